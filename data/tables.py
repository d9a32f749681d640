"""Tables and their logs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

import orjson
from sqlalchemy import Row, delete, func, insert, select, union_all, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from data import archived, challenges, dailies
from data.aggregate import Aggregate, Connections, reads, writes
from data.errors import ChannelBusy, Conflict, NoSuchTable, TableClosed
from data.outside import chance, now_ms
from data.results import record
from data.rows import (
    Finish,
    FinishedTry,
    Indexed,
    LogEntry,
    NewGame,
    NewTry,
    Result,
    TableRow,
    Values,
    home_of,
)
from data.schema import archived_logs, entries, table_users, tables

_EPOCH_MS: Final = 1_767_225_600_000
"""2026 begins."""
_IS_OPEN = tables.c.closed_at_ms.is_(None)
USER_FIELDS: Final = ("user", "host")
"""The fields of entries that hold a user's id."""
_USER: Final = re.compile(rf'"(?:{"|".join(USER_FIELDS)})":(\d+)')
"""A user's id in an entry. A quote within a name is written \\", so this is found in no name."""


class Tables(Aggregate):
    """The tables of the store, open and closed."""

    def __init__(self, connections: Connections) -> None:
        super().__init__(connections)
        self.append, self.append_all = connections.writer.append, connections.writer.append_all

    @writes
    async def open(
        self,
        connection: AsyncConnection,
        *,
        guild_id: int | None,
        channel_id: int | None,
        at_ms: int,
        bodies: Sequence[str] | Callable[[int], Sequence[str]],
        user_id: int | None = None,
        as_try: NewTry | NewGame | None = None,
        wanted_id: Callable[[], int] | None = None,
    ) -> TableRow:
        """Create a table with the first entries `bodies`, and the try that is played there, in one transaction. Raises
        ChannelBusy; TriedAlready if that try has begun before; ChallengeOver.

        `channel_id`: None for a table in no channel; its id below zero is stored, which no channel has. `user_id`:
        whose own place it is in, instead of a server. `bodies` may be what makes them from the table's id. It is called
        again where the transaction is repeated.
        `wanted_id`: makes the id, unless it is taken; by default `fresh_id`.
        """
        await self.connections.writer.fence(connection, home_of(guild_id, user_id, channel_id))
        await _check_free(connection, channel_id)
        values: dict[str, Any] = {
            "guild_id": guild_id,
            "channel_id": channel_id,
            "opened_at_ms": at_ms,
            "closed_at_ms": None,
            "cache": {},
            "user_id": user_id,
        }
        table_id = await _insert(connection, values, wanted_id or fresh_id)
        for n, body in enumerate(bodies(table_id) if callable(bodies) else bodies):
            await _append(connection, table_id, n=n, at_ms=at_ms, body=body)
        match as_try:
            case NewTry():
                await dailies.begin(connection, as_try, table_id, at_ms=at_ms)
            case NewGame():
                await challenges.begin(connection, as_try, table_id, at_ms=at_ms)
            case None:
                pass
        there: dict[str, Any] = {**values, "channel_id": -table_id if channel_id is None else channel_id}
        return TableRow(id=table_id, **there)

    @writes
    async def move(
        self,
        connection: AsyncConnection,
        table_id: int,
        n: int,
        *,
        guild_id: int,
        channel_id: int,
        at_ms: int,
        body: str,
    ) -> None:
        """Append an entry to the log of an open table that has `n` entries, and move the table to a channel of a
        server, in one transaction. Raises ChannelBusy, Conflict, NoSuchTable or TableClosed.
        """
        before = await _open_at(connection, table_id, n)
        await self.connections.writer.fence(connection, before.home)
        await _check_free(connection, channel_id)
        await _append(connection, table_id, n=n, at_ms=at_ms, body=body)
        there = {"guild_id": guild_id, "channel_id": channel_id, "user_id": None}
        await connection.execute(update(tables).where(tables.c.id == table_id).values(**there))

    @writes
    async def close_table(
        self,
        connection: AsyncConnection,
        table_id: int,
        n: int,
        *,
        at_ms: int,
        bodies: Sequence[str],
        finish: Finish | None = None,
        finished_try: FinishedTry | None = None,
    ) -> tuple[Result, ...]:
        """Append the last entries from number `n` on, close the table and write the results and ratings of `finish`, or
        the score of a try, in one transaction.

        Returns a result for each of `finish.people` for whom it counts, in order. Raises Conflict, NoSuchTable or
        TableClosed.
        """
        await _open_at(connection, table_id, n)
        for number, body in enumerate(bodies, start=n):
            await _append(connection, table_id, n=number, at_ms=at_ms, body=body)
        log = (await unarchived(connection, [table_id])).get(table_id, ())
        if users := users_in(entry.body for entry in log):
            await connection.execute(insert(table_users), [{"user_id": each, "table_id": table_id} for each in users])
        query = update(tables).where(tables.c.id == table_id).values(closed_at_ms=at_ms, is_unshown=True)
        table = _table((await connection.execute(query.returning(*tables.c))).one())
        await self.connections.writer.fence(connection, table.home)
        if finished_try is not None:
            await dailies.finish(connection, table_id, finished_try, at_ms=at_ms)
            await challenges.finish(connection, table_id, finished_try, at_ms=at_ms)
        return () if finish is None else await record(connection, table, finish, at_ms=at_ms)

    async def set_cache(self, table_id: int, cache: Values) -> None:
        """Replace a table's cache (message ids and the like). Raises NoSuchTable."""
        await self.connections.writer.note(table_id, orjson.dumps(cache).decode())

    @writes
    async def end_shown(self, connection: AsyncConnection, table_id: int) -> None:
        """Note of a closed table that all its messages show that, so that `index` leaves it out."""
        query = update(tables).where(tables.c.id == table_id).values(is_unshown=False).returning(*tables.c)
        if (row := (await connection.execute(query)).one_or_none()) is not None:
            await self.connections.writer.fence(connection, _table(row).home)

    @reads
    async def find(self, connection: AsyncConnection, table_id: int) -> TableRow | None:
        """The table with this id, open or closed."""
        return await _by_id(connection, table_id)

    @reads
    async def own(self, connection: AsyncConnection, user_id: int) -> list[tuple[int, str]]:
        """The open tables in a user's own place, the newest first: number and first entry."""
        query = (
            select(tables.c.id, entries.c.body)
            .join(entries, (entries.c.table_id == tables.c.id) & (entries.c.n == 0))
            .where(tables.c.user_id == user_id, _IS_OPEN)
            .order_by(tables.c.id.desc())
        )
        return [(row.id, row.body) for row in await connection.execute(query)]

    @reads
    async def index(self, connection: AsyncConnection, *, only: int | None = None) -> list[Indexed]:
        """The open tables, and the closed ones that messages may still show as open, without their logs. `only`: no
        others.
        """
        # Each part has an index; a condition for both would read all tables there have ever been.
        which = tables.c.id.in_(
            union_all(*(select(tables.c.id).where(each) for each in (_IS_OPEN, tables.c.is_unshown)))
        )
        which = which if only is None else which & (tables.c.id == only)
        last, each = entries.alias(), entries.alias()
        last_n = select(func.max(each.c.n)).where(each.c.table_id == tables.c.id).scalar_subquery()
        query = (
            select(
                tables.c.id,
                tables.c.guild_id,
                tables.c.channel_id,
                _IS_OPEN,
                entries.c.body,
                last.c.at_ms,
                tables.c.user_id,
            )
            .join(entries, (entries.c.table_id == tables.c.id) & (entries.c.n == 0))
            .join(last, (last.c.table_id == tables.c.id) & (last.c.n == last_n))
            .where(which)
        )
        return [Indexed(*row) for row in await connection.execute(query)]

    @reads
    async def logs(self, connection: AsyncConnection, table_ids: Sequence[int]) -> dict[int, list[tuple[int, str]]]:
        """By table: its log in order, each entry as (time in milliseconds, body)."""
        query = (
            select(entries.c.table_id, entries.c.at_ms, entries.c.body)
            .where(entries.c.table_id.in_(table_ids))
            .order_by(entries.c.table_id, entries.c.n)
        )
        found: dict[int, list[tuple[int, str]]] = {table_id: [] for table_id in table_ids}
        for table_id, at_ms, body in (await connection.execute(query)).all():
            found[table_id].append((at_ms, body))
        return found

    @reads
    async def caches(self, connection: AsyncConnection, table_ids: Sequence[int]) -> dict[int, Values]:
        """The caches of these tables."""
        query = select(tables.c.id, tables.c.cache).where(tables.c.id.in_(table_ids))
        return dict((await connection.execute(query)).all())

    @reads
    async def entries_of(self, connection: AsyncConnection, table_id: int) -> tuple[LogEntry, ...]:
        """A table's log in order; empty if there is no such table."""
        return tuple(await _entries_of(connection, table_id))

    @writes
    async def rewrite_log(self, connection: AsyncConnection, table_id: int, change: Callable[[LogEntry], str]) -> None:
        """Replace the body of each entry of a closed table's log by what `change` returns for it, archived or not.

        To replace names and ids of people in old logs. Entries keep their numbers and times.
        """
        for entry in (await unarchived(connection, [table_id])).get(table_id, ()):
            body = change(entry)
            if body != entry.body:
                which = (entries.c.table_id == table_id) & (entries.c.n == entry.n)
                await connection.execute(update(entries).where(which).values(body=body))
        log = await _archived(connection, table_id)
        if log:
            blob = archived.encode([replace(entry, body=change(entry)) for entry in log])
            await connection.execute(update(archived_logs).where(archived_logs.c.table_id == table_id).values(log=blob))


def _table(row: Row[Any]) -> TableRow:
    return TableRow(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        opened_at_ms=row.opened_at_ms,
        closed_at_ms=row.closed_at_ms,
        cache=row.cache,
        user_id=row.user_id,
    )


def _entry(row: Row[Any]) -> LogEntry:
    return LogEntry(n=row.n, at_ms=row.at_ms, body=row.body)


def fresh_id() -> int:
    """An id for a new table: tenths of milliseconds since 2026, the last digit drawn at random.

    Ids follow time and not a counter, so that none is given out twice after an older backup is restored: custom ids of
    buttons carry it. Counted ids of earlier releases are far smaller. It has 13 digits until 2057.
    """
    return max(now_ms() - _EPOCH_MS, 0) * 10 + chance().randrange(10)


async def _insert(connection: AsyncConnection, values: Values, wanted_id: Callable[[], int]) -> int:
    """Insert a table with the wanted id, larger than all there are; return it."""
    insert_into = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    newest = await connection.scalar(select(func.max(tables.c.id))) or 0
    while True:
        wanted = max(wanted_id(), newest + 1)
        there = values if values["channel_id"] is not None else {**values, "channel_id": -wanted}
        query = insert_into(tables).values(id=wanted, **there).on_conflict_do_nothing(index_elements=[tables.c.id])
        if (table_id := await connection.scalar(query.returning(tables.c.id))) is not None:
            return table_id
        newest = wanted + chance().randrange(10)  # Another process has taken it at this moment.


def users_in(bodies: Iterable[str]) -> set[int]:
    """The users whose ids stand in these entries."""
    return {int(user) for body in bodies for user in _USER.findall(body)}


async def _by_id(connection: AsyncConnection, table_id: int) -> TableRow | None:
    """The table with this id, open or closed."""
    row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
    return None if row is None else _table(row)


async def _open_at(connection: AsyncConnection, table_id: int, n: int) -> TableRow:
    """The open table with this id, whose log has `n` entries. Raises Conflict, NoSuchTable or TableClosed."""
    found = await _by_id(connection, table_id)
    if found is None:
        raise NoSuchTable(table_id)
    if found.closed_at_ms is not None:
        raise TableClosed(table_id)
    taken = select(entries.c.n).where(entries.c.table_id == table_id, entries.c.n == n)
    if (await connection.execute(taken)).first() is not None:
        raise Conflict(table_id, n)
    return found


async def _check_free(connection: AsyncConnection, channel_id: int | None) -> None:
    """Raise ChannelBusy if the channel has an open table."""
    query = select(tables.c.id).where(tables.c.channel_id == channel_id, _IS_OPEN)
    taken = None if channel_id is None else await connection.scalar(query)
    if taken is not None:
        raise ChannelBusy(taken)


async def _entries_of(connection: AsyncConnection, table_id: int) -> Sequence[LogEntry]:
    """A table's log, archived or not."""
    log = (await unarchived(connection, [table_id])).get(table_id)
    return log or await _archived(connection, table_id)


async def unarchived(connection: AsyncConnection, table_ids: Sequence[int]) -> dict[int, list[LogEntry]]:
    """The logs of those of these tables whose logs are not archived, in order."""
    query = select(entries).where(entries.c.table_id.in_(table_ids)).order_by(entries.c.table_id, entries.c.n)
    return _by_table(await connection.execute(query))


async def take_unarchived(connection: AsyncConnection, table_ids: Sequence[int]) -> dict[int, list[LogEntry]]:
    """Delete what `unarchived` returns, and return it: one statement less, while people's moves wait."""
    found = _by_table(
        await connection.execute(delete(entries).where(entries.c.table_id.in_(table_ids)).returning(entries))
    )
    for log in found.values():
        log.sort(key=lambda entry: entry.n)
    return found


def _by_table(rows: Iterable[Row[Any]]) -> dict[int, list[LogEntry]]:
    found: dict[int, list[LogEntry]] = {}
    for row in rows:
        found.setdefault(row.table_id, []).append(_entry(row))
    return found


async def _archived(connection: AsyncConnection, table_id: int) -> Sequence[LogEntry]:
    blob = await connection.scalar(select(archived_logs.c.log).where(archived_logs.c.table_id == table_id))
    return () if blob is None else archived.decode(blob)


async def _append(connection: AsyncConnection, table_id: int, *, n: int, at_ms: int, body: str) -> None:
    await connection.execute(insert(entries).values(table_id=table_id, n=n, at_ms=at_ms, body=body))
