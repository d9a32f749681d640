"""The slash commands: open a table, see one's hand, read rules, leaderboards, statistics and settings."""

from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.features.lobby.opening import open_table, opening_refusal
from bot.features.lobby.picker import picker_message, unsure_message
from bot.features.ratings.handlers import board_wanted, leaderboard_page, stats_page
from bot.features.rules.illustrating import illustrated
from bot.features.rules.rules import preset_rules, table_rules
from bot.features.settings.handlers import settings_page
from bot.handling.errors import respond
from bot.handling.interactions import Interaction, called
from bot.platform.messages import cut, note
from bot.platform.responder import Responder
from bot.platform.translator import named
from bot.storage.table_setup import TableSetup, last_one, server_default
from bot.tables.refusals import RefusalReason, TableError
from bot.text.boards import board_choices, find_board
from bot.text.finding import EVERYTHING, MOST_CHOICES, OFFERED, by_habit, find_preset, likely, matching, title
from bot.text.folding import folded
from bot.text.markup import visible
from engine.catalog import PRESETS, Preset

P = ParamSpec("P")


def _answering(
    work: Callable[Concatenate[Responder, P], Awaitable[None]],
) -> Callable[Concatenate[Interaction, P], Any]:
    """Make `work` a command that answers through a `Responder`, with the common error handling."""

    @wraps(work)
    async def command(interaction: Interaction, *args: P.args, **kwargs: P.kwargs) -> None:
        await respond(interaction, lambda responder: work(responder, *args, **kwargs))

    return command


@_answering
async def _play(responder: Responder, game: str | None) -> None:
    interaction = responder.interaction
    services = interaction.client.services
    texts = (await services.user_settings.of(interaction)).texts
    refusal = opening_refusal(interaction, texts)
    if refusal is not None:
        await responder.private(refusal)
        return
    if game is None or game.strip() == EVERYTHING or not visible(game):
        assert interaction.guild_id is not None
        default = await server_default(services.store, interaction.guild_id)
        last = await last_one(services.store, services.archive, interaction.user.id)
        await responder.private(picker_message(texts, default=default, last=last))
        return
    preset = find_preset(game)
    if preset is None:
        await responder.private(unsure_message(texts, game, likely(game)))
        return
    await open_table(responder, TableSetup.of_preset(preset), texts)


@_answering
async def _rules(responder: Responder, game: str | None) -> None:
    services = responder.interaction.client.services
    person = await services.user_settings.of(responder.interaction)
    table = services.tables.in_channel(responder.interaction.channel_id or 0)
    book = table_rules(table) if game is None and table is not None else preset_rules(_preset(game, among=PRESETS))
    await responder.private(await illustrated(services.drawing, person, book))


@_answering
async def _hand(responder: Responder) -> None:
    services = responder.interaction.client.services
    person = await services.user_settings.of(responder.interaction)
    table = services.tables.in_channel(responder.interaction.channel_id or 0)
    if table is None:
        unread = services.tables.registry.unread
        unread.check(unread.in_channel(responder.interaction.channel_id or 0))
        await responder.private(note(person.texts("notice-no-table")))
        return
    await services.hands.show(responder, table, person)


@_answering
async def _leaderboard(responder: Responder, game: str | None, *, everywhere: bool) -> None:
    interaction = responder.interaction
    services = interaction.client.services
    texts = (await services.user_settings.of(interaction)).texts
    if game is None:
        board = await board_wanted(services, interaction, everywhere=everywhere)
    elif (found := find_board(game)) is not None:
        board = found
    else:
        raise TableError(RefusalReason.GAME_UNKNOWN)
    await responder.private(await leaderboard_page(services, interaction, texts, board, everywhere=everywhere))


@_answering
async def _stats(responder: Responder, user: discord.User | discord.Member | None) -> None:
    interaction = responder.interaction
    services = interaction.client.services
    texts = (await services.user_settings.of(interaction)).texts
    who = user or interaction.user
    await responder.private(await stats_page(services, texts, user=who.id, name=called(who)))


@_answering
async def _settings(responder: Responder) -> None:
    services = responder.interaction.client.services
    person = await services.user_settings.of(responder.interaction)
    await responder.private(await settings_page(responder.interaction, services, person))


def _preset(game: str | None, *, among: Sequence[Preset] = OFFERED) -> Preset:
    preset = find_preset(game, among=among)
    if preset is None:
        raise TableError(RefusalReason.GAME_UNKNOWN)
    return preset


async def _games(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Autocomplete for games by name. For empty input the last choice lists all games."""
    if folded(typed):
        return await _choices(interaction, typed, OFFERED)
    everything = (await interaction.client.services.user_settings.of(interaction)).texts("picker-everything")
    shown = await _choices(interaction, typed, OFFERED, places=MOST_CHOICES - 1)
    return [*shown, Choice(name=everything, value=EVERYTHING)]


async def _all_games(interaction: Interaction, typed: str) -> list[Choice[str]]:
    return await _choices(interaction, typed, PRESETS)


async def _boards(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Autocomplete for leaderboards, house rules included. For empty input, those of this server come first."""
    services = interaction.client.services
    texts = (await services.user_settings.of(interaction)).texts
    played = await services.store.last_games(interaction.user.id, limit=MOST_CHOICES)
    found = board_choices(
        typed,
        texts,
        played=[(result.game, result.preset) for result in played],
        here=[(board.game, board.preset) for board in await services.store.boards(guild_id=interaction.guild_id)],
    )
    return [Choice(name=cut(label, 100), value=meant) for label, meant in found]


async def _choices(
    interaction: Interaction, typed: str, among: Sequence[Preset], *, places: int = MOST_CHOICES
) -> list[Choice[str]]:
    """The best matches first. For empty input: the user's last games, then all others."""
    services = interaction.client.services
    texts = (await services.user_settings.of(interaction)).texts
    if folded(typed):
        labels = [(each.label(texts), each.preset) for each in matching(typed, among=among)]
    else:
        played = await services.store.last_games(interaction.user.id, limit=MOST_CHOICES)
        presets = by_habit(((result.game, result.preset) for result in played), among=among, places=places)
        labels = [(title(texts, preset), preset) for preset in presets]
    return [Choice(name=cut(label, 100), value=preset.id) for label, preset in labels[:places]]


# -- Registration with Discord ----------------------------------------------------------------------------------------

_GAME: Final = {"game": named("option-game")}


@app_commands.command(name=named("command-play"), description=named("command-play-description"))
@app_commands.rename(**_GAME)
@app_commands.describe(game=named("option-game-description"))
@app_commands.autocomplete(game=_games)
async def play(interaction: Interaction, game: str | None = None) -> None:
    await _play(interaction, game)


@app_commands.command(name=named("command-rules"), description=named("command-rules-description"))
@app_commands.rename(**_GAME)
@app_commands.describe(game=named("option-rules-description"))
@app_commands.autocomplete(game=_all_games)
async def rules(interaction: Interaction, game: str | None = None) -> None:
    await _rules(interaction, game)


@app_commands.command(name=named("command-hand"), description=named("command-hand-description"))
async def hand(interaction: Interaction) -> None:
    await _hand(interaction)


@app_commands.command(name=named("command-leaderboard"), description=named("command-leaderboard-description"))
@app_commands.rename(**_GAME, everywhere=named("option-everywhere"))
@app_commands.describe(game=named("option-board-description"), everywhere=named("option-everywhere-description"))
@app_commands.autocomplete(game=_boards)
async def leaderboard(interaction: Interaction, game: str | None = None, everywhere: bool = False) -> None:
    await _leaderboard(interaction, game, everywhere=everywhere)


@app_commands.command(name=named("command-stats"), description=named("command-stats-description"))
@app_commands.rename(user=named("option-user"))
@app_commands.describe(user=named("option-user-description"))
async def stats(interaction: Interaction, user: discord.User | None = None) -> None:
    await _stats(interaction, user)


@app_commands.command(name=named("command-settings"), description=named("command-settings-description"))
async def settings(interaction: Interaction) -> None:
    await _settings(interaction)


ALL: Final[tuple[app_commands.Command[Any, ..., None], ...]] = (  # pyright: ignore[reportUnknownVariableType]
    play,
    rules,
    hand,
    leaderboard,
    stats,
    settings,
)
