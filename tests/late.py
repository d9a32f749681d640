"""A playground whose answers and events come late, each by chance: what leans on haste shows itself.

`LATE=0.4 make test ARGS=tests/browser`: all that the tests' playgrounds answer and tell comes up to so many seconds
late. Nothing may fail by that; it only takes its time.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from aiohttp import web

from playground import gateway, server
from playground.connections import Connection
from playground.house import House
from playground.people import streams

MOST = float(os.environ.get("LATE", "0"))
"""Seconds; 0: nothing is late."""
_chance = Random()


def be_late() -> None:
    """From now on the playgrounds of this process are, if they are to be."""
    if not MOST:
        return
    application = server._application

    def late_application(house: House) -> web.Application:
        app = application(house)
        app.middlewares.append(_answer_late)
        return app

    server._application = late_application
    gateway.Connection = streams.Connection = _LateConnection


@web.middleware
async def _answer_late(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """What is asked for arrives late, and so does the answer; of two at once either may be the first."""
    await asyncio.sleep(_chance.uniform(0, MOST))
    answer = await handler(request)
    if not isinstance(answer, web.WebSocketResponse):
        await asyncio.sleep(_chance.uniform(0, MOST))
    return answer


class _LateConnection(Connection):
    """One on which everything comes late, but in its order."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        super().__init__(socket)
        self._due = 0.0

    def send(self, frame: bytes) -> None:
        self._later(super().send, frame)

    def close(self, code: int) -> None:
        self._later(super().close, code)

    def _later(self, do: Callable[[Any], None], what: bytes | int) -> None:
        loop = asyncio.get_running_loop()
        self._due = max(self._due + 1e-6, loop.time() + _chance.uniform(0, MOST))
        loop.call_at(self._due, do, what)
