"""Preview the effect of a move, computed from a view, so without hidden information."""

from engine.cards import JOKER, SUITS, Card
from engine.catalog import GAMES
from engine.games.insidious_setup import winning
from engine.games.koroshi_setup import KoroshiRules, KoroshiSetup
from engine.games.shichi_narabe import ShichiNarabeRules
from engine.grid import FULL
from engine.views import GridTable, Phase, TrickTable, View


def is_pass_paid(view: View) -> bool:
    """Return whether a pass of the viewer with a playable card, if legal, costs chips or a penalty (FT-7, RS-8)."""
    game = GAMES.get(view.game)
    return game is not None and game.penalises_revokes(view.rules)


def would_kill(view: View, card: Card) -> tuple[Card, ...]:
    """Return the cards that playing `card` would kill in the killing grid (KI-3 to KI-8), in pack order.

    Empty for every other game, and for a card that has already been laid.
    """
    table, rules = view.table, view.rules
    if not isinstance(table, GridTable) or not isinstance(rules, KoroshiRules):
        return ()
    hand_setup = KoroshiSetup(rules, "".join(SUITS[suit] for suit in table.order))
    laid, dead, cell = hand_setup.cells(table.laid), hand_setup.cells(table.dead), hand_setup.cell.get(card)
    if cell is None or laid >> cell & 1:
        return ()
    empty = FULL & ~laid & ~(1 << cell)
    return tuple(hand_setup.cards_of(hand_setup.kill(empty, empty & ~dead, cell)))


def would_eliminate(view: View, card: Card) -> bool:
    """Return whether playing `card` leaves only jokers in hand in rules where that eliminates the viewer (SJ-7)."""
    rules = view.rules
    if not isinstance(rules, ShichiNarabeRules) or rules.joker_play != "single" or rules.joker_exchange != "take":
        return False
    left = list(view.hand)
    left.remove(card)
    return bool(left) and all(each is JOKER for each in left)


def would_win(view: View, card: Card) -> bool:
    """Return whether `card`, played now by the viewer, would win the current trick as it is (IS-6).

    False for a lead and for every other game.
    """
    table = view.table
    if (
        view.phase is not Phase.PLAY
        or not isinstance(table, TrickTable)
        or not table.trick
        or table.trump is None
        or view.seat is None
    ):
        return False
    return winning((*table.trick, (view.seat, card)), table.trump)[1] is card
