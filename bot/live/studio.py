"""Where pictures are drawn: in a process of its own, so that the event loop never waits for the interpreter's lock."""

import asyncio
import logging
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from typing import Final, Protocol

from renderers.serving import LENGTH_BYTES, framed, unframed

log = logging.getLogger(__name__)

_THREADS: Final = 2
_TRIES: Final = 2

Work = partial[bytes]


class DrawingFailed(Exception):
    """A picture could not be drawn. The text is the kind of fault."""


class Studio(Protocol):
    async def draw(self, work: Work) -> bytes:
        """Do the work off the event loop. Raises what it raises, or DrawingFailed."""
        ...

    async def close(self) -> None:
        """Draw no more."""
        ...


class ThreadStudio:
    """Draws in threads of this process: less memory, but the event loop has to share the interpreter."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(_THREADS, thread_name_prefix="drawing")

    async def draw(self, work: Work) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._executor, work)

    async def close(self) -> None:
        self._executor.shutdown()


class ProcessStudio:
    """Draws in one other process, begun with the first picture and begun anew if it ends."""

    def __init__(self) -> None:
        self._numbers = count()
        self._waiting: dict[int, asyncio.Future[bytes]] = {}
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._beginning = asyncio.Lock()

    async def draw(self, work: Work) -> bytes:
        for _ in range(_TRIES):
            process = await self._begun()
            number = next(self._numbers)
            done = self._waiting[number] = asyncio.get_running_loop().create_future()
            assert process.stdin is not None
            process.stdin.write(framed((number, work.func, work.args, work.keywords)))
            try:
                return await done
            except ConnectionError:
                log.warning("The process that draws has ended")
        raise DrawingFailed("ConnectionError")

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is not None and self._reading is not None:
            assert process.stdin is not None
            process.stdin.close()
            await self._reading

    async def _begun(self) -> asyncio.subprocess.Process:
        async with self._beginning:
            if self._process is None:
                self._process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "renderers.serving"),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    start_new_session=True,
                )
                self._reading = asyncio.create_task(self._read(self._process))
            return self._process

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        """Hand out what the process has drawn, until it ends."""
        assert process.stdout is not None
        try:
            while True:
                length = await process.stdout.readexactly(LENGTH_BYTES)
                number, answer = unframed(await process.stdout.readexactly(int.from_bytes(length, "big")))
                done = self._waiting.pop(number)
                if done.done():
                    continue
                if isinstance(answer, bytes):
                    done.set_result(answer)
                else:
                    done.set_exception(DrawingFailed(answer))
        except asyncio.IncompleteReadError:
            pass
        finally:
            if self._process is process:
                self._process = None
            waiting, self._waiting = self._waiting, {}
            for done in waiting.values():
                if not done.done():
                    done.set_exception(ConnectionError())
            await process.wait()
