"""Guessed hands that explain leads of sequences of five: their chances are those of all deals, counted one by one."""

from collections.abc import Iterator
from random import Random

from engine.ai import sequences as leads_valued
from engine.ai.inference import by_play, sequences
from engine.catalog import find_game
from engine.game import Hand
from engine.match import Match
from engine.moves import Move
from engine.views import SequenceTable, View
from tests.engine.ai.counting import apart, compared, softmax, unknown, ways
from tools.strength.players import PLAYERS

JIG = find_game("jig")
MOST_DEALS = 60
DRAWS = 3000


def moments(match: Match) -> Iterator[View]:
    """What a seat sees late in a hand, where there are few deals."""
    hand, chance = match.next_hand(), Random(match.seed)
    while hand.to_act:
        seat = hand.to_act[0]
        view = match.view(seat)
        if view.history and 3 <= ways(unknown(hand, view)) <= MOST_DEALS:
            yield view
        match.advance(seat, PLAYERS["steady-1"](view, chance))


def chance_of_move(hand: Hand, seat: int, move: Move) -> float:
    """The chance of a lead by the values of `normal`. 1 where the seat only follows, and where it cannot: it is refused."""
    view = hand.view(seat)
    table, moves = view.table, [*view.legal]
    assert isinstance(table, SequenceTable)
    if table.wanted or move not in moves:
        return 1.0
    values = leads_valued.values(view, table, moves)
    return softmax(values, moves.index(move), temperature=sequences.TEMPERATURE, noise=sequences.NOISE)


def test_deals_are_drawn_by_the_chance_of_the_others_leads() -> None:
    met, furthest = 0, 0.0
    for seed in range(80):
        match = Match(JIG, JIG.rules(), seats=4, seed=seed)
        for view in moments(match):
            both = compared(match, view, chance_of_move, times=DRAWS)
            if both is None:
                continue
            exact, found = both
            assert {*found} <= {*exact}
            assert apart(exact, found) < 0.12
            furthest = max(furthest, apart(exact, dict.fromkeys(exact, 1 / len(exact))))
            met += 1
            break
        if met == 3:
            break
    assert met == 3
    assert furthest > 0.2, "what the others did makes a difference"


def test_each_drawn_hand_looks_to_the_viewer_as_the_real_one() -> None:
    match = Match(JIG, JIG.rules(), seats=4, seed=8)
    hand, chance, met = match.next_hand(), Random(8), 0
    while hand.to_act:
        seat = hand.to_act[0]
        view = match.view(seat)
        if len(view.history) % 5 == 1:
            worlds = by_play(view, JIG, chance)
            for made in (worlds(chance) for _ in range(4)):
                assert made.view(seat) == hand.view(seat)
                met += 1
        match.advance(seat, PLAYERS["random"](view, chance))
    assert met > 10
