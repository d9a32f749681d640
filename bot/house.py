"""Everything that buttons and commands work with, put together once the bot is logged in."""

from dataclasses import dataclass
from typing import Final

import discord

from bot.archive import Archive
from bot.auto import AutoPlay
from bot.controls import Emojis
from bot.drawing import Drawing
from bot.ghosts.haunting import Ghosts
from bot.hands_out import HandsOut
from bot.keeping import StoreKeeper
from bot.people import People
from bot.pings import Pings
from bot.publisher import Publisher
from bot.remembered import Remembered
from bot.settings import Settings
from bot.tables.service import Tables
from bot.tables.table import Table
from data.store import Store

LATELY_MS: Final = 60_000
"""So long before its last sign of life a process may have closed a table and not yet shown it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    settings: Settings
    store: Store
    tables: Tables
    people: People
    drawing: Drawing
    remembered: Remembered
    archive: Archive
    publisher: Publisher
    hands: HandsOut
    pings: Pings
    ghosts: Ghosts
    auto: AutoPlay

    async def open_again(self) -> int:
        """Take up the tables that an earlier process held; how many are open."""
        ended = await self._ended_lately()
        tables = await self.tables.restore()
        for table in (*ended, *tables):
            await self.remembered.recall(table.id)
            self.publisher.take_up(table)
            self.pings.take_up(table)
            self.ghosts.take_up(table)
        return len(tables)

    async def _ended_lately(self) -> list[Table]:
        """Tables that were over when the process died, perhaps before it could show so."""
        alive_at = await self.store.last_beat()
        if alive_at is None:
            return []
        found = [await self.archive.find(table_id) for table_id in await self.store.closed_since(alive_at - LATELY_MS)]
        return [table for table in found if table is not None]

    async def close(self) -> None:
        """Let what is under way end, and stop. The store stays open."""
        await self.ghosts.close()
        await self.tables.close()
        await self.auto.close()
        await self.pings.close()
        await self.hands.close()
        await self.publisher.close()
        self.drawing.close()


def build(client: discord.Client, settings: Settings, store: Store, *, emojis: Emojis) -> House:
    """A house around this store, that shows its tables through this client."""
    tables = Tables(StoreKeeper(store), computer_pause=settings.computer_pause)
    people = People(store)
    drawing = Drawing()
    remembered = Remembered(store)
    publisher = Publisher(client, tables, drawing, remembered, store)
    hands = HandsOut(client, tables, drawing, people, emojis=emojis, is_blocked=publisher.is_blocked)
    publisher.trouble = hands.touch
    return House(
        settings=settings,
        store=store,
        tables=tables,
        people=people,
        drawing=drawing,
        remembered=remembered,
        archive=Archive(tables, store),
        publisher=publisher,
        hands=hands,
        pings=Pings(client, tables, people, remembered),
        ghosts=Ghosts(client, tables, remembered, publisher),
        auto=AutoPlay(tables, people),
    )
