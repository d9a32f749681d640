"""Restores tables after a restart: replays their logs and credits their clocks for the downtime."""

import asyncio
from typing import Final

from bot.tables import entries
from bot.tables.entries import CloseReason
from bot.tables.registry import TableRegistry
from bot.tables.table import Stage, Table, fold
from bot.tables.table_times import full_ms

RESUME_SECONDS: Final = 15
"""Every clock has at least this long left after a restart."""


async def restore(registry: TableRegistry) -> list[Table]:
    """Load every table that was open when the previous process ended. No clock runs until `TurnClock.start`.

    Returns all readable tables, including finished ones that are closed here; unreadable logs stay untouched. Entries
    written here are not emitted to listeners: the caller shows the returned tables.
    """
    tables: list[Table] = []
    alive_at = await registry.storage.last_beat()
    for stored in await registry.storage.open_tables():
        table = registry.new_table(stored.id, stored.guild, stored.channel)
        try:
            fold(table, stored.log)
        except Exception as error:
            registry.unread.add(stored, table.version, error)
            continue
        registry.add(table)
        tables.append(table)
    # Concurrently: the store groups simultaneous commits.
    await asyncio.gather(*(_resume(registry, table, alive_at) for table in tables))
    return tables


async def _resume(registry: TableRegistry, table: Table, alive_at: int | None) -> None:
    await registry.end_if_over(table, quietly=True)
    if table.stage is not Stage.OVER and not table.people():
        # An earlier release closed a table only after it had committed that its last person left.
        await registry.end(table, CloseReason.DESERTED, quietly=True)
    if table.deadline is not None and alive_at is not None:
        # The system clock may have been set meanwhile: never give more than the full time.
        left = min(table.deadline - max(alive_at, table.last_at), full_ms(table))
        deadline = registry.now() + max(left, RESUME_SECONDS * 1000)
        await registry.write(table, entries.Resumed(deadline=deadline), quietly=True)
