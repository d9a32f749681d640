"""Leaderboards and statistics: their pages and buttons."""

from math import ceil
from typing import Any, Final

import discord

from bot.features.ratings.pages import LINES, Leaderboard, leaderboard_message, stats_message
from bot.handling.component_handler import ComponentHandler
from bot.handling.interactions import called, chosen
from bot.platform import ids
from bot.platform.messages import Message
from bot.platform.responder import Responder
from bot.services import Services
from bot.storage.names import Names
from bot.tables.refusals import RefusalReason, TableError
from bot.text.boards import BoardName
from bot.text.finding import OFFERED
from bot.text.games import preset_at
from engine.catalog import GAMES
from i18n import Texts

LARGEST: Final = 2**63 - 1
"""The largest integer that the store takes."""


async def board_wanted(services: Services, interaction: discord.Interaction[Any], *, everywhere: bool) -> BoardName:
    """The default leaderboard: that of the table in this channel, or else the most played one."""
    table = services.tables.in_channel(interaction.channel_id or 0)
    if table is not None:
        return BoardName.of(table.game, preset_at(table))
    boards = await services.store.boards(guild_id=None if everywhere else interaction.guild_id)
    return BoardName(boards[0].game, boards[0].preset) if boards else BoardName(OFFERED[0].game, OFFERED[0].id)


async def leaderboard_page(
    services: Services,
    interaction: discord.Interaction[Any],
    texts: Texts,
    board: BoardName,
    *,
    everywhere: bool,
    page: int = 0,
) -> Message:
    """A page of a leaderboard, from 0, or the last one. Outside servers it covers all servers."""
    guild = interaction.guild_id
    everywhere = everywhere or guild is None
    scope, reader = None if everywhere else guild, interaction.user.id

    async def asked(number: int) -> Leaderboard:
        leaders = await services.store.leaderboard(
            guild_id=scope,
            game=board.game,
            preset=board.preset,
            limit=LINES,
            offset=number * LINES,
            user_id=reader,
        )
        lines = (*leaders.lines, *([leaders.own] if leaders.own else []))
        return Leaderboard(
            board=board,
            leaders=leaders,
            page=number,
            everywhere=everywhere,
            has_server=guild is not None,
            reader=reader,
            names=await Names(services.store).of({each.standing.user_id for each in lines}, guild),
            others=await services.store.boards(guild_id=scope),
        )

    found = await asked(page)
    if page and not found.leaders.lines:  # The board may have shrunk since the button was made.
        found = await asked(max(0, ceil(found.leaders.people / LINES) - 1))
    return leaderboard_message(texts, found)


async def stats_page(services: Services, texts: Texts, *, user: int, name: str | None, page: int = 0) -> Message:
    """A user's statistics; `name` as in `stats_message`."""
    return stats_message(texts, await services.store.stats(user), user=user, name=name, page=page)


class LeaderboardPageHandler(ComponentHandler, template=ids.LEADERS):
    """Another page of a leaderboard, or the switch between this server and all."""

    async def act(self, responder: Responder, services: Services) -> None:
        texts = (await services.user_settings.of(responder.interaction)).texts
        board = _known(self.match["game"], self.match["preset"])
        everywhere, page = self.match["where"] == "all", int(self.match["page"])
        await responder.replace(
            await leaderboard_page(services, responder.interaction, texts, board, everywhere=everywhere, page=page)
        )


class LeaderboardHandler(ComponentHandler, template=ids.BOARD):
    """Another leaderboard, chosen in a menu."""

    async def act(self, responder: Responder, services: Services) -> None:
        texts = (await services.user_settings.of(responder.interaction)).texts
        game, _, preset = chosen(responder.interaction)[0].partition(":")
        everywhere = self.match["where"] == "all"
        board = _known(game, preset)
        await responder.replace(
            await leaderboard_page(services, responder.interaction, texts, board, everywhere=everywhere)
        )


class StatsHandler(ComponentHandler, template=ids.STATS):
    """Another page of a user's statistics."""

    async def act(self, responder: Responder, services: Services) -> None:
        texts = (await services.user_settings.of(responder.interaction)).texts
        who, user, page = responder.interaction.user, int(self.match["user"]), int(self.match["page"])
        if user > LARGEST:
            raise TableError(RefusalReason.STALE)
        if user == who.id:
            name = called(who)
        else:
            name = (await Names(services.store).of([user], responder.interaction.guild_id)).get(user)
        await responder.replace(await stats_page(services, texts, user=user, name=name, page=page))


def _known(game: str, preset: str) -> BoardName:
    """The board of a custom id or menu value. TableError: GAME_UNKNOWN."""
    if game not in GAMES:
        raise TableError(RefusalReason.GAME_UNKNOWN)
    return BoardName(game, preset)


ALL = (LeaderboardPageHandler, LeaderboardHandler, StatsHandler)
