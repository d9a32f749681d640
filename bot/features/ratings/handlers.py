"""`/leaderboard` and `/stats`, their pages and buttons."""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, Final

import discord
from discord import app_commands

from bot.features.ratings.against import against_message
from bot.features.ratings.ids import AgainstPress, BoardPress, LeadersPress, StatsBoardPress, StatsPress
from bot.features.ratings.pages import LINES, Leaderboard, leaderboard_message, stats_message
from bot.features.ratings.profile_shown import profile_shown
from bot.platform.choices import Choices, choices
from bot.platform.discord_api import FAILED
from bot.platform.drawing import Drawing
from bot.platform.handlers import Component, Handlers, called, chosen, command
from bot.platform.messages import Message, Shown, note
from bot.platform.places import server_of
from bot.platform.responder import Answers, Interaction, Responder
from bot.platform.translator import named
from bot.platform.visible_channels import VisibleChannels
from bot.storage.names import Names
from bot.storage.user_settings import Reader
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage
from bot.text.boards import BoardName, board_choices, find_board
from bot.text.finding import OFFERED
from bot.text.games import preset_at
from bot.text.limits import MOST_CHOICES
from bot.text.markup import plain
from data.profiles import SeenBy
from data.rows import LARGEST_ID, Profile
from data.store import Store
from engine.catalog import GAMES
from renderers import MOST_PEOPLE, ProfilePicture

PICTURE: Final = "stats.png"
_MOST_CHANNELS: Final = 25
"""Channels of a server, those with the most matches of a user, in which others may see whom they met."""


class RatingsHandlers(Handlers):
    """Show leaderboards and statistics."""

    def __init__(self, answers: Answers, drawing: Drawing, store: Store) -> None:
        super().__init__(answers)
        self._drawing = drawing
        self._store = store
        self._names = Names(store)

    def components(self) -> Sequence[Component[Any]]:
        return (
            Component(LeadersPress, self.turn_leaderboard),
            Component(BoardPress, self.choose_leaderboard),
            Component(AgainstPress, self.against),
            Component(StatsPress, self.turn_stats),
            Component(StatsBoardPress, self.choose_curve),
        )

    @command("leaderboard")
    @app_commands.rename(game=named("option-game"), everywhere=named("option-everywhere"))
    @app_commands.describe(game=named("option-board-description"), everywhere=named("option-everywhere-description"))
    async def leaderboard(self, responder: Responder, game: str | None = None, *, everywhere: bool = False) -> None:
        """A leaderboard; if none is named, that of the game that the user has played last, as in `_wanted`."""
        await self._settled(responder.interaction)
        board = await self._wanted(responder.interaction, everywhere=everywhere) if game is None else find_board(game)
        if board is None:
            raise TableError(RefusalReason.GAME_UNKNOWN)
        await responder.private(await self._leaderboard(responder, board, everywhere=everywhere))

    @leaderboard.autocomplete("game")
    async def boards(self, interaction: Interaction, typed: str) -> Choices:
        """Leaderboards, house rules included. For empty input, those of this server come first."""
        texts = (await self.user_settings.of(interaction)).texts
        played = await self._store.results.latest(interaction.user.id, limit=MOST_CHOICES)
        here = await self._store.standings.boards(guild_id=server_of(interaction))
        return choices(
            board_choices(
                typed,
                texts,
                played=[(result.game, result.preset) for result in played],
                here=[(board.game, board.preset) for board in here],
            )
        )

    @command("stats")
    @app_commands.rename(user=named("option-user"))
    @app_commands.describe(user=named("option-user-description"))
    async def stats(self, responder: Responder, user: discord.User | None = None) -> None:
        """A user's statistics."""
        who = user or responder.interaction.user
        await self._settled(responder.interaction)
        await responder.private(await self._stats(responder, who.id, called(who)))

    async def turn_leaderboard(self, responder: Responder, pressed: LeadersPress) -> None:
        """Another page of a leaderboard, or the switch between this server and all."""
        board, everywhere = _known(pressed.game, pressed.preset), pressed.everywhere
        page = await self._leaderboard(responder, board, everywhere=everywhere, page=pressed.page)
        await responder.replace(page)

    async def choose_leaderboard(self, responder: Responder, pressed: BoardPress) -> None:
        """Another leaderboard, chosen in a menu."""
        game, _, preset = chosen(responder.interaction)[0].partition(":")
        everywhere = pressed.everywhere
        await responder.replace(await self._leaderboard(responder, _known(game, preset), everywhere=everywhere))

    async def against(self, responder: Responder, pressed: AgainstPress) -> None:
        """How the levels of computer players do on a leaderboard, and the reader against them."""
        board, user = _known(pressed.game, pressed.preset), responder.interaction.user.id
        found = await self._store.levels.against(user, game=board.game, preset=board.preset)
        texts = await self.texts(responder)
        await responder.replace(against_message(texts, board, found, everywhere=pressed.everywhere))

    async def turn_stats(self, responder: Responder, pressed: StatsPress) -> None:
        """Another page of a user's statistics."""
        user = _user(pressed)
        name = await self._name(responder.interaction, user)
        await responder.replace(await self._stats(responder, user, name, page=pressed.page))

    async def choose_curve(self, responder: Responder, pressed: StatsBoardPress) -> None:
        """The ratings on another leaderboard, chosen in a menu."""
        user = _user(pressed)
        game, _, preset = chosen(responder.interaction)[0].partition(":")
        name = await self._name(responder.interaction, user)
        await responder.replace(await self._stats(responder, user, name, board=_known(game, preset)))

    async def _name(self, interaction: Interaction, user: int) -> str | None:
        """The name of a user in this server; None: unknown."""
        if user == interaction.user.id:
            return called(interaction.user)
        return (await self._names.of([user], server_of(interaction))).get(user)

    async def _settled(self, interaction: Interaction) -> None:
        """Wait until a match whose end is shown in this channel is stored: it counts."""
        table = self.tables.in_channel(interaction.channel_id or 0)
        if table is not None and table.stage is Stage.OVER:
            await self.tables.registry.settled(table.id)

    async def _wanted(self, interaction: Interaction, *, everywhere: bool) -> BoardName:
        """The leaderboard of what the user has played last there, or else of the table in this channel, or else the
        most played one.
        """
        scope = None if everywhere else server_of(interaction)
        last = await self._store.results.latest(interaction.user.id, guild_id=scope, limit=1)
        if last:
            return BoardName(last[0].game, last[0].preset)
        table = self.tables.in_channel(interaction.channel_id or 0)
        if table is not None:
            return BoardName.of(table.game, preset_at(table))
        boards = await self._store.standings.boards(guild_id=scope)
        return BoardName(boards[0].game, boards[0].preset) if boards else BoardName(OFFERED[0].game, OFFERED[0].id)

    async def _leaderboard(self, responder: Responder, board: BoardName, *, everywhere: bool, page: int = 0) -> Message:
        """A page of a leaderboard, from 0, or the last one. Outside servers it covers all servers."""
        guild, reader = server_of(responder.interaction), responder.interaction.user.id
        everywhere = everywhere or guild is None
        scope = None if everywhere else guild

        async def asked(number: int) -> Leaderboard:
            leaders = await self._store.standings.leaderboard(
                guild_id=scope,
                game=board.game,
                preset=board.preset,
                limit=LINES,
                offset=number * LINES,
                user_id=reader,
            )
            lines = (*leaders.lines, *([leaders.own] if leaders.own else []))
            users = {each.standing.user_id for each in lines}
            return Leaderboard(
                board=board,
                leaders=leaders,
                page=number,
                everywhere=everywhere,
                has_server=guild is not None,
                reader=reader,
                names=await self._names.of(users, guild),
                hidden=await self._names.hidden_from(reader, users, guild=guild) if everywhere else frozenset(),
                others=await self._store.standings.boards(guild_id=scope),
            )

        found = await asked(page)
        if page and not found.leaders.lines:  # The board may have shrunk since the button was made.
            found = await asked(max(0, ceil(found.leaders.people / LINES) - 1))
        return leaderboard_message(await self.texts(responder), found)

    async def _stats(
        self, responder: Responder, user: int, name: str | None, *, page: int = 0, board: BoardName | None = None
    ) -> Message:
        """A user's statistics; `name` as in `stats_message`. The first page has the profile, with the ratings on
        `board`, or else on the one on which they were rated last.
        """
        reader = await self.reader(responder)
        if await self._is_hidden(responder.interaction, user):
            return note(reader.texts("stats-hidden", name=f"<@{user}>" if name is None else plain(name)))
        standings = await self._store.standings.of_user(user)
        if page or not standings:
            return stats_message(reader.texts, standings, user=user, name=name, page=page)
        guild = server_of(responder.interaction)
        # Names of one server must not show in another, so only people met in this one are shown; 0 is no server.
        profile = await self._store.profiles.of_user(
            user,
            board=None if board is None else (board.game, board.preset),
            met_in=guild or 0,
            seen_by=await self._seen_by(responder.interaction, user, guild or 0),
            opponents=MOST_PEOPLE + 1,  # With one more it is known that some are left out.
        )
        names = await self._names.of([int(each.who) for each in profile.people], guild)
        shown = await self._profile(reader, profile, user, name, names)
        rated = None if profile.board is None else BoardName(*profile.board)
        return stats_message(reader.texts, standings, user=user, name=name, profile=shown, board=rated)

    async def _is_hidden(self, interaction: Interaction, user: int) -> bool:
        """Whether a user's statistics are not for who asks: they share no server, and the user has not agreed."""
        server = interaction.guild
        if not await self._names.hidden_from(interaction.user.id, [user], guild=server_of(interaction)):
            return False
        if server is None or server_of(interaction) is None:
            return True
        try:  # Whoever has not finished a match here may be here all the same.
            await server.fetch_member(user)
        except FAILED:
            return True
        return False

    async def _seen_by(self, interaction: Interaction, user: int, guild: int) -> SeenBy | None:
        """Of which of this user's matches who asks may know: what was played in private threads, and in channels that
        they may not see, stays with who played. None: of all, as they are their own.
        """
        if user == interaction.user.id:
            return None
        visible = VisibleChannels(interaction)
        there = await self._store.profiles.channels(user, guild_id=guild, limit=_MOST_CHANNELS)
        return SeenBy(interaction.user.id, [each for each in there if await visible.sees(each)])

    async def _profile(
        self, reader: Reader, profile: Profile, user: int, name: str | None, names: Mapping[int, str]
    ) -> Shown:
        """The profile as a picture or in words, as its reader wants it."""
        texts, unknown = reader.texts, reader.texts("profile-stand-in")
        own = f"<@{user}>" if name is None else plain(name)
        marked = {who: plain(known) for who, known in names.items()}
        picture = ProfilePicture.of(
            profile_shown(texts, profile, name=name or unknown, named=lambda who: names.get(who, unknown)),
            texts,
            written=profile_shown(texts, profile, name=own, named=lambda who: marked.get(who, f"<@{who}>")),
        )
        return await self._drawing.picture_or_words(picture, PICTURE, texts)


def _user(pressed: StatsPress | StatsBoardPress) -> int:
    """The user of a custom id. TableError: STALE."""
    user = pressed.user
    if user > LARGEST_ID:
        raise TableError(RefusalReason.STALE)
    return user


def _known(game: str, preset: str) -> BoardName:
    """The board of a custom id or menu value. TableError: GAME_UNKNOWN."""
    if game not in GAMES:
        raise TableError(RefusalReason.GAME_UNKNOWN)
    return BoardName(game, preset)
