"""The number of lines of play to a depth from small positions, against stored counts.

Any change of legal moves shows here.
"""

import pytest

from engine.game import Hand
from engine.rules import Value
from tests.engine.games.hands import narabe

NEAR = "2S..QS 3H..TH AD..7D 9D..KD 7C"
"""A layout near its edges, the clubs not begun."""
THREE = ("AS KH 8C 4C", "KS 2H 8D 6C", "AH JH QH 9C")
WITH_JOKER = ("JK AS KH 8C", "KS 2H 8D 6C", "AH JH QH 9C")


def ways(hand: Hand, depth: int) -> int:
    """The number of sequences of so many moves, or fewer if the hand ends, including talks to ghosts."""
    if not depth or hand.result is not None:
        return 1
    total = 0
    for seat in range(hand.seats):
        for move in hand.legal(seat):
            copied = hand.copy()
            copied.advance(seat, move)
            total += ways(copied, depth - 1)
    return total


@pytest.mark.parametrize(
    ("hands", "options", "counts"),
    [
        (THREE, {}, (3, 15, 38, 87, 364, 1040, 1977, 6791)),
        (THREE, {"passes": 0}, (2, 8, 14, 14, 42, 90, 90, 180)),
        (THREE, {"tunnel": "closed"}, (3, 15, 38, 90, 376, 1040, 2161, 7298)),
        (THREE, {"tunnel": "open"}, (3, 15, 38, 90, 376, 1080, 2269, 7740)),
        (THREE, {"passes": 0, "ghost": True}, (2, 8, 14, 14, 42, 90, 90, 312)),
        (WITH_JOKER, {"jokers": 1}, (3, 15, 38, 102, 427, 1229, 2880, 9820)),
        (WITH_JOKER, {"jokers": 1, "joker_exchange": "stack"}, (3, 15, 38, 102, 427, 1148, 2726, 9363)),
        (WITH_JOKER, {"jokers": 1, "joker_play": "single"}, (8, 49, 172, 831, 4351)),
        (
            WITH_JOKER,
            {"jokers": 1, "joker_play": "single", "joker_exchange": "stack", "tunnel": "open"},
            (10, 46, 115, 538, 2014, 5570),
        ),
        (WITH_JOKER, {"jokers": 1, "tunnel": "closed", "passes": 1}, (4, 19, 47, 142, 515, 1286, 2692, 7032)),
        (WITH_JOKER, {"game": "shichi-narabe-points"}, (3, 12, 34, 88, 263, 796, 2140, 4942)),
    ],
)
def test_counts_of_all_lines_of_play(
    hands: tuple[str, ...], options: dict[str, Value], counts: tuple[int, ...]
) -> None:
    assert tuple(ways(narabe(*hands, layout=NEAR, **options), depth) for depth in range(1, len(counts) + 1)) == counts
