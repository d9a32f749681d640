"""Saves the notes about tables in the background, batched over tables."""

import asyncio
import logging
from collections.abc import Collection
from typing import Final

from bot.platform.gate import Gate
from bot.platform.throttle import Throttle
from bot.storage.remembered import Remembered
from data.errors import StoreGone

log = logging.getLogger(__name__)

PACE: Final = 2.0
"""Seconds between two rounds. A crash loses the notes of this long."""
GATHER: Final = 0.25
"""Seconds from the first change to its round."""
_TOGETHER: Final = 32
"""Tables given to the store at a time; it commits them together."""


class Noting:
    """Saves the notes of changed tables, each at most once per round."""

    def __init__(
        self, remembered: Remembered, *, pace: float = PACE, gather: float = GATHER, gate: Gate | None = None
    ) -> None:
        """`gate`: each round waits for the answers in it."""
        self.remembered = remembered
        self._unsaved: dict[int, None] = {}
        self._throttle = Throttle(self._save, pace=pace, delay=gather, gate=gate)

    def __len__(self) -> int:
        """How many tables' notes are to be saved."""
        return len(self._unsaved)

    def soon(self, table_id: int) -> None:
        """Schedule saving this table's notes."""
        self._unsaved[table_id] = None
        self._throttle.touch()

    async def now(self, table_id: int) -> None:
        """Save this table's notes. If that fails, play goes on."""
        try:
            await self.remembered.save(table_id)
        except Exception as error:
            log.warning("The notes of table %s could not be saved: %r", table_id, error)

    async def release_tables(self, tables: Collection[int]) -> None:
        """Save the notes of these tables and forget them: another process plays the tables from now on."""
        while self._unsaved.keys() & tables:
            await self._save()
        for number in tables:
            self.remembered.forget(number)

    async def finish_saving(self) -> None:
        """Save everything that is unsaved, and stop."""
        await self._throttle.stop()
        await self._save()

    async def _save(self) -> bool:
        tables, self._unsaved = list(self._unsaved), {}
        for first in range(0, len(tables), _TOGETHER):
            some = tables[first : first + _TOGETHER]
            outcomes = await asyncio.gather(*map(self.remembered.save, some), return_exceptions=True)
            for table_id, outcome in zip(some, outcomes, strict=True):
                # The store reports its loss to its owner, once.
                if isinstance(outcome, Exception) and not isinstance(outcome, StoreGone):
                    log.warning("The notes of table %s could not be saved: %r", table_id, outcome)
        return bool(tables)
