"""A fast path for writing entries and caches: one driver call inserts and commits many rows.

SQLAlchemy needs a round trip to aiosqlite's thread for each of begin, cursor, insert and commit, which together take
longer than the disk. A lane gives the driver a single statement that is its own transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
import orjson
from sqlalchemy.ext.asyncio import AsyncConnection

from data.connect import driver_error
from data.errors import Conflict, NoSuchTable, OwnershipLost

# table id, n, at_ms, body
EntryRow = tuple[int, int, int, str]
# table id, JSON
CacheRow = tuple[int, str]


class Lane(Protocol):
    """The fast path of one database connection."""

    owner: str | None
    """The owner's name that writes check for (`data.ownership`); None before the database is claimed."""

    async def insert(self, rows: Sequence[EntryRow]) -> None:
        """Commit all rows or none. Raises the driver's error (see `refusal`) or OwnershipLost."""
        ...

    async def set_caches(self, rows: Sequence[CacheRow]) -> set[int]:
        """Commit the caches of distinct tables. Returns the ids of the tables found; none if ownership is lost."""
        ...

    @property
    def is_lost(self) -> bool:
        """Whether the connection has ended."""
        ...

    def is_lost_by(self, error: Exception) -> bool:
        """Whether the connection has ended now that a statement failed with this error."""
        ...

    def listen(self, ended: Callable[[], object]) -> None:
        """Call `ended` in the event loop when the connection ends."""
        ...


class SqliteLane:
    """The lane of aiosqlite."""

    # All rows are one JSON parameter, so SQLite prepares the statement only once.
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

    def is_lost_by(self, error: Exception) -> bool:
        return False

    def listen(self, ended: Callable[[], object]) -> None:
        pass  # A file connection does not end by itself.


class PostgresLane:
    """The lane of asyncpg."""

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

    def is_lost_by(self, error: Exception) -> bool:
        if isinstance(driver_error(error), asyncpg.InternalClientError):
            # What the server says as it ends the session confuses the driver: "another operation (2) is in progress".
            # It may see the end only afterwards.
            self._driver.terminate()
        return self.is_lost

    def listen(self, ended: Callable[[], object]) -> None:
        def has_ended(_: object) -> None:
            ended()

        self._driver.add_termination_listener(has_ended)


def _all_inserted(rows: Sequence[EntryRow], inserted: Sequence[object]) -> None:
    if len(inserted) != len(rows):
        raise OwnershipLost("another process has taken over the database")


async def lane_of(connection: AsyncConnection) -> Lane:
    """The lane of an SQLAlchemy connection. Use it only while that connection is in no transaction."""
    driver: Any = (await connection.get_raw_connection()).driver_connection
    return PostgresLane(driver) if connection.dialect.name == "postgresql" else SqliteLane(driver)


def refusal(error: Exception, row: EntryRow) -> Exception:
    """Translate the driver's error from inserting `row` into Conflict or NoSuchTable; others are returned unchanged."""
    table_id, n, _, _ = row
    # SQLSTATE 23505 is unique_violation, 23503 is foreign_key_violation.
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
