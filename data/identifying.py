# ruff: noqa: S608  (only constants are put into the queries)
"""Slots to start sessions at Discord, which allows one every five seconds in each bucket of shards.

A row of the table `identifies` is a bucket, and when its next slot is, by the database's clock. Processes that share a
database take slots in no order. Nobody reserves one: who waits has taken nothing, and may go away.
"""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from data.leases import NOW

_TAKE: Final = (
    f"INSERT INTO identifies (bucket, next_at_ms) VALUES (:bucket, {NOW} + :every)"
    f" ON CONFLICT (bucket) DO UPDATE SET next_at_ms = {NOW} + :every"
    f" WHERE identifies.next_at_ms <= {NOW} OR identifies.next_at_ms = :mine RETURNING next_at_ms"
)
_LEFT: Final = f"SELECT next_at_ms - {NOW} FROM identifies WHERE bucket = :bucket"
_GIVE_BACK: Final = f"UPDATE identifies SET next_at_ms = {NOW} WHERE bucket = :bucket AND next_at_ms = :mine"

_LEAST_WAIT_S: Final = 0.02


class IdentifySlots:
    """The slots of all processes that share the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def take(self, bucket: int, every_s: float, mine: int | None = None) -> int:
        """Wait for the bucket's next slot and take it: the one after it is `every_s` seconds later. Returns the slot.

        `mine`: a slot taken before. It begins again now, if nobody has taken one since.
        """
        given = {"bucket": bucket, "every": round(every_s * 1000), "mine": mine}
        while True:
            async with self._engine.begin() as connection:
                taken = await connection.scalar(text(_TAKE), given)
                if taken is not None:
                    return taken
                left = await connection.scalar(text(_LEFT), {"bucket": bucket})
            await asyncio.sleep(max(_LEAST_WAIT_S, (left or 0) / 1000))

    async def give_back(self, bucket: int, mine: int) -> None:
        """Let others have this slot, with which no session was started."""
        async with self._engine.begin() as connection:
            await connection.execute(text(_GIVE_BACK), {"bucket": bucket, "mine": mine})
