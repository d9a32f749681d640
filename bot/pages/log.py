"""The moves of a match in words, a page at a time; the last page is the newest."""

from typing import Any, Final

from discord import ui

from bot.pages import ids
from bot.pages.ids import Paged
from bot.pages.messages import Message, button, panel, rows, words
from bot.tables.table import Table
from bot.texts import Texts
from bot.words.sentences import told_lines

MOVES_A_PAGE: Final = 15
NEWEST: Final = 9999
"""Asks for the last page there is."""


def log_message(texts: Texts, table: Table, *, page: int = NEWEST) -> Message:
    """Page `page`, from 0, or the nearest there is."""
    # What nobody may know of is not counted either: a gap in the numbers would tell.
    seen = [lines for told in table.told if (lines := told_lines(texts, table, told))]
    pages = max(1, -(-len(seen) // MOVES_A_PAGE))
    page = min(page, pages - 1)
    first = page * MOVES_A_PAGE
    lines: list[str] = []
    for number, (move, *more) in enumerate(seen[first : first + MOVES_A_PAGE], start=first + 1):
        lines += [f"{number}\\. {move}", *(f"— {line}" for line in more)]
    title = texts("log-title", page=page + 1, pages=pages)
    text = "\n".join([title, "", *(lines or [texts("log-empty")])])
    return panel(words(text), *rows(_turners(texts, table, page, pages)))


def _turners(texts: Texts, table: Table, page: int, pages: int) -> list[ui.Button[Any]]:
    if pages == 1:
        return []
    older, newer = max(0, page - 1), min(pages - 1, page + 1)
    return [
        button(texts("page-older"), ids.page(Paged.LOG, table.id, older, "<"), disabled=page == 0),
        button(texts("page-newer"), ids.page(Paged.LOG, table.id, newer, ">"), disabled=page == pages - 1),
    ]
