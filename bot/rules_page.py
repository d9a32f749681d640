"""The private message with the rules of a table or a preset, a page at a time."""

from typing import Any

from discord import ui

from bot import ids
from bot.game_words import title
from bot.messages import Message, button, panel, rows, words
from bot.rules_text import Talking, rules_text
from bot.tables.table import Table
from bot.texts import Texts
from engine.catalog import Preset
from engine.rules import Rules


def table_rules(texts: Texts, table: Table, *, page: int = 0) -> Message:
    """The rules by which a table plays. Page `page`, from 0, or the nearest there is."""
    return rules_message(
        texts,
        table.game,
        table.preset,
        table.rules,
        seats=len(table.places) if table.match is not None else None,
        talking="strict" if table.strict else "plain",
        source=str(table.id),
        page=page,
    )


def preset_rules(texts: Texts, preset: Preset, *, page: int = 0) -> Message:
    """The rules of a preset. Page `page`, from 0, or the nearest there is."""
    return rules_message(texts, preset.game, preset.id, preset.rules(), source=preset.id, page=page)


def rules_message(
    texts: Texts,
    game: str,
    preset: str | None,
    rules: Rules,
    *,
    source: str,
    seats: int | None = None,
    talking: Talking = "plain",
    page: int = 0,
) -> Message:
    """A page of rules, with buttons to turn it where there are several. `source`: whose they are (`ids.rules`)."""
    pages = rules_text(texts, game, rules, seats=seats, talking=talking)
    page = min(max(page, 0), len(pages) - 1)
    name = title(texts, game, preset)
    if len(pages) == 1:
        heading = texts("rules-title", game=name)
    else:
        heading = texts("rules-title-page", game=name, page=page + 1, pages=len(pages))
    return panel(words(f"{heading}\n{pages[page].text}"), *rows(_turners(texts, source, page, len(pages))))


def _turners(texts: Texts, source: str, page: int, pages: int) -> list[ui.Button[Any]]:
    if pages == 1:
        return []
    before, after = max(0, page - 1), min(pages - 1, page + 1)
    return [
        button(texts("rules-before"), ids.rules(source, before, "<"), disabled=page == 0),
        button(texts("rules-after"), ids.rules(source, after, ">"), disabled=page == pages - 1),
    ]
