"""Handlers of a user's own settings and of a server's settings."""

from typing import Final

from bot.features.settings.page import SHOWN, settings_message
from bot.handling.component_handler import ComponentHandler
from bot.handling.interactions import Interaction, chosen
from bot.platform import ids
from bot.platform.ids import ServerSetting, Setting
from bot.platform.messages import Message
from bot.platform.responder import Responder
from bot.services import Services
from bot.storage.user_settings import Reader
from bot.tables.refusals import RefusalReason, TableError
from i18n import LANGUAGES


class UserSettingHandler(ComponentHandler, template=ids.SETTING):
    """A user setting, answered with the updated page."""

    async def act(self, responder: Responder, services: Services) -> None:
        interaction = responder.interaction
        person = await services.user_settings.of(interaction)
        match Setting(self.match["which"]):
            case Setting.PINGS:
                person = await self._set(responder, services, pings=not person.pings)
            case Setting.SUITS:
                person = await self._set(responder, services, four_colour=not person.four_colour)
            case Setting.AUTO:
                person = await self._set(responder, services, auto_single=not person.auto_single)
            case Setting.TEXT:
                person = await self._set(responder, services, text_only=not person.text_only)
            case Setting.SHOWN:
                person = await self._set(responder, services, text_only=SHOWN.get(chosen(interaction)[0]))
            case Setting.LANGUAGE:
                wanted = chosen(interaction)[0]
                person = await self._set(responder, services, language=wanted if wanted in LANGUAGES else None)
        await responder.replace(await settings_page(interaction, services, person))

    async def _set(self, responder: Responder, services: Services, **changes: bool | str | None) -> Reader:
        interaction = responder.interaction
        return await services.user_settings.set(
            interaction.user.id, interaction.locale.value, guild=interaction.guild_id, **changes
        )


class GuildSettingHandler(ComponentHandler, template=ids.SERVER):
    """A server setting. Open tables are redrawn at once."""

    async def act(self, responder: Responder, services: Services) -> None:
        interaction = responder.interaction
        guild = interaction.guild_id
        if guild is None or not interaction.permissions.manage_guild:
            raise TableError(RefusalReason.NOT_MANAGER)
        on = self.match["switch"] == "on"
        match ServerSetting(self.match["which"]):
            case ServerSetting.TEXT:
                await services.guild_settings.set_text_only(guild, on=on)
            case ServerSetting.SUITS:
                await services.guild_settings.set_four_colour(guild, on=on)
        person = await services.user_settings.of(interaction)
        await responder.replace(await settings_page(interaction, services, person))
        for table_id in services.publisher.show_anew(guild):
            services.hands.touch(table_id)


async def settings_page(interaction: Interaction, services: Services, person: Reader) -> Message:
    """The settings page; users who may manage the server also get its settings."""
    guild = interaction.guild_id
    if guild is None or not interaction.permissions.manage_guild:
        return settings_message(person)
    return settings_message(person, server=await services.guild_settings.look(guild))


ALL: Final = (UserSettingHandler, GuildSettingHandler)
