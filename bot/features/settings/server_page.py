"""The pages of a server's settings, for users who may manage it."""

from collections.abc import Iterable
from typing import Final

from discord import ui

from bot.features.settings.form import setting_field
from bot.features.settings.ids import (
    ASK,
    DAILY,
    DEFAULT,
    PAGE,
    PRESET,
    UNBAR,
    AskRolePress,
    ServerChoicePress,
    ServerPagePress,
    ServerSwitchPress,
    SettingPress,
)
from bot.platform.custom_ids import CustomId
from bot.platform.fields import Field, MenuField, PlacesField
from bot.platform.messages import Child, Message, menu, panel, people_select, words
from bot.storage.controls import ServerPage, SwitchControl
from bot.storage.guild_settings import MOST_REFUSALS, NONE, SERVER, ServerSettings
from bot.tables.setup import TableSetup
from bot.text.finding import OFFERED, PLAYABLE
from bot.text.games import setup_called, title
from bot.text.limits import MOST_CHOICES
from bot.text.options import ChoiceWords
from bot.text.sentences import listed
from engine.catalog import GAMES, presets_of
from i18n import Texts


def server_message(texts: Texts, page: ServerPage, server: ServerSettings, *, notice: str | None = None) -> Message:
    """A page of the server's settings. `notice`: what has just been done or refused; it stands below the title.

    Each button's custom id has the new value, so that a press on an old message does what it shows.
    """
    content = (
        part for which, (_, control) in SERVER.items() if control.page is page for part in _parts(texts, server, which)
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


def _parts(texts: Texts, server: ServerSettings, which: str) -> Iterable[Child]:
    if which == UNBAR:
        yield from _people(texts, server)
        return
    yield from server_field(texts, server, which).parts()
    if which == DEFAULT and server.default_table is not None and len(presets_of(server.default_table.game)) > 1:
        yield from _preset(texts, server.default_table).parts()


def server_field(texts: Texts, server: ServerSettings, which: str) -> Field:
    """A setting of the server by its id."""
    if which in _SPECIAL:
        return _SPECIAL[which](texts, server)
    name, control = SERVER[which]
    now = getattr(server, name)
    is_switch = isinstance(control, SwitchControl)
    press = ServerSwitchPress(which, on=not now) if is_switch else ServerChoicePress(which)
    return setting_field(texts, f"settings-server-{which}", control, now, press)


def _ask(texts: Texts, server: ServerSettings) -> Field:
    """The role that hosts may ping."""
    about, label = texts("settings-server-ask-text"), texts("settings-server-ask")
    return _one_place(about, label, AskRolePress(), server.ask_role, is_roles=True)


def _daily(texts: Texts, server: ServerSettings) -> Field:
    """The channel in which the daily deal is announced, and whether Discord lets it be."""
    about, channel = texts("settings-server-daily-what"), server.daily_channel
    if server.daily_refused:
        ended = "yes" if server.daily_refused >= MOST_REFUSALS else "no"
        where = f"<#{channel}>"
        refused = texts("settings-server-daily-refused", channel=where, times=server.daily_refused, ended=ended)
        about = f"{about}\n{refused}"
    return _one_place(about, texts("settings-server-daily"), ServerChoicePress(DAILY[0]), channel, is_roles=False)


def _one_place(about: str, label: str, press: CustomId, now: int | None, *, is_roles: bool) -> Field:
    return PlacesField(
        name=about,
        meaning="",
        press=press,
        label=label,
        now=[] if now is None else [now],
        is_roles=is_roles,
        most=1,
        with_forums=False,
    )


def _default(texts: Texts, server: ServerSettings) -> Field:
    """The game of the default table."""
    default = server.default_table
    choices = {NONE: ChoiceWords(None, texts("settings-server-default-none"))}
    choices |= {each: ChoiceWords(each, title(texts, each)) for each in GAMES if each in PLAYABLE}
    what = "-" if default is None else setup_called(texts, default)
    return MenuField(
        name=texts("settings-server-default-what", game=what, is_set="no" if default is None else "yes"),
        meaning="",
        press=ServerChoicePress(DEFAULT),
        label=texts("settings-server-default"),
        choices=choices,
        now=[None if default is None else default.game],
    )


def _preset(texts: Texts, default: TableSetup) -> Field:
    """The rules of the default table, where its game has several."""
    offered = [each for each in presets_of(default.game) if each in OFFERED]
    return MenuField(
        name="",
        meaning="",
        press=ServerChoicePress(PRESET),
        label=texts("settings-server-preset"),
        choices={each.id: ChoiceWords(each.id, title(texts, each.game, each.id)) for each in offered},
        now=[default.preset],
    )


def _people(texts: Texts, server: ServerSettings) -> Iterable[Child]:
    """The people who are barred."""
    barred = listed(texts, [f"<@{user}>" for user in server.barred])
    yield words("\n".join([texts("settings-server-barred-what"), barred or texts("settings-server-barred-none")]))
    if server.barred:
        most = min(MOST_CHOICES, len(server.barred))
        yield people_select(ServerChoicePress(UNBAR), texts("settings-server-unbar"), most=most)


_SPECIAL: Final = {ASK: _ask, DAILY[0]: _daily, DEFAULT: _default}
"""By id: fields of one setting alone."""
