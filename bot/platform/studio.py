"""Draws pictures in a separate process, so that drawing does not hold the event loop's interpreter lock."""

import asyncio
import logging
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol

from bot.platform.serving import call
from bot.platform.worker import Work, WorkerProcess, WorkFailed

log = logging.getLogger(__name__)

_THREADS: Final = 2
_TRIES: Final = 2


class Studio(Protocol):
    """A place to draw pictures."""

    def draw(self, work: Work) -> Awaitable[bytes]:
        """Run the work off the event loop, if possible from the call on. Raises what it raises, or WorkFailed."""
        ...

    async def stop_drawing(self) -> None:
        """Stop drawing."""
        ...


class ThreadStudio:
    """Draws in threads of this process: less memory, but they share the interpreter with the event loop."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(_THREADS, thread_name_prefix="drawing")

    def draw(self, work: Work) -> Awaitable[bytes]:
        return asyncio.get_running_loop().run_in_executor(self._executor, call, work.function, work.arguments)

    async def stop_drawing(self) -> None:
        self._executor.shutdown()


class ProcessStudio:
    """Draws in one other process, started with the first picture and restarted if it ends."""

    def __init__(self) -> None:
        self._running: WorkerProcess | None = None
        self._starting = asyncio.Lock()

    def draw(self, work: Work) -> Awaitable[bytes]:
        other = self._running
        return self._drawn(work, None if other is None or other.ended.done() else other.do(work))

    async def _drawn(self, work: Work, begun: asyncio.Future[bytes] | None) -> bytes:
        for _ in range(_TRIES):
            try:
                return await (begun or (await self._started()).do(work))
            except ConnectionError:
                log.warning("The process that draws has ended")
                begun = None
        raise WorkFailed("ConnectionError")

    async def stop_drawing(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.close_jobs()
            await running.ended

    async def _started(self) -> WorkerProcess:
        if self._running is not None and not self._running.ended.done():
            return self._running
        async with self._starting:
            if self._running is None or self._running.ended.done():
                self._running = await WorkerProcess.start()
            return self._running
