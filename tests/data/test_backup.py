import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data.backup import backup
from data.errors import Damaged
from data.store import Store
from tests.data.reading import all_open


async def test_a_backup_during_writes_is_consistent(sqlite_url: str, tmp_path: Path) -> None:
    acknowledged = 0

    async def write(store: Store, table_id: int) -> None:
        nonlocal acknowledged
        for n in range(1, 100_000):
            await store.tables.append(table_id, n, at_ms=n, body=f'"{n}"')
            acknowledged = n

    async def until(number: int) -> None:
        """Writes continue during the backup."""
        async with asyncio.timeout(30):
            while acknowledged < number:
                await asyncio.sleep(0.001)

    async with await Store.open(sqlite_url) as store:
        table = await store.tables.open(guild_id=1, channel_id=2, at_ms=0, bodies=['"0"'])
        await store.preferences.change(3, {"pings": False})
        writing = asyncio.create_task(write(store, table.id))
        copies: list[tuple[Path, int]] = []
        for k in range(3):
            await until(acknowledged + 20)
            copies.append((tmp_path / f"copy-{k}.db", acknowledged))
            await backup(sqlite_url, copies[-1][0])
        await until(acknowledged + 1)
        writing.cancel()
        await asyncio.wait([writing])
        log = await store.tables.entries_of(table.id)
    for path, at_least in copies:
        with sqlite3.connect(path) as raw:
            assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        async with await Store.open(f"sqlite:///{path}") as copy:
            copied = await copy.tables.entries_of(table.id)
            assert len(copied) > at_least
            assert copied == log[: len(copied)]
            assert [each.table for each in await all_open(copy)] == [table]
            assert await copy.preferences.get(3) == {"pings": False}
            await copy.tables.append(table.id, len(copied), at_ms=0, body="{}")
    assert not list(tmp_path.glob("*.part"))


async def test_a_backup_of_a_database_at_rest_equals_it(sqlite_url: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite_url) as store:
        await store.heartbeat.beat(7)
    await backup(sqlite_url, tmp_path / "copy.db")
    dumps = []
    for name in ("sevens.db", "copy.db"):
        with sqlite3.connect(tmp_path / name) as raw:
            dumps.append(list(raw.iterdump()))
    assert dumps[0] == dumps[1]


async def test_a_backup_overwrites_nothing(store: Store, url: str, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("precious")
    if url.startswith("sqlite"):
        with pytest.raises(FileExistsError, match="not overwritten"):
            await backup(url, there)
    assert there.read_text() == "precious"


async def test_a_backup_needs_a_database(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no database"):
        await backup(f"sqlite:///{tmp_path}/none.db", tmp_path / "copy.db")
    (tmp_path / "text.db").write_text("not a database at all, but long enough to be looked at " * 20)
    with pytest.raises(Damaged, match=r"text\.db is damaged \(file is not a database\)"):
        await backup(f"sqlite:///{tmp_path}/text.db", tmp_path / "copy.db")
    (tmp_path / "empty.db").touch()
    with pytest.raises(Damaged, match=r"empty\.db is empty"):
        await backup(f"sqlite:///{tmp_path}/empty.db", tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


async def test_postgresql_has_its_own_backup(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="pg_dump"):
        await backup("postgresql://me@host/db", tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []


async def test_a_backup_of_a_file_that_cannot_shrink_can(tmp_path: Path) -> None:
    file, copy = tmp_path / "older.db", tmp_path / "copy.db"
    with closing(sqlite3.connect(file)) as old:  # as earlier releases made it
        old.execute("CREATE TABLE something (x)")
    async with await Store.open(f"sqlite:///{file}"):
        await backup(f"sqlite:///{file}", copy)
    for path, mode in ((file, 0), (copy, 2)):
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA auto_vacuum").fetchone() == (mode,)
