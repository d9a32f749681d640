"""The settings of a server. Whoever presses needs the permission to manage it, at every press."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from pydantic import ValidationError

from bot.features.play.board_publisher import BoardPublisher
from bot.features.play.private_hands import PrivateHands
from bot.features.settings.ids import (
    ASK,
    DAILY,
    PRESET,
    AskRolePress,
    ServerChoicePress,
    ServerPagePress,
    ServerSwitchPress,
)
from bot.features.settings.server_page import server_message
from bot.platform.handlers import Component, Handlers
from bot.platform.places import locale_here, managed_server
from bot.platform.responder import Answers, Interaction, Responder
from bot.storage.controls import Control, MenuControl, PlacesControl, ServerPage
from bot.storage.guild_settings import NONE, SERVER, GuildSettings, ServerSettings
from bot.tables.many_tables import take_up_all
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.setup import TableSetup
from bot.text.finding import OFFERED
from bot.text.sentences import refused
from engine.daily.days import day_at, hour_at


class ServerSettingsHandlers(Handlers):
    """Show and change the settings of a server."""

    def __init__(
        self, answers: Answers, guild_settings: GuildSettings, publisher: BoardPublisher, hands: PrivateHands
    ) -> None:
        super().__init__(answers)
        self._guild_settings = guild_settings
        self._publisher = publisher
        self._hands = hands

    def components(self) -> Sequence[Component[Any]]:
        return (
            Component(ServerPagePress, self.show),
            Component(ServerSwitchPress, self.switch),
            Component(AskRolePress, self.set_ask_role),
            Component(ServerChoicePress, self.choose),
        )

    async def show(self, responder: Responder, pressed: ServerPagePress) -> None:
        """A page of the settings."""
        await self._show(responder, managed_server(responder.interaction), pressed.page)

    async def switch(self, responder: Responder, pressed: ServerSwitchPress) -> None:
        """A setting that is on or off. Open tables are redrawn at once."""
        guild, (field, control) = managed_server(responder.interaction), SERVER[pressed.which]
        await self._guild_settings.change(guild, **{field: pressed.on})
        await self._show(responder, guild, control.page)
        await self._redraw(guild)

    async def set_ask_role(self, responder: Responder, pressed: AskRolePress) -> None:
        """The role that hosts of lobbies may ping, or none. TableError: NOT_MANAGER, ASK_EVERYBODY, STALE."""
        guild = managed_server(responder.interaction)
        roles = _resolved(responder.interaction, "roles")
        if guild in roles:  # The id of the role @everyone.
            raise TableError(RefusalReason.ASK_EVERYBODY)
        await self._change(guild, ask_role=roles[0] if roles else None)
        await self._show(responder, guild, SERVER[ASK][1].page)
        await self._redraw(guild)

    async def choose(self, responder: Responder, pressed: ServerChoicePress) -> None:
        """A menu's choice, answered with its page, which says why if the value is refused."""
        interaction, which = responder.interaction, pressed.which
        guild, notice = managed_server(interaction), None
        name, control = SERVER["default" if which == PRESET else which]
        try:
            await self._change(guild, **await self._chosen(interaction, guild, which, name, control))
        except TableError as error:
            notice = refused(await self.texts(responder), error)
        await self._show(responder, guild, control.page, notice=notice)

    async def _chosen(
        self, interaction: Interaction, guild: int, which: str, name: str, control: Control
    ) -> Mapping[str, object]:
        """The changes that were chosen. TableError: STALE, BAD_SETTING, ROLE_EVERYBODY, NOT_BARRED."""
        values = _values(interaction)
        one = values[0] if values and values[0] != NONE else None
        if which in ("default", PRESET):
            preset = next((each for each in OFFERED if one == (each.id if which == PRESET else each.game)), None)
            if preset is None and (one is not None or which == PRESET):
                raise TableError(RefusalReason.BAD_SETTING)
            return {name: None if preset is None else TableSetup.of_preset(preset)}
        if which == "unbar":
            server = await self._guild_settings.of(guild)
            lifted = [int(value) for value in values if value.isdecimal()]
            if not set(lifted) & set(server.barred):
                raise TableError(RefusalReason.NOT_BARRED)
            return server.without_bars(lifted)
        if which in DAILY:
            if which == DAILY[0]:
                one = next(iter(_resolved(interaction, "channels")), None)
            return {name: one, **await self._daily(interaction, guild, {name: one})}
        if isinstance(control, PlacesControl):
            places = _resolved(interaction, which)
            if which == "roles" and guild in places:
                raise TableError(RefusalReason.ROLE_EVERYBODY)
            return {name: places}
        return {name: values if isinstance(control, MenuControl) and control.many else one}

    async def _daily(self, interaction: Interaction, guild: int, chosen: Mapping[str, object]) -> Mapping[str, object]:
        """The settings that follow from a choice of where or when the daily deal is announced."""
        now, hour = (
            self.tables.registry.now(),
            str(chosen.get("daily_hour", (await self._guild_settings.of(guild)).daily_hour)),
        )
        is_late = hour.isdecimal() and int(hour) <= hour_at(now)
        return {"daily_from": day_at(now) + is_late, "daily_locale": locale_here(interaction), "daily_refused": 0}

    async def _change(self, guild: int, **changes: object) -> None:
        """TableError: BAD_SETTING if a value is refused, DEFAULT_NOT_HERE if the default table could not be opened."""
        now = await self._guild_settings.of(guild)
        try:
            after = ServerSettings.model_validate({**now.model_dump(), **changes})
            default = after.default_table
            if default is not None and after.games and default.game not in after.games:
                raise TableError(RefusalReason.DEFAULT_NOT_HERE)
            await self._guild_settings.change(guild, **changes)
        except ValidationError as error:
            raise TableError(RefusalReason.BAD_SETTING) from error

    async def _show(self, responder: Responder, guild: int, page: ServerPage, *, notice: str | None = None) -> None:
        server = await self._guild_settings.of(guild)
        await responder.replace(server_message(await self.texts(responder), page, server, notice=notice))

    async def _redraw(self, guild: int) -> None:
        """Show the server's tables by its new settings."""
        await take_up_all(self.tables, guild)
        for table_id in self._publisher.show_anew(guild):
            self._hands.touch(table_id)


def _values(interaction: Interaction) -> list[str]:
    """All values of a menu, which may be none."""
    data = cast(dict[str, Any], interaction.data)
    return [str(value) for value in data.get("values") or ()]


def _resolved(interaction: Interaction, kind: str) -> list[int]:
    """The chosen roles or channels. TableError: STALE if the list is forged."""
    data = cast(dict[str, Any], interaction.data)
    values = _values(interaction)
    if any(value not in data.get("resolved", {}).get(kind, {}) for value in values):
        raise TableError(RefusalReason.STALE)
    return [int(value) for value in values]
