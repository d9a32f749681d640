"""An event loop with virtual time, in which chance decides what runs next."""

import asyncio
from asyncio import events
from collections import deque
from collections.abc import Awaitable, Callable
from contextvars import Context
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Final, TypeVar, TypeVarTuple

from data.outside import Outside, outside

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

IN_ORDER: Final = 0.8
WORK_S: Final = (0.0001, 0.02)
"""How long what the product does in threads takes."""


class Stuck(Exception):
    """Nothing is left to run, and the world has not ended."""


class Host:
    """A process of the simulated world. What belongs to it runs in contexts with its time and chance."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_dead = False
        self.lived_until = float("inf")
        """When it died, in the loop's seconds."""
        self.asleep_until = 0.0
        """Until then it stands still, in the loop's seconds."""


@dataclass(frozen=True)
class OfHost(Outside):
    """The time and chance of a process."""

    host: Host


class ByMoment(Random):
    """Chance that follows from the moment, and not from what was drawn before it."""

    name: str
    now: Callable[[], float]
    _drawn_at = -1.0

    @classmethod
    def of(cls, name: str, now: Callable[[], float]) -> "ByMoment":
        """The chance of this name. `now`: the moment."""
        made = cls()
        made.name, made.now = name, now
        return made

    def random(self) -> float:
        self._begin()
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        self._begin()
        return super().getrandbits(k)

    def _begin(self) -> None:
        if (now := self.now()) != self._drawn_at:
            self._drawn_at = now
            self.seed(f"{self.name} {now!r}")


async def wait_for(work: Awaitable[T], timeout: float | None) -> T:
    """asyncio's from Python 3.12 on; before, it made a task, so that callbacks came in another order."""
    async with asyncio.timeout(timeout):
        return await work


def host_of(context: Context) -> Host | None:
    """The process that runs in this context; None: it is the world's own."""
    found = context.get(outside)
    return found.host if isinstance(found, OfHost) else None


class SeededLoop(asyncio.BaseEventLoop):
    """Runs callbacks in an order from a seed; its time goes on when nothing is ready.

    There are no sockets and no threads: what would run in a thread runs here, some time after it was asked for.
    """

    def __init__(self, chance: Random, *, in_order: float = IN_ORDER) -> None:
        """`in_order`: how often the callback that has waited longest runs next."""
        super().__init__()
        self.chance, self._in_order = chance, in_order
        self.works = chance
        """Says how long what would run in a thread takes."""
        self.now = 0.0
        self.steps = 0
        """Callbacks that have run."""
        self.steps_before = 0
        """Those that had run when the present moment began."""
        self.before_step: Callable[[], None] | None = None
        self._buried: list[events.Handle] = []
        """What dead processes left; garbage collection would run the `finally` blocks of its coroutines."""
        self._held: dict[Host, deque[events.Handle]] = {}
        self._timers: list[tuple[float, int, events.TimerHandle]] = []
        """What runs later, as a heap that compares no handles, which Python does slowly."""
        self._asked = count()

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

        self.call_later(self.works.uniform(*WORK_S), work)
        return future

    def call_soon_threadsafe(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> events.Handle:
        return self.call_soon(callback, *args, context=context)

    def wake(self, host: Host) -> None:
        """The process goes on that stood still."""
        self._ready.extend(self._held.pop(host, ()))

    def call_soon(self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None) -> events.Handle:
        """As asyncio's, without what it checks for debugging."""
        if self.is_closed():
            raise RuntimeError("Event loop is closed")
        handle = events.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> events.TimerHandle:
        timer = events.TimerHandle(when, callback, args, self, context)
        heappush(self._timers, (when, next(self._asked), timer))
        return timer

    def _timer_handle_cancelled(self, handle: events.TimerHandle) -> None:
        """It is left out when its time comes."""

    def _run_once(self) -> None:
        """Run callbacks until the loop is stopped. `asyncio.BaseEventLoop` calls this."""
        ready: deque[events.Handle] = self._ready
        timers, chance, in_order = self._timers, self.chance.random, self._in_order
        while not self._stopping:
            while timers and (timers[0][0] <= self.now or timers[0][2].cancelled()):
                timer = heappop(timers)[2]
                if not timer.cancelled():
                    ready.append(timer)
            if not ready:
                if not timers:
                    raise Stuck
                self.now, self.steps_before = timers[0][0], self.steps
                continue
            if len(ready) == 1 or in_order == 1 or chance() < in_order:
                handle = ready.popleft()
            else:
                index = self.chance.randrange(len(ready))
                handle = ready[index]
                del ready[index]
            if not handle.cancelled():
                self._run(handle)

    def _run(self, handle: events.Handle) -> None:
        """Run a callback, unless its process is dead or stands still."""
        host = host_of(handle._context)
        if host is not None:
            if host.is_dead:
                self._buried.append(handle)
                return
            if host.asleep_until > self.now:
                self._held.setdefault(host, deque()).append(handle)
                if len(self._held[host]) == 1:
                    self.call_at(host.asleep_until, self.wake, host, context=Context())
                return
        self.steps += 1
        if self.before_step is not None:
            self.before_step()
        handle._run()

    def _write_to_self(self) -> None:
        """There is no other thread."""
