"""SQLite in the event loop: what aiosqlite does in a thread is done here, after a time from the seed."""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

import aiosqlite

from tests.simulation.loop import SeededLoop


class Disk:
    """A database file, and the connections to it of one process."""

    def __init__(self, loop: SeededLoop, delay: Callable[[], float]) -> None:
        """`delay`: the seconds until a statement is done."""
        self._loop, self._delay = loop, delay
        self._connections: list[sqlite3.Connection] = []
        self.is_gone = False

    async def connect(self, path: str, **facts: Any) -> aiosqlite.Connection:
        """Connect, as SQLAlchemy asks for it."""

        def connector() -> sqlite3.Connection:
            made = sqlite3.connect(path, **facts)
            self._connections.append(made)
            return made

        connection = aiosqlite.Connection(connector, 64)
        there: Any = connection
        there._tx, there._thread = _Line(self._loop, self._delay), _NoThread()
        return await connection

    def die(self) -> None:
        """The process ends: what it has not committed is lost."""
        for each in self._connections:
            each.close()
        self._connections.clear()


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

        def do() -> None:
            try:
                result = work()
            except BaseException as error:
                if future is not None and not future.done():
                    future.set_exception(error)
            else:
                if future is not None and not future.done():
                    future.set_result(result)

        self._loop.call_at(self._free_at, do)
