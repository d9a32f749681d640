"""A try at a day: once, alone, without help, with the replies of house players, until its day closes."""

import asyncio
from random import Random

import pytest

from bot.tables import entries
from bot.tables.entries import CloseReason, MovedBy
from bot.tables.participants import Guest, Location
from bot.tables.private_tables import MOST_OPEN
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.stages import Stage
from bot.tables.table import Table
from engine.daily.days import DAY_MS, SEAT, begins_ms
from engine.daily.dealing import reply
from engine.record import differences, take_down
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.tables.dailies import DAY, TODAY, deal_of
from tests.bot.tables.factories import ANN, BOB, CHANNEL, Restarted
from tests.bot.tables.steps import play_on, reason_of, strike, until_asked
from tests.bot.tables.test_private_tables import alone
from tests.sampling import one_in

WEEKS = range(DAY, DAY + 14)


@pytest.fixture
def clock() -> Clock:
    return Clock(TODAY)


async def begin(tables: TableService, user: int = ANN, day: int = DAY) -> Table:
    return await tables.private.begin_try(Guest(user, "Ann"), deal_of(day), board=1, locale="en-US", press=5)


async def test_of_fifty_presses_at_once_one_begins_the_try(tables: TableService, storage: MemoryStorage) -> None:
    found = await asyncio.gather(*(begin(tables) for _ in range(50)), return_exceptions=True)
    [table] = [each for each in found if isinstance(each, Table)]
    assert table.stage is Stage.PLAYING
    assert [*storage.kept] == [table.id]
    assert await reason_of(begin(tables)) is RefusalReason.TRIED
    await begin(tables, BOB)


@pytest.mark.parametrize("day", one_in(5, WEEKS))
async def test_house_players_reply_as_the_paper_says(tables: TableService, clock: Clock, day: int) -> None:
    clock.ms = begins_ms(day)
    table = await begin(tables, day=day)
    await play_on(tables, table, Random(day))
    assert (table.close_reason, table.counts) == (CloseReason.PLAYED, False)
    assert table.match is not None
    assert differences(take_down(table.match)) == []


async def test_a_later_process_goes_on_with_the_same_replies(
    tables: TableService, storage: MemoryStorage, restarted: Restarted
) -> None:
    table = await begin(tables)
    await until_asked(tables, table, ANN)
    later, [again] = await restarted()
    assert again.fair.day == deal_of(DAY)
    assert again.match is not None
    assert again.match.fair is not None
    await later.move(again.id, ANN, ply=None, move=str(again.view(SEAT).legal[0]))
    while again.stage is Stage.PLAYING and SEAT not in again.to_act():
        expected = str(reply(again.match.copy(), again.to_act()[0]))
        await strike(later, again)
        last = entries.load(storage.kept[again.id].log[-1][1])
        if isinstance(last, entries.Moved):
            assert (last.move, last.by) == (expected, MovedBy.COMPUTER)


async def test_it_is_open_until_its_day_closes_whatever_is_done(tables: TableService, clock: Clock) -> None:
    table = await begin(tables)
    closing = begins_ms(DAY + 1) + DAY_MS
    assert table.deadline == closing
    clock.ms += DAY_MS
    await until_asked(tables, table, ANN)
    assert table.deadline == closing
    clock.ms = closing
    await strike(tables, table)
    assert table.close_reason is CloseReason.DESERTED


async def test_a_try_begins_on_its_day_alone(tables: TableService, clock: Clock) -> None:
    for at in (begins_ms(DAY) - 1, begins_ms(DAY + 1)):
        clock.ms = at
        assert await reason_of(begin(tables)) is RefusalReason.DAY_OVER
    clock.ms = begins_ms(DAY + 1) - 1
    await begin(tables)


async def test_there_is_no_help_and_no_way_round(tables: TableService) -> None:
    table = await begin(tables)
    await until_asked(tables, table, ANN)
    for tried in (
        tables.ask_hint(table.id, ANN, ply=table.ply),
        tables.step_away(table.id, ANN),
        tables.private.play_in(table.id, ANN, Location(1, CHANNEL), locale="ja"),
    ):
        assert await reason_of(tried) is RefusalReason.ONE_TRY
    ply = table.ply
    await tables.move(table.id, ANN, ply=ply, move=str(table.view(SEAT).legal[0]))
    assert await reason_of(tables.take_back(table.id, ANN, ply=ply)) is RefusalReason.ONE_TRY
    assert not table.allows_hints


async def test_it_takes_none_of_the_private_tables(tables: TableService) -> None:
    await begin(tables)
    for _ in range(MOST_OPEN):
        await alone(tables)
    await begin(tables, BOB)
    assert await reason_of(alone(tables)) is RefusalReason.TABLES_ENOUGH


async def test_a_match_that_goes_on_says_nothing_of_its_secret(tables: TableService) -> None:
    table = await begin(tables)
    assert table.match is not None
    assert take_down(table.match).fair is None
    assert deal_of(DAY).secret.hex() not in repr(table)
