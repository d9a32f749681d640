"""Tables and score sheets as pictures, or as words for those who want no pictures."""

from dataclasses import replace
from typing import Final

from bot.live.drawing import Drawing, words_in
from bot.pages import board, sheet
from bot.pages.messages import Picture
from bot.pages.shown import Shown
from bot.tables.table import Table
from bot.texts import Texts
from bot.words.sentences import name_of
from bot.words.sheets import score_sheet
from renderers import Theme, alt_scores, alt_table, text_scores, text_table

BOARD_THEME: Final = Theme(four_colour=False)


async def table_shown(drawing: Drawing, texts: Texts, table: Table, *, as_text: bool) -> Shown:
    """The table as everybody sees it. Only with a match."""
    view, phrases = table.view(None), words_in(texts.language)
    if as_text:
        return text_table(view, _names(texts, table), phrases)
    data = await drawing.table(view, BOARD_THEME, phrases)
    return Picture(data, board.PICTURE, alt_table(view, table.names(), phrases))


async def scores_shown(drawing: Drawing, texts: Texts, table: Table, *, as_text: bool) -> Shown | None:
    """What the hands that are over have brought; None where the match is over with its first."""
    scores, phrases = score_sheet(texts, table), words_in(texts.language)
    if scores is None:
        return None
    if as_text:
        # Above it in the message stands the game.
        told = replace(scores, title=texts("rounds-scores"), names=_names(texts, table))
        return text_scores(told, phrases)
    data = await drawing.scores(scores, phrases)
    return Picture(data, sheet.PICTURE, alt_scores(scores, phrases))


def _names(texts: Texts, table: Table) -> tuple[str, ...]:
    """Who sits in each seat, ready to stand in a message."""
    return tuple(name_of(texts, table.at(seat)) for seat in range(len(table.places)))
