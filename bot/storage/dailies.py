"""The deals of days: which candidate the first process to ask has chosen, and the secrets from which they follow."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot.tables.day_choice import candidate_of
from bot.tables.fair_state import DayDeal
from data.dailies import Dailies
from data.rows import Day
from engine.daily.days import preset_on
from engine.daily.dealing import secret_of
from engine.fair import commitment_to

Choosing = Callable[[bytes, int], Awaitable[bytes | None]]
"""Chooses the deal of a day from its secret, as `candidate_of`, away from the event loop. None: it could not."""
_REMEMBERED: Final = 64
"""The deals in memory: more are asked for only by who looks through the archive."""


async def _nobody(secret: bytes, number: int) -> None:
    pass


class DayDeals:
    """Finds the deals of days, and chooses them where nobody has.

    `choosing`: where that is done; in a thread, where it is not done there.
    """

    def __init__(self, stored: Dailies, *, choosing: Choosing = _nobody) -> None:
        self._stored = stored
        self._elsewhere = choosing
        self._known: dict[int, DayDeal] = {}
        self._choosing = asyncio.Lock()

    async def of(self, number: int) -> DayDeal:
        """The deal of a day, which is written before it is returned."""
        found = self._known.get(number)
        if found is not None:
            return found
        async with self._choosing:
            found = self._known.get(number) or await self._find(number)
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        self._known[number] = found
        return found

    async def choose_ahead(self, today: int) -> None:
        """Choose the deals of a day and of the next, so that both are there before they are asked for."""
        for number in (today, today + 1):
            await self.of(number)

    async def commitment(self, number: int) -> str:
        """The commitment to a day's secret, which may be shown before the day begins."""
        return commitment_to((await self.of(number)).secret)

    async def _find(self, number: int) -> DayDeal:
        secret = secret_of(await self._stored.secret(), number)
        day = await self._stored.find(number)
        if day is None:
            chosen = await self._elsewhere(secret, number) or await asyncio.to_thread(candidate_of, secret, number)
            row = Day(number, preset_on(number).id, int(chosen), commitment_to(secret))
            day = await self._stored.choose(row)
        return DayDeal(number, day.candidate, secret)
