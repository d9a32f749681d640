"""The storage interface that tables use: logs, and results of finished matches."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.tables.table import Table
from data.rows import NewGame, NewTry, home_of


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table in the store, without its log. `host`: who opened it. `due`: about when its clock runs out, in
    milliseconds since 1970."""

    id: int
    guild: int
    channel: int
    host: int
    due: int
    is_open: bool = True
    owner: int = 0
    """As in `Table`."""

    @property
    def home(self) -> int:
        """The server, user or channel by whom its shard is found."""
        return home_of(self.guild, self.owner, self.channel)


class TableStorage(Protocol):
    """Entries are JSON (`bot.tables.entries.dump`). Every writing method returns after its data is committed."""

    async def open(
        self,
        *,
        guild: int,
        channel: int | None,
        owner: int = 0,
        at: int,
        log: Callable[[int], Sequence[str]],
        as_try: NewTry | NewGame | None = None,
    ) -> int | None:
        """Create a table with the first entries that `log` makes for its id; returns the id, or None if the channel
        already has an open table. `log` may be called more than once: the last call counts. `channel`: None for a
        table in no channel, whose id below zero stands for it. `owner`: whose own place it is in; 0: nobody's.
        `as_try`: the try that begins with it. Raises `data.errors.TriedAlready` and `ChallengeOver`.
        """
        ...

    async def move(self, table_id: int, n: int, *, guild: int, channel: int, at_ms: int, body: str) -> bool:
        """Append an entry to a log that has `n` entries, and move the table to this channel; False if the channel
        already has an open table.
        """
        ...

    async def append(self, table_id: int, n: int, *, at_ms: int, body: str) -> None:
        """Append an entry to a log that has `n` entries."""
        ...

    async def append_all(self, rows: Sequence[tuple[int, int, int, str]]) -> None:
        """Append an entry to each of several logs, all or none: (table, its number of entries, time, entry)."""
        ...

    async def log(self, table_id: int) -> list[tuple[int, str]]:
        """The table's log: (time, entry), in order."""
        ...

    async def close_table(self, table_id: int, version: int, at: int, log: Sequence[str], played: Table | None) -> None:
        """Append the last entries; with `played`, write the match's results and ratings, or the score of a try at a
        day, in the same transaction.
        """
        ...

    async def end_shown(self, table_id: int) -> None:
        """Note of a closed table that no message has to show its end any more."""
        ...

    async def index(self, *, only: int | None = None) -> list[ListedTable]:
        """All open tables, and the closed ones that messages may still show as open. `only`: at most this one."""
        ...

    async def logs(self, table_ids: Sequence[int]) -> Mapping[int, list[tuple[int, str]]]:
        """The logs of these tables."""
        ...

    async def last_beat(self) -> int | None:
        """When a process last used the store; milliseconds since 1970."""
        ...
