"""The short way for entries and caches: many rows, one trip to the driver, committed when it returns.

Going through SQLAlchemy costs a trip to aiosqlite's thread for each of begin, cursor, insert and commit, and more
time than the disk takes. A lane hands the driver one statement that is its own transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

import orjson
from sqlalchemy.ext.asyncio import AsyncConnection

from data.errors import Conflict, NoSuchTable, OwnershipLost

# table id, n, at_ms, body
EntryRow = tuple[int, int, int, str]
# table id, JSON
CacheRow = tuple[int, str]


class Lane(Protocol):
    owner: str | None
    """Of the process that owns the database (`data.ownership`); None: it has not been claimed yet."""

    async def insert(self, rows: Sequence[EntryRow]) -> None:
        """Commit all rows or none; a driver's error where they cannot be (`refusal` reads it), or OwnershipLost."""
        ...

    async def set_caches(self, rows: Sequence[CacheRow]) -> set[int]:
        """Commit the caches of these tables, each named once; the tables that there are, none if ownership is lost."""
        ...

    @property
    def is_lost(self) -> bool:
        """The connection has gone away."""
        ...

    def listen(self, ended: Callable[[], object]) -> None:
        """`ended` is called, in the event loop, when the connection goes away."""
        ...


class SqliteLane:
    # One parameter however many rows, so SQLite prepares the statement once.
    _INSERT: Final = (
        "INSERT INTO entries (table_id, n, at_ms, body) "
        "SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1) "
        "WHERE ?2 IS NULL OR EXISTS (SELECT 1 FROM ownership WHERE owner = ?2) RETURNING n"
    )

    _SET_CACHES: Final = (
        "UPDATE tables SET cache = given.value ->> 1 FROM json_each(?1) AS given "
        "WHERE tables.id = given.value ->> 0 "
        "AND (?2 IS NULL OR EXISTS (SELECT 1 FROM ownership WHERE owner = ?2)) RETURNING tables.id"
    )

    def __init__(self, driver: Any) -> None:
        self.owner: str | None = None
        self._driver = driver

    async def insert(self, rows: Sequence[EntryRow]) -> None:
        given = (orjson.dumps(rows).decode(), self.owner)
        _all_inserted(rows, await self._driver.execute_fetchall(self._INSERT, given))

    async def set_caches(self, rows: Sequence[CacheRow]) -> set[int]:
        given = (orjson.dumps(rows).decode(), self.owner)
        found = await self._driver.execute_fetchall(self._SET_CACHES, given)
        return {table_id for (table_id,) in found}

    @property
    def is_lost(self) -> bool:
        return False

    def listen(self, ended: Callable[[], object]) -> None:
        pass  # A file does not go away.


class PostgresLane:
    _INSERT: Final = (
        "INSERT INTO entries (table_id, n, at_ms, body) "
        "SELECT * FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::text[]) "
        "WHERE $5::text IS NULL OR EXISTS (SELECT 1 FROM ownership WHERE owner = $5) RETURNING n"
    )

    _SET_CACHES: Final = (
        "UPDATE tables SET cache = given.cache::json FROM unnest($1::bigint[], $2::text[]) AS given (id, cache) "
        "WHERE tables.id = given.id "
        "AND ($3::text IS NULL OR EXISTS (SELECT 1 FROM ownership WHERE owner = $3)) RETURNING tables.id"
    )

    def __init__(self, driver: Any) -> None:
        self.owner: str | None = None
        self._driver = driver

    async def insert(self, rows: Sequence[EntryRow]) -> None:
        _all_inserted(rows, await self._driver.fetch(self._INSERT, *map(list, zip(*rows, strict=True)), self.owner))

    async def set_caches(self, rows: Sequence[CacheRow]) -> set[int]:
        found = await self._driver.fetch(self._SET_CACHES, *map(list, zip(*rows, strict=True)), self.owner)
        return {table_id for (table_id,) in found}

    @property
    def is_lost(self) -> bool:
        return bool(self._driver.is_closed())

    def listen(self, ended: Callable[[], object]) -> None:
        def has_ended(_: object) -> None:
            ended()

        self._driver.add_termination_listener(has_ended)


def _all_inserted(rows: Sequence[EntryRow], inserted: Sequence[object]) -> None:
    if len(inserted) != len(rows):
        raise OwnershipLost("another process has taken over the database")


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
