"""A publisher of boards over a channel in memory."""

import asyncio

from bot.features.play.board_publisher import BoardPublisher
from bot.platform.delivery import Delivery
from bot.platform.drawing import Drawing
from bot.platform.live_source import Policy
from bot.platform.noting import Noting
from bot.platform.sending import edit_public
from bot.platform.studio import Studio
from bot.platform.traffic import Traffic
from bot.storage.guild_settings import GuildSettings
from bot.storage.remembered import Remembered
from bot.storage.user_settings import UserSettings
from bot.tables.service import TableService
from bot.tables.table import Table
from tests.bot.channels import Cache
from tests.bot.hand_factories import until
from tests.bot.no_pictures import BlankStudio
from tests.bot.policies import BOARDS
from tests.bot.table_factories import HOST, lobby, new_tables
from tests.discord_in_memory import Discord


class Show:
    """A publisher over a channel in memory, and what it is made of."""

    BUDGET = 100
    """So many refusals hold it back."""

    def __init__(
        self,
        policy: Policy = BOARDS,
        cache: Cache | None = None,
        tables: TableService | None = None,
        studio: Studio | None = None,
    ) -> None:
        """`studio`: draws the pictures, blank ones by default."""
        self.policy = policy
        self.discord = Discord()
        self.client, self.channel = self.discord.client, self.discord.channel()
        self.cache, self.tables = cache or Cache(), tables or new_tables()
        self.guild_settings = GuildSettings(self.cache.guild_settings)
        self.studio = BlankStudio()
        self.drawing = Drawing(studio or self.studio)
        self.troubled: list[int] = []
        self.begin()

    def begin(self) -> None:
        """Make the parts that a process has of its own."""
        self.traffic = Traffic(budget=self.BUDGET)
        self.remembered = Remembered(self.cache)
        self.noting = Noting(self.remembered, pace=0.03, gather=0.005)
        self.publisher = self.new_publisher()

    def new_publisher(self) -> BoardPublisher:
        self.delivery = Delivery(client=self.client, noting=self.noting, traffic=self.traffic)
        publisher = BoardPublisher(
            self.delivery,
            self.tables,
            self.drawing,
            self.cache,
            self.guild_settings,
            user_settings=UserSettings(self.cache),
            policy=self.policy,
        )
        publisher.trouble = self.troubled.append
        return publisher

    @property
    def kinds(self) -> list[str]:
        return self.channel.kinds

    async def table(self, *, people: int = 3) -> Table:
        """A lobby whose first message was the answer to a command."""
        table = await lobby(self.tables, people=people)
        await self.publisher.opened(table, self.discord.post(), n=table.version)
        return table

    async def playing(self) -> Table:
        table = await self.table()
        await self.tables.start(table.id, HOST)
        return table

    async def refused(self, error: Exception, *kinds: str) -> Table:
        """A table in play whose edits are refused, and requests of these kinds."""
        self.channel.refuses |= dict.fromkeys(("edit", *kinds), error)
        return await self.playing()

    async def in_trouble(self, error: Exception, *kinds: str) -> Table:
        """One of which that is known."""
        table = await self.refused(error, *kinds)
        await until(lambda: self.publisher.trouble_at(table.id))
        return table

    def message(self, table: Table) -> int | None:
        """The message that is the table's board."""
        return self.remembered.of(table.id).message

    def deleted(self, table: Table) -> None:
        """Tell the publisher that somebody has deleted the board."""
        self.publisher.message_deleted(table.channel, self.message(table))

    async def die(self) -> None:
        """The process ends: nothing more is saved or sent."""
        self.tables.registry.listeners.clear()
        await self.publisher.stop_following()

    async def live(self, table: Table) -> None:
        """Start like the next process."""
        self.begin()
        await self.remembered.recall([table.id])
        self.channel.requests.clear()
        self.publisher.resume_table(table)
        await asyncio.sleep(0.2)

    async def shown_before(self, table: Table) -> int:
        """A message of an earlier process that shows the table."""
        message = self.discord.post()
        await edit_public(self.client, table.channel, message, await self.publisher.render(table))
        self.channel.requests.clear()
        return message

    async def close(self) -> None:
        await self.tables.stop_play()
        await self.publisher.stop_following()
        await self.drawing.stop_drawing()
