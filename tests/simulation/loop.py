"""An event loop with virtual time, in which chance decides what runs next."""

import asyncio
import heapq
from asyncio import events
from collections import deque
from collections.abc import Callable
from contextvars import Context
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeVar, TypeVarTuple

from data.outside import Outside, outside

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

IN_ORDER: Final = 0.8
"""How often the callback that has waited longest runs next."""
WORK_S: Final = (0.0001, 0.02)
"""How long what the product does in threads takes."""


class Stuck(Exception):
    """Nothing is left to run, and the world has not ended."""


class Host:
    """A process of the simulated world. What belongs to it runs in contexts with its time and chance."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_dead = False
        self.asleep_until = 0.0
        """Until then it stands still, in the loop's seconds."""


@dataclass(frozen=True)
class OfHost(Outside):
    """The time and chance of a process."""

    host: Host


def host_of(context: Context) -> Host | None:
    """The process that runs in this context; None: it is the world's own."""
    found = context.get(outside)
    return found.host if isinstance(found, OfHost) else None


class SeededLoop(asyncio.BaseEventLoop):
    """Runs callbacks in an order from a seed; its time goes on when nothing is ready.

    There are no sockets and no threads: what would run in a thread runs here, some time after it was asked for.
    """

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self.chance = chance
        self.now = 0.0
        self.steps = 0
        """Callbacks that have run."""
        self.before_step: Callable[[], None] = lambda: None
        self._buried: list[events.Handle] = []
        """What dead processes left; garbage collection would run the `finally` blocks of its coroutines."""
        self._held: dict[Host, deque[events.Handle]] = {}

    def time(self) -> float:
        return self.now

    def run_in_executor(self, executor: object, func: Callable[[*Ts], T], *args: *Ts) -> asyncio.Future[T]:
        """Run the function here, a little later."""
        future: asyncio.Future[T] = self.create_future()

        def work() -> None:
            if future.cancelled():
                return
            try:
                result = func(*args)
            except Exception as error:
                future.set_exception(error)
            else:
                future.set_result(result)

        self.call_later(self.chance.uniform(*WORK_S), work)
        return future

    def call_soon_threadsafe(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> events.Handle:
        return self.call_soon(callback, *args, context=context)

    def wake(self, host: Host) -> None:
        """The process goes on that stood still."""
        self._ready.extend(self._held.pop(host, ()))

    def _run_once(self) -> None:
        """Run one callback. `asyncio.BaseEventLoop` calls this until it is stopped."""
        ready: deque[events.Handle] = self._ready
        while self._scheduled and (self._scheduled[0].cancelled() or self._scheduled[0].when() <= self.now):
            self._due(heapq.heappop(self._scheduled))
        if not ready:
            if not self._scheduled:
                raise Stuck
            self.now = self._scheduled[0].when()
            return
        index = 0 if len(ready) == 1 or self.chance.random() < IN_ORDER else self.chance.randrange(len(ready))
        handle = ready[index]
        del ready[index]
        if handle.cancelled():
            return
        host = host_of(handle._context)
        if host is not None and host.is_dead:
            self._buried.append(handle)
        elif host is not None and host.asleep_until > self.now:
            self._held.setdefault(host, deque()).append(handle)
            if len(self._held[host]) == 1:
                self.call_at(host.asleep_until, self.wake, host, context=Context())
        else:
            self.steps += 1
            self.before_step()
            handle._run()

    def _due(self, handle: Any) -> None:
        handle._scheduled = False
        if handle.cancelled():
            self._timer_cancelled_count -= self._timer_cancelled_count > 0
        else:
            self._ready.append(handle)

    def _write_to_self(self) -> None:
        """There is no other thread."""
