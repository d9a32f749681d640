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


class _Other(asyncio.SubprocessProtocol):
    """The drawing process: jobs go to its standard input, pictures come from its standard output."""

    def __init__(self) -> None:
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting: dict[int, asyncio.Future[bytes]] = {}
        self._numbers = count()
        self._come = bytearray()

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
        self._come += data
        while len(self._come) >= LENGTH_BYTES:
            end = LENGTH_BYTES + int.from_bytes(self._come[:LENGTH_BYTES], "big")
            if len(self._come) < end:
                return
            number, answer = unframed(bytes(self._come[LENGTH_BYTES:end]))
            del self._come[:end]
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
        self.ended.set_result(None)

    @property
    def _jobs(self) -> asyncio.WriteTransport:
        return cast(asyncio.WriteTransport, self._process.get_pipe_transport(_INPUT))


class ProcessStudio:
    """Draws in one other process, started with the first picture and restarted if it ends."""

    def __init__(self) -> None:
        self._other: _Other | None = None
        self._beginning = asyncio.Lock()

    def draw(self, work: Work) -> Awaitable[bytes]:
        other = self._other
        return self._drawn(work, None if other is None or other.ended.done() else other.draw(work))

    async def _drawn(self, work: Work, begun: asyncio.Future[bytes] | None) -> bytes:
        for _ in range(_TRIES):
            try:
                return await (begun or (await self._begun()).draw(work))
            except ConnectionError:
                log.warning("The process that draws has ended")
                begun = None
        raise DrawingFailed("ConnectionError")

    async def close(self) -> None:
        other, self._other = self._other, None
        if other is not None:
            other.close()
            await other.ended

    async def _begun(self) -> _Other:
        if self._other is not None and not self._other.ended.done():
            return self._other
        async with self._beginning:
            if self._other is None or self._other.ended.done():
                _, self._other = await asyncio.get_running_loop().subprocess_exec(
                    _Other,
                    *(sys.executable, "-m", "renderers.serving"),
                    stderr=None,
                    start_new_session=True,
                )
            return self._other
