"""Ways to write, for tests in which a store must not, or not yet."""

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from data.store import Store


async def an_open_table(store: Store, channel: int = 2, *, guild_id: int | None = 1) -> int:
    return (await store.tables.open(guild_id=guild_id, channel_id=channel, at_ms=0, bodies=['"0"'])).id


def ways_to_write(store: Store, table: int, *, guild_id: int = 1) -> list[Callable[[], Awaitable[object]]]:
    """One of each; the first five write for tables of this server."""
    return [
        lambda: store.tables.append(table, 1, at_ms=1, body='"theirs"'),
        lambda: store.tables.set_cache(table, {"message": 666}),
        lambda: an_open_table(store, 9, guild_id=guild_id),
        lambda: store.tables.close_table(table, 1, at_ms=1, bodies=['"over"']),
        lambda: store.tables.end_shown(table),
        lambda: store.preferences.change(5, {"pings": False}),
        lambda: store.heartbeat.beat(666),
    ]


async def execute(store: Store, *statements: str) -> None:
    """Carry out SQL behind the store's back, over its writer."""

    async def work(connection: AsyncConnection) -> None:
        for statement in statements:
            await connection.execute(text(statement))

    await store.writer.run(work)


class Slow:
    """Work in a transaction that ends only when `gate` is set."""

    def __init__(self) -> None:
        self.begun, self.gate = asyncio.Event(), asyncio.Event()

    async def __call__(self, _: AsyncConnection) -> None:
        self.begun.set()
        await self.gate.wait()
