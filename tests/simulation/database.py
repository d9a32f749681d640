"""SQLite in the event loop: what aiosqlite does in a thread is done here, after a time from the seed."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextvars import Context
from typing import Any
from weakref import WeakSet

import aiosqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from data.connect import BUSY_MS
from tests.simulation.loop import SeededLoop
from tests.simulation.server import Session

_AGAIN_S = 0.01
"""SQLite looks about so often whether a lock is free."""


class Disk:
    """A database file, and the connections to it of one process."""

    def __init__(
        self, loop: SeededLoop, delay: Callable[[], float], new_session: Callable[[], Session] | None = None
    ) -> None:
        """`delay`: the seconds until a statement is done. `new_session`: begins a session at the server, where several
        processes share the file; raises ConnectionError while it is away.
        """
        self._loop, self._delay, self._new_session = loop, delay, new_session
        self._connections: list[Connection] = []

    async def connect(self, path: str, **facts: Any) -> aiosqlite.Connection:
        """Connect, as SQLAlchemy asks for it."""
        session = None if self._new_session is None else self._new_session()

        there_is: list[Connection] = []

        def connector() -> sqlite3.Connection:
            made = sqlite3.connect(path, factory=Connection, **facts)
            if session is not None:
                made.attach(session)
            self._connections.append(made)
            there_is.append(made)
            return made

        connection = aiosqlite.Connection(connector, 64)
        there: Any = connection
        there._tx, there._thread = _Line(self._loop, self._delay, there_is), _NoThread()
        return await connection

    def die(self) -> None:
        """The process ends, or all connections: what is not committed is lost."""
        for each in self._connections:
            each.die()
        self._connections.clear()

    def close(self) -> None:
        """Close the files of a world that has ended, without a callback."""
        for each in self._connections:
            each.close_file()


class _Cursor(sqlite3.Cursor):
    def close(self) -> None:
        try:
            super().close()
        except sqlite3.ProgrammingError:
            """The connection has been closed before."""

    def execute(self, sql: str, *given: Any) -> sqlite3.Cursor:
        # Nothing else would run while SQLite waits for a lock, so `_Line` does.
        return super().execute("PRAGMA busy_timeout = 0" if "busy_timeout" in sql else sql, *given)


class Connection(sqlite3.Connection):
    """A connection to the file, and to the server where several processes share it."""

    session: Session

    def __init__(self, *given: Any, **facts: Any) -> None:
        super().__init__(*given, **facts)
        self._cursors: WeakSet[sqlite3.Cursor] = WeakSet()
        self.is_closed = False
        self.on_close: Callable[[], object] = lambda: None
        self.ends_with_statement = False
        """Whether the server's transaction ends with the next statement."""
        self.on_written: Callable[[], object] | None = None
        """Called once, when the next statement is done, unless it fails."""
        self.is_attached = False

    def attach(self, session: Session) -> None:
        """Begin and end transactions with those of this session; the connection ends with it."""
        self.session, self.is_attached = session, True
        session.on_end = self.die

    def commit(self) -> None:
        super().commit()
        if self.is_attached:
            self.session.commit_now()

    def rollback(self) -> None:
        super().rollback()
        if self.is_attached:
            self.session.roll_back()

    def close(self) -> None:
        super().close()
        self.is_closed = True
        if self.is_attached:
            self.session.end()

    def begins(self) -> None:
        """A statement begins."""
        if self.is_attached:
            self.session.touch()

    def is_done(self, *, has_failed: bool = False) -> None:
        """A statement is done, or has failed, as where the server has ended the connection before it."""
        written, self.on_written = self.on_written, None
        if written is not None and not has_failed:
            written()
        if self.is_attached and self.ends_with_statement:
            self.ends_with_statement = False
            self.session.commit_now()
        elif self.is_attached and not self.is_closed:
            self.session.rest(begins=self.in_transaction)

    def cursor(self, factory: Any = _Cursor) -> Any:
        made = super().cursor(factory)
        self._cursors.add(made)
        return made

    def close_file(self) -> None:
        """Close the file and nothing else."""
        if not self.is_closed:
            for each in list(self._cursors):
                each.close()
            super().close()

    def die(self) -> None:
        """Close the file, as the operating system does: an open statement would go on holding its lock."""
        if self.is_closed:
            return
        for each in list(self._cursors):
            each.close()
        if self.in_transaction:
            super().rollback()
        self.close()
        self.on_close()


def connection_of(connection: AsyncConnection) -> Connection:
    """What is below a connection of SQLAlchemy."""
    below: Any = connection.sync_connection
    return below.connection.driver_connection._conn


def _takes_no_time(work: Any) -> bool:
    """Whether this only prepares a statement, or reads what one has found: a death before or after it is the same."""
    function = getattr(work, "func", None)
    if not isinstance(getattr(function, "__self__", None), sqlite3.Cursor):
        return getattr(function, "__name__", "") == "cursor"
    return function.__name__ in ("fetchall", "close") or work.args[0].startswith(("BEGIN", "PRAGMA"))


class _NoThread:
    daemon = True

    def start(self) -> None:
        """Nothing has to be started."""


class _Line:
    """What aiosqlite hands to its thread, in order."""

    def __init__(self, loop: SeededLoop, delay: Callable[[], float], connection: list[Connection]) -> None:
        self._loop, self._delay, self._connection = loop, delay, connection
        self._free_at = 0.0

    def put_nowait(self, job: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = job
        if self._loop.is_closed():
            return
        if self._free_at <= self._loop.now and _takes_no_time(work):
            for each in self._connection:
                each.begins()
            try:
                result = work()
            except sqlite3.OperationalError:
                """It is done below, which waits where the file is locked."""
            else:
                if future is not None:
                    future.set_result(result)
                for each in self._connection:
                    each.is_done()
                return
        self._free_at = max(self._free_at, self._loop.now) + self._delay()
        until = self._free_at + BUSY_MS / 1000
        for each in self._connection:
            each.begins()

        def do() -> None:
            has_failed = True
            try:
                result = work()
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY and self._loop.now < until:
                    self._free_at = self._loop.now + _AGAIN_S
                    self._loop.call_at(self._free_at, do, context=context)
                    return
                if future is not None and not future.done():
                    future.set_exception(error)
            except BaseException as error:
                if future is not None and not future.done():
                    future.set_exception(error)
            else:
                has_failed = False
                if future is not None and not future.done():
                    future.set_result(result)
            for each in self._connection:
                each.is_done(has_failed=has_failed)

        # A server goes on with a statement if its process stands still.
        context = Context() if any(each.is_attached for each in self._connection) else None
        self._loop.call_at(self._free_at, do, context=context)
