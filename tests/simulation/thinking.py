"""Processes that think, in the simulated world: they have no time for anything, after the time that this takes."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import TypeVar

from bot.platform.thinking import Thinkers

T = TypeVar("T")

LATE_S = (0.02, 1.0)


class BusyThinkers(Thinkers):
    """Answers that nothing could be done: players then choose without a search, and reviews judge less."""

    def __init__(self, chance: Random) -> None:
        super().__init__(1)
        self._chance = chance

    def _asked(self, rank: object, work: object, read: Callable[[bytes], T]) -> asyncio.Future[T | None]:
        del rank, work, read
        answer: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()

        def settle() -> None:
            if not answer.done():
                answer.set_result(None)

        asyncio.get_running_loop().call_later(self._chance.uniform(*LATE_S), settle)
        return answer
