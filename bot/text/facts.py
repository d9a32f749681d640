"""Public facts of a table and its seats as text: passes, chips, bids, pot, trumps."""

from bot.text.faces import either, faces, suit_signs
from bot.text.rounds import is_of_many, number_text
from engine.cards import COLOURS
from engine.catalog import find_game
from engine.results import Unit
from engine.views import GridTable, GroupTable, Phase, RowsTable, SeatStatus, SeatView, SequenceTable, TrickTable, View
from i18n import Texts

MOST_SHOWN = 8
"""Face-up cards of a seat are listed up to this number."""


def seat_facts(texts: Texts, view: View, seat: int) -> list[str]:
    """Facts about a seat, most important first."""
    seen = view.seats[seat]
    is_ghost = view.players is not None and view.result is None and seen.status is SeatStatus.BANKRUPT
    facts = [texts("ghost-seat") if is_ghost else _status(texts, view, seen)]
    if seen.passes is not None and seen.status is SeatStatus.PLAYING:
        facts.append(texts("board-passes", used=seen.passes, most=seen.passes + (seen.passes_left or 0)))
    if seen.has_chosen is not None and view.phase in {Phase.PASSING, Phase.BIDDING}:
        facts.append(texts("board-has-chosen" if seen.has_chosen else "board-is-choosing"))
    if seen.bid is not None:
        facts.append(texts("board-bid", tricks=seen.tricks or 0, bid=seen.bid.rank))
    if seen.penalty:
        facts.append(texts("board-penalty", cards=seen.penalty))
    if seen.face_down and not seen.penalty:
        facts.append(texts("board-face-down", cards=seen.face_down))
    if 0 < len(seen.shown) <= MOST_SHOWN:
        facts.append(texts("board-shown", cards=faces(texts, seen.shown)))
    if seen.chips is not None:
        facts.append(texts("board-chips", chips=seen.chips))
    elif view.totals is not None and is_of_many(view.game, view.rules, view.totals):
        unit = find_game(view.game).scoring(view.rules).unit
        key = "board-penguins" if unit is Unit.PENGUINS else "board-total"
        facts.append(texts(key, total=view.totals[seat]))
    if seen.revokes:
        facts.append(texts("board-revokes", count=seen.revokes))
    if seat == view.dealer and view.result is None and is_of_many(view.game, view.rules, view.totals):
        facts.append(texts("rounds-dealer"))
    return facts


def table_facts(texts: Texts, view: View) -> list[str]:
    """Facts about the layout as text, for readers for whom the picture is too small or not visible."""
    facts: list[str] = []
    if is_of_many(view.game, view.rules, view.totals):
        facts.append(number_text(texts, view.game, view.rules, view.number))
    if view.pot is not None and view.result is None:
        facts.append(texts("board-pot", chips=view.pot))
    match view.table:
        case RowsTable() as rows:
            if rows.stock is not None:
                facts.append(texts("board-stock", cards=rows.stock))
            if rows.trump is not None:
                facts.append(texts("board-trump", suit=suit_signs(texts, [rows.trump])))
            if rows.closed:
                facts.append(texts("board-closed", suits=suit_signs(texts, rows.closed)))
            if rows.community:
                facts.append(texts("board-community", cards=faces(texts, rows.community)))
        case SequenceTable() as running:
            if running.wanted:
                facts.append(texts("board-wanted", cards=either(texts, running.wanted)))
        case TrickTable() as tricks:
            if tricks.trump is not None:
                facts.append(texts("board-trump-colour", colour=COLOURS[tricks.trump]))
        case GroupTable() as group:
            if group.number is not None:
                facts.append(texts("board-group", cards=" ".join([str(group.number)] * group.count)))
            if group.stock is not None:
                facts.append(texts("board-stock", cards=group.stock))
        case GridTable() as grid:
            if grid.dead:
                facts.append(texts("board-dead", cards=len(grid.dead)))
    return facts


def _status(texts: Texts, view: View, seen: SeatView) -> str:
    is_killing = isinstance(view.table, GridTable)
    match seen.status:
        case SeatStatus.PLAYING:
            return texts("board-cards", cards=seen.cards)
        case SeatStatus.OUT if is_killing:  # Out players may have dead cards left (KI-11).
            return texts("board-koroshi-out")
        case SeatStatus.OUT:
            if seen.place is not None:
                return texts("board-out-place", place=seen.place)
            if seen.left is not None and view.result is None:
                return texts("board-out-order", order=seen.left)
            return texts("board-out")
        case SeatStatus.BANKRUPT | SeatStatus.ELIMINATED:
            return texts("board-fallen", how="out" if is_killing else seen.status.value)
