"""A table whose log this release cannot read is kept unchanged, and another release can load it."""

import logging

import pytest

from bot.tables import entries
from bot.tables.entries import CloseReason
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.table import Table
from tests.bot.lesson_factories import LEARNER
from tests.bot.lesson_factories import begin as begin_practice
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import open_table, restore

from .factories import ANN, BOB, CAT, CHANNEL, DAN, Begin, started
from .steps import mover, reason_of, some_move

NEWER = '{"kind":"shuffled-anew","deal":{"hands":["5S 6S 7S"]}}'
"""An entry of a release to come, with cards in it."""
IMPOSSIBLE = entries.dump(entries.Moved(seat=0, move="bankrupt"))
BROKEN = '{"kind":"moved","seat":0,"mo'


async def restarted(process: Begin) -> TableService:
    tables = process()
    await restore(tables)
    return tables


async def stopped(process: Begin, storage: MemoryStorage, body: str) -> Table:
    """A match in one channel whose log ends with this entry, and a lobby in another; the process has ended."""
    before = process()
    table = await started(before, BOB, CAT)
    await open_table(
        before, guild=1, channel=CHANNEL + 1, user=DAN, name="Dan", setup=TableSetup.of("jig"), locale="ja"
    )
    storage.kept[table.id].log.append((table.last_at, body))
    await before.stop_play()
    return table


@pytest.mark.parametrize("body", [NEWER, IMPOSSIBLE, BROKEN])
async def test_an_unreadable_log_is_kept_and_logged_once_without_cards(
    process: Begin, storage: MemoryStorage, caplog: pytest.LogCaptureFixture, body: str
) -> None:
    table = await stopped(process, storage, body)
    log = list(storage.kept[table.id].log)
    tables = await restarted(process)
    assert [each.channel for each in tables.all()] == [CHANNEL + 1], "the others go on"
    assert storage.kept[table.id].log == log
    assert not storage.closed
    said = [each for each in caplog.records if each.levelno >= logging.WARNING]
    assert len(said) == 1
    assert f"Table {table.id} is left as it is: this release cannot read entry {len(log) - 1}" in said[0].message
    assert said[0].exc_info is None
    assert "7S" not in caplog.text


async def test_actions_at_an_unreadable_table_are_refused_with_the_reason(
    process: Begin, storage: MemoryStorage
) -> None:
    table = await stopped(process, storage, NEWER)
    tables = await restarted(process)
    assert await reason_of(tables.move(table.id, ANN, ply=0, move="pass")) is RefusalReason.UNREADABLE
    assert await reason_of(tables.join(table.id, DAN, "Dan")) is RefusalReason.UNREADABLE
    again = open_table(tables, guild=1, channel=CHANNEL, user=DAN, name="Dan", setup=TableSetup.of("jig"), locale="ja")
    assert await reason_of(again) is RefusalReason.UNREADABLE
    elsewhere = await open_table(
        tables, guild=1, channel=CHANNEL + 2, user=DAN, name="Dan", setup=TableSetup.of("jig"), locale="ja"
    )
    assert tables.get(elsewhere.id) is elsewhere
    assert table.id not in storage.closed


async def test_a_release_that_can_read_the_log_restores_the_table(process: Begin, storage: MemoryStorage) -> None:
    table = await stopped(process, storage, NEWER)
    storage.beat = table.last_at
    tables = await restarted(process)
    await tables.stop_play()
    storage.kept[table.id].log[-1] = (table.last_at, entries.dump(entries.Touched()))  # as a newer release reads it
    newer = await restarted(process)
    again = newer.get(table.id)
    assert again.view(0) == table.view(0)
    await newer.move(again.id, mover(again), ply=0, move=some_move(again))


async def test_an_unreadable_table_can_be_closed(process: Begin, storage: MemoryStorage) -> None:
    table = await stopped(process, storage, NEWER)
    tables = await restarted(process)
    await tables.registry.unread.give_up(table.id)
    assert storage.kept[table.id].log[-1][1] == entries.dump(entries.Closed(why=CloseReason.DESERTED))
    assert table.id in storage.closed
    assert storage.ended == [table.id], "it is not looked at again at each start"
    assert await reason_of(tables.registry.unread.give_up(table.id)) is RefusalReason.TABLE_GONE
    lobby = await open_table(
        tables, guild=1, channel=CHANNEL, user=DAN, name="Dan", setup=TableSetup.of("jig"), locale="ja"
    )
    assert tables.in_channel(CHANNEL) is lobby


async def test_closing_an_unreadable_table_can_be_retried(process: Begin, storage: MemoryStorage) -> None:
    table = await stopped(process, storage, NEWER)
    tables = await restarted(process)
    storage.closes_nothing = True
    with pytest.raises(OSError, match="full"):
        await tables.registry.unread.give_up(table.id)
    storage.closes_nothing = False
    await tables.registry.unread.give_up(table.id)


async def test_a_new_practice_replaces_an_unreadable_one(process: Begin, storage: MemoryStorage) -> None:
    before = process()
    table = await begin_practice(before)
    storage.kept[table.id].log.append((table.last_at, NEWER))
    await before.stop_play()
    tables = await restarted(process)
    assert tables.get(table.id) is None
    fresh = await begin_practice(tables)
    assert fresh.host == LEARNER
    assert list(storage.closed) == [table.id]
