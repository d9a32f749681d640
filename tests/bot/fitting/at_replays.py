"""Replays: positions with every pair of eyes, what is shared of them, and lists of matches."""

from collections.abc import AsyncIterator
from types import SimpleNamespace
from unittest.mock import AsyncMock

from bot.features.replay.handlers import ReplayHandlers
from bot.features.replay.ids import MatchesPress, Replay, ReplayPress
from bot.features.replay.matches import LINES, MatchList, matches_message
from bot.features.replay.matches_handlers import MatchesHandlers
from bot.platform.handlers import Handlers
from bot.platform.messages import Message
from data.ratings import Rating
from data.rows import PlayedMatch, Result
from engine.catalog import GAMES, PRESETS
from i18n import Texts
from tests.bot.fitting.stage import BIG_ID, Stage, reader, reads
from tests.bot.interaction_factories import Answered, new_answers, press
from tests.bot.match_factories import match_of, play_match
from tests.bot.table_factories import HOST, LONG_NAME
from tests.discord_in_memory import Discord

GUILD = 1
MATCHES = (("everything", 10), ("fan-tan-double-deck", 8), ("insidious-sevens", 5), ("killing", 6))


async def make_replays(texts: Texts) -> AsyncIterator[Message]:
    """The first, a middle and the last position, as everybody sees them, in pictures and words; shared as well."""
    for preset, people in MATCHES:
        async with Stage() as stage:
            user_settings = reads(texts)
            answers = new_answers(stage.tables, user_settings)
            table = await match_of(stage.tables, preset, people=people, locale=texts.language)
            await play_match(stage.tables, table)
            last = len(table.history)
            for text_only in (False, True):
                user_settings.one = reader(texts, text_only=text_only)
                await stage.guild_settings.change(GUILD, text_only=text_only)
                handlers = ReplayHandlers(answers, stage.drawing, stage.guild_settings, stage.cache)
                for position in (0, 1, last // 2, last, 10**6 - 1):
                    for eyes in ("o", "a", "0", str(people - 1), "99"):
                        async for made in _pressed(handlers, str(ReplayPress(table.id, Replay.OPEN, position, eyes))):
                            yield made
                for do in (Replay.SHARE, Replay.FILM):
                    for eyes in ("o", "a", "0"):
                        custom_id = str(ReplayPress(table.id, do, last // 3, eyes))
                        # Somebody else each time: nobody shares so much at once.
                        async for made in _pressed(handlers, custom_id, user=HOST + text_only):
                            yield made


async def _pressed(handlers: Handlers, custom_id: str, *, user: int = HOST) -> AsyncIterator[Message]:
    answered = Answered(Discord().press(user=user, command=True, name=LONG_NAME))
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
                    user=BIG_ID,
                    name=LONG_NAME,
                    played=found[:LINES],
                    has_more=len(found) > LINES,
                    only=games[0],
                    page=page,
                    games=games,
                    is_own=is_own,
                ),
            )
    store = SimpleNamespace(
        matches=AsyncMock(return_value=played),
        last_played=AsyncMock(return_value=games),
        preferences=AsyncMock(return_value={}),
    )
    answers = new_answers(user_settings=reads(texts))
    replays = SimpleNamespace()
    async for made in _pressed(MatchesHandlers(answers, replays, store), str(MatchesPress("all", HOST, 1))):
        yield made
