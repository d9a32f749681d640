"""Keep the database small: archive the logs of finished matches, forget other tables, give free space back.

All of it is done in short slices, so that what people wait for is written in between. A slice is a transaction of its
own: the work can be stopped after any, and goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import wraps
from typing import Final

from sqlalchemy import Text, and_, cast, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data import archived, tables
from data.aggregate import A, Aggregate, Method, P, Query, T, counts
from data.outside import stopwatch
from data.rows import LogEntry
from data.schema import archived_logs, challenge_games, daily_tries, entries, results, reviews, table_users
from data.schema import tables as all_tables

CALLED: Final = "called"
"""The key of the users who were pinged to play a match again. It stays in the cache when the log is archived."""


class Fate(Enum):
    """The end of a table, other than its log being archived."""

    FORGET = auto()
    LEAVE = auto()


Judge = Callable[[Sequence[LogEntry]], Sequence[LogEntry] | Fate]
"""From a closed table's log: the log as it is archived, or what else becomes of the table."""


@dataclass(slots=True)
class Tidied:
    """Counts of a run. `characters`: of the entries that were archived; `bytes`: of what they became."""

    archived: int = 0
    forgotten: int = 0
    characters: int = 0
    bytes: int = 0

    def add(self, other: Tidied) -> None:
        self.archived += other.archived
        self.forgotten += other.forgotten
        self.characters += other.characters
        self.bytes += other.bytes


@dataclass(frozen=True, slots=True)
class _Packed:
    """A log to be archived: as it was read, its blob, and the characters of the entries in that."""

    read: Sequence[LogEntry]
    blob: bytes
    characters: int


def timed(query: Query[A, P, T]) -> Method[A, P, tuple[T, float]]:
    """Make a method of a query that the writer runs; it also returns for how many seconds the writer was held."""

    @wraps(query)
    async def method(self: A, *given: P.args, **named: P.kwargs) -> tuple[T, float]:
        begun = 0.0

        async def work(connection: AsyncConnection) -> T:
            nonlocal begun
            begun = stopwatch()
            return await query(self, connection, *given, **named)

        outcome = await self.connections.writer.run(work)
        return outcome, stopwatch() - begun

    return method


class Slices(Aggregate):
    """Slices of the work, and what is left to be done."""

    @counts
    async def untidied(
        self, connection: AsyncConnection, *, closed_by_ms: int, after: int = 0, limit: int
    ) -> list[int]:
        """The first ids above `after` of the tables that were closed by then and whose logs are not archived."""
        query = (
            select(entries.c.table_id)
            .join(all_tables, all_tables.c.id == entries.c.table_id)
            .where(entries.c.n == 0, entries.c.table_id > after, all_tables.c.closed_at_ms <= closed_by_ms)
            .order_by(entries.c.table_id)
            .limit(limit)
        )
        return list((await connection.scalars(query)).all())

    @counts
    async def uncounted(
        self, connection: AsyncConnection, *, closed_by_ms: int, after: int = 0, limit: int
    ) -> list[int]:
        """The first ids above `after` of the private tables that were closed by then and have no result: tries at days,
        cards that were played again, matches with hints, and what belongs to nobody any more.
        """
        # No channel of Discord has a negative id.
        is_private = and_(all_tables.c.guild_id.is_(None), all_tables.c.channel_id < 0)
        has_results = exists().where(results.c.table_id == all_tables.c.id)
        query = (
            select(all_tables.c.id)
            .where(is_private, all_tables.c.closed_at_ms <= closed_by_ms, all_tables.c.id > after, ~has_results)
            .order_by(all_tables.c.id)
            .limit(limit)
        )
        return list((await connection.scalars(query)).all())

    async def tidy(self, table_ids: Sequence[int], judge: Judge) -> tuple[Tidied, float]:
        """Archive or forget these tables, as `judge` says; also for how many seconds the writer was held. A table with
        results is never forgotten.

        Reads and writes the tables together, as each statement takes time. People's moves wait for the writer, so all
        is read, judged and packed before it is held.
        """
        packed, forgotten = dict[int, _Packed](), list[int]()
        for table_id, log in (await self._logs(table_ids)).items():
            match _packed(log, judge):
                case Fate.LEAVE:
                    pass
                case Fate.FORGET:
                    forgotten.append(table_id)
                case each:
                    packed[table_id] = each
        return await self._write(packed, forgotten, judge) if packed or forgotten else (Tidied(), 0.0)

    @counts
    async def _logs(self, connection: AsyncConnection, table_ids: Sequence[int]) -> dict[int, list[LogEntry]]:
        return await tables.unarchived(connection, table_ids)

    @timed
    async def _write(
        self, connection: AsyncConnection, packed: Mapping[int, _Packed], forgotten: Sequence[int], judge: Judge
    ) -> Tidied:
        done, taken = Tidied(), dict[int, _Packed]()
        if packed:
            for table_id, log in (await tables.take_unarchived(connection, [*packed])).items():
                each = packed[table_id]
                if each.read != log:  # Names or ids of people have been replaced since.
                    again = _packed(log, judge)
                    if isinstance(again, Fate):
                        raise ValueError(f"the log of table {table_id} is no longer one to be archived")
                    each = again
                taken[table_id] = each
        if taken:
            await connection.execute(
                insert(archived_logs), [{"table_id": table_id, "log": each.blob} for table_id, each in taken.items()]
            )
            # The messages of these tables are not edited any more.
            await _empty_caches(connection, [*taken])
        done.archived, done.bytes = len(taken), sum(len(each.blob) for each in taken.values())
        done.characters = sum(each.characters for each in taken.values())
        done.forgotten = await _forget(connection, forgotten) if forgotten else 0
        return done

    @timed
    async def forget(self, connection: AsyncConnection, table_ids: Sequence[int]) -> int:
        """Forget those of these tables that have no results, whatever their logs say. Returns how many."""
        return await _forget(connection, table_ids)

    @timed
    async def give_back(self, connection: AsyncConnection, *, seconds: float) -> bool:
        """Give free space of an SQLite file back for about so many seconds; whether there is more to give back.

        Files that earlier releases made do not shrink, but use the space again; a backup of one shrinks. PostgreSQL
        does all that by itself.
        """
        if connection.dialect.name != "sqlite" or not await _number(connection, "auto_vacuum"):
            return False
        until = stopwatch() + seconds
        for left in range(await _number(connection, "freelist_count"), 0, -1):
            # The driver ends the statement after its first step, which gives one page back.
            await connection.exec_driver_sql("PRAGMA incremental_vacuum(1)")
            if stopwatch() > until:
                return left > 1
        return False


def _packed(log: Sequence[LogEntry], judge: Judge) -> _Packed | Fate:
    """A log as it is to be archived, or what else becomes of the table."""
    judged = judge(log)
    if isinstance(judged, Fate):
        return judged
    return _Packed(log, archived.encode(judged), sum(len(entry.body) for entry in judged))


async def _empty_caches(connection: AsyncConnection, ids: Sequence[int]) -> None:
    """Empty the caches of these tables, but for what lasts."""
    has_called = cast(all_tables.c.cache, Text).like(f'%"{CALLED}"%')
    here = all_tables.c.id.in_(ids)
    emptied = await connection.execute(update(all_tables).where(here, ~has_called).values(cache={}))
    if emptied.rowcount == len(ids):
        return  # As usual: a statement less, while people's moves wait.
    query = select(all_tables.c.id, all_tables.c.cache).where(here, has_called)
    for table_id, cache in (await connection.execute(query)).all():
        lasting = {CALLED: cache[CALLED]} if CALLED in cache else {}
        await connection.execute(update(all_tables).where(all_tables.c.id == table_id).values(cache=lasting))


async def _forget(connection: AsyncConnection, table_ids: Sequence[int]) -> int:
    """Delete those of these tables that have no results, and all of them. Returns how many."""
    played = set((await connection.scalars(select(results.c.table_id).where(results.c.table_id.in_(table_ids)))).all())
    ids = [table_id for table_id in table_ids if table_id not in played]
    for tries in (daily_tries, challenge_games):
        await connection.execute(update(tries).where(tries.c.table_id.in_(ids)).values(table_id=None))
    for table in (reviews, table_users, entries, archived_logs):
        await connection.execute(delete(table).where(table.c.table_id.in_(ids)))
    await connection.execute(delete(all_tables).where(all_tables.c.id.in_(ids)))
    return len(ids)


async def _number(connection: AsyncConnection, pragma: str) -> int:
    return int((await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar_one())
