"""SQLite's connections, on which a statement is one turn of the thread that runs it, and a transaction's begin is none.

aiosqlite hands each step of a cursor to its thread: to make it, to execute, to fetch, to close. For each of them the
thread and then the event loop wait for the processor, on a busy machine for milliseconds, while the lock for writing is
held.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from threading import Thread
from typing import Any, Final, Self, TypeVar, cast

import aiosqlite

T = TypeVar("T")
Done = tuple[sqlite3.Cursor, Sequence[Any]]
"""A cursor that is closed, which still has its counts, and the rows."""

_CHUNK: Final = 64
"""As many rows aiosqlite would fetch at a time from a cursor of its own."""
BEGINS: Final = frozenset({"BEGIN", "BEGIN IMMEDIATE"})
"""The statements that begin a transaction."""


class Statements:
    """A cursor as SQLAlchemy uses it: to execute a statement, fetch its rows and close it is one turn."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._done: sqlite3.Cursor | None = None
        self._rows: Sequence[Any] = ()

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, operation: str, parameters: Sequence[Any] = ()) -> Self:
        done = await self._connection.execute_whole(operation, parameters)
        self._done, self._rows = (None, ()) if done is None else done
        return self

    async def executemany(self, operation: str, parameters: Iterable[Sequence[Any]]) -> Self:
        self._done, self._rows = await self._connection.execute_for_each(operation, parameters)
        return self

    async def fetchall(self) -> Sequence[Any]:
        rows, self._rows = self._rows, ()
        return rows

    async def close(self) -> None:
        """It is closed already."""

    @property
    def description(self) -> Any:
        return None if self._done is None else self._done.description

    @property
    def rowcount(self) -> int:
        return -1 if self._done is None else self._done.rowcount

    @property
    def lastrowid(self) -> int | None:
        return None if self._done is None else self._done.lastrowid


class Connection(aiosqlite.Connection):
    """A connection whose cursors are `Statements`. A transaction begins with its first statement, in the same turn: a
    lock for writing is held for one turn less."""

    def __init__(self, connector: Callable[[], sqlite3.Connection], iter_chunk_size: int) -> None:
        super().__init__(connector, iter_chunk_size)
        self._begin: str | None = None
        """Begins the transaction that is wanted and has not begun."""

    def cursor(self) -> Any:  # aiosqlite's type is a cursor that is made in the thread
        return Statements(self)

    async def execute_whole(self, operation: str, parameters: Sequence[Any]) -> Done | None:
        """Execute a statement, and fetch its rows. None: it begins a transaction, with the next statement."""
        if operation in BEGINS:
            self._begin = operation
            return None
        return await self._in_thread(self._whole, operation, parameters)

    async def commit(self) -> None:
        self._begin = None
        if self.in_transaction:
            await super().commit()

    async def rollback(self) -> None:
        self._begin = None
        if self.in_transaction:  # SQLAlchemy rolls back whenever a connection comes back to its pool.
            await super().rollback()

    async def execute_for_each(self, operation: str, parameters: Iterable[Sequence[Any]]) -> Done:
        """Execute a statement with each of these parameters; there are no rows."""
        return await self._in_thread(self._for_each, operation, parameters)

    async def _in_thread(self, work: Callable[[str, T], Done], operation: str, parameters: T) -> Done:
        return await self._execute(work, operation, parameters)  # pyright: ignore[reportUnknownMemberType]

    def _begin_wanted(self) -> None:
        """In the thread. What fails is tried again by the next statement: nothing is written outside a transaction."""
        if self._begin is not None:
            self._conn.execute(self._begin)
            self._begin = None

    def _whole(self, operation: str, parameters: Sequence[Any]) -> Done:
        self._begin_wanted()
        cursor = self._conn.execute(operation, parameters)
        rows = cursor.fetchall() if cursor.description else ()
        cursor.close()
        return cursor, rows

    def _for_each(self, operation: str, parameters: Iterable[Sequence[Any]]) -> Done:
        self._begin_wanted()
        cursor = self._conn.executemany(operation, parameters)
        cursor.close()
        return cursor, ()


async def connect(file: Path) -> Connection:
    """Connect to the file. The connection has a thread, which does not keep the process from ending."""
    connection = Connection(lambda: sqlite3.connect(file, check_same_thread=False), _CHUNK)
    cast(Thread, getattr(connection, "_thread")).daemon = True  # noqa: B009  (private)
    await connection
    return connection
