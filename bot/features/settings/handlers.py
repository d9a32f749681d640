"""`/settings`: a user's own settings, and those of a server for who manages it."""

from collections.abc import Mapping
from typing import Any, cast

from bot.features.play.board_publisher import BoardPublisher
from bot.features.play.private_hands import PrivateHands
from bot.features.settings.page import SHOWN, settings_message
from bot.platform import ids
from bot.platform.handlers import Handlers, chosen, command
from bot.platform.ids import ServerSetting, Setting
from bot.platform.messages import Message
from bot.platform.responder import Act, Answers, Interaction, Match, Responder
from bot.storage.guild_settings import GuildSettings
from bot.storage.user_settings import Reader
from bot.tables.refusals import RefusalReason, TableError
from i18n import LANGUAGES


class SettingsHandlers(Handlers):
    """Show and change settings."""

    def __init__(
        self, answers: Answers, guild_settings: GuildSettings, publisher: BoardPublisher, hands: PrivateHands
    ) -> None:
        super().__init__(answers)
        self._guild_settings = guild_settings
        self._publisher = publisher
        self._hands = hands

    def components(self) -> Mapping[str, Act]:
        return {ids.SETTING: self.set_own, ids.SERVER: self.set_server, ids.ASK_ROLE: self.set_ask_role}

    @command("settings")
    async def settings(self, responder: Responder) -> None:
        """The settings page."""
        await responder.private(await self.page(responder.interaction, await self.reader(responder)))

    async def set_own(self, responder: Responder, match: Match) -> None:
        """A user setting, or a press that asks for the settings, answered with the updated page."""
        interaction, now = responder.interaction, await self.reader(responder)
        change: dict[str, bool | str | None]
        match Setting(match["which"]):
            case Setting.PAGE:
                change = {}
            case Setting.PINGS:
                change = {"pings": not now.pings}
            case Setting.SUITS:
                change = {"four_colour": not now.four_colour}
            case Setting.LARGE:
                change = {"large_cards": not now.large_cards}
            case Setting.AUTO:
                change = {"auto_single": not now.auto_single}
            case Setting.TEXT:
                change = {"text_only": not now.text_only}
            case Setting.SHOWN:
                change = {"text_only": SHOWN.get(chosen(interaction)[0])}
            case Setting.LANGUAGE:
                wanted = chosen(interaction)[0]
                change = {"language": wanted if wanted in LANGUAGES else None}
        user, guild = interaction.user.id, interaction.guild_id
        reader = await self.user_settings.set(user, interaction.locale.value, guild=guild, **change)
        await responder.replace(await self.page(interaction, reader))

    async def set_server(self, responder: Responder, match: Match) -> None:
        """A server setting. Open tables are redrawn at once."""
        interaction = responder.interaction
        guild = interaction.guild_id
        if guild is None or not interaction.permissions.manage_guild:
            raise TableError(RefusalReason.NOT_MANAGER)
        on = match["switch"] == "on"
        match ServerSetting(match["which"]):
            case ServerSetting.TEXT:
                await self._guild_settings.set_text_only(guild, on=on)
            case ServerSetting.SUITS:
                await self._guild_settings.set_four_colour(guild, on=on)
            case ServerSetting.REPLAYS:
                await self._guild_settings.set_open_replays(guild, on=on)
        await self._set(responder, guild)

    async def set_ask_role(self, responder: Responder, match: Match) -> None:
        """The role that hosts of lobbies may ping, or none. TableError: NOT_MANAGER, ASK_EVERYBODY."""
        interaction = responder.interaction
        guild, data = interaction.guild_id, cast(dict[str, Any], interaction.data)
        if guild is None or not interaction.permissions.manage_guild:
            raise TableError(RefusalReason.NOT_MANAGER)
        values: list[str] = data.get("values") or []
        if any(value not in data.get("resolved", {}).get("roles", {}) for value in values):
            raise TableError(RefusalReason.STALE)  # A forged list.
        role = int(values[0]) if values else None
        if role == guild:  # The id of the role @everyone.
            raise TableError(RefusalReason.ASK_EVERYBODY)
        await self._guild_settings.set_ask_role(guild, role)
        await self._set(responder, guild)

    async def _set(self, responder: Responder, guild: int) -> None:
        """Show the page after a change, and the server's tables."""
        await responder.replace(await self.page(responder.interaction, await self.reader(responder)))
        for table_id in self._publisher.show_anew(guild):
            self._hands.touch(table_id)

    async def page(self, interaction: Interaction, reader: Reader) -> Message:
        """The settings page; users who may manage the server also get its settings."""
        guild = interaction.guild_id
        if guild is None or not interaction.permissions.manage_guild:
            return settings_message(reader)
        look, open_replays = await self._guild_settings.look(guild), await self._guild_settings.open_replays(guild)
        ask_role = await self._guild_settings.ask_role(guild)
        return settings_message(reader, server=look, open_replays=open_replays, ask_role=ask_role)
