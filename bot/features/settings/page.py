"""The page of a user's own settings."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.features.settings.ids import ServerPagePress, SettingPress
from bot.platform.messages import Child, Message, button, panel, rows, select, words
from bot.storage.controls import Control, MenuControl, ServerPage, SwitchControl
from bot.storage.user_settings import OWN, Reader
from i18n import LANGUAGES, Texts, texts_in


def settings_message(reader: Reader, *, may_manage: bool = False) -> Message:
    """The settings, in the user's language. `may_manage`: the user may change the server's, too."""
    texts = reader.texts
    server = button(texts("settings-server"), ServerPagePress(ServerPage.TABLES), style=ButtonStyle.primary)
    return panel(
        words(texts("settings-title") + "\n" + texts("settings-text")),
        *(part for name, control in OWN.values() for part in _control(reader, name, control)),
        *rows([server] if may_manage else []),
    )


def _control(reader: Reader, name: str, control: Control) -> Iterable[Child]:
    texts, message = reader.texts, f"settings-{control.id}"
    match control:
        case SwitchControl():
            is_on = reader.value(name)
            style = ButtonStyle.secondary if control.chooses else on_style(is_on=is_on)
            label = texts(f"{message}-{'on' if is_on else 'off'}")
            yield from named(texts, f"{message}-what", button(label, SettingPress(control.id), style=style))
        case MenuControl():
            now = getattr(reader.own, name)
            options = [
                discord.SelectOption(
                    label=texts_in(each)("language-name") if each in LANGUAGES else texts(f"{message}-{each}"),
                    value=each,
                    default=value == now,
                )
                for each, value in control.values.items()
            ]
            yield words(texts(f"{message}-what"))
            yield select(SettingPress(control.id), options, texts(message))
        case _:
            raise NotImplementedError(control)


def named(texts: Texts, what: str, pressed: ui.Button[Any]) -> Iterable[Child]:
    """A setting's name with its value on a button beside it, and its effect below; `what` is the message with both."""
    name, _, effect = texts(what).partition("\n")
    yield ui.Section(words(name), accessory=pressed)
    yield words(effect)


def on_style(*, is_on: bool) -> ButtonStyle:
    """How a switch looks."""
    return ButtonStyle.success if is_on else ButtonStyle.secondary
