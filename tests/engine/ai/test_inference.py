"""Guessed hands that explain what the others did: their chances are those of all deals, counted one by one."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

import pytest

from engine.ai.inference import by_play, rows
from engine.ai.playouts.holding import holding_back
from engine.ai.playouts.rows import of_tunnels
from engine.cards import of
from engine.catalog import PRESETS, find_game
from engine.game import Hand
from engine.games.row_hand import RowHand
from engine.match import Match
from engine.moves import PASS, Move, Play
from engine.rules import Value
from engine.views import View
from tests.engine.ai.counting import apart, compared, softmax, unknown, ways
from tools.strength.players import PLAYERS

GAME = find_game("shichi-narabe")
MOST_DEALS = 40
DRAWS = 800


def moments(options: Mapping[str, Value], *, seeds: int) -> Iterator[tuple[Match, View]]:
    """Choices late in hands of players who pass now and then."""
    for seed in range(seeds):
        match = Match(GAME, GAME.rules.model_validate(options), seats=4, seed=seed)
        hand, chance = match.next_hand(), Random(seed)
        while hand.to_act:
            seat = hand.to_act[0]
            view = match.view(seat)
            unseen = sum(each.cards for other, each in enumerate(view.seats) if other != seat)
            if len(view.legal) > 1 and 3 <= unseen <= 7 and ways(unknown(hand, view)) <= MOST_DEALS:
                yield match, view
                break
            passes = PASS in view.legal and chance.random() < 0.15
            match.advance(seat, PASS if passes else PLAYERS["steady-1"](view, chance))


def chance_of_move(hand: Hand, seat: int, move: Move) -> float:
    """The chance of a move: some chances to pass are used, else it is a softmax of the quick rule's values, and noise."""
    moves = [*hand.legal(seat)]
    if len(moves) == 1 or move not in moves:
        return 1.0
    assert isinstance(hand, RowHand)
    share = 1.0
    if PASS in moves:
        if move == PASS:
            return rows.PASSING
        moves.remove(PASS)
        share = 1 - rows.PASSING
    values = of_tunnels(hand, seat, moves)
    return share * softmax(values, moves.index(move), temperature=rows.TEMPERATURE, noise=rows.NOISE)


SLOW = pytest.mark.slow


@pytest.mark.parametrize(
    ("options", "most"),
    [
        ({"jokers": 1}, 2),
        pytest.param({"jokers": 1}, 5, marks=SLOW),
        pytest.param({"jokers": 1, "joker_play": "single"}, 4, marks=SLOW),
        pytest.param({"tunnel": "closed"}, 4, marks=SLOW),
        pytest.param({"jokers": 1, "tunnel": "open"}, 4, marks=SLOW),
    ],
    ids=str,
)
def test_deals_are_drawn_by_the_chance_of_what_the_others_did(options: dict[str, Value], most: int) -> None:
    met, furthest = 0, 0.0
    for match, view in moments(options, seeds=60):
        both = compared(match, view, chance_of_move, times=DRAWS)
        if both is None:
            continue
        exact, found = both
        assert {*found} <= {*exact}
        assert apart(exact, found) < 0.12
        furthest = max(furthest, apart(exact, dict.fromkeys(exact, 1 / len(exact))))
        met += 1
        if met == most:
            break
    assert met == most
    assert furthest > 0.2, "what the others did makes a difference"


@pytest.mark.parametrize(
    "preset", ["joker", *(pytest.param(each, marks=SLOW) for each in ("joker-alone", "tunnel-joker", "everything"))]
)
def test_each_drawn_hand_looks_to_the_viewer_as_the_real_one(preset: str) -> None:
    rules = next(each for each in PRESETS if each.id == preset).rules()
    match = Match(GAME, rules, seats=4, seed=8)
    hand, chance, met = match.next_hand(), Random(8), 0
    while hand.to_act:
        seat = hand.to_act[0]
        view = match.view(seat)
        if view.history and len(view.history) % 7 == 0:
            worlds = by_play(view, GAME, chance)
            for made in (worlds(chance) for _ in range(5)):
                assert replace(made.view(seat), legal=(), players=None) == replace(
                    hand.view(seat), legal=(), players=None
                )
                met += 1
        match.advance(seat, PLAYERS["random"](view, chance))
    assert met > 10


def test_without_a_history_deals_are_even() -> None:
    match = Match(GAME, GAME.rules.model_validate({"jokers": 1}), seats=4, seed=8)
    seat = match.next_hand().to_act[0]
    view = match.view(seat)
    assert not view.history
    made, even = by_play(view, GAME, Random(3))(Random(4)), GAME.guess(view, Random(4))
    assert [made.view(each) for each in range(4)] == [even.view(each) for each in range(4)]


def test_seats_hold_back_in_playouts_where_they_may_pass() -> None:
    plays = (Play(of(0, 7)), Play(of(1, 7)), PASS)
    hand = Match(GAME, GAME.rules(), seats=4, seed=1).next_hand().copy()
    rule = holding_back(lambda hand, seat, moves, chance: moves[0], 0.25)
    chance, chosen = Random(5), Counter[tuple[int, Move]]()
    for _ in range(400):
        for seat in range(4):
            chosen[seat, rule(hand, seat, plays, chance)] += 1
        assert rule(hand, 0, plays[:2], chance) == plays[0]
    assert all(70 < chosen[seat, PASS] < 130 for seat in range(4))
