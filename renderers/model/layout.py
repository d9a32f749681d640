"""Where cards lie in a layout of rows, and where they can go."""

from collections import Counter
from collections.abc import Iterator, Mapping

from engine.cards import Card
from engine.views import Row, RowsTable


def column(place: Card, *, ace_high: bool) -> int:
    """Where a place is in its row, from 0."""
    return (place.rank - 1) % 13 if ace_high else place.rank


def belonging(table: RowsTable) -> Mapping[Card, Card]:
    """For places of the trump row: the card that belongs there instead, its trump lying in its row (TR-4)."""
    return {
        laid.shown: laid.place
        for row in table.rows
        if table.trump is not None and row.suit != table.trump
        for laid in row.laid
        if laid.shown is not laid.place and laid.shown.suit == table.trump
    }


def laid_last(table: RowsTable) -> set[tuple[int, Card]]:
    """Line and place of what was laid last. Of two rows that both have it, the later one."""
    found = {laid.place: line for line, row in enumerate(table.rows) for laid in row.laid if laid.place in table.last}
    return {(line, place) for place, line in found.items()}


def open_now(table: RowsTable) -> Iterator[tuple[int, Card]]:
    """Line and place of every place that is open now. A card of two packs goes where its row has come to it."""
    for place, times in Counter(table.next).items():
        yield from ((line, place) for line in lines_open_to(table, place)[:times])


def lines_open_to(table: RowsTable, place: Card) -> list[int]:
    """The lines that can take a place, those that have come to it alone if there are any."""
    lines = [line for line, row in enumerate(table.rows) if row.suit == place.suit and not _is_laid(row, place)]
    return [line for line in lines if _has_come_to(table.rows[line], place, table.base)] or lines


def _is_laid(row: Row, place: Card) -> bool:
    return any(laid.place is place for laid in row.laid)


def _has_come_to(row: Row, place: Card, base: int | None) -> bool:
    beside = {(place.rank - 1) % 13, (place.rank + 1) % 13}
    return place.rank == base or any(laid.place.rank in beside for laid in row.laid)
