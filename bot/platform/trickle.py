"""Brings the messages of tables that were taken up after a restart up to date, one after the other.

Each costs a picture and a request, and most show only a clock that has changed. So they wait until all tables can be
answered, and leave most of Discord's limit and of the processor to what happens at the tables.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

PACE: Final = 25.0
"""Messages a second."""


class Trickle:
    """Calls what was added, in order. `is_busy`: nothing is called while this is true."""

    def __init__(self, *, pace: float = PACE) -> None:
        self.is_busy: Callable[[], bool] = lambda: False
        self._pause = 1 / pace
        self._queue: deque[Callable[[], None]] = deque()
        self._task: asyncio.Task[None] | None = None

    def add(self, touch: Callable[[], None]) -> None:
        """Call this when it is its turn."""
        self._queue.append(touch)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    def __len__(self) -> int:
        return len(self._queue)

    def drop_calls(self) -> None:
        """Call nothing any more."""
        self._queue.clear()

    async def _run(self) -> None:
        while self._queue:
            await asyncio.sleep(self._pause)
            if self._queue and not self.is_busy():
                self._queue.popleft()()
        self._task = None
