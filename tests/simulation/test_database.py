"""The database in the event loop: what the server is asked about at the end of a statement."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from tests.simulation.database import Connection, Disk
from tests.simulation.loop import SeededLoop
from tests.simulation.server import ModelServer, Session


@pytest.mark.parametrize("ends", [False, True], ids=["the connection stays", "the server ends the connection"])
def test_only_a_statement_that_is_done_has_written(ends: bool, tmp_path: Path) -> None:
    loop = SeededLoop(Random(1))
    server = ModelServer(now=lambda: 0)
    made: list[Session] = []
    written: list[bool] = []

    def new_session() -> Session:
        made.append(server.connect())
        return made[-1]

    async def write() -> None:
        connection = await Disk(loop, lambda: 0.01, new_session).connect(str(tmp_path / "a.db"), isolation_level=None)
        await connection.execute("CREATE TABLE entries (n)")
        below: Connection = connection._conn
        below.on_written = lambda: written.append(True)
        if ends:
            made[0].end()
        with suppress(Exception):
            await connection.execute("INSERT INTO entries VALUES (1)")
        assert below.is_closed is ends
        await connection.close()

    asyncio.set_event_loop(loop)
    try:
        loop.run_until_complete(write())
    finally:
        asyncio.set_event_loop(None)
        loop.close()
    assert written == ([] if ends else [True])
