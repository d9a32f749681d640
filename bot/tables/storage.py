"""What tables need of a store: their logs, and the results of finished matches."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.tables.entries import Entry
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class StoredTable:
    """An open table as the store holds it; `log`: (time, entry as JSON) in order."""

    id: int
    guild: int
    channel: int
    log: list[tuple[int, str]]


class TableStorage(Protocol):
    """Each method returns when what it was given is committed."""

    async def open(self, *, guild: int, channel: int, at: int, log: Sequence[Entry]) -> int | None:
        """A new table whose log begins with these entries; its id. None: the channel has an open one."""
        ...

    async def append(self, table_id: int, version: int, at: int, entry: Entry) -> None:
        """Add an entry to a log that has `version` entries."""
        ...

    async def log(self, table_id: int) -> list[tuple[int, str]]:
        """The table's log: (time, entry as JSON) in order."""
        ...

    async def close(self, table_id: int, version: int, at: int, entry: Entry, played: Table | None) -> None:
        """The last entry; with `played`, the results and ratings of its match in the same transaction."""
        ...

    async def open_tables(self) -> list[StoredTable]:
        """Every table that is not closed."""
        ...

    async def last_beat(self) -> int | None:
        """When the process that last used the store was alive; milliseconds since 1970."""
        ...
