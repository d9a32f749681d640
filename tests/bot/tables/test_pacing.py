"""Slow tables: each deadline is granted in the log, with the banks; then banks run, then a computer moves once."""

from collections.abc import Mapping, Sequence
from datetime import date

import pytest

from bot.tables import entries
from bot.tables.deadlines import SLOW_IDLE_SECONDS, WaitingFor
from bot.tables.entries import CloseReason, MovedBy
from bot.tables.hours import Hours, deadline_of, runs_for
from bot.tables.pacing import needs_grant
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.setup import OPTIONS, Pace, SetupChange, TableSetup
from bot.tables.table import Stage, Table, fold
from engine.moves import PlayJoker
from engine.views import Phase
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import restore

from .factories import ANN, BOB, CAT, Begin, Restarted, lobby
from .steps import mover, reason_of, some_move, strike

HOUR = 3_600_000
SLEEPS = {ANN: Hours("Europe/Berlin", (23, 8)), BOB: Hours("Asia/Tokyo", (22, 10))}


async def slow(
    tables: TableService, *guests: int, pace: Pace = Pace.HOURS_8, computers: int = 0, **game: object
) -> Table:
    table = await lobby(tables, *guests, **game)
    for _ in range(computers):
        await tables.add_computer(table.id, ANN)
    await tables.set_up(table.id, ANN, lambda setup: setup.at_pace(pace))
    await tables.start(table.id, ANN)
    return table


async def granted(tables: TableService, table: Table) -> Table:
    """The table, once the deadline of its turn is granted; computer players move."""
    while not (table.due and table.due.granted):
        await strike(tables, table)
    return table


async def hours_of(users: Sequence[int]) -> Mapping[int, Hours]:
    return {user: SLEEPS[user] for user in users if user in SLEEPS}


async def test_a_turn_has_its_time_then_the_bank_then_a_computer_moves_once(tables: TableService, clock: Clock) -> None:
    table = await granted(tables, await slow(tables, BOB))
    late = mover(table)
    assert table.deadline == clock.ms + 8 * HOUR
    clock.ms += 8 * HOUR
    await strike(tables, table)
    assert (len(table.history), table.deadline) == (0, clock.ms + 16 * HOUR), "the bank runs"
    clock.ms += 16 * HOUR
    await strike(tables, table)
    assert [played.by for played in table.history] == [MovedBy.CLOCK]
    await granted(tables, table)
    assert (mover(table) != late, table.deadline) == (True, clock.ms + 8 * HOUR)
    await tables.move(table.id, mover(table), ply=None, move=some_move(table))
    await granted(tables, table)
    clock.ms += 8 * HOUR
    await strike(tables, table)
    assert [played.by for played in table.history][-1] is MovedBy.CLOCK, "nothing is left of that bank"
    assert table.participant_of(late).away, "twice in a row"
    await tables.come_back(table.id, late)
    assert not table.participant_of(late).away, "one can always come back"


async def test_what_is_left_of_a_bank_stays(tables: TableService, clock: Clock) -> None:
    table = await granted(tables, await slow(tables, BOB))
    user = mover(table)
    clock.ms += 8 * HOUR
    await strike(tables, table)
    clock.ms += 5 * HOUR
    await tables.move(table.id, user, ply=None, move=some_move(table))
    await granted(tables, table)
    assert table.pacing.bank_ms(table, table.participants.index(table.participant_of(user))) == 11 * HOUR
    await tables.move(table.id, mover(table), ply=None, move=some_move(table))
    await granted(tables, table)
    clock.ms += 8 * HOUR
    await strike(tables, table)
    assert table.deadline == clock.ms + 11 * HOUR


async def test_only_the_hours_count_in_which_a_clock_runs(process: Begin, clock: Clock) -> None:
    tables = process(hours_of=hours_of)
    table = await granted(tables, await slow(tables, BOB, CAT))
    for _ in range(12):
        user = mover(table)
        own = SLEEPS.get(user, Hours())
        assert table.deadline == deadline_of(clock.ms, 8 * HOUR, own)
        clock.ms = table.deadline
        await strike(tables, table)
        if (grant := table.pacing.grant) and grant.entry.spends:
            player = table.player_at(table.to_act()[0])
            bank, began = grant.entry.banks[player], clock.ms
            assert table.deadline == deadline_of(began, bank, own)
            clock.ms += 20 * HOUR
            if clock.ms >= table.deadline:
                return
            await tables.move(table.id, user, ply=None, move=some_move(table))
            await granted(tables, table)
            assert table.pacing.bank_ms(table, player) == bank - runs_for(began, clock.ms, own)
        await granted(tables, table)


async def test_the_deadline_is_in_the_log_whatever_hours_are_set_later(
    process: Begin, storage: MemoryStorage, clock: Clock
) -> None:
    tables = process(hours_of=hours_of)
    table = await granted(tables, await slow(tables, BOB))
    again = fold(Table(table.id, 1, table.channel), storage.kept[table.id].log)
    assert (again.due, again.pacing) == (table.due, table.pacing)
    await tables.stop_play()
    storage.beat = clock.ms
    clock.ms += 60_000
    [later] = await restore(process())
    assert later.due == table.due, "neither a minute's downtime nor other hours change a time of day"


async def test_after_a_long_downtime_there_is_an_hour(
    tables: TableService, restarted: Restarted, storage: MemoryStorage, clock: Clock
) -> None:
    await granted(tables, await slow(tables, BOB))
    storage.beat = clock.ms
    clock.ms += 30 * HOUR
    _, [later] = await restarted()
    assert later.deadline == clock.ms + HOUR


async def test_fourteen_days_without_a_move_close_it_and_it_counts_nowhere(
    tables: TableService, storage: MemoryStorage, clock: Clock
) -> None:
    table, began = await slow(tables, BOB, CAT, pace=Pace.DAYS_3), clock.ms
    while table.stage is Stage.PLAYING:
        await granted(tables, table)
        assert table.deadline <= began + SLOW_IDLE_SECONDS * 1000
        clock.ms = table.deadline
        await strike(tables, table)
    assert (clock.ms, table.close_reason) == (began + SLOW_IDLE_SECONDS * 1000, CloseReason.DESERTED)
    assert storage.closed == {table.id: None}


async def test_days_away_do_not_count_among_the_fourteen(process: Begin, clock: Clock) -> None:
    async def away(users: Sequence[int]) -> Mapping[int, Hours]:
        return dict.fromkeys(users, Hours("Europe/Berlin", None, (date(2027, 1, 16), date(2027, 1, 29))))

    tables = process(hours_of=away)
    table = await granted(tables, await slow(tables, BOB, pace=Pace.DAY))
    assert table.pacing.grant.entry.closes is None
    assert table.deadline > clock.ms + 14 * 24 * HOUR


@pytest.mark.parametrize("is_heard", [True, False], ids=["notified", "the notice was missed"])
async def test_who_goes_away_in_the_middle_of_a_turn_is_granted_the_days_and_nobody_loses_time(
    process: Begin, storage: MemoryStorage, clock: Clock, *, is_heard: bool
) -> None:
    now: dict[int, Hours] = {}

    async def current(users: Sequence[int]) -> Mapping[int, Hours]:
        return {user: now[user] for user in users if user in now}

    tables = process(hours_of=current)
    table = await granted(tables, await slow(tables, BOB))
    began, first, user = clock.ms, table.deadline, mover(table)
    whose = user if is_heard else None
    clock.ms += HOUR
    away = now[user] = Hours("Europe/Berlin", None, (date(2027, 1, 15), date(2027, 1, 20)))
    tables.hours_changed(whose)
    await tables.registry.idle()
    assert table.deadline == deadline_of(began, 8 * HOUR, away)
    later = table.deadline
    for other in (Hours(), Hours("Asia/Tokyo", (0, 1))):
        now[user] = other
        tables.hours_changed(whose)
        await tables.registry.idle()
        assert table.deadline == later > first, "what was granted stays"
    assert fold(Table(table.id, 1, table.channel), storage.kept[table.id].log).pacing == table.pacing


async def test_a_host_can_do_without_days_away(process: Begin, clock: Clock) -> None:
    async def away(users: Sequence[int]) -> Mapping[int, Hours]:
        return dict.fromkeys(users, Hours("Europe/Berlin", None, (date(2027, 1, 15), date(2027, 1, 29))))

    tables = process(hours_of=away)
    table = await lobby(tables, BOB)
    await tables.set_up(table.id, ANN, lambda setup: setup.at_pace(Pace.DAY).with_own("days_away", value=False))
    await tables.start(table.id, ANN)
    assert (await granted(tables, table)).deadline == clock.ms + 24 * HOUR


async def test_when_all_are_away_it_waits_for_fourteen_days_and_then_a_turn_begins_again(
    tables: TableService, clock: Clock
) -> None:
    table = await granted(tables, await slow(tables, BOB))
    for user in (ANN, BOB):
        await tables.step_away(table.id, user)
    assert (table.clock, table.deadline) == (WaitingFor.ALL_AWAY, clock.ms + SLOW_IDLE_SECONDS * 1000)
    clock.ms += 100 * HOUR
    await tables.come_back(table.id, mover(table))
    await granted(tables, table)
    assert table.deadline == clock.ms + 8 * HOUR


async def test_a_shifted_clock_of_the_machine_moves_no_deadline(tables: TableService, clock: Clock) -> None:
    table = await granted(tables, await slow(tables, BOB))
    deadline, version, opened = table.deadline, table.version, tables.registry.open_table(table.id)
    tables.registry.steady = lambda: clock.ms / 1000 - 7200.0
    assert await tables.clock.correct_deadlines() == 0
    assert (table.deadline, table.version) == (deadline, version)
    assert opened.times.due == tables.registry.steady() + 8 * 3600


@pytest.mark.parametrize("asked", [False, True], ids=["a computer", "a person"])
async def test_sp_4_the_deadline_of_a_secret_question_is_the_same_whoever_is_asked(
    process: Begin, clock: Clock, asked: bool
) -> None:
    tables = process(hours_of=hours_of)
    table = await _asking(tables, by_person=asked)
    assert not needs_grant(table)
    assert table.deadline == clock.ms + 8 * HOUR, "plain time, also for those who sleep"
    version = table.version
    if asked:
        clock.ms += 8 * HOUR
        await strike(tables, table)
        assert table.version == version + 1, "no bank runs: it is answered"
    else:
        live, seat = table.copy(), table.to_act()[0]
        live.setup = live.setup.having(pace=None)
        assert tables.clock.pause(table, seat) == pytest.approx(tables.clock.pause(live, seat) * 8 * 3600 / 90), (
            "as people answer there"
        )


async def _asking(tables: TableService, *, by_person: bool) -> Table:
    for _ in range(300):
        await tables.channel_gone(500)
        table = await slow(tables, BOB, computers=2, game="shichi-narabe-points")
        for _ in range(60):
            if not table.to_act():
                break
            seat = table.to_act()[0]
            if table.view(seat).phase is Phase.COVER:
                if (table.at(seat).user is not None) == by_person:
                    return table
                break
            legal = table.view(seat).legal
            move = next((each for each in legal if isinstance(each, PlayJoker)), legal[0])
            await tables.registry.change(
                table.id, lambda there, seat=seat, move=move: tables.play.move(there, seat, str(move), MovedBy.PERSON)
            )
    raise AssertionError("nobody was asked")


def test_the_pace_is_an_option_that_old_logs_lack() -> None:
    setup = TableSetup.of("sevens")
    slow = setup.at_pace(Pace.DAY)
    assert (setup.pace, slow.pace, slow.rules.hands) == (None, Pace.DAY, 1)
    assert slow.with_rules({"hands": 5}).at_pace(Pace.DAYS_3).rules.hands == 5, "the host has chosen"
    assert TableSetup.model_validate(slow.model_dump()) == slow
    assert OPTIONS["pace"].values == tuple(Pace)
    change = entries.load(entries.dump(entries.SetupChanged(changed=slow.change_to(setup))))
    assert slow.changed(change.changed) == setup
    assert "pace" not in entries.dump(entries.SetupChanged(changed=SetupChange(turn_seconds=30)))


async def test_a_slow_lobby_waits_for_a_day(tables: TableService, clock: Clock) -> None:
    table = await lobby(tables)
    await tables.set_up(table.id, ANN, lambda setup: setup.at_pace(Pace.DAY))
    assert table.deadline == clock.ms + 24 * HOUR
    assert await reason_of(tables.set_up(table.id, BOB, lambda setup: setup)) is RefusalReason.NOT_HOST
