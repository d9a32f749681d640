"""Computer player for rows with tunnels or with jokers that change hands: counts what each missing card waits for.

With a tunnel, a card is reached from the base outward or, past ace and king, from the edge inward; in a closed tunnel
one way can be shut (ST-2). So each move is valued by the whole row before and after it. Passing to hold cards back is
useless: there is another way round, and a player who can play is given the jokers (SJ-4).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp
from typing import Any, Final

from engine.cards import JOKER, Card, of
from engine.moves import Move, Pass, Play, PlayJoker
from engine.rules import Rules
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
    return any(tunnels_and_jokers(view.rules))


def tunnels_and_jokers(rules: Rules) -> tuple[bool, bool]:
    """Whether these rules have a tunnel, and whether they have jokers that change hands."""
    options: dict[str, Any] = rules.model_dump()
    taken = options.get("jokers") and options["joker_exchange"] == "take"
    return options.get("tunnel", "none") != "none", bool(taken)


def values(view: View, table: RowsTable, moves: Sequence[Move]) -> list[float]:
    """The value of each of these legal moves."""
    return list(map(_Layout(view, table).worth, moves))


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
        return held_worth(jokers, len(self._hand - laid - {JOKER}))

    def _row(self, suit: int, laid: frozenset[Card]) -> float:
        """The value of the missing cards of a row."""

        def own(ranks: Iterable[int]) -> list[bool]:
            return [card in self._hand for rank in ranks if (card := of(suit, rank)) not in laid]

        return row_worth(own(BELOW), own(ABOVE), own((SEVEN,)), self._tunnel)

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


def row_worth(below: Sequence[bool], above: Sequence[bool], first: Sequence[bool], tunnel: str) -> float:
    """The value of the missing cards of a row, by whether they are own ones.

    `below` and `above` the seven are listed from the nearest on; `first` are those that every card waits for (SN-12).
    """
    return _side(below, above, first, tunnel) + _side(above, below, first, tunnel)


def _side(missing: Sequence[bool], other: Sequence[bool], first: Sequence[bool], tunnel: str) -> float:
    """The value of the missing cards of one side; `other` is the other side."""
    worth = 0.0
    own_inward = sum(other) + sum(missing)
    own_outward = 0
    for i, mine in enumerate(missing):
        inward = len(other) + len(missing) - i - 1
        own_inward -= mine
        share = _from_the_edge(i, inward, len(other), tunnel)
        own_before = share * own_inward + (1 - share) * own_outward
        others_before = share * inward + (1 - share) * i - own_before
        own_before += sum(first)
        others_before += len(first) - sum(first)
        if mine:
            worth += OWN_FOR_OTHERS * others_before + OWN_FOR_OWN * own_before
        else:
            worth += OTHERS_FOR_OWN * own_before + OTHERS_FOR_OTHERS * others_before
        own_outward += mine
    return worth


def _from_the_edge(outward: int, inward: int, other: int, tunnel: str) -> float:
    """The chance that a card is reached from the edge first.

    `outward`, `inward`: cards before it on either way; `other`: cards missing on the other side.
    """
    match tunnel:
        case "closed":
            return _chance(outward - other - SHUTS) if other else 1
        case "open":
            return _chance(outward - inward)
        case _:
            return 0


def held_worth(jokers: int, others: int) -> float:
    """The value of a hand's jokers, by the number of its other cards."""
    if not jokers:
        return 0
    return JOKER_HELD / (others + 1) if others else ONLY_JOKERS


def _chance(lead: float) -> float:
    """The chance of winning a race with this lead (logistic)."""
    return 1 / (1 + exp(-lead))
