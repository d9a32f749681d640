"""A playground with the bot in it, for the tests of a file."""

import sys
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.e2e.people import Person, person
from tests.e2e.processes import Bot, Playground

PATIENT = (sys.executable, "-m", "tests.e2e.patient_playground")
KNOWN = (sys.executable, "-m", "tests.e2e.known_bot", "run")
UNHURRIED = {"SEVENS_TURN_SECONDS": "3600"}
"""No turn ends because a test takes its time."""


@dataclass
class Scene:
    """What a file's tests share."""

    playground: Playground
    bot: Bot

    def guild(self, language: str = "en") -> dict[str, Any]:
        """A server whose language begins so."""
        guilds = self.playground.get("/world")["guilds"]
        return next(guild for guild in guilds if guild["preferred_locale"].startswith(language))

    def channel(self, language: str = "en") -> str:
        """A text channel of such a server."""
        return next(each["id"] for each in self.guild(language)["channels"] if each["type"] == 0)

    def later(self, seconds: float) -> None:
        """So much time passes for all: at the playground for good, and then at the bot's tables."""
        self.playground.post("/world/clock", {"ahead": seconds})
        self.bot.later(seconds)

    def plies(self, channel: str) -> int:
        """How many moves have been made at the channel's table."""
        return len(self.bot.table(channel).history)

    def computers_move(self, channel: str, who: Person, *, pause: float) -> None:
        """Let the computers, who take so many seconds for a move, play until it is this person's turn."""
        while (table := self.bot.table(channel)).seat_of(int(who.id)) not in table.to_act():
            self.bot.later(pause)
            assert self.plies(channel) == len(table.history) + 1, "one move each time"

    @asynccontextmanager
    async def manager(self, language: str = "en") -> AsyncIterator[Person]:
        """Somebody who may manage such a server."""
        async with person(self.playground.url, "Manager", known=self.guild(language)["owner_id"]) as owner:
            yield owner


@contextmanager
def staged(
    folder: Path,
    settings: Mapping[str, str] | None = None,
    *,
    kind: type[Bot] = Bot,
    command: Sequence[str] = KNOWN,
    validated: bool = True,
    rate_limits: bool = False,
) -> Iterator[Scene]:
    """A playground, and a bot that is yet to be started. In the end it must stop well and its log tell of no fault.

    `validated`: every request is held against Discord's own description of its API. `rate_limits`: Discord's are kept.
    """
    playground = Playground.start(folder, validated=validated, command=PATIENT, rate_limits=rate_limits)
    bot = kind(playground, folder, UNHURRIED | dict(settings or {}), command)
    try:
        yield Scene(playground, bot)
        assert bot.stop() == 0, bot.log
        assert "Traceback" not in bot.log, bot.log
    finally:
        bot.close()
        playground.stop()
