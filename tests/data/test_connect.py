import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from data.connect import create, is_storage_trouble, parse
from data.errors import InUse
from data.lanes import Lane, lane_of
from data.store import Store
from tests.data.postgres import new_database
from tests.data.reading import all_open
from tests.data.writing import an_open_table, ways_to_write


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("sqlite:///sevens.db", "sqlite+aiosqlite:///sevens.db"),
        ("sqlite+aiosqlite:////var/sevens.db", "sqlite+aiosqlite:////var/sevens.db"),
        ("postgres://me:pw@host/db", "postgresql+asyncpg://me:pw@host/db"),
        ("postgresql://me@host:5433/db?sslmode=require", "postgresql+asyncpg://me@host:5433/db?sslmode=require"),
        ("postgresql+asyncpg:///db?host=/run/x", "postgresql+asyncpg:///db?host=%2Frun%2Fx"),
    ],
)
def test_urls_get_their_driver(given: str, meant: str) -> None:
    assert parse(given).render_as_string(hide_password=False) == meant


@pytest.mark.parametrize(
    "url",
    [
        "",
        "sevens.db",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite://host/sevens.db",
        "sqlite:///sevens.db?mode=ro",
        "sqlite+pysqlite:///sevens.db",
        "mysql://host/db",
        "postgresql+psycopg://host/db",
        "postgresql://host",
        "postgresql://host:port/db",
    ],
)
def test_a_bad_url_is_refused_in_one_line_that_names_the_setting(url: str) -> None:
    with pytest.raises(ValueError, match=r"^DATABASE_URL: [^\n]+$"):
        create(url)


def test_a_refused_url_does_not_show_its_password() -> None:
    with pytest.raises(ValueError, match="DATABASE_URL") as caught:
        create("mysql://me:verysecret@host/db")
    assert "verysecret" not in str(caught.value)


async def test_every_sqlite_connection_is_safe(sqlite_url: str) -> None:
    engine = create(sqlite_url)
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000, "secure_delete": 1}
    async with engine.connect() as one, engine.connect() as two:
        for connection in (one, two):
            found = {name: await connection.scalar(text(f"PRAGMA {name}")) for name in wanted}
            assert found == wanted
    await engine.dispose()


async def test_two_stores_cannot_lock_one_database(url: str) -> None:
    first = await Store.open(url)
    with pytest.raises(InUse, match="DATABASE_URL: another running bot"):
        await Store.open(url, patience_s=0.1)
    await first.close()
    second = await Store.open(url, patience_s=0.1)
    await second.close()


@pytest.mark.postgres
async def test_two_databases_of_one_server_are_locked_separately(postgres: str) -> None:
    urls = [await new_database(postgres) for _ in range(2)]
    one, other = [await Store.open(url, patience_s=0) for url in urls]
    await one.heartbeat.beat(1)
    assert (await one.heartbeat.last(), await other.heartbeat.last()) == (1, None)
    await one.close()
    await other.close()


async def test_the_folder_of_an_sqlite_database_is_created(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path}/new/folder/sevens.db") as store:
        assert await all_open(store) == []
    assert (tmp_path / "new/folder/sevens.db").is_file()


async def test_a_file_that_is_read_only_for_a_time_loses_nothing(tmp_path: Path) -> None:
    writing: list[AsyncConnection] = []

    async def noted(connection: AsyncConnection) -> Lane:
        writing.append(connection)
        return await lane_of(connection)

    async with await Store.open(f"sqlite:///{tmp_path / 'sevens.db'}", lane_of=noted) as store:
        table = await an_open_table(store)
        driver = (await writing[-1].get_raw_connection()).driver_connection
        assert driver is not None
        await driver.execute("PRAGMA query_only = 1")
        for write in ways_to_write(store, table):
            with pytest.raises((sqlite3.OperationalError, DBAPIError)) as found:
                await write()
            assert is_storage_trouble(found.value)
        assert await store.preferences.get(5) == {}
        await driver.execute("PRAGMA query_only = 0")
        await store.tables.append(table, 1, at_ms=1, body='"1"')
        assert [entry.body for entry in await store.tables.entries_of(table)] == ['"0"', '"1"']


async def test_only_what_the_database_cannot_take_now_is_trouble_of_the_storage() -> None:
    with pytest.raises(TimeoutError) as late:
        async with asyncio.timeout(0):
            await asyncio.sleep(1)
    assert is_storage_trouble(late.value)
    assert is_storage_trouble(ConnectionRefusedError())
    with sqlite3.connect(":memory:") as connection, pytest.raises(sqlite3.OperationalError) as wrong:
        connection.execute("SELECT nothing FROM nowhere")
    assert not is_storage_trouble(wrong.value)
    assert not is_storage_trouble(ValueError())
