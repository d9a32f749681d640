"""Discord's gateway without sockets: sessions of the playground, and what discord.py takes for a connection to them."""

import asyncio
from contextvars import Context
from random import Random
from typing import TYPE_CHECKING, Any, Final

import orjson
from discord.gateway import ReconnectWebSocket
from yarl import URL

from playground.errors import Json
from playground.gateway import Gateway
from playground.sessions import Session
from tests.simulation.loop import Host

if TYPE_CHECKING:
    from bot.client import SevensClient

_TAKES_S: Final = (0.01, 0.2)
_GUILD: Final = b'{"t":"GUILD_CREATE"'
_LATE: Final = 0.2
"""How often Discord tells late of a server after a session has begun; discord.py waits for two seconds."""
_LATE_S: Final = (1.0, 6.0)
_BROKEN: Final = 1006


class _Connection:
    """What the playground takes for a connection."""

    def __init__(self, host: Host, chance: Random) -> None:
        self.closing = False
        self.frames: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._host, self._chance = host, chance
        self._free_at = 0.0

    def send(self, frame: bytes | int) -> None:
        """Discord sends something, which comes later, in order."""
        if not self.closing and not self._host.is_dead:
            loop = asyncio.get_running_loop()
            self._free_at = max(self._free_at, loop.time() + self._chance.uniform(*_TAKES_S) / 2)
            if isinstance(frame, bytes) and frame.startswith(_GUILD) and self._chance.random() < _LATE:
                self._free_at += self._chance.uniform(*_LATE_S)
            loop.call_at(self._free_at, self.frames.put_nowait, frame, context=Context())

    def close(self, code: int) -> None:
        """Discord closes the connection."""
        self.send(code)
        self.closing = True


class Socket:
    """A connection of one process to the gateway, as discord.py has it."""

    def __init__(self, client: "SevensClient", gateway: Gateway, host: Host, shard: int, chance: Random) -> None:
        self.session_id: str | None = None
        self.sequence: int | None = None
        self.gateway = URL("ws://gateway/")
        self.shard_id = shard
        self.session: Session | None = None
        self.connection = _Connection(host, chance)
        self._client, self._gateway = client, gateway

    def break_off(self, code: int = _BROKEN) -> None:
        """The connection ends. Its session can be gone on with, if the code does not end it."""
        there: Any = self.connection
        if not there.closing:
            self._gateway._disconnected(self.session, there, code)
            there.close(_BROKEN)

    @property
    def is_connected(self) -> bool:
        """Whether it has a session."""
        return not self.connection.closing and self.session_id is not None

    async def close(self, code: int = 4000) -> None:
        """The process closes the connection."""
        self.break_off(code)

    async def poll_event(self) -> None:
        """Take the next event; raises ReconnectWebSocket where it is broken."""
        frame = await self.connection.frames.get()
        if isinstance(frame, int):
            raise ReconnectWebSocket(self.shard_id)
        message: Json = orjson.loads(frame)
        if message["op"] == 9:
            self.session_id = self.sequence = None
            raise ReconnectWebSocket(self.shard_id, resume=False)
        self.sequence, event, data = message["s"], message["t"], message["d"]
        if event == "READY":
            self.session_id = data["session_id"]
        if event in ("READY", "RESUMED"):
            data["__shard_id__"] = self.shard_id
        parse = getattr(self._client, "_connection").parsers.get(event)  # noqa: B009
        if parse is not None:
            parse(data)


async def opened(
    client: "SevensClient",
    gateway: Gateway,
    host: Host,
    chance: Random,
    *,
    shard: int,
    session: str | None,
    sequence: int | None,
    resume: bool,
) -> Socket:
    """Open a connection, as `DiscordWebSocket.from_client` does."""
    await asyncio.sleep(chance.uniform(*_TAKES_S))
    socket = Socket(client, gateway, host, shard, chance)
    there: Any = socket.connection
    if resume:
        socket.session_id, socket.sequence = session, sequence
        socket.session = gateway.resume({"token": "t", "session_id": session, "seq": sequence}, there)
        return socket
    await getattr(client, "_connection").call_hooks("before_identify", shard, initial=False)  # noqa: B009
    shards = client.shard_count or 1
    identify = {"token": "t", "shard": [shard, shards], "intents": client.intents.value}
    socket.session = gateway.identify(identify, there)
    return socket
