"""The quick rule of the stops games: which card to lead, as in `engine.ai.sequences`."""

# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.ai.sequences import ENDS_IT, KING, LAST_RANKS, LONGEST, NOBODY_ELSE, OTHERS, OWN, RANKS
from engine.cards import Card
from engine.games.stops import StopsHand
from engine.moves import Move, Play
from engine.views import Continuation

IN_EACH_SUIT: Final = sum(1 << RANKS * suit for suit in range(4))
SUIT: Final = (1 << RANKS) - 1


def choose(hand: StopsHand, seat: int, moves: Sequence[Move], chance: Random) -> Move:
    """The best lead; ties are broken at random. Which card follows hardly matters."""
    if hand._wanted:
        return moves[0]
    own, played = hand._hands[seat], hand._played
    match hand._style.continuation:
        case Continuation.FIVE:
            worths = [_upward(move.card, own, played) for move in moves if isinstance(move, Play)]
        case Continuation.RANK:
            counts = [(own & IN_EACH_SUIT << move.card.rank).bit_count() for move in moves if isinstance(move, Play)]
            ranks = sum(1 / count for count in counts)
            worths = counts if ranks < LAST_RANKS + 0.5 else [-count for count in counts]
        case Continuation.SUIT:
            worths = [_round_the_suit(move.card, own) for move in moves if isinstance(move, Play)]
    noise = chance.random
    ranked = [worth + noise() / 4 for worth in worths]  # values differ by a half or more
    return moves[ranked.index(max(ranked))]


def _upward(card: Card, own: int, played: int) -> float:
    """JG-1, JG-2."""
    index, rank = card.index, card.rank
    length = min(LONGEST, KING - rank + 1)
    stop = played >> index + 1 & (1 << length - 1) - 1
    if stop:
        length = (stop & -stop).bit_length()
    mine = own >> index & (1 << length) - 1
    count = mine.bit_count()
    never_follows = not rank or played >> index - 1 & 1
    return ENDS_IT * (mine >> length - 1) + OWN * count + OTHERS * (length - count) + NOBODY_ELSE * never_follows


def _round_the_suit(card: Card, own: int) -> float:
    """PP-1."""
    first, rank = card.index - card.rank, card.rank
    suit = own >> first & SUIT
    if suit << first == own:  # the last suit: our last card should come soon
        below = suit & (1 << rank) - 1
        last = below or suit
        return -((last.bit_length() - 1 - rank) % RANKS)
    leads_again = suit >> (rank - 1) % RANKS & 1
    return RANKS * leads_again + suit.bit_count()


def continuation(hand: StopsHand) -> Continuation:
    """What continues the sequences of this hand."""
    return hand._style.continuation
