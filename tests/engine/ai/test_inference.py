"""Guessed hands that explain what the others did: their chances are those of all deals, counted one by one."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from math import exp, factorial, prod
from random import Random

import pytest

from engine.ai.inference import by_play, evenly, rows
from engine.ai.inference.drawing import Explaining
from engine.ai.playouts.holding import holding_back
from engine.ai.playouts.rows import of_tunnels
from engine.cards import Card, of
from engine.catalog import PRESETS, find_game
from engine.errors import DealError, IllegalMove
from engine.game import Hand
from engine.games.row_hand import RowHand
from engine.match import Match, MatchHand
from engine.moves import PASS, Move, Play
from engine.rules import Value
from engine.views import View
from tools.strength.players import PLAYERS

Held = tuple[tuple[Card, ...], ...]
"""Cards by seat."""
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


def ways(held: Mapping[int, Sequence[Card]]) -> int:
    """In how many ways seats may hold these cards."""
    numbers = [len(cards) for cards in held.values()]
    return factorial(sum(numbers)) // prod(map(factorial, numbers))


def unknown(hand: Hand | MatchHand, view: View) -> dict[int, list[Card]]:
    """The cards of the others that the viewer does not know, by seat."""
    found: dict[int, list[Card]] = {}
    for seat, each in enumerate(view.seats):
        if seat != view.seat and each.cards:
            cards = [*hand.view(seat).hand]
            for known in view.known:
                if known.seat == seat:
                    cards.remove(known.card)
            found[seat] = cards
    return found


def possible(match: Match, view: View) -> dict[Held, float]:
    """All ways in which the others may hold these cards, with the chance of what they have done, scaled to 1."""
    held = unknown(match.hand, view)
    pool, found = [card for cards in held.values() for card in cards], dict[Held, float]()
    for parts in shared(pool, [len(cards) for cards in held.values()]):
        chance = chance_of(match, view, {seat: (held[seat], part) for seat, part in zip(held, parts, strict=True)})
        if chance is not None:
            found[written(parts)] = chance
    total = sum(found.values())
    return {parts: chance / total for parts, chance in found.items()}


def written(parts: Iterable[Sequence[Card]]) -> Held:
    return tuple(tuple(sorted(part, key=lambda card: card.index)) for part in parts)


def shared(pool: Sequence[Card], sizes: Sequence[int]) -> Iterator[list[Sequence[Card]]]:
    if not sizes:
        yield []
        return
    for part in combinations(range(len(pool)), sizes[0]):
        for rest in shared([card for at, card in enumerate(pool) if at not in part], sizes[1:]):
            yield [[pool[at] for at in part], *rest]


def chance_of(match: Match, view: View, changed: Mapping[int, tuple[Sequence[Card], Sequence[Card]]]) -> float | None:
    """The chance of the others' moves if a seat holds other cards than it does, by a replay. None: it cannot."""
    played, dealt = match.played[-1], [[*cards] for cards in match.played[-1].setup.deal.hands]
    for seat, (before, after) in changed.items():
        for card in before:
            dealt[seat].remove(card)
        dealt[seat] += after
    try:
        hand = GAME.start(match.rules, replace(played.setup, deal=replace(played.setup.deal, hands=written(dealt))))
        chance = 1.0
        for seat, move in played.plies:
            if seat != view.seat:
                chance *= chance_of_move(hand, seat, move)
            hand.advance(seat, move)
    except (DealError, IllegalMove):
        return None
    return chance if hand.view(view.seat) == match.hand.view(view.seat) else None


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
    weights = [exp(worth / rows.TEMPERATURE) for worth in of_tunnels(hand, seat, moves)]
    return share * ((1 - rows.NOISE) * weights[moves.index(move)] / sum(weights) + rows.NOISE / len(moves))


def apart(one: Mapping[Held, float], other: Mapping[Held, float]) -> float:
    """How far two distributions are apart: from 0 to 1."""
    return sum(abs(one.get(key, 0) - other.get(key, 0)) for key in {*one, *other}) / 2


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
        exact = possible(match, view)
        if len(exact) < 3:
            continue
        chance, guess, drawn = Random(2), evenly(view, GAME), Counter[Held]()
        first = guess(chance)
        assert isinstance(first, RowHand)
        evidence = rows.evidence_of(view, first)
        assert evidence is not None
        worlds = Explaining(evidence, guess, chance, deals=DRAWS)
        for _ in range(DRAWS):
            drawn[written(unknown(worlds.draw(chance), view).values())] += 1
        assert {*drawn} <= {*exact}
        assert apart(exact, {held: count / DRAWS for held, count in drawn.items()}) < 0.12
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
