"""Tables and score sheets as pictures, or as text for users who want it or if drawing fails."""

import logging
from dataclasses import replace
from typing import Final

from bot.features.play import board
from bot.platform.drawing import Drawing
from bot.platform.messages import Shown
from bot.tables.table import Table
from bot.text.moments import Moment, moment_text
from bot.text.naming import drawn_name, name_of, seat_badges
from bot.text.rounds import score_sheet
from bot.text.talk import said_at
from i18n import Texts
from renderers import ScoresPicture, TablePicture, Theme

log = logging.getLogger(__name__)

SCORES_PICTURE: Final = "scores.png"


async def table_shown(
    drawing: Drawing,
    texts: Texts,
    table: Table,
    theme: Theme,
    *,
    moment: Moment | None = None,
    talks: bool = False,
) -> Shown:
    """The table as everyone sees it, in this theme. The table must have a match. `moment`, `talks`: as in
    `table_picture`.
    """
    picture = table_picture(texts, table, theme, moment=moment, talks=talks)
    return await drawing.picture_or_words(picture, board.PICTURE, texts)


def table_picture(
    texts: Texts, table: Table, theme: Theme, *, moment: Moment | None = None, talks: bool = False
) -> TablePicture:
    """The table as everyone sees it. `moment`: what was remarkable just now. `talks`: whether phrases are shown."""
    return TablePicture.of(
        table.view(None),
        theme,
        texts,
        badges=seat_badges(table),
        names=tuple(drawn_name(texts, table.at(seat)) for seat in range(len(table.participants))),
        written=_names(texts, table),
        has_plates=True,
        said=said_at(texts, table) if talks else (),
        moment="" if moment is None else moment_text(texts, table, moment, lambda place: place.name),
    )


def in_words(texts: Texts, table: Table) -> str:
    """The layout as text; empty if even that fails."""
    try:
        return table_picture(texts, table, Theme()).words(texts)
    except Exception:
        log.exception("A layout cannot be described")
        return ""


async def scores_shown(drawing: Drawing, texts: Texts, table: Table) -> Shown | None:
    """The scores of the finished hands; None if the match has a single hand."""
    scores = scores_picture(texts, table)
    return None if scores is None else await drawing.picture_or_words(scores, SCORES_PICTURE, texts)


def scores_picture(texts: Texts, table: Table) -> ScoresPicture | None:
    """The scores of the finished hands; None if the match has a single hand."""
    sheet = score_sheet(texts, table)
    if sheet is None:
        return None
    # The game's name already stands above it in the message.
    written = replace(sheet, title=texts("rounds-scores"), names=_names(texts, table))
    return ScoresPicture.of(sheet, texts, written=written)


def _names(texts: Texts, table: Table) -> tuple[str, ...]:
    """The player of each seat, formatted for messages."""
    return tuple(name_of(texts, table.at(seat)) for seat in range(len(table.participants)))
