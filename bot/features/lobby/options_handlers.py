"""Handlers of the host's options page."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import discord

from bot.features.lobby.ids import Options, OptionsPress
from bot.features.lobby.options import (
    NUMBER,
    Noted,
    clash,
    number_form,
    number_typed,
    options_closed_message,
    options_message,
)
from bot.features.lobby.panels import Panels
from bot.platform.handlers import Component, Handlers, chosen, typed_in
from bot.platform.messages import Message
from bot.platform.responder import Answers, Interaction, Responder, is_here
from bot.storage.guild_settings import GuildSettings
from bot.storage.table_setup import TableSetup, save_default, server_default
from bot.tables.entries import Hints
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Table
from bot.text.games import preset_of, presets_of, with_option
from bot.text.options import OptionWords, option_words
from engine.errors import RulesError
from engine.rules import Rules, Switch
from i18n import Texts

_OVER: Final = (RefusalReason.TABLE_GONE, RefusalReason.NOT_IN_LOBBY, RefusalReason.NOT_HOST)
"""Refusals that mean the options page can change nothing any more."""


class OptionsHandlers(Handlers):
    """Show and change the options of a lobby."""

    def __init__(self, answers: Answers, panels: Panels, guild_settings: GuildSettings) -> None:
        super().__init__(answers)
        self._panels = panels
        self._guild_settings = guild_settings

    def components(self) -> Sequence[Component[Any]]:
        return (Component(OptionsPress, self.press),)

    async def press(self, responder: Responder, pressed: OptionsPress) -> None:
        """A control of the options page or a submitted number form, answered with the updated page.

        If the page can change nothing any more, close it. TableError: NOT_HOST, NOT_IN_LOBBY, TABLE_GONE where there is
        no such page.
        """
        interaction, message = responder.interaction, responder.interaction.message
        if pressed.do is Options.SHOW:
            await self._show(responder, self.tables.hosted(pressed.table, interaction.user.id))
            return
        try:
            await self._change(responder, pressed)
        except TableError as error:
            table = await self.archive.find(pressed.table) if error.reason in _OVER else None
            if table is None or table.practice or message is None or not message.flags.ephemeral:
                raise
            if not is_here(interaction, table):
                raise TableError(RefusalReason.ELSEWHERE) from None
            await responder.replace(options_closed_message(await self.texts(responder), table, interaction.user.id))

    async def _show(self, responder: Responder, table: Table) -> None:
        """Show the page to the host."""
        message = await responder.private(await self._page(responder.interaction, await self.texts(responder), table))
        await self._panels.shown(table, responder.interaction, message)

    async def _change(self, responder: Responder, pressed: OptionsPress) -> None:
        """Carry out an action and show the page. Refused values get a notice at their control."""
        interaction, texts = responder.interaction, await self.texts(responder)
        table = self.tables.hosted(pressed.table, interaction.user.id)
        do, name, switched_on = pressed.do, pressed.option, bool(pressed.on)
        noted: Noted | None = None
        match do:
            case Options.SHOW:
                pass
            case Options.ASK:
                form = number_form(texts, table, _option(texts, table, name))
                await interaction.response.send_modal(form)
                return
            case Options.SET:
                noted = await self._set(interaction, texts, table, name, switched_on=switched_on)
            case Options.PRESET:
                picked = next((each for each in presets_of(table.game) if each.id == chosen(interaction)[0]), None)
                if picked is None:
                    raise TableError(RefusalReason.STALE)
                await self._set_options(table, interaction, lambda rules: picked.options)
            case Options.RESET:
                await self._set_options(table, interaction, lambda rules: {})
                if table.ghosts.strict:
                    await self.tables.set_strict(table.id, interaction.user.id, strict=False)
                await self.tables.set_hints(table.id, interaction.user.id, Hints.AUTOMATIC)
            case Options.HINTS:
                hints = next((each for each in Hints if each.value == name), None)
                if hints is None:
                    raise TableError(RefusalReason.STALE)
                await self.tables.set_hints(table.id, interaction.user.id, hints)
                noted = Noted(texts("setup-hints-meaning", hints=hints.value))
            case Options.STRICT:
                await self.tables.set_strict(table.id, interaction.user.id, strict=switched_on)
            case Options.SAVE | Options.FORGET:
                if not interaction.permissions.manage_guild:
                    raise TableError(RefusalReason.NOT_MANAGER)
                default = TableSetup.of_table(table) if do is Options.SAVE else None
                await save_default(self._guild_settings, table.guild, default)
                noted = Noted(texts("setup-saved" if default else "setup-forgotten"))
        message = await responder.replace(await self._page(interaction, texts, table, noted))
        await self._panels.shown(table, interaction, message)

    async def _set(
        self, interaction: Interaction, texts: Texts, table: Table, name: str | None, *, switched_on: bool
    ) -> Noted | None:
        """Set an option to the value chosen, switched or typed; return a notice if the rules refuse it."""
        option = _option(texts, table, name)
        value = switched_on if isinstance(option.option, Switch) else _given(interaction, option)
        try:
            await self._set_options(table, interaction, lambda rules: with_option(rules, option.name, value))
        except TableError as error:
            if not isinstance(error.__cause__, RulesError):
                raise
            return Noted(clash(texts, table, option.name, error.__cause__), option.name)
        return None

    async def _set_options(
        self, table: Table, interaction: Interaction, change: Callable[[Rules], Mapping[str, Any]]
    ) -> None:
        await self.tables.set_options(
            table.id, interaction.user.id, change=change, preset=lambda rules: preset_of(table.game, rules)
        )

    async def _page(self, interaction: Interaction, texts: Texts, table: Table, noted: Noted | None = None) -> Message:
        default = await server_default(self._guild_settings, table.guild)
        return options_message(
            texts,
            table,
            may_save=interaction.permissions.manage_guild,
            is_default=default == TableSetup.of_table(table),
            noted=noted,
        )


def _given(interaction: Interaction, option: OptionWords) -> int | str:
    """The chosen or typed value. TableError: STALE if the option has no such choice."""
    if interaction.type is discord.InteractionType.modal_submit:
        return number_typed(typed_in(interaction, NUMBER))
    picked = chosen(interaction)[0]
    for choice in option.choices:
        if str(choice.value) == picked:
            return choice.value
    raise TableError(RefusalReason.STALE)


def _option(texts: Texts, table: Table, name: str | None) -> OptionWords:
    found = next((each for each in option_words(texts, table.game, table.rules) if each.name == name), None)
    if found is None:
        raise TableError(RefusalReason.STALE)
    return found
