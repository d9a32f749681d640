"""Handlers for picking a game and for the host's options page."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import discord

from bot.features.lobby.opening import open_table
from bot.features.lobby.options import (
    NUMBER,
    Noted,
    clash,
    number_form,
    number_typed,
    options_closed_message,
    options_message,
)
from bot.handling.component_handler import ComponentHandler
from bot.handling.errors import respond
from bot.handling.interactions import Interaction, check_place, chosen, is_here, table_number
from bot.platform import ids
from bot.platform.ids import Options, Pick
from bot.platform.messages import Message
from bot.platform.responder import Responder
from bot.services import Services
from bot.storage.table_setup import TableSetup, again, save_default, server_default
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Table
from bot.text.finding import OFFERED
from bot.text.games import preset_of, presets_of, with_option
from bot.text.options import OptionWords, option_words
from engine.errors import RulesError
from engine.rules import Rules, Switch
from i18n import Texts

_OVER: Final = (RefusalReason.TABLE_GONE, RefusalReason.NOT_IN_LOBBY, RefusalReason.NOT_HOST)
"""Refusals that mean the options page can change nothing any more."""


class PickerHandler(ComponentHandler, template=ids.PICK):
    """Open the lobby of the picked game."""

    async def act(self, responder: Responder, services: Services) -> None:
        texts = (await services.user_settings.of(responder.interaction)).texts
        await open_table(responder, await self._setup(responder.interaction, services), texts)

    async def _setup(self, interaction: Interaction, services: Services) -> TableSetup:
        """The picked setup. TableError: GAME_UNKNOWN if it no longer exists."""
        setup: TableSetup | None = None
        match Pick(self.match["how"]):
            case Pick.LIST:
                picked = chosen(interaction)[0]
                setup = next((TableSetup.of_preset(preset) for preset in OFFERED if preset.id == picked), None)
            case Pick.AGAIN:
                setup = await again(services.archive, table_number(self.match["what"]), interaction.user.id)
            case Pick.DEFAULT:
                setup = await server_default(services.store, interaction.guild_id or 0)
        if setup is None:
            raise TableError(RefusalReason.GAME_UNKNOWN)
        return setup


class OptionsHandler(ComponentHandler, template=ids.OPTIONS):
    """A control of the options page, answered with the updated page."""

    async def act(self, responder: Responder, services: Services) -> None:
        if Options(self.match["do"]) is Options.SHOW:
            await show_options(responder, services, self.table_id)
        else:
            await change_or_close(responder, services, self.match)


async def show_options(responder: Responder, services: Services, table_id: int) -> None:
    """Show the page to the host. TableError: NOT_HOST, NOT_IN_LOBBY, TABLE_GONE."""
    table = services.tables.hosted(table_id, responder.interaction.user.id)
    texts = (await services.user_settings.of(responder.interaction)).texts
    message = await responder.private(await _page(responder.interaction, services, texts, table))
    await services.panels.shown(table, responder.interaction, message)


async def number_sent(interaction: Interaction) -> bool:
    """Set an option from a submitted number form; return whether the form was one."""
    data: Any = interaction.data
    found = re.fullmatch(ids.OPTIONS, str(data["custom_id"]))
    if found is None:
        return False
    await respond(interaction, lambda responder: change_or_close(responder, interaction.client.services, found))
    return True


async def change_or_close(responder: Responder, services: Services, match: re.Match[str]) -> None:
    """Carry out a custom id of `ids.OPTIONS`. If the page can change nothing any more, close it."""
    interaction, pressed = responder.interaction, responder.interaction.message
    try:
        await change_options(responder, services, match)
    except TableError as error:
        table = await services.archive.find(int(match["table"])) if error.reason in _OVER else None
        if table is None or table.practice or pressed is None or not pressed.flags.ephemeral:
            raise
        if not is_here(interaction.channel_id, table):
            raise TableError(RefusalReason.ELSEWHERE) from None
        texts = (await services.user_settings.of(interaction)).texts
        await responder.replace(options_closed_message(texts, table, interaction.user.id))


async def change_options(responder: Responder, services: Services, match: re.Match[str]) -> None:
    """Carry out a custom id of `ids.OPTIONS` and show the page. Refused values get a notice at their control."""
    interaction = responder.interaction
    check_place(interaction, services.tables, int(match["table"]))
    texts = (await services.user_settings.of(interaction)).texts
    table = services.tables.hosted(int(match["table"]), interaction.user.id)
    do, name, switched_on = Options(match["do"]), match["option"], match["switch"] == "on"
    noted: Noted | None = None
    match do:
        case Options.SHOW:
            pass
        case Options.ASK:
            form = number_form(texts, table, _option(texts, table, name))
            await interaction.response.send_modal(form)
            return
        case Options.SET:
            noted = await _set(interaction, services, texts, table, name, switched_on=switched_on)
        case Options.PRESET:
            picked = next((each for each in presets_of(table.game) if each.id == chosen(interaction)[0]), None)
            if picked is None:
                raise TableError(RefusalReason.STALE)
            await _change(services, table, interaction, lambda rules: picked.options)
        case Options.RESET:
            await _change(services, table, interaction, lambda rules: {})
            if table.ghosts.strict:
                await services.tables.set_strict(table.id, interaction.user.id, strict=False)
        case Options.STRICT:
            await services.tables.set_strict(table.id, interaction.user.id, strict=switched_on)
        case Options.SAVE | Options.FORGET:
            if not interaction.permissions.manage_guild:
                raise TableError(RefusalReason.NOT_MANAGER)
            kept = TableSetup.of_table(table) if do is Options.SAVE else None
            await save_default(services.store, table.guild, kept)
            noted = Noted(texts("setup-saved" if kept else "setup-forgotten"))
    message = await responder.replace(await _page(interaction, services, texts, table, noted))
    await services.panels.shown(table, interaction, message)


async def _set(
    interaction: Interaction, services: Services, texts: Texts, table: Table, name: str | None, *, switched_on: bool
) -> Noted | None:
    """Set an option to the value chosen, switched or typed; return a notice if the rules refuse it."""
    option = _option(texts, table, name)
    value = switched_on if isinstance(option.option, Switch) else _given(interaction, option)
    try:
        await _change(services, table, interaction, lambda rules: with_option(rules, option.name, value))
    except TableError as error:
        if not isinstance(error.__cause__, RulesError):
            raise
        return Noted(clash(texts, table, option.name, error.__cause__), option.name)
    return None


def _given(interaction: Interaction, option: OptionWords) -> int | str:
    """The chosen or typed value. TableError: STALE if the option has no such choice."""
    if interaction.type is discord.InteractionType.modal_submit:
        return number_typed(_typed(interaction))
    picked = chosen(interaction)[0]
    for choice in option.choices:
        if str(choice.value) == picked:
            return choice.value
    raise TableError(RefusalReason.STALE)


def _typed(interaction: Interaction) -> str:
    """The text of the form's field."""
    data: Any = interaction.data
    fields = (each.get("component", each) for each in data["components"])
    return next((str(field["value"]) for field in fields if field.get("custom_id") == NUMBER), "")


async def _change(
    services: Services, table: Table, interaction: Interaction, change: Callable[[Rules], Mapping[str, Any]]
) -> None:
    await services.tables.set_options(
        table.id, interaction.user.id, change=change, preset=lambda rules: preset_of(table.game, rules)
    )


def _option(texts: Texts, table: Table, name: str | None) -> OptionWords:
    found = next((each for each in option_words(texts, table.game, table.rules) if each.name == name), None)
    if found is None:
        raise TableError(RefusalReason.STALE)
    return found


async def _page(
    interaction: Interaction, services: Services, texts: Texts, table: Table, noted: Noted | None = None
) -> Message:
    default = await server_default(services.store, table.guild)
    return options_message(
        texts,
        table,
        may_save=interaction.permissions.manage_guild,
        is_default=default == TableSetup.of_table(table),
        noted=noted,
    )


ALL: Final = (PickerHandler, OptionsHandler)
