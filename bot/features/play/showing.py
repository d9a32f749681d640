"""Tables and score sheets as pictures, or as text for users who want it or if drawing fails."""

import logging
from dataclasses import replace
from typing import Final

from bot.features.play import board
from bot.platform.drawing import Drawing, drawn
from bot.platform.messages import Shown
from bot.tables.table import Table
from bot.text.naming import drawn_name, name_of, seat_badges
from bot.text.rounds import score_sheet
from i18n import Texts
from renderers import Theme, alt_scores, alt_table, text_scores, text_table

log = logging.getLogger(__name__)

SCORES_PICTURE: Final = "scores.png"


async def table_shown(drawing: Drawing, texts: Texts, table: Table, theme: Theme, *, as_text: bool) -> Shown:
    """The table as everyone sees it, in this theme. The table must have a match."""
    view, names = table.view(None), _names(texts, table)
    on_plates = [drawn_name(texts, table.at(seat)) for seat in range(len(names))]
    if as_text:
        return text_table(view, names, texts)
    return await drawn(
        drawing.table(view, theme, texts, badges=seat_badges(table), names=on_plates),
        board.PICTURE,
        alt_table(view, on_plates, texts),
        lambda: text_table(view, names, texts),
    )


def in_words(texts: Texts, table: Table) -> str:
    """The layout as text; empty if even that fails."""
    try:
        return text_table(table.view(None), _names(texts, table), texts)
    except Exception:
        log.exception("A layout cannot be described")
        return ""


async def scores_shown(drawing: Drawing, texts: Texts, table: Table, *, as_text: bool) -> Shown | None:
    """The scores of the finished hands; None if the match has a single hand."""
    scores = score_sheet(texts, table)
    if scores is None:
        return None
    # The game's name already stands above it in the message.
    sheet = replace(scores, title=texts("rounds-scores"), names=_names(texts, table))
    if as_text:
        return text_scores(sheet, texts)
    return await drawn(
        drawing.scores(scores, texts),
        SCORES_PICTURE,
        alt_scores(scores, texts),
        lambda: text_scores(sheet, texts),
    )


def _names(texts: Texts, table: Table) -> tuple[str, ...]:
    """The player of each seat, formatted for messages."""
    return tuple(name_of(texts, table.at(seat)) for seat in range(len(table.participants)))
