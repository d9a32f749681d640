"""Computer player for tricks with bids: bids its expected number of tricks, then aims at exactly that (section 11).

The highest bid card makes its colour trump, so each possible bid is evaluated with its colour as trump.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from engine.cards import COLOURED, COLOURS, Card
from engine.moves import Bid, Give, Move, Play
from engine.views import TrickTable, View

LATER: Final = 1.8
"""Exponent per opponent for the chance that a card takes some later trick."""
LED: Final = 0.8
"""Exponent on that chance for a card that is led now."""
BEHIND: Final = 0.7
"""Exponent per opponent who plays after us in this trick; below 1, since not all can follow."""
BIGGER_BID: Final = 0.3
"""The value of a bid per trick bid (IS-7)."""
RISKY_SEVEN: Final = 0.3
"""The cost of leading a seven to win while a higher seven may be played on it (IS-T4)."""
SEVEN: Final = 7
SPEND: Final = 0.02
"""Tie-break: keep strong cards while tricks are wanted, get rid of them when not."""


def worths(view: View, table: TrickTable) -> Callable[[Move], float]:
    """What gives each legal move its value."""
    return Round(view, table).worth


@dataclass
class Round:
    """A round as the viewer sees it, and what its moves are worth."""

    view: View
    table: TrickTable

    def higher_sevens(self, card: Card) -> tuple[Card, ...]:
        """The unseen sevens that beat this seven if it is led; empty for a trump or another rank."""
        if card.rank != SEVEN or card.suit == self.table.trump:
            return ()
        return tuple(other for other in self.unseen if other.rank == SEVEN and other.suit > card.suit)

    def worth(self, move: Move) -> float:
        """The value of a move: mainly minus the expected distance from the bid."""
        match move:
            case Play(card=card):
                return self._play(card)
            case Bid(card=card):
                return self._bid(card)
            case Give(cards=cards):
                return self._gift(cards)
            case _:
                return 0

    def _play(self, card: Card) -> float:
        """Minus the expected distance from the bid with this card now and the other cards later, with tie-breaks."""
        trump = self.table.trump
        strength = self._strength(card, trump)
        rest = sum(self._strength(other, trump) for other in self.view.hand) - strength
        wanted = self.wanted
        risk = RISKY_SEVEN if wanted > 0 and not self.table.trick and self.higher_sevens(card) else 0
        return -abs(wanted - self.takes(card) - rest) + (-SPEND if wanted > 0 else SPEND) * strength - risk

    def _bid(self, card: Card) -> float:
        return BIGGER_BID * card.rank - abs(card.rank - self.expected(card))

    def expected(self, card: Card) -> float:
        """The expected tricks with this bid, weighted by the chance that it is the highest and so makes trump."""
        below = sum((other.rank, other.suit) < (card.rank, card.suit) for other in self.unseen)
        highest = (below / len(self.unseen)) ** self._others
        return highest * self.tricks_with(card.suit) + (1 - highest) * self._tricks_with_any_trump

    def _gift(self, cards: Collection[Card]) -> float:
        """The best bid with the cards left, scaled up to a full hand as if the cards received were like them."""
        left = [card for card in self.view.hand if card not in cards]
        share = len(self.view.hand) / len(left)
        return max(BIGGER_BID * card.rank - abs(card.rank - share * self._tricks(left, card.suit)) for card in left)

    def tricks_with(self, trump: int) -> float:
        """The expected tricks of the viewer's hand with this trump."""
        return self._tricks(self.view.hand, trump)

    def _tricks(self, hand: Collection[Card], trump: int) -> float:
        return sum(self._strength(card, trump) for card in hand)

    @cached_property
    def _tricks_with_any_trump(self) -> float:
        return sum(self.tricks_with(trump) for trump in range(len(COLOURS))) / len(COLOURS)

    def _strength(self, card: Card, trump: int | None) -> float:
        """The chance that a card takes some trick: that no opponent plays a card that beats it when it is led."""
        found = self._strengths.get((card, trump))
        if found is None:
            weaker = sum(not _beats(other, card, card, trump) for other in self.unseen)
            found = self._strengths[card, trump] = _power(weaker, len(self.unseen), LATER * self._others)
        return found

    @cached_property
    def _strengths(self) -> dict[tuple[Card, int | None], float]:
        return {}

    def takes(self, card: Card) -> float:
        """The chance, from 0 to 1, that a card takes the current trick if played now."""
        trick, trump = self.table.trick, self.table.trump
        if not trick:
            return self._strength(card, trump) ** LED
        lead = trick[0][1]
        if any(not _beats(card, other, lead, trump) for _, other in trick):
            return 0
        behind = self._others - len(trick)
        weaker = sum(not _beats(other, card, lead, trump) for other in self.unseen)
        return _power(weaker, len(self.unseen), BEHIND * behind)

    @cached_property
    def wanted(self) -> int:
        """The tricks still missing to the viewer's bid."""
        assert self.view.seat is not None
        me = self.view.seats[self.view.seat]
        return (me.bid.rank if me.bid else 0) - (me.tricks or 0)

    @cached_property
    def _others(self) -> int:
        return len(self.view.seats) - 1

    @cached_property
    def unseen(self) -> list[Card]:
        """The cards neither played nor in the viewer's hand, in pack order."""
        seen = {*self.view.hand, *self.table.played, *(card for _, card in self.table.trick)}
        return [card for card in COLOURED if card not in seen]


def _beats(card: Card, other: Card, lead: Card, trump: int | None) -> bool:
    """Whether `card` beats `other` in a trick with this lead (IS-6)."""
    return _value(card, lead, trump) > _value(other, lead, trump)


def _value(card: Card, lead: Card, trump: int | None) -> tuple[int, int, int]:
    if card.suit == trump:
        return 2, card.rank, card.suit
    follows = card.suit == lead.suit or card.rank == lead.rank
    return (1, card.rank, card.suit) if follows else (0, 0, 0)


def _power(part: int, of_all: int, power: float) -> float:
    """(`part` / `of_all`) ** `power`; 1 if `of_all` is 0."""
    return (part / of_all) ** power if of_all else 1
