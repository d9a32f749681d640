"""The address of Discord (the real one or a stand-in), its error codes, and how requests fail."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import aiohttp
from discord import AutoShardedClient, Client, HTTPException
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

_API: Final = "/api/v10"

T = TypeVar("T")


def point_at(address: str) -> None:
    """Send all requests to the stand-in at `address`, such as `http://127.0.0.1:8077`. Call it before connecting."""
    url = URL(address)
    Route.BASE = str(url).rstrip("/") + _API
    DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("wss" if url.scheme == "https" else "ws") / "gateway"
    setattr(Asset, "BASE", str(url / "cdn"))  # noqa: B010  (typed as the one real address)


_PRESSED: Final = ("id", "type", "flags", "content")
"""What is parsed of a pressed message: what the bot reads of it, and what discord.py requires."""


Parse = Callable[[dict[str, Any]], None]


def parse_less(client: Client, between: Callable[[Parse], Parse] = lambda parse: parse) -> None:
    """Ignore gateway events for the bot's own edits, and the content of pressed messages.

    `between`: what takes interactions from the gateway, given what they go to.

    discord.py would parse the whole message each time for nothing: an object for each component of it, and of the
    message that it replies to.
    """
    parsers: dict[str, Parse] = getattr(client, "_connection").parsers  # noqa: B009  (private)
    parse_edit, parse_interaction = parsers["MESSAGE_UPDATE"], between(parsers["INTERACTION_CREATE"])

    def parse_edit_of_others(data: dict[str, Any]) -> None:
        if client.user is None or data.get("author", {}).get("id") != str(client.user.id):
            parse_edit(data)

    def parse_interaction_alone(data: dict[str, Any]) -> None:
        if (pressed := data.get("message")) is not None:
            data["message"] = {key: pressed[key] for key in _PRESSED if key in pressed}
        parse_interaction(data)

    parsers["MESSAGE_UPDATE"], parsers["INTERACTION_CREATE"] = parse_edit_of_others, parse_interaction_alone


def set_shards(client: AutoShardedClient, count: int) -> None:
    """Set the number of shards of a client that launches them one by one, before it launches the first."""
    client.shard_count = count
    state = getattr(client, "_connection")  # noqa: B009  (private)
    state.shard_count, state.shard_ids = count, ()


def forget_shard(client: AutoShardedClient, shard: int) -> None:
    """Drop a shard whose session is ended, and what is known of its servers: the client is not told of changes."""
    getattr(client, "_AutoShardedClient__shards").pop(shard, None)  # noqa: B009  (private)
    state = getattr(client, "_connection")  # noqa: B009  (private)
    for guild in client.guilds:
        if guild.shard_id == shard:
            state._remove_guild(guild)


UNREACHED: Final = (OSError, aiohttp.ClientError)
"""What discord.py raises if Discord is unreachable or the connection breaks."""
FAILED: Final = (HTTPException, *UNREACHED)
"""Everything that a request to Discord can raise."""

# Error codes in Discord's responses.
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
"""How long an interaction token is used, in milliseconds; Discord's limit is 15 minutes."""


def is_passing(error: Exception) -> bool:
    """Whether the error is temporary: Discord is unreachable, failing (5xx), or rate limiting (429)."""
    if isinstance(error, HTTPException):
        return error.status == _TOO_OFTEN or error.status >= 500
    return isinstance(error, UNREACHED)


async def retried_once(request: Callable[[], Awaitable[T]]) -> T:
    """Make a request, and retry it once if the connection broke. The request must be harmless if done twice."""
    try:
        return await request()
    except UNREACHED:
        return await request()
