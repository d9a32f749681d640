"""The private pages for starting a game, if the command named none: the first page, a kind of games, a game."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.features.daily.ids import Daily, DailyPress
from bot.features.learn.ids import Learn, LearnPress
from bot.features.lobby.ids import Friends, FriendsPress, Pick, PickPress
from bot.features.play.private_table import go_on_buttons
from bot.platform.custom_ids import MenuPress
from bot.platform.messages import (
    Message,
    Picture,
    button,
    cut,
    menu_option,
    panel,
    people_select,
    rows,
    select,
    shown_panel,
    words,
)
from bot.storage.own_tables import OwnTable
from bot.tables.places import Place
from bot.tables.setup import TableSetup
from bot.tables.table import Table
from bot.text.finding import OFFERED
from bot.text.games import about, house_rules, kind_about, kind_title, setup_called, title
from bot.text.limits import MOST_CHOICES, OPTION_LETTERS
from bot.text.markup import plain, visible
from bot.text.mechanisms import RECORDS, games_of
from bot.text.mechanisms.record import GameKind
from bot.text.rules_text import summary
from engine.catalog import Preset
from i18n import Texts

_MOST_QUICK: Final = 5
"""Buttons of the first page: as many lines as a phone's window has room for. The last is the daily deal; of the others
*Learn* is the first without a place.
"""
_MOST_OPEN: Final = 2
"""Of these, to private tables."""
_MOST_SAID: Final = 3
"""Games of a kind that have sentences and buttons on its page; for more a phone's window has no room."""


def picker_message(
    texts: Texts,
    place: Place = Place.CHANNEL,
    *,
    is_forced: bool = False,
    default: TableSetup | None = None,
    last: Table | None = None,
    shelf: Picture | None = None,
    open_ones: Sequence[OwnTable] = (),
) -> Message:
    """The first page: what starts at once, and the kinds of games. `shelf`: their picture; without it, sentences.

    The menu of users takes one friend: the choice of one ends at once, and that of several by a press more.

    It is no higher than a phone's window (`tests.browser.test_first_page`): what a kind is, its list says.
    `place`: where it is shown; where nobody can join, all is for one person with computer players. `is_forced`: that is
    so as Discord shows answers to one person alone. `default`: the server's default table. `last`: the
    user's last table. `open_ones`: their private tables.
    """
    quick = go_on_buttons(texts, open_ones[:_MOST_OPEN])
    quick.append(button(texts("picker-now"), PickPress(Pick.NOW), style=ButtonStyle.success))
    if place.is_shared:
        quick.append(button(texts("picker-friends"), FriendsPress(Friends.PAGE), style=ButtonStyle.success))
    if last is not None:
        label = texts("picker-again", game=setup_called(texts, last.setup))
        quick.append(button(label, PickPress(Pick.AGAIN, str(last.id)), style=ButtonStyle.primary))
    if default is not None:
        quick.append(button(texts("picker-default", game=setup_called(texts, default)), PickPress(Pick.DEFAULT)))
    quick.append(button(texts("learn-button"), LearnPress(Learn.WHICH, "any")))
    kinds = [menu_option(kind_title(texts, kind), kind.value, about=kind_about(texts, kind)) for kind in GameKind]
    lines = [texts("picker-kind", kind=kind_title(texts, kind), about=kind_about(texts, kind)) for kind in GameKind]
    kinds_of = texts("picker-kinds" if place.is_shared else "picker-kinds-alone")
    about = [] if last or open_ones else [texts("picker-text")]
    if not place.is_shared:
        about = [f"-# {texts('notice-place', place='forced' if is_forced else 'own')}"]
    paragraphs = [kinds_of, *([] if shelf is not None else lines)]
    return panel(
        words("\n".join([texts("picker-title"), *about])),
        *rows([*quick[: _MOST_QUICK - 1], button(texts("daily-button"), DailyPress(Daily.PAGE))]),
        people_select(FriendsPress(Friends.INVITE), texts("picker-friend"), most=1) if place.is_shared else None,
        words("\n".join(paragraphs)),
        shelf.gallery() if shelf is not None else None,
        select(PickPress(Pick.KIND), kinds, texts("picker-kind-choice")),
        pictures=[shelf] if shelf is not None else [],
    )


def kind_message(texts: Texts, kind: GameKind) -> Message:
    """The games of a kind, many of them as a list. A game without variants opens its table at once."""
    games = [game for game in games_of(kind) if _presets(game)]
    heading = f"## {kind_title(texts, kind)}\n{kind_about(texts, kind)}"
    back = button(texts("picker-back"), PickPress(Pick.KINDS))
    if len(games) > _MOST_SAID:
        return panel(words(heading), _listed(texts, games), *rows([back]))
    lines = [texts("picker-kind", kind=title(texts, game), about=about(texts, game)) for game in games]
    buttons = [button(*_opening(texts, game)) for game in games]
    return shown_panel(heading, "\n".join(lines), buttons=[*buttons, back])


def _listed(texts: Texts, games: Sequence[str]) -> ui.ActionRow[Any]:
    """A menu of games, each with what is played."""
    options = list[discord.SelectOption]()
    for game in games:
        label, custom_id = _opening(texts, game)
        options.append(menu_option(label, str(custom_id), about=about(texts, game)))
    return select(MenuPress(), options, texts("picker-game-choice"))


def _opening(texts: Texts, game: str) -> tuple[str, PickPress]:
    """The label and the custom id by which a table of the game opens, or its variants are shown."""
    named, presets = title(texts, game), _presets(game)
    if len(presets) == 1:
        return named, PickPress(Pick.PRESET, presets[0].id)
    return texts("picker-variants", game=named), PickPress(Pick.GAME, game)


def game_message(texts: Texts, game: str, place: Place = Place.CHANNEL) -> Message:
    """The variants of a game, the plainest first; where nobody hears ghosts, without theirs, and with the reason."""
    presets, left_out = _presets(game), list[str]()
    if not place.has_bot:
        heard = [preset for preset in presets if not TableSetup.of_preset(preset).has_ghosts]
        left_out = [] if len(heard) == len(presets) else [f"-# {texts('refused-no-ghosts')}"]
        presets = heard
    said = house_rules(texts, game)
    house = [] if said is None else [f"-# {said}"]
    options = [preset_option(texts, preset) for preset in presets[:MOST_CHOICES]]
    usual = button(
        texts("picker-usual" if place.is_shared else "picker-usual-alone", game=title(texts, game, presets[0].id)),
        PickPress(Pick.PRESET, presets[0].id),
        style=ButtonStyle.primary,
    )
    back = button(texts("picker-back"), PickPress(Pick.KIND, RECORDS[game].kind.value))
    return panel(
        words("\n".join([f"## {title(texts, game)}", about(texts, game), *house, *left_out])),
        *rows([usual]),
        select(PickPress(Pick.LIST, game), options, texts("picker-variant")),
        *rows([back]),
    )


def unsure_message(texts: Texts, typed: str, likely: Sequence[Preset]) -> Message:
    """No game has the typed name; offer the likely ones."""
    unknown = unknown_game(texts, typed)
    if not likely:
        return panel(words(f"{unknown}\n{texts('picker-unknown-all')}"))
    options = [preset_option(texts, preset) for preset in likely[:MOST_CHOICES]]
    chooser = select(PickPress(Pick.LIST, "likely"), options, texts("picker-likely"))
    return panel(words(f"{unknown}\n{texts('picker-unknown-likely')}"), chooser)


def unknown_game(texts: Texts, typed: str) -> str:
    """No game has the typed name."""
    return texts("picker-unknown", typed=plain(cut(visible(typed), 50)))


def _presets(game: str) -> list[Preset]:
    return [preset for preset in OFFERED if preset.game == game]


def preset_option(texts: Texts, preset: Preset) -> discord.SelectOption:
    """With a description of the game, or of the preset's options."""
    line = (
        summary(texts, preset.game, preset.rules(), longest=OPTION_LETTERS)
        if preset.options
        else about(texts, preset.game)
    )
    return menu_option(title(texts, preset.game, preset.id), preset.id, about=line)
