"""Plans in Nanatoridori: numbers of groups, which last over turns and place what comes (NT-3 to NT-5, NT-11, NT-12)."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from random import Random

import pytest

from bot.features.play.auto_play import PAUSE, SLOW_PAUSE, AutoPlay
from bot.features.play.planned_groups import groups_of, planned_in_groups
from bot.features.play.plans import Plans
from bot.features.play.turn_pings import SLOW_GRACE
from bot.storage.user_settings import UserSettings
from bot.tables.entries import MovedBy
from bot.tables.refusals import RefusalReason
from bot.tables.table import Stage, Table
from engine.cards import card
from engine.moves import Discard, Move, Pass, PlayGroup, Take, parse
from engine.views import GroupTable, View
from tests.bot.features.play.test_plans import There, next_of
from tests.bot.refused import refused
from tests.bot.table_factories import play_one
from tests.engine.games.hands import match
from tests.engine.games.test_nanatoridori import a_duel, a_round
from tools.strength.players import PLAYERS


def planned(view: View, numbers: str) -> Move | None:
    """What a plan of these numbers does."""
    assert isinstance(view.table, GroupTable)
    return planned_in_groups(view, view.table, [card(each) for each in numbers])


def written(move: Move | None) -> str | None:
    return None if move is None else str(move)


def seen(*moves: str, hands: Sequence[str], stock: str = "") -> View:
    """What the second seat of a round sees after these moves."""
    hand = a_round(*hands, stock=stock)
    for move in moves:
        hand.advance(hand.to_act[0], parse(move))
    assert hand.to_act == (1,)
    return hand.view(1)


@pytest.mark.parametrize(
    ("lying", "own", "numbers", "expected"),
    [
        ("4", "5564", "56", "play:0-1"),
        ("4", "5564", "65", "play:2-2"),
        ("6", "5564", "65", "play:0-1"),
        ("4", "5651", "56", "play:1-1"),
        ("4", "565", "5", None),
        ("4", "56", "", None),
        ("44", "51", "51", "pass"),
        ("6", "34", "3", "pass"),
        ("6", "347", "34", None),
        ("6", "347", "347", "play:2-2"),
    ],
)
def test_the_first_number_is_played_of_which_one_group_beats_the_table_and_a_pass_only_if_nothing_else_is_legal(
    lying: str, own: str, numbers: str, expected: str | None
) -> None:
    view = seen(f"play:0-{len(lying) - 1}", hands=(lying + "1", own, "2"), stock="7")
    assert written(planned(view, numbers)) == expected


@pytest.mark.parametrize(
    ("own", "drawn", "expected"), [("3443", "4", "take:1"), ("3443", "5", "discard"), ("3443", "3", None)]
)
def test_what_is_drawn_joins_the_only_group_of_its_number_or_is_discarded(
    own: str, drawn: str, expected: str | None
) -> None:
    view = seen("play:0-1", "pass", hands=("771", own, "22"), stock=drawn)
    assert written(planned(view, "4")) == expected


def test_so_does_what_is_beaten() -> None:
    view = seen("play:0-0", "play:0-0", hands=("31", "513", "2"))
    assert written(planned(view, "")) == "take:1"


def test_nt_11_nt_12_face_up_cards_of_a_duel_are_left_to_the_person() -> None:
    duel = a_duel("441", "57", reserve=("1 2", "5 6"))
    duel.advance(0, parse("play:0-1"))
    view = duel.view(1)
    assert "play:0-0+1" in map(str, view.legal)
    assert planned(view, "57") is None
    one_left = a_duel("71", "34", reserve=("1 2", "5"))
    one_left.advance(0, parse("play:0-0"))
    assert [str(move) for move in one_left.view(1).legal] == ["pass:5"]
    assert planned(one_left.view(1), "34") is None


@pytest.mark.parametrize("mode", ["basic", "advanced", "duel"])
def test_whatever_is_planned_is_legal(mode: str) -> None:
    chance, kinds = Random(5), set[type[Move]]()
    for seed in range(20):
        made = match(game="nanatoridori", seats=2 if mode == "duel" else 4, seed=seed, mode=mode)
        while made.hand is not None and made.hand.result is None:
            view = made.view(made.hand.to_act[0])
            numbers = [*dict.fromkeys(each.code for each in view.hand)]
            move = planned(view, "".join(chance.sample(numbers, len(numbers))))
            assert move is None or move in view.legal
            kinds.add(type(move))
            made.play(made.hand.to_act[0], PLAYERS["random"](view, chance) if move is None else move)
    assert kinds >= {PlayGroup, Take, Discard} | ({Pass} if mode != "duel" else set())


def test_the_groups_of_a_number() -> None:
    hand = [card(each) for each in "5515"]
    assert [groups_of(hand, card(each)) for each in "516"] == [[(0, 1), (3, 3)], [(2, 2)], []]


# -- At a table --------------------------------------------------------------------------------------------------------

TURN = SLOW_PAUSE[1] + PAUSE[1] + 1
"""Seconds after which a planned turn is over."""


@pytest.fixture
async def there() -> AsyncIterator[There]:
    found = There()
    yield found
    await found.close()


async def lay(there: There, table: Table, user: int) -> str:
    """Plan all numbers of this hand, the highest first."""
    numbers = "".join(sorted({each.code for each in table.view(table.seat_of(user)).hand}, reverse=True))
    for number in numbers:
        await there.plans.add(table.id, user, number)
    return numbers


@pytest.mark.looptime
async def test_it_lasts_over_turns_until_the_person_has_something_to_choose(there: There) -> None:
    table = await there.table("nanatoridori")
    user = next_of(table)
    await lay(there, table, user)
    turns = 0
    while table.stage is Stage.PLAYING and (seat := table.seat_of(user)) is not None and table.view(seat).hand:
        if seat not in table.to_act():
            await play_one(there.tables, table)
            continue
        plan, began, ply = await there.plans.of(table, user), there.now(), table.ply
        expected = None if plan is None else planned(table.view(seat), "".join(plan.cards))
        await asyncio.sleep(TURN)
        if expected is None:
            assert table.ply == ply
            break
        turns += 1
        first, *then = [each for each in table.history if each.ply >= ply]
        assert (str(first.move), first.by) == (str(expected), MovedBy.PERSON)
        assert SLOW_PAUSE[0] * 1000 <= first.at - began <= SLOW_PAUSE[1] * 1000 + 10
        for each in then:
            assert isinstance(each.move, Take | Discard)
            assert each.at - first.at <= PAUSE[1] * 1000 + 10
        assert not any(f"<@{user}>" in said for _, said in there.said[-len(then) - 1 :])
    assert turns > 1


@pytest.mark.looptime
async def test_the_next_process_places_what_came_in_the_middle_of_a_turn(there: There) -> None:
    table = await there.table("nanatoridori")
    user = next_of(table)
    await lay(there, table, user)
    await play_one(there.tables, table)
    plan, ply, seat = await there.plans.of(table, user), table.ply, table.seat_of(user)
    assert plan is not None
    await there.plans.carry_out(table.id, user, ply)
    assert table.ply == ply + 1, "this deal lets it be played"
    assert table.to_act() == (seat,), "and something is to be placed"
    expected = planned(table.view(seat), "")
    assert expected is not None, "which it says where"
    await there.auto.stop_following()
    there.tables.registry.listeners.clear()
    there.auto = AutoPlay(there.tables, UserSettings(there.cache), plans=Plans(there.tables, there.cache.preferences))
    there.auto.resume_table(table)
    await asyncio.sleep(SLOW_GRACE)
    assert str(table.history[-1].move) == str(expected)
    assert table.to_act() != (seat,)


@pytest.mark.looptime
async def test_the_last_planned_number_is_played_and_what_it_beats_is_placed(there: There) -> None:
    table = await there.table("nanatoridori")
    user = next_of(table)
    seat = table.seat_of(user)
    hand = table.view(seat).hand
    number = max((each for each in hand if len(groups_of(hand, each)) == 1), key=lambda each: each.rank)
    await there.plans.add(table.id, user, number.code)
    await play_one(there.tables, table)
    assert isinstance(planned(table.view(seat), number.code), PlayGroup), "this deal lets it be played"
    await asyncio.sleep(TURN)
    assert isinstance(table.history[-1].move, Take | Discard)
    assert table.to_act() != (seat,)
    assert number not in table.view(seat).hand
    assert await there.plans.of(table, user) is None


@pytest.mark.looptime
async def test_each_number_is_planned_once_and_all_of_them_can_be(there: There) -> None:
    table = await there.table("nanatoridori")
    user = next_of(table)
    numbers = await lay(there, table, user)
    assert len(numbers) > 3
    for code in (numbers[0], next(each for each in "1234567K" if each not in numbers)):
        with refused(RefusalReason.STALE):
            await there.plans.add(table.id, user, code)
