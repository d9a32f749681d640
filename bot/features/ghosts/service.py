"""The ghost features behind one interface for the services and the client."""

from collections.abc import Callable, Collection

import discord

from bot.features.ghosts.hearing import Hearing
from bot.features.ghosts.news import News
from bot.features.ghosts.tempting import PAUSE, Tempting
from bot.platform.delivery import Delivery
from bot.tables.following import Follower
from bot.tables.open_table import Change
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.tables.talking import Talking


class Ghosts(Follower):
    """Detects talk, announces trades, and lets computer ghosts ask questions."""

    def __init__(
        self,
        delivery: Delivery,
        tables: TableRegistry,
        seen: Callable[[int, int], None],
        *,
        pause: tuple[float, float] = PAUSE,
    ) -> None:
        """`seen`: takes the channel and the id of each message sent. `pause`: least and greatest random delay before a
        computer ghost asks, in seconds.
        """
        super().__init__(tables)
        self._client = delivery.client
        self.talking = Talking(tables)
        self.hearing = Hearing(tables, self.talking, delivery.remembered)
        self.news = News(delivery, tables, seen)
        self.tempting = Tempting(delivery, tables, seen, self.hearing, pause=pause)
        self._tables = tables
        self._newest: dict[int, int] = {}
        """By channel with a table that is not taken up yet: the last message when the client came to know it."""

    def message(self, message: discord.Message) -> None:
        """Handle a message that someone other than the bot wrote."""
        self.hearing.message(message)
        self.tempting.somebody_wrote(message.channel.id, message.author.id)

    def table_changed(self, change: Change) -> None:
        self.hearing.table_changed(change)
        self.news.table_changed(change)
        self.tempting.table_changed(change)

    def resume_table(self, table: Table) -> None:
        """Resume a table of an earlier process."""
        self.news.resume_table(table)
        self.hearing.resume_table(table, self._newest.pop(table.channel, None))

    def channels_known(self) -> None:
        """Called when the client knows the channels, and with them the last message of each."""
        for table in self._tables.all():
            self.hearing.resume_table(table, self._newest_in(table.guild, table.channel))
        found = ((each.channel, self._newest_in(each.guild, each.channel)) for each in self._tables.waiting)
        self._newest = {channel: newest for channel, newest in found if newest is not None}

    def _newest_in(self, guild: int, channel: int) -> int | None:
        """The last message in this channel."""
        there = self._client.get_guild(guild)
        found = None if there is None else there.get_channel_or_thread(channel)
        return getattr(found, "last_message_id", None)

    async def release_tables(self, tables: Collection[int]) -> None:
        """Leave these tables, which another process plays from now on."""
        self.tempting.stop_asking_at(tables)
        self.hearing.release_tables(tables)
        await self.news.release_tables(tables)

    async def stop_following(self) -> None:
        """Stop asking and announcing."""
        self.tempting.stop_asking()
        await self.news.stop_announcing()
