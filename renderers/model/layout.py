"""Positions of cards and open places in a layout of rows."""

from collections import Counter
from collections.abc import Iterator, Mapping

from engine.cards import Card
from engine.views import Row, RowsTable


def column(place: Card, *, ace_high: bool) -> int:
    """The column of a place in its row, from 0; with `ace_high` the ace comes last."""
    return (place.rank - 1) % 13 if ace_high else place.rank


def belonging(table: RowsTable) -> Mapping[Card, Card]:
    """For places of trumps that lie in another row as substitutes: the card that belongs there instead (TR-4)."""
    return {
        laid.shown: laid.place
        for row in table.rows
        if table.trump is not None and row.suit != table.trump
        for laid in row.laid
        if laid.shown is not laid.place and laid.shown.suit == table.trump
    }


def laid_last(table: RowsTable) -> set[tuple[int, Card]]:
    """The (line, place) of each card played last. If two rows have the place, the later row."""
    found = {laid.place: line for line, row in enumerate(table.rows) for laid in row.laid if laid.place in table.last}
    return {(line, place) for place, line in found.items()}


def open_now(table: RowsTable) -> Iterator[tuple[int, Card]]:
    """The (line, place) of every open place. With two packs, a card goes to the row that has reached its rank."""
    for place, times in Counter(table.next).items():
        yield from ((line, place) for line in lines_open_to(table, place)[:times])


def lines_open_to(table: RowsTable, place: Card) -> list[int]:
    """The lines that can take a place; only those that have reached its rank, if any have."""
    lines = [line for line, row in enumerate(table.rows) if row.suit == place.suit and not _is_laid(row, place)]
    return [line for line in lines if _has_come_to(table.rows[line], place, table.base)] or lines


def _is_laid(row: Row, place: Card) -> bool:
    return any(laid.place is place for laid in row.laid)


def _has_come_to(row: Row, place: Card, base: int | None) -> bool:
    beside = {(place.rank - 1) % 13, (place.rank + 1) % 13}
    return place.rank == base or any(laid.place.rank in beside for laid in row.laid)
