"""Ending the process in time, whatever keeps it waiting.

SIGINT or SIGTERM asks it to end, a second one to hurry. What is left to be done then is done in steps; each has a limit
and is given up when that is over. Should the event loop itself hang, a thread ends the process.
"""

import asyncio
import contextlib
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any, Final, NoReturn

log = logging.getLogger(__name__)

_AGAIN_SECONDS: Final = 0.25
"""A task that goes on after it was cancelled is cancelled again after so long."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Seconds that each step of stopping may take. Together they are less than `whole`."""

    connecting: float = 0.5
    """Until nothing tries to connect any more."""
    answers: float = 3.0
    """Until all that has been pressed is answered; Discord waits no longer."""
    tables: float = 0.75
    """Until moves that are being made are committed."""
    messages: float = 0.75
    """Until what is being sent is sent."""
    notes: float = 0.5
    """Until it is kept which messages show tables."""
    drawing: float = 0.25
    tasks: float = 0.5
    """Until everything else that goes on has been cancelled."""
    discord: float = 0.5
    store: float = 1.5
    playground: float = 0.5
    hurried: float = 0.2
    """Each of them after a second signal."""
    whole: float = 9.0
    """After so long a thread ends the process."""


class Stop:
    """Whether the process is to end, and why."""

    def __init__(self, limits: Limits, *, end: Callable[[int], object] = os._exit) -> None:
        """`end`: ends the process with a status when all its time is over, from another thread."""
        self._limits = limits
        self._end = end
        self._hurry = asyncio.Event()
        self.asked = asyncio.Event()
        self.error: Exception | None = None
        """Why it has to end, where nobody asked for it: the exit status is 1 then, else 0."""
        self.is_unfinished = False
        """A step was given up."""

    @property
    def status(self) -> int:
        """The exit status."""
        return 0 if self.error is None else 1

    def listen(self) -> None:
        """Heed SIGINT and SIGTERM."""
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                asyncio.get_running_loop().add_signal_handler(number, self.ask)

    def ask(self, error: Exception | None = None) -> None:
        """End; asked again: hurry. `error`: why the process cannot go on."""
        if self.asked.is_set():
            self._hurry.set()
            return
        self.error = error
        self.asked.set()
        watch = threading.Timer(self._limits.whole, self._end, (self.status,))
        watch.daemon = True
        watch.start()

    async def step(self, name: str, work: Coroutine[Any, Any, object], seconds: float) -> None:
        """Do this, but for no longer than so many seconds."""
        doing, hurrying = asyncio.create_task(work), asyncio.create_task(self._hurry.wait())
        if self._hurry.is_set():
            seconds = min(seconds, self._limits.hurried)
            await asyncio.wait([doing], timeout=seconds)
        else:
            await asyncio.wait([doing, hurrying], timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        hurrying.cancel()
        if not doing.done():
            log.info("Stopping: %s is given up", name)
            self.is_unfinished = True
            await cancel([doing], self._limits.hurried)
        elif not doing.cancelled() and (error := doing.exception()) is not None:
            log.warning("Stopping: %s: %r", name, error)


async def cancel(tasks: Iterable[asyncio.Task[Any]], seconds: float) -> bool:
    """Cancel tasks, again and again, since discord.py goes on after being cancelled while it connects.

    Whether all of them have ended within so many seconds.
    """
    loop = asyncio.get_running_loop()
    until, ended, left = loop.time() + seconds, set[asyncio.Task[Any]](), set(tasks)
    while left and (remains := until - loop.time()) > 0:
        for task in left:
            task.cancel()
        done, left = await asyncio.wait(left, timeout=min(_AGAIN_SECONDS, remains))
        ended |= done
    for task in ended:
        if not task.cancelled():
            task.exception()  # Nobody else asks for it, which asyncio would complain about.
    return not left


def end_at_once(status: int) -> NoReturn:
    """End the process though some of its tasks or threads go on."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
    os._exit(status)
