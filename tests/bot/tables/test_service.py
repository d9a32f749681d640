"""Tables changed by their people, their computers and their clocks."""

import asyncio
from random import Random

import pytest

from bot.tables import entries
from bot.tables.entries import Ending, Hands
from bot.tables.refusals import No, Refused
from bot.tables.service import RESUME_SECONDS, Tables
from bot.tables.table import BETWEEN_SECONDS, LOBBY_SECONDS, Stage, Table, fold
from engine.moves import Bankrupt, Pass, Play

from .keeper import MemoryKeeper

ANN, BOB, CAT, DAN = 11, 12, 13, 14
CHANNEL = 500


class Clock:
    """Time that passes only when told."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def keeper() -> MemoryKeeper:
    return MemoryKeeper()


@pytest.fixture
async def tables(keeper: MemoryKeeper, clock: Clock):
    house = Tables(keeper, computer_pause=3600, now=clock)
    yield house
    keeper.gate.set()
    await house.close()


async def lobby(tables: Tables, *guests: int, game: str = "shichi-narabe", **options: object) -> Table:
    table = await tables.open(
        guild=1, channel=CHANNEL, user=ANN, name="Ann", game=game, locale="en-US", options=options
    )
    for guest in guests:
        await tables.join(table.id, guest, f"Guest {guest}")
    return table


async def started(tables: Tables, *guests: int, game: str = "shichi-narabe", **options: object) -> Table:
    table = await lobby(tables, *guests, game=game, **options)
    await tables.start(table.id, ANN)
    return table


def mover(table: Table) -> int:
    """The user whose turn it is."""
    user = table.at(table.to_act()[0]).user
    assert user is not None
    return user


def some_move(table: Table, chance: Random | None = None) -> str:
    legal = table.match.hand.legal(table.to_act()[0])
    return str(chance.choice(legal) if chance else legal[0])


async def strike(tables: Tables, table: Table) -> None:
    """Let the table's timer go off now."""
    timer = tables.held(table.id).timer
    assert timer is not None, "no clock runs"
    timer.cancel()
    tables._strike(table, table.n)
    while tables._tasks:
        await asyncio.gather(*tables._tasks, return_exceptions=True)


async def refused(work) -> Refused:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value


# -- The lobby --------------------------------------------------------------------------------------------------------


async def test_one_table_a_channel(tables: Tables) -> None:
    table = await lobby(tables)
    no = await refused(lobby(tables))
    assert (no.no, no.facts) == (No.CHANNEL_BUSY, {"table": table.id})
    await tables.cancel(table.id, ANN)
    assert (await lobby(tables)).id != table.id


async def test_two_who_open_at_once_get_one_table(tables: Tables) -> None:
    outcomes = await asyncio.gather(lobby(tables), lobby(tables), return_exceptions=True)
    assert sorted(type(each).__name__ for each in outcomes) == ["Refused", "Table"]


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [("shichi-narabee", {}, "shichi-narabe"), ("shichi-narabe", {"passes": 99}, "passes"), ("jig", {"x": 1}, "x")],
)
async def test_unknown_games_and_options_are_refused(tables: Tables, game: str, options: dict, said: str) -> None:
    no = await refused(lobby(tables, game=game, **options))
    assert no.no is No.GAME_UNKNOWN
    assert said in no.facts["why"]
    assert tables.all() == []


async def test_sitting_down_and_getting_up(tables: Tables) -> None:
    table = await lobby(tables, BOB)
    assert (await refused(tables.join(table.id, BOB, "Bob"))).no is No.ALREADY_SEATED
    assert (await refused(tables.leave(table.id, CAT))).no is No.NOT_SEATED
    await tables.leave(table.id, BOB)
    assert [place.user for place in table.places] == [ANN]


async def test_when_the_host_leaves_the_next_is_host(tables: Tables) -> None:
    table = await lobby(tables, BOB, CAT)
    await tables.leave(table.id, ANN)
    assert table.host == BOB
    assert (await refused(tables.start(table.id, CAT))).facts == {"host": BOB}


async def test_the_last_to_leave_closes_the_lobby(tables: Tables, keeper: MemoryKeeper) -> None:
    table = await lobby(tables, BOB)
    await tables.leave(table.id, ANN)
    await tables.leave(table.id, BOB)
    assert table.ending is Ending.CANCELLED
    assert keeper.closed == {table.id: None}
    assert (await refused(tables.join(table.id, ANN, "Ann"))).no is No.TABLE_GONE


async def test_computers_come_and_go_with_names_of_their_own(tables: Tables) -> None:
    table = await lobby(tables)
    for _ in range(9):
        await tables.add_computer(table.id, ANN)
    assert len({place.name for place in table.places}) == 10
    assert (await refused(tables.add_computer(table.id, ANN))).facts == {"most": 10}
    assert (await refused(tables.join(table.id, BOB, "Bob"))).no is No.TABLE_FULL
    for _ in range(9):
        await tables.remove_computer(table.id, ANN)
    assert (await refused(tables.remove_computer(table.id, ANN))).no is No.NO_COMPUTER


async def test_only_the_host_arranges_the_lobby(tables: Tables) -> None:
    table = await lobby(tables, BOB)
    for work in (
        tables.add_computer(table.id, BOB),
        tables.remove_computer(table.id, BOB),
        tables.set_turn_seconds(table.id, BOB, 60),
        tables.cancel(table.id, BOB),
        tables.start(table.id, BOB),
    ):
        assert (await refused(work)).no is No.NOT_HOST


async def test_too_few_cannot_start(tables: Tables) -> None:
    table = await lobby(tables, BOB)
    no = await refused(tables.start(table.id, ANN))
    assert (no.no, no.facts) == (No.TOO_FEW, {"least": 3, "seated": 2})
    assert table.stage is Stage.LOBBY


@pytest.mark.parametrize("seconds", [9, 3601, -1])
async def test_turn_times_out_of_range_are_refused(tables: Tables, seconds: int) -> None:
    table = await lobby(tables)
    assert (await refused(tables.set_turn_seconds(table.id, ANN, seconds))).no is No.BAD_TURN_TIME
    assert table.turn_seconds == 90


async def test_a_lobby_that_nobody_touches_closes(tables: Tables, clock: Clock) -> None:
    table = await lobby(tables)
    clock.ms += 600_000
    await tables.join(table.id, BOB, "Bob")
    assert table.deadline == clock.ms + LOBBY_SECONDS * 1000
    await strike(tables, table)
    assert table.ending is Ending.DESERTED
    assert tables.in_channel(CHANNEL) is None


# -- Moves ------------------------------------------------------------------------------------------------------------


async def test_a_move_is_committed_before_it_is_answered(tables: Tables, keeper: MemoryKeeper) -> None:
    table = await started(tables, BOB, CAT)
    keeper.gate.clear()
    moving = asyncio.create_task(tables.move(table.id, mover(table), n=0, move=some_move(table)))
    await asyncio.sleep(0.01)
    assert not moving.done()
    assert table.told == []
    keeper.gate.set()
    await moving
    assert len(table.told) == 1
    assert len(keeper.kept[table.id].log) == table.n


async def test_a_move_that_cannot_be_kept_is_not_made(tables: Tables, keeper: MemoryKeeper) -> None:
    table = await started(tables, BOB, CAT)
    keeper.broken = True
    with pytest.raises(OSError, match="disk"):
        await tables.move(table.id, mover(table), n=0, move=some_move(table))
    assert table.told == []
    keeper.broken = False
    await tables.move(table.id, mover(table), n=0, move=some_move(table))
    assert len(table.told) == 1


async def test_a_move_that_was_kept_though_its_commit_failed_is_made(tables: Tables, keeper: MemoryKeeper) -> None:
    """The answer of a database can be lost after the commit."""
    table = await started(tables, BOB, CAT)
    keeper.lost_answers = True
    await tables.move(table.id, mover(table), n=0, move=some_move(table))
    assert len(table.told) == 1
    assert table.n == len(keeper.kept[table.id].log)


async def test_who_goes_away_while_a_move_is_kept_loses_nothing(tables: Tables, keeper: MemoryKeeper) -> None:
    table = await started(tables, BOB, CAT)
    keeper.gate.clear()
    moving = asyncio.create_task(tables.move(table.id, mover(table), n=0, move=some_move(table)))
    await asyncio.sleep(0.01)
    moving.cancel()
    await asyncio.sleep(0)
    keeper.gate.set()
    while tables._tasks:
        await asyncio.gather(*tables._tasks)
    assert len(table.told) == 1
    assert table.n == len(keeper.kept[table.id].log)


async def test_two_clicks_at_once_are_one_move(tables: Tables) -> None:
    table = await started(tables, BOB, CAT)
    user, move = mover(table), some_move(table)
    outcomes = await asyncio.gather(
        *(tables.move(table.id, user, n=0, move=move) for _ in range(5)), return_exceptions=True
    )
    assert sum(outcome is table for outcome in outcomes) == 1
    assert {outcome.no for outcome in outcomes if isinstance(outcome, Refused)} == {No.STALE}
    assert len(table.told) == 1


async def test_clicks_of_others_and_of_earlier_pictures_change_nothing(tables: Tables) -> None:
    table = await started(tables, BOB, CAT)
    user = mover(table)
    other = next(each for each in (ANN, BOB, CAT) if each != user)
    assert (await refused(tables.move(table.id, other, n=0, move="pass"))).no is No.NOT_YOUR_TURN
    assert (await refused(tables.move(table.id, DAN, n=0, move="pass"))).no is No.NOT_SEATED
    assert (await refused(tables.move(table.id, user, n=7, move="pass"))).no is No.STALE
    assert (await refused(tables.move(table.id, user, n=0, move="no move"))).no is No.STALE
    assert table.told == []


async def test_an_illegal_move_says_why(tables: Tables) -> None:
    table = await started(tables, BOB, CAT)
    no = await refused(tables.move(table.id, mover(table), n=0, move="bankrupt"))
    assert no.no is No.ILLEGAL
    assert no.illegal is not None
    assert no.illegal.reason == "not_bankrupt"


async def test_a_match_is_played_to_its_end_and_its_result_kept(tables: Tables, keeper: MemoryKeeper) -> None:
    table, chance = await started(tables, BOB, CAT), Random(5)
    while table.stage is Stage.PLAYING:
        await tables.move(table.id, mover(table), n=len(table.told), move=some_move(table, chance))
    assert table.ending is Ending.PLAYED
    assert keeper.closed == {table.id: table}
    assert [line.rank for line in table.standings()] == [1, 2, 3]
    assert tables.in_channel(CHANNEL) is None
    assert {type(told.move) for told in table.told} <= {Play, Pass, Bankrupt}


async def test_the_log_alone_makes_the_same_table(tables: Tables, keeper: MemoryKeeper) -> None:
    table, chance = await started(tables, BOB, CAT, passes=1), Random(8)
    for _ in range(25):
        await tables.move(table.id, mover(table), n=None, move=some_move(table, chance))
        again = fold(Table(table.id, 1, CHANNEL), keeper.kept[table.id].log)
        assert [again.view(seat) for seat in (None, 0, 1, 2)] == [table.view(seat) for seat in (None, 0, 1, 2)]
        assert (again.deadline, again.stage, again.told, again.n) == (
            table.deadline,
            table.stage,
            table.told,
            table.n,
        )


# -- The clock --------------------------------------------------------------------------------------------------------


async def test_when_the_time_runs_out_the_computer_moves_once(tables: Tables, clock: Clock) -> None:
    table = await started(tables, BOB, CAT)
    late = mover(table)
    assert table.deadline == clock.ms + 90_000
    clock.ms += 90_000
    await strike(tables, table)
    assert [told.by for told in table.told] == [Hands.CLOCK]
    assert mover(table) != late
    assert table.deadline == clock.ms + 90_000


async def test_after_two_in_a_row_a_computer_holds_the_seat_until_its_person_is_back(tables: Tables) -> None:
    table = await started(tables, BOB, CAT)
    while not any(place.away for place in table.places):
        await strike(tables, table)
    away = next(place for place in table.places if place.away)
    assert [place.timeouts for place in table.places if place is not away] in ([1, 1], [1, 2], [2, 1])
    assert (await refused(tables.move(table.id, away.user, n=None, move="pass"))).no is No.AWAY
    while table.at(table.to_act()[0]) is not away:
        await tables.move(table.id, mover(table), n=None, move=some_move(table))
    await strike(tables, table)
    assert table.told[-1].by is Hands.COMPUTER
    await tables.come_back(table.id, away.user)
    assert (away.away, away.timeouts) == (False, 0)
    assert (await refused(tables.come_back(table.id, away.user))).no is No.NOT_AWAY


async def test_a_move_in_time_starts_the_count_of_timeouts_anew(tables: Tables) -> None:
    table = await started(tables, BOB, CAT)
    first = table.at(table.to_act()[0])
    await strike(tables, table)
    for _ in range(2):
        await tables.move(table.id, mover(table), n=None, move=some_move(table))
    await tables.move(table.id, first.user, n=None, move=some_move(table))
    assert first.timeouts == 0


async def test_a_click_while_the_deadline_strikes_has_one_outcome(tables: Tables) -> None:
    for _ in range(10):
        table = await started(tables, BOB, CAT)
        user, move = mover(table), some_move(table)
        tables._strike(table, table.n)
        outcome = await asyncio.gather(tables.move(table.id, user, n=0, move=move), return_exceptions=True)
        while tables._tasks:
            await asyncio.gather(*tables._tasks, return_exceptions=True)
        assert len(table.told) == 1
        by_person = table.told[0].by is Hands.PERSON
        assert by_person == (outcome == [table])
        await tables.channel_gone(CHANNEL)


async def test_a_timer_that_was_overtaken_does_nothing(tables: Tables) -> None:
    table = await started(tables, BOB, CAT)
    n = table.n
    await tables.move(table.id, mover(table), n=None, move=some_move(table))
    tables._strike(table, n)
    while tables._tasks:
        await asyncio.gather(*tables._tasks)
    assert len(table.told) == 1


# -- Leaving ----------------------------------------------------------------------------------------------------------


async def test_who_leaves_in_the_middle_is_replaced_and_did_not_finish(tables: Tables) -> None:
    table = await started(tables, BOB, CAT)
    await tables.leave(table.id, BOB)
    assert (await refused(tables.move(table.id, BOB, n=None, move="pass"))).no is No.NOT_SEATED
    while table.stage is Stage.PLAYING:
        if table.at(table.to_act()[0]).by_person:
            await tables.move(table.id, mover(table), n=None, move=some_move(table))
        else:
            await strike(tables, table)
    assert {line.place.user: line.finished for line in table.standings()} == {ANN: True, BOB: False, CAT: True}


async def test_when_everybody_has_left_the_table_closes(tables: Tables, keeper: MemoryKeeper) -> None:
    table = await started(tables, BOB, CAT)
    for user in (ANN, BOB, CAT):
        await tables.leave(table.id, user)
    assert table.ending is Ending.DESERTED
    assert keeper.closed == {table.id: None}


async def test_a_channel_that_is_deleted_takes_its_table_along(tables: Tables) -> None:
    table = await started(tables, BOB, CAT)
    await tables.channel_gone(CHANNEL)
    assert table.ending is Ending.CHANNEL_GONE
    await tables.channel_gone(CHANNEL)


# -- Many hands -------------------------------------------------------------------------------------------------------


async def play_hand(tables: Tables, table: Table) -> None:
    chance = Random(2)
    while table.stage is Stage.PLAYING:
        await tables.move(table.id, mover(table), n=None, move=some_move(table, chance))


async def test_the_next_hand_is_dealt_when_all_are_ready(tables: Tables) -> None:
    table = await started(tables, BOB, CAT, game="earl-of-coventry", hands=2)
    await play_hand(tables, table)
    assert table.stage is Stage.BETWEEN
    for user in (ANN, BOB):
        await tables.ready(table.id, user)
    assert table.stage is Stage.BETWEEN
    await tables.ready(table.id, CAT)
    assert table.stage is Stage.PLAYING
    assert table.view(None).number == 2
    assert (await refused(tables.ready(table.id, ANN))).no is No.NOT_OVER


async def test_the_next_hand_is_dealt_after_a_while(tables: Tables, clock: Clock) -> None:
    table = await started(tables, BOB, CAT, game="earl-of-coventry", hands=2)
    await play_hand(tables, table)
    assert table.deadline == clock.ms + BETWEEN_SECONDS * 1000
    await strike(tables, table)
    assert table.stage is Stage.PLAYING


async def test_in_a_simultaneous_phase_one_choice_leaves_the_others_their_clock(tables: Tables, clock: Clock) -> None:
    table = await started(tables, BOB, CAT, game="insidious-sevens")
    deadline = table.deadline
    clock.ms += 30_000
    await tables.move(table.id, BOB, n=None, move=str(table.match.hand.legal(1)[0]))
    assert table.deadline == deadline
    clock.ms += 30_000
    for user, seat in ((ANN, 0), (CAT, 2)):
        await tables.move(table.id, user, n=None, move=str(table.match.hand.legal(seat)[0]))
    assert table.deadline == clock.ms + 90_000


# -- Restart ----------------------------------------------------------------------------------------------------------


async def test_a_restart_takes_every_table_up_with_credit_for_the_time_down(keeper: MemoryKeeper, clock: Clock) -> None:
    before = Tables(keeper, computer_pause=3600, now=clock)
    table = await started(before, BOB, CAT)
    clock.ms += 20_000
    keeper.beat = clock.ms
    await before.close()
    clock.ms += 3_600_000
    after = Tables(keeper, computer_pause=3600, now=clock)
    [again] = await after.restore()
    assert again.deadline == clock.ms + 70_000
    assert again.view(0) == table.view(0)
    await after.move(again.id, mover(again), n=0, move=some_move(again))
    await after.close()


async def test_nobody_comes_back_to_a_clock_that_has_run_out(keeper: MemoryKeeper, clock: Clock) -> None:
    before = Tables(keeper, computer_pause=3600, now=clock)
    await started(before, BOB, CAT)
    keeper.beat = clock.ms + 89_999
    await before.close()
    clock.ms += 120_000
    after = Tables(keeper, computer_pause=3600, now=clock)
    [again] = await after.restore()
    assert again.deadline == clock.ms + RESUME_SECONDS * 1000
    await after.close()


async def test_a_restart_closes_a_match_that_ended_just_before(keeper: MemoryKeeper, clock: Clock) -> None:
    before = Tables(keeper, computer_pause=3600, now=clock)
    table, chance = await started(before, BOB, CAT), Random(1)
    while table.stage is Stage.PLAYING:
        await before.move(table.id, mover(table), n=None, move=some_move(table, chance))
    keeper.closed.clear()
    keeper.kept[table.id].log.pop()
    await before.close()
    after = Tables(keeper, computer_pause=3600, now=clock)
    assert await after.restore() == []
    [played] = keeper.closed.values()
    assert [line.place.user for line in played.standings()] == [line.place.user for line in table.standings()]
    await after.close()


async def test_a_log_that_makes_no_sense_closes_its_table_only(keeper: MemoryKeeper, clock: Clock) -> None:
    before = Tables(keeper, computer_pause=3600, now=clock)
    table = await started(before, BOB, CAT)
    other = await before.open(guild=1, channel=CHANNEL + 1, user=DAN, name="Dan", game="jig", locale="ja")
    keeper.kept[table.id].log.append((clock.ms, entries.dump(entries.Moved(seat=0, move="bankrupt"))))
    await before.close()
    after = Tables(keeper, computer_pause=3600, now=clock)
    assert [each.id for each in await after.restore()] == [other.id]
    assert table.id in keeper.closed
    await after.close()


async def test_is_4_what_others_choose_meanwhile_makes_no_choice_stale(tables: Tables) -> None:
    table = await started(tables, BOB, CAT, game="insidious-sevens")
    bids = {
        user: str(table.view(seat).legal[0])
        for user in (ANN, BOB, CAT)
        if (seat := table.seat_of(user)) is not None and table.view(seat).legal
    }
    assert len(bids) == 3, "all are asked at once"
    await tables.move(table.id, ANN, n=0, move=bids[ANN])
    await tables.move(table.id, BOB, n=0, move=bids[BOB])
    no = await refused(tables.move(table.id, BOB, n=0, move=bids[BOB]))
    assert no.no is No.STALE, "one's own choice counts once"
    await tables.move(table.id, CAT, n=0, move=bids[CAT])
    leader = mover(table)
    card = some_move(table)
    assert (await refused(tables.move(table.id, leader, n=0, move=card))).no is No.STALE, "that is another question"
    await tables.move(table.id, leader, n=3, move=card)
