"""The quick rule of rows with tunnels or with jokers that change hands: the row before and after, as in
`engine.ai.waits`."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from engine.ai.waits import ABOVE, BELOW, JOKER_GONE, PASS, SEVEN, held_worth, row_worth
from engine.cards import of
from engine.games.counted_hand import HandSetup
from engine.games.row_hand import RowHand
from engine.games.rows import CARDS, ONE_ROW, ROW, Memo, Rows
from engine.moves import Move, Pass, Play, PlayJoker


def choose(hand: RowHand, seat: int, moves: Sequence[Move], chance: Random) -> Move:
    """The best move; ties are broken at random."""
    setup = hand.hand_setup
    rows = setup.rows
    worth_of = _WORTHS.get(rows) or _worths(setup)
    bits, cards = rows.bits, hand.hands[seat] & CARDS
    own, missing = cards, rows.missing(hand.frontier)
    jokers = (hand.hands[seat] ^ cards).bit_count()
    best, best_worth = moves[0], -1000.0
    for move in moves:
        if isinstance(move, Play):
            laid, left, worth = bits[move.card], jokers, 0.0
        elif isinstance(move, PlayJoker):
            laid, left, worth = bits[move.stands_for] | (bits[move.then] if move.then else 0), jokers - 1, JOKER_GONE
        else:
            continue
        shift = (laid.bit_length() - 1) // ROW * ROW
        before, mine = missing >> shift & ONE_ROW, own >> shift & ONE_ROW
        after = before & ~(laid >> shift)
        worth += worth_of(after << ROW | mine & after) - worth_of(before << ROW | mine & before)
        if left:
            worth += held_worth(left, (own & ~laid).bit_count())
        worth += chance.random() * 1e-6
        if worth > best_worth:
            best, best_worth = move, worth
    return best if best_worth > PASS else next((each for each in moves if isinstance(each, Pass)), best)


_WORTHS: Final[dict[Rows, Callable[[int], float]]] = {}
"""The value of a row of the first suit, by its missing places and, in the bits below, our own ones of them."""


def _worths(setup: HandSetup) -> Callable[[int], float]:
    tunnel: str = setup.rules.model_dump()["tunnel"]
    place = {rank: setup.rows.bits.get(of(0, rank), 0) for rank in (*BELOW, SEVEN, *ABOVE)}

    def worth(key: int) -> float:
        missing, own = key >> ROW, key & ONE_ROW
        below, above, first = (
            [bool(own & place[rank]) for rank in ranks if missing & place[rank]] for ranks in (BELOW, ABOVE, (SEVEN,))
        )
        return row_worth(below, above, first, tunnel)

    found = _WORTHS[setup.rows] = Memo(worth).__getitem__
    return found
