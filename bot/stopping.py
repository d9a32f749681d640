"""Ends the process in time, whatever blocks it.

SIGINT or SIGTERM starts stopping; a second signal hurries it. Stopping runs in steps, each with a time limit after
which it is given up. If the event loop itself hangs, a thread ends the process.
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
"""Seconds after which a task that survived a cancel is cancelled again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoppingLimits:
    """Time limits of the steps of stopping, in seconds. Their sum is less than `whole`."""

    connecting: float = 0.5
    """Cancel the connection attempts."""
    answers: float = 3.0
    """Answer all pending interactions; Discord waits no longer."""
    tables: float = 0.75
    """Commit the moves in progress."""
    thinking: float = 0.2
    """End the processes in which computer players think."""
    messages: float = 0.75
    """Finish the messages being sent."""
    notes: float = 0.5
    """Save the notes on which messages show tables."""
    drawing: float = 0.25
    tasks: float = 0.5
    """Cancel all other tasks."""
    discord: float = 0.5
    store: float = 1.5
    playground: float = 0.4
    figures: float = 0.1
    hurried: float = 0.2
    """Limit of each step after a second signal."""
    whole: float = 9.0
    """Seconds after which a thread ends the process."""
    database: float = 60.0
    """Seconds without a database server after which the process stops."""

    @property
    def of_services(self) -> tuple[float, ...]:
        """Of the steps of `Services.stopping`, in their order."""
        return self.tables, self.thinking, self.messages, self.notes, self.drawing


class Stop:
    """Whether the process should end, and why."""

    def __init__(self, limits: StoppingLimits, *, end: Callable[[int], object] = os._exit) -> None:
        """`end`: called from another thread to end the process with a status once `Limits.whole` is over."""
        self._limits = limits
        self._end = end
        self._hurry = asyncio.Event()
        self.asked = asyncio.Event()
        self.error: Exception | None = None
        """The failure that ends the process; None: a signal did. Sets the exit status."""
        self.is_unfinished = False
        """Whether a step was given up."""

    @property
    def status(self) -> int:
        """The exit status: 1 after a failure, else 0."""
        return 0 if self.error is None else 1

    def listen(self) -> None:
        """Handle SIGINT and SIGTERM."""
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                asyncio.get_running_loop().add_signal_handler(number, self.ask)

    def ask(self, error: Exception | None = None) -> None:
        """Start stopping; if called again, hurry. `error`: the failure that ends the process."""
        if self.asked.is_set():
            self._hurry.set()
            return
        self.error = error
        self.asked.set()
        watch = threading.Timer(self._limits.whole, self._end, (self.status,))
        watch.daemon = True
        watch.start()

    async def step(self, name: str, work: Coroutine[Any, Any, object], seconds: float) -> None:
        """Run one step for at most this many seconds."""
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
    """Cancel tasks repeatedly, since discord.py survives a cancel while it connects.

    Returns whether all of them ended within `seconds`.
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
            task.exception()  # Retrieve the exception, or asyncio logs a warning.
    return not left


async def cancel_all(lasting: Iterable[asyncio.Task[Any]], seconds: float) -> bool:
    """Cancel all tasks but the current one and the `lasting` ones; as `cancel`.

    Connections of the database that were in use are thrown away by this. Their pool would log a traceback for each.
    """
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    kept = {*lasting, asyncio.current_task()}
    return await cancel((each for each in asyncio.all_tasks() if each not in kept), seconds)


def end_at_once(status: int) -> NoReturn:
    """Flush the output and exit, whatever tasks or threads still run."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
    os._exit(status)
