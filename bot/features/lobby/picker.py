"""The private message for picking a game, if the command named none."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.platform import ids
from bot.platform.ids import Learn, Pick
from bot.platform.messages import Child, Message, button, cut, panel, rows, select, words
from bot.storage.table_setup import TableSetup
from bot.text.finding import MOST_CHOICES, OFFERED
from bot.text.games import about, kind_about, kind_title, title
from bot.text.markup import plain, visible
from bot.text.mechanisms import games_of
from bot.text.mechanisms.record import Kind
from bot.text.rules_text import summary
from engine.catalog import Preset
from i18n import Texts

_LINE: Final = 100


def picker_message(
    texts: Texts,
    *,
    default: TableSetup | None = None,
    last: tuple[int, TableSetup] | None = None,
    among: Sequence[Preset] = OFFERED,
) -> Message:
    """A menu per kind of game, after buttons for the server's default and the user's last table.

    `last`: that table's number and setup.
    """
    quick: list[ui.Button[Any]] = []
    if default is not None:
        quick.append(
            button(
                texts("picker-default", game=default.title(texts)), ids.pick(Pick.DEFAULT), style=ButtonStyle.primary
            )
        )
    if last is not None:
        quick.append(button(texts("picker-again", game=last[1].title(texts)), ids.pick(Pick.AGAIN, str(last[0]))))
    quick.append(button(texts("learn-button"), ids.learn(Learn.WHICH, "any")))
    lists: list[Child] = []
    for kind in Kind:
        games = games_of(kind)
        presets = [preset for preset in among if preset.game in games]
        if presets:
            lists.append(_list(texts, kind, presets))
    return panel(words(f"{texts('picker-title')}\n{texts('picker-text')}"), *rows(quick), *lists)


def unsure_message(texts: Texts, typed: str, likely: Sequence[Preset]) -> Message:
    """No game has the typed name; offer the likely ones."""
    said = texts("picker-unknown", typed=plain(cut(visible(typed), 50)))
    if not likely:
        return panel(words(f"{said}\n{texts('picker-unknown-all')}"))
    options = [_option(texts, preset) for preset in likely[:MOST_CHOICES]]
    chooser = select(ids.pick(Pick.LIST, "likely"), options, texts("picker-likely"))
    return panel(words(f"{said}\n{texts('picker-unknown-likely')}"), chooser)


def _list(texts: Texts, kind: Kind, presets: Sequence[Preset]) -> Child:
    options = [_option(texts, preset) for preset in presets[:MOST_CHOICES]]
    placeholder = texts("picker-kind", kind=kind_title(texts, kind), about=kind_about(texts, kind))
    return select(ids.pick(Pick.LIST, kind.value), options, cut(placeholder, 150))


def _option(texts: Texts, preset: Preset) -> discord.SelectOption:
    """With a description of the game, or of the preset's options."""
    line = summary(texts, preset.game, preset.rules(), longest=_LINE) if preset.options else about(texts, preset.game)
    return discord.SelectOption(
        label=cut(title(texts, preset.game, preset.id), _LINE),
        value=preset.id,
        description=cut(line, _LINE),
    )
