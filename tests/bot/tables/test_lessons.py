"""Lessons: for one person, without channel, turn clock or rating."""

import asyncio

import pytest

from bot.tables.deadlines import LESSON_SECONDS
from bot.tables.entries import CloseReason, Moved
from bot.tables.lessons import SEATS, LessonTables, channel_of
from bot.tables.open_table import Change
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.stages import Stage
from bot.text.lessons import TAUGHT
from engine.cards import Card
from tests.bot.clock import Clock
from tests.bot.lesson_factories import LEARNER, begin, learn_one, strike, until_awaited
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import open_table
from tests.bot.tables.factories import Restarted
from tests.bot.tables.steps import reason_of

OTHER = 200


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_practice_starts_at_once_and_has_no_channel(
    tables: TableService, storage: MemoryStorage, game: str
) -> None:
    table = await begin(tables, game)
    assert table.stage is Stage.PLAYING
    assert [place.user for place in table.participants] == [LEARNER] + [None] * (SEATS - 1)
    assert (storage.kept[table.id].guild, storage.kept[table.id].channel) == (0, -LEARNER)
    assert storage.kept[table.id].owner == table.home == LEARNER, "its shard is that of its learner"
    assert LessonTables(tables).table_of(LEARNER) is table
    assert table.setup.preset == TAUGHT[game].id


async def test_a_lesson_is_dealt_from_the_seed_that_suits_it(tables: TableService) -> None:
    hands = set[tuple[Card, ...]]()
    for _ in range(2):
        setup = TableSetup.of_preset(TAUGHT["fan-tan"])
        table = await LessonTables(tables).begin(
            user=LEARNER, name="Aoi", setup=setup, locale="ja", suited=lambda seed: 7
        )
        assert table.match is not None
        assert (table.match.seed, table.match.fair) == (7, None)
        hands.add(table.view(table.seat_of(LEARNER)).hand)
    assert len(hands) == 1


async def test_only_listeners_for_practice_are_notified_of_it(tables: TableService) -> None:
    everybody: list[Change] = []
    learners: list[Change] = []
    tables.listen(everybody.append)
    tables.listen(learners.append, own=True)
    table = await begin(tables)
    await learn_one(tables, table)
    await open_table(tables, guild=1, channel=7, user=OTHER, name="Ben", setup=TableSetup.of("jig"), locale="ja")
    assert {change.table.game for change in everybody} == {"jig"}
    assert {change.table.game for change in learners} == {"jig", "shichi-narabe"}


async def test_a_practice_changes_no_rating(tables: TableService, storage: MemoryStorage) -> None:
    table = await begin(tables)
    while await learn_one(tables, table):
        pass
    assert table.close_reason is CloseReason.PLAYED
    assert storage.closed == {table.id: None}, "closed without results"


async def test_a_practice_has_no_turn_time_and_closes_when_idle(tables: TableService, clock: Clock) -> None:
    table = await begin(tables)
    await until_awaited(tables, table)
    assert table.deadline == clock.ms + LESSON_SECONDS * 1000
    clock.ms += LESSON_SECONDS * 1000 - 1
    await learn_one(tables, table)
    assert table.deadline == clock.ms + LESSON_SECONDS * 1000, "it is not forgotten"
    await until_awaited(tables, table)
    moves_before = len(table.history)
    await strike(tables, table)
    assert (table.stage, table.close_reason, len(table.history)) == (Stage.OVER, CloseReason.DESERTED, moves_before)


async def test_a_new_practice_closes_the_previous_one(tables: TableService) -> None:
    first = await begin(tables)
    second = await begin(tables, "koroshi")
    assert first.close_reason is CloseReason.CANCELLED
    assert LessonTables(tables).table_of(LEARNER) is second
    assert tables.all() == [second]


async def test_two_concurrent_starts_leave_one_practice(tables: TableService) -> None:
    practising = LessonTables(tables)
    facts = {"user": LEARNER, "name": "Aoi", "locale": "ja", "suited": int}
    first, second = await asyncio.gather(
        *(practising.begin(setup=TableSetup.of(game), **facts) for game in ("koroshi", "nanatoridori"))
    )
    assert (first.stage, second.stage) == (Stage.OVER, Stage.PLAYING)
    assert tables.all() == [second]


async def test_two_users_can_practise_at_once(tables: TableService) -> None:
    one, two = await begin(tables), await begin(tables, user=OTHER)
    assert one.stage is two.stage is Stage.PLAYING
    assert channel_of(OTHER) != channel_of(LEARNER)


async def test_only_the_learner_moves_and_stops(tables: TableService) -> None:
    table, practising = await begin(tables), LessonTables(tables)
    for doing in (
        practising.stop(table.id, OTHER),
        tables.move(table.id, OTHER, ply=None, move="pass"),
        tables.leave(table.id, OTHER),
    ):
        assert await reason_of(doing) is RefusalReason.NOT_SEATED
    assert await reason_of(tables.join(table.id, OTHER, "Ben")) is RefusalReason.NOT_IN_LOBBY
    await practising.stop(table.id, LEARNER)
    assert table.close_reason is CloseReason.CANCELLED
    await practising.stop(table.id, LEARNER)


async def test_stopping_practice_does_not_close_a_match_table(tables: TableService) -> None:
    table = await open_table(
        tables, guild=1, channel=7, user=LEARNER, name="Aoi", setup=TableSetup.of("jig"), locale="ja"
    )
    with pytest.raises(TableError):
        await LessonTables(tables).stop(table.id, LEARNER)
    assert table.stage is Stage.LOBBY


async def test_the_views_at_each_move_survive_a_restart(
    tables: TableService, restarted: Restarted, storage: MemoryStorage, clock: Clock
) -> None:
    table = await begin(tables)
    changes: list[Change] = []
    tables.listen(changes.append, own=True)
    for _ in range(3):
        await learn_one(tables, table)
    moves = [change.entry.move for change in changes if isinstance(change.entry, Moved) and change.entry.seat == 0]
    assert [str(choice.move) for choice in table.lesson.choices] == moves
    assert all(choice.move in choice.view.legal for choice in table.lesson.choices)
    held = [len(choice.view.hand) for choice in table.lesson.choices]
    assert held == sorted(held, reverse=True)
    storage.beat = clock.ms
    after, [again] = await restarted()
    assert again.lesson == table.lesson
    assert LessonTables(after).table_of(LEARNER) is again
