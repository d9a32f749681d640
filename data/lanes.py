"""The short way for entries and caches: many rows, one trip to the driver, committed when it returns.

Going through SQLAlchemy costs a trip to aiosqlite's thread for each of begin, cursor, insert and commit, and more
time than the disk takes. A lane hands the driver one statement that is its own transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, Final, Protocol

import orjson
from sqlalchemy.ext.asyncio import AsyncConnection

from data.errors import Conflict, NoSuchTable

# table id, n, at_ms, body
EntryRow = tuple[int, int, int, str]
# table id, JSON
CacheRow = tuple[int, str]


class Lane(Protocol):
    async def insert(self, rows: Sequence[EntryRow]) -> None:
        """Commit all rows or none; a driver's error where they cannot be (`refusal` reads it)."""
        ...

    async def set_caches(self, rows: Sequence[CacheRow]) -> set[int]:
        """Commit the caches of these tables, each named once; the tables that there are."""
        ...

    @property
    def is_lost(self) -> bool:
        """The connection has gone away."""
        ...


class SqliteLane:
    # One parameter however many rows, so SQLite prepares the statement once.
    _INSERT: Final = (
        "INSERT INTO entries (table_id, n, at_ms, body) "
        "SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)"
    )

    _SET_CACHES: Final = (
        "UPDATE tables SET cache = given.value ->> 1 FROM json_each(?) AS given "
        "WHERE tables.id = given.value ->> 0 RETURNING tables.id"
    )

    def __init__(self, driver: Any) -> None:
        self._driver = driver

    async def insert(self, rows: Sequence[EntryRow]) -> None:
        await self._driver.execute_fetchall(self._INSERT, (orjson.dumps(rows).decode(),))

    async def set_caches(self, rows: Sequence[CacheRow]) -> set[int]:
        found = await self._driver.execute_fetchall(self._SET_CACHES, (orjson.dumps(rows).decode(),))
        return {table_id for (table_id,) in found}

    @property
    def is_lost(self) -> bool:
        return False


class PostgresLane:
    _INSERT: Final = "INSERT INTO entries (table_id, n, at_ms, body) VALUES ($1, $2, $3, $4)"

    _SET_CACHES: Final = (
        "UPDATE tables SET cache = given.cache::json FROM unnest($1::bigint[], $2::text[]) AS given (id, cache) "
        "WHERE tables.id = given.id RETURNING tables.id"
    )

    def __init__(self, driver: Any) -> None:
        self._driver = driver

    async def insert(self, rows: Sequence[EntryRow]) -> None:
        # asyncpg sends all in one go and keeps all or none.
        await self._driver.executemany(self._INSERT, rows)

    async def set_caches(self, rows: Sequence[CacheRow]) -> set[int]:
        found = await self._driver.fetch(self._SET_CACHES, *map(list, zip(*rows, strict=True)))
        return {table_id for (table_id,) in found}

    @property
    def is_lost(self) -> bool:
        return bool(self._driver.is_closed())


async def lane_of(connection: AsyncConnection) -> Lane:
    """The lane of an SQLAlchemy connection; to be used only while that is in no transaction."""
    driver: Any = (await connection.get_raw_connection()).driver_connection
    return PostgresLane(driver) if connection.dialect.name == "postgresql" else SqliteLane(driver)


def refusal(error: Exception, row: EntryRow) -> Exception:
    """What the driver's error means for the one row that was inserted: Conflict, NoSuchTable or itself."""
    table_id, n, _, _ = row
    # PostgreSQL's codes are unique_violation and foreign_key_violation.
    match error:
        case sqlite3.IntegrityError(sqlite_errorcode=sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY):
            return Conflict(table_id, n)
        case sqlite3.IntegrityError(sqlite_errorcode=sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY):
            return NoSuchTable(table_id)
        case Exception(sqlstate="23505"):
            return Conflict(table_id, n)
        case Exception(sqlstate="23503"):
            return NoSuchTable(table_id)
        case _:
            return error
