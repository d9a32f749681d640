"""`/matches`: what somebody has played, page by page, and the way to a replay or a record."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.features.play.match_pages import record_message
from bot.features.replay.handlers import ReplayHandlers
from bot.features.replay.ids import MatchChoicePress, MatchesOnlyPress, MatchesPress
from bot.features.replay.matches import EVERY, LINES, RATED, WON, MatchList, matches_message
from bot.platform.discord_api import FAILED
from bot.platform.handlers import Answers, Component, Handlers, Interaction, called, chosen, command
from bot.platform.messages import Message
from bot.platform.responder import Responder
from bot.platform.translator import named
from bot.storage.names import Names
from bot.tables.refusals import RefusalReason, TableError
from bot.text.markup import plain
from data.rows import PlayedMatch
from data.store import Store
from engine.catalog import GAMES

_LARGEST: Final = 2**63 - 1
"""The largest integer that the store takes."""


class MatchesHandlers(Handlers):
    """List the matches that somebody has played: one's own everywhere, those of others in this server."""

    def __init__(self, answers: Answers, replays: ReplayHandlers, store: Store) -> None:
        super().__init__(answers)
        self._replays = replays
        self._store = store
        self._names = Names(store)

    def components(self) -> Sequence[Component[Any]]:
        return (
            Component(MatchesPress, self.turn),
            Component(MatchesOnlyPress, self.limit),
            Component(MatchChoicePress, self.open),
        )

    @command("matches")
    @app_commands.rename(user=named("option-user"))
    @app_commands.describe(user=named("option-user-description"))
    async def matches(self, responder: Responder, user: discord.User | None = None) -> None:
        """A user's matches, the newest first."""
        who = user or responder.interaction.user
        await responder.private(await self._list(responder, who.id, name=plain(called(who))))

    async def turn(self, responder: Responder, pressed: MatchesPress) -> None:
        """Another page."""
        page = await self._list(responder, pressed.user, only=pressed.only, page=pressed.page)
        await responder.replace(page)

    async def limit(self, responder: Responder, pressed: MatchesOnlyPress) -> None:
        """Only some of the matches, chosen in a menu."""
        only = chosen(responder.interaction)[0]
        await responder.replace(await self._list(responder, pressed.user, only=only))

    async def open(self, responder: Responder, pressed: MatchChoicePress) -> None:
        """A replay or a record, chosen in a menu."""
        what, _, number = chosen(responder.interaction)[0].partition(":")
        if what == "record":
            table = await self._replays.found(responder.interaction, number)
            user = responder.interaction.user.id
            await responder.private(record_message(await self.texts(responder), table, user))
        else:
            await self._replays.show(responder, number)

    async def _list(
        self, responder: Responder, user: int, *, name: str | None = None, only: str = EVERY, page: int = 0
    ) -> Message:
        """A page of the list. TableError: STALE, GAME_UNKNOWN."""
        interaction = responder.interaction
        if user > _LARGEST:
            raise TableError(RefusalReason.STALE)
        if only not in (EVERY, RATED, WON, *GAMES):
            raise TableError(RefusalReason.GAME_UNKNOWN)
        is_own, guild = user == interaction.user.id, interaction.guild_id
        if name is None:
            known = await self._names.of([user], guild)
            name = plain(known[user]) if user in known else f"<@{user}>"
        scope = None if is_own else guild
        played, games = list[PlayedMatch](), list[str]()
        if is_own or guild is not None:
            games = await self._store.last_played(user, guild_id=scope)
            played = await self._store.matches(
                user,
                guild_id=scope,
                game=only if only in GAMES else None,
                rated=only == RATED,
                won=only == WON,
                limit=LINES + 1,
                offset=page * LINES,
            )
        has_more, played = len(played) > LINES, played[:LINES]
        if not is_own:
            seen = [await self._may_list(interaction, each) for each in played]
            played = [each for each, is_seen in zip(played, seen, strict=True) if is_seen]
        shown = MatchList(
            user=user,
            name=name,
            played=played,
            only=only,
            page=page,
            games=games,
            is_own=is_own,
            has_more=has_more,
        )
        return matches_message(await self.texts(responder), shown)

    async def _may_list(self, interaction: Interaction, match: PlayedMatch) -> bool:
        """Whether another user's match may be listed: what was played in a private thread, or in a channel that is
        not there any more, stays with who played.
        """
        if interaction.user.id in match.others:
            return True
        row, guild = await self._store.table(match.result.table_id), interaction.guild
        channel = None if row is None or guild is None else await _channel(interaction.client, guild, row.channel_id)
        return channel is not None and not (isinstance(channel, discord.Thread) and channel.is_private())


async def _channel(client: discord.Client, guild: discord.Guild, channel: int) -> object | None:
    """A channel or thread of this server, if it is there and the bot sees it."""
    known = guild.get_channel_or_thread(channel)
    if known is not None or guild.roles:
        return known
    # Another process began the session, and only that one was sent the channels and roles.
    try:
        return await client.fetch_channel(channel)
    except FAILED:
        return None
