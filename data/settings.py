"""Key-value storage: user preferences, server settings, uploaded emojis, the heartbeat."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, MutableMapping, Sequence
from types import MappingProxyType
from typing import Final

from cachetools import TTLCache
from sqlalchemy import Column, Table, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.notices import Notices
from data.rows import Values
from data.schema import emojis, heartbeat
from data.together import ReadTogether
from data.writer import Writer

_REMEMBERED: Final = 10_000
OLDEST_S: Final = 60.0
"""Seconds for which what another process may have changed is believed."""
_NOTHING: Final[Values] = MappingProxyType({})


class KeyedValues:
    """JSON objects keyed by id: the tables `preferences` and `guild_settings`.

    Caches what it reads. The cache stays valid because only this process writes; where several share the database,
    because each tells the others (`notices`), and for a minute at most if it cannot.
    """

    def __init__(self, engine: AsyncEngine, writer: Writer, table: Table, notices: Notices | None = None) -> None:
        self._engine = engine
        self._writer = writer
        self._table = table
        self._notices = notices
        self._key: Column[int] = next(iter(table.primary_key.columns))
        self._reading = ReadTogether(self._read_all)
        self._remembered: MutableMapping[int, Values] = {}
        self._changes = 0
        """Counts the changes made by other processes."""
        if notices is not None:
            self._remembered = TTLCache(_REMEMBERED, OLDEST_S)
            notices.on(table.name, self._changed_elsewhere)

    async def get(self, key: int) -> Values:
        """The read-only object of this id; empty if nothing is set."""
        known = self._remembered.get(key)
        if known is not None:
            return known
        changes = self._changes
        found = await self._reading.get(key)
        if found is None:
            found = _NOTHING
        # A concurrent write may have cached a newer value meanwhile, or another process may have changed it.
        newer = self._remembered.get(key)
        if newer is not None:
            return newer
        return self._remember(key, found) if changes == self._changes else found

    def _changed_elsewhere(self, key: str | None) -> None:
        self._changes += 1
        if key is None:
            self._remembered.clear()
        else:
            self._remembered.pop(int(key), None)

    async def change(self, key: int, changes: Values) -> Values:
        """Set the given values, delete those that are None, and return the new object."""
        # Shielded, so that a cancellation cannot separate the write from the cache update.
        return await asyncio.shield(self._change(key, changes))

    async def _change(self, key: int, changes: Values) -> Values:
        async def work(connection: AsyncConnection) -> Values:
            merged = {**await self._read(connection, key), **changes}
            values = {name: value for name, value in merged.items() if value is not None}
            await self.forget(connection, key)
            if values:
                await connection.execute(insert(self._table).values({self._key.name: key, "values": values}))
            return MappingProxyType(values)

        return self._remember(key, await self._writer.run(work))

    async def forget(self, connection: AsyncConnection, key: int) -> None:
        """Delete the object of this id. Call `forgotten` once the transaction is committed."""
        await connection.execute(delete(self._table).where(self._key == key))
        if self._notices is not None:
            await self._notices.send(connection, self._table.name, key)

    def forgotten(self, key: int) -> None:
        """Update the cache after a committed `forget`."""
        self._remember(key, _NOTHING)

    async def _read_all(self, keys: Sequence[int]) -> dict[int, Values]:
        query = select(self._key, self._table.c["values"]).where(self._key.in_(keys))
        async with self._engine.connect() as connection:
            return {key: MappingProxyType(values) for key, values in await connection.execute(query)}

    async def _read(self, connection: AsyncConnection, key: int) -> Values:
        found = await connection.scalar(select(self._table.c["values"]).where(self._key == key))
        return _NOTHING if found is None else MappingProxyType(found)

    def _remember(self, key: int, values: Values) -> Values:
        if len(self._remembered) >= _REMEMBERED:
            self._remembered.clear()
        self._remembered[key] = values
        return values


async def emoji_ids(connection: AsyncConnection, application_id: int) -> dict[str, int]:
    """The ids of an application's uploaded emojis, by name."""
    query = select(emojis.c.name, emojis.c.emoji_id).where(emojis.c.application_id == application_id)
    return {row.name: row.emoji_id for row in await connection.execute(query)}


async def set_emojis(connection: AsyncConnection, application_id: int, ids: Mapping[str, int]) -> None:
    """Replace the stored emoji ids of an application."""
    await connection.execute(delete(emojis).where(emojis.c.application_id == application_id))
    rows = [{"application_id": application_id, "name": name, "emoji_id": emoji_id} for name, emoji_id in ids.items()]
    if rows:
        await connection.execute(insert(emojis), rows)


async def beat(connection: AsyncConnection, at_ms: int) -> None:
    """Store the time of the heartbeat."""
    await connection.execute(delete(heartbeat))
    await connection.execute(insert(heartbeat).values(id=1, alive_at_ms=at_ms))


async def last_beat(connection: AsyncConnection) -> int | None:
    """The time of the last heartbeat; None in a new database."""
    return await connection.scalar(select(heartbeat.c.alive_at_ms))
