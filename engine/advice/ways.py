"""The ways in which the rows of a layout grow, from what everybody sees: which cards come before which.

For every game with rows: with tunnels (ST-1 to ST-3), with a base not yet fixed (FN-1), with the six or the eight first
(RS-2, WS-3), with high aces (SP-2), with two packs (FT-6), with suits that close (PQ-4).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from engine.cards import Card, of
from engine.games.layout import FIVE_OR_NINE
from engine.games.shichi_narabe import ShichiNarabeRules
from engine.grid import RANKS
from engine.rules import Rules
from engine.views import RowsTable, View

ENDS: Final = (0, RANKS - 1)

Way = tuple[Card, ...]
"""The unfilled places of a row in the order in which they are filled; the first can be filled now."""


@dataclass(frozen=True)
class Ways:
    """The filled places of each row, as (suit, places), and how rows grow."""

    rows: tuple[tuple[int, frozenset[Card]], ...]
    base: int | None
    ace_high: bool
    rules: Rules
    first_side: int = 0
    """As in `RowsTable`."""
    closes: bool = False
    """Whether an ace or a king closes its suit (PQ-4)."""
    gone: frozenset[Card] = frozenset()
    """Cards that are never laid: nothing beyond them can be reached."""

    @classmethod
    def of(cls, view: View, table: RowsTable) -> "Ways":
        """The ways of a layout, as far as its viewer knows."""
        rows = tuple((row.suit, frozenset(laid.place for laid in row.laid)) for row in table.rows)
        closes, gone = table.closed is not None, frozenset(view.own_pile)
        return cls(rows, table.base, table.ace_high, view.rules, table.first_side, closes, gone)

    def filled(self, places: Iterable[Card]) -> "Ways":
        """These rows with more places filled, each as soon as it can be."""
        made, waiting = self, list(places)
        while waiting:
            place = next((each for each in waiting if not made.before.get(each, (each,))), waiting[0])
            waiting.remove(place)
            made = made._with(place)
        return made

    @cached_property
    def before(self) -> Mapping[Card, Way]:
        """The places to be filled before each unfilled place, on the shortest way there."""
        found: dict[Card, Way] = {}
        for suit, filled in self.rows:
            for way in self._of_row(suit, filled):
                for number, place in enumerate(way):
                    if place in self.gone:
                        break
                    if place not in found or number < len(found[place]):
                        found[place] = way[:number]
        return found

    def _with(self, place: Card) -> "Ways":
        taking = [number for number, row in enumerate(self.rows) if self._takes(row, place)]
        rows = enumerate(self.rows)
        wanting = [number for number, (suit, filled) in rows if suit == place.suit and place not in filled]
        number = (taking or wanting)[0]
        suit, filled = self.rows[number]
        rows = (*self.rows[:number], (suit, filled | {place}), *self.rows[number + 1 :])
        return replace(self, rows=rows, base=place.rank if self.base is None else self.base)

    def _takes(self, row: tuple[int, frozenset[Card]], place: Card) -> bool:
        suit, filled = row
        return suit == place.suit and any(way[0] is place for way in self._of_row(suit, filled))

    def _of_row(self, suit: int, filled: frozenset[Card]) -> list[Way]:
        if self.base is None:
            return [(of(suit, rank),) for rank in FIVE_OR_NINE]
        if self.closes and any(place.rank in ENDS for place in filled):
            return []
        base = of(suit, self.base)
        ranks = [*range(1, RANKS), 0] if self.ace_high else list(range(RANKS))
        start = ranks.index(self.base)
        lows = tuple(place for rank in reversed(ranks[:start]) if (place := of(suit, rank)) not in filled)
        highs = tuple(place for rank in ranks[start + 1 :] if (place := of(suit, rank)) not in filled)
        first = of(suit, self.base + self.first_side)
        if base not in filled:
            return [(base, *way) for way in self._begun(lows, highs)]
        if self.first_side and first not in filled:
            return self._begun(lows, highs)
        match self._tunnel:
            case "open":
                ways = (lows + highs[::-1], highs + lows[::-1])
            case "closed":
                ways = (lows + highs[::-1] if highs else (), highs + lows[::-1] if lows else ())
            case _:
                ways = (lows, highs)
        return [way for way in ways if way]

    @property
    def _tunnel(self) -> str:
        return self.rules.tunnel if isinstance(self.rules, ShichiNarabeRules) else "none"

    def _begun(self, lows: Way, highs: Way) -> list[Way]:
        """The ways of a row in which nothing but its base lies on the side where it must begin."""
        if self.first_side < 0:
            return [lows, (*lows[:1], *highs)]
        return [highs, (*highs[:1], *lows)] if self.first_side else [lows, highs]
