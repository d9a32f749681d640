"""Conclusions about the others' hands from leads of sequences of up to five cards.

Who follows has no choice. What a lead is worth depends on the seat's cards of the lead's suit: tables have it, which
grow as they are asked.
"""

# pyright: reportPrivateUsage=false

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp
from typing import Final

from engine.ai.inference.evidence import Evidence
from engine.ai.sequences import LONGEST, SUIT, worths
from engine.cards import SUITS, Card, mask
from engine.game import Hand
from engine.games.rows import Memo, ones
from engine.games.stops import KING, PACK, StopsHand
from engine.grid import RANKS
from engine.moves import PLAY, Play
from engine.views import Continuation, SequenceTable, View

TEMPERATURE: Final = 0.3
"""The difference of values at which a card is led e times as often as another."""
NOISE: Final = 0.3
"""The share of leads that follow no values at all."""

Weights = tuple[float, float]
"""The weights of leads in sum, and the weight of the lead that was made, if it is one of them."""
_SeenLead = tuple[int, Sequence[Memo[Weights]]]
"""The cards that a seat has played since, and the weights that each suit adds, by the seat's cards in it."""


class LeadsEvidence(Evidence):
    """The leads of the other seats. The place after the seats has the cards that no seat holds, as in a position."""

    def __init__(self, view: View, hand: StopsHand, leads: Sequence[Sequence[_SeenLead]]) -> None:
        places = range(hand.seats + 1)
        super().__init__([-1 if place == view.seat else 0 for place in places], places)
        self._hand, self._leads = hand, [*leads, ()]
        passed = {hand.seats, *[each.seat for each in view.ruled_out]}
        self._ruled_out = [hand._wanted if place in passed else 0 for place in places]

    def held(self, hand: Hand) -> list[int]:
        assert isinstance(hand, StopsHand)
        return [*hand._hands, PACK & ~hand._played & ~sum(hand._hands)]

    def made(self, held: Sequence[int]) -> Hand:
        made = self._hand.copy()
        made._hands = [*held[:-1]]
        return made

    def prior(self, seat: int, held: int) -> float:
        return 0.0 if held & self._ruled_out[seat] else 1.0

    def chance_of(self, seat: int, held: int) -> float:
        found = 1.0
        for then_held, suits in self._leads[seat]:
            cards = held | then_held
            total = made = 0.0
            for suit, table in enumerate(suits):
                some, one = table[cards >> RANKS * suit & SUIT]
                total += some
                made += one
            number = cards.bit_count()
            found *= 1.0 if number == 1 else (1 - NOISE) * made / total + NOISE / number
        return found


def evidence_of(view: View, hand: StopsHand) -> LeadsEvidence | None:
    """The evidence of leads about the others' hands, if these are of up to five cards. `hand`: any guess of it."""
    table = view.table
    assert isinstance(table, SequenceTable)
    if table.continuation is not Continuation.FIVE:
        return None
    laid = [(turn.seat, turn.move.card) for turn in view.history if isinstance(turn.move, Play)]
    are_leads = [*_leads([card for _, card in laid])]
    then_held, played = [0] * hand.seats, mask(table.played)
    leads: list[list[_SeenLead]] = [[] for _ in then_held]
    for (seat, card), is_lead in zip(reversed(laid), reversed(are_leads), strict=True):
        then_held[seat] |= card.bit
        played ^= card.bit
        if is_lead and seat != view.seat:
            made = [card.rank if suit == card.suit else -1 for suit in range(len(SUITS))]
            suits = [_of_suit(played >> RANKS * suit & SUIT, rank) for suit, rank in enumerate(made)]
            leads[seat].append((then_held[seat], suits))
    return LeadsEvidence(view, hand, leads)


def _leads(laid: Sequence[Card]) -> Iterator[bool]:
    """Whether each of these cards, in the order in which they were laid, was a lead."""
    last, length = None, 0
    for card in laid:
        is_lead = last is None or length == LONGEST or last.rank == KING or card.index != last.index + 1
        yield is_lead
        last, length = card, 1 if is_lead else length + 1


@lru_cache(maxsize=1 << 10)
def _of_suit(played: int, made: int) -> Memo[Weights]:
    """The weights of leads of a suit where these cards of it are played. `made`: the lead's rank; -1: another suit."""

    def weights(own: int) -> Weights:
        moves = [PLAY[card.bit_length() - 1] for card in ones(own)]
        found = [exp(worth / TEMPERATURE) for worth in worths(moves, own, played, Continuation.FIVE)]
        return sum(found), sum([weight for move, weight in zip(moves, found, strict=True) if move.card.rank == made])

    return Memo(weights)
