"""Archived logs are read like others, forgotten tables leave nothing, and the SQLite file shrinks."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import func, select

from data.rows import Finish, Finisher, LogEntry
from data.schema import archived_logs, entries, metadata, reviews, tables
from data.store import Store
from data.tidying import CALLED, Fate


async def closed(store: Store, *, at_ms: int, moves: int = 5, user: int | None = 1) -> int:
    """A closed table; with the result of a user."""
    table = await store.tables.open(guild_id=5, channel_id=1, at_ms=at_ms - 100, bodies=['"opened"'])
    for n in range(1, moves + 1):
        await store.tables.append(table.id, n, at_ms=at_ms - 50, body=f'"move {n}"')
    finish = None if user is None else Finish("jig", "jig", seats=2, people=(Finisher(user, 1),))
    await store.tables.close_table(table.id, moves + 1, at_ms=at_ms, bodies=['"closed"'], finish=finish)
    await store.tables.set_cache(table.id, {"message": 7})
    return table.id


def archive_all(log: Sequence[LogEntry]) -> Sequence[LogEntry]:
    return log


async def rows(store: Store, table: type[object] | object) -> int:
    async with store.engine.connect() as connection:
        return (await connection.execute(select(func.count()).select_from(table))).scalar_one()  # type: ignore[arg-type]


async def test_an_archived_log_is_read_like_any_other(store: Store) -> None:
    ids = [await closed(store, at_ms=at_ms) for at_ms in (1_000, 2_000)]
    before = [await store.tables.entries_of(table) for table in ids]
    tidied, held = await store.tidying.tidy(ids, archive_all)
    assert (tidied.archived, tidied.forgotten) == (2, 0)
    assert 0 < held < 60
    assert tidied.bytes == sum(len(blob) for blob in await _blobs(store))
    assert await rows(store, entries) == 0
    assert [await store.tables.entries_of(table) for table in ids] == before
    assert await store.tables.caches(ids) == {table: {} for table in ids}, "no message is edited any more"


async def test_what_was_replaced_in_a_log_after_it_was_read_is_archived(sqlite_url: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite_url) as store:
        table = await closed(store, at_ms=1_000)

        def judge(log: Sequence[LogEntry]) -> Sequence[LogEntry]:
            if "move" in log[1].body:
                with closing(sqlite3.connect(tmp_path / "sevens.db")) as other, other:
                    other.execute("UPDATE entries SET body = replace(body, 'move', 'step')")
            return log

        tidied, _ = await store.tidying.tidy([table], judge)
        assert tidied.archived == 1
        assert [entry.body for entry in await store.tables.entries_of(table)][1:3] == ['"step 1"', '"step 2"']


async def test_who_was_pinged_to_play_again_is_known_when_the_log_is_archived(store: Store) -> None:
    ids = [await closed(store, at_ms=at_ms) for at_ms in (1_000, 2_000)]
    await store.tables.set_cache(ids[0], {"message": 7, CALLED: [1, 2]})
    await store.tidying.tidy(ids, archive_all)
    assert await store.tables.caches(ids) == {ids[0]: {CALLED: [1, 2]}, ids[1]: {}}


async def _blobs(store: Store) -> Sequence[bytes]:
    async with store.engine.connect() as connection:
        return (await connection.scalars(select(archived_logs.c.log))).all()


async def test_only_old_closed_tables_are_untidied(store: Store) -> None:
    old, new = await closed(store, at_ms=1_000), await closed(store, at_ms=5_000)
    await store.tables.open(guild_id=5, channel_id=2, at_ms=1, bodies=["{}"])
    assert await store.tidying.untidied(closed_by_ms=999, limit=9) == []
    assert await store.tidying.untidied(closed_by_ms=1_000, limit=9) == [old]
    assert await store.tidying.untidied(closed_by_ms=9_000, limit=9) == [old, new]
    assert await store.tidying.untidied(closed_by_ms=9_000, limit=1) == [old]
    assert await store.tidying.untidied(closed_by_ms=9_000, limit=9, after=old) == [new]
    await store.tidying.tidy([old], archive_all)
    assert await store.tidying.untidied(closed_by_ms=9_000, limit=9) == [new]


async def test_what_is_forgotten_leaves_nothing_but_results_are_never_lost(store: Store) -> None:
    practice, played = await closed(store, at_ms=1_000, user=None), await closed(store, at_ms=1_000)
    await store.reviews.keep(practice, 1, {"version": 1})
    tidied, _ = await store.tidying.tidy([practice, played], lambda _: Fate.FORGET)
    assert (tidied.archived, tidied.forgotten) == (0, 1)
    assert await store.tables.find(practice) is None
    assert await store.tables.entries_of(practice) == ()
    assert [await rows(store, table) for table in (tables, reviews)] == [1, 0]
    assert len(await store.tables.entries_of(played)) == 7
    # Its number is not given out again.
    assert await closed(store, at_ms=2_000) not in (practice, played)


def test_forgetting_knows_all_that_is_kept_of_a_table() -> None:
    of_tables = {
        table.name for table in metadata.tables.values() for key in table.foreign_keys if key.column.table is tables
    }
    # Whoever has results is not forgotten, and only who has results has computers.
    assert of_tables == {
        "entries",
        "archived_logs",
        "table_users",
        "reviews",
        "results",
        "computers",
        "daily_tries",
        "challenge_games",
    }


async def test_what_cannot_be_judged_is_left(store: Store) -> None:
    table = await closed(store, at_ms=1_000)
    before = await store.tables.entries_of(table)
    tidied, _ = await store.tidying.tidy([table], lambda _: Fate.LEAVE)
    assert (tidied.archived, tidied.forgotten) == (0, 0)
    assert await store.tables.entries_of(table) == before


@pytest.mark.parametrize("is_archived", [False, True])
async def test_a_closed_log_is_rewritten_in_either_form(store: Store, *, is_archived: bool) -> None:
    table = await closed(store, at_ms=1_000)
    if is_archived:
        await store.tidying.tidy([table], archive_all)
    before = await store.tables.entries_of(table)
    await store.tables.rewrite_log(table, lambda entry: entry.body.replace("move", "step"))
    assert await store.tables.entries_of(table) == tuple(
        replace(entry, body=entry.body.replace("move", "step")) for entry in before
    )
    assert (await rows(store, archived_logs), await rows(store, entries)) == ((1, 0) if is_archived else (0, 7))


async def test_the_sqlite_file_shrinks(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "sevens.db"
    async with await Store.open(sqlite_url) as store:
        ids = await asyncio.gather(*(closed_at(store, channel) for channel in range(60)))
        await store.tidying.tidy(ids, archive_all)
    full = file.stat().st_size
    async with await Store.open(sqlite_url) as store:
        slices = 1
        while (await store.tidying.give_back(seconds=0))[0]:
            slices += 1
    assert slices > 1
    assert file.stat().st_size < full / 2


async def closed_at(store: Store, channel: int) -> int:
    table = await store.tables.open(guild_id=5, channel_id=channel, at_ms=1, bodies=["{}" * 4_000])
    await store.tables.close_table(table.id, 1, at_ms=9, bodies=["{}"])
    return table.id
