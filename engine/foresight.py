"""What a move would do, reckoned from a view: nothing hidden is needed for it."""

from engine.cards import SUITS, Card
from engine.games.grid import FULL
from engine.games.koroshi_terms import KoroshiRules, Terms
from engine.views import GridTable, View


def would_kill(view: View, card: Card) -> tuple[Card, ...]:
    """The cards of the killing grid that would die if this one were laid now (KI-3 to KI-8), in pack order.

    Empty at every other kind of table, and for a card that lies already.
    """
    table, rules = view.table, view.rules
    if not isinstance(table, GridTable) or not isinstance(rules, KoroshiRules):
        return ()
    terms = Terms(rules, "".join(SUITS[suit] for suit in table.order))
    laid, dead, cell = terms.cells(table.laid), terms.cells(table.dead), terms.cell.get(card)
    if cell is None or laid >> cell & 1:
        return ()
    empty = FULL & ~laid & ~(1 << cell)
    return tuple(terms.cards_of(terms.kill(empty, empty & ~dead, cell)))
