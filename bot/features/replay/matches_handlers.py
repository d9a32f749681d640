"""`/matches`: what somebody has played, page by page, and the way to a replay or a record."""

from collections.abc import Sequence
from typing import Any, Final, TypedDict

import discord
from discord import app_commands

from bot.features.play.match_pages import record_message
from bot.features.replay.handlers import ReplayHandlers
from bot.features.replay.ids import MatchChoicePress, MatchesOnlyPress, MatchesPress
from bot.features.replay.matches import EVERY, LINES, RATED, WON, MatchList, matches_message
from bot.platform.handlers import Answers, Component, Handlers, Interaction, called, chosen, command
from bot.platform.messages import Message
from bot.platform.places import server_of
from bot.platform.responder import Responder
from bot.platform.translator import named
from bot.platform.visible_channels import VisibleChannels
from bot.storage.names import Names
from bot.tables.refusals import RefusalReason, TableError
from bot.text.markup import plain
from data.rows import LARGEST_ID, PlayedMatch
from data.store import Store
from engine.catalog import GAMES

_READ: Final = 2 * LINES
"""Matches of another user that are read at once."""
_MOST_HIDDEN: Final = 200
"""So many matches that may not be listed end a list."""


class _MatchesWanted(TypedDict):
    game: str | None
    rated: bool
    won: bool


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
        if user > LARGEST_ID:
            raise TableError(RefusalReason.STALE)
        if only not in (EVERY, RATED, WON, *GAMES):
            raise TableError(RefusalReason.GAME_UNKNOWN)
        is_own, guild = user == interaction.user.id, server_of(interaction)
        if name is None:
            known = await self._names.of([user], guild)
            name = plain(known[user]) if user in known else f"<@{user}>"
        played, games = list[PlayedMatch](), list[str]()
        if is_own:
            games = await self._store.standings.last_played(user)
            wanted = _wanted(only)
            played = await self._store.results.matches(user, **wanted, limit=LINES + 1, offset=page * LINES)
        elif guild is not None:
            visible = VisibleChannels(interaction)
            games = await self._seen_games(interaction, visible, user, guild)
            played = await self._seen(interaction, visible, user, guild, only, after=page * LINES, most=LINES + 1)
        shown = MatchList(
            user=user,
            name=name,
            played=played[:LINES],
            only=only,
            page=page,
            games=games,
            is_own=is_own,
            has_more=len(played) > LINES,
        )
        return matches_message(await self.texts(responder), shown)

    async def _seen(
        self,
        interaction: Interaction,
        visible: VisibleChannels,
        user: int,
        guild: int,
        only: str,
        *,
        after: int = 0,
        most: int,
    ) -> list[PlayedMatch]:
        """Another user's matches in this server that may be listed, as if there were no others: how many there are
        shows in no page. Gives up after so many that may not that a list would take long.
        """
        found, read, hidden = list[PlayedMatch](), 0, 0
        while len(found) < after + most and hidden < _MOST_HIDDEN:
            some = await self._store.results.matches(user, guild_id=guild, **_wanted(only), limit=_READ, offset=read)
            for each in some:
                is_seen = await self._may_list(interaction, visible, each)
                found += [each] if is_seen else []
                hidden += not is_seen
            read += len(some)
            if len(some) < _READ:
                break
        return found[after : after + most]

    async def _seen_games(self, interaction: Interaction, visible: VisibleChannels, user: int, guild: int) -> list[str]:
        """The games of another user's matches in this server that may be listed, the last one first."""
        games = await self._store.standings.last_played(user, guild_id=guild)
        return [each for each in games if await self._seen(interaction, visible, user, guild, each, most=1)]

    async def _may_list(self, interaction: Interaction, visible: VisibleChannels, match: PlayedMatch) -> bool:
        """Whether another user's match may be listed: what was played in a private thread, or in a channel that is
        not there any more or that the user may not see, stays with who played.
        """
        if interaction.user.id in match.others:
            return True
        row = await self._store.tables.find(match.result.table_id)
        return row is not None and await visible.sees(row.channel_id)


def _wanted(only: str) -> _MatchesWanted:
    """The query of a list that is limited like this."""
    return {"game": only if only in GAMES else None, "rated": only == RATED, "won": only == WON}
