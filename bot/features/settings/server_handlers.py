"""The settings of a server. Whoever presses needs the permission to manage it, at every press."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from bot.features.play.board_publisher import BoardPublisher
from bot.features.play.private_hands import PrivateHands
from bot.features.settings.ids import (
    ASK,
    DAILY,
    DEFAULT,
    PRESET,
    UNBAR,
    AskRolePress,
    ServerChoicePress,
    ServerPagePress,
    ServerSwitchPress,
)
from bot.features.settings.server_page import server_field, server_message
from bot.platform.handlers import Component, Handlers, chosen_if_any
from bot.platform.places import locale_here, managed_server
from bot.platform.responder import Answers, Interaction, Responder
from bot.storage.controls import ServerPage
from bot.storage.guild_settings import NONE, SERVER, GuildSettings, ServerSettings
from bot.tables.many_tables import take_up_all
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.setup import TableSetup
from bot.text.finding import OFFERED
from bot.text.sentences import refused
from engine.daily.days import day_at, hour_at
from i18n import Texts


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
        """The role that hosts of lobbies may ping, or none. TableError: NOT_MANAGER, ASK_EVERYBODY, BAD_SETTING."""
        guild = managed_server(responder.interaction)
        field = server_field(await self.texts(responder), await self._guild_settings.of(guild), ASK)
        roles = field.picked(responder.interaction)
        if guild in roles:  # The id of the role @everyone.
            raise TableError(RefusalReason.ASK_EVERYBODY)
        await self._change(guild, ask_role=roles[0] if roles else None)
        await self._show(responder, guild, SERVER[ASK][1].page)
        await self._redraw(guild)

    async def choose(self, responder: Responder, pressed: ServerChoicePress) -> None:
        """A menu's choice, answered with its page, which says why if the value is refused."""
        interaction, which, texts = responder.interaction, pressed.which, await self.texts(responder)
        guild, notice = managed_server(interaction), None
        try:
            await self._change(guild, **await self._chosen(interaction, texts, guild, which))
        except TableError as error:
            notice = refused(texts, error)
        page = SERVER[DEFAULT if which == PRESET else which][1].page
        await self._show(responder, guild, page, notice=notice)

    async def _chosen(self, interaction: Interaction, texts: Texts, guild: int, which: str) -> Mapping[str, object]:
        """The changes that were chosen. TableError: BAD_SETTING, ROLE_EVERYBODY, NOT_BARRED."""
        server, values = await self._guild_settings.of(guild), chosen_if_any(interaction)
        if which in (DEFAULT, PRESET):
            return {SERVER[DEFAULT][0]: _default_chosen(which, values)}
        if which == UNBAR:
            lifted = [int(value) for value in values if value.isdecimal()]
            if not set(lifted) & set(server.barred):
                raise TableError(RefusalReason.NOT_BARRED)
            return server.without_bars(lifted)
        (name, _), field = SERVER[which], server_field(texts, server, which)
        picked = field.picked(interaction)
        if which == "roles" and guild in picked:
            raise TableError(RefusalReason.ROLE_EVERYBODY)
        changes: dict[str, object] = {name: picked if field.is_many else next(iter(picked), None)}
        if which in DAILY:
            changes.update(await self._daily(interaction, guild, changes))
        return changes

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


def _default_chosen(which: str, values: Sequence[str]) -> TableSetup | None:
    """The default table of this game, or of this preset. TableError: BAD_SETTING if there is none such."""
    if which == DEFAULT and values == [NONE]:
        return None
    for preset in OFFERED:
        if values == [preset.id if which == PRESET else preset.game]:
            return TableSetup.of_preset(preset)
    raise TableError(RefusalReason.BAD_SETTING)
