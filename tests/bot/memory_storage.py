"""A table storage in memory, which can be slow, fail, or be shared with another process's tables."""

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bot.tables.storage import ListedTable
from bot.tables.table import Table
from data.errors import TriedAlready
from data.rows import NewGame, NewTry


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table with its log: (time, entry as JSON), in order."""

    id: int
    guild: int
    channel: int
    log: list[tuple[int, str]]
    owner: int = 0


@dataclass
class MemoryStorage:
    """A table storage in memory. Every commit waits until `gate` is set; `broken` makes it fail.

    `closes_nothing`: closing a table fails. `lost_answers`: commits succeed, but the caller gets an error.
    """

    kept: dict[int, StoredTable] = field(default_factory=dict)
    closed: dict[int, Table | None] = field(default_factory=dict)
    ended: list[int] = field(default_factory=list)
    """The tables of which nothing is left to be shown, in order."""
    beat: int | None = None
    gate: asyncio.Event = field(default_factory=asyncio.Event)
    broken: bool = False
    closes_nothing: bool = False
    lost_answers: bool = False
    appended: list[int] = field(default_factory=list)
    """How many entries each commit to several logs had."""
    read: list[tuple[int, ...]] = field(default_factory=list)
    """Whose logs were read together."""
    tries: dict[tuple[int, ...], NewTry | NewGame] = field(default_factory=dict)
    """By user and day, or deal of a challenge."""

    def __post_init__(self) -> None:
        self.gate.set()

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
        await self._commit()
        if as_try is not None and (tried := self.tries.setdefault(_number_of(as_try), as_try)) is not as_try:
            raise TriedAlready(_number_of(tried)[1], None)
        if self._has_table(channel):
            return None
        table_id = len(self.kept) + 1
        there = -table_id if channel is None else channel
        self.kept[table_id] = StoredTable(table_id, guild, there, [(at, entry) for entry in log(table_id)], owner)
        self._lose_answer()
        return table_id

    async def move(self, table_id: int, n: int, *, guild: int, channel: int, at_ms: int, body: str) -> bool:
        await self._commit()
        if self._has_table(channel):
            return False
        await self._append(table_id, n, at_ms, body)
        self.kept[table_id] = StoredTable(table_id, guild, channel, self.kept[table_id].log)
        self._lose_answer()
        return True

    def _has_table(self, channel: int | None) -> bool:
        return any(stored.channel == channel for stored in self.kept.values() if stored.id not in self.closed)

    async def append(self, table_id: int, n: int, *, at_ms: int, body: str) -> None:
        await self._append(table_id, n, at_ms, body)
        self._lose_answer()

    async def append_all(self, rows: Sequence[tuple[int, int, int, str]]) -> None:
        await self._commit()
        self.appended.append(len(rows))
        for table_id, n, at_ms, body in rows:
            assert n == len(self.kept[table_id].log), "an entry is doubled or missing"
            self.kept[table_id].log.append((at_ms, body))
        self._lose_answer()

    async def log(self, table_id: int) -> list[tuple[int, str]]:
        return self.kept[table_id].log

    async def close_table(self, table_id: int, version: int, at: int, log: Sequence[str], played: Table | None) -> None:
        if self.closes_nothing:
            raise OSError("the disk is full")
        await self._append(table_id, version, at, *log)
        self.closed[table_id] = played
        self._lose_answer()

    async def end_shown(self, table_id: int) -> None:
        self.ended.append(table_id)

    async def index(self, *, only: int | None = None) -> list[ListedTable]:
        return [
            ListedTable(
                each.id,
                each.guild,
                each.channel,
                json.loads(each.log[0][1])["host"],
                each.log[-1][0],
                owner=each.owner,
            )
            for each in self.kept.values()
            if each.id not in self.closed and only in (None, each.id)
        ]

    async def logs(self, table_ids: Sequence[int]) -> dict[int, list[tuple[int, str]]]:
        self.read.append(tuple(table_ids))
        return {table_id: list(self.kept[table_id].log) for table_id in table_ids}

    async def last_beat(self) -> int | None:
        return self.beat

    async def _append(self, table_id: int, version: int, at: int, *bodies: str) -> None:
        await self._commit()
        log = self.kept[table_id].log
        assert version == len(log), "an entry is doubled or missing"
        log += [(at, body) for body in bodies]

    def _lose_answer(self) -> None:
        if self.lost_answers:
            raise ConnectionError("the connection was lost")

    async def _commit(self) -> None:
        await self.gate.wait()
        await asyncio.sleep(0)
        if self.broken:
            raise OSError("the disk is full")


def _number_of(begun: NewTry | NewGame) -> tuple[int, ...]:
    if isinstance(begun, NewTry):
        return begun.user_id, begun.day
    return begun.user_id, begun.deal, begun.challenge
