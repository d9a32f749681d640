"""The page of a user's own settings, and of the server's for users who may manage it."""

from collections.abc import Iterable
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.platform import ids
from bot.platform.ids import ServerSetting, Setting
from bot.platform.messages import Message, button, panel, role_select, select, words
from bot.storage.guild_settings import Look
from bot.storage.user_settings import Reader
from i18n import LANGUAGES, Texts, texts_in

OWN: Final = "own"
"""The language choice that means the user's Discord language."""
SHOWN: Final = {"server": None, "pictures": False, "words": True}
"""The choices for tables and hands, with their `Reader.own_text`."""


def settings_message(
    reader: Reader, *, server: Look | None = None, open_replays: bool = False, ask_role: int | None = None
) -> Message:
    """The settings, in the user's language. `server`: the server's look; None: the user may not change it.

    `open_replays`: whether everybody in a table's channel may open its replay. `ask_role`: the role hosts may ping.
    """
    texts = reader.texts
    suits = "settings-suits-four" if reader.four_colour else "settings-suits-two"
    shown = next(choice for choice, own_text in SHOWN.items() if own_text is reader.own_text)
    return panel(
        words(texts("settings-title") + "\n" + texts("settings-text")),
        _named(texts, "settings-suits-what", button(texts(suits), ids.setting(Setting.SUITS))),
        _named(texts, "settings-large-what", _switch(reader, Setting.LARGE, is_on=reader.large_cards)),
        _named(texts, "settings-pings-what", _switch(reader, Setting.PINGS, is_on=reader.pings)),
        _named(texts, "settings-auto-what", _switch(reader, Setting.AUTO, is_on=reader.auto_single)),
        words(texts("settings-shown-what")),
        _chooser(reader, Setting.SHOWN, texts("settings-shown"), SHOWN, chosen=shown),
        words(texts("settings-language-what")),
        _chooser(
            reader, Setting.LANGUAGE, texts("settings-language"), (OWN, *LANGUAGES), chosen=reader.language or OWN
        ),
        *([] if server is None else _of_server(reader, server, open_replays=open_replays, ask_role=ask_role)),
    )


def _of_server(reader: Reader, server: Look, *, open_replays: bool, ask_role: int | None) -> list[ui.Item[Any]]:
    """Each button's custom id has the new value, so that a press on an old message does what it shows."""
    texts, is_text, is_four = reader.texts, server.text_only, server.four_colour
    shown = texts("settings-server-words" if is_text else "settings-server-pictures")
    suits = texts("settings-server-suits-four" if is_four else "settings-server-suits-two")
    replays = texts("settings-server-replays-all" if open_replays else "settings-server-replays-players")
    return [
        ui.Separator(),
        words(texts("settings-server-title") + "\n" + texts("settings-server-text")),
        _named(
            texts,
            "settings-server-shown-what",
            button(shown, ids.server(ServerSetting.TEXT, on=not is_text), style=_style(is_on=is_text)),
        ),
        _named(
            texts,
            "settings-server-suits-what",
            button(suits, ids.server(ServerSetting.SUITS, on=not is_four), style=_style(is_on=is_four)),
        ),
        _named(
            texts,
            "settings-server-replays-what",
            button(replays, ids.server(ServerSetting.REPLAYS, on=not open_replays), style=_style(is_on=open_replays)),
        ),
        words(texts("settings-server-ask-text")),
        role_select(ids.ASK_ROLE, texts("settings-server-ask"), ask_role),
    ]


def _named(texts: Texts, what: str, pressed: ui.Button[Any]) -> ui.Section[Any]:
    """A setting's name and effect (the message `what`), and beside them the button with its value."""
    return ui.Section(words(texts(what)), accessory=pressed)


def _chooser(reader: Reader, which: Setting, label: str, choices: Iterable[str], *, chosen: str) -> ui.ActionRow[Any]:
    """`choices`: languages, or the suffixes of this setting's messages."""
    options = [
        discord.SelectOption(
            label=texts_in(each)("language-name")
            if each in LANGUAGES
            else reader.texts(f"settings-{which.value}-{each}"),
            value=each,
            default=each == chosen,
        )
        for each in choices
    ]
    return select(ids.setting(which), options, label)


def _switch(reader: Reader, which: Setting, *, is_on: bool) -> ui.Button[Any]:
    state = "on" if is_on else "off"
    return button(reader.texts(f"settings-{which.value}-{state}"), ids.setting(which), style=_style(is_on=is_on))


def _style(*, is_on: bool) -> ButtonStyle:
    return ButtonStyle.success if is_on else ButtonStyle.secondary
