"""Runs a bot and measures its response times: `python -m tests.benchmarks._clocked FILE MODULE ARGUMENT ...`.

FILE gets a line per interaction that is answered: its id, when discord.py got the gateway frame, and when the last
byte of the response was written to the socket, in seconds of the monotonic clock.
"""

import re
import runpy
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TextIO

from aiohttp import ClientRequest
from discord.gateway import DiscordWebSocket
from discord.state import ConnectionState

if TYPE_CHECKING:  # These modules import each other, and fail if this one is the first.
    from discord.types.gateway import InteractionCreateEvent

P = ParamSpec("P")
_ANSWER = re.compile(r"/interactions/(\d+)/[^/]+/callback")

received: dict[str, float] = {}
written: dict[str, float] = {}
into: TextIO | None = None
"""The file of times, a line for each answer."""


def put_in_clocks() -> None:
    """Wrap the functions that every gateway frame, interaction, and request with a body passes through."""
    receive, begin = DiscordWebSocket.received_message, ConnectionState.parse_interaction_create
    frame_at = 0.0

    async def receive_clocked(self: DiscordWebSocket, msg: object, /) -> None:
        nonlocal frame_at
        frame_at = time.monotonic()
        await receive(self, msg)

    def begin_clocked(self: ConnectionState, data: "InteractionCreateEvent") -> None:
        received[str(data["id"])] = frame_at
        begin(self, data)

    setattr(DiscordWebSocket, "received_message", receive_clocked)  # noqa: B010
    setattr(ConnectionState, "parse_interaction_create", begin_clocked)  # noqa: B010
    setattr(ClientRequest, "write_bytes", clocked_write(ClientRequest.write_bytes))  # noqa: B010


def clocked_write(
    write: Callable[Concatenate[ClientRequest, P], Awaitable[None]],
) -> Callable[Concatenate[ClientRequest, P], Coroutine[None, None, None]]:
    """This function of a request, which then notes when the answer to an interaction was written."""

    async def write_clocked(self: ClientRequest, /, *given: P.args, **named: P.kwargs) -> None:
        await write(self, *given, **named)
        if (found := _ANSWER.search(self.url.path)) and found[1] not in written:
            written[found[1]] = now = time.monotonic()
            if found[1] in received and into is not None:
                print(found[1], received[found[1]], now, file=into, flush=True)

    return write_clocked


def main() -> None:
    global into
    file, module, *arguments = sys.argv[1:]
    sys.argv = [module, *arguments]
    put_in_clocks()
    # A bot that gives up a step of stopping, as it may on a busy machine, ends at once and runs nothing more.
    with Path(file).open("w") as into:
        runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
