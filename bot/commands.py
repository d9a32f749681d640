"""The slash commands: open a table, see one's hand, read rules, leaderboards and one's own settings."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.answers import Answer, go_wrong
from bot.choosing import find_preset, matching
from bot.interactions import Interaction
from bot.lobby import lobby_message
from bot.messages import note
from bot.publisher import public_texts
from bot.rules_text import rules_message
from bot.scores import leaderboard_message, stats_message
from bot.settings_page import settings_message
from bot.tables.refusals import No, Refused
from bot.texts import language_of
from bot.texts.translator import named
from engine.catalog import Preset

P = ParamSpec("P")

_IN_CHANNELS: Final = ("view_channel", "send_messages", "attach_files")
_IN_THREADS: Final = ("view_channel", "send_messages_in_threads", "attach_files")


def _answering(
    work: Callable[Concatenate[Answer, P], Awaitable[None]],
) -> Callable[Concatenate[Interaction, P], Any]:
    """A command that answers through `Answer`, and whose errors end where all do."""

    @wraps(work)
    async def command(interaction: Interaction, *args: P.args, **kwargs: P.kwargs) -> None:
        answer = Answer(interaction)
        try:
            await work(answer, *args, **kwargs)
        except Exception as error:
            await go_wrong(answer, error)
        finally:
            answer.close()

    return command


@_answering
async def _play(answer: Answer, game: str | None) -> None:
    interaction = answer.interaction
    house, user = interaction.client.house, interaction.user
    texts = (await house.people.of(interaction)).texts
    channel, guild = interaction.channel_id, interaction.guild_id
    if guild is None or channel is None:
        await answer.private(note(texts("notice-servers-only")))
        return
    missing = _missing(interaction)
    if missing:
        names = texts("list-comma").join(texts(f"permission-{name.replace('_', '-')}") for name in missing)
        await answer.private(note(texts("notice-missing", permissions=names)))
        return
    preset = _preset(game)
    there = house.tables.in_channel(channel)
    if there is not None:
        await answer.private(note(texts("notice-busy", link=house.publisher.link(there))))
        return
    table = await house.tables.open(
        guild=guild,
        channel=channel,
        user=user.id,
        name=user.display_name,
        game=preset.game,
        preset=preset.id,
        options=dict(preset.options),
        locale=(interaction.guild_locale or interaction.locale).value,
        turn_seconds=house.settings.turn_seconds,
    )
    n, message_id = table.n, None
    try:
        message_id = await answer.public(lobby_message(public_texts(table), table))
    finally:
        await house.publisher.opened(table, message_id, n=n)


@_answering
async def _rules(answer: Answer, game: str | None) -> None:
    house = answer.interaction.client.house
    texts = (await house.people.of(answer.interaction)).texts
    table = house.tables.in_channel(answer.interaction.channel_id or 0)
    if game is None and table is not None:
        await answer.private(rules_message(texts, table.game, table.preset, table.rules))
        return
    preset = _preset(game)
    await answer.private(rules_message(texts, preset.game, preset.id, preset.rules()))


@_answering
async def _hand(answer: Answer) -> None:
    house = answer.interaction.client.house
    person = await house.people.of(answer.interaction)
    table = house.tables.in_channel(answer.interaction.channel_id or 0)
    if table is None:
        await answer.private(note(person.texts("notice-no-table")))
        return
    await house.hands.show(answer, table, person)


@_answering
async def _leaderboard(answer: Answer, game: str | None, *, everywhere: bool) -> None:
    interaction = answer.interaction
    house = interaction.client.house
    texts = (await house.people.of(interaction)).texts
    guild = None if everywhere else interaction.guild_id
    preset = _preset(game)
    await answer.private(await leaderboard_message(house.store, texts, preset, guild=guild))


@_answering
async def _stats(answer: Answer, user: discord.User | discord.Member | None) -> None:
    interaction = answer.interaction
    house = interaction.client.house
    texts = (await house.people.of(interaction)).texts
    who = user or interaction.user
    await answer.private(await stats_message(house.store, texts, user=who.id, name=who.display_name))


@_answering
async def _settings(answer: Answer) -> None:
    person = await answer.interaction.client.house.people.of(answer.interaction)
    await answer.private(settings_message(person))


def _preset(game: str | None) -> Preset:
    preset = find_preset(game)
    if preset is None:
        raise Refused(No.GAME_UNKNOWN)
    return preset


def _missing(interaction: Interaction) -> list[str]:
    """What the bot needs in this channel and has not."""
    needed = _IN_THREADS if isinstance(interaction.channel, discord.Thread) else _IN_CHANNELS
    return [name for name in needed if not getattr(interaction.app_permissions, name)]


async def _games(interaction: Interaction, typed: str) -> list[Choice[str]]:
    language = language_of(interaction.locale.value)
    return [Choice(name=title, value=preset.id) for title, preset in matching(typed, language)]


# -- As Discord knows them --------------------------------------------------------------------------------------------

_GAME: Final = {"game": named("option-game")}
_GAME_DESCRIBED: Final = {"game": named("option-game-description")}


@app_commands.command(name=named("command-play"), description=named("command-play-description"))
@app_commands.rename(**_GAME)
@app_commands.describe(**_GAME_DESCRIBED)
@app_commands.autocomplete(game=_games)
async def play(interaction: Interaction, game: str | None = None) -> None:
    await _play(interaction, game)


@app_commands.command(name=named("command-rules"), description=named("command-rules-description"))
@app_commands.rename(**_GAME)
@app_commands.describe(**_GAME_DESCRIBED)
@app_commands.autocomplete(game=_games)
async def rules(interaction: Interaction, game: str | None = None) -> None:
    await _rules(interaction, game)


@app_commands.command(name=named("command-hand"), description=named("command-hand-description"))
async def hand(interaction: Interaction) -> None:
    await _hand(interaction)


@app_commands.command(name=named("command-leaderboard"), description=named("command-leaderboard-description"))
@app_commands.rename(**_GAME, everywhere=named("option-everywhere"))
@app_commands.describe(**_GAME_DESCRIBED, everywhere=named("option-everywhere-description"))
@app_commands.autocomplete(game=_games)
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
