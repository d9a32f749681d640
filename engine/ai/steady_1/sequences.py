"""Computer player for Stops games: only the lead is a choice, and a good one regains the lead (section 9)."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from engine.cards import Card, of
from engine.moves import Move, Play
from engine.views import Continuation, SequenceTable, View

RANKS: Final = 13
KING: Final = 12
LONGEST: Final = 5
"""The cards of a complete sequence of Jig (JG-1)."""

LAST_RANKS: Final = 4
"""With at most this many ranks in hand, lead those we hold most of."""

ENDS_IT: Final = 3.0
"""For a sequence that ends with our card, so that we lead again."""
OWN: Final = 1.0
"""Per own card of the sequence."""
OTHERS: Final = -0.5
"""Per opponents' card of the sequence."""
NOBODY_ELSE: Final = 1.0
"""For a card that can only be led, because its predecessor is played or does not exist."""

_Lead = Callable[[Card, frozenset[Card], frozenset[Card]], float]
"""(lead, hand, played cards) -> value of the lead."""


def worths(view: View, table: SequenceTable) -> Callable[[Move], float]:
    """What gives each legal move its value."""
    hand, played = frozenset(view.hand), frozenset(table.played)
    lead = _LEADS[table.continuation]

    def worth(move: Move) -> float:
        return lead(move.card, hand, played) if isinstance(move, Play) else 0

    return worth


def _of_rank(card: Card, hand: frozenset[Card], played: frozenset[Card]) -> float:
    """EC-1: lead single cards first, and keep ranks we hold many of for the end.

    Three of a rank regain the lead for certain, and nobody else will lead that rank. Singles, of which the opponents
    hold three, are led while there is time to regain the lead.
    """
    held = Counter(other.rank for other in hand)
    return held[card.rank] if len(held) <= LAST_RANKS else -held[card.rank]


def _round_the_suit(card: Card, hand: frozenset[Card], played: frozenset[Card]) -> float:
    """PP-1: the card below the lead ends the suit. Prefer a lead for which we hold that card, then the longest suit.

    In the last suit, prefer the lead after which our last card comes soonest.
    """
    own = [other for other in hand if other.suit == card.suit]
    if len(own) == len(hand):
        return -max((other.rank - card.rank) % RANKS for other in own)
    leads_again = of(card.suit, (card.rank - 1) % RANKS) in hand
    return RANKS * leads_again + len(own)


def _upward(card: Card, hand: frozenset[Card], played: frozenset[Card]) -> float:
    """JG-1, JG-2: rate the sequence that follows from the lead."""
    sequence = [card]
    while len(sequence) < LONGEST and sequence[-1].rank < KING:
        following = of(card.suit, sequence[-1].rank + 1)
        if following in played:
            break
        sequence.append(following)
    own = sum(each in hand for each in sequence)
    never_follows = card.rank == 0 or of(card.suit, card.rank - 1) in played
    return ENDS_IT * (sequence[-1] in hand) + OWN * own + OTHERS * (len(sequence) - own) + NOBODY_ELSE * never_follows


_LEADS: Final[dict[Continuation, _Lead]] = {
    Continuation.SUIT: _round_the_suit,
    Continuation.RANK: _of_rank,
    Continuation.FIVE: _upward,
}
