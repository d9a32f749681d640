"""A process that does work for the bot, so that the work does not hold the event loop's interpreter lock."""

import asyncio
import sys
from collections.abc import Callable
from itertools import count
from typing import Final, NamedTuple, Self, cast

from bot.platform.serving import LENGTH_BYTES, framed, unframed

_INPUT, _OUTPUT = 0, 1
NICENESS: Final = 5
"""The lower priority of a worker: the bot's process answers users."""


class Work(NamedTuple):
    """A piece of work: a function and its packed arguments (`bot.platform.serving.packed`)."""

    function: Callable[..., bytes]
    arguments: bytes


class WorkFailed(Exception):
    """The function raised an error. The message is the kind of error."""


class WorkerProcess(asyncio.SubprocessProtocol):
    """A process started by `start`: work goes to its standard input, results come from its standard output."""

    def __init__(self) -> None:
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting: dict[int, asyncio.Future[bytes]] = {}
        self._numbers = count()
        self._received = bytearray()

    @classmethod
    async def start(cls, *, niceness: int = NICENESS) -> Self:
        """Start a process. It ends when this one does."""
        _, worker = await asyncio.get_running_loop().subprocess_exec(
            cls,
            *(sys.executable, "-m", "bot.platform.serving", str(niceness)),
            stderr=None,
            start_new_session=True,
        )
        return worker

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._process = cast(asyncio.SubprocessTransport, transport)

    def do(self, work: Work) -> asyncio.Future[bytes]:
        """A future of the result, in the order of the calls; ConnectionError if the process ends first."""
        number = next(self._numbers)
        job = framed((number, work.function, work.arguments))
        done = self._waiting[number] = asyncio.get_running_loop().create_future()
        self._jobs.write(job)
        return done

    def close_jobs(self) -> None:
        """Close the pipe of jobs: the process finishes them and ends."""
        self._jobs.close()

    def kill(self) -> None:
        """End the process now."""
        if not self.ended.done():
            self._process.kill()

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
                done.set_exception(WorkFailed(answer))

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
