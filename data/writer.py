"""The single writer, with group commit: jobs that arrive during one commit share the next.

A commit that syncs to disk costs the same for one row as for a hundred, so sharing it makes full durability cheap.
Each caller waits for the commit of its own job and gets that job's error. Within a batch, entries are committed first
because users wait for them, then caches, then everything else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.connect import WRITES, is_storage_trouble, sqlite_file, told
from data.damage import check_file
from data.durations import durations
from data.errors import Conflict, InUse, NoSuchTable, OwnershipLost, StoreClosed
from data.fencing import fence
from data.lanes import CacheRow, EntryRow, Lane, lane_of, refusal
from data.leases import Leases
from data.outside import stopwatch, token_hex
from data.ownership import (
    PATIENCE_S,
    SHARED,
    FileOwnership,
    check_claim,
    claim,
)
from data.postgres_server import PostgresServer
from data.schema import entries
from data.sharing import Server

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]


@dataclass(slots=True, eq=False)
class _Append:
    rows: Sequence[EntryRow]
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
_ATTEMPTS: Final = 5
"""So often a job is repeated whose connections break."""


class Writer:
    """Owns the database (see `data.ownership`) and the only connection that writes to it."""

    def __init__(
        self,
        engine: AsyncEngine,
        *,
        on_lost: Callable[[OwnershipLost], object] = lambda _: None,
        lane_of: Callable[[AsyncConnection], Awaitable[Lane]] = lane_of,
        server: Server | None = None,
        leases: Leases | None = None,
    ) -> None:
        """`on_lost` is called once when another process has taken over the database; all later jobs fail.

        `server`: the database's; None: that of PostgreSQL. `leases`: those of this process, if it shares the database
        with others.
        """
        self._engine = engine
        self._server = server or PostgresServer(engine)
        self._leases = leases
        self._on_lost = on_lost
        self._lane_of = lane_of
        self._lost: OwnershipLost | None = None
        self._owner: str | None = None
        """The owner's name that this writer stored in the database."""
        file = sqlite_file(engine.url)
        self._file = None if file is None or leases is not None else FileOwnership(file)
        self._session = self._server.ownership(is_shared=leases is not None)
        self._patience_s = PATIENCE_S
        self._connection: AsyncConnection | None = None
        self._lane: Lane | None = None
        self._jobs: list[_Job] = []
        self._in_hand = 0
        self._may_be_committed = False
        """Whether the latest transaction of `run` has come to its commit."""
        self.commits = durations("commit_seconds", "Commits of the database.")
        """Each commit is of one kind of jobs, and may be of many."""
        self.trouble: str | None = None
        """Why the database did not take the last commit, if it cannot be reached or written to."""
        self._wake = asyncio.Event()
        self._is_closing = False
        self._serving: asyncio.Task[None] | None = None

    async def open(self, *, patience_s: float = PATIENCE_S) -> None:
        """Take the lock, connect and start the writer task.

        Raises InUse if another process keeps the lock for `patience_s` seconds, Damaged if the file is corrupt.
        """
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
    def waiting(self) -> int:
        """Jobs that wait for their commit or are in it."""
        return len(self._jobs) + self._in_hand

    @property
    def lost(self) -> OwnershipLost | None:
        """Why this writer has lost the database; None while it owns it."""
        return self._lost

    async def claim(self) -> None:
        """Claim the database, so that no earlier owner can write to it. Needs the current schema."""
        owner = token_hex(8) if self._leases is None else SHARED
        await self.run(lambda connection: claim(connection, owner))
        self._owner = owner
        if self._lane is not None:
            self._lane.owner = owner

    async def check_file(self) -> None:
        """Raise OwnershipLost if the file or its lock is another process's. That its name stands in the database each
        transaction checks."""
        if self._file is not None and self._lost is None:
            try:
                await self._file.check()
            except OwnershipLost as error:
                self.lose(error)
                raise

    async def release_database(self) -> None:
        """Commit all pending jobs, then release the database. Closing twice is harmless."""
        self._is_closing = True
        self._wake.set()
        if self._serving is not None:
            await asyncio.wait([self._serving])
        await self._disconnect()
        self._release_file()

    async def append(self, table_id: int, n: int, at_ms: int, body: str) -> None:
        """Append entry `n` to a table's log and return when it is on disk.

        Raises Conflict if the log already has an entry `n`, NoSuchTable if there is no such table, StoreClosed after
        `release_database`, OwnershipLost if another process has taken over the database.
        After a cancellation or any other error (which comes from the database) the entry may or may not be committed:
        shield the call, or read the log.
        """
        await self.append_all([(table_id, n, at_ms, body)])

    async def append_all(self, rows: Sequence[EntryRow]) -> None:
        """Append an entry to each of several logs, all or none: (table id, n, at_ms, body). Like `append`."""
        if rows:
            await self._hand_in(_Append(rows, self._future()))

    async def note(self, table_id: int, cache: str) -> None:
        """Replace a table's cache with this JSON text and return when it is on disk. Raises NoSuchTable."""
        await self._hand_in(_Note((table_id, cache), self._future()))

    async def run(self, work: Work[T]) -> T:
        """Run `work` in a transaction and return its result when that is on disk.

        The transaction is shared with other jobs; if one of them fails, each is run again in its own, and over a new
        connection if one breaks before the commit. So `work` must only read and write over its connection, and must
        neither commit nor block. An exception rolls back all its
        writes and is raised here. What `work` reads stays valid until it ends: there is no other writer, and processes
        that share a database run such transactions one at a time.
        """
        return await self._hand_in(_Run(work, self._future()))

    async def fence(self, connection: AsyncConnection, home: int | None) -> None:
        """To be called by the work of `run` that writes for a table of this home; see `data.fencing.fence`."""
        if self._leases is not None:
            await fence(self._server.within(connection), self._leases, home)

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
                    self._in_hand = len(batch)
                    try:
                        for kind in _ORDER:
                            await self._commit([job for job in batch if type(job) is kind])
                    finally:
                        self._in_hand = 0
                        # Jobs are left only if ownership is lost or the event loop is shutting down.
                        _fail(batch, self._lost or StoreClosed())
        finally:
            self._is_closing = True
            _fail(self._jobs, self._lost or StoreClosed())

    async def _commit(self, batch: Sequence[_Job]) -> None:
        """Complete every job of the batch: in one transaction if possible, otherwise one by one."""
        jobs = [job for job in batch if not job.done.done()]
        if not jobs or self._lost is not None:
            return
        try:
            lane, connection = await self._connected()
        except OwnershipLost as error:
            self.lose(error)
            return
        except Exception as error:
            self._failed(jobs, error)
            return
        begun = stopwatch()
        try:
            outcomes = await self._transact(lane, connection, jobs)
        except OwnershipLost as error:
            self.lose(error)
            return
        except Exception as error:
            if lane.is_lost_by(error):
                await self._after_loss(jobs, error)
            elif len(jobs) > 1:
                for job in jobs:
                    await self._commit([job])
            else:
                self._failed(jobs, refusal(error, jobs[0].rows[0]) if isinstance(jobs[0], _Append) else error)
            return
        except BaseException:
            _fail(jobs, StoreClosed())
            raise
        self.commits.observe(stopwatch() - begun)
        self._taken(jobs)
        for job, outcome in zip(jobs, outcomes, strict=True):
            if not job.done.done():
                job.done.set_result(outcome)

    def _taken(self, jobs: Sequence[_Job]) -> None:
        """The database has taken the jobs. A check that writes nothing succeeds on a full disk, too."""
        if any(not isinstance(job, _Run) or job.work is not _nothing for job in jobs):
            self.trouble = None

    def _failed(self, jobs: Sequence[_Job], error: Exception) -> None:
        """Give the jobs their error. Where the database takes no writes, that is known until it takes one."""
        if is_storage_trouble(error):
            self.trouble = told(error)
        _fail(jobs, error)

    async def _after_loss(self, jobs: Sequence[_Job], error: Exception) -> None:
        """Recover from a connection that broke during a commit, which may or may not have succeeded.

        Entries are inserted again: a Conflict with an identical entry means that the commit succeeded. Caches are
        replaced again. Other jobs are run again if the connection broke before their commit, and fail otherwise.
        """
        may_be_committed = self._may_be_committed
        for job in jobs:
            if isinstance(job, _Run) and may_be_committed:
                self._failed([job], error)
                continue
            try:
                outcome = await self._again(job)
            except OwnershipLost as lost:
                self.lose(lost)
                return
            except Exception as failure:
                self._failed([job], failure)
            else:
                self._taken([job])
                if not job.done.done():
                    job.done.set_result(outcome)

    async def _again(self, job: _Job) -> Any:
        """Commit a job, over new connections if one breaks again. Entries and caches may be committed already."""
        for attempt in range(_ATTEMPTS):
            lane, connection = await self._connected()
            try:
                try:
                    return (await self._transact(lane, connection, [job]))[0]
                except Exception as error:
                    if not isinstance(job, _Append):
                        raise
                    meant = refusal(error, job.rows[0])
                    if not (isinstance(meant, Conflict) and await _are_kept(connection, job.rows)):
                        raise meant from error
                    return None
            except Exception as error:
                is_final = attempt == _ATTEMPTS - 1 or (isinstance(job, _Run) and self._may_be_committed)
                if not lane.is_lost_by(error) or is_final:
                    raise
        return None

    def lose(self, error: OwnershipLost) -> None:
        """Record that ownership is lost, which stops the writer: pending and later jobs fail."""
        if self._lost is None:
            self._lost = error
            self._is_closing = True
            self._wake.set()
            self._on_lost(error)

    async def _transact(self, lane: Lane, connection: AsyncConnection, jobs: Sequence[_Job]) -> list[Any]:
        """Commit jobs of one kind together, in order of arrival, and return their results."""
        appends = [row for job in jobs if isinstance(job, _Append) for row in job.rows]
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
        self._may_be_committed = False
        async with connection.begin():
            if self._leases is not None:
                await self._server.within(connection).run_alone()
            if self._owner is not None:
                await check_claim(connection, self._owner)
                if self._file is None:
                    await self._session.check(connection)
            outcomes = [await job.work(connection) for job in jobs if isinstance(job, _Run)]
            self._may_be_committed = True
        return outcomes

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
            if self._leases is None:
                lane = await self._lane_of(connection)
            else:
                lane = await self._server.lane(connection, self._leases)
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
        """Take the advisory lock. Raises InUse at the start, OwnershipLost if another process took it since."""
        await self._check_claim(connection)  # Fail at once if another process has claimed it.
        try:
            await self._session.take(connection, patience_s=self._patience_s)
        except InUse:
            if self._owner is None:
                raise
            raise OwnershipLost("another process has taken over the database") from None
        await self._check_claim(connection)

    def _look(self) -> None:
        """On the end of the connection, queue an empty job: it reconnects at once and so checks the ownership."""
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
            await self._session.release(connection)
        await connection.close()

    def _release_file(self) -> None:
        if self._file is not None:
            self._file.release()


async def _nothing(_: AsyncConnection) -> None:
    pass


async def _are_kept(connection: AsyncConnection, rows: Sequence[EntryRow]) -> bool:
    async with connection.begin():
        for table_id, n, *rest in rows:
            query = select(entries.c.at_ms, entries.c.body).where(entries.c.table_id == table_id, entries.c.n == n)
            found = (await connection.execute(query)).one_or_none()
            if found is None or [*found] != rest:
                return False
    return True


def _fail(jobs: Sequence[_Job], error: BaseException) -> None:
    for job in jobs:
        if not job.done.done():
            job.done.set_exception(error)
