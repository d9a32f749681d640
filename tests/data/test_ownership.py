"""A process that lost its database to another stops writing and is notified."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from data.backup import backup
from data.errors import InUse, OwnershipLost
from data.lanes import Lane, lane_of
from data.store import Store
from tests.data.postgres import end_owner
from tests.data.reading import all_open
from tests.data.writing import an_open_table, execute, ways_to_write


class Gate:
    """Lets the first connection through; reconnecting waits until it is open."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self._has_passed = False

    async def lane_of(self, connection: AsyncConnection) -> Lane:
        if self._has_passed:
            await self.open.wait()
        self._has_passed = True
        return await lane_of(connection)


async def loss_message(losses: list[OwnershipLost]) -> str:
    """Wait for the notification of the loss; returns its text."""
    async with asyncio.timeout(30):
        while not losses:
            await asyncio.sleep(0.01)
    assert len(losses) == 1
    return str(losses[0])


@pytest.mark.parametrize("first", range(7))
async def test_a_store_that_lost_its_lock_file_to_another_stops_writing(
    sqlite_url: str, tmp_path: Path, first: int
) -> None:
    losses: list[OwnershipLost] = []
    async with await Store.open(sqlite_url, on_lost=losses.append) as old:
        table = await an_open_table(old)
        await old.heartbeat.beat(1)
        (tmp_path / "sevens.db.lock").unlink()
        async with await Store.open(sqlite_url, patience_s=0) as new:
            ways = ways_to_write(old, table)
            for write in (ways[first], *ways):
                with pytest.raises(OwnershipLost, match="taken over"):
                    await write()
            with pytest.raises(OwnershipLost):
                await all_open(old)
            assert len(losses) == 1
            assert "\n" not in str(losses[0])
            assert str(losses[0]).startswith("DATABASE_URL: ")
            await new.tables.append(table, 1, at_ms=1, body='"ours"')
            await new.heartbeat.beat(7)
    async with await Store.open(sqlite_url) as after:
        assert [entry.body for entry in await after.tables.entries_of(table)] == ['"0"', '"ours"']
        (tables,) = await all_open(after)
        assert tables.table.cache == {}
        assert (await after.heartbeat.last(), await after.preferences.get(5)) == (7, {})


async def test_a_deleted_lock_file_is_created_again(sqlite_url: str, tmp_path: Path) -> None:
    losses: list[OwnershipLost] = []
    async with await Store.open(sqlite_url, on_lost=losses.append) as store:
        (tmp_path / "sevens.db.lock").unlink()
        await store.heartbeat.beat(1)
        with pytest.raises(InUse):
            await Store.open(sqlite_url, patience_s=0)
        await store.heartbeat.beat(2)
    assert not losses


@pytest.mark.parametrize("how", ["deleted", "replaced"])
async def test_a_moved_database_is_noticed(sqlite_url: str, tmp_path: Path, how: str) -> None:
    losses: list[OwnershipLost] = []
    async with await Store.open(sqlite_url, on_lost=losses.append) as store:
        await store.heartbeat.beat(1)
        if how == "replaced":
            await backup(sqlite_url, tmp_path / "copy.db")
            shutil.move(tmp_path / "copy.db", tmp_path / "sevens.db")
        else:
            (tmp_path / "sevens.db").unlink()
        with pytest.raises(OwnershipLost, match=r"sevens\.db was moved, deleted or replaced"):
            await store.heartbeat.beat(2)
    assert len(losses) == 1


@pytest.mark.postgres
class TestPostgres:
    @pytest.fixture
    def url(self, postgres_url: str) -> str:
        return postgres_url

    async def test_a_store_that_lost_its_session_notices_without_writing(self, url: str) -> None:
        losses, gate = list[OwnershipLost](), Gate()
        async with await Store.open(url, on_lost=losses.append, lane_of=gate.lane_of) as old:
            table = await an_open_table(old)
            await end_owner(old.engine)
            async with await Store.open(url) as new:
                gate.open.set()
                assert "another process has taken over" in await loss_message(losses)
                for write in ways_to_write(old, table):
                    with pytest.raises(OwnershipLost):
                        await write()
                await new.tables.append(table, 1, at_ms=1, body='"ours"')
                assert [entry.body for entry in await new.tables.entries_of(table)] == ['"0"', '"ours"']

    async def test_a_move_that_waited_for_the_lost_session_is_not_made(self, url: str) -> None:
        gate = Gate()
        async with await Store.open(url, lane_of=gate.lane_of) as old:
            table = await an_open_table(old)
            await end_owner(old.engine)
            moving = asyncio.create_task(old.tables.append(table, 1, at_ms=1, body='"theirs"'))
            async with await Store.open(url) as new:
                gate.open.set()
                with pytest.raises(OwnershipLost):
                    await moving
                assert len(await new.tables.entries_of(table)) == 1

    async def test_an_owner_in_between_is_noticed(self, url: str) -> None:
        """The lock is free again, but this process's tables are outdated."""
        losses, gate = list[OwnershipLost](), Gate()
        async with await Store.open(url, on_lost=losses.append, lane_of=gate.lane_of) as old:
            table = await an_open_table(old)
            await end_owner(old.engine)
            async with await Store.open(url) as new:
                await new.tables.append(table, 1, at_ms=1, body='"ours"')
            gate.open.set()
            assert "another process has taken over" in await loss_message(losses)

    async def test_a_lock_that_was_released_is_noticed(self, url: str) -> None:
        losses: list[OwnershipLost] = []
        async with await Store.open(url, on_lost=losses.append) as store:
            await execute(store, "SELECT pg_advisory_unlock_all()")
            with pytest.raises(OwnershipLost, match="released"):
                await store.heartbeat.beat(1)
        assert len(losses) == 1

    async def test_a_broken_connection_alone_loses_nothing(self, url: str) -> None:
        losses: list[OwnershipLost] = []
        async with await Store.open(url, on_lost=losses.append) as store:
            table = await an_open_table(store)
            for n in range(1, 4):
                await end_owner(store.engine)
                await store.tables.append(table, n, at_ms=n, body='"ours"')
            await end_owner(store.engine)
            await store.heartbeat.beat(1)
        assert not losses

    async def test_a_stale_session_on_the_server_is_ended(self, url: str, tmp_path: Path) -> None:
        """The connection to the server broke; the process's own old session holds the lock."""
        losses: list[OwnershipLost] = []
        async with a_way(url) as (way, breaks), await Store.open(way, on_lost=losses.append) as store:
            table = await an_open_table(store)
            breaks()
            await store.tables.append(table, 1, at_ms=1, body='"ours"')
            with pytest.raises(InUse):
                await Store.open(url, patience_s=0.2)
        assert not losses


@asynccontextmanager
async def a_way(url: str) -> AsyncIterator[tuple[str, Callable[[], None]]]:
    """A proxy for a cluster, and a function that breaks its connections unnoticed by the server."""
    folder = Path(parse_qs(urlsplit(url).query)["host"][0])
    here = folder / "way"
    here.mkdir(exist_ok=True)
    clients: list[asyncio.StreamWriter] = []
    servers: list[asyncio.StreamWriter] = []
    name = ".s.PGSQL.5432"

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                writer.write(data)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to_server = await asyncio.open_unix_connection(folder / name)
        clients.append(writer)
        servers.append(to_server)
        asking = asyncio.create_task(pump(reader, to_server))
        await pump(there, writer)
        asking.cancel()
        writer.close()

    def breaks() -> None:
        for client in clients:
            client.transport.abort()

    server = await asyncio.start_unix_server(serve, here / name)
    try:
        yield url.replace(quote(str(folder), safe=""), quote(str(here), safe="")), breaks
    finally:
        server.close()
        for each in (*clients, *servers):
            each.close()
        shutil.rmtree(here)
