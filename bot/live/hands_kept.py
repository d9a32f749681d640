"""Private hands that are out, noted for the process that comes after this one: their tokens outlive it."""

import asyncio
from functools import partial
from typing import Final

from bot.kept.remembered import HandNote, Remembered
from bot.live.busy import Busy
from bot.live.pacing import Pacer

PACE: Final = 2.0
"""Seconds between two writes for one table. A token that is older by so much does as well."""
GATHER: Final = 0.25


class HandsKept:
    """Notes the newest hand of each person at each table, behind what people wait for."""

    def __init__(self, remembered: Remembered, *, busy: Busy | None = None) -> None:
        """`busy`: whom each write lets go first."""
        self._remembered = remembered
        self._busy = busy
        self._pacers: dict[int, Pacer] = {}
        self._is_closed = False

    def of(self, table_id: int) -> dict[int, HandNote]:
        """The hands that are noted, by their people."""
        notes = self._remembered.known(table_id)
        return {} if notes is None else dict(notes.hands)

    def hold(self, table_id: int, user: int, note: HandNote) -> None:
        """This is the person's hand now."""
        self._remembered.of(table_id).hands[user] = note
        self._save_soon(table_id)

    def drop(self, table_id: int, user: int) -> None:
        """The person's hand is no hand any more, or cannot be edited."""
        notes = self._remembered.known(table_id)
        if notes is not None and notes.hands.pop(user, None) is not None:
            self._save_soon(table_id)

    def over(self, table_id: int, *, forget: bool) -> None:
        """The table is over. `forget`: nobody else needs its notes."""
        self._pacers.pop(table_id, None)
        if forget:
            self._remembered.forget(table_id)

    async def close(self) -> None:
        """Note what has not been noted yet, and no more."""
        self._is_closed = True
        pacers, self._pacers = self._pacers, {}
        await asyncio.gather(*(pacer.stop() for pacer in pacers.values()))
        await asyncio.gather(*map(self._remembered.save, pacers), return_exceptions=True)

    def _save_soon(self, table_id: int) -> None:
        pacer = self._pacers.get(table_id)
        if pacer is None:
            save = partial(self._save, table_id)
            pacer = self._pacers[table_id] = Pacer(save, pace=PACE, delay=GATHER, busy=self._busy)
        pacer.touch()

    async def _save(self, table_id: int) -> bool:
        if self._is_closed:  # The pacer of a table that is over is not waited for.
            return False
        await self._remembered.save(table_id)
        return True
