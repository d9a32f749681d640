"""The pages of a server's settings, for users who may manage it."""

from collections.abc import Iterable
from typing import Final

from discord import ui

from bot.features.settings.form import shown_control
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
from bot.platform.messages import (
    Child,
    Message,
    channel_select,
    menu,
    menu_option,
    panel,
    people_select,
    role_select,
    select,
    words,
)
from bot.storage.controls import Control, ServerPage, SwitchControl
from bot.storage.guild_settings import MOST_REFUSALS, NONE, SERVER, ServerSettings
from bot.text.finding import OFFERED, PLAYABLE
from bot.text.games import setup_called, title
from bot.text.limits import MOST_CHOICES
from bot.text.sentences import listed
from engine.catalog import GAMES, presets_of
from i18n import Texts


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
    if control.id in _SPECIAL:
        return _SPECIAL[control.id](texts, server)
    now, which = getattr(server, name), control.id
    is_switch = isinstance(control, SwitchControl)
    press = ServerSwitchPress(which, on=not now) if is_switch else ServerChoicePress(which)
    return shown_control(texts, f"settings-server-{which}", control, now, press)


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
        menu_option(texts("settings-server-default-none"), NONE, is_chosen=default is None),
        *(
            menu_option(title(texts, each), each, is_chosen=default is not None and default.game == each)
            for each in playable
        ),
    ]
    what = "-" if default is None else setup_called(texts, default)
    yield words(texts("settings-server-default-what", game=what, is_set="no" if default is None else "yes"))
    yield select(ServerChoicePress("default"), games, texts("settings-server-default"))
    if default is None:
        return
    variants = [
        menu_option(title(texts, each.game, each.id), each.id, is_chosen=default.preset == each.id)
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
