"""A damaged SQLite file is reported in one line with a hint to backups, and never taken for a new one."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data.backup import backup
from data.errors import Damaged, StoreError, Unusable
from data.store import Store
from tests.data.migrated import migrated_in
from tests.data.reading import all_open

PAGES = 40
"""So many entries of a page's length are in the database that is damaged here."""


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A database at rest, with a table in it."""
    async with await Store.open(migrated_in(tmp_path)) as store:
        table = await store.tables.open(guild_id=1, channel_id=2, at_ms=0, bodies=['"0"'])
        for n in range(1, PAGES):
            await store.tables.append(table.id, n, at_ms=n, body=f'"{"x" * 3000}"')
    return tmp_path / "sevens.db"


async def says(file: Path) -> str:
    """The error of opening it; checks that a second try gives the same and changes no file."""
    said: list[str] = []
    before = listed(file.parent)
    for _ in range(2):
        with pytest.raises(Damaged) as caught:
            async with await Store.open(f"sqlite:///{file}", patience_s=0) as store:
                await all_open(store)
        said.append(str(caught.value))
    assert said[0] == said[1]
    assert "\n" not in said[0]
    assert str(file) in said[0]
    assert said[0].startswith("DATABASE_URL: ")
    assert listed(file.parent) == before
    return said[0]


def listed(folder: Path) -> dict[str, int]:
    return {each.name: each.stat().st_size for each in folder.iterdir() if each.suffix not in {".lock", ".db-shm"}}


def copied_in_use(file: Path) -> Path:
    """A copy of the database as a power cut leaves it, with recent writes only in its journal."""
    copy = file.parent / "crashed" / file.name
    copy.parent.mkdir()
    with closing(sqlite3.connect(file, isolation_level=None)) as writing:
        writing.execute("PRAGMA wal_autocheckpoint = 0")
        writing.execute("UPDATE tables SET guild_id = 7")
        for ending in ("", "-wal"):
            shutil.copy(f"{file}{ending}", f"{copy}{ending}")
    return copy


@pytest.mark.parametrize("content", [b"not a database at all " * 500, b"\0" * 8192, b"x", b"SQLite format 3\0"])
async def test_a_garbage_file_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "sevens.db"
    file.write_bytes(content)
    said = await says(file)
    assert "is no SQLite database" in said or "was cut off" in said
    assert "`sevens backup FILE`" in said


@pytest.mark.parametrize("kept", [0.9, 0.5, 0.03])
@pytest.mark.parametrize("is_in_use", [False, True])
async def test_a_truncated_file_is_refused(file: Path, kept: float, is_in_use: bool) -> None:
    if is_in_use:
        file = copied_in_use(file)
    size = file.stat().st_size
    with file.open("rb+") as opened:
        opened.truncate(int(size * kept))
    assert "was cut off" in await says(file)


async def test_garbage_inside_a_file_is_refused(file: Path) -> None:
    size = file.stat().st_size
    with file.open("rb+") as opened:
        opened.seek(4096)
        opened.write(b"\xff" * (size - 4096))
    assert "is damaged (" in await says(file)


async def test_the_error_names_the_newest_backup(file: Path, tmp_path: Path) -> None:
    await backup(f"sqlite:///{file}", tmp_path / "monday.db")
    file.write_bytes(b"garbage" * 1000)
    assert "monday.db" in await says(file)
    with pytest.raises(Damaged, match="monday"):
        await backup(f"sqlite:///{file}", tmp_path / "tuesday.db")
    assert not (tmp_path / "tuesday.db").exists()
    file.unlink()
    shutil.copy(tmp_path / "monday.db", file)
    async with await Store.open(f"sqlite:///{file}") as store:
        (tables,) = await all_open(store)
    assert len(tables.entries) == PAGES


async def test_a_database_opens_after_a_crash(file: Path) -> None:
    async with await Store.open(f"sqlite:///{copied_in_use(file)}") as store:
        (tables,) = await all_open(store)
    assert (tables.table.guild_id, len(tables.entries)) == (7, PAGES)


# A file of no bytes, or none


@pytest.mark.parametrize("is_there", [True, False])
async def test_an_emptied_or_missing_file_with_its_journal_is_refused(file: Path, is_there: bool) -> None:
    copy = copied_in_use(file)
    copy.unlink()
    if is_there:
        copy.touch()
    said = await says(copy)
    assert f"is {'empty' if is_there else 'missing'}, but sevens.db-wal beside it is not" in said
    assert said.endswith("to begin anew, delete sevens.db-wal")


async def test_an_emptied_file_with_a_rollback_journal_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "sevens.db"
    file.touch()
    header = bytes.fromhex("d9d505f920a163d7") + (1).to_bytes(4, "big") + b"seed"
    (tmp_path / "sevens.db-journal").write_bytes(header + (3).to_bytes(4, "big") + bytes(492))
    assert "sevens.db-journal beside it says that it was not" in await says(file)


async def test_an_emptied_file_beside_a_backup_is_refused(file: Path, tmp_path: Path) -> None:
    await backup(f"sqlite:///{file}", tmp_path / "monday.db")
    file.write_bytes(b"")
    said = await says(file)
    assert "is empty, but there is a backup beside it" in said
    assert "monday.db" in said
    file.unlink()  # as the message advises for a new database
    async with await Store.open(f"sqlite:///{file}") as store:
        assert await all_open(store) == []


async def test_an_empty_file_alone_is_a_new_database(tmp_path: Path) -> None:
    (tmp_path / "sevens.db").touch()
    (tmp_path / "notes.txt").write_text("SQLite format 3 is what I like")
    async with await Store.open(f"sqlite:///{tmp_path / 'sevens.db'}") as store:
        assert await all_open(store) == []


# Other errors at the start


async def test_a_file_that_cannot_be_opened_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    for name in ("file/sevens.db", "folder"):
        with pytest.raises(StoreError) as caught:
            await Store.open(f"sqlite:///{tmp_path / name}", patience_s=0)
        assert str(caught.value).startswith("DATABASE_URL: ")
        assert "\n" not in str(caught.value)


async def test_an_invalid_lock_file_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "sevens.db.lock").write_bytes(b"garbage" * 1000)
    with pytest.raises(Unusable, match=r"sevens\.db\.lock cannot be locked"):
        await Store.open(f"sqlite:///{tmp_path / 'sevens.db'}", patience_s=0)


@pytest.mark.parametrize("host", ["127.0.0.1:9", "%2Fnowhere"])
async def test_an_unreachable_server_is_reported_in_one_line(host: str) -> None:
    with pytest.raises(Unusable, match="DATABASE_URL: the database cannot be reached") as caught:
        await Store.open(f"postgresql://me:verysecret@/sevens?host={host}", patience_s=0)
    assert "\n" not in str(caught.value)
    assert "verysecret" not in str(caught.value)
