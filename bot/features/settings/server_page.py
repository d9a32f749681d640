"""The pages of a server's settings, for users who may manage it."""

from collections.abc import Iterable, Sequence
from typing import Final

import discord
from discord import ui

from bot.features.play.lobby_board import time_words
from bot.features.settings.ids import (
    ASK,
    DAILY,
    PAGE,
    PRESET,
    AskRolePress,
    ServerChoicePress,
    ServerPagePress,
    ServerSwitchPress,
    SettingPress,
)
from bot.features.settings.page import named, on_style
from bot.platform.messages import (
    Child,
    Message,
    button,
    channel_select,
    cut,
    menu,
    panel,
    people_select,
    role_select,
    select,
    words,
)
from bot.storage.controls import Chosen, Control, MenuControl, PlacesControl, ServerPage, SwitchControl
from bot.storage.guild_settings import MOST_REFUSALS, NONE, SERVER, ServerSettings
from bot.text.finding import OFFERED, PLAYABLE
from bot.text.games import setup_called, title
from bot.text.limits import MOST_CHOICES, OPTION_LETTERS
from bot.text.sentences import listed
from engine.catalog import GAMES, presets_of
from i18n import LANGUAGES, Texts, texts_in


def server_message(texts: Texts, page: ServerPage, server: ServerSettings, *, notice: str | None = None) -> Message:
    """A page of the server's settings. `notice`: what has just been done or refused; it stands below the title.

    Each button's custom id has the new value, so that a press on an old message does what it shows.
    """
    content = (
        part
        for name, control in SERVER.values()
        if control.page is page
        for part in _control(texts, server, name, control)
    )
    title = texts("list-dot").join([texts("settings-server-title"), _called(texts, page)])
    about = [texts("settings-server-text")] if page is ServerPage.TABLES else []  # Once, so that each page fits.
    lines = [title, *about, *([notice] if notice else [])]
    others = [(_called(texts, each), ServerPagePress(each)) for each in ServerPage if each is not page]
    own = (texts("settings-server-back"), SettingPress(PAGE))
    leads = menu(texts("settings-server-pages"), [*others, own])
    return panel(words("\n".join(lines)), *content, ui.Separator(), leads)


def _called(texts: Texts, page: ServerPage) -> str:
    return texts(f"settings-server-page-{page.value}")


def _control(texts: Texts, server: ServerSettings, name: str, control: Control) -> Iterable[Child]:
    message, now = f"settings-server-{control.id}", getattr(server, name)
    match control:
        case SwitchControl():
            label = texts(f"{message}-{'on' if now else 'off'}")
            pressed = button(label, ServerSwitchPress(control.id, on=not now), style=on_style(is_on=now))
            yield from named(texts, f"{message}-what", pressed)
        case MenuControl():
            chosen: Sequence[Chosen] = now if control.many else (now,)
            values = [*control.values.values(), *(each for each in chosen if each not in control.values.values())]
            if isinstance(now, int):
                values = [None, *sorted(each for each in values if isinstance(each, int))]
            options = [
                _option(_label(texts, message, each), NONE if each is None else str(each), is_chosen=each in chosen)
                for each in values
            ]
            least, most = (0, len(options)) if control.many else (1, 1)
            yield words(texts(f"{message}-what"))
            yield select(ServerChoicePress(control.id), options, texts(message), least=least, most=most)
        case PlacesControl():
            shown = channel_select if control.id == "channels" else role_select
            yield words(texts(f"{message}-what"))
            yield shown(ServerChoicePress(control.id), texts(message), now, most=MOST_CHOICES)
        case _:
            yield from _SPECIAL[control.id](texts, server)


def _label(texts: Texts, message: str, value: Chosen) -> str:
    """A value in a menu: a language, a game, a time, a number or another one."""
    if value in LANGUAGES:
        return texts_in(str(value))("language-name")
    if value in GAMES:
        return title(texts, str(value))
    if isinstance(value, int):
        return time_words(texts, value) if message.endswith("-turn") else texts(f"{message}-number", number=value)
    return texts(f"{message}-{NONE if value is None else value}")


def _ask(texts: Texts, server: ServerSettings) -> Iterable[Child]:
    """The role that hosts may ping."""
    yield words(texts("settings-server-ask-text"))
    yield role_select(
        AskRolePress(), texts("settings-server-ask"), [] if server.ask_role is None else [server.ask_role]
    )


def _default(texts: Texts, server: ServerSettings) -> Iterable[Child]:
    """The game of the default table, and then one of its presets."""
    default = server.default_table
    playable = [each for each in GAMES if each in PLAYABLE]
    games = [
        _option(texts("settings-server-default-none"), NONE, is_chosen=default is None),
        *(
            _option(title(texts, each), each, is_chosen=default is not None and default.game == each)
            for each in playable
        ),
    ]
    what = "-" if default is None else setup_called(texts, default)
    yield words(texts("settings-server-default-what", game=what, is_set="no" if default is None else "yes"))
    yield select(ServerChoicePress("default"), games, texts("settings-server-default"))
    if default is None:
        return
    variants = [
        _option(title(texts, each.game, each.id), each.id, is_chosen=default.preset == each.id)
        for each in presets_of(default.game)
        if each in OFFERED
    ]
    if len(variants) > 1:
        yield select(ServerChoicePress(PRESET), variants, texts("settings-server-preset"))


def _people(texts: Texts, server: ServerSettings) -> Iterable[Child]:
    """The people who are barred."""
    barred = listed(texts, [f"<@{user}>" for user in server.barred])
    yield words("\n".join([texts("settings-server-barred-what"), barred or texts("settings-server-barred-none")]))
    if server.barred:
        most = min(MOST_CHOICES, len(server.barred))
        yield people_select(ServerChoicePress("unbar"), texts("settings-server-unbar"), most=most)


def _daily(texts: Texts, server: ServerSettings) -> Iterable[Child]:
    """The channel in which the daily deal is announced, and whether Discord lets it be."""
    lines = [texts("settings-server-daily-what")]
    if server.daily_refused:
        ended = "yes" if server.daily_refused >= MOST_REFUSALS else "no"
        where = f"<#{server.daily_channel}>"
        lines.append(texts("settings-server-daily-refused", channel=where, times=server.daily_refused, ended=ended))
    chosen = [] if server.daily_channel is None else [server.daily_channel]
    yield words("\n".join(lines))
    yield channel_select(ServerChoicePress(DAILY[0]), texts("settings-server-daily"), chosen, most=1, with_forums=False)


_SPECIAL: Final = {ASK: _ask, DAILY[0]: _daily, "default": _default, "unbar": _people}
"""By id: controls of one setting alone."""


def _option(label: str, value: str, *, is_chosen: bool) -> discord.SelectOption:
    return discord.SelectOption(label=cut(label, OPTION_LETTERS), value=value, default=is_chosen)
