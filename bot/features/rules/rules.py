"""The private message with the rules of a table or a preset, paged."""

from dataclasses import dataclass
from typing import Any, Final

from discord import ui

from bot.features.learn.ids import Learn, LearnPress
from bot.features.rules.ids import rules_press
from bot.platform.messages import Message, Picture, button, panel, rows, words
from bot.tables.table import Table
from bot.text.games import game_called, preset_at
from bot.text.lessons import TAUGHT
from bot.text.rules_text import RulesPage, Talking, rules_text
from engine.catalog import Preset
from engine.rules import Rules
from i18n import Texts

PICTURE: Final = "rules.png"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """The rules of one table or preset. `source`: as in `rules_press`."""

    game: str
    preset: str | None
    rules: Rules
    source: str
    seats: int | None = None
    talking: Talking = "plain"
    teaches: bool = True
    """Whether to offer learning by playing, if the game has a lesson."""

    def page(self, texts: Texts, number: int) -> RulesPage:
        """Page `number`, from 0, or the nearest one."""
        pages = self.pages_in(texts)
        return pages[_nearest(number, pages)]

    def message(self, texts: Texts, number: int, shown: Picture | str | None = None) -> Message:
        """The page, with buttons to turn it if there are several. `shown`: its picture, or text instead."""
        pages = self.pages_in(texts)
        number = _nearest(number, pages)
        page, name = pages[number], game_called(texts, self.game, self.preset)
        if len(pages) == 1:
            heading = texts("rules-title", game=name)
        else:
            heading = texts("rules-title-page", game=name, page=number + 1, pages=len(pages))
        turners = rows([*_turners(texts, self.source, number, len(pages)), *self._learn_button(texts)])
        if shown is None or page.picture is None:
            return panel(words(f"{heading}\n{page.text}"), *turners)
        above, below = page.around
        after = words(below) if below else None
        caption = f"-# {page.picture.caption}"
        if isinstance(shown, str):
            quoted = "\n".join(f"> {line}" for line in shown.splitlines())
            return panel(words(f"{heading}\n{above}\n{caption}\n{quoted}"), after, *turners)
        return panel(words(f"{heading}\n{above}"), shown.gallery(), words(caption), after, *turners, pictures=[shown])

    def _learn_button(self, texts: Texts) -> list[ui.Button[Any]]:
        if not self.teaches or self.game not in TAUGHT:
            return []
        return [button(texts("learn-button"), LearnPress(Learn.START, str(TAUGHT[self.game].id)))]

    def pages_in(self, texts: Texts) -> tuple[RulesPage, ...]:
        return rules_text(texts, self.game, self.rules, seats=self.seats, talking=self.talking)


def table_rules(table: Table) -> Rulebook:
    """The rules of a table."""
    return Rulebook(
        game=table.game,
        preset=preset_at(table),
        rules=table.rules,
        source=str(table.id),
        seats=len(table.participants) if table.match is not None else None,
        talking="strict" if table.setup.strict else "plain",
        teaches=not table.lesson,
    )


def preset_rules(preset: Preset) -> Rulebook:
    """The rules of a preset."""
    return Rulebook(game=preset.game, preset=preset.id, rules=preset.rules(), source=preset.id)


def _nearest(number: int, pages: tuple[RulesPage, ...]) -> int:
    return min(max(number, 0), len(pages) - 1)


def _turners(texts: Texts, source: str, page: int, pages: int) -> list[ui.Button[Any]]:
    if pages == 1:
        return []
    before, after = max(0, page - 1), min(pages - 1, page + 1)
    return [
        button(texts("rules-before"), rules_press(source, before, "<"), disabled=page == 0),
        button(texts("rules-after"), rules_press(source, after, ">"), disabled=page == pages - 1),
    ]
