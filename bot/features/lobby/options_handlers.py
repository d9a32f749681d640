"""Handlers of the host's pages of options, and of the table's own options on the set-up panel."""

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.features.lobby.ids import Options, OptionsPagePress, OptionsPress, OwnPress
from bot.features.lobby.options import (
    NUMBER,
    Noted,
    clash,
    closed_page,
    is_on_the_panel,
    number_form,
    number_typed,
    option_field,
    options_at,
    preset_field,
)
from bot.features.lobby.panels import SET_UP, Panels
from bot.platform.handlers import Component, Handlers, typed_in
from bot.platform.places import is_here
from bot.platform.responder import Answers, Interaction, Responder
from bot.storage.guild_settings import GuildSettings
from bot.storage.table_setup import save_default
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.setup import TableSetup
from bot.tables.table import Table
from bot.text.options import OptionWords
from engine.catalog import presets_of
from engine.errors import RulesError
from engine.rules import Switch, Value, with_option
from i18n import Texts

_OVER: Final = (RefusalReason.TABLE_GONE, RefusalReason.NOT_IN_LOBBY)
"""Refusals that mean that no page can change anything any more."""
_LAST: Final = 99
"""A number that no page has: the last one is shown."""


class OptionsHandlers(Handlers):
    """Show and change the options of a lobby."""

    def __init__(self, answers: Answers, panels: Panels, guild_settings: GuildSettings) -> None:
        super().__init__(answers)
        self._panels = panels
        self._guild_settings = guild_settings

    def components(self) -> Sequence[Component[Any]]:
        return (
            Component(OptionsPress, self.press),
            Component(OptionsPagePress, self.press),
            Component(OwnPress, self.press),
        )

    async def press(self, responder: Responder, pressed: OptionsPress | OptionsPagePress | OwnPress) -> None:
        """A control of a page of options or a submitted number form, answered with the page that has it.

        Where the lobby is over the page is closed; who is not its host is shown what they can do. TableError:
        NOT_IN_LOBBY, TABLE_GONE where there is no such page.
        """
        try:
            with self._panels.answering(responder, pressed.table):
                await self._change(responder, pressed)
        except TableError as error:
            texts, table = await self.texts(responder), self.tables.get(pressed.table)
            if error.reason is RefusalReason.NOT_HOST and table is not None:
                await self._panels.show(responder, table)
                return
            user = responder.interaction.user.id
            over = await self.archive.find(pressed.table, by=user) if error.reason in _OVER else None
            if over is None or over.lesson or not responder.on_private:
                raise
            if not is_here(responder.interaction, over):
                raise TableError(RefusalReason.ELSEWHERE) from None
            await responder.replace(closed_page(texts, over))

    async def _change(self, responder: Responder, pressed: OptionsPress | OptionsPagePress | OwnPress) -> None:
        """Carry out an action and show the page with it. Refused values get a notice at their control."""
        interaction, texts, user = responder.interaction, await self.texts(responder), responder.interaction.user.id
        table, noted, page = self.tables.hosted(pressed.table, user), None, 1
        if isinstance(pressed, OptionsPagePress):
            page = pressed.page
        elif isinstance(pressed, OwnPress) or pressed.do in (Options.SET, Options.ASK):
            option = _option(texts, table, pressed)
            if isinstance(pressed, OptionsPress) and pressed.do is Options.ASK:
                await interaction.response.send_modal(number_form(texts, table, option))
                return
            noted = await self._set(texts, table, user, option, _given(texts, table, interaction, pressed, option))
            page = SET_UP if is_on_the_panel(option) else option.name
        elif pressed.do is Options.PRESET:
            [picked] = preset_field(texts, table).picked(interaction)
            preset = next(each for each in presets_of(table.game) if each.id == picked)
            await self.tables.set_up(table.id, user, lambda setup: setup.with_rules(preset.options))
        elif pressed.do is Options.RESET:
            await self.tables.set_up(table.id, user, TableSetup.as_usual)
        elif pressed.do in (Options.SAVE, Options.FORGET):
            if not table.place.has_bot or not interaction.permissions.manage_guild:
                raise TableError(RefusalReason.NOT_MANAGER)
            default = table.setup if pressed.do is Options.SAVE else None
            await save_default(self._guild_settings, table.guild, default)
            noted, page = Noted(texts("setup-saved" if default else "setup-forgotten")), _LAST
        await self._panels.show(responder, table, page=page, noted=noted)

    async def _set(self, texts: Texts, table: Table, user: int, option: OptionWords, value: Value) -> Noted | None:
        """Set an option; return a notice if the rules refuse the value, or of what the page does not say."""
        name = option.name
        if option.is_own:
            await self.tables.set_own(table.id, user, name, value)
            return Noted(f"-# {option.meaning}") if is_on_the_panel(option) else None
        try:
            await self.tables.set_up(
                table.id, user, lambda setup: setup.with_rules(with_option(setup.rules, name, value))
            )
        except TableError as error:
            if not isinstance(error.__cause__, RulesError):
                raise
            return Noted(clash(texts, table, name, error.__cause__), name)
        return None


def _given(
    texts: Texts, table: Table, interaction: Interaction, pressed: OptionsPress | OwnPress, option: OptionWords
) -> Value:
    """The switched, pressed, chosen or typed value. TableError: BAD_SETTING if the option has no such choice."""
    if isinstance(option.option, Switch):
        return bool(pressed.on)
    if interaction.type is discord.InteractionType.modal_submit:
        return number_typed(typed_in(interaction, NUMBER))
    if isinstance(pressed, OwnPress) and pressed.choice is not None:
        return pressed.choice
    return option_field(texts, table, option).picked(interaction)[0]


def _option(texts: Texts, table: Table, pressed: OptionsPress | OwnPress) -> OptionWords:
    """The option that is meant. TableError: STALE if there is none."""
    name = pressed.name if isinstance(pressed, OwnPress) else pressed.option
    found = next((each for each in options_at(texts, table) if each.name == name), None)
    if found is None:
        raise TableError(RefusalReason.STALE)
    return found
