"""The night's work: matches are archived with byte-identical records, other tables are forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import orjson
import pytest

from bot.storage.archive import Archive
from bot.storage.dailies import DayDeals
from bot.storage.stored_tables import StoredTables
from bot.storage.tidying import UNCOUNTED_DAYS, Tidying, judge, without_name
from bot.tables import entries
from bot.tables.participants import Guest
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.table import Table
from data.outside import now_ms
from data.rows import LogEntry
from data.store import Store
from data.tidying import Fate, Slices, Tidied
from engine.record import record_of
from tests.bot.clock import Clock
from tests.bot.match_factories import match_of, play_match
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import HOST, lobby, name_of, new_tables, open_table
from tests.bot.tables.dailies import DAY, TODAY
from tests.bot.tables.steps import play_on
from tests.data.migrated import migrated_in

TWO_DAYS = 2 * 24 * 3600 * 1000
PRESETS = ("classic", "ghost", "killing", "fan-tan", "insidious-sevens", "nanatoridori")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(migrated_in(tmp_path)) as opened:
        yield opened


def tidying(slices: Slices, *, later: int = TWO_DAYS, **timing: float) -> Tidying:
    return Tidying(slices, days=1, hour=4, rest=0, now=lambda: now_ms() + later, **timing)


class Stopped(Exception):
    pass


class Stopping:
    """A store whose process ends after two slices."""

    def __init__(self, slices: Slices) -> None:
        self.untidied, self.give_back, self.uncounted = slices.untidied, slices.give_back, slices.uncounted
        self._there, self._slices = slices, 0

    async def tidy(self, *given: object) -> Tidied:
        if self._slices == 2:
            raise Stopped
        self._slices += 1
        return await self._there.tidy(*given)


async def played(store: Store, presets: tuple[str, ...] = PRESETS) -> list[int]:
    """Matches of four people, played to their ends in memory and then written with their results."""
    ids: list[int] = []
    for preset in presets:
        storage = MemoryStorage()
        tables = new_tables(storage)
        table = await match_of(tables, preset, people=4)
        await play_match(tables, table)
        await tables.registry.settled(table.id)
        await tables.stop_play()
        (opened_at, opened), *moves, (closed_at, closed) = storage.kept[table.id].log
        row = await store.tables.open(guild_id=1, channel_id=7, at_ms=opened_at, bodies=[opened])
        await store.tables.append_all([(row.id, n, at, body) for n, (at, body) in enumerate(moves, 1)])
        await StoredTables(store).close_table(row.id, len(moves) + 1, closed_at, [closed], table)
        ids.append(row.id)
    return ids


async def found(store: Store, table_id: int) -> Table:
    table = await Archive(new_tables(), store).find(table_id)
    assert table is not None
    return table


async def told(store: Store, table_id: int) -> tuple[object, ...]:
    """All that is told of a match: its record byte for byte, its names, moves with their times, and result."""
    table = await found(store, table_id)
    moves = [(move.seat, str(move.move), move.by, move.at, move.ply) for move in table.history]
    record = orjson.dumps(record_of(table.match))
    return record, table.names(), moves, table.standings(), table.fair.secret, table.stage, table.close_reason


async def test_what_is_told_of_a_match_is_the_same_after_it_was_archived(store: Store) -> None:
    ids = await played(store)
    before = [await told(store, table) for table in ids]
    done = await tidying(store.tidying).tidy()
    assert (done.archived, done.forgotten) == (len(PRESETS), 0)
    assert await store.tidying.untidied(closed_by_ms=now_ms(), limit=9) == []
    assert [await told(store, table) for table in ids] == before


async def test_no_name_stands_in_an_archived_log(store: Store) -> None:
    [table] = await played(store, ("classic",))
    assert any(name_of(0) in entry.body for entry in await store.tables.entries_of(table))
    await tidying(store.tidying).tidy()
    assert not any(name_of(0) in entry.body for entry in await store.tables.entries_of(table))
    # Who has no name stored there is told by number.
    await store.people.forget(HOST)
    assert (await found(store, table)).names()[0] == "Player 1"


async def test_lessons_and_cancelled_lobbies_are_forgotten(store: Store) -> None:
    tables = TableService(StoredTables(store), computer_pause=3600)
    cancelled = await lobby(tables, people=2)
    await tables.cancel(cancelled.id, HOST)
    computers = {"computers": [entries.Level.EASY] * 3, "seed": 1, "start": True}
    lesson = await open_table(
        tables, guild=1, channel=8, user=HOST, name="Ann", setup=TableSetup.of("jig"), locale="ja", **computers
    )
    await tables.channel_gone(8)
    there = await lobby(tables, people=2, channel=9)
    await tables.stop_play()
    assert (await tidying(store.tidying, later=0).tidy()).forgotten == 0, "not yet"
    done = await tidying(store.tidying).tidy()
    assert (done.archived, done.forgotten) == (0, 2)
    archive = Archive(new_tables(), store)
    assert [await archive.has(table.id) for table in (cancelled, lesson, there)] == [False, False, True]


async def test_of_an_old_try_only_its_line_stays(store: Store) -> None:
    clock = Clock(TODAY)
    tables = new_tables(StoredTables(store), now=clock)
    deal = await DayDeals(store.dailies).of(DAY)
    table = await tables.private.begin_try(Guest(HOST, "Ann"), deal, board=None, locale="en-US", press=1)
    await play_on(tables, table)
    await tables.registry.settled(table.id)
    await tables.stop_play()
    finished = await store.dailies.try_of(HOST, DAY)
    assert finished is not None

    async def after(days: int) -> tuple[int, int]:
        done = await Tidying(
            store.tidying, days=1, hour=4, rest=0, now=lambda: clock.ms + days * 24 * 3600 * 1000
        ).tidy()
        return done.archived, done.forgotten

    assert await after(2) == (1, 0)
    assert await after(UNCOUNTED_DAYS - 1) == (0, 0)
    assert await store.tables.entries_of(table.id)
    assert await after(UNCOUNTED_DAYS) == (0, 1)
    assert await store.tables.find(table.id) is None
    assert await store.dailies.try_of(HOST, DAY) == replace(finished, table_id=None)


async def test_it_goes_on_where_it_was_stopped(store: Store) -> None:
    ids = await played(store, ("classic", "joker", "ghost"))
    before = [await told(store, table) for table in ids]
    with pytest.raises(Stopped):
        await tidying(Stopping(store.tidying), slice_seconds=1e-9).tidy()
    assert len(await store.tidying.untidied(closed_by_ms=now_ms(), limit=9)) == 1
    assert (await tidying(store.tidying).tidy()).archived == 1
    assert [await told(store, table) for table in ids] == before


async def test_moves_are_committed_between_the_slices(store: Store) -> None:
    await played(store, ("classic", "joker", "ghost"))
    table = await store.tables.open(guild_id=1, channel_id=99, at_ms=1, bodies=["{}"])
    night = tidying(store.tidying, slice_seconds=1e-9)
    working = asyncio.create_task(night.tidy())
    n = 0
    while not working.done():
        n += 1
        await store.tables.append(table.id, n, at_ms=1, body="{}")
    assert n > 1
    assert (await working).archived == 3
    assert night.figures.longest_slice > 0
    assert night.figures.done.archived == 3


def test_what_cannot_be_read_is_left() -> None:
    opened = entries.dump(entries.Opened(host=1, name="Ann", game="jig", locale="ja", turn_seconds=9))
    closed = entries.dump(entries.Closed(why=entries.CloseReason.PLAYED))

    def fate(*bodies: str) -> object:
        return judge([LogEntry(n, 0, body) for n, body in enumerate(bodies)])

    assert fate(opened, '{"kind":"of-another-release"}') is Fate.LEAVE
    assert fate('{"kind":"of-another-release"}', closed) is Fate.LEAVE
    assert fate(opened) is Fate.LEAVE
    assert fate(opened, "{", closed) != Fate.LEAVE, "the archive keeps what stands between as it is"
    assert fate(opened, '{"name"', closed) is Fate.LEAVE


def test_table_talk_does_not_stay_in_the_archive() -> None:
    log = [
        entries.Opened(host=1, name="Ann", game="jig", locale="ja", turn_seconds=9),
        entries.PhraseSaid(user=1, phrase=entries.Phrase.GG),
        entries.Moved(seat=0, move="pass"),
        entries.Closed(why=entries.CloseReason.PLAYED),
    ]
    kept = judge([LogEntry(n, 10 * n, entries.dump(each)) for n, each in enumerate(log)])
    assert not isinstance(kept, Fate)
    assert [(each.n, each.at_ms, entries.load(each.body).kind) for each in kept] == [
        (0, 0, "opened"),
        (1, 20, "moved"),
        (2, 30, "closed"),
    ]


def test_computers_keep_their_names() -> None:
    joined = entries.dump(entries.ComputerJoined(name="Sora", player=entries.Level.STRONG))
    assert without_name(joined) == joined
    assert "Ann" not in without_name(entries.dump(entries.Invited(user=5, name="Ann")))


async def test_the_night_comes_once_a_day(store: Store) -> None:
    def until(hour: int, minute: int) -> float:
        now = int(datetime(2026, 7, 7, hour, minute, tzinfo=UTC).timestamp() * 1000)
        return Tidying(store.tidying, days=1, hour=4, now=lambda: now).seconds_until_night()

    assert [until(3, 0), until(4, 0), until(5, 30)] == [3_600, 24 * 3_600, 22.5 * 3_600]


async def test_its_figures_stand_in_the_log(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    await played(store, ("classic",))
    with caplog.at_level(logging.INFO, "bot.storage.tidying"):
        await tidying(store.tidying).tidy()
    assert "1 matches archived" in caplog.text
    assert name_of(0) not in caplog.text
