"""The model of the server does what PostgreSQL does: the same scripts of operations give the same on both."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from data.connect import create
from data.lanes import Lane
from data.leases import Leases
from data.postgres_server import PostgresServer
from data.sharing import SharedRows
from data.store import Store
from tests.data.conftest import postgres as postgres  # noqa: PLC0414  (a fixture)
from tests.data.migrated import migrated
from tests.data.postgres import new_database
from tests.simulation.database import Disk, connection_of
from tests.simulation.loop import SeededLoop
from tests.simulation.rows import ModelRows, ModelSharing
from tests.simulation.scripts import EPOCH_MS, GUILDS, SHARDS, STEPS, Script
from tests.simulation.server import Listener, ModelServer, Session

pytestmark = pytest.mark.postgres

PROCESSES = 4
_CLOCK = """
    CREATE SEQUENCE test_clock MINVALUE 0;
    CREATE SEQUENCE test_began MINVALUE 0;
    CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
    AS 'SELECT to_timestamp(last_value / 1000.0) FROM test_clock';
    CREATE FUNCTION public.pg_postmaster_start_time() RETURNS timestamptz LANGUAGE sql VOLATILE
    AS 'SELECT to_timestamp(last_value / 1000.0) FROM test_began';
    DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database());
    EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = ''20ms''', current_database());
    END $$;
"""
"""The server's clock is the tests': a schema that stands before the server's own functions has others."""


class PostgresSide:
    """PostgreSQL, with two connections of each process."""

    def __init__(self, url: str, monitor: Any) -> None:
        self._url, self._monitor = url, monitor
        self._server: PostgresServer
        self._connections: list[AsyncConnection] = []
        self._lanes: list[tuple[Leases, Lane]] = []
        self._pids: list[list[int]] = []
        self._heard: list[list[str]] = []
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> "PostgresSide":
        stack, engine = self._stack, create(self._url)
        stack.push_async_callback(engine.dispose)
        self._server = server = PostgresServer(engine)
        for _ in range(PROCESSES):
            pair = [await stack.enter_async_context(engine.connect()) for _ in range(2)]
            self._pids.append([await each.scalar(text("SELECT pg_backend_pid()")) for each in pair])
            for each in pair:
                await each.rollback()
            leases = Leases(server)
            leases.shards = SHARDS
            self._connections.append(pair[0])
            self._lanes.append((leases, await server.lane(pair[1], leases)))
            heard = list[str]()
            self._heard.append(heard)
            await stack.enter_async_context(server.listening(heard.append))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def reset(self) -> None:
        await self._monitor.execute("TRUNCATE leases, processes, identifies, entries")
        await self.restart(EPOCH_MS - 10**6)
        for heard in self._heard:
            heard.clear()

    async def rows(self, process: int) -> SharedRows:
        connection = self._connections[process]
        await connection.begin()
        return self._server.within(connection)

    async def end(self, process: int, *, commits: bool) -> None:
        connection = self._connections[process]
        await (connection.commit() if commits else connection.rollback())

    async def append(self, process: int, held: dict[int, int], tables: list[int], n: int) -> None:
        leases, lane = self._lanes[process]
        leases.held_shards = held
        await lane.insert([(table, n, 0, '"x"') for table in tables])

    async def is_blocked(self, process: int) -> bool:
        # By another process: PostgreSQL's own, such as its vacuum, holds locks as well.
        query = "SELECT bool_or(pg_blocking_pids(pid) && $2::int[]) FROM unnest($1::int[]) AS pid"
        return await self._monitor.fetchval(query, self._pids[process], [each for pair in self._pids for each in pair])

    async def set_clock(self, at: int) -> None:
        await self._monitor.execute(f"SELECT setval('test_clock', {at})")

    async def restart(self, at: int) -> None:
        await self._monitor.execute(f"SELECT setval('test_began', {at})")

    async def heard(self) -> list[list[str]]:
        """All that has been sent: what comes last says so."""
        await self._monitor.execute("NOTIFY sevens, 'end'")
        while not all(each and each[-1] == "end" for each in self._heard):
            await asyncio.sleep(0.001)
        return [[each for each in heard if each != "end"] for heard in self._heard]

    async def dump(self) -> dict[str, list[tuple[object, ...]]]:
        queries = {
            "leases": "SELECT shard, shards, token, holder, expires_at_ms, alive_at_ms, session_id, sequence,"
            " session_token FROM leases ORDER BY 1",
            "processes": "SELECT name, shards, is_sharing, seen_at_ms FROM processes ORDER BY 1",
            "identifies": "SELECT bucket, next_at_ms FROM identifies ORDER BY 1",
            "entries": "SELECT table_id, n FROM entries ORDER BY 1, 2",
        }
        return {name: [tuple(row) for row in await self._monitor.fetch(query)] for name, query in queries.items()}


class ModelSide:
    """The model, with SQLite for entries."""

    def __init__(self, loop: SeededLoop, database: Path) -> None:
        self._now = 0
        self.server = ModelServer(now=lambda: self._now, began=EPOCH_MS - 10**6)
        self._disk = Disk(loop, lambda: 0.0, self.server.connect)
        connect = partial(self._disk.connect, str(database), check_same_thread=False)
        self._engine = create(f"sqlite:///{database}", connect_sqlite=connect)
        self._sessions: list[Session] = [self.server.connect() for _ in range(PROCESSES)]
        self._lanes: list[tuple[Leases, Lane, Session]] = []
        self._heard: list[list[str]] = []
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> "ModelSide":
        self._stack.push_async_callback(self._engine.dispose)
        sharing = ModelSharing(self.server, None)
        for _ in range(PROCESSES):
            connection, leases = await self._stack.enter_async_context(self._engine.connect()), Leases(sharing)
            leases.shards = SHARDS
            lane = await sharing.lane(connection, leases)
            self._lanes.append((leases, lane, connection_of(connection).session))
            heard = list[str]()
            self._heard.append(heard)
            self.server.listeners.append(Listener(None, heard.append, asyncio.Event()))
        async with self._engine.begin() as connection:
            await connection.execute(text(_TABLES))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def rows(self, process: int) -> SharedRows:
        return ModelRows(self.server, self._sessions[process])

    async def end(self, process: int, *, commits: bool) -> None:
        if commits:
            await self._sessions[process].commit()
        else:
            self._sessions[process].roll_back()

    async def append(self, process: int, held: dict[int, int], tables: list[int], n: int) -> None:
        leases, lane, _ = self._lanes[process]
        leases.held_shards = held
        await lane.insert([(table, n, 0, '"x"') for table in tables])

    async def is_blocked(self, process: int) -> bool:
        return any(map(self.server.is_waiting, (self._sessions[process], self._lanes[process][2])))

    async def set_clock(self, at: int) -> None:
        self._now = at

    async def restart(self, at: int) -> None:
        self.server.began = at

    async def heard(self) -> list[list[str]]:
        return self._heard

    async def dump(self) -> dict[str, list[tuple[object, ...]]]:
        there, rows = Session(self.server, None, None), dict[str, list[tuple[object, ...]]]()
        rows["leases"] = [
            (
                shard,
                *(row.shards, row.token, row.holder, row.expires_at, row.alive_at),
                *(row.session and row.session.id, row.session and row.session.sequence, row.session_token),
            )
            for shard, row in there.rows_of("leases").items()
        ]
        rows["processes"] = [
            (name, row.shards, row.is_sharing, row.seen_at) for name, row in there.rows_of("processes").items()
        ]
        rows["identifies"] = [*there.rows_of("identifies").items()]
        async with self._engine.connect() as connection:
            found = await connection.execute(text("SELECT table_id, n FROM entries ORDER BY 1, 2"))
            rows["entries"] = [tuple(row) for row in found]
        return rows


_TABLES = "INSERT INTO tables (id, guild_id, channel_id, opened_at_ms, cache) VALUES " + ", ".join(
    f"({number}, {guild}, {number}, 0, '{{}}')" for number, guild in enumerate(GUILDS, 1)
)


def on_model(seed: int, folder: Path) -> tuple[list[str], int]:
    """What a script gives on the model, and how many of its steps were whole."""
    database = folder / f"{seed}.db"
    database.write_bytes(migrated())
    loop = SeededLoop(Random(seed))

    async def run() -> tuple[list[str], int]:
        async with ModelSide(loop, database) as side:
            script = Script(seed, side)
            return await script.run(), script.steps

    try:
        return loop.run_until_complete(run())
    finally:
        loop.close()


@pytest.fixture
async def side(postgres: str) -> AsyncIterator[PostgresSide]:
    url = await new_database(postgres)
    async with await Store.open(url, is_shared=True):
        pass
    setting_up = await asyncpg.connect(url)
    await setting_up.execute(_CLOCK)
    await setting_up.execute(_TABLES)
    await setting_up.close()
    monitor = await asyncpg.connect(url)
    async with PostgresSide(url, monitor) as made:
        yield made
    await monitor.close()


@pytest.mark.parametrize(
    ("first", "scripts"),
    [
        (0, 25),
        pytest.param(1_000, 300, marks=pytest.mark.slow, id="many"),
        # Here leases lie on the disk in another order than that of shards.
        pytest.param(2_703, 1, marks=pytest.mark.slow),
        pytest.param(6_288, 1, marks=pytest.mark.slow),
    ],
)
async def test_the_model_does_what_postgresql_does(
    side: PostgresSide, tmp_path: Path, first: int, scripts: int
) -> None:
    for seed in range(first, first + scripts):
        expected, steps = await asyncio.to_thread(on_model, seed, tmp_path)
        await side.reset()
        lines = await Script(seed, side).run(steps)
        if steps < STEPS:
            lines = lines[: len(expected)]
        differs = [number for number, (one, other) in enumerate(zip(lines, expected, strict=False)) if one != other]
        at = differs[0] if differs else min(len(lines), len(expected))
        shown = "\n".join([*lines[max(0, at - 24) : at], f"- {lines[at : at + 1]}", f"+ {expected[at : at + 1]}"])
        assert lines == expected, f"script {seed}:\n{shown}"
