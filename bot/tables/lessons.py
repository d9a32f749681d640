"""Lessons: one person practises against computer players, in their own place, with a hint at each step.

They have a log, a lock and computer players and survive restarts like other tables. But nothing is posted, nobody is
pinged, there is no turn clock and no result is stored.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

from bot.tables.entries import CloseReason, Level
from bot.tables.participants import Company, Guest, Location
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.table import Table

SEATS: Final = 4


def channel_of(user: int) -> int:
    """The channel id of a user's lesson, of which there is one at a time. Negative, so it never equals a Discord id."""
    return -user


class LessonTables:
    """Opens and closes lessons, at most one per user."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._registry = tables.registry
        self._beginning = asyncio.Lock()

    def table_of(self, user: int) -> Table | None:
        """The user's open lesson, if any."""
        return self._registry.in_channel(channel_of(user))

    async def begin(
        self, *, user: int, name: str, setup: TableSetup, locale: str, suited: Callable[[int], int]
    ) -> Table:
        """Open a lesson and start its match. Closes the user's previous one, even if its log cannot be read.

        `suited`: the first seed from a given one on whose deal suits the lesson. The turn time only matters when the
        user later opens a normal table with this setup.
        """
        seed = await asyncio.to_thread(suited, self._tables.play.new_seed())
        async with self._beginning:
            before = self.table_of(user)
            if before is not None:
                await self._close(before.id)
            unread = self._registry.unread.in_channel(channel_of(user))
            if unread is not None:
                await self._registry.unread.give_up(unread)
            company = Company(Guest(user, name), computers=(Level.NORMAL,) * (SEATS - 1))
            where = Location(channel=channel_of(user))
            return await self._tables.open(company, where, setup, locale=locale, seed=seed, start=True)

    async def stop(self, table_id: int, user: int) -> None:
        """Close the user's lesson; does nothing if it is already closed. TableError: NOT_SEATED."""
        table = self._registry.get(table_id)
        if table is None:
            return
        if table.lesson is None or table.host != user:
            raise TableError(RefusalReason.NOT_SEATED)
        await self._close(table_id)

    async def _close(self, table_id: int) -> None:
        with contextlib.suppress(TableError):
            await self._registry.change(table_id, lambda table: self._registry.end(table, CloseReason.CANCELLED))
