"""`/settings`: a user's own settings, and the way to those of the server for who manages it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from discord import app_commands

from bot.features.settings.days_away import changes
from bot.features.settings.hours_page import hours_message, today_of, zone_question
from bot.features.settings.ids import PAGE, TEXT, SettingPress, SettingsPagePress, Timing, TimingPress, ZonePress
from bot.features.settings.page import own_field, page_of, settings_message
from bot.features.settings.zones import all_zones, find_zone, zone_choices
from bot.platform.choices import Choices
from bot.platform.handlers import Component, Handlers, chosen, command
from bot.platform.messages import Message
from bot.platform.places import server_of
from bot.platform.responder import Answers, Interaction, Responder
from bot.platform.translator import named
from bot.storage.controls import Chosen, SwitchControl
from bot.storage.user_settings import MOST_QUIET, OWN, Reader
from bot.tables.refusals import RefusalReason, TableError


class SettingsHandlers(Handlers):
    """Show and change a user's own settings."""

    def __init__(self, answers: Answers, hours_changed: Callable[[int], None] | None = None) -> None:
        super().__init__(answers)
        self._hours_changed = hours_changed or self.tables.hours_changed

    def components(self) -> Sequence[Component[Any]]:
        return (
            Component(SettingPress, self.set_own),
            Component(SettingsPagePress, self.turn),
            Component(TimingPress, self.set_hours),
            Component(ZonePress, self.set_zone),
        )

    @command("settings")
    @app_commands.rename(city=named("option-city"))
    @app_commands.describe(city=named("option-city-description"))
    async def settings(self, responder: Responder, city: str | None = None) -> None:
        """The first page of settings; with a city, the question whether that is one's time zone."""
        reader, now = await self.reader(responder), self.tables.registry.now()
        if city is None:
            await responder.private(await self.page(responder.interaction, reader))
        elif (zone := find_zone(city)) is None:
            await responder.private(hours_message(reader, now, notice=reader.texts("hours-unknown")))
        else:
            await responder.private(zone_question(reader.texts, zone, now))

    @settings.autocomplete("city")
    async def cities(self, interaction: Interaction, typed: str) -> Choices:
        """Cities by name or by the time that it is there."""
        return zone_choices(typed, self.tables.registry.now(), interaction.locale.value)

    async def set_zone(self, responder: Responder, pressed: ZonePress) -> None:
        """The zone was the right one. TableError: STALE if there is none of this name any more."""
        if pressed.zone not in all_zones():
            raise TableError(RefusalReason.STALE)
        await self._change_hours(responder, {"zone": pressed.zone})

    async def set_hours(self, responder: Responder, pressed: TimingPress) -> None:
        """A menu of the page of hours, or that page. TableError: STALE if a choice is not offered any more."""
        if pressed.which is Timing.PAGE:
            await responder.replace(hours_message(await self.reader(responder), self.tables.registry.now()))
            return
        own, number = (await self.reader(responder)).own, chosen(responder.interaction)[0]
        if own.zone is None or not number.isdecimal():
            raise TableError(RefusalReason.STALE)
        match pressed.which:
            case Timing.QUIET_FROM:
                await self._change_hours(responder, {"quiet_from": int(number) % 24})
            case Timing.QUIET_HOURS:
                await self._change_hours(responder, {"quiet_hours": min(int(number), MOST_QUIET)})
            case Timing.AWAY:
                try:
                    away = changes(own, today_of(own, self.tables.registry.now()), int(number))
                except ValueError as error:
                    raise TableError(RefusalReason.STALE) from error
                await self._change_hours(responder, away)

    async def _change_hours(self, responder: Responder, change: Mapping[str, Chosen]) -> None:
        interaction, now = responder.interaction, self.tables.registry.now()
        user, guild = interaction.user.id, server_of(interaction)
        reader = await self.user_settings.set(user, interaction.locale.value, guild=guild, **change)
        self._hours_changed(user)
        await responder.replace(hours_message(reader, now))

    async def turn(self, responder: Responder, pressed: SettingsPagePress) -> None:
        """Another page of settings."""
        reader = await self.reader(responder)
        await responder.replace(await self.page(responder.interaction, reader, pressed.page))

    async def set_own(self, responder: Responder, pressed: SettingPress) -> None:
        """A user setting, or a press that asks for the settings, answered with the updated page.

        TableError: BAD_SETTING.
        """
        interaction, now = responder.interaction, await self.reader(responder)
        change: dict[str, Chosen] = {}
        if pressed.which == TEXT:
            change = {"text_only": not now.text_only}
        elif pressed.which != PAGE:
            name, control = OWN[pressed.which]
            is_switch = isinstance(control, SwitchControl)
            change = {name: not now.value(name) if is_switch else own_field(now, pressed.which).picked(interaction)[0]}
            if name == "turn_messages":  # They are written outside an interaction, and again in spite of a refusal.
                locale = interaction.locale.value
                change |= {"turn_locale": locale, "turn_refused": None, "turn_refusal_told": None}
        user, guild = interaction.user.id, server_of(interaction)
        reader = await self.user_settings.set(user, interaction.locale.value, guild=guild, **change)
        page = page_of(pressed.which) if pressed.which in OWN else 1
        await responder.replace(await self.page(interaction, reader, page))

    async def page(self, interaction: Interaction, reader: Reader, number: int = 1) -> Message:
        """A page of settings; users who may manage the server get from it to the server's settings."""
        in_server = server_of(interaction) is not None
        may_manage = in_server and interaction.permissions.manage_guild
        return settings_message(reader, number, may_manage=may_manage, in_server=in_server)
