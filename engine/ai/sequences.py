"""Stops games: only a lead is a choice, and a good lead comes back to whoever made it (section 9)."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from engine.cards import Card, of
from engine.moves import Move, Play
from engine.views import SequenceTable, View

RANKS: Final = 13
KING: Final = 12
LONGEST: Final = 5
"""Cards of a sequence of Jig (JG-1)."""

LAST_RANKS: Final = 4
"""With so many ranks left to play the end is near enough to keep the lead for it."""

ENDS_IT: Final = 3.0
"""Our card ends the sequence, so that we lead again."""
OWN: Final = 1.0
OTHERS: Final = -0.5
"""For each card of the sequence."""
NOBODY_ELSE: Final = 1.0
"""The card can only be led: what goes before it is gone."""

_Lead = Callable[[Card, frozenset[Card], frozenset[Card]], float]
"""(lead, own cards, all that has been played) -> how good it is."""


def best(view: View, table: SequenceTable, moves: Sequence[Move]) -> Move:
    """The best of these legal moves."""
    hand, played = frozenset(view.hand), frozenset(table.played)
    lead = _LEADS[view.game]

    def worth(move: Move) -> float:
        return lead(move.card, hand, played) if isinstance(move, Play) else 0

    return max(moves, key=worth)


def _of_rank(card: Card, hand: frozenset[Card], played: frozenset[Card]) -> float:
    """EC-1. Three of a rank bring the lead back for certain, and nobody else will lead it: kept for the end.

    Until then the single ones, of which the others hold three, are led while there is time to get in again.
    """
    held = Counter(other.rank for other in hand)
    return held[card.rank] if len(held) <= LAST_RANKS else -held[card.rank]


def _round_the_suit(card: Card, hand: frozenset[Card], played: frozenset[Card]) -> float:
    """PP-1. The card below the lead is the thirteenth; the suit for which this is ours, longest first.

    In the last suit the lead is chosen so that our own cards come soonest.
    """
    own = [other for other in hand if other.suit == card.suit]
    if len(own) == len(hand):
        return -max((other.rank - card.rank) % RANKS for other in own)
    leads_again = of(card.suit, (card.rank - 1) % RANKS) in hand
    return RANKS * leads_again + len(own)


def _upward(card: Card, hand: frozenset[Card], played: frozenset[Card]) -> float:
    """JG-1, JG-2."""
    sequence = [card]
    while len(sequence) < LONGEST and sequence[-1].rank < KING:
        following = of(card.suit, sequence[-1].rank + 1)
        if following in played:
            break
        sequence.append(following)
    own = sum(each in hand for each in sequence)
    never_follows = card.rank == 0 or of(card.suit, card.rank - 1) in played
    return ENDS_IT * (sequence[-1] in hand) + OWN * own + OTHERS * (len(sequence) - own) + NOBODY_ELSE * never_follows


_LEADS: Final[dict[str, _Lead]] = {
    "play-or-pay": _round_the_suit,
    "earl-of-coventry": _of_rank,
    "snip-snap-snorum": _of_rank,
    "jig": _upward,
}
