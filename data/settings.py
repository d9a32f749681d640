"""Key-value storage: user preferences, server settings, uploaded emojis, the heartbeat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, MutableMapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from cachetools import TTLCache
from sqlalchemy import Column, Table, Text, bindparam, cast, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.aggregate import Aggregate, Connections, reads, writes
from data.notices import Notices, OnNotice
from data.outside import stopwatch
from data.rows import Values
from data.schema import emojis, heartbeat
from data.together import ReadTogether

_REMEMBERED: Final = 10_000
OLDEST_S: Final = 60.0
"""Seconds for which what another process may have changed is believed."""
_EMOJIS: Final = "emojis"
"""A kind of notices (`data.notices`): emojis were uploaded."""
_NOTHING: Final[Values] = MappingProxyType({})


class KeyedValues(Aggregate):
    """JSON objects keyed by id: the tables `preferences` and `guild_settings`.

    Caches what it reads. The cache stays valid because only this process writes; where several share the database,
    because each tells the others (`notices`), and for a minute at most if it cannot.
    """

    def __init__(self, connections: Connections, table: Table, notices: Notices) -> None:
        super().__init__(connections)
        self._table = table
        self._notices = notices
        self._key: Column[int] = next(iter(table.primary_key.columns))
        self._of_keys = select(self._key, table.c["values"]).where(self._key.in_(bindparam("keys", expanding=True)))
        self._reading = ReadTogether(self._read_all)
        self._remembered: MutableMapping[int, Values] = (
            TTLCache(_REMEMBERED, OLDEST_S, stopwatch) if notices.is_shared else {}
        )
        self._listeners = list[Callable[[int | None], None]]()
        self._changes = 0
        """Counts the changes made by other processes."""
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
        for listener in self._listeners:
            listener(None if key is None else int(key))

    def on_change_elsewhere(self, listener: Callable[[int | None], None]) -> None:
        """Call `listener` with each id whose object another process has changed; None: any may have been changed."""
        self._listeners.append(listener)

    async def change(self, key: int, changes: Values) -> Values:
        """Set the given values, delete those that are None, and return the new object."""
        # Shielded, so that a cancellation cannot separate the write from the cache update.
        return await asyncio.shield(self._change(key, changes))

    async def _change(self, key: int, changes: Values) -> Values:
        return self._remember(key, await self._write(key, changes))

    @writes
    async def _write(self, connection: AsyncConnection, key: int, changes: Values) -> Values:
        values = _merged(await self._read(connection, key), changes)
        await self.forget(connection, key)
        if values:
            await connection.execute(insert(self._table).values({self._key.name: key, "values": values}))
        return MappingProxyType(values)

    async def raise_to(self, key: int, name: str, number: int, changes: Values) -> bool:
        """Set a value to a number, with these changes, where there is an object and the value is lower or none; whether
        it was. Of several processes that do it at once, one does.
        """
        return await self._change_where(key, lambda now: now.get(name, number - 1) < number, {**changes, name: number})

    async def change_if(self, key: int, name: str, before: object, changes: Values) -> bool:
        """Change values as `change` does where one of them is still what it was before (None: it is not there); whether
        it was. Of several processes that do it at once, one does.
        """
        return await self._change_where(key, lambda now: now.get(name) == before, changes)

    async def _change_where(self, key: int, may: Callable[[Values], bool], changes: Values) -> bool:
        """Change values as `change` does where there is an object of which `may` holds; whether there was."""
        written = await asyncio.shield(self._write_where(key, may, changes))
        if written is not None:
            self._remember(key, written)
        return written is not None

    @writes
    async def _write_where(
        self, connection: AsyncConnection, key: int, may: Callable[[Values], bool], changes: Values
    ) -> Values | None:
        query = select(self._table.c["values"]).where(self._key == key).with_for_update()
        found = await connection.scalar(query)
        if found is None or not may(found):
            return None
        values = _merged(found, changes)
        await connection.execute(update(self._table).where(self._key == key).values({"values": values}))
        await self._notices.send(connection, self._table.name, key)
        return MappingProxyType(values)

    @reads
    async def with_key(self, connection: AsyncConnection, key: str) -> dict[int, Values]:
        """The objects that have this key, by id."""
        values = self._table.c["values"]
        query = select(self._key, values).where(cast(values, Text).like(f'%"{key}"%'))
        return {row[0]: row[1] for row in await connection.execute(query) if key in row[1]}

    async def forget(self, connection: AsyncConnection, key: int) -> None:
        """Delete the object of this id. Call `forgotten` once the transaction is committed."""
        await connection.execute(delete(self._table).where(self._key == key))
        await self._notices.send(connection, self._table.name, key)

    def forgotten(self, key: int) -> None:
        """Update the cache after a committed `forget`."""
        self._remember(key, _NOTHING)

    async def _read_all(self, keys: Sequence[int]) -> dict[int, Values]:
        async with self.connections.engine.connect() as connection:
            found = await connection.execute(self._of_keys, {"keys": keys})
            return {key: MappingProxyType(values) for key, values in found}

    async def _read(self, connection: AsyncConnection, key: int) -> Values:
        found = await connection.scalar(select(self._table.c["values"]).where(self._key == key))
        return _NOTHING if found is None else MappingProxyType(found)

    def _remember(self, key: int, values: Values) -> Values:
        if len(self._remembered) >= _REMEMBERED:
            self._remembered.clear()
        self._remembered[key] = values
        return values


def _merged(values: Values, changes: Values) -> dict[str, Any]:
    """The values with these changes, without those that are None."""
    return {name: value for name, value in {**values, **changes}.items() if value is not None}


class Emojis(Aggregate):
    """The ids of applications' uploaded emojis."""

    def __init__(self, connections: Connections, notices: Notices) -> None:
        super().__init__(connections)
        self._notices = notices

    @reads
    async def get(self, connection: AsyncConnection, application_id: int) -> dict[str, int]:
        """The ids of an application's emojis, by name."""
        query = select(emojis.c.name, emojis.c.emoji_id).where(emojis.c.application_id == application_id)
        return {row.name: row.emoji_id for row in await connection.execute(query)}

    @writes
    async def replace(self, connection: AsyncConnection, application_id: int, ids: Mapping[str, int]) -> None:
        """Replace the ids of an application's emojis."""
        await connection.execute(delete(emojis).where(emojis.c.application_id == application_id))
        rows = [{"application_id": application_id, "name": name, "emoji_id": each} for name, each in ids.items()]
        if rows:
            await connection.execute(insert(emojis), rows)
        await self._notices.send(connection, _EMOJIS, application_id)

    def on_change(self, listener: OnNotice) -> None:
        """Call `listener` when another process has replaced ids."""
        self._notices.on(_EMOJIS, listener)


_BEAT: Final = text(
    "INSERT INTO heartbeat (id, alive_at_ms) VALUES (1, :at)"
    " ON CONFLICT (id) DO UPDATE SET alive_at_ms = excluded.alive_at_ms"
)


class Heartbeat(Aggregate):
    """When a process last used the store, so that timers do not count the downtime after a crash."""

    async def beat(self, at_ms: int) -> None:
        """Store the heartbeat. Raises OwnershipLost."""
        await self.connections.writer.check_file()
        await self._write(at_ms)

    @writes
    async def _write(self, connection: AsyncConnection, at_ms: int) -> None:
        await connection.execute(_BEAT, {"at": at_ms})

    @reads
    async def last(self, connection: AsyncConnection) -> int | None:
        """The time of the last heartbeat; None in a new database."""
        return await connection.scalar(select(heartbeat.c.alive_at_ms))
