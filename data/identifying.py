"""Slots to start sessions at Discord, which allows one every five seconds in each bucket of shards.

A row of the table `identifies` is a bucket, and when its next slot is, by the database's clock. Processes that share a
database take slots in no order. Nobody reserves one: who waits has taken nothing, and may go away.
"""

from __future__ import annotations

import asyncio
from typing import Final

from data.sharing import Server

_LEAST_WAIT_S: Final = 0.02


class IdentifySlots:
    """The slots of all processes that share the database."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def take(self, bucket: int, every_s: float, mine: int | None = None) -> int:
        """Wait for the bucket's next slot and take it: the one after it is `every_s` seconds later. Returns the slot.

        `mine`: a slot taken before. It begins again now, if nobody has taken one since.
        """
        while True:
            async with self._server.begin() as rows:
                taken = await rows.take_slot(bucket, round(every_s * 1000), mine)
                left = 0 if taken is not None else await rows.slot_left(bucket)
            if taken is not None:
                return taken
            await asyncio.sleep(max(_LEAST_WAIT_S, left / 1000))

    async def give_back(self, bucket: int, mine: int) -> None:
        """Let others have this slot, with which no session was started."""
        async with self._server.begin() as rows:
            await rows.give_slot_back(bucket, mine)
