"""People who try again when nobody answers, as a bot has died, or requests and connections fail."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Final, Self, cast

from tests.e2e.chaos import Chaos, Crew, Ledger, Moment
from tests.e2e.people import Person

SLOW: Final = 8.0
"""Seconds after which a press counts as not answered."""


@dataclass
class Pace:
    """In place of `Chaos` for one crew: `epoch` changes when a press had no answer, or the crew should look again."""

    ledger: Ledger
    chance: Random
    pauses: tuple[float, float]
    """Between a person's presses, in seconds."""
    slow: float = SLOW
    """As `SLOW`."""
    is_over: bool = False
    epoch: int = 0

    def at(self, moment: Moment) -> None:
        """A bot may be killed, and anything may fail, at any moment."""

    async def fair(self) -> int:
        await asyncio.sleep(self.chance.uniform(*self.pauses))
        return self.epoch


@dataclass
class PatientCrew(Crew):
    """A crew that tries again when nobody answers."""

    @classmethod
    def of(cls, pace: Pace, channel: str, who: Person) -> Self:
        """Somebody who plays with two computer players."""
        return cls(cast(Chaos, pace), pace.ledger, channel, [who], 2, pace.chance)

    @property
    def pace(self) -> Pace:
        return cast(Pace, self.chaos)

    async def _answer(self, who: Person, interaction: str, epoch: int) -> bool:
        def told() -> bool:
            return who.is_answered(interaction) or "interaction_failed" in who.answers.get(interaction, {})

        with suppress(AssertionError):
            await who.until(lambda: told() or self.pace.epoch != epoch, "an answer", patience=self.pace.slow)
        is_done = who.is_answered(interaction)
        self.pace.epoch += not is_done and self.pace.epoch == epoch
        return is_done
