"""Processes in which strong computer players think, as a search would hold the event loop's interpreter lock.

What is worked out for people who look back at a match is done there, too, whenever no player has to think.
"""

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from functools import partial
from itertools import count
from time import perf_counter
from typing import Any, Final, NamedTuple

from bot.platform.serving import packed
from bot.platform.worker import Work, WorkerProcess, WorkFailed
from bot.tables.entries import Level
from bot.tables.thought import think
from data.durations import durations
from data.outside import bare_context
from engine.views import View

log = logging.getLogger(__name__)

MOST_THINKERS: Final = 4
WAITING: Final = 8
"""Thoughts that may wait for each process. Each has less time the more wait, so that all end before they are late."""
LEAST_SECONDS: Final = 0.03
"""The processor time of a thought while as many wait as may."""
STUCK_SECONDS: Final = 10.0
NICENESS: Final = 19
"""Clicks and drawing come first: with 10, p99 of clicks beside busy thinkers was 370 ms, with 19 it is 220."""


def usual_thinkers() -> int:
    """One process for each core but one, which the bot needs, and at most `MOST_THINKERS`."""
    return min(MOST_THINKERS, max(1, (os.cpu_count() or 1) - 1))


class _Rank(IntEnum):
    """Which job is done first."""

    THOUGHT = 0
    SPARE = 1


class _Job(NamedTuple):
    """A job of a process. Jobs compare by rank, then by their numbers."""

    rank: _Rank
    number: int
    work: Callable[[], Work]
    """Asked when a process begins."""
    answer: "asyncio.Future[Any]"
    read: Callable[[bytes], Any]

    def settle(self, result: bytes | None) -> None:
        """Answer, unless that is done; None: it could not be done."""
        if not self.answer.done():
            self.answer.set_result(None if result is None else self.read(result))


class Thinkers:
    """A pool of processes, each started when it is first needed and again if it ends."""

    def __init__(
        self,
        processes: int | None = None,
        *,
        waiting: int = WAITING,
        stuck: float = STUCK_SECONDS,
        work: Callable[[str, View, float, float], bytes] = think,
    ) -> None:
        """`waiting`: thoughts that may wait for each process. `stuck`: seconds after which a process is ended. `work`:
        how a thought is done there.
        """
        self._think = work
        self.processes: Final = processes or usual_thinkers()
        self._most_waiting = waiting * self.processes
        self._waiting = 0
        """The thoughts in the queue."""
        self._numbers = count()
        self._queue: asyncio.PriorityQueue[_Job] = asyncio.PriorityQueue()
        self._stuck = stuck
        self._tasks: list[asyncio.Task[None]] = []
        self.is_closed = False
        self.times = durations("thought_seconds", "From a thought's request to its move.")
        """Of those that were `thought`."""
        self.outcomes: Counter[str] = Counter()
        """Thoughts that were `thought`, `dropped` before their end, `refused` for a full queue, or `failed`."""

    @property
    def waiting(self) -> int:
        """Thoughts that wait for a process."""
        return self._waiting

    def think(self, level: Level, view: View, seed: float, seconds: float) -> asyncio.Future[str | None]:
        """The move of this level in its written form; None if nobody has time for it, or the process ended.

        `seconds`: of processor time; fewer where others wait, down to `LEAST_SECONDS`. If the future is cancelled,
        nobody begins to think; a thought that has begun is dropped.
        """
        if self._waiting >= self._most_waiting:
            self.outcomes["refused"] += 1
            thought: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
            thought.set_result(None)
            return thought

        def work() -> Work:
            return Work(self._think, packed(level.value, view, seed, self._granted(seconds)))

        answer = self._asked(_Rank.THOUGHT, work, lambda move: move.decode() or None)
        answer.add_done_callback(partial(self._count, perf_counter()))
        return answer

    def _granted(self, seconds: float) -> float:
        """The processor time of a thought that begins now and would have this if none waited."""
        return max(min(LEAST_SECONDS, seconds), seconds / (1 + self._waiting / self.processes))

    def _count(self, asked: float, thought: asyncio.Future[str | None]) -> None:
        if thought.cancelled():
            self.outcomes["dropped"] += 1
        elif thought.result() is None:
            self.outcomes["failed"] += 1
        else:
            self.outcomes["thought"] += 1
            self.times.observe(perf_counter() - asked)

    def spare(self, work: Work) -> asyncio.Future[bytes | None]:
        """Do this when no thought waits; None if it failed, or the process ended. What is begun is not interrupted,
        so thoughts wait for as long as it takes: it should be a fraction of a second.
        """
        return self._asked(_Rank.SPARE, lambda: work, bytes)

    def _asked(self, rank: _Rank, work: Callable[[], Work], read: Callable[[bytes], Any]) -> asyncio.Future[Any]:
        job = _Job(rank, next(self._numbers), work, asyncio.get_running_loop().create_future(), read)
        if self.is_closed:
            job.settle(None)
            return job.answer
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work(), context=bare_context()) for _ in range(self.processes)]
        self._waiting += rank is _Rank.THOUGHT
        self._queue.put_nowait(job)
        return job.answer

    async def end_processes(self) -> None:
        """End all processes. From then on nothing is done."""
        self.is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while not self._queue.empty():
            self._queue.get_nowait().settle(None)

    async def _work(self) -> None:
        """Do one job after the other in one process."""
        process: WorkerProcess | None = None
        try:
            while True:
                job = await self._queue.get()
                self._waiting -= job.rank is _Rank.THOUGHT
                if job.answer.done():
                    continue
                try:
                    if process is None or process.ended.done():
                        process = await WorkerProcess.start(niceness=NICENESS)
                    async with asyncio.timeout(self._stuck):
                        job.settle(await process.do(job.work()))
                except (OSError, WorkFailed, TimeoutError) as error:
                    log.warning("A process that thinks failed: %r", error)
                    if process is not None and isinstance(error, TimeoutError):
                        process.kill()
                finally:
                    job.settle(None)
        finally:
            if process is not None:
                process.kill()
                await process.ended
