"""Computer player for rows with tunnels or with jokers that change hands: counts what each missing card waits for.

With a tunnel, a card is reached from the base outward or, past ace and king, from the edge inward; in a closed tunnel
one way can be shut (ST-2). So each move is valued by the whole row before and after it. Passing to hold cards back is
useless: there is another way round, and a player who can play is given the jokers (SJ-4).
"""

from collections.abc import Callable, Sequence
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
"""Per opponents' card before an own one."""
OWN_FOR_OWN: Final = -1.5
"""Per own card before an own one."""
OTHERS_FOR_OWN: Final = 1.0
"""Per own card before an opponents' card: they wait for us."""
OTHERS_FOR_OTHERS: Final = 0.7
"""Per opponents' card before an opponents' card."""
SHUTS: Final = 0.5
"""In a closed tunnel, subtracted from the lead of the way from the edge, in cards."""

JOKER_GONE: Final = 3.0
"""For getting rid of a joker."""
JOKER_HELD: Final = -10.0
"""For jokers in hand, divided by 1 + the other cards: a joker must not be the last card (SJ-6, SJ-7)."""
ONLY_JOKERS: Final = -30.0
"""For a hand of nothing but jokers."""
PASS: Final = -100.0


def fits(view: View) -> bool:
    """Whether the view's rules have a tunnel or jokers that change hands."""
    options: dict[str, Any] = view.rules.model_dump()
    taken = options.get("jokers") and options["joker_exchange"] == "take"
    return bool(taken) or options.get("tunnel", "none") != "none"


def worths(view: View, table: RowsTable) -> Callable[[Move], float]:
    """What gives each legal move its value."""
    return _Layout(view, table).worth


@dataclass
class _Layout:
    view: View
    table: RowsTable

    def worth(self, move: Move) -> float:
        """The value of a move: how much it improves the layout for us."""
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
        """The value of the missing cards of a row."""
        below = [card for rank in BELOW if (card := of(suit, rank)) not in laid]
        above = [card for rank in ABOVE if (card := of(suit, rank)) not in laid]
        first = [seven] if (seven := of(suit, SEVEN)) not in laid else []
        return self._side(below, above, first) + self._side(above, below, first)

    def _side(self, missing: Sequence[Card], other: Sequence[Card], first: Sequence[Card]) -> float:
        """The value of the missing cards of one side, nearest to the base first.

        `other` is the missing cards of the other side, `first` those that every card waits for either way (SN-12).
        """
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
        """The chance that a card is reached from the edge first.

        `outward`, `inward`: cards before it on either way; `other`: cards missing on the other side.
        """
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
    """The chance of winning a race with this lead (logistic)."""
    return 1 / (1 + exp(-lead))
