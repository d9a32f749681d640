"""The deals of days: which candidate the first process to ask has chosen, and the secrets from which they follow."""

import asyncio

from bot.tables.fair_state import DayDeal
from data.dailies import Dailies
from data.rows import Day
from engine.daily.days import preset_on
from engine.daily.dealing import chosen, secret_of
from engine.fair import Fair, commitment_to


class DayDeals:
    """Finds the deals of days, and chooses them where nobody has."""

    def __init__(self, stored: Dailies) -> None:
        self._stored = stored
        self._known: dict[int, DayDeal] = {}
        self._choosing = asyncio.Lock()

    async def of(self, number: int) -> DayDeal:
        """The deal of a day. Where it has to be chosen, that takes a thread for up to some seconds."""
        async with self._choosing:
            found = self._known.get(number)
            if found is None:
                found = self._known[number] = await self._find(number)
        return found

    async def commitment(self, number: int) -> str:
        """The commitment to a day's secret, which may be shown before the day begins."""
        return commitment_to((await self.of(number)).secret)

    async def _find(self, number: int) -> DayDeal:
        secret = secret_of(await self._stored.secret(), number)
        day = await self._stored.find(number)
        if day is None:
            day = await self._stored.choose(_row(number, await asyncio.to_thread(chosen, secret, number)))
        return DayDeal(number, day.candidate, secret)


def _row(number: int, fair: Fair) -> Day:
    assert fair.day is not None
    return Day(number, preset_on(number).id, fair.day.candidate, fair.commitment)
