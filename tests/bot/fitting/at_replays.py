"""Replays: positions with every pair of eyes, what is shared of them, and lists of matches."""

from collections.abc import AsyncIterator
from itertools import product

from bot.features.replay.handlers import ReplayHandlers
from bot.features.replay.ids import MatchesPress, Replay, ReplayPress
from bot.features.replay.matches import LINES, MatchList, matches_message
from bot.features.replay.matches_handlers import MatchesHandlers
from bot.features.replay.pages import ReplayPages
from bot.platform.messages import Message
from bot.storage.guild_settings import GuildSettings
from data.ratings import Rating
from data.rows import PlayedMatch, Result
from engine.catalog import GAMES, PRESETS
from i18n import Texts
from tests.bot.channels import Cache
from tests.bot.fitting.stage import BIG_ID, Stage, answers_to, reader, reads
from tests.bot.interaction_factories import new_answers
from tests.bot.match_factories import match_of, play_match
from tests.bot.no_pictures import no_pictures
from tests.bot.table_factories import HOST, LONG_NAME
from tests.discord_in_memory import GUILD

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
                handlers = ReplayHandlers(
                    answers, stage.drawing, ReplayPages(stage.drawing), stage.guild_settings, stage.cache
                )
                opened = product((0, 1, last // 2, last, 10**6 - 1), ("o", "a", "0", str(people - 1), "99"))
                for custom_id, user in (
                    *((str(ReplayPress(table.id, Replay.OPEN, *each)), HOST) for each in opened),
                    # Another person each time: nobody shares so much at once.
                    *((str(ReplayPress(table.id, Replay.SHARE, last // 3, eyes)), HOST + text_only) for eyes in "oa0"),
                    *((str(ReplayPress(table.id, Replay.FILM, last // 3, eyes)), HOST + text_only) for eyes in "oa0"),
                ):
                    for made in await answers_to(handlers, custom_id, user=user, command=True):
                        yield made


class Played(Cache):
    """A store in which a person has played these matches, and every game."""

    def __init__(self, played: list[PlayedMatch]) -> None:
        super().__init__()
        self.played = played

    async def matches(self, user: int, **_: object) -> list[PlayedMatch]:
        return self.played

    async def last_played(self, user: int, **_: object) -> list[str]:
        return list(GAMES)


async def make_lists_of_matches(texts: Texts) -> AsyncIterator[Message]:
    """Lists with the longest lines, of a person's own matches and of another's, and an empty one."""
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
            more, shown = len(found) > LINES, found[:LINES]
            facts = {"only": games[0], "page": page, "games": games, "is_own": is_own}
            yield matches_message(texts, MatchList(user=BIG_ID, name=LONG_NAME, played=shown, has_more=more, **facts))
    answers, store = new_answers(user_settings=reads(texts)), Played(played)
    drawing = no_pictures()
    replays = ReplayHandlers(answers, drawing, ReplayPages(drawing), GuildSettings(store.guild_settings), store)
    handlers = MatchesHandlers(answers, replays, store)
    for made in await answers_to(handlers, str(MatchesPress("all", HOST, 1)), command=True):
        yield made
