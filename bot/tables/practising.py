"""Practice tables: one person among computer players, in no channel, for nobody else to see.

They are tables like others, with a log, a lock and computer players, and outlive the process as others do. But nothing
is posted, nobody is called, no turn has a clock, and no result is kept.
"""

import asyncio
import contextlib
from typing import Any, Final

from bot.tables.entries import CloseReason
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.table import Table

SEATS: Final = 4
NOWHERE: Final = 0
"""The server of practice tables."""


def channel_of(user: int) -> int:
    """In place of a channel, which holds one open table: no id of Discord's is negative."""
    return -user


class PracticeTables:
    """Begins and stops practice tables. A person has one at a time."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._registry = tables.registry
        self._beginning = asyncio.Lock()

    def table_of(self, user: int) -> Table | None:
        """The practice table that this person has open."""
        return self._registry.in_channel(channel_of(user))

    async def begin(
        self, *, user: int, name: str, game: str, preset: str, options: dict[str, Any], locale: str, turn_seconds: int
    ) -> Table:
        """A table at once in play. One that the person had open is closed, also one that cannot be read.

        `turn_seconds` is for the table that may be opened after this one: practice has no turn clock. TableError:
        GAME_UNKNOWN.
        """
        async with self._beginning:
            before = self.table_of(user)
            if before is not None:
                await self._close(before.id)
            unread = self._registry.unread.in_channel(channel_of(user))
            if unread is not None:
                await self._registry.unread.give_up(unread)
            return await self._tables.open(
                guild=NOWHERE,
                channel=channel_of(user),
                user=user,
                name=name,
                game=game,
                preset=preset,
                options=options,
                locale=locale,
                turn_seconds=turn_seconds,
                practice=True,
                computers=SEATS - 1,
                start=True,
            )

    async def stop(self, table_id: int, user: int) -> None:
        """Close the person's practice table; nothing where it is closed. TableError: NOT_SEATED."""
        table = self._registry.get(table_id)
        if table is None:
            return
        if not table.practice or table.host != user:
            raise TableError(RefusalReason.NOT_SEATED)
        await self._close(table_id)

    async def _close(self, table_id: int) -> None:
        with contextlib.suppress(TableError):
            await self._registry.change(table_id, lambda table: self._registry.end(table, CloseReason.CANCELLED))
