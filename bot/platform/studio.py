"""Draws pictures in a separate process, so that drawing does not hold the event loop's interpreter lock."""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Final, NamedTuple, Protocol, cast

from renderers.serving import LENGTH_BYTES, call, framed, unframed

log = logging.getLogger(__name__)

_THREADS: Final = 2
_TRIES: Final = 2
_INPUT, _OUTPUT = 0, 1


class Work(NamedTuple):
    """A picture to draw: a function and its packed arguments (`renderers.serving.packed`)."""

    function: Callable[..., bytes]
    arguments: bytes


class DrawingFailed(Exception):
    """A picture could not be drawn. The message is the kind of error."""


class Studio(Protocol):
    """A place to draw pictures."""

    def draw(self, work: Work) -> Awaitable[bytes]:
        """Run the work off the event loop, if possible from the call on. Raises what it raises, or DrawingFailed."""
        ...

    async def close(self) -> None:
        """Stop drawing."""
        ...


class ThreadStudio:
    """Draws in threads of this process: less memory, but they share the interpreter with the event loop."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(_THREADS, thread_name_prefix="drawing")

    def draw(self, work: Work) -> Awaitable[bytes]:
        return asyncio.get_running_loop().run_in_executor(self._executor, call, work.function, work.arguments)

    async def close(self) -> None:
        self._executor.shutdown()


class _DrawingProcess(asyncio.SubprocessProtocol):
    """The drawing process: jobs go to its standard input, pictures come from its standard output."""

    def __init__(self) -> None:
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting: dict[int, asyncio.Future[bytes]] = {}
        self._numbers = count()
        self._received = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._process = cast(asyncio.SubprocessTransport, transport)

    def draw(self, work: Work) -> asyncio.Future[bytes]:
        """A future of the picture; ConnectionError if the process ends first."""
        number = next(self._numbers)
        job = framed((number, work.function, work.arguments))
        done = self._waiting[number] = asyncio.get_running_loop().create_future()
        self._jobs.write(job)
        return done

    def close(self) -> None:
        """Close the job pipe: the process finishes its jobs and ends."""
        self._jobs.close()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._received += data
        while len(self._received) >= LENGTH_BYTES:
            end = LENGTH_BYTES + int.from_bytes(self._received[:LENGTH_BYTES], "big")
            if len(self._received) < end:
                return
            number, answer = unframed(bytes(self._received[LENGTH_BYTES:end]))
            del self._received[:end]
            done = self._waiting.pop(number)
            if done.done():
                continue
            if isinstance(answer, bytes):
                done.set_result(answer)
            else:
                done.set_exception(DrawingFailed(answer))

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """The process has ended and all its output has been read."""
        if fd != _OUTPUT:
            return
        self._process.close()
        for done in self._waiting.values():
            if not done.done():
                done.set_exception(ConnectionError())
        self._waiting.clear()
        if not self.ended.done():  # Stopping may have given up waiting and cancelled it.
            self.ended.set_result(None)

    @property
    def _jobs(self) -> asyncio.WriteTransport:
        return cast(asyncio.WriteTransport, self._process.get_pipe_transport(_INPUT))


class ProcessStudio:
    """Draws in one other process, started with the first picture and restarted if it ends."""

    def __init__(self) -> None:
        self._running: _DrawingProcess | None = None
        self._starting = asyncio.Lock()

    def draw(self, work: Work) -> Awaitable[bytes]:
        other = self._running
        return self._drawn(work, None if other is None or other.ended.done() else other.draw(work))

    async def _drawn(self, work: Work, begun: asyncio.Future[bytes] | None) -> bytes:
        for _ in range(_TRIES):
            try:
                return await (begun or (await self._started()).draw(work))
            except ConnectionError:
                log.warning("The process that draws has ended")
                begun = None
        raise DrawingFailed("ConnectionError")

    async def close(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.close()
            await running.ended

    async def _started(self) -> _DrawingProcess:
        if self._running is not None and not self._running.ended.done():
            return self._running
        async with self._starting:
            if self._running is None or self._running.ended.done():
                _, self._running = await asyncio.get_running_loop().subprocess_exec(
                    _DrawingProcess,
                    *(sys.executable, "-m", "renderers.serving"),
                    stderr=None,
                    start_new_session=True,
                )
            return self._running
