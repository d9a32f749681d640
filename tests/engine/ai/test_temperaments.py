"""The temperaments: what each does differently from the normal player, and the price that keeps it a fair opponent."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from random import Random

import pytest

from engine.ai import PLAYERS, gambler, strong
from engine.ai.cells import Grounds
from engine.ai.rows import layout_of
from engine.ai.search import by_first_place, by_place
from engine.ai.sequences import followers
from engine.ai.temperaments import EARLY
from engine.cards import Card
from engine.catalog import PRESETS, find_game
from engine.match import Match
from engine.moves import Move, Pass, Play
from engine.views import GridTable, RowsTable, SequenceTable, View
from tools.strength.figures import DuelFigures
from tools.strength.playing import Duel, play_out

pytestmark = pytest.mark.slow

MATCHES = 50
Counted = Callable[[View, Move], float | None]
"""What is counted of a choice; None: the choice does not count."""


@cache
def choices(preset: str, name: str) -> Sequence[tuple[View, Move]]:
    """All choices between several moves of a player in its seat among normal ones, in the first hands of matches."""
    found = next(each for each in PRESETS if each.id == preset)
    made = list[tuple[View, Move]]()
    for seed in range(MATCHES):
        match, chance = Match(find_game(found.game), found.rules(), seats=4, seed=seed), Random(seed)
        hand = match.next_hand()
        while hand.to_act:
            seat = hand.to_act[0]
            view = match.view(seat)
            move = PLAYERS[name if seat == seed % 4 else "normal"](view, chance)
            if seat == seed % 4 and len(view.legal) > 1:
                made.append((view, move))
            match.advance(seat, move)
    return made


def mean(preset: str, name: str, counted: Counted) -> float:
    """The mean of what is counted."""
    found = [each for view, move in choices(preset, name) if (each := counted(view, move)) is not None]
    return sum(found) / len(found)


def passes(view: View, move: Move) -> float | None:
    """A pass that was not forced."""
    return float(isinstance(move, Pass)) if any(isinstance(each, Pass) for each in view.legal) else None


def when_hard_up(view: View, move: Move) -> float | None:
    """A pass that was not forced while an opponent has at most one left."""
    others = [each.passes_left for seat, each in enumerate(view.seats) if seat != view.seat]
    is_hard_up = any(left is not None and left <= 1 for left in others)
    return passes(view, move) if is_hard_up else None


def harm(view: View, move: Move) -> float | None:
    """The others' cards that a play on the grid kills or leaves a single empty neighbour."""
    if not isinstance(move, Play) or not isinstance(view.table, GridTable):
        return None
    grounds = Grounds(view, view.table, Random(0))
    return ((grounds.killed(move.card) | grounds.endangered(move.card)) & ~grounds.own).bit_count()


def opened(view: View, move: Move) -> float | None:
    """The cards of the grid that can be played after a play and not before it."""
    if not isinstance(move, Play) or not isinstance(view.table, GridTable):
        return None
    return Grounds(view, view.table, Random(0)).opened(move.card).bit_count()


def followed(view: View, move: Move) -> float | None:
    """The cards of others that can follow a lead."""
    if not isinstance(move, Play) or not isinstance(view.table, SequenceTable):
        return None
    return len({*followers(view.table, move.card)} - {*view.hand})


def followed_at_the_end(view: View, move: Move) -> float | None:
    """The same while an opponent has at most two cards left."""
    others = [each.cards for seat, each in enumerate(view.seats) if seat != view.seat]
    return followed(view, move) if min(others) <= 2 else None


def waiting(view: View, move: Move) -> float | None:
    """The cards that wait beyond a card that is laid early, as a part of those beyond the best other one."""
    if len(view.hand) < EARLY or not isinstance(move, Play) or not isinstance(view.table, RowsTable):
        return None
    layout = layout_of(view, view.table)

    def beyond(card: Card) -> int:
        return sum(map(len, layout.beyond(card)))

    return beyond(move.card) / max(1, *(beyond(each.card) for each in view.legal if isinstance(each, Play)))


@pytest.mark.parametrize(
    ("preset", "counted", "less", "more"),
    [
        ("jig", followed, "hoarder", "opener"),
        ("jig", followed_at_the_end, "killer", "normal"),
        ("fan-tan", waiting, "hoarder", "normal"),
        ("chinese-seven", waiting, "hoarder", "opener"),
        ("classic", passes, "normal", "hoarder"),
        ("classic", passes, "opener", "normal"),
        ("killing", opened, "normal", "opener"),
        ("classic", when_hard_up, "normal", "killer"),
        ("killing", harm, "normal", "killer"),
    ],
)
def test_a_temperament_shows(preset: str, counted: Counted, less: str, more: str) -> None:
    assert mean(preset, more, counted) > 1.05 * mean(preset, less, counted)


def test_the_gambler_searches_for_the_first_place_only() -> None:
    assert [by_first_place((2, 1, 3, 1), seat) for seat in range(4)] == [0, 0.5, 0, 0.5]
    assert [by_place((2, 1, 3, 4), seat) for seat in range(4)] == pytest.approx([1 / 3, 1, 1 / 6, 0])
    views = [view for view, _ in choices("jig", "normal")][:60]
    players = [partial(each.choose, playouts=60) for each in (gambler, strong)]
    changed = sum(players[0](view, Random(1)) != players[1](view, Random(1)) for view in views)
    assert 3 <= changed <= 40, "it often takes another risk"


@pytest.mark.parametrize("name", ["hoarder", "opener", "killer"])
@pytest.mark.parametrize("preset", ["classic", "killing", "fan-tan", "jig"])
def test_a_temperament_costs_little(preset: str, name: str) -> None:
    found = next(each for each in PRESETS if each.id == preset)
    duel = Duel(
        game=found.game, rules=found.rules(), players=(name, *["steady-1"] * 3), matches=200, seed=20000, hands=1
    )
    assert DuelFigures.of(play_out(duel), seats=4).share > 15


def test_st_1_the_killer_does_not_pay_for_cards_that_are_reached_from_the_other_end() -> None:
    found = next(each for each in PRESETS if each.id == "closed-tunnel")
    players = ("killer", *["steady-1"] * 3)
    duel = Duel(game=found.game, rules=found.rules(), players=players, matches=400, seed=320000, hands=1)
    assert DuelFigures.of(play_out(duel), seats=4).share > 22
