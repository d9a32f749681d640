"""Everything that buttons and commands work with, put together once the bot is logged in."""

import asyncio
from dataclasses import dataclass
from typing import Final

import discord

from bot.ghosts.haunting import Ghosts
from bot.kept.archive import Archive
from bot.kept.keeping import StoreKeeper
from bot.kept.people import People
from bot.kept.remembered import Remembered
from bot.kept.servers import Servers
from bot.live.auto import AutoPlay
from bot.live.busy import Busy
from bot.live.drawing import Drawing
from bot.live.hands_kept import HandsKept
from bot.live.hands_out import HandsOut
from bot.live.panels import Panels
from bot.live.pings import Pings
from bot.live.publisher import Publisher
from bot.live.studio import ProcessStudio, ThreadStudio
from bot.pages.controls import Emojis
from bot.settings import Settings
from bot.tables.practising import Practising
from bot.tables.service import Tables
from bot.tables.table import Table
from data.store import Store

LATELY_MS: Final = 60_000
"""So long before its last sign of life a process may have closed a table and not yet shown it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    settings: Settings
    busy: Busy
    store: Store
    tables: Tables
    practising: Practising
    people: People
    servers: Servers
    drawing: Drawing
    remembered: Remembered
    archive: Archive
    publisher: Publisher
    hands: HandsOut
    panels: Panels
    pings: Pings
    ghosts: Ghosts
    auto: AutoPlay

    async def open_again(self) -> int:
        """Take up the tables that an earlier process held; how many are open."""
        ended = await self._ended_lately()
        tables = await self.tables.restore()
        for table in (*ended, *tables):
            await self.remembered.recall(table.id)
            self.hands.take_up(table)
            if table.practice:
                continue
            self.publisher.take_up(table)
            self.panels.take_up(table)
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
        await self.tables.close()
        # One that waits for Discord keeps none of the others from ending.
        sending = (self.ghosts, self.auto, self.pings, self.hands, self.panels, self.publisher)
        await asyncio.gather(*(each.close() for each in sending))
        await self.drawing.close()


def build(client: discord.Client, settings: Settings, store: Store, *, emojis: Emojis) -> House:
    """A house around this store, that shows its tables through this client."""
    tables = Tables(StoreKeeper(store), computer_pause=settings.computer_pause)
    people, busy = People(store), Busy()
    drawing = Drawing(ThreadStudio() if settings.drawing == "threads" else ProcessStudio(), busy=busy)
    remembered = Remembered(store)
    servers = Servers(store)
    publisher = Publisher(client, tables, drawing, remembered, store, servers=servers, busy=busy)
    kept = HandsKept(remembered, busy=busy)
    hands = HandsOut(client, tables, drawing, people, kept, emojis=emojis, is_blocked=publisher.is_blocked, busy=busy)
    publisher.trouble = hands.touch
    return House(
        settings=settings,
        busy=busy,
        store=store,
        tables=tables,
        practising=Practising(tables),
        people=people,
        servers=servers,
        drawing=drawing,
        remembered=remembered,
        archive=Archive(tables, store),
        publisher=publisher,
        hands=hands,
        panels=Panels(client, tables, people, remembered),
        pings=Pings(client, tables, people, remembered, attentive_until=hands.attentive_until, busy=busy),
        ghosts=Ghosts(client, tables, remembered, publisher),
        auto=AutoPlay(tables, people),
    )
