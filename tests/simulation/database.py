"""SQLite in the event loop: what aiosqlite does in a thread is done here, after a time from the seed."""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any
from weakref import WeakSet

import aiosqlite

from data.connect import BUSY_MS
from tests.simulation.loop import SeededLoop

_AGAIN_S = 0.01
"""SQLite looks about so often whether a lock is free."""


class Disk:
    """A database file, and the connections to it of one process."""

    def __init__(self, loop: SeededLoop, delay: Callable[[], float]) -> None:
        """`delay`: the seconds until a statement is done."""
        self._loop, self._delay = loop, delay
        self._connections: list[_Connection] = []
        self.is_gone = False

    async def connect(self, path: str, **facts: Any) -> aiosqlite.Connection:
        """Connect, as SQLAlchemy asks for it."""

        def connector() -> sqlite3.Connection:
            made = sqlite3.connect(path, factory=_Connection, **facts)
            self._connections.append(made)
            return made

        connection = aiosqlite.Connection(connector, 64)
        there: Any = connection
        there._tx, there._thread = _Line(self._loop, self._delay), _NoThread()
        return await connection

    def die(self) -> None:
        """The process ends: what it has not committed is lost."""
        for each in self._connections:
            each.die()
        self._connections.clear()


class _Cursor(sqlite3.Cursor):
    def execute(self, sql: str, *given: Any) -> sqlite3.Cursor:
        # Nothing else would run while SQLite waits for a lock, so `_Line` does.
        return super().execute("PRAGMA busy_timeout = 0" if "busy_timeout" in sql else sql, *given)


class _Connection(sqlite3.Connection):
    def __init__(self, *given: Any, **facts: Any) -> None:
        super().__init__(*given, **facts)
        self._cursors: WeakSet[sqlite3.Cursor] = WeakSet()

    def cursor(self, factory: Any = _Cursor) -> Any:
        made = super().cursor(factory)
        self._cursors.add(made)
        return made

    def die(self) -> None:
        """Close the file, as the operating system does: an open statement would go on holding its lock."""
        for each in list(self._cursors):
            each.close()
        if self.in_transaction:
            self.rollback()
        self.close()


class _NoThread:
    daemon = True

    def start(self) -> None:
        """Nothing has to be started."""


class _Line:
    """What aiosqlite hands to its thread, in order."""

    def __init__(self, loop: SeededLoop, delay: Callable[[], float]) -> None:
        self._loop, self._delay = loop, delay
        self._free_at = 0.0

    def put_nowait(self, job: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = job
        if self._loop.is_closed():
            return
        self._free_at = max(self._free_at, self._loop.now) + self._delay()
        until = self._free_at + BUSY_MS / 1000

        def do() -> None:
            try:
                result = work()
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY and self._loop.now < until:
                    self._free_at = self._loop.now + _AGAIN_S
                    self._loop.call_at(self._free_at, do)
                elif future is not None and not future.done():
                    future.set_exception(error)
            except BaseException as error:
                if future is not None and not future.done():
                    future.set_exception(error)
            else:
                if future is not None and not future.done():
                    future.set_result(result)

        self._loop.call_at(self._free_at, do)
