"""The pages of a user's own settings, each no higher than a phone's window."""

from typing import Final

from discord import ButtonStyle

from bot.features.settings.form import setting_field
from bot.features.settings.ids import ServerPagePress, SettingPress, SettingsPagePress, Timing, TimingPress
from bot.platform.fields import Field
from bot.platform.messages import Message, button, panel, rows, words
from bot.storage.controls import MenuControl, ServerPage
from bot.storage.user_settings import OWN, Reader
from bot.text.labels import turned

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
        *(part for which in OWN if page_of(which) == page for part in own_field(reader, which).parts()),
        *rows(below),
    )


def page_of(which: str) -> int:
    """The page on which one of `OWN` stands."""
    return list(OWN).index(which) // _A_PAGE + 1


def own_field(reader: Reader, which: str) -> Field:
    """One of `OWN`, for the user. A switch shows what applies, a menu what they have chosen."""
    name, control = OWN[which]
    now = getattr(reader.own, name) if isinstance(control, MenuControl) else reader.value(name)
    return setting_field(reader.texts, f"settings-{which}", control, now, SettingPress(which))
