"""The page of a user's own settings."""

from collections.abc import Iterable
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.features.settings.ids import ServerPage, ServerPagePress, Setting, SettingPress
from bot.platform.messages import Message, button, panel, rows, select, words
from bot.storage.user_settings import Reader
from i18n import LANGUAGES, Texts, texts_in

OWN: Final = "own"
"""The language choice that means the user's Discord language."""
SHOWN: Final = {"server": None, "pictures": False, "words": True}
"""The choices for tables and hands, with their `Reader.own_text`."""


def settings_message(reader: Reader, *, may_manage: bool = False) -> Message:
    """The settings, in the user's language. `may_manage`: the user may change the server's, too."""
    texts = reader.texts
    suits = "settings-suits-four" if reader.four_colour else "settings-suits-two"
    shown = next(choice for choice, own_text in SHOWN.items() if own_text is reader.own_text)
    server = button(texts("settings-server"), ServerPagePress(ServerPage.TABLES), style=ButtonStyle.primary)
    return panel(
        words(texts("settings-title") + "\n" + texts("settings-text")),
        named(texts, "settings-suits-what", button(texts(suits), SettingPress(Setting.SUITS))),
        named(texts, "settings-large-what", _switch(reader, Setting.LARGE, is_on=reader.large_cards)),
        named(texts, "settings-pings-what", _switch(reader, Setting.PINGS, is_on=reader.pings)),
        named(texts, "settings-auto-what", _switch(reader, Setting.AUTO, is_on=reader.auto_single)),
        named(texts, "settings-seen-what", _switch(reader, Setting.SEEN, is_on=reader.seen_everywhere)),
        words(texts("settings-shown-what")),
        _chooser(reader, Setting.SHOWN, texts("settings-shown"), SHOWN, chosen=shown),
        words(texts("settings-language-what")),
        _chooser(
            reader, Setting.LANGUAGE, texts("settings-language"), (OWN, *LANGUAGES), chosen=reader.language or OWN
        ),
        *rows([server] if may_manage else []),
    )


def named(texts: Texts, what: str, pressed: ui.Button[Any]) -> ui.Section[Any]:
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
    return select(SettingPress(which), options, label)


def _switch(reader: Reader, which: Setting, *, is_on: bool) -> ui.Button[Any]:
    state = "on" if is_on else "off"
    return button(reader.texts(f"settings-{which.value}-{state}"), SettingPress(which), style=style(is_on=is_on))


def style(*, is_on: bool) -> ButtonStyle:
    return ButtonStyle.success if is_on else ButtonStyle.secondary
