"""The settings of a server. Whoever presses needs the permission to manage it, at every press."""

from collections.abc import Sequence
from typing import Any, Final, assert_never, cast

from pydantic import ValidationError

from bot.features.play.board_publisher import BoardPublisher
from bot.features.play.private_hands import PrivateHands
from bot.features.settings.ids import (
    AskRolePress,
    ServerChoice,
    ServerChoicePress,
    ServerPage,
    ServerPagePress,
    ServerSetting,
    ServerSwitchPress,
)
from bot.features.settings.server_page import NONE, server_message
from bot.platform.handlers import Component, Handlers
from bot.platform.responder import Answers, Interaction, Responder
from bot.storage.guild_settings import GuildSettings, ServerSettings
from bot.storage.table_setup import TableSetup, read_setup, write_setup
from bot.tables.many_tables import take_up_all
from bot.tables.refusals import RefusalReason, TableError
from bot.text.finding import OFFERED
from bot.text.sentences import refused

_FIELD: Final = {
    ServerSetting.TEXT: "text_only",
    ServerSetting.SUITS: "four_colour",
    ServerSetting.REPLAYS: "open_replays",
    ServerSetting.PINGS: "pings",
}


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
        await self._show(responder, managed(responder.interaction), pressed.page)

    async def switch(self, responder: Responder, pressed: ServerSwitchPress) -> None:
        """A setting that is on or off. Open tables are redrawn at once."""
        guild, field = managed(responder.interaction), _FIELD[pressed.which]
        await self._guild_settings.change(guild, **{field: pressed.on})
        await self._show(responder, guild, ServerPage.TABLES)
        await self._redraw(guild)

    async def set_ask_role(self, responder: Responder, pressed: AskRolePress) -> None:
        """The role that hosts of lobbies may ping, or none. TableError: NOT_MANAGER, ASK_EVERYBODY, STALE."""
        guild = managed(responder.interaction)
        roles = _resolved(responder.interaction, "roles")
        if guild in roles:  # The id of the role @everyone.
            raise TableError(RefusalReason.ASK_EVERYBODY)
        await self._change(guild, ask_role=roles[0] if roles else None)
        await self._show(responder, guild, ServerPage.TABLES)
        await self._redraw(guild)

    async def choose(self, responder: Responder, pressed: ServerChoicePress) -> None:
        """A menu's choice, answered with its page, which says why if the value is refused."""
        interaction, which = responder.interaction, pressed.which
        guild, notice = managed(interaction), None
        try:
            await self._choose(interaction, guild, which)
        except TableError as error:
            notice = refused(await self.texts(responder), error)
        await self._show(responder, guild, _page_of(which), notice=notice)

    async def _choose(self, interaction: Interaction, guild: int, which: ServerChoice) -> None:
        values = _values(interaction)
        one = values[0] if values and values[0] != NONE else None
        match which:
            case ServerChoice.LANGUAGE:
                await self._change(guild, language=one)
            case ServerChoice.CHANNELS:
                await self._change(guild, channels=_resolved(interaction, "channels"))
            case ServerChoice.ROLES:
                roles = _resolved(interaction, "roles")
                if guild in roles:
                    raise TableError(RefusalReason.ROLE_EVERYBODY)
                await self._change(guild, roles=roles)
            case ServerChoice.MOST:
                await self._change(guild, most_tables=_number(one))
            case ServerChoice.GAMES:
                await self._change(guild, games=values)
            case ServerChoice.DEFAULT:
                preset = next((each for each in OFFERED if each.game == one), None)
                if one is not None and preset is None:
                    raise TableError(RefusalReason.BAD_SETTING)
                await self._change(
                    guild, default_table=None if preset is None else write_setup(TableSetup.of_preset(preset))
                )
            case ServerChoice.PRESET:
                preset = next((each for each in OFFERED if each.id == one), None)
                if preset is None:
                    raise TableError(RefusalReason.BAD_SETTING)
                await self._change(guild, default_table=write_setup(TableSetup.of_preset(preset)))
            case ServerChoice.TURN:
                await self._change(guild, turn_seconds=_number(one))
            case ServerChoice.UNBAR:
                server = await self._guild_settings.of(guild)
                lifted = [int(value) for value in values if value.isdecimal()]
                if not set(lifted) & set(server.barred):
                    raise TableError(RefusalReason.NOT_BARRED)
                await self._change(guild, **server.without_bars(lifted))
            case _:
                assert_never(which)

    async def _change(self, guild: int, **changes: object) -> None:
        """TableError: BAD_SETTING if a value is refused, DEFAULT_NOT_HERE if the default table could not be opened."""
        now = await self._guild_settings.of(guild)
        try:
            after = ServerSettings.model_validate({**now.model_dump(), **changes})
            default = read_setup(after.default_table)
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


def managed(interaction: Interaction) -> int:
    """The server, if the user may manage it. TableError: NOT_MANAGER."""
    guild = interaction.guild_id
    if guild is None or not interaction.permissions.manage_guild:
        raise TableError(RefusalReason.NOT_MANAGER)
    return guild


def _page_of(which: ServerChoice) -> ServerPage:
    match which:
        case ServerChoice.LANGUAGE:
            return ServerPage.TABLES
        case ServerChoice.CHANNELS | ServerChoice.ROLES | ServerChoice.MOST:
            return ServerPage.OPENING
        case ServerChoice.GAMES | ServerChoice.DEFAULT | ServerChoice.PRESET | ServerChoice.TURN:
            return ServerPage.GAMES
        case ServerChoice.UNBAR:
            return ServerPage.PEOPLE
        case _:
            assert_never(which)


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


def _number(written: str | None) -> int | None:
    if written is None:
        return None
    if not written.isdecimal():
        raise TableError(RefusalReason.BAD_SETTING)
    return int(written)
