"""The moves of a match in words, a page at a time; the last page is the newest."""

from typing import Any, Final

from discord import ui

from bot import ids
from bot.ids import Paged
from bot.messages import Message, button, panel, rows, words
from bot.sentences import told_lines
from bot.tables.table import Table
from bot.texts import Texts

MOVES_A_PAGE: Final = 15
NEWEST: Final = 9999
"""Asks for the last page there is."""


def log_message(texts: Texts, table: Table, *, page: int = NEWEST) -> Message:
    """Page `page`, from 0, or the nearest there is."""
    pages = max(1, -(-len(table.told) // MOVES_A_PAGE))
    page = min(page, pages - 1)
    first = page * MOVES_A_PAGE
    lines: list[str] = []
    for number, told in enumerate(table.told[first : first + MOVES_A_PAGE], start=first + 1):
        for i, line in enumerate(told_lines(texts, table, told)):
            lines.append(f"{number}\\. {line}" if i == 0 else f"— {line}")
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
