"""SQLite in the event loop: what aiosqlite does in a thread is done here, after a time from the seed."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextvars import Context
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data import sqlite_driver
from data.connect import BUSY_MS, create
from tests.simulation.loop import SeededLoop
from tests.simulation.server import Session

T = TypeVar("T")

_TAKE_NONE: Final = ("BEGIN", "PRAGMA")
"""Statements that prepare others."""
_AGAIN_S = 0.01
"""SQLite looks about so often whether a lock is free."""


_shared: Final = list[tuple[Dialect, object]]()
"""The dialect of the first engine, and the statements that it has compiled."""


def create_sharing(url: str, **facts: Any) -> AsyncEngine:
    """An engine that compiles no statement that another one has compiled: each process of a world has engines of its own.

    The first one has to be connected before others are used.
    """
    engine = create(url, **facts)
    there = engine.sync_engine
    if not _shared:
        # Not the engine itself, whose pool leads to the world that it was made in.
        compiled = getattr(there, "_compiled_cache")  # noqa: B009  (private)
        compiled.size_alert = None
        _shared.append((there.dialect, compiled))
    there.dialect, cache = _shared[0]
    setattr(there.pool, "_dialect", there.dialect)  # noqa: B010  (private)
    setattr(there, "_compiled_cache", cache)  # noqa: B010  (private)
    return engine


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

    async def connect(self, path: str, **facts: Any) -> sqlite_driver.Connection:
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

        return await _Driver(connector, _Line(self._loop, self._delay, there_is))

    def engine(self, url: str, path: Path, **facts: Any) -> AsyncEngine:
        """An engine, as the store creates one."""
        connect = partial(self.connect, str(path), check_same_thread=False)
        return create_sharing(url, connect_sqlite=connect, **facts)

    def die(self) -> None:
        """The process ends, or all connections: what is not committed is lost."""
        for each in self._connections:
            each.die()
        self._connections.clear()

    def close(self) -> None:
        """Close the files of a world that has ended, without a callback."""
        for each in self._connections:
            each.close_file()


class _Driver(sqlite_driver.Connection):
    """The product's connection, whose statements have no thread to go to."""

    def __init__(self, connector: Callable[[], sqlite3.Connection], line: "_Line") -> None:
        super().__init__(connector, 64)
        self._tx, self._thread = line, _NoThread()

    async def _execute(self, fn: Callable[..., T], *args: object, **named: object) -> T:
        if not self._running or self._connection is None:
            raise ValueError("Connection closed")
        return await self._tx.done(fn, args, named)

    def _whole(self, operation: str, parameters: Sequence[object]) -> sqlite_driver.Done:
        # Nothing else would run while SQLite waits for a lock, so `_Line` does.
        return super()._whole("PRAGMA busy_timeout = 0" if "busy_timeout" in operation else operation, parameters)


class Connection(sqlite3.Connection):
    """A connection to the file, and to the server where several processes share it."""

    session: Session

    def __init__(self, *given: Any, **facts: Any) -> None:
        super().__init__(*given, **facts)
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

    def close_file(self) -> None:
        """Close the file and nothing else."""
        if not self.is_closed:
            super().close()

    def die(self) -> None:
        """Close the file, as the operating system does. No statement is open, as each fetches all of its rows."""
        if self.is_closed:
            return
        if self.in_transaction:
            super().rollback()
        self.close()
        self.on_close()


def connection_of(connection: AsyncConnection) -> Connection:
    """What is below a connection of SQLAlchemy."""
    below: Any = connection.sync_connection
    return below.connection.driver_connection._conn


class _NoThread:
    daemon = True

    def start(self) -> None:
        """Nothing has to be started."""


class _Line:
    """What aiosqlite hands to its thread, in order."""

    def __init__(self, loop: SeededLoop, delay: Callable[[], float], connection: list[Connection]) -> None:
        self._loop, self._delay, self._connection = loop, delay, connection
        self._free_at = 0.0

    async def done(self, work: Callable[..., T], given: Sequence[object], named: Mapping[str, object]) -> T:
        """The result of a step. It is there at once where a death before or after it is the same."""
        if self._free_at <= self._loop.now and given and isinstance(given[0], str) and given[0].startswith(_TAKE_NONE):
            for each in self._connection:
                each.begins()
            try:
                result = work(*given, **named)
            except sqlite3.OperationalError:
                """It is done below, which waits where the file is locked."""
            else:
                for each in self._connection:
                    each.is_done()
                return result
        future = self._loop.create_future()
        self.put_nowait((future, partial(work, *given, **named)))
        return await future

    def put_nowait(self, job: tuple[asyncio.Future[Any] | None, Callable[[], object]]) -> None:
        future, work = job
        if self._loop.is_closed():
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
