"""Reads by key. There is one query at a time; what is asked for while it runs shares the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

V = TypeVar("V")

_MOST: Final = 500
"""Keys in one query."""


class ReadTogether(Generic[V]):
    """After a restart the settings of everybody who is to act are asked for at almost the same time."""

    def __init__(self, read: Callable[[Sequence[int]], Awaitable[Mapping[int, V]]]) -> None:
        self._read = read
        self._asked: dict[int, asyncio.Future[V | None]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def get(self, key: int) -> V | None:
        """The result of `read` for this key; None: nothing. Raises what `read` raises."""
        asked = self._asked.get(key)
        if asked is None:
            asked = self._asked[key] = asyncio.get_running_loop().create_future()
            if self._reading is None or self._reading.done():
                self._reading = asyncio.get_running_loop().create_task(self._read_asked())
        return await asyncio.shield(asked)

    async def _read_asked(self) -> None:
        while self._asked:
            keys = list(self._asked)[:_MOST]
            asked = [self._asked.pop(key) for key in keys]
            try:
                found = await self._read(keys)
            except Exception as error:
                for each in asked:
                    each.set_exception(error)
                    each.exception()  # Who asked may have been cancelled.
            else:
                for key, each in zip(keys, asked, strict=True):
                    each.set_result(found.get(key))
