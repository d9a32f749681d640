"""The daily deal by the clock: choose the next deal, announce the day in servers, remind people.

One process does it for all. All of it is noted in the database before it is seen, so that another process goes on.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from bot.platform.serving import packed
from bot.platform.thinking import Thinkers
from bot.platform.worker import Work
from bot.storage.dailies import Choosing
from bot.tables.day_choice import candidate_of
from data.connect import is_storage_trouble, told
from data.errors import StoreGone
from engine.daily.days import HOUR_MS, hour_at

log = logging.getLogger(__name__)

DELAY_SECONDS: Final = 5.0
"""After the start, as the tables of an earlier process come first."""
RETRY_SECONDS: Final = 60.0
LATE_HOURS: Final = 3
"""So many hours after its own, and on the same day, what was missed is not sent any more."""

DailyWork = Callable[[], Awaitable[None]]


class DailyClock:
    """Does its works one after the other, soon after the start and at each full hour, until it is cancelled."""

    def __init__(self, works: Sequence[DailyWork], *, now: Callable[[], int]) -> None:
        self._works = works
        self._now = now

    async def run(self) -> None:
        """One that fails is logged, and all are done again in a minute. Ends once the store is gone."""
        await asyncio.sleep(DELAY_SECONDS)
        with suppress(StoreGone):
            while True:
                done = [await self._done(work) for work in self._works]
                await asyncio.sleep(self.seconds_until_hour() if all(done) else RETRY_SECONDS)

    def seconds_until_hour(self) -> float:
        """Seconds until the next full hour."""
        return (HOUR_MS - self._now() % HOUR_MS) / 1000

    async def _done(self, work: DailyWork) -> bool:
        try:
            await work()
        except StoreGone:
            raise
        except Exception as error:
            if is_storage_trouble(error):
                log.warning("The daily deal waits for the database: %s", told(error))
            else:
                log.exception("The daily deal could not be looked after")
            return False
        return True


def is_due(hour: int, now_ms: int) -> bool:
    """Whether something at this hour of each day, in UTC, is to be done now."""
    return 0 <= hour_at(now_ms) - hour < LATE_HOURS


def chosen_by(thinkers: Thinkers) -> Choosing:
    """Chooses the deals of days in a process that thinks, when no player has to."""

    async def choosing(secret: bytes, day: int) -> bytes | None:
        return await thinkers.spare(Work(candidate_of, packed(secret, day)))

    return choosing
