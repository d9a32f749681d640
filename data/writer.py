"""The one writer: whatever came in while the last commit ran is committed together.

A commit that waits for the disk costs the same for one row as for a hundred, so full durability is affordable when
callers share it. Each caller waits for the commit that holds its own work, and gets its own error. Of what came in
together, entries go first, for which people wait, then what is noted beside them, then everything else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import Any, Final, TypeVar

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.connect import WRITES, sqlite_file
from data.damage import check_file
from data.errors import Conflict, InUse, NoSuchTable, OwnershipLost, StoreClosed
from data.lanes import CacheRow, EntryRow, Lane, lane_of, refusal
from data.ownership import (
    PATIENCE_S,
    FileOwnership,
    SessionId,
    check_claim,
    check_session,
    claim,
    release_session,
    take_session,
)
from data.schema import entries

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]


@dataclass(slots=True, eq=False)
class _Append:
    row: EntryRow
    done: asyncio.Future[Any]


@dataclass(slots=True, eq=False)
class _Note:
    row: CacheRow
    done: asyncio.Future[Any]


@dataclass(slots=True, eq=False)
class _Run:
    work: Work[Any]
    done: asyncio.Future[Any]


_Job = _Append | _Note | _Run
_ORDER: Final = (_Append, _Note, _Run)


class Writer:
    """Owns the database (see `data.ownership`) and the only connection that writes to it."""

    def __init__(self, engine: AsyncEngine, *, on_lost: Callable[[OwnershipLost], object] = lambda _: None) -> None:
        """`on_lost` is told when the database belongs to another process: nothing can be written any more."""
        self._engine = engine
        self._on_lost = on_lost
        self._lost: OwnershipLost | None = None
        self._owner: str | None = None
        """The name under which this writer has claimed the database."""
        self._session: SessionId | None = None
        file = sqlite_file(engine.url)
        self._file = None if file is None else FileOwnership(file)
        self._patience_s = PATIENCE_S
        self._connection: AsyncConnection | None = None
        self._lane: Lane | None = None
        self._jobs: list[_Job] = []
        self._wake = asyncio.Event()
        self._is_closing = False
        self._serving: asyncio.Task[None] | None = None

    async def open(self, *, patience_s: float = PATIENCE_S) -> None:
        """Begin; InUse if another process does not let go of the database within `patience_s`, Damaged."""
        self._patience_s = patience_s
        if self._file is not None:
            await self._file.take(patience_s=patience_s)
        try:
            if self._file is not None:
                await asyncio.to_thread(check_file, self._file.database)
            await self._connect()
        except BaseException:
            self._release_file()
            raise
        if self._file is not None:
            self._file.opened()
        self._serving = asyncio.create_task(self._serve(), name="store writer")

    @property
    def lost(self) -> OwnershipLost | None:
        """Why the database is not this writer's any more."""
        return self._lost

    async def claim(self) -> None:
        """From now on nobody who owned the database before writes to it. Needs the schema of now."""
        owner = token_hex(8)
        await self.run(lambda connection: claim(connection, owner))
        self._owner = owner
        if self._lane is not None:
            self._lane.owner = owner

    async def check(self) -> None:
        """OwnershipLost if the database belongs to another process by now."""
        if self._file is not None and self._lost is None:
            try:
                await self._file.check()
            except OwnershipLost as error:
                self._lose(error)
        await self.run(_nothing)

    async def close(self) -> None:
        """Commit what has been handed in, then let go of the database. Closing twice does no harm."""
        self._is_closing = True
        self._wake.set()
        if self._serving is not None:
            await asyncio.wait([self._serving])
        await self._disconnect()
        self._release_file()

    async def append(self, table_id: int, n: int, at_ms: int, body: str) -> None:
        """Return when the entry is on the disk.

        Conflict if the log has an entry `n`, NoSuchTable if there is no such table, StoreClosed after `close`,
        OwnershipLost if the database belongs to another process.
        A caller cancelled while it waits does not know whether the entry was kept: shield the call, or read the log.
        The same goes for any other error, which comes from the database.
        """
        await self._hand_in(_Append((table_id, n, at_ms, body), self._future()))

    async def note(self, table_id: int, cache: str) -> None:
        """Replace a table's cache, JSON text, and return when it is on the disk. NoSuchTable."""
        await self._hand_in(_Note((table_id, cache), self._future()))

    async def run(self, work: Work[T]) -> T:
        """Run `work` in a transaction and return its result when that is on the disk.

        It shares the transaction with others, and is run again alone when one of them fails: it may do nothing but
        read and write over the connection it is given, and must neither commit nor keep others waiting. What it
        raises undoes all it did and is raised here. As nobody else writes, what it reads stays true until it ends.
        """
        return await self._hand_in(_Run(work, self._future()))

    def _future(self) -> asyncio.Future[Any]:
        return asyncio.get_running_loop().create_future()

    async def _hand_in(self, job: _Job) -> Any:
        if self._lost is not None:
            raise self._lost
        if self._is_closing or self._serving is None:
            raise StoreClosed
        self._jobs.append(job)
        self._wake.set()
        return await job.done

    async def _serve(self) -> None:
        try:
            while self._jobs or not self._is_closing:
                await self._wake.wait()
                self._wake.clear()
                while self._jobs:
                    batch, self._jobs = self._jobs, []
                    try:
                        for kind in _ORDER:
                            await self._commit([job for job in batch if type(job) is kind])
                    finally:
                        # Only where ownership is lost, or the event loop is being torn down, is anything left.
                        _fail(batch, self._lost or StoreClosed())
        finally:
            self._is_closing = True
            _fail(self._jobs, self._lost or StoreClosed())

    async def _commit(self, batch: Sequence[_Job]) -> None:
        """Settle every job of the batch: together if that works, else one by one."""
        jobs = [job for job in batch if not job.done.done()]
        if not jobs or self._lost is not None:
            return
        try:
            lane, connection = await self._connected()
        except OwnershipLost as error:
            self._lose(error)
            return
        except Exception as error:
            _fail(jobs, error)
            return
        try:
            outcomes = await self._transact(lane, connection, jobs)
        except OwnershipLost as error:
            self._lose(error)
            return
        except Exception as error:
            if lane.is_lost:
                await self._after_loss(jobs, error)
            elif len(jobs) > 1:
                for job in jobs:
                    await self._commit([job])
            else:
                _fail(jobs, refusal(error, jobs[0].row) if isinstance(jobs[0], _Append) else error)
            return
        except BaseException:
            _fail(jobs, StoreClosed())
            raise
        for job, outcome in zip(jobs, outcomes, strict=True):
            if not job.done.done():
                job.done.set_result(outcome)

    async def _after_loss(self, jobs: Sequence[_Job], error: Exception) -> None:
        """The connection broke, and nobody knows whether the commit was made.

        Entries are tried again, since finding the very same one there tells that it was. Other work is given up.
        """
        for job in jobs:
            if not isinstance(job, _Append):
                _fail([job], error)
                continue
            try:
                lane, connection = await self._connected()
                try:
                    await lane.insert([job.row])
                except Exception as again:
                    meant = refusal(again, job.row)
                    if not (isinstance(meant, Conflict) and await _is_kept(connection, job.row)):
                        raise meant from again
            except OwnershipLost as lost:
                self._lose(lost)
                return
            except Exception as failure:
                _fail([job], failure)
            else:
                if not job.done.done():
                    job.done.set_result(None)

    def _lose(self, error: OwnershipLost) -> None:
        """The database is another's: fail what waits, and all that is to come."""
        if self._lost is None:
            self._lost = error
            self._is_closing = True
            self._wake.set()
            self._on_lost(error)

    async def _transact(self, lane: Lane, connection: AsyncConnection, jobs: Sequence[_Job]) -> list[Any]:
        """Commit jobs of one kind together, in the order they came, and give their results."""
        appends = [job.row for job in jobs if isinstance(job, _Append)]
        if appends:
            await lane.insert(appends)
            return [None] * len(jobs)
        notes = dict(job.row for job in jobs if isinstance(job, _Note))
        if notes:
            missing = notes.keys() - await lane.set_caches(list(notes.items()))
            if missing:
                await self._check_claim(connection)
                raise NoSuchTable(min(missing))
            return [None] * len(jobs)
        async with connection.begin():
            if self._owner is not None:
                await check_claim(connection, self._owner)
                if self._file is None:
                    await check_session(connection)
            return [await job.work(connection) for job in jobs if isinstance(job, _Run)]

    async def _check_claim(self, connection: AsyncConnection) -> None:
        if self._owner is not None:
            async with connection.begin():
                await check_claim(connection, self._owner)

    async def _connected(self) -> tuple[Lane, AsyncConnection]:
        if self._lane is None or self._connection is None or self._lane.is_lost:
            await self._disconnect()
            return await self._connect()
        return self._lane, self._connection

    async def _connect(self) -> tuple[Lane, AsyncConnection]:
        connection = await self._engine.connect()
        try:
            await connection.execution_options(**{WRITES: True})
            lane = await lane_of(connection)
            if self._file is None:
                await self._take_session(connection)
                lane.listen(self._look)
            lane.owner = self._owner
        except BaseException:
            await connection.invalidate()
            await connection.close()
            raise
        self._connection, self._lane = connection, lane
        return lane, connection

    async def _take_session(self, connection: AsyncConnection) -> None:
        """InUse; OwnershipLost where it was owned before and somebody else has come meanwhile, perhaps gone, too."""
        await self._check_claim(connection)  # Who has claimed it since is not waited for.
        try:
            self._session = await take_session(connection, patience_s=self._patience_s, before=self._session)
        except InUse:
            if self._owner is None:
                raise
            raise OwnershipLost("another process has taken over the database") from None
        await self._check_claim(connection)

    def _look(self) -> None:
        """The connection has ended: connect again at once, to learn whether somebody else owns the database by now."""
        if not self._is_closing:
            done = self._future()
            done.add_done_callback(lambda future: future.cancelled() or future.exception())
            self._jobs.append(_Run(_nothing, done))
            self._wake.set()

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        lane, self._lane = self._lane, None
        if connection is None or lane is None:
            return
        if lane.is_lost:
            await connection.invalidate()
        elif self._file is None:
            await release_session(connection)
        await connection.close()

    def _release_file(self) -> None:
        if self._file is not None:
            self._file.release()


async def _nothing(_: AsyncConnection) -> None:
    pass


async def _is_kept(connection: AsyncConnection, row: EntryRow) -> bool:
    table_id, n, *rest = row
    query = select(entries.c.at_ms, entries.c.body).where(entries.c.table_id == table_id, entries.c.n == n)
    async with connection.begin():
        return [*(await connection.execute(query)).one()] == rest


def _fail(jobs: Sequence[_Job], error: BaseException) -> None:
    for job in jobs:
        if not job.done.done():
            job.done.set_exception(error)
