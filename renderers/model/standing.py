"""How the cards of a hand stand in a layout: what they wait for, and what waits for them."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from engine.cards import INTERNATIONAL, JOKER, Card
from engine.views import RowsTable
from renderers.model.hand import HeldCard
from renderers.model.layout import belonging, closed_now, column, lines_open_to, ranks_laid
from renderers.model.marks import Mark

_COLUMNS: Final = 13

Cell = tuple[int, Card]
"""A line and a place in it."""


class Stand(Enum):
    """How a card stands in its place; each is also recognizable by its shape."""

    FREE = auto()
    """No card of somebody else has to be laid before it, as far as its row goes."""
    WAITING = auto()
    """A card of somebody else has to be laid before it: a padlock."""
    READY = auto()
    """Playable: lifted, in a golden frame, with a tick below."""
    DEAD = auto()
    """Never playable again (KI-9, PQ-4): a cross."""


@dataclass(frozen=True, slots=True)
class HandInRows:
    """A hand in a layout of rows."""

    held_cards: Mapping[Cell, tuple[Card, Stand]]
    """By place, the card that stands there."""
    held_up: frozenset[Cell]
    """Empty places that nobody can fill before the place of a card of this hand is filled. None with two packs and with
    trumps (TR-4), where others have ways around."""
    tray: tuple[HeldCard, ...]
    """Cards without a place of their own: jokers, and cards whose places are taken."""


NOTHING_HELD: Final = HandInRows({}, frozenset(), ())


def standing(table: RowsTable, hand: Sequence[HeldCard], opened: frozenset[Cell]) -> HandInRows:
    """Where the cards of a hand stand. A copy stands in one of the open places if it can. `opened`: `open_now`."""
    homes = {belongs: place for place, belongs in belonging(table).items()}
    laid = ranks_laid(table)
    placed: dict[Cell, HeldCard] = {}
    tray: list[HeldCard] = []
    for each in hand:
        free = [cell for cell in _cells(table, homes.get(each.card, each.card), laid) if cell not in placed]
        if free:
            placed[next((cell for cell in free if cell in opened), free[0])] = each
        else:
            tray.append(each)
    due, held_up = _due(table, laid, opened, placed.keys())
    shut = frozenset(closed_now(table))
    return HandInRows(
        held_cards={
            cell: (each.card, _stand(each.mark, is_due=cell in due or table.base is None, is_dead=cell in shut))
            for cell, each in placed.items()
        },
        held_up=held_up if table.trump is None and all(row.copy == 0 for row in table.rows) else frozenset(),
        tray=tuple(tray),
    )


def held_in_places(hand: Sequence[HeldCard], suits: Sequence[int]) -> Mapping[Cell, tuple[Card, Stand]]:
    """By place, the cards of a hand where each has a place of its own and waits for none. `suits`: of the lines."""
    lines = {suit: line for line, suit in enumerate(suits)}
    return {
        (lines[each.card.suit], each.card): (
            each.card,
            _stand(each.mark, is_due=True, is_dead=each.mark is Mark.DEAD),
        )
        for each in hand
    }


def _stand(mark: Mark, *, is_due: bool, is_dead: bool) -> Stand:
    if mark is Mark.READY:
        return Stand.READY
    if is_dead:
        return Stand.DEAD
    return Stand.FREE if is_due else Stand.WAITING


def _cells(table: RowsTable, place: Card, laid: Sequence[int]) -> list[Cell]:
    """The places without a card where this one belongs; none for a joker."""
    if place is JOKER:
        return []
    lines = lines_open_to(table, place, laid)
    if len(table.rows) > 4:
        lines += [line for line, row in enumerate(table.rows) if row.suit == place.suit and line not in lines]
    return [(line, place) for line in lines if not laid[line] >> place.rank & 1]


def _due(
    table: RowsTable, laid: Sequence[int], opened: frozenset[Cell], placed: Collection[Cell]
) -> tuple[set[Cell], frozenset[Cell]]:
    """The places of the hand before which no card of somebody else is due, and those that the hand holds up."""
    due, reached, before_own = set[Cell](), set[Cell](), set[Cell]()
    for line, row in enumerate(table.rows):
        starts = [column(place, ace_high=table.ace_high) for at, place in opened if at == line]
        if not starts:
            continue
        places = INTERNATIONAL[13 * row.suit : 13 * row.suit + 13]
        if table.ace_high:
            places = (*places[1:], places[0])
        lying = {i for i, place in enumerate(places) if laid[line] >> place.rank & 1}
        base = None if table.base is None else column(INTERNATIONAL[table.base], ace_high=table.ace_high)
        for path in _paths(lying, starts, base, tunnels=table.tunnel):
            is_own_due = is_other_due = False
            for at in path:
                if at in lying:
                    continue
                cell = line, places[at]
                if cell in placed:
                    is_own_due = True
                    if not is_other_due:
                        due.add(cell)
                else:
                    is_other_due = True
                    (reached if is_own_due else before_own).add(cell)
    return due, frozenset(reached - before_own)


def _paths(lying: set[int], starts: Sequence[int], base: int | None, *, tunnels: bool) -> Iterator[list[int]]:
    """The columns from each open place outward, in the order in which the row grows."""
    for start in starts:
        if start == base or base is None:
            yield [*range(start, _COLUMNS)]
            yield [*range(start, -1, -1)]
            continue
        left, right = start - 1, start + 1
        if (left % _COLUMNS if tunnels else left) in lying:
            yield [*range(start, _COLUMNS if start >= base else base)]
        if (right % _COLUMNS if tunnels else right) in lying:
            yield [*range(start, -1 if start < base else base, -1)]
        opposite = 2 * base - start
        # The row grows on this side only after the other side has begun (RS-2).
        if abs(start - base) == 1 and base in lying and opposite not in lying and opposite not in starts:
            yield [start, *(range(opposite, _COLUMNS) if opposite > base else range(opposite, -1, -1))]
