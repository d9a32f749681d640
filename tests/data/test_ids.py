"""Ids of tables: never given out twice, also after an older backup is restored; ids of earlier releases stay valid."""

import asyncio
import shutil
from pathlib import Path

from sqlalchemy import insert

from data.backup import backup
from data.schema import tables as rows
from data.store import Store
from tests.data.writing import an_open_table

LONGEST = 13
"""Digits: people write them, to name a match."""


async def test_ids_grow_and_are_short(store: Store) -> None:
    ids = [await an_open_table(store, channel) for channel in range(50)]
    assert ids == sorted(set(ids))
    assert all(len(str(each)) <= LONGEST for each in ids)


async def test_an_id_that_another_process_has_taken_is_not_given_out(store: Store) -> None:
    async def opened(channel: int) -> int:
        row = {"guild_id": 1, "channel_id": channel, "at_ms": 0, "bodies": ["{}"], "wanted_id": lambda: 17}
        return (await store.tables.open(**row)).id

    assert len(set(await asyncio.gather(*map(opened, range(5))))) == 5


async def test_counted_ids_of_earlier_releases_stay(store: Store) -> None:
    old = {"id": 3, "guild_id": 1, "channel_id": 9, "opened_at_ms": 0, "closed_at_ms": None, "cache": {}}
    await store.writer.run(lambda connection: connection.execute(insert(rows), [old]))
    assert await an_open_table(store, 1) > 10**11
    assert (await store.tables.find(3)) is not None
    await store.tables.append(3, 0, at_ms=1, body="{}")


async def test_no_id_comes_again_after_an_older_backup_is_restored(tmp_path: Path) -> None:
    file, copy = tmp_path / "sevens.sqlite3", tmp_path / "older.sqlite3"
    url = f"sqlite:///{file}"
    async with await Store.open(url) as store:
        before = await an_open_table(store, 1)
        await backup(url, copy)
        lost = [await an_open_table(store, channel) for channel in range(2, 30)]
    for each in tmp_path.glob("sevens.sqlite3*"):
        each.unlink()
    shutil.copy(copy, file)
    async with await Store.open(url) as store:
        assert await store.tables.find(lost[0]) is None
        assert await store.tables.find(before) is not None
        assert not {await an_open_table(store, channel) for channel in range(2, 30)} & set(lost)
