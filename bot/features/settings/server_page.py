"""The pages of a server's settings, for users who may manage it."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, assert_never

import discord
from discord import ButtonStyle, ui

from bot.features.play.lobby_board import TURN_TIMES, time_words
from bot.features.settings.ids import (
    AskRolePress,
    ServerChoice,
    ServerChoicePress,
    ServerPage,
    ServerPagePress,
    ServerSetting,
    ServerSwitchPress,
    Setting,
    SettingPress,
)
from bot.features.settings.page import named, style
from bot.platform.messages import (
    Message,
    button,
    channel_select,
    cut,
    panel,
    people_select,
    role_select,
    rows,
    select,
    words,
)
from bot.storage.guild_settings import MOST_CHOSEN, ServerSettings
from bot.storage.table_setup import read_setup
from bot.text.finding import OFFERED, PLAYABLE
from bot.text.games import presets_of, title
from bot.text.sentences import listed
from engine.catalog import GAMES
from i18n import LANGUAGES, Texts, texts_in

NONE: Final = "none"
"""The choice by which nothing is set."""
MOST_OFFERED: Final = (1, 2, 3, 5, 10, 20, 50)
"""Selectable numbers of tables open at once."""
_LABEL: Final = 100
"""Characters of an option's label."""


def server_message(texts: Texts, page: ServerPage, server: ServerSettings, *, notice: str | None = None) -> Message:
    """A page of the server's settings. `notice`: what has just been done or refused; it stands below the title.

    Each button's custom id has the new value, so that a press on an old message does what it shows.
    """
    match page:
        case ServerPage.TABLES:
            content = _tables(texts, server)
        case ServerPage.OPENING:
            content = _opening(texts, server)
        case ServerPage.GAMES:
            content = _games(texts, server)
        case ServerPage.PEOPLE:
            content = _people(texts, server)
        case _:
            assert_never(page)
    lines = [texts("settings-server-title"), texts("settings-server-text"), *([notice] if notice else [])]
    pages = [
        button(
            texts(f"settings-server-page-{each.value}"),
            ServerPagePress(each),
            style=ButtonStyle.primary if each is page else ButtonStyle.secondary,
        )
        for each in ServerPage
    ]
    back = button(texts("settings-server-back"), SettingPress(Setting.PAGE))
    return panel(words("\n".join(lines)), *rows([*pages, back]), ui.Separator(), *content)


def _tables(texts: Texts, server: ServerSettings) -> list[ui.Item[Any]]:
    languages = [
        _option(texts("settings-server-language-own"), NONE, is_chosen=server.language is None),
        *(_option(texts_in(each)("language-name"), each, is_chosen=each == server.language) for each in LANGUAGES),
    ]
    return [
        _switch(texts, ServerSetting.TEXT, "shown", ("pictures", "words"), is_on=server.text_only),
        _switch(texts, ServerSetting.SUITS, "suits", ("suits-two", "suits-four"), is_on=server.four_colour),
        _switch(texts, ServerSetting.REPLAYS, "replays", ("replays-players", "replays-all"), is_on=server.open_replays),
        _switch(texts, ServerSetting.PINGS, "pings", ("pings-off", "pings-on"), is_on=server.pings),
        words(texts("settings-server-ask-text")),
        role_select(AskRolePress(), texts("settings-server-ask"), [] if server.ask_role is None else [server.ask_role]),
        *_menu(texts, ServerChoice.LANGUAGE, languages),
    ]


def _opening(texts: Texts, server: ServerSettings) -> list[ui.Item[Any]]:
    numbers = _with(MOST_OFFERED, server.most_tables)
    most = [
        _option(texts("settings-server-most-none"), NONE, is_chosen=server.most_tables is None),
        *(
            _option(texts("settings-server-most-number", most=each), str(each), is_chosen=each == server.most_tables)
            for each in numbers
        ),
    ]
    return [
        words(texts("settings-server-channels-what")),
        channel_select(
            ServerChoicePress(ServerChoice.CHANNELS),
            texts("settings-server-channels"),
            server.channels,
            most=MOST_CHOSEN,
        ),
        words(texts("settings-server-roles-what")),
        role_select(
            ServerChoicePress(ServerChoice.ROLES), texts("settings-server-roles"), server.roles, most=MOST_CHOSEN
        ),
        *_menu(texts, ServerChoice.MOST, most),
    ]


def _games(texts: Texts, server: ServerSettings) -> list[ui.Item[Any]]:
    allowed = [_option(title(texts, each), each, is_chosen=each in server.games) for each in GAMES if each in PLAYABLE]
    default = read_setup(server.default_table)
    games = [
        _option(texts("settings-server-default-none"), NONE, is_chosen=default is None),
        *(
            _option(title(texts, each), each, is_chosen=default is not None and default.game == each)
            for each in GAMES
            if each in PLAYABLE
        ),
    ]
    what = "-" if default is None else default.title(texts)
    presets = [] if default is None else [each for each in presets_of(default.game) if each in OFFERED]
    variants = [
        _option(title(texts, each.game, each.id), each.id, is_chosen=default is not None and default.preset == each.id)
        for each in presets
    ]
    times = [
        _option(texts("settings-server-turn-none"), NONE, is_chosen=server.turn_seconds is None),
        *(
            _option(time_words(texts, each), str(each), is_chosen=each == server.turn_seconds)
            for each in _with(TURN_TIMES, server.turn_seconds)
        ),
    ]
    return [
        *_menu(texts, ServerChoice.GAMES, allowed, least=0, most=len(allowed)),
        words(texts("settings-server-default-what", game=what, is_set="no" if default is None else "yes")),
        _chooser(texts, ServerChoice.DEFAULT, games),
        *([_chooser(texts, ServerChoice.PRESET, variants)] if len(variants) > 1 else []),
        *_menu(texts, ServerChoice.TURN, times),
    ]


def _people(texts: Texts, server: ServerSettings) -> list[ui.Item[Any]]:
    barred = listed(texts, [f"<@{user}>" for user in server.barred])
    lines = [texts("settings-server-barred-what"), barred or texts("settings-server-barred-none")]
    menu = people_select(
        ServerChoicePress(ServerChoice.UNBAR),
        texts("settings-server-unbar"),
        most=min(MOST_CHOSEN, max(1, len(server.barred))),
    )
    return [words("\n".join(lines)), *([menu] if server.barred else [])]


def _switch(texts: Texts, which: ServerSetting, what: str, states: tuple[str, str], *, is_on: bool) -> ui.Section[Any]:
    """`states`: the messages of off and on."""
    label = texts(f"settings-server-{states[is_on]}")
    return named(
        texts,
        f"settings-server-{what}-what",
        button(label, ServerSwitchPress(which, on=not is_on), style=style(is_on=is_on)),
    )


def _menu(
    texts: Texts, which: ServerChoice, options: Sequence[discord.SelectOption], *, least: int = 1, most: int = 1
) -> Iterable[ui.Item[Any]]:
    return (
        words(texts(f"settings-server-{which.value}-what")),
        _chooser(texts, which, options, least=least, most=most),
    )


def _chooser(
    texts: Texts, which: ServerChoice, options: Sequence[discord.SelectOption], *, least: int = 1, most: int = 1
) -> ui.ActionRow[Any]:
    label = texts(f"settings-server-{which.value}")
    return select(ServerChoicePress(which), options, label, least=least, most=most)


def _with(offered: Iterable[int], chosen: int | None) -> list[int]:
    return sorted({*offered} if chosen is None else {*offered, chosen})


def _option(label: str, value: str, *, is_chosen: bool) -> discord.SelectOption:
    return discord.SelectOption(label=cut(label, _LABEL), value=value, default=is_chosen)
