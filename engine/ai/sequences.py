"""Computer player for Stops games: only the lead is a choice, and a good one regains the lead (section 9)."""

from collections.abc import Sequence
from typing import Final

from engine.cards import Card, mask, of
from engine.grid import RANKS
from engine.moves import Move, Play
from engine.views import Continuation, SequenceTable, View

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

SUIT: Final = (1 << RANKS) - 1
LENGTHS: Final = [min(LONGEST, RANKS - rank) for rank in range(RANKS)]
"""The most cards of a sequence that begins with a rank."""
IN_EACH_SUIT: Final = sum(1 << RANKS * suit for suit in range(4))


def values(view: View, table: SequenceTable, moves: Sequence[Move]) -> list[float]:
    """The value of each of these legal moves."""
    return worths(moves, mask(view.hand), mask(table.played), table.continuation)


def worths(moves: Sequence[Move], own: int, played: int, continuation: Continuation) -> list[float]:
    """The values of leads, by the sets of a seat's own cards and of those played."""
    cards = [move.card for move in moves if isinstance(move, Play)]
    if len(cards) < len(moves):
        return [0.0] * len(moves)  # A pass is forced.
    match continuation:
        case Continuation.SUIT:
            return [_round_the_suit(card, own) for card in cards]
        case Continuation.RANK:
            return _of_ranks(cards, own)
        case Continuation.FIVE:
            return [_upward(card, own, played) for card in cards]


def _of_ranks(cards: Sequence[Card], own: int) -> list[float]:
    """EC-1: lead single cards first, and keep ranks we hold many of for the end.

    Three of a rank regain the lead for certain, and nobody else will lead that rank. Singles, of which the opponents
    hold three, are led while there is time to regain the lead.
    """
    ranks = (own | own >> RANKS | own >> 2 * RANKS | own >> 3 * RANKS) & SUIT
    sign = 1 if ranks.bit_count() <= LAST_RANKS else -1
    return [sign * (own & IN_EACH_SUIT << card.rank).bit_count() for card in cards]


def _round_the_suit(card: Card, own: int) -> float:
    """PP-1: the card below the lead ends the suit. Prefer a lead for which we hold that card, then the longest suit.

    In the last suit, prefer the lead after which our last card comes soonest.
    """
    first, rank = card.index - card.rank, card.rank
    suit = own >> first & SUIT
    if suit << first == own:
        last = suit & (1 << rank) - 1 or suit
        return -((last.bit_length() - 1 - rank) % RANKS)
    leads_again = suit >> (rank - 1) % RANKS & 1
    return RANKS * leads_again + suit.bit_count()


def _upward(card: Card, own: int, played: int) -> float:
    """JG-1, JG-2: rate the sequence that follows from the lead."""
    index, length = card.index, _length(card, played)
    mine = own >> index & (1 << length) - 1
    count = mine.bit_count()
    never_follows = not card.rank or played >> index - 1 & 1
    return ENDS_IT * (mine >> length - 1) + OWN * count + OTHERS * (length - count) + NOBODY_ELSE * never_follows


def _length(card: Card, played: int) -> int:
    """The number of cards of the sequence of a lead by JG-1."""
    length = LENGTHS[card.rank]
    stop = played >> card.index + 1 & (1 << length - 1) - 1
    return (stop & -stop).bit_length() or length


def followers(table: SequenceTable, card: Card) -> list[Card]:
    """The cards that can be laid after this lead until somebody leads again."""
    match table.continuation:
        case Continuation.FIVE:
            return [of(card.suit, card.rank + step) for step in range(1, _length(card, mask(table.played)))]
        case Continuation.RANK:
            following = [of(suit, card.rank) for suit in range(4) if suit != card.suit]
        case Continuation.SUIT:
            following = [of(card.suit, (card.rank + step) % RANKS) for step in range(1, RANKS)]
    return [other for other in following if other not in table.played]
