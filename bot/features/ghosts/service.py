"""Everything about ghosts: what the services hold of it, and what the client reports to it."""

import discord

from bot.features.ghosts.hearing import Hearing
from bot.features.ghosts.news import News
from bot.features.ghosts.tempting import Tempting
from bot.features.play.board_publisher import BoardPublisher
from bot.platform.noting import Noting
from bot.platform.traffic import Traffic
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.tables.talking import Talking


class Ghosts:
    """Hears the channels, tells them what came of it, and lets computer ghosts ask."""

    def __init__(
        self, client: discord.Client, tables: TableRegistry, noting: Noting, publisher: BoardPublisher, traffic: Traffic
    ) -> None:
        remembered = noting.remembered
        self._client = client
        self.talking = Talking(tables)
        self.hearing = Hearing(tables, self.talking, remembered)
        self.news = News(client, tables, noting, traffic, seen=publisher.message_seen)
        self.tempting = Tempting(client, tables, remembered, publisher, self.hearing, traffic=traffic)
        self._tables = tables

    def message(self, message: discord.Message) -> None:
        """Somebody else than the bot has written."""
        self.hearing.message(message)
        self.tempting.somebody_wrote(message.channel.id, message.author.id)

    def take_up(self, table: Table) -> None:
        """Go on with a table that an earlier process held."""
        self.news.take_up(table)

    def channels_known(self) -> None:
        """The channels are there, and with them which message is the last of each."""
        for table in self._tables.all():
            channel = self._client.get_channel(table.channel)
            self.hearing.take_up(table, getattr(channel, "last_message_id", None))

    async def close(self) -> None:
        """Ask and announce nothing more."""
        self.tempting.close()
        await self.news.close()
