"""Replays: positions with every pair of eyes, what is shared of them, and lists of matches."""

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord

from bot.features.replay.handlers import ReplayHandlers
from bot.features.replay.matches import LINES, MatchList, matches_message
from bot.features.replay.matches_handlers import MatchesHandlers
from bot.platform import ids
from bot.platform.handlers import Handlers
from bot.platform.ids import Replay
from bot.platform.messages import Message
from data.ratings import Rating
from data.rows import PlayedMatch, Result
from engine.catalog import GAMES, PRESETS
from i18n import Texts
from tests.bot.fitting.stage import BIG_ID, Stage, reader
from tests.bot.interaction_factories import Answered, new_answers, press
from tests.bot.match_factories import match_of, play_match
from tests.bot.table_factories import HOST, LONG_NAME

GUILD = 1
MATCHES = (("everything", 10), ("fan-tan-double-deck", 8), ("insidious-sevens", 5), ("killing", 6))


async def make_replays(texts: Texts) -> AsyncIterator[Message]:
    """The first, a middle and the last position, as everybody sees them, in pictures and words; shared as well."""
    for preset, people in MATCHES:
        async with Stage() as stage:
            user_settings: Any = SimpleNamespace()
            answers = new_answers(stage.tables, user_settings)
            table = await match_of(stage.tables, preset, people=people, locale=texts.language)
            await play_match(stage.tables, table)
            last = len(table.history)
            for text_only in (False, True):
                user_settings.of = AsyncMock(return_value=reader(texts, text_only=text_only))
                await stage.guild_settings.change(GUILD, text_only=text_only)
                handlers = ReplayHandlers(answers, stage.drawing, stage.guild_settings, stage.cache)
                for position in (0, 1, last // 2, last, 10**6 - 1):
                    for eyes in ("o", "a", "0", str(people - 1), "99"):
                        async for made in _pressed(handlers, ids.replay(Replay.OPEN, table.id, position, eyes)):
                            yield made
                for do in (Replay.SHARE, Replay.FILM):
                    for eyes in ("o", "a", "0"):
                        async for made in _pressed(handlers, ids.replay(do, table.id, last // 3, eyes)):
                            yield made


async def _pressed(handlers: Handlers, custom_id: str) -> AsyncIterator[Message]:
    allowed = discord.Permissions.all()
    answered = Answered(
        SimpleNamespace(
            user=SimpleNamespace(id=HOST, display_name=LONG_NAME, name=LONG_NAME),
            guild_id=GUILD,
            channel_id=7,
            channel=None,
            message=None,
            permissions=allowed,
            app_permissions=allowed,
        )
    )
    await press(handlers, custom_id, answered)
    for each in answered.messages:
        yield each


async def make_lists_of_matches(texts: Texts) -> AsyncIterator[Message]:
    """Lists with the longest lines, of somebody's own matches and of another's, and an empty one."""
    rating = Rating(mu=30, sigma=1)
    played = [
        PlayedMatch(
            Result(10**18 - 1 - number, HOST, GUILD, preset.game, preset.id, 12, 11, rating, rating, 10**12),
            tuple(range(BIG_ID - 10, BIG_ID)),
        )
        for number, preset in enumerate(PRESETS[: LINES + 1])
    ]
    games = list(GAMES)
    for is_own in (False, True):
        for page, found in ((0, played), (3, played[:3]), (0, [])):
            yield matches_message(
                texts,
                MatchList(
                    user=BIG_ID, name=LONG_NAME, played=found, only=games[0], page=page, games=games, is_own=is_own
                ),
            )
    store: Any = SimpleNamespace(
        matches=AsyncMock(return_value=played),
        last_played=AsyncMock(return_value=games),
        preferences=AsyncMock(return_value={}),
    )
    answers = new_answers(user_settings=cast(Any, SimpleNamespace(of=AsyncMock(return_value=reader(texts)))))
    replays: Any = SimpleNamespace()
    async for made in _pressed(MatchesHandlers(answers, replays, store), ids.matches("all", HOST, 1)):
        yield made
