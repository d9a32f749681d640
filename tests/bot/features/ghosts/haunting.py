"""A haunted table, and what its ghosts say, over Discord in memory."""

import asyncio

from bot.features.ghosts.service import Ghosts
from bot.features.ghosts.tempting import PAUSE
from bot.platform.delivery import Delivery
from bot.platform.noting import Noting
from bot.platform.traffic import Traffic
from bot.storage.remembered import Remembered
from bot.tables.entries import TalkKind
from bot.tables.table import Table
from tests.bot.channels import Cache
from tests.bot.clock import Clock
from tests.bot.ghost_factories import ghost_of, haunted, living, trade
from tests.bot.table_factories import new_tables
from tests.discord_in_memory import Discord


class Haunting:
    """`seen`: the messages that were sent; `ghost`: the ghost's user id; `talker`: the person who moves next."""

    def __init__(self, *, pause: tuple[float, float] = PAUSE, settling: float = 0.6) -> None:
        """`pause`: how long computer ghosts wait, in seconds; `settling`: how long it takes until all is said."""
        self.clock = Clock()
        self.discord = Discord(now=lambda: self.clock.ms / 1000)
        self.channel = self.discord.channel()
        self.tables = new_tables(now=self.clock)
        self.cache = Cache()
        self.seen: list[int] = []
        self._pause, self._settling = pause, settling
        self.begin()

    def begin(self) -> None:
        """Start like a new process."""
        self.remembered = Remembered(self.cache)
        self.tables.registry.listeners.clear()
        delivery = Delivery(client=self.discord.client, noting=Noting(self.remembered), traffic=Traffic())
        self.ghosts = Ghosts(delivery, self.tables.registry, self._see, pause=self._pause)

    def _see(self, channel: int, message: int) -> None:
        self.seen.append(message)

    async def begin_again(self, *, knows: bool = True) -> None:
        """Restart and take up the table; `knows`: what was stored of its messages is recalled."""
        await self.ghosts.stop_following()
        self.begin()
        if knows:
            await self.remembered.recall(list(self.cache.kept))
        self.ghosts.resume_table(self.table)
        await self.settled()

    async def enter(self, **facts: int) -> Table:
        """A table as of `ghost_factories.haunted`."""
        self.table = await haunted(self.tables, self.clock, **facts)
        await self.settled()
        self.channel.requests.clear()
        self.ghost, self.talker = ghost_of(self.table), next(iter(living(self.table)), None)
        return self.table

    async def trade(self, *, way: TalkKind = TalkKind.REPLY, user: int | None = None) -> None:
        self.clock.ms += 10
        now = self.clock.ms
        await trade(self.ghosts.talking, self.table, at=now, way=way, user=user or self.talker, message=4242 + now)
        await self.settled()

    async def settled(self) -> None:
        await asyncio.sleep(self._settling)
        await self.tables.registry.idle()

    async def close(self) -> None:
        await self.ghosts.stop_following()
        await self.tables.stop_play()
