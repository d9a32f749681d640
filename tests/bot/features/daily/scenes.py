"""The bot's daily deal over a store, for tests."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.features.daily.best import BestGames
from bot.features.daily.board_handlers import DailyBoardHandlers
from bot.features.daily.challenge_handlers import ChallengeHandlers
from bot.features.daily.handlers import DailyHandlers
from bot.features.daily.ids import Daily, DailyPress, Past, PastPress
from bot.features.daily.past_handlers import PastHandlers
from bot.features.daily.reminding import Reminding
from bot.features.lobby.alone import Alone
from bot.features.replay.handlers import ReplayHandlers
from bot.features.replay.pages import ReplayPages
from bot.platform.custom_ids import CustomId
from bot.platform.drawing import Drawing
from bot.platform.gate import Gate
from bot.platform.handlers import Handlers
from bot.platform.messages import Message
from bot.platform.responder import Answers
from bot.storage.archive import Archive
from bot.storage.dailies import DayDeals
from bot.storage.guild_settings import GuildSettings
from bot.storage.own_tables import OwnTables
from bot.storage.stored_tables import StoredTables
from bot.storage.user_settings import UserSettings
from bot.tables.service import TableService
from bot.tables.table import Table
from data.store import Store
from tests.bot.clock import Clock
from tests.bot.features.daily.sending import delivery_to
from tests.bot.fitting.limits import text_of
from tests.bot.interaction_factories import Answered, press
from tests.bot.table_factories import new_tables
from tests.bot.tables.dailies import DAY, TODAY
from tests.bot.tables.steps import play_on
from tests.data.migrated import migrated_in
from tests.discord_in_memory import Discord

ANN, BOB = 7, 8


async def first_candidate(secret: bytes, day: int) -> bytes:
    """The first candidate in place of the one in which play matters, which takes up to seconds to find."""
    return b"0"


@dataclass
class Hands:
    """Shows no hands, and says whose tables it was asked to show."""

    shown: list[Table] = field(default_factory=list[Table])

    async def show(self, responder: Answered, table: Table, reader: object, *, is_below: bool = False) -> None:
        self.shown.append(table)


class NoHands:
    """Renders no hands."""

    def version(self, table: Table, user: int) -> object:
        return table.version

    async def render(self, *given: object, **named: object) -> Message:
        raise AssertionError("the try is over")


@dataclass
class Scene:
    """The bot's daily deal over a store, with people who read words."""

    store: Store
    clock: Clock
    tables: TableService
    hands: Hands
    handlers: DailyHandlers
    past: PastHandlers
    replays: ReplayHandlers
    boards: DailyBoardHandlers
    challenges: ChallengeHandlers
    name: str = "Aoi"
    locale: str = "en-US"

    async def do(
        self, handlers: Handlers, custom_id: CustomId, user: int = ANN, values: list[str] | None = None
    ) -> list[Message]:
        """What is answered to a press."""
        responder = Answered(Discord().press(user=user, values=values or [], name=self.name, locale=self.locale))
        await press(handlers, str(custom_id), responder)
        return responder.messages

    async def press(self, do: Daily, user: int = ANN, day: int = DAY) -> str:
        """What is answered to a press, in words."""
        return "\n".join(map(text_of, await self.do(self.handlers, DailyPress(do, day), user)))

    async def look_back(self, do: Past, user: int = ANN, day: int = DAY) -> str:
        """The same of a day that is over."""
        return "\n".join(map(text_of, await self.do(self.past, PastPress(do, day), user)))

    async def play(self, user: int = ANN) -> Table:
        await self.press(Daily.PLAY, user)
        table = self.hands.shown[-1]
        await play_on(self.tables, table)
        return table


@asynccontextmanager
async def daily_scene(path: Path, read: UserSettings | None = None) -> AsyncIterator[Scene]:
    """The bot's daily deal at `TODAY`. `read`: the settings of its people."""
    async with await Store.open(migrated_in(path)) as store:
        clock, hands, drawing = Clock(TODAY), Hands(), Drawing()
        tables = new_tables(StoredTables(store), now=clock)
        settings = read or UserSettings(store)
        answers = Answers(tables, Archive(tables, store), settings, Gate())
        pages, deals = ReplayPages(drawing), DayDeals(store.dailies, choosing=first_candidate)
        alone = Alone(answers, hands, OwnTables(store.tables), turn_seconds=60)
        best = BestGames(store.dailies, answers.archive, pages)
        past = PastHandlers(answers, alone, store.dailies, deals, best, now=clock)
        replays = ReplayHandlers(answers, drawing, pages, GuildSettings(store.guild_settings), store.results)
        reminding = Reminding(delivery_to(Discord()), store.preferences, settings, store.dailies, now=clock)
        servers = GuildSettings(store.guild_settings)
        challenges = ChallengeHandlers(answers, hands, store.challenges, servers, pages, now=clock)
        handlers = DailyHandlers(
            answers, hands, store.dailies, deals, reminding=reminding, past=past, challenges=challenges, now=clock
        )
        boards = DailyBoardHandlers(answers, store.dailies, now=clock)
        yield Scene(store, clock, tables, hands, handlers, past, replays, boards, challenges)
        await tables.stop_play()
        await drawing.stop_drawing()
