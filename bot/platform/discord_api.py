"""The address of Discord (the real one or a stand-in), its error codes, and how requests fail."""

import logging
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


def place_url(guild: int, channel: int, message: int | None = None) -> str:
    """The address at which Discord's clients, or the stand-in's page, open a channel or a message in it."""
    place = f"{Route.BASE.removesuffix(_API)}/channels/{guild or '@me'}/{channel}"
    return place if message is None else f"{place}/{message}"


def install_url(application: int | str) -> str:
    """The address at which Discord's clients, or the stand-in's page, add an application to a server, or to one's own
    apps, with what its profile says."""
    return f"{Route.BASE.removesuffix(_API)}/oauth2/authorize?client_id={application}"


PRESSED: Final = ("id", "type", "flags", "content")
"""Fields that are parsed of a pressed message: what the bot reads of it, and what discord.py requires."""


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
            data["message"] = {key: pressed[key] for key in PRESSED if key in pressed}
        parse_interaction(data)

    parsers["MESSAGE_UPDATE"], parsers["INTERACTION_CREATE"] = parse_edit_of_others, parse_interaction_alone


_CHANGES: Final = {
    "CHANNEL_DELETE": ("channel_gone", "id"),
    "THREAD_DELETE": ("channel_gone", "id"),
    "CHANNEL_UPDATE": ("permissions_changed", "guild_id"),
    "THREAD_UPDATE": ("permissions_changed", "guild_id"),
    "GUILD_ROLE_UPDATE": ("permissions_changed", "guild_id"),
    "GUILD_DELETE": ("guild_gone", "id"),
}
"""By gateway event: the client's event that it becomes, and which of its ids that gets."""


def report_changes(client: Client) -> None:
    """Dispatch changes of servers, channels, threads and roles by their ids.

    discord.py reports none of what it does not know, such as all channels of a session that another process began.
    """
    parsers: dict[str, Parse] = getattr(client, "_connection").parsers  # noqa: B009  (private)

    def reporting(parse: Parse, event: str, key: str) -> Parse:
        def reported(data: dict[str, Any]) -> None:
            parse(data)
            if key in data and not data.get("unavailable"):  # A server that is away comes back.
                client.dispatch(event, int(data[key]))

        return reported

    for name, (event, key) in _CHANGES.items():
        parsers[name] = reporting(parsers[name], event, key)


def report_sessions(client: Client, begun: Callable[[int], object]) -> None:
    """Call `begun` with each shard whose session has begun, or been gone on with up to the present."""
    parsers: dict[str, Parse] = getattr(client, "_connection").parsers  # noqa: B009  (private)
    ready, resumed = parsers["READY"], parsers["RESUMED"]

    def parse_ready(data: dict[str, Any]) -> None:
        begun(data["shard"][0])
        ready(data)

    def parse_resumed(data: dict[str, Any]) -> None:
        begun(data["__shard_id__"])
        resumed(data)

    parsers["READY"], parsers["RESUMED"] = parse_ready, parse_resumed


def set_shards(client: AutoShardedClient, count: int) -> None:
    """Set the number of shards of a client that launches them one by one, before it launches the first."""
    client.shard_count = count
    state = getattr(client, "_connection")  # noqa: B009  (private)
    state.shard_count, state.shard_ids = count, ()


def forget_shard(client: AutoShardedClient, shard: int) -> None:
    """Drop a shard whose session is ended, and what is known of its servers: the client hears of no changes."""
    getattr(client, "_AutoShardedClient__shards").pop(shard, None)  # noqa: B009  (private)
    state = getattr(client, "_connection")  # noqa: B009  (private)
    for guild in client.guilds:
        if guild.shard_id == shard:
            state._remove_guild(guild)


async def learn_guilds(client: AutoShardedClient, mine: Callable[[int], bool]) -> None:
    """Fetch the servers that the bot is in, and remember those that the client does not know; without channels."""
    state = getattr(client, "_connection")  # noqa: B009  (private)
    async for guild in client.fetch_guilds(limit=None, with_counts=False):
        if mine(guild.id) and client.get_guild(guild.id) is None:
            state._add_guild(guild)


UNREACHED: Final = (OSError, aiohttp.ClientError)
"""Errors of discord.py if Discord is unreachable or the connection breaks."""
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
INVALID_FORM: Final = 50035
ARCHIVED: Final = 50083
EDITED_TOO_OFTEN: Final = 30046
TOO_MANY_THREADS: Final = 160006
REFUSES_MESSAGES: Final = (MISSING_ACCESS, 50007, 50278)
"""Of a person to whom the bot may not write."""
_HELD_BACK: Final = (200000, 200001)

_TOO_OFTEN: Final = 429
_OF_FORM: Final = (400, 405, 411, 413, 415, 422)
"""Statuses of requests that Discord does not take as they are."""
_UNKNOWN: Final = 10_000
"""From here to 19,999: what the request is about is not there, or no longer."""
_NO_FAULT: Final = frozenset({EDITED_TOO_OFTEN, ALREADY_ANSWERED, DEAD_TOKEN, ARCHIVED, TOO_MANY_THREADS, *_HELD_BACK})
"""Refused with such a status, but not for the form: old messages edited too often, answered already, a token that has
expired, archived threads, too many threads, and what the server's automatic moderation holds back."""

ALIVE_MS: Final = 870_000
"""How long an interaction token is used, in milliseconds; Discord's limit is 15 minutes."""


def is_passing(error: Exception) -> bool:
    """Whether the error is temporary: Discord is unreachable, failing (5xx), or rate limiting (429)."""
    if isinstance(error, HTTPException):
        return error.status == _TOO_OFTEN or error.status >= 500
    return isinstance(error, UNREACHED)


def is_malformed(error: Exception) -> bool:
    """Whether Discord refused the form of the request: a fault of the bot, and not of permissions or of time."""
    if not isinstance(error, HTTPException):
        return False
    return error.status in _OF_FORM and error.code not in _NO_FAULT and not _UNKNOWN <= error.code < 2 * _UNKNOWN


def log_failed(by: logging.Logger, error: Exception, what: str, *args: object, usual: int = logging.INFO) -> None:
    """Log in one line that a request failed. Where it was malformed, that is an error, which reaches the owner."""
    if is_malformed(error):
        by.error(f"{what}: Discord refuses the form: %r", *args, error)
    else:
        by.log(usual, f"{what}: %r", *args, error)


async def retried_once(request: Callable[[], Awaitable[T]]) -> T:
    """Make a request, and retry it once if the connection broke. The request must be harmless if done twice."""
    try:
        return await request()
    except UNREACHED:
        return await request()
