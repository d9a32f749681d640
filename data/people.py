"""Data about a person or a server: to count, export and delete it. What logs say, the bot changes.

`data.schema` says which columns hold a person's data.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Table, Text, and_, case, cast, delete, exists, func, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.aggregate import Aggregate, Connections, counts, reads, writes
from data.challenges import forget_challenges
from data.dailies import forget_tries
from data.results import forget_results, withdraw
from data.rows import Values
from data.schema import (
    board_matches,
    daily_tries,
    entries,
    guild_settings,
    level_wins,
    metadata,
    preferences,
    results,
    reviews,
    standing_counts,
    standings,
    table_users,
    tables,
)
from data.settings import KeyedValues

BY_USER: Mapping[str, Table] = {
    str(table.info.get("exported_as", table.name)): table
    for table in metadata.tables.values()
    if "user_id" in table.c and table not in (table_users, tables)
}
"""The tables whose rows belong to a user, by what they are called in an export."""


class People(Aggregate):
    """Data about users."""

    def __init__(self, connections: Connections, preferences: KeyedValues) -> None:
        super().__init__(connections)
        self._preferences = preferences

    @counts
    async def kept(self, connection: AsyncConnection, user_id: int) -> Mapping[str, int]:
        """How many rows belong to a user, by what they are called in an export, and how many `tables` name them."""
        found = dict[str, int]()
        for name, table in {**BY_USER, "tables": table_users}.items():
            found[name] = await connection.scalar(select(func.count()).where(table.c.user_id == user_id)) or 0
        found["tables"] += len(await _open_naming(connection, user_id))
        return found

    @counts
    async def open_naming(self, connection: AsyncConnection, user_id: int) -> list[int]:
        """The open tables of all processes whose logs may have the user's id in them, oldest first. Reads the logs."""
        return await _open_naming(connection, user_id)

    @counts
    async def closed_naming(self, connection: AsyncConnection, user_id: int) -> list[int]:
        """The closed tables whose logs, caches or channels have the user's id in them, oldest first.

        Reads all caches.
        """
        in_logs = select(table_users.c.table_id).where(table_users.c.user_id == user_id)
        in_cache = cast(tables.c.cache, Text).like(f"%{user_id}%")
        is_theirs = or_(in_cache, tables.c.channel_id == -user_id, tables.c.user_id == user_id)
        in_caches = select(tables.c.id).where(tables.c.closed_at_ms.is_not(None), is_theirs)
        return sorted((await connection.scalars(union(in_logs, in_caches))).all())

    async def change_open_caches(self, user_id: int, rest: Callable[[Values], Values]) -> None:
        """Change what is cached for open tables and has the user's id in it, also where no process plays them. `rest`:
        what stays of a cache. Reads the caches of all open tables.
        """
        for table_id in await self._open_caching(user_id):
            await self._change_open_cache(table_id, rest)

    @counts
    async def _open_caching(self, connection: AsyncConnection, user_id: int) -> list[int]:
        is_theirs = cast(tables.c.cache, Text).like(f"%{user_id}%")
        query = select(tables.c.id).where(tables.c.closed_at_ms.is_(None), is_theirs).order_by(tables.c.id)
        return list((await connection.scalars(query)).all())

    @writes
    async def _change_open_cache(
        self, connection: AsyncConnection, table_id: int, rest: Callable[[Values], Values]
    ) -> None:
        which = and_(tables.c.id == table_id, tables.c.closed_at_ms.is_(None))
        cache = await connection.scalar(select(tables.c.cache).where(which).with_for_update())
        if cache and (left := rest(cache)) != cache:
            await connection.execute(update(tables).where(which).values(cache=left))

    @reads
    async def rows_of(self, connection: AsyncConnection, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Every row that belongs to a user, by the names of `BY_USER`."""
        kept = dict[str, list[dict[str, Any]]]()
        for name, table in BY_USER.items():
            rows = await connection.execute(select(table).where(_of(table, user_id)))
            kept[name] = [{str(column): value for column, value in row.items()} for row in rows.mappings()]
        return kept

    async def forget(self, user_id: int) -> None:
        """Delete a user's results, ratings, reviews, daily deals, challenges and preferences.

        For logs see `Tables.rewrite_log`.
        """
        await asyncio.shield(self._forget(user_id))

    async def _forget(self, user_id: int) -> None:
        await self._delete(user_id)
        self._preferences.forgotten(user_id)

    @writes
    async def _delete(self, connection: AsyncConnection, user_id: int) -> None:
        await forget_results(connection, user_id)
        await forget_tries(connection, user_id)
        await forget_challenges(connection, user_id)
        await self._preferences.forget(connection, user_id)
        for table in BY_USER.values():
            await connection.execute(delete(table).where(_of(table, user_id)))

    @writes
    async def forget_at(
        self, connection: AsyncConnection, user_id: int, table_id: int, rest: Callable[[Values], Values]
    ) -> None:
        """Delete what a closed table says of a user, other than its log. `rest`: what stays of its cache."""
        await withdraw(connection, and_(results.c.user_id == user_id, results.c.table_id == table_id))
        for table in (reviews, table_users):
            await connection.execute(delete(table).where(table.c.user_id == user_id, table.c.table_id == table_id))
        if not await connection.scalar(select(exists().where(results.c.user_id == user_id))):
            await connection.execute(delete(level_wins).where(level_wins.c.user_id == user_id))
        which = and_(tables.c.id == table_id, tables.c.closed_at_ms.is_not(None))
        # A lesson's channel is the number of who learns there (`bot.tables.lessons`).
        channel = case((tables.c.channel_id == -user_id, -tables.c.id), else_=tables.c.channel_id)
        user = case((tables.c.user_id == user_id, None), else_=tables.c.user_id)
        cache = await connection.scalar(select(tables.c.cache).where(which).with_for_update())
        left: Values = rest(cache) if cache else {}
        await connection.execute(update(tables).where(which).values(cache=left, channel_id=channel, user_id=user))


class Guilds(Aggregate):
    """Data about servers."""

    def __init__(self, connections: Connections, preferences: KeyedValues, settings: KeyedValues) -> None:
        super().__init__(connections)
        self._preferences, self._settings = preferences, settings

    @reads
    async def known(self, connection: AsyncConnection) -> list[int]:
        """The servers of which something is kept: settings, leaderboards, open tables."""
        columns = (guild_settings.c.guild_id, board_matches.c.guild_id)
        is_open = select(tables.c.guild_id).where(tables.c.closed_at_ms.is_(None), tables.c.guild_id.is_not(None))
        return [each for each in await connection.scalars(union(*map(select, columns), is_open)) if each]

    async def forget(self, guild_id: int) -> None:
        """Delete a server's settings and boards, users' names in it, and that its closed tables were there.

        The results stay with those who played.
        """
        for user_id in await self._named_in(guild_id):
            await self._preferences.change(user_id, {f"name-{guild_id}": None})
        await self._delete(guild_id)
        self._settings.forgotten(guild_id)

    @reads
    async def _named_in(self, connection: AsyncConnection, guild_id: int) -> list[int]:
        """The users whose name in this server is among their preferences."""
        query = select(preferences.c.user_id).where(cast(preferences.c["values"], Text).like(f'%"name-{guild_id}"%'))
        return list((await connection.scalars(query)).all())

    @writes
    async def _delete(self, connection: AsyncConnection, guild_id: int) -> None:
        closed = and_(tables.c.guild_id == guild_id, tables.c.closed_at_ms.is_not(None))
        # No channel of Discord has a negative id.
        nowhere = (
            update(tables).where(closed).values(guild_id=None, channel_id=-tables.c.id, cache={}, is_unshown=False)
        )
        await connection.execute(nowhere)
        for theirs in (results, daily_tries):
            await connection.execute(update(theirs).where(theirs.c.guild_id == guild_id).values(guild_id=None))
        for table in (standings, standing_counts, board_matches, guild_settings):
            await connection.execute(delete(table).where(table.c.guild_id == guild_id))


async def _open_naming(connection: AsyncConnection, user_id: int) -> list[int]:
    query = (
        select(entries.c.table_id)
        .join(tables, tables.c.id == entries.c.table_id)
        .where(tables.c.closed_at_ms.is_(None), entries.c.body.like(f"%{user_id}%"))
    )
    return sorted({*(await connection.scalars(query)).all()})


def _of(table: Table, user_id: int) -> Any:
    return table.c.user_id == user_id
