"""`/settings`: a user's own settings, and the way to those of the server for who manages it."""

from collections.abc import Sequence
from typing import Any

from bot.features.settings.ids import PAGE, TEXT, SettingPress, SettingsPagePress
from bot.features.settings.page import page_of, settings_message
from bot.platform.handlers import Component, Handlers, chosen, command
from bot.platform.messages import Message
from bot.platform.responder import Interaction, Responder
from bot.storage.controls import Chosen, MenuControl
from bot.storage.user_settings import OWN, Reader


class SettingsHandlers(Handlers):
    """Show and change a user's own settings."""

    def components(self) -> Sequence[Component[Any]]:
        return Component(SettingPress, self.set_own), Component(SettingsPagePress, self.turn)

    @command("settings")
    async def settings(self, responder: Responder) -> None:
        """The first page of settings."""
        await responder.private(await self.page(responder.interaction, await self.reader(responder)))

    async def turn(self, responder: Responder, pressed: SettingsPagePress) -> None:
        """Another page of settings."""
        reader = await self.reader(responder)
        await responder.replace(await self.page(responder.interaction, reader, pressed.page))

    async def set_own(self, responder: Responder, pressed: SettingPress) -> None:
        """A user setting, or a press that asks for the settings, answered with the updated page."""
        interaction, now = responder.interaction, await self.reader(responder)
        change: dict[str, Chosen] = {}
        if pressed.which == TEXT:
            change = {"text_only": not now.text_only}
        elif pressed.which != PAGE:
            name, control = OWN[pressed.which]
            is_menu = isinstance(control, MenuControl)
            change = {name: control.values.get(chosen(interaction)[0]) if is_menu else not now.value(name)}
        user, guild = interaction.user.id, interaction.guild_id
        reader = await self.user_settings.set(user, interaction.locale.value, guild=guild, **change)
        page = page_of(pressed.which) if pressed.which in OWN else 1
        await responder.replace(await self.page(interaction, reader, page))

    async def page(self, interaction: Interaction, reader: Reader, number: int = 1) -> Message:
        """A page of settings; users who may manage the server get from it to the server's settings."""
        may_manage = interaction.guild_id is not None and interaction.permissions.manage_guild
        return settings_message(reader, number, may_manage=may_manage)
