"""The bot's parts that compose messages, without Discord, database and pictures."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, TypeVar
from unittest.mock import AsyncMock, Mock

from bot.features.play.board_publisher import BoardPublisher
from bot.features.play.private_hands import PrivateHands
from bot.platform.live_source import Trouble
from bot.platform.noting import Noting
from bot.platform.traffic import Traffic
from bot.storage.guild_settings import GuildSettings
from bot.storage.remembered import Remembered
from bot.storage.user_settings import Reader, UserSettings
from bot.tables.service import TableService
from data.ratings import Rating
from data.rows import Past, Result
from engine.cards import INTERNATIONAL, JOKER
from i18n import LANGUAGES, Texts
from tests.bot.channels import Cache, Client
from tests.bot.hand_factories import no_thinkers, renderer_of
from tests.bot.no_pictures import no_pictures
from tests.bot.table_factories import new_tables
from tests.i18n.pseudo import PSEUDO
from tests.sampling import share

T = TypeVar("T")
BIG_ID = 2**63 - 1
"""The largest possible id."""


class Rated(Cache):
    """A store in which everyone at every table has a rating."""

    def __init__(self, tables: TableService) -> None:
        super().__init__()
        self.tables = tables
        self.users: list[int] = []

    async def last_games(self, user_id: int, *, limit: int) -> list[Any]:
        return []

    async def results_of(self, table_id: int) -> list[Any]:
        before, after = Rating(mu=30, sigma=1), Rating(mu=20, sigma=1)
        return [Result(table_id, user, 1, "shichi-narabe", "classic", 10, 1, before, after, 0) for user in self.users]

    async def pasts(self, table_id: int) -> dict[int, Past]:
        return {user: Past(matches=10, wins=9, in_a_row=9) for user in self.users}


class Stage:
    """Tables, and the publisher and hands that show them."""

    def __init__(self) -> None:
        self.client: Any = Client()
        self.tables = new_tables()
        self.cache: Any = Rated(self.tables)
        self.drawing = no_pictures()
        self.hints = no_thinkers()
        self.remembered = Remembered(self.cache)
        self.user_settings = UserSettings(self.cache)
        self.guild_settings = GuildSettings(self.cache)
        self.traffic = Traffic()
        self.noting = Noting(self.remembered)
        self.publisher = BoardPublisher(
            self.client,
            self.tables,
            self.drawing,
            self.noting,
            self.cache,
            guild_settings=self.guild_settings,
            traffic=self.traffic,
        )
        boards: Any = SimpleNamespace(trouble_at=Mock(return_value=Trouble.REFUSED), wanted=Mock())
        self.hands = PrivateHands(
            self.client,
            self.tables,
            renderer_of(self.drawing, boards, self.hints),
            self.user_settings,
            self.noting,
            boards=boards,
            traffic=self.traffic,
        )

    async def __aenter__(self) -> "Stage":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.tables.close()
        await self.publisher.close()
        await self.hands.close()
        await self.drawing.close()


def reader(texts: Texts, *, text_only: bool = False) -> Reader:
    """A reader of this language."""
    return Reader(texts, texts.language, text_only=text_only)


def reads(texts: Texts, *, text_only: bool = False) -> Any:
    """The settings of users who all read this language."""
    return SimpleNamespace(of=AsyncMock(return_value=reader(texts, text_only=text_only)))


WHOLE_PACK = (*INTERNATIONAL, JOKER, JOKER)
"""54 cards."""


def in_turn(items: Sequence[T], texts: Texts) -> Sequence[T]:
    """Those of these games or rules that are tried in this language: all in the pseudo language, which is the longest,
    and each third in another one, in turn; with `EVERYTHING=1` all."""
    languages = list(LANGUAGES)
    return items if texts.language == PSEUDO else share(items, languages.index(texts.language), of=3)
