"""A model of a PostgreSQL server, as far as processes that share it ask for more than rows (`data.sharing`).

Transactions are READ COMMITTED: a statement sees what was committed when it began, waits for rows that others have
locked, and looks at them again then. Notices are delivered with the commit. `test_server.py` compares it with PostgreSQL.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine, Hashable, Iterable
from contextvars import Context
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final, TypeVar

T = TypeVar("T")

_ENDED: Final = "the connection has ended"


class Mode(IntEnum):
    """How a row is locked. Two modes stand against each other if their sum is 4 or more."""

    SHARED = 1
    """FOR KEY SHARE."""
    CHANGED = 2
    """By an UPDATE that changes no key."""
    WHOLE = 3
    """FOR UPDATE, a DELETE, or an INSERT that is not committed; advisory locks."""


Key = tuple[str, Hashable]
"""A table's name and the primary key of a row, or "advisory" and a lock's name."""


class Deadlock(Exception):
    """Transactions wait for each other."""


@dataclass(eq=False, slots=True)
class _Waiter:
    session: "Session"
    key: Key
    mode: Mode
    granted: asyncio.Future[None]
    is_of_row: bool = False
    """Whether it waits no more when the row is deleted; a new one in its place is another one."""


@dataclass(slots=True)
class ModelServer:
    """The server. `now`: milliseconds of its clock. `delay`: seconds that a message to it or from it takes."""

    now: Callable[[], int]
    delay: Callable[[], float] = lambda: 0.0
    began: int = 0
    """When it was started, by its clock."""
    is_away: bool = False
    on_written: Callable[[set[int], dict[int, int]], object] = lambda _shards, _tokens: None
    """Called as entries are committed, with their shards and the tokens that the process believes in."""
    slots: defaultdict[object, int] = field(default_factory=lambda: defaultdict[object, int](int))
    """How many slots each process has taken, and not given back."""
    rows: dict[Key, Any] = field(default_factory=dict[Key, Any])
    sessions: list["Session"] = field(default_factory=list["Session"])
    listeners: list["Listener"] = field(default_factory=list["Listener"])
    _waiters: list[_Waiter] = field(default_factory=list[_Waiter])

    def connect(self, owner: object = None, *, idle_s: float | None = None) -> "Session":
        """A connection of this process. `idle_s`: it is ended after so long in a transaction without a statement.

        Raises ConnectionError while the server is away.
        """
        if self.is_away:
            raise ConnectionError("the server is away")
        session = Session(self, owner, idle_s)
        self.sessions.append(session)
        return session

    def end_sessions(self, owner: object = None) -> None:
        """End the connections of this process, which is dead; None: of all, as the server is."""
        for session in [each for each in self.sessions if owner is None or each.owner is owner]:
            session.end()
        for listener in [each for each in self.listeners if owner is None or each.owner is owner]:
            self.listeners.remove(listener)
            listener.ended.set()

    def go_away(self) -> None:
        """End the server, with all connections."""
        self.is_away = True
        self.end_sessions()

    def come_back(self) -> None:
        """Start the server."""
        self.is_away, self.began = False, self.now()

    # -- Locks --------------------------------------------------------------------------------------------------------

    def is_free(self, session: "Session", key: Key, mode: Mode) -> bool:
        """Whether this session can have the lock at once."""
        return not self._against(session, key, mode)

    def _against(self, session: "Session", key: Key, mode: Mode) -> list["Session"]:
        return [each for each in self.sessions if each is not session and each.locks.get(key, 0) + mode >= 4]

    async def lock(self, session: "Session", key: Key, mode: Mode, *, is_of_row: bool = False) -> bool:
        """Wait until nothing stands against the lock; return whether it was given. `is_of_row`: not if the row is gone."""
        if self._against(session, key, mode):
            waiter = _Waiter(session, key, mode, asyncio.get_running_loop().create_future(), is_of_row)
            self._waiters.append(waiter)
            if self._leads_to(session, waiter, set()):
                self._waiters.remove(waiter)
                raise Deadlock
            await waiter.granted
            return key in session.locks
        session.locks[key] = max(mode, session.locks.get(key, mode))
        return True

    def _leads_to(self, session: "Session", waiter: _Waiter, seen: set[int]) -> bool:
        """Whether this waiter waits, by others, for the session."""
        for holder in self._against(waiter.session, waiter.key, waiter.mode):
            if holder is session:
                return True
            if id(holder) not in seen:
                seen.add(id(holder))
                theirs = [each for each in self._waiters if each.session is holder]
                if any(self._leads_to(session, each, seen) for each in theirs):
                    return True
        return False

    def grant(self) -> None:
        """Give locks that have become free to those that wait for them, in order."""
        self._waiters = [each for each in self._waiters if each.session.is_open]
        passed: list[_Waiter] = []
        for waiter in list(self._waiters):
            ahead = any(each.key == waiter.key and each.mode + waiter.mode >= 4 for each in passed)
            if waiter.is_of_row and waiter.key not in self.rows:
                self._waiters.remove(waiter)
                waiter.granted.set_result(None)
                continue
            if ahead or self._against(waiter.session, waiter.key, waiter.mode):
                passed.append(waiter)
                continue
            self._waiters.remove(waiter)
            locks = waiter.session.locks
            locks[waiter.key] = max(waiter.mode, locks.get(waiter.key, waiter.mode))
            if not waiter.granted.done():
                waiter.granted.set_result(None)

    def is_waiting(self, session: "Session") -> bool:
        """Whether the session waits for a lock."""
        return any(each.session is session for each in self._waiters)


@dataclass(eq=False, slots=True)
class Listener:
    """A connection that hears notices."""

    owner: object
    heard: Callable[[str], object]
    ended: asyncio.Event


class Session:
    """A connection, and its transaction."""

    def __init__(self, server: ModelServer, owner: object, idle_s: float | None) -> None:
        self.owner = owner
        self.locks: dict[Key, Mode] = {}
        self.changes: dict[Key, Any] = {}
        """The rows written; None: deleted."""
        self.notices: list[str] = []
        self.is_open = True
        self.on_end: Callable[[], object] = lambda: None
        self._server, self._idle_s = server, idle_s
        self._is_busy = False
        """Whether it is in a transaction."""
        self._timer: asyncio.TimerHandle | None = None
        self._asked: set[asyncio.Task[object]] = set()

    # -- Statements ---------------------------------------------------------------------------------------------------

    async def ask(self, statement: Callable[[], Coroutine[object, None, T]]) -> T:
        """Have the server carry out a statement. It goes on with it whatever the process does."""
        if not self.is_open:
            raise ConnectionError(_ENDED)
        self.touch()
        loop = asyncio.get_running_loop()
        task = loop.create_task(self._carried_out(statement), context=Context())
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            running = asyncio.current_task()
            if self.is_open or (running is not None and running.cancelling()):
                self.end()
                raise
            raise ConnectionError(_ENDED) from None

    async def _carried_out(self, statement: Callable[[], Coroutine[object, None, T]]) -> T:
        server = self._server
        await asyncio.sleep(server.delay())
        self._is_busy = True
        done = await statement()
        self.rest()
        await asyncio.sleep(server.delay())
        return done

    async def commit(self) -> None:
        """Commit, as a statement."""
        await self.ask(self._commit)

    async def _commit(self) -> None:
        self.commit_now()

    def touch(self) -> None:
        """A statement begins: the session is not idle."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def rest(self, *, begins: bool = False) -> None:
        """A statement is done. `begins`: the session is in a transaction now, if it was in none."""
        self.touch()
        self._is_busy |= begins
        if self._is_busy and self.is_open and self._idle_s is not None:
            self._timer = asyncio.get_running_loop().call_later(self._idle_s, self.end, context=Context())

    def commit_now(self) -> None:
        """End the transaction: what it wrote is there, and its notices are delivered."""
        server = self._server
        for key, row in self.changes.items():
            if row is None:
                server.rows.pop(key, None)
            else:
                server.rows[key] = row
        notices = list(dict.fromkeys(self.notices))  # The same notice is delivered once.
        self.roll_back()
        for notice in notices:
            for listener in list(server.listeners):
                listener.heard(notice)

    def roll_back(self) -> None:
        """End the transaction: nothing of it is left."""
        self.touch()
        self._is_busy = False
        self.changes.clear()
        self.notices.clear()
        self.locks.clear()
        self._server.grant()

    def end(self) -> None:
        """End the connection."""
        if self.is_open:
            self.is_open = False
            self._server.sessions.remove(self)
            for task in list(self._asked):
                task.cancel()
            self.roll_back()
            self.on_end()

    # -- Rows ---------------------------------------------------------------------------------------------------------

    def row(self, key: Key) -> Any:
        """The row as this transaction sees it; None: there is none."""
        return self.changes[key] if key in self.changes else self._server.rows.get(key)

    def rows_of(self, table: str) -> dict[Any, Any]:
        """The rows of a table as this transaction sees them, by primary key."""
        keys = {key[1] for key in (*self._server.rows, *self.changes) if key[0] == table}
        return {key: row for key in sorted(keys) if (row := self.row((table, key))) is not None}

    async def locked(
        self, table: str, keys: Iterable[Hashable], mode: Mode, meets: Callable[[Any, Any], bool]
    ) -> dict[Any, int]:
        """Lock the rows that meet a condition, in order; returns the keys of those that still do when they are locked,
        and the time by which each is changed: before the wait, if it is still the row that it was.
        """
        found: dict[Any, int] = {}
        for key in [key for key in keys if (row := self.row((table, key))) is not None and meets(key, row)]:
            before, at = self.row((table, key)), self._server.now()
            if not await self._server.lock(self, (table, key), mode, is_of_row=True):
                continue
            row = self.row((table, key))
            if row is not None and meets(key, row):
                found[key] = at if row is before else self._server.now()
        return found

    async def is_there(self, key: Key) -> bool:
        """Whether the row is there, once nobody is about to change it; otherwise its place is locked."""
        server = self._server
        while self.row(key) is None or any(each is not self and key in each.changes for each in server.sessions):
            before, mode = self.locks.get(key), Mode.WHOLE if self.row(key) is None else Mode.CHANGED
            await server.lock(self, key, mode)
            if self.row(key) is None:
                return False
            if before is None:
                del self.locks[key]
            else:
                self.locks[key] = before
            server.grant()
        return True

    async def lock_to_insert(self, key: Key) -> Any:
        """Lock a row that is there, or the place of one that is not; returns the row."""
        if self.row(key) is None:
            await self._server.lock(self, key, Mode.WHOLE)
            if self.row(key) is None:
                return None
        await self._server.lock(self, key, Mode.CHANGED)
        return self.row(key) or await self.lock_to_insert(key)
