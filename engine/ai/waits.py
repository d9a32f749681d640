"""Rows whose cards can be reached two ways, or are swapped for jokers: what every card still waits for.

With a tunnel a card may be laid from the base outward or, past ace and king, from the edge inward, and in the closed
tunnel a way can be shut (ST-2). So a layout is judged as a whole, before and after a move. Holding cards back is no
use here: there is another way round, and who holds what can be played is given the jokers (SJ-4).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp
from typing import Any, Final

from engine.cards import JOKER, Card, of
from engine.moves import Move, Pass, Play, PlayJoker
from engine.views import RowsTable, View

SEVEN: Final = 6
BELOW: Final = range(5, -1, -1)
ABOVE: Final = range(7, 13)

OWN_FOR_OTHERS: Final = -2.5
"""For each card of the others before an own one."""
OWN_FOR_OWN: Final = -1.5
OTHERS_FOR_OWN: Final = 1.0
"""For each own card before one of the others: they wait for us."""
OTHERS_FOR_OTHERS: Final = 0.7
SHUTS: Final = 0.5
"""A closed tunnel: by so much the other side must be further from complete than a card from its turn."""

JOKER_GONE: Final = 3.0
JOKER_HELD: Final = -10.0
"""Divided by the cards held: a joker must not be the last one (SJ-6, SJ-7)."""
ONLY_JOKERS: Final = -30.0
PASS: Final = -100.0


def fits(view: View) -> bool:
    """Whether a view is of such rows."""
    options: dict[str, Any] = view.rules.model_dump()
    taken = options.get("jokers") and options["joker_exchange"] == "take"
    return bool(taken) or options.get("tunnel", "none") != "none"


def best(view: View, table: RowsTable, moves: Sequence[Move]) -> Move:
    """The best of these legal moves."""
    return max(moves, key=_Layout(view, table).worth)


@dataclass
class _Layout:
    view: View
    table: RowsTable

    def worth(self, move: Move) -> float:
        """How much better off a move leaves us."""
        match move:
            case Play(card=card):
                return self._gain(card.suit, {card}) + self._with_jokers({card}, self._jokers)
            case PlayJoker(stands_for=place, then=then):
                laid = {place, then} if then else {place}
                return JOKER_GONE + self._gain(place.suit, laid) + self._with_jokers(laid, self._jokers - 1)
            case Pass():
                return PASS
            case _:
                return 0

    def _gain(self, suit: int, laid: set[Card]) -> float:
        return self._row(suit, self._laid | laid) - self._row(suit, self._laid)

    def _with_jokers(self, laid: set[Card], jokers: int) -> float:
        if not jokers:
            return 0
        others = len(self._hand - laid - {JOKER})
        return JOKER_HELD / (others + 1) if others else ONLY_JOKERS

    def _row(self, suit: int, laid: frozenset[Card]) -> float:
        """The worth of what is missing in a row."""
        below = [card for rank in BELOW if (card := of(suit, rank)) not in laid]
        above = [card for rank in ABOVE if (card := of(suit, rank)) not in laid]
        first = [seven] if (seven := of(suit, SEVEN)) not in laid else []
        return self._side(below, above, first) + self._side(above, below, first)

    def _side(self, missing: Sequence[Card], other: Sequence[Card], first: Sequence[Card]) -> float:
        """The worth of the missing cards of a side, nearest first; `other`: those of the other side; `first`: what
        all of them wait for, whichever way they are reached (SN-12)."""
        worth = 0.0
        own = [card in self._hand for card in missing]
        own_of_other = sum(card in self._hand for card in other)
        own_inward = own_of_other + sum(own)
        own_first = sum(card in self._hand for card in first)
        own_outward = 0
        for i, mine in enumerate(own):
            inward = len(other) + len(missing) - i - 1
            own_inward -= mine
            share = self._from_the_edge(i, inward, len(other))
            own_before = share * own_inward + (1 - share) * own_outward
            others_before = share * inward + (1 - share) * i - own_before
            own_before += own_first
            others_before += len(first) - own_first
            if mine:
                worth += OWN_FOR_OTHERS * others_before + OWN_FOR_OWN * own_before
            else:
                worth += OTHERS_FOR_OWN * own_before + OTHERS_FOR_OTHERS * others_before
            own_outward += mine
        return worth

    def _from_the_edge(self, outward: int, inward: int, other: int) -> float:
        """How likely a card is reached from the edge, with so many before it on either way."""
        match self._tunnel:
            case "closed":
                return _chance(outward - other - SHUTS) if other else 1
            case "open":
                return _chance(outward - inward)
            case _:
                return 0

    @cached_property
    def _tunnel(self) -> str:
        return self.view.rules.model_dump()["tunnel"]

    @cached_property
    def _jokers(self) -> int:
        return self.view.hand.count(JOKER)

    @cached_property
    def _hand(self) -> frozenset[Card]:
        return frozenset(self.view.hand)

    @cached_property
    def _laid(self) -> frozenset[Card]:
        return frozenset(laid.place for row in self.table.rows for laid in row.laid)


def _chance(lead: float) -> float:
    """Of winning a race with this lead."""
    return 1 / (1 + exp(-lead))
