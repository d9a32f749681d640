"""The bot's parts that compose messages, without Discord, database and pictures."""

from collections.abc import Sequence
from typing import TypeVar

from bot.features.play.board_publisher import POLICY
from bot.features.play.plans import Plans
from bot.features.play.private_hands import PrivateHands
from bot.platform.handlers import Handlers
from bot.platform.live_source import Trouble
from bot.platform.messages import Message
from bot.platform.studio import Studio
from bot.storage.user_settings import OwnSettings, Reader, UserSettings
from data.ratings import Rating
from data.rows import Result, ResultsBefore
from engine.cards import INTERNATIONAL, JOKER
from i18n import LANGUAGES, Texts
from tests.bot.channels import Cache
from tests.bot.features.play.board_show import Show
from tests.bot.hand_factories import Boards, no_thinkers, renderer_of
from tests.bot.interaction_factories import Answered, press
from tests.bot.table_factories import HOST, LONG_NAME, new_tables
from tests.discord_in_memory import CHANNEL, GUILD, Discord
from tests.i18n.pseudo import PSEUDO
from tests.sampling import share

T = TypeVar("T")
BIG_ID = 2**63 - 1
"""The largest possible id."""


class Rated(Cache):
    """A store in which everyone at every table has a rating."""

    def __init__(self) -> None:
        super().__init__()
        self.users: list[int] = []

    async def latest(self, user_id: int, *, limit: int) -> list[Result]:
        return []

    async def of_table(self, table_id: int) -> list[Result]:
        before, after = Rating(mu=30, sigma=1), Rating(mu=20, sigma=1)
        return [Result(table_id, user, 1, "shichi-narabe", "classic", 10, 1, before, after, 0) for user in self.users]

    async def pasts(self, table_id: int) -> dict[int, ResultsBefore]:
        return {user: ResultsBefore(matches=10, wins=9, in_a_row=9) for user in self.users}


class Stage(Show):
    """Tables, and the publisher and hands that show them."""

    def __init__(self, studio: Studio | None = None, *, trouble: Trouble | None = Trouble.REFUSED) -> None:
        """`trouble`: of the table's public message, of which each hand has a line."""
        super().__init__(POLICY, Rated(), new_tables(), studio)
        self.hints = no_thinkers()
        self.plans = Plans(self.tables, self.cache.preferences)
        self.user_settings = UserSettings(self.cache)
        boards = Boards(lambda _: trouble, lambda _: None)
        self.hands = PrivateHands(
            self.delivery,
            self.tables,
            renderer_of(self.drawing, boards, self.hints, self.cache, plans=self.plans),
            self.user_settings,
            boards=boards,
        )

    async def __aenter__(self) -> "Stage":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hands.stop_following()
        await self.close()


def reader(texts: Texts, *, text_only: bool = False) -> Reader:
    """A reader of this language."""
    return Reader(texts, OwnSettings(text_only=text_only))


async def answers_to(
    handlers: Handlers,
    custom_id: str,
    *,
    user: int = HOST,
    channel: int = CHANNEL,
    guild: int | None = GUILD,
    **facts: object,
) -> list[Message]:
    """What a person with a long name is answered who presses this."""
    there = Discord()
    if guild is not None:
        there.channel(channel, guild=guild)
    answered = Answered(there.press(user=user, name=LONG_NAME, channel=channel, guild=guild, **facts))
    await press(handlers, custom_id, answered)
    return answered.messages


class Reads(UserSettings):
    """The settings of users who all read alike."""

    def __init__(self, one: Reader) -> None:
        super().__init__(Cache())
        self.one = one

    async def of(self, interaction: object) -> Reader:
        return self.one


def reads(texts: Texts, *, text_only: bool = False) -> Reads:
    """The settings of users who all read this language."""
    return Reads(reader(texts, text_only=text_only))


WHOLE_PACK = (*INTERNATIONAL, JOKER, JOKER)
"""54 cards."""


def in_turn(items: Sequence[T], texts: Texts) -> Sequence[T]:
    """Those of these games or rules that are tried in this language: all in the pseudo language, which is the longest,
    and each third in another one, in turn; with `EVERYTHING=1` all."""
    languages = list(LANGUAGES)
    return items if texts.language == PSEUDO else share(items, languages.index(texts.language), of=3)
