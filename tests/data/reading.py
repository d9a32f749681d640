"""What a store has of the open tables."""

from dataclasses import dataclass

from data.rows import LogEntry, TableRow
from data.store import Store


@dataclass(frozen=True, slots=True)
class TableLog:
    """A table with all entries of its log."""

    table: TableRow
    entries: tuple[LogEntry, ...]


async def all_open(store: Store) -> list[TableLog]:
    """Every open table with its log, oldest first."""
    ids = sorted(each.id for each in await store.tables.index() if each.is_open)
    found = [await store.tables.find(table) for table in ids]
    return [TableLog(row, await store.tables.entries_of(row.id)) for row in found if row is not None]
