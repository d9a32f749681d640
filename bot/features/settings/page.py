"""The pages of a user's own settings, each no higher than a phone's window."""

from collections.abc import Iterable
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.features.settings.ids import ServerPagePress, SettingPress, SettingsPagePress, Timing, TimingPress
from bot.platform.messages import Child, Message, button, panel, rows, select, words
from bot.storage.controls import Control, MenuControl, ServerPage, SwitchControl
from bot.storage.user_settings import OWN, Reader
from bot.text.labels import turned
from i18n import LANGUAGES, Texts, texts_in

_A_PAGE: Final = 3
"""Settings on a page."""
_BY_HOURS: Final = "turn"
"""The setting of slow matches, on whose page a button leads to the page of hours."""


def settings_message(reader: Reader, page: int = 1, *, may_manage: bool = False, in_server: bool = True) -> Message:
    """A page of the settings, in the user's language; the last one where there is none of this number.

    `may_manage`: the user may change the server's, too, to which the first page leads. `in_server`: it is shown where
    there are such settings; elsewhere the first page says so.
    """
    texts, pages = reader.texts, page_of(list(OWN)[-1])
    page = min(max(page, 1), pages)
    below = [
        button(turned(texts, "back"), SettingsPagePress(page - 1), disabled=page == 1),
        button(f"{page} / {pages}", SettingsPagePress(page), disabled=True),
        button(turned(texts, "forward"), SettingsPagePress(page + 1), disabled=page == pages),
    ]
    if may_manage and page == 1:
        below.append(button(texts("settings-server"), ServerPagePress(ServerPage.TABLES), style=ButtonStyle.primary))
    if page == page_of(_BY_HOURS):
        below.append(button(texts("settings-hours"), TimingPress(Timing.PAGE)))
    about = [texts("settings-title"), texts("settings-text")]
    if page == 1 and not in_server:
        about.append(f"-# {texts('settings-no-server')}")
    return panel(
        words("\n".join(about)),
        *(part for each in _controls_on(page) for part in _control(reader, *each)),
        *rows(below),
    )


def page_of(which: str) -> int:
    """The page on which one of `OWN` stands."""
    return list(OWN).index(which) // _A_PAGE + 1


def _controls_on(page: int) -> Iterable[tuple[str, Control]]:
    return (OWN[which] for which in OWN if page_of(which) == page)


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
