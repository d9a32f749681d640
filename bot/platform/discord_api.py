"""Where discord.py finds Discord: the real one, or a stand-in at another address; and how asking it can fail."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import aiohttp
from discord import Client, HTTPException
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

_API: Final = "/api/v10"

T = TypeVar("T")


def point_at(address: str) -> None:
    """Send everything to the stand-in at `address`, such as `http://127.0.0.1:8077`. Before the client connects."""
    url = URL(address)
    Route.BASE = str(url).rstrip("/") + _API
    DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("wss" if url.scheme == "https" else "ws") / "gateway"
    setattr(Asset, "BASE", str(url / "cdn"))  # noqa: B010  (typed as the one real address)


def leave_out_own_edits(client: Client) -> None:
    """What the bot edits comes back to it from the gateway, a whole message each time. discord.py would put an object
    together from it, which nobody looks at."""
    parsers: dict[str, Callable[[dict[str, Any]], None]] = getattr(client, "_connection").parsers  # noqa: B009  (private)
    parse = parsers["MESSAGE_UPDATE"]

    def parse_of_others(data: dict[str, Any]) -> None:
        if client.user is None or data.get("author", {}).get("id") != str(client.user.id):
            parse(data)

    parsers["MESSAGE_UPDATE"] = parse_of_others


UNREACHED: Final = (OSError, aiohttp.ClientError)
"""What discord.py raises where Discord was not reached, or went away in the middle of it."""
FAILED: Final = (HTTPException, *UNREACHED)
"""Whatever may come of asking Discord for something."""

# Error codes in what Discord answers.
UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_WEBHOOK: Final = 10015
UNKNOWN_INTERACTION: Final = 10062
MISSING_ACCESS: Final = 50001
MISSING_PERMISSIONS: Final = 50013
ALREADY_ANSWERED: Final = 40060
DEAD_TOKEN: Final = 50027
ARCHIVED: Final = 50083

_TOO_OFTEN: Final = 429

ALIVE_MS: Final = 870_000
"""Milliseconds that a token is used: Discord says 15 minutes."""


def is_passing(error: Exception) -> bool:
    """Whether the same may go well a little later: Discord was out of reach, in trouble, or asked too often."""
    if isinstance(error, HTTPException):
        return error.status == _TOO_OFTEN or error.status >= 500
    return isinstance(error, UNREACHED)


async def insisting(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask Discord, and once more where the connection broke. What is asked for must do no harm done twice."""
    try:
        return await ask()
    except UNREACHED:
        return await ask()
