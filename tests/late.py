"""Delays the playground's responses and events at random, to expose tests that depend on timing.

`LATE=0.4 make test ARGS=tests/browser` delays every response and event of the tests' playgrounds by up to 0.4 s. All
tests must still pass, only slower. Each connection has a delay of its own, so one user may see a change long after
another.
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
from playground.connections import GatewayConnection
from playground.people import streams

MOST = float(os.environ.get("LATE", "0"))
"""Longest delay in seconds; 0: no delays."""
_chance = Random()


def _lateness(most: float) -> float:
    """A delay in seconds, zero half of the time.

    With a uniform delay, the latest of several would nearly always take about as long, and overtaking would be rare.
    """
    return _chance.choice((0.0, _chance.uniform(0, most)))


def be_late() -> None:
    """Delay the playgrounds of this process, if `LATE` is set."""
    if not MOST:
        return
    undelayed = server.application

    def late_application(app: App) -> web.Application:
        late = undelayed(app)
        late.middlewares.append(_answer_late)
        return late

    server.application = late_application
    gateway.Connection = streams.Connection = _LateConnection


@web.middleware
async def _answer_late(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Delay both the request and the response, so that concurrent ones may overtake each other."""
    await asyncio.sleep(_lateness(MOST))
    answer = await handler(request)
    if not isinstance(answer, web.WebSocketResponse):
        await asyncio.sleep(_lateness(MOST))
    return answer


class _LateConnection(GatewayConnection):
    """Delays frames without reordering them."""

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
        """Send the next queued frame, whichever timer this was: timers due in the same millisecond have no order."""
        self._waiting.popleft()()
