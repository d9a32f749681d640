"""Turn clocks: timeouts, players who are away, and restarts."""

import asyncio
from random import Random

from bot.tables import entries
from bot.tables.entries import CloseReason, Level, MovedBy
from bot.tables.open_table import Change
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.turn_clock import RESUME_SECONDS
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import open_table, restore

from .factories import BOB, CAT, CHANNEL, HERE, Begin, Restarted, started
from .steps import mover, play_on, reason_of, some_move, strike


async def test_the_computer_moves_once_at_the_deadline(tables: TableService, clock: Clock) -> None:
    table = await started(tables, BOB, CAT)
    late = mover(table)
    assert table.deadline == clock.ms + 90_000
    clock.ms += 90_000
    await strike(tables, table)
    assert [played.by for played in table.history] == [MovedBy.CLOCK]
    assert mover(table) != late
    assert table.deadline == clock.ms + 90_000


async def test_after_two_timeouts_a_computer_plays_on_until_the_player_returns(tables: TableService) -> None:
    table = await started(tables, BOB, CAT)
    while not any(place.away for place in table.participants):
        await strike(tables, table)
    away = next(place for place in table.participants if place.away)
    assert [place.timeouts for place in table.participants if place is not away] in ([1, 1], [1, 2], [2, 1])
    assert await reason_of(tables.move(table.id, away.user, ply=None, move="pass")) is RefusalReason.AWAY
    while table.at(table.to_act()[0]) is not away:
        await tables.move(table.id, mover(table), ply=None, move=some_move(table))
    await strike(tables, table)
    assert table.history[-1].by is MovedBy.COMPUTER
    await tables.come_back(table.id, away.user)
    assert (away.away, away.timeouts) == (False, 0)
    assert await reason_of(tables.come_back(table.id, away.user)) is RefusalReason.NOT_AWAY


async def test_a_move_in_time_starts_the_count_of_timeouts_anew(tables: TableService) -> None:
    table = await started(tables, BOB, CAT)
    first = table.at(table.to_act()[0])
    await strike(tables, table)
    for _ in range(2):
        await tables.move(table.id, mover(table), ply=None, move=some_move(table))
    await tables.move(table.id, first.user, ply=None, move=some_move(table))
    assert first.timeouts == 0


async def test_a_click_at_the_deadline_has_one_outcome(tables: TableService) -> None:
    for _ in range(10):
        table = await started(tables, BOB, CAT)
        user, move = mover(table), some_move(table)
        tables.clock.on_timeout(table, table.version)
        outcome = await asyncio.gather(tables.move(table.id, user, ply=0, move=move), return_exceptions=True)
        await tables.registry.idle()
        assert len(table.history) == 1
        by_person = table.history[0].by is MovedBy.PERSON
        assert by_person == (outcome == [table])
        await tables.channel_gone(CHANNEL)


async def test_an_outdated_timer_does_nothing(tables: TableService) -> None:
    table = await started(tables, BOB, CAT)
    n = table.version
    await tables.move(table.id, mover(table), ply=None, move=some_move(table))
    tables.clock.on_timeout(table, n)
    await tables.registry.idle()
    assert len(table.history) == 1


# -- Restart -----------------------------------------------------------------------------------------------------------


async def test_a_restart_restores_every_table_and_extends_deadlines_by_the_downtime(
    tables: TableService, restarted: Restarted, storage: MemoryStorage, clock: Clock
) -> None:
    table = await started(tables, BOB, CAT)
    clock.ms += 20_000
    storage.beat = clock.ms
    clock.ms += 3_600_000
    after, [again] = await restarted()
    assert again.deadline == clock.ms + 70_000
    assert again.view(0) == table.view(0)
    await after.move(again.id, mover(again), ply=0, move=some_move(again))


async def test_a_restart_notifies_no_listener_and_starts_a_clock_when_its_table_is_taken_up(
    process: Begin, storage: MemoryStorage, clock: Clock
) -> None:
    before = process()
    for channel in range(CHANNEL, CHANNEL + 5):
        await open_table(
            before, **HERE | {"channel": channel}, setup=TableSetup.of("jig"), computers=[Level.NORMAL] * 2, start=True
        )
    storage.beat = clock.ms
    await before.stop_play()
    after = process(computer_pause=0)
    changes: list[Change] = []
    after.listen(changes.append)
    storage.gate.clear()
    restoring = asyncio.create_task(restore(after))
    await asyncio.sleep(0.05)
    assert changes == []
    assert all(each.timer is None for each in after.registry.open_tables()), "their clocks are not credited yet"
    storage.gate.set()
    assert len(await restoring) == 5
    await asyncio.sleep(0.1)
    assert {type(change.entry) for change in changes} == {entries.Moved}


async def test_a_restart_gives_an_expired_clock_a_few_seconds(
    tables: TableService, restarted: Restarted, storage: MemoryStorage, clock: Clock
) -> None:
    await started(tables, BOB, CAT)
    storage.beat = clock.ms + 89_999
    clock.ms += 120_000
    _, [again] = await restarted()
    assert again.deadline == clock.ms + RESUME_SECONDS * 1000


async def test_a_restart_closes_a_match_that_ended_just_before(
    tables: TableService, restarted: Restarted, storage: MemoryStorage, clock: Clock
) -> None:
    table = await started(tables, BOB, CAT)
    await play_on(tables, table, Random(1))
    storage.closed.clear()
    storage.kept[table.id].log.pop()
    after, [over] = await restarted()
    assert (over.close_reason, after.all()) == (CloseReason.PLAYED, [])
    [played] = storage.closed.values()
    first, again = ([line.participant.user for line in each.standings()] for each in (table, played))
    assert first == again
