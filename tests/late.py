"""A playground whose answers and events come late, each by chance: what leans on haste shows itself.

`LATE=0.4 make test ARGS=tests/browser`: all that the tests' playgrounds answer and tell comes up to so many seconds
late. Nothing may fail by that; it only takes its time. Each connection has a pace of its own: what one person sees at
once another may see long after.
"""

import asyncio
import os
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random

from aiohttp import web

from playground import gateway, server
from playground.app import App
from playground.connections import Connection
from playground.people import streams

MOST = float(os.environ.get("LATE", "0"))
"""Seconds; 0: nothing is late."""
_chance = Random()


def _lateness(most: float) -> float:
    """Seconds; none in half of the cases. Were all spread evenly, the latest of several would always be about as late,
    and hardly anything would ever overtake anything.
    """
    return _chance.choice((0.0, _chance.uniform(0, most)))


def be_late() -> None:
    """From now on the playgrounds of this process are, if they are to be."""
    if not MOST:
        return
    application = server._application

    def late_application(app: App) -> web.Application:
        late = application(app)
        late.middlewares.append(_answer_late)
        return late

    server._application = late_application
    gateway.Connection = streams.Connection = _LateConnection


@web.middleware
async def _answer_late(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """What is asked for arrives late, and so does the answer; of two at once either may be the first."""
    await asyncio.sleep(_lateness(MOST))
    answer = await handler(request)
    if not isinstance(answer, web.WebSocketResponse):
        await asyncio.sleep(_lateness(MOST))
    return answer


class _LateConnection(Connection):
    """One on which everything comes late, but in its order."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        super().__init__(socket)
        self._most = _lateness(MOST)
        self._due = 0.0
        self._waiting: deque[Callable[[], None]] = deque()

    def send(self, frame: bytes) -> None:
        self._later(partial(super().send, frame))

    def close(self, code: int) -> None:
        self._later(partial(super().close, code))

    def _later(self, do: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        self._due = max(self._due, loop.time() + _lateness(self._most))
        self._waiting.append(do)
        loop.call_at(self._due, self._go_on)

    def _go_on(self) -> None:
        """Not what this was called for, but what is next: timers keep no order among those of one millisecond."""
        self._waiting.popleft()()
