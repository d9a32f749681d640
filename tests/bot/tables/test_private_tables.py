"""Private tables: a person among computers, in no channel, until they play on in one."""

import asyncio

from bot.tables.deadlines import ALONE_SECONDS, OWN_SECONDS
from bot.tables.entries import CloseReason, Level, Placed
from bot.tables.limits import TableLimits
from bot.tables.open_table import Change
from bot.tables.participants import Company, Guest, Location
from bot.tables.private_tables import MOST_OPEN
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.stages import Stage
from bot.tables.table import Table
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.tables.factories import ANN, BOB, CHANNEL, Begin, Restarted, lobby
from tests.bot.tables.steps import play_on, reason_of, some_move, strike, until_asked

THERE = {"where": Location(1, CHANNEL), "locale": "ja"}


async def alone(tables: TableService, user: int = ANN) -> Table:
    setup = TableSetup.of("shichi-narabe")
    company = Company(Guest(user, "Ann"), computers=(Level.NORMAL,) * 3)
    return await tables.private.open(company, setup, locale="en-US", press=5)


async def test_several_people_play_privately_beside_a_table_of_the_channel(
    tables: TableService, storage: MemoryStorage
) -> None:
    public, ours, theirs = await lobby(tables), await alone(tables), await alone(tables, BOB)
    assert [each.stage for each in (public, ours, theirs)] == [Stage.LOBBY, Stage.PLAYING, Stage.PLAYING]
    assert tables.in_channel(CHANNEL) is public
    assert (ours.guild, ours.channel, ours.home) == (0, -ours.id, ANN)
    assert (storage.kept[ours.id].guild, storage.kept[ours.id].owner) == (0, ANN)
    assert ours.is_for(ANN)
    assert not ours.is_for(BOB)
    assert tables.registry.own(ANN) == [ours]


async def test_only_listeners_for_own_places_hear_of_it_until_it_is_in_a_channel(tables: TableService) -> None:
    everybody: list[Change] = []
    its_own: list[Change] = []
    tables.listen(everybody.append)
    tables.listen(its_own.append, own=True)
    table = await alone(tables)
    assert its_own
    assert not everybody
    await tables.private.play_in(table.id, ANN, **THERE)
    assert [type(change.entry) for change in everybody] == [Placed]


async def test_its_result_counts_as_any_match_of_one_person(tables: TableService, storage: MemoryStorage) -> None:
    table = await alone(tables)
    await play_on(tables, table)
    assert table.close_reason is CloseReason.PLAYED
    assert storage.closed == {table.id: table}


async def test_a_person_has_three_at_most(tables: TableService) -> None:
    open_ones = await asyncio.gather(*(alone(tables) for _ in range(MOST_OPEN)))
    assert await reason_of(alone(tables)) is RefusalReason.TABLES_ENOUGH
    await alone(tables, BOB)
    await tables.leave(open_ones[0].id, ANN)
    await alone(tables)


async def test_it_is_closed_a_day_after_the_last_move(tables: TableService, clock: Clock) -> None:
    table = await alone(tables)
    await until_asked(tables, table, ANN)
    assert table.deadline == clock.ms + OWN_SECONDS * 1000
    await strike(tables, table)
    assert table.close_reason is CloseReason.DESERTED


async def test_in_a_channel_it_is_a_table_like_others(
    tables: TableService, restarted: Restarted, storage: MemoryStorage, clock: Clock
) -> None:
    table = await alone(tables)
    await until_asked(tables, table, ANN)
    ply = table.ply
    assert await reason_of(tables.private.play_in(table.id, BOB, **THERE)) is RefusalReason.NOT_SEATED
    await tables.private.play_in(table.id, ANN, **THERE)
    assert tables.in_channel(CHANNEL) is table
    assert (table.guild, table.channel, table.home, table.locale) == (1, CHANNEL, 1, "ja")
    assert not table.is_private
    assert table.deadline == clock.ms + ALONE_SECONDS * 1000
    assert await reason_of(lobby(tables)) is RefusalReason.CHANNEL_BUSY
    assert await reason_of(tables.private.play_in(table.id, ANN, **THERE)) is RefusalReason.NOT_SEATED
    await tables.move(table.id, ANN, ply=ply, move=some_move(table))
    storage.beat = clock.ms
    after, [again] = await restarted()
    assert after.in_channel(CHANNEL) is again
    assert (again.is_private, again.home, again.locale) == (False, 1, "ja")


async def test_nothing_is_lost_where_the_channel_is_occupied(tables: TableService, storage: MemoryStorage) -> None:
    table, there = await alone(tables), await lobby(tables)
    before = list(storage.kept[table.id].log)
    assert await reason_of(tables.private.play_in(table.id, ANN, **THERE)) is RefusalReason.CHANNEL_BUSY
    assert storage.kept[table.id].log == before
    assert tables.in_channel(CHANNEL) is there
    await until_asked(tables, table, ANN)
    await tables.move(table.id, ANN, ply=table.ply, move=some_move(table))


async def test_one_of_two_at_once_gets_the_channel(tables: TableService) -> None:
    ours, theirs = await alone(tables), await alone(tables, BOB)
    outcomes = await asyncio.gather(
        tables.private.play_in(ours.id, ANN, **THERE),
        tables.private.play_in(theirs.id, BOB, **THERE),
        return_exceptions=True,
    )
    assert sum(isinstance(each, Table) for each in outcomes) == 1
    assert sorted([ours.is_private, theirs.is_private]) == [False, True]


async def test_limits_of_the_server_hold_when_it_comes_there(process: Begin) -> None:
    tables = process(limits=TableLimits(open_in_server=1, opened_by_person=2))
    table = await alone(tables)
    await lobby(tables)
    there = THERE | {"where": Location(1, CHANNEL + 1)}
    assert await reason_of(tables.private.play_in(table.id, ANN, **there)) is RefusalReason.SERVER_FULL
    assert table.is_private


async def test_where_another_process_plays_the_server_it_takes_the_table_up(
    process: Begin, storage: MemoryStorage, clock: Clock
) -> None:
    ours, theirs = process(), process()
    ours.registry.is_played = lambda home: home == ANN
    gone: list[int] = []

    async def moved_away(table_id: int) -> None:
        gone.append(table_id)

    ours.registry.moved_away = moved_away
    table = await alone(ours)
    await until_asked(ours, table, ANN)
    await ours.private.play_in(table.id, ANN, **THERE)
    assert (gone, ours.get(table.id)) == ([table.id], None)
    await asyncio.gather(*(theirs.restoring.adopt(table.id) for _ in range(2)))
    taken = theirs.in_channel(CHANNEL)
    assert taken is not None
    assert (taken.id, taken.ply, taken.is_private) == (table.id, table.ply, False)
    await theirs.move(taken.id, ANN, ply=taken.ply, move=some_move(taken))


async def test_an_answer_of_the_store_that_is_lost_changes_nothing(
    tables: TableService, storage: MemoryStorage
) -> None:
    table = await alone(tables)
    storage.lost_answers = True
    await tables.private.play_in(table.id, ANN, **THERE)
    storage.lost_answers = False
    assert tables.in_channel(CHANNEL) is table
