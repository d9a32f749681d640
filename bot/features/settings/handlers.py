"""`/settings`: a user's own settings, and the way to those of the server for who manages it."""

from collections.abc import Sequence
from typing import Any

from bot.features.settings.ids import Setting, SettingPress
from bot.features.settings.page import SHOWN, settings_message
from bot.platform.handlers import Component, Handlers, chosen, command
from bot.platform.messages import Message
from bot.platform.responder import Interaction, Responder
from bot.storage.user_settings import Reader
from i18n import LANGUAGES


class SettingsHandlers(Handlers):
    """Show and change a user's own settings."""

    def components(self) -> Sequence[Component[Any]]:
        return (Component(SettingPress, self.set_own),)

    @command("settings")
    async def settings(self, responder: Responder) -> None:
        """The settings page."""
        await responder.private(await self.page(responder.interaction, await self.reader(responder)))

    async def set_own(self, responder: Responder, pressed: SettingPress) -> None:
        """A user setting, or a press that asks for the settings, answered with the updated page."""
        interaction, now = responder.interaction, await self.reader(responder)
        change: dict[str, bool | str | None]
        match pressed.which:
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
            case Setting.SEEN:
                change = {"seen_everywhere": not now.seen_everywhere}
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

    async def page(self, interaction: Interaction, reader: Reader) -> Message:
        """The settings page; users who may manage the server get from it to the server's settings."""
        may_manage = interaction.guild_id is not None and interaction.permissions.manage_guild
        return settings_message(reader, may_manage=may_manage)
