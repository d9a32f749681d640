"""Restoring tables after a restart: their logs are replayed, and their clocks get credit for the time down."""

import asyncio
from typing import Final

from bot.tables import entries
from bot.tables.registry import TableRegistry
from bot.tables.table import Table, fold
from bot.tables.table_times import full_ms

RESUME_SECONDS: Final = 15
"""After a restart every clock has at least this long left."""


async def restore(registry: TableRegistry) -> list[Table]:
    """Hold every table that was open when the process before ended. No clock runs until `TurnClock.start`.

    Returns all that can be read, also those whose match was over and which are closed now; a log that cannot be read
    is left as it is. Listeners are not told of the entries written here: the caller shows the tables it gets.
    """
    tables: list[Table] = []
    alive_at = await registry.storage.last_beat()
    for stored in await registry.storage.open_tables():
        table = Table(stored.id, stored.guild, stored.channel)
        try:
            fold(table, stored.log)
        except Exception as error:
            registry.unread.add(stored, table.version, error)
            continue
        registry.add(table)
        tables.append(table)
    # All at once: the store commits together what comes together.
    await asyncio.gather(*(_resume(registry, table, alive_at) for table in tables))
    return tables


async def _resume(registry: TableRegistry, table: Table, alive_at: int | None) -> None:
    await registry.end_if_over(table, quietly=True)
    if table.deadline is not None and alive_at is not None:
        # The time of day may have been set meanwhile: nobody gets more than a whole turn.
        left = min(table.deadline - max(alive_at, table.last_at), full_ms(table))
        deadline = registry.now() + max(left, RESUME_SECONDS * 1000)
        await registry.write(table, entries.Resumed(deadline=deadline), quietly=True)
