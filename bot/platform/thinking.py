"""Processes in which strong computer players think, as a search would hold the event loop's interpreter lock."""

import asyncio
import logging
import os
from typing import Final

from bot.platform.serving import packed
from bot.platform.worker import Work, WorkerProcess, WorkFailed
from bot.tables.entries import Level
from bot.tables.thought import think
from engine.views import View

log = logging.getLogger(__name__)

MOST_THINKERS: Final = 4
WAITING: Final = 2
"""Thoughts that may wait for each process."""
STUCK_SECONDS: Final = 10.0
NICENESS: Final = 19
"""Clicks and drawing come first: with 10, p99 of clicks beside busy thinkers was 370 ms, with 19 it is 220."""


def usual_thinkers() -> int:
    """One process for each core but one, which the bot needs, and at most `MOST_THINKERS`."""
    return min(MOST_THINKERS, max(1, (os.cpu_count() or 1) - 1))


class Thinkers:
    """A pool of processes, each started when it is first needed and again if it ends."""

    def __init__(self, processes: int | None = None, *, waiting: int = WAITING, stuck: float = STUCK_SECONDS) -> None:
        """`waiting`: thoughts that may wait for each process. `stuck`: seconds after which a process is ended."""
        self._number = processes or usual_thinkers()
        self._queue: asyncio.Queue[tuple[Work, asyncio.Future[str | None]]] = asyncio.Queue(waiting * self._number)
        self._stuck = stuck
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closed = False

    def think(self, level: Level, view: View, seed: float) -> asyncio.Future[str | None]:
        """The move of this level in its written form; None if nobody has time for it, or the process ended.

        If the future is cancelled, nobody begins to think; a thought that has begun is dropped.
        """
        thought: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        if self._is_closed or self._queue.full():
            thought.set_result(None)
            return thought
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work()) for _ in range(self._number)]
        self._queue.put_nowait((Work(think, packed(level.value, view, seed)), thought))
        return thought

    async def close(self) -> None:
        """End all processes. From then on `think` gives None."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while not self._queue.empty():
            _settle(self._queue.get_nowait()[1], None)

    async def _work(self) -> None:
        """Think one thought after the other in one process."""
        process: WorkerProcess | None = None
        try:
            while True:
                work, thought = await self._queue.get()
                if thought.done():
                    continue
                try:
                    if process is None or process.ended.done():
                        process = await WorkerProcess.start(niceness=NICENESS)
                    async with asyncio.timeout(self._stuck):
                        _settle(thought, (await process.do(work)).decode() or None)
                except (OSError, WorkFailed, TimeoutError) as error:
                    log.warning("A computer player could not think: %r", error)
                    if process is not None and isinstance(error, TimeoutError):
                        process.kill()
                finally:
                    _settle(thought, None)
        finally:
            if process is not None:
                process.kill()
                await process.ended


def _settle(thought: asyncio.Future[str | None], move: str | None) -> None:
    if not thought.done():
        thought.set_result(move)
