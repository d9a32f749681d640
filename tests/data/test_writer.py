import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.errors import Conflict, NoSuchTable, StoreClosed
from data.lanes import CacheRow, EntryRow, Lane, PostgresLane, lane_of
from data.migrations import migrate
from data.schema import entries, heartbeat, tables
from data.store import Store
from data.writer import Writer, _nothing
from tests.data.postgres import end_owner
from tests.data.writing import Slow

LaneOf = Callable[[AsyncConnection], Awaitable[Lane]]


@asynccontextmanager
async def writing(engine: AsyncEngine, lane_of: LaneOf = lane_of) -> AsyncIterator[Writer]:
    """A writer on a new database with the tables 1 and 2."""
    made = Writer(engine, lane_of=lane_of)
    await made.open()
    await migrate(engine)
    rows = [{"channel_id": k, "opened_at_ms": 0, "cache": {}} for k in (1, 2)]
    await made.run(lambda connection: connection.execute(insert(tables), rows))
    yield made
    await made.release_database()


@pytest.fixture
async def writer(engine: AsyncEngine) -> AsyncIterator[Writer]:
    async with writing(engine) as made:
        yield made


async def stored(engine: AsyncEngine) -> list[tuple[int, int, str]]:
    query = select(entries.c.table_id, entries.c.n, entries.c.body).order_by(entries.c.table_id, entries.c.n)
    async with engine.connect() as connection:
        return [tuple(row) for row in await connection.execute(query)]


async def test_what_is_appended_is_there_as_it_was_given(writer: Writer, engine: AsyncEngine) -> None:
    bodies = ["{}", '{"who": "二見 \\u2603 \'quoted\' \\"twice\\"", "n": null}', "[1, 2.5]", "{}" * 5_000]
    at_ms = 1_767_225_600_123
    for n, body in enumerate(bodies):
        await writer.append(1, n, at_ms, body)
    assert await stored(engine) == [(1, n, body) for n, body in enumerate(bodies)]
    async with engine.connect() as connection:
        assert set(await connection.scalars(select(entries.c.at_ms))) == {at_ms}


async def test_an_entry_is_visible_to_others_when_append_returns(writer: Writer, engine: AsyncEngine) -> None:
    async def play(table_id: int) -> None:
        for n in range(20):
            await writer.append(table_id, n, n, "{}")
            async with engine.connect() as connection:
                query = select(func.count()).where(entries.c.table_id == table_id)
                assert await connection.scalar(query) == n + 1

    await asyncio.gather(play(1), play(2))


async def test_of_concurrent_appends_of_one_version_one_succeeds(writer: Writer, engine: AsyncEngine) -> None:
    tried = [f'"{k}"' for k in range(20)]
    outcomes = await asyncio.gather(*(writer.append(1, 0, 0, body) for body in tried), return_exceptions=True)
    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [False] + [True] * 19
    assert await stored(engine) == [(1, 0, '"0"')]


async def test_in_a_failed_batch_only_the_failing_entries_get_the_error(writer: Writer, engine: AsyncEngine) -> None:
    await writer.append(1, 3, 0, '"old"')

    async def fine(connection: AsyncConnection) -> str:
        await connection.execute(insert(heartbeat).values(id=1, alive_at_ms=7))
        return "fine"

    async def breaks(connection: AsyncConnection) -> None:
        await connection.execute(insert(entries).values(table_id=2, n=99, at_ms=0, body="gone"))
        raise KeyError("mine")

    async def illegal(connection: AsyncConnection) -> None:
        await connection.execute(insert(heartbeat).values(id=2, alive_at_ms=7))

    outcomes = await asyncio.gather(
        *(writer.append(1, n, 0, '"new"') for n in range(6)),
        writer.append(77, 0, 0, '"nowhere"'),
        writer.run(fine),
        writer.run(breaks),
        writer.run(illegal),
        writer.append(2, 0, 0, '"after"'),
        return_exceptions=True,
    )
    new, after = [type(None)] * 3, [NoSuchTable, str, KeyError, IntegrityError, type(None)]
    assert [type(outcome) for outcome in outcomes] == [*new, Conflict, *new[:2], *after]
    conflict = outcomes[3]
    assert isinstance(conflict, Conflict)
    assert (conflict.table_id, conflict.n) == (1, 3)
    assert await stored(engine) == [(1, n, '"old"' if n == 3 else '"new"') for n in range(6)] + [(2, 0, '"after"')]


async def test_entries_that_are_appended_together_are_all_there_or_none(writer: Writer, engine: AsyncEngine) -> None:
    await writer.append_all([])
    await writer.append_all([(1, 0, 5, '"a"'), (2, 0, 5, '"b"')])
    outcomes = await asyncio.gather(
        writer.append_all([(1, 1, 6, '"lost"'), (2, 0, 6, '"taken"')]),
        writer.append(2, 1, 6, '"fine"'),
        writer.append_all([(1, 1, 6, '"lost"'), (77, 0, 6, '"nowhere"')]),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [Conflict, type(None), NoSuchTable]
    assert await stored(engine) == [(1, 0, '"a"'), (2, 0, '"b"'), (2, 1, '"fine"')]


async def test_entries_appended_during_a_commit_are_committed_together(writer: Writer, engine: AsyncEngine) -> None:
    seen, slow = list[object](), Slow()

    async def transaction(connection: AsyncConnection) -> None:
        is_sqlite = connection.dialect.name == "sqlite"
        one = "SELECT count(*) FROM entries" if is_sqlite else "SELECT pg_current_xact_id()::text"
        seen.append(await connection.scalar(text(one)))

    first = asyncio.create_task(writer.run(slow))
    await slow.begun.wait()
    rest = [asyncio.create_task(writer.run(transaction))]
    rest += [asyncio.create_task(writer.append(1, n, 0, "{}")) for n in range(3)]
    rest += [asyncio.create_task(writer.run(transaction))]
    await asyncio.sleep(0.02)
    assert await stored(engine) == []
    slow.gate.set()
    await asyncio.gather(first, *rest)
    # Entries go before everything else; PostgreSQL numbers its transactions.
    assert seen == ([3, 3] if engine.dialect.name == "sqlite" else [seen[0]] * 2)
    assert len(await stored(engine)) == 3


async def test_entries_are_kept_in_the_order_they_were_handed_in(writer: Writer) -> None:
    order: list[str] = []

    async def mark(name: str, job: asyncio.Future[None]) -> None:
        await job
        order.append(name)

    names = [f"{k}" for k in range(10)]
    await asyncio.gather(*(mark(name, asyncio.ensure_future(writer.append(1, int(name), 0, "{}"))) for name in names))
    assert order == names


async def test_cancelling_a_caller_does_not_affect_others(writer: Writer, engine: AsyncEngine) -> None:
    slow = Slow()
    first = asyncio.create_task(writer.run(slow))
    await slow.begun.wait()
    waiting = [asyncio.create_task(writer.append(1, n, 0, "{}")) for n in range(10)]
    await asyncio.sleep(0.02)
    for task in waiting[::2]:
        task.cancel()
    first.cancel()  # its work runs already
    slow.gate.set()
    outcomes = await asyncio.gather(first, *waiting, return_exceptions=True)
    assert [isinstance(outcome, asyncio.CancelledError) for outcome in outcomes] == [True] + [True, False] * 5
    # Cancelled before their turn came, they were not written at all.
    assert [n for _, n, _ in await stored(engine)] == [1, 3, 5, 7, 9]
    await writer.append(1, 0, 0, "{}")


async def test_cancelling_during_commits_keeps_the_log_whole(writer: Writer, engine: AsyncEngine) -> None:
    tasks = [asyncio.create_task(writer.append(1, n, 0, "{}")) for n in range(300)]
    for task in tasks[::3]:
        await asyncio.sleep(0)
        task.cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    numbers = [n for _, n, _ in await stored(engine)]
    assert {n for n, outcome in enumerate(outcomes) if outcome is None} <= set(numbers)
    assert not [outcome for outcome in outcomes if isinstance(outcome, Exception)]
    await writer.append(2, 0, 0, "{}")


async def test_closing_commits_pending_entries_and_refuses_new_ones(writer: Writer, engine: AsyncEngine) -> None:
    tasks = [asyncio.create_task(writer.append(1, n, 0, "{}")) for n in range(50)]
    await asyncio.sleep(0)
    await writer.release_database()
    await asyncio.gather(*tasks)
    assert len(await stored(engine)) == 50
    with pytest.raises(StoreClosed):
        await writer.append(1, 50, 0, "{}")
    await writer.release_database()


async def test_a_writer_whose_loop_ends_fails_its_waiters(writer: Writer) -> None:
    slow = Slow()
    tasks = [asyncio.create_task(writer.run(slow)), asyncio.create_task(writer.run(slow))]
    await slow.begun.wait()
    tasks.append(asyncio.create_task(writer.append(1, 0, 0, "{}")))
    await asyncio.sleep(0)
    (serving,) = [task for task in asyncio.all_tasks() if task.get_name() == "store writer"]
    serving.cancel()
    async with asyncio.timeout(30):
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [StoreClosed] * 3
    with pytest.raises(StoreClosed):
        await writer.append(1, 1, 0, "{}")


@dataclass
class Loss:
    """How a connection breaks during a commit."""

    is_committed: bool
    is_seen: bool
    """Whether the driver has seen it."""


class LosingLane(PostgresLane):
    """Breaks at its next statement, if told to."""

    loss: Loss | None = None

    async def insert(self, rows: Sequence[EntryRow]) -> None:
        if self.loss is not None and self.loss.is_committed:
            await super().insert([row for row in rows if row[1] != 2])
        self._break()
        await super().insert(rows)

    async def set_caches(self, rows: Sequence[CacheRow]) -> set[int]:
        self._break()
        return await super().set_caches(rows)

    def _break(self) -> None:
        if self.loss is None:
            return
        if not self.loss.is_seen:
            raise asyncpg.InternalClientError("cannot switch to state 11; another operation (2) is in progress")
        self._driver.terminate()
        raise ConnectionResetError


def losing(lanes: list[LosingLane]) -> LaneOf:
    """Makes lanes, and adds each to `lanes`."""

    async def lane_of(connection: AsyncConnection) -> Lane:
        lanes.append(LosingLane((await connection.get_raw_connection()).driver_connection))
        return lanes[-1]

    return lane_of


@pytest.mark.postgres
class TestLostConnection:
    @pytest.fixture
    def url(self, postgres_url: str) -> str:
        return postgres_url

    async def test_the_writer_reconnects_and_keeps_its_lock(self, writer: Writer, engine: AsyncEngine) -> None:
        for n in range(5):
            await writer.append(1, n, 0, "{}")
            await end_owner(engine)
        assert len(await stored(engine)) == 5
        await writer.append(1, 5, 0, "{}")
        rival = Writer(engine)
        with pytest.raises(Exception, match="another running bot"):
            await rival.open(patience_s=0)
        await rival.release_database()

    async def test_entries_appended_over_a_lost_connection_are_stored_once(
        self, writer: Writer, engine: AsyncEngine
    ) -> None:
        done = 0

        async def play(table_id: int) -> None:
            nonlocal done
            for n in range(200):
                await writer.append(table_id, n, n, f'"{table_id}:{n}"')
                done += 1

        async def cutter() -> None:
            for _ in range(5):
                await end_owner(engine)
                before = done
                while done == before < 400:  # An entry is given up whose connections break five times.
                    await asyncio.sleep(0.01)

        await asyncio.gather(play(1), play(2), cutter())
        assert await stored(engine) == [(t, n, f'"{t}:{n}"') for t in (1, 2) for n in range(200)]

    @pytest.mark.parametrize("is_seen", [True, False], ids=["seen", "not seen yet"])
    @pytest.mark.parametrize("is_committed", [True, False])
    async def test_a_connection_lost_during_a_commit_is_resolved_by_reading(
        self, engine: AsyncEngine, is_committed: bool, is_seen: bool
    ) -> None:
        """Whether the commit was made or not: one entry each, and a number that was taken before stays refused."""
        lanes: list[LosingLane] = []
        async with writing(engine, lane_of=losing(lanes)) as writer:
            await writer.append(1, 2, 0, '"old"')
            lanes[-1].loss = Loss(is_committed=is_committed, is_seen=is_seen)
            appending = [writer.append(1, n, 0, '"new"') for n in range(4)]
            outcomes = await asyncio.gather(*appending, writer.note(1, '{"message": 7}'), return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [type(None)] * 2 + [Conflict] + [type(None)] * 2
            assert await stored(engine) == [(1, n, '"old"' if n == 2 else '"new"') for n in range(4)]
            assert len(lanes) == 2

    @pytest.mark.parametrize("is_committed", [True, False])
    async def test_entries_together_are_stored_once_where_their_connection_was_lost(
        self, engine: AsyncEngine, is_committed: bool
    ) -> None:
        lanes: list[LosingLane] = []
        async with writing(engine, lane_of=losing(lanes)) as writer:
            lanes[-1].loss = Loss(is_committed=is_committed, is_seen=True)
            await writer.append_all([(1, 0, 5, '"a"'), (2, 0, 5, '"b"')])
            assert await stored(engine) == [(1, 0, '"a"'), (2, 0, '"b"')]
            with pytest.raises(Conflict):
                await writer.append_all([(1, 1, 5, '"a"'), (2, 0, 5, '"other"')])

    @pytest.mark.parametrize("is_seen", [True, False], ids=["seen", "not seen yet"])
    async def test_a_cache_is_replaced_again_where_its_connection_was_lost(
        self, engine: AsyncEngine, is_seen: bool
    ) -> None:
        lanes: list[LosingLane] = []
        async with writing(engine, lane_of=losing(lanes)) as writer:
            lanes[-1].loss = Loss(is_committed=False, is_seen=is_seen)
            noting = [writer.note(table, '{"message": 7}') for table in (1, 2, 3)]
            outcomes = await asyncio.gather(*noting, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [type(None)] * 2 + [NoSuchTable]
        async with engine.connect() as connection:
            assert [*await connection.scalars(select(tables.c.cache))] == [{"message": 7}] * 2

    @staticmethod
    async def ended(_: AsyncConnection, engine: AsyncEngine) -> None:
        await end_owner(engine)

    @staticmethod
    async def stood_still(connection: AsyncConnection, _: AsyncEngine) -> None:
        """The server ends the session of a process that stands still, as on a busy machine. Then the driver says
        "another operation (2) is in progress", though there is none.
        """
        await connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 20"))
        time.sleep(0.2)

    @pytest.mark.parametrize("broken", [ended, stood_still], ids=["ended", "stood still"])
    async def test_other_work_is_run_again_when_the_connection_is_lost_before_its_commit(
        self, writer: Writer, engine: AsyncEngine, broken: Callable[[AsyncConnection, AsyncEngine], Awaitable[None]]
    ) -> None:
        runs = 0

        async def work(connection: AsyncConnection) -> int:
            nonlocal runs
            runs += 1
            await connection.execute(insert(heartbeat).values(id=1, alive_at_ms=runs))
            if runs == 1:
                await broken(connection, engine)
            await connection.execute(text("SELECT 1"))
            return runs

        assert await asyncio.gather(writer.run(work), writer.append(1, 0, 0, "{}")) == [2, None]
        async with engine.connect() as connection:
            assert [*await connection.scalars(select(heartbeat.c.alive_at_ms))] == [2]

    async def test_other_work_fails_when_the_connection_is_lost_in_its_commit(self, writer: Writer) -> None:
        """It may be committed, and nobody knows how to tell."""
        runs = 0

        async def work(connection: AsyncConnection) -> None:
            nonlocal runs
            runs += 1
            for statement in (
                "CREATE FUNCTION end_it() RETURNS trigger LANGUAGE plpgsql AS"
                " $$BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END$$",
                "CREATE CONSTRAINT TRIGGER ends AFTER INSERT ON heartbeat DEFERRABLE INITIALLY DEFERRED"
                " FOR EACH ROW EXECUTE FUNCTION end_it()",
                "INSERT INTO heartbeat (id, alive_at_ms) VALUES (1, 7)",
            ):
                await connection.execute(text(statement))

        with pytest.raises(DBAPIError):
            await writer.run(work)
        assert runs == 1
        await writer.append(1, 0, 0, "{}")


async def test_work_waits_for_a_short_lock_of_another_process(sqlite_url: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite_url) as store:
        with closing(sqlite3.connect(tmp_path / "sevens.db", isolation_level=None)) as shell:
            shell.execute("BEGIN IMMEDIATE")
            opening = asyncio.create_task(store.tables.open(guild_id=1, channel_id=2, at_ms=0, bodies=["{}"]))
            setting = asyncio.create_task(store.preferences.change(3, {"language": "ja"}))
            await asyncio.sleep(0.1)
            assert not opening.done()
            shell.execute("ROLLBACK")
        assert (await opening).channel_id == 2
        assert await setting == {"language": "ja"}


async def test_a_commit_that_failed_for_want_of_room_is_known_until_one_succeeds(writer: Writer) -> None:
    """So `/healthz` says it at once, and not only when heartbeats have failed for long."""
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL

    async def no_room(connection: AsyncConnection) -> None:
        raise full

    async def room(connection: AsyncConnection) -> None: ...

    assert writer.trouble is None
    with pytest.raises(sqlite3.OperationalError):
        await writer.run(no_room)
    assert writer.trouble == "database or disk is full"
    await writer.run(_nothing)
    assert writer.trouble == "database or disk is full", "a check writes nothing, so it proves nothing"
    await writer.run(room)
    assert writer.trouble is None
