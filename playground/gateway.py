"""The gateway: identify, heartbeat, resume, and events to the sessions whose intents include them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final, cast

import orjson
from aiohttp import WSMsgType, web

from playground import intents, limits, payloads
from playground.compression import compression
from playground.connections import GatewayConnection
from playground.errors import Json
from playground.intents import Intent
from playground.models import Guild, Person, PostedMessage
from playground.sessions import Session
from playground.snowflakes import shard_of
from playground.world import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK, SOUNDS = 7, 8, 9, 10, 11, 31

_UNKNOWN_OPCODE, _DECODE_ERROR, _NOT_AUTHENTICATED, _BAD_TOKEN, _AUTHENTICATED = 4001, 4002, 4003, 4004, 4005
_BAD_SEQUENCE, _RATE_LIMITED, _TIMED_OUT, _BAD_SHARD, _SHARDING_REQUIRED = 4007, 4008, 4009, 4010, 4011
_BAD_VERSION, _BAD_INTENTS, _DISALLOWED_INTENTS = 4012, 4013, 4014

_RESUMABLE_SECONDS: Final = 180.0
_NORMAL_CLOSES: Final = frozenset({1000, 1001})


class _Close(Exception):
    def __init__(self, code: int) -> None:
        self.code = code


def _frame(op: int, data: Any) -> bytes:
    return orjson.dumps({"op": op, "d": data, "s": None, "t": None})


class Gateway:
    """All gateway sessions of the bot. Calls `changed` when the bot connects or disconnects."""

    def __init__(
        self,
        world: World,
        *,
        token_is_good: Callable[[str], bool],
        privileged: Intent,
        identify_seconds: float,
        heartbeat_ms: int,
        heartbeat_ack_seconds: float,
        changed: Callable[[], None],
    ) -> None:
        self._world = world
        self._token_is_good = token_is_good
        self._privileged = privileged
        self._identify_seconds = identify_seconds
        self._heartbeat_ms = heartbeat_ms
        self._heartbeat_ack_seconds = heartbeat_ack_seconds
        self._changed = changed
        self._sessions: dict[str, Session] = {}
        self._open: set[GatewayConnection] = set()
        self._identified_at: dict[int, float] = {}
        self.url = ""
        self.identifies = 0

    @property
    def connected(self) -> bool:
        return any(session.connection is not None for session in self._sessions.values())

    @property
    def connected_shards(self) -> list[int]:
        """The shards with a connected session; one for each session."""
        return sorted(session.shard for session in self._sessions.values() if session.connection is not None)

    # Events

    def dispatch(self, event: str, data: Json, *, guild_id: int | None, need: Intent = intents.ALWAYS) -> None:
        """Send to the sessions of the guild's shard (None: direct messages, shard 0) that have the intent."""
        written: bytes | None = None
        for session in self._listening(guild_id, need):
            if written is None:
                written = orjson.dumps(data)
            session.dispatch(event, written)

    def dispatch_message(self, event: str, message: PostedMessage) -> None:
        """Send MESSAGE_CREATE or _UPDATE, without content to sessions that may not have it.

        Not sent for ephemeral messages, nor where the bot is no member.
        """
        if message.seen_by is not None or not message.channel.has_bot:
            return
        guild, thread = message.channel.guild, message.channel.thread
        if message.channel.is_private_thread and thread and self._world.bot.id not in thread.members:
            return
        guild_id = None if guild is None else guild.id
        sessions = self._listening(guild_id, intents.for_messages(guild=guild is not None))
        if not sessions:
            return
        full = payloads.message(message, self._world.bot.id, self._world) | payloads.event_fields(message)
        for session in sessions:
            content = guild is None or session.intents & Intent.MESSAGE_CONTENT
            data = full if content else payloads.withheld(full, str(self._world.bot.id))
            session.dispatch(event, orjson.dumps(data))

    def guild_created(self, guild: Guild) -> None:
        for session in self._listening(guild.id, Intent.GUILDS):
            self._send_guild(session, guild)

    def guild_lost(self, guild: Guild, *, unavailable: bool) -> None:
        """Send GUILD_DELETE: the bot was removed, or with `unavailable` there is an outage."""
        data: Json = {"id": str(guild.id)} | ({"unavailable": True} if unavailable else {})
        self.dispatch("GUILD_DELETE", data, guild_id=guild.id, need=Intent.GUILDS)

    def member_added(self, guild: Guild, person: Person) -> None:
        data = payloads.member(guild, person) | {"guild_id": str(guild.id)}
        self.dispatch("GUILD_MEMBER_ADD", data, guild_id=guild.id, need=Intent.GUILD_MEMBERS)

    def sees_content(self) -> bool:
        """Whether a session has MESSAGE_CONTENT; REST responses include content accordingly."""
        return any(session.intents & Intent.MESSAGE_CONTENT for session in self._sessions.values())

    def _listening(self, guild_id: int | None, need: Intent) -> list[Session]:
        return [
            session
            for session in self._sessions.values()
            if session.intents & need == need
            and (session.shard == 0 if guild_id is None else shard_of(guild_id, session.shards) == session.shard)
        ]

    # Fault injection

    def reconnect(self) -> None:
        """Ask every connection to reconnect (op 7)."""
        for connection in self._open:
            connection.send(_frame(RECONNECT, None))

    def invalidate(self, *, resumable: bool) -> None:
        """Send op 9; drops the sessions unless they are resumable."""
        for connection in self._open:
            connection.send(_frame(INVALID_SESSION, resumable))
        if not resumable:
            self._sessions.clear()

    def close(self, code: int) -> None:
        for connection in list(self._open):
            connection.close(code)

    # Connections

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False, max_msg_size=4096 * 4, heartbeat=None)
        await socket.prepare(request)
        connection = GatewayConnection(socket, compression(request.query.get("compress")))
        self._open.add(connection)
        writer = asyncio.create_task(connection.write())
        shake = _Handshake(self, connection)
        try:
            if request.query.get("v", "10") not in ("9", "10"):
                raise _Close(_BAD_VERSION)
            connection.send(_frame(HELLO, {"heartbeat_interval": self._heartbeat_ms, "_trace": ["playground"]}))
            await shake.read(socket)
        except _Close as closing:
            connection.close(closing.code)
            await writer
        finally:
            self._open.discard(connection)
            writer.cancel()
            self._disconnected(shake.session, connection, socket.close_code)
        return socket

    @property
    def heartbeat_seconds(self) -> float:
        return self._heartbeat_ms / 1000

    def acknowledge_heartbeat(self, connection: GatewayConnection) -> None:
        """Send the acknowledgement after the time that a network would take.

        discord.py records the time of a heartbeat in another thread, after sending it. If the acknowledgement arrives
        first, discord.py measures from the previous heartbeat and logs that the connection cannot keep up.
        """
        loop = asyncio.get_running_loop()
        loop.call_later(self._heartbeat_ack_seconds, connection.send, _frame(HEARTBEAT_ACK, None))

    def identify(self, data: Json, connection: GatewayConnection) -> Session | None:
        """Start a session; None (and op 9) if the bot must identify again later."""
        if not self._token_is_good(str(data.get("token") or "")):
            raise _Close(_BAD_TOKEN)
        shard, shards = self._shard(data.get("shard"))
        wanted: Any = data.get("intents")
        if isinstance(wanted, bool) or not isinstance(wanted, int) or wanted & ~intents.KNOWN or wanted < 0:
            raise _Close(_BAD_INTENTS)
        if wanted & intents.PRIVILEGED & ~self._privileged:
            raise _Close(_DISALLOWED_INTENTS)
        now = asyncio.get_running_loop().time()
        key = shard % limits.MAX_CONCURRENCY
        if now - self._identified_at.get(key, -1e9) < self._identify_seconds:
            connection.send(_frame(INVALID_SESSION, False))
            return None
        self._identified_at[key] = now
        self.identifies += 1
        self._forget_lost(shard)
        session = Session(shard, shards, Intent(wanted))
        session.connection = connection
        self._sessions[session.id] = session
        self._ready(session)
        self._changed()
        return session

    def resume(self, data: Json, connection: GatewayConnection) -> Session | None:
        """Replay the events that a session missed; None (and op 9) if it cannot be resumed."""
        if not self._token_is_good(str(data.get("token") or "")):
            raise _Close(_BAD_TOKEN)
        self._forget_lost(None)
        session = self._sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if session is not None and (not isinstance(sequence, int) or sequence > session.sequence):
            raise _Close(_BAD_SEQUENCE)
        frames = None if session is None else session.missed(cast(int, sequence))
        if session is None or frames is None:
            connection.send(_frame(INVALID_SESSION, False))
            return None
        if session.connection is not None:
            session.connection.close(4000)
        for frame in frames:
            connection.send(frame)
        session.connection, session.lost_at = connection, None
        session.dispatch("RESUMED", b'{"_trace":["playground"]}')
        self._changed()
        return session

    def request_members(self, data: Json, session: Session) -> None:
        guild = self._world.guilds.get(int(data.get("guild_id") or 0))
        if guild is None:
            return
        wanted: Any = data.get("user_ids")
        query = data.get("query")
        people = [self._world.people[i] for i in guild.joined]
        chosen = people
        if wanted is not None:
            ids = {str(i) for i in (cast(list[Any], wanted) if isinstance(wanted, list) else [wanted])}
            chosen = [person for person in people if str(person.id) in ids]
        elif query:
            chosen = [person for person in people if person.username.startswith(str(query).lower())]
        elif not session.intents & Intent.GUILD_MEMBERS:
            raise _Close(_DISALLOWED_INTENTS)
        chunk = {
            "guild_id": str(guild.id),
            "members": [payloads.member(guild, person) for person in chosen],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
            "nonce": data.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", orjson.dumps(chunk))

    def _shard(self, given: Any) -> tuple[int, int]:
        if given is None:
            shard, shards = 0, 1
        elif isinstance(given, list) and len(cast(list[Any], given)) == 2:
            shard, shards = cast(list[Any], given)
            if not isinstance(shard, int) or not isinstance(shards, int) or not 0 <= shard < shards:
                raise _Close(_BAD_SHARD)
        else:
            raise _Close(_BAD_SHARD)
        if sum(1 for guild_id in self._world.guilds if shard_of(guild_id, shards) == shard) > limits.GUILDS_PER_SHARD:
            raise _Close(_SHARDING_REQUIRED)
        return shard, shards

    def _ready(self, session: Session) -> None:
        world = self._world
        mine = [
            guild
            for guild in world.guilds.values()
            if shard_of(guild.id, session.shards) == session.shard and not (guild.bot_gone or guild.is_untold)
        ]
        ready: Json = {
            "v": 10,
            "user": payloads.user(world.bot) | {"verified": True, "mfa_enabled": True, "email": None, "flags": 0},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
            "private_channels": [],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.shards],
            "application": {"id": str(world.application_id), "flags": self.application_flags},
            "user_settings": {},
            "relationships": [],
            "presences": [],
            "guild_join_requests": [],
            "_trace": ["playground"],
        }
        session.dispatch("READY", orjson.dumps(ready))
        if session.intents & Intent.GUILDS:
            for guild in mine:
                self._send_guild(session, guild)

    @property
    def application_flags(self) -> int:
        """The application's flags: its privileged intents (the variants for small bots) and a badge."""
        flags = 1 << 23
        for intent, flag in ((Intent.GUILD_PRESENCES, 13), (Intent.GUILD_MEMBERS, 15), (Intent.MESSAGE_CONTENT, 19)):
            if self._privileged & intent:
                flags |= 1 << flag
        return flags

    def _send_guild(self, session: Session, guild: Guild) -> None:
        all_members = bool(session.intents & Intent.GUILD_MEMBERS)
        session.dispatch(
            "GUILD_CREATE", orjson.dumps(payloads.guild_create(guild, self._world, all_members=all_members))
        )

    def _forget_lost(self, shard: int | None) -> None:
        """Drop sessions that were not resumed in time, and disconnected ones of a shard that identifies again."""
        now = asyncio.get_running_loop().time()
        for session in list(self._sessions.values()):
            lost = session.lost_at
            if lost is not None and (now - lost > _RESUMABLE_SECONDS or session.shard == shard):
                del self._sessions[session.id]

    def _disconnected(self, session: Session | None, connection: GatewayConnection, code: int | None) -> None:
        if session is None or session.connection is not connection:
            return
        session.connection = None
        session.lost_at = asyncio.get_running_loop().time()
        if code in _NORMAL_CLOSES and not connection.closing:
            self._sessions.pop(session.id, None)
        self._changed()


class _Handshake:
    """The protocol of one connection: identify or resume first, heartbeat in time, stay within the send limit."""

    def __init__(self, gateway: Gateway, connection: GatewayConnection) -> None:
        self._gateway = gateway
        self._connection = connection
        self._sends: deque[float] = deque(maxlen=limits.GATEWAY_SENDS)
        self.session: Session | None = None

    async def read(self, socket: web.WebSocketResponse) -> None:
        loop = asyncio.get_running_loop()
        patience = self._gateway.heartbeat_seconds * 1.5
        last_beat = loop.time()
        while True:
            try:
                message = await socket.receive(timeout=max(0.001, last_beat + patience - loop.time()))
            except TimeoutError:
                raise _Close(_TIMED_OUT) from None
            if message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
                return
            if (
                len(self._sends) == limits.GATEWAY_SENDS
                and loop.time() - self._sends[0] < limits.GATEWAY_WINDOW_SECONDS
            ):
                raise _Close(_RATE_LIMITED)
            self._sends.append(loop.time())
            try:
                payload: Any = orjson.loads(message.data)
            except (orjson.JSONDecodeError, TypeError):
                raise _Close(_DECODE_ERROR) from None
            if not isinstance(payload, dict):
                raise _Close(_DECODE_ERROR)
            if self._take(cast(Json, payload)):
                last_beat = loop.time()

    def _take(self, payload: Json) -> bool:
        """Handle a payload; returns whether it was a heartbeat."""
        op, data = payload.get("op"), payload.get("d")
        if op == HEARTBEAT:
            self._gateway.acknowledge_heartbeat(self._connection)
            return True
        if op in (IDENTIFY, RESUME):
            if self.session is not None:
                raise _Close(_AUTHENTICATED)
            if not isinstance(data, dict):
                raise _Close(_DECODE_ERROR)
            begin = self._gateway.identify if op == IDENTIFY else self._gateway.resume
            self.session = begin(cast(Json, data), self._connection)
        elif op in (PRESENCE, VOICE_STATE, REQUEST_MEMBERS, SOUNDS):
            if self.session is None:
                raise _Close(_NOT_AUTHENTICATED)
            if op == REQUEST_MEMBERS and isinstance(data, dict):
                self._gateway.request_members(cast(Json, data), self.session)
        else:
            raise _Close(_UNKNOWN_OPCODE)
        return False
