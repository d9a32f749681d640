"""Connects the shards that this process holds to Discord, where several processes share a database.

A session is started at its slot among those of all processes (`data.identifying`). The slot is waited for without a
socket, which would be closed after some time, and is taken when a socket is about to be opened. Its seconds count from
the moment when the session is started. A slot that starts no session, as the shard was given back, is given back, too.

No session is started where the process before has left one: it is saved with the lease (`data.gateway_sessions`), and
gone on with. Discord then sends what has happened since, which needs no slot and counts as no start.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from discord import AutoShardedClient
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import Shard
from yarl import URL

from bot.platform.discord_api import report_sessions
from bot.platform.forwarding import Late
from data.errors import StoreGone
from data.gateway_sessions import GatewaySession, HandedOver
from data.identifying import IdentifySlots
from data.leases import Leases

log = logging.getLogger(__name__)

CONNECT_SECONDS: Final = 30.0
"""How long a connection to Discord may take, without the wait for a slot."""
RETRY_SECONDS: Final = 5.0

_RESUMABLE: Final = 4000
"""The close code after which a session can be gone on with; 1000 would end it."""

Connect = Callable[[], Awaitable[None]]


class Launching:
    """The shards of a client that are being connected."""

    def __init__(
        self, client: AutoShardedClient, leases: Leases, slots: IdentifySlots, replays: dict[int, Late], *, every: float
    ) -> None:
        """`replays`: where shards are noted whose sessions are being gone on with. `every`: seconds between two
        sessions of a bucket."""
        self.gateway: URL = DiscordWebSocket.DEFAULT_GATEWAY
        self.buckets = 1
        self._client = client
        self._leases = leases
        self._slots = slots
        self._replays = replays
        self._every = every
        self._left: dict[int, GatewaySession] = {}
        """The sessions of shards that were left."""
        report_sessions(client, lambda shard: replays.pop(shard, None))
        leases.session_of = self.session_of
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._taken: dict[int, int] = {}
        """The slots taken for shards whose sockets are being opened."""
        self._queues: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        """By bucket: the shards of this process wait one after the other."""

    def begin(self, shard: int) -> None:
        """Connect this shard, however long that takes."""
        if shard not in self._tasks:
            self._left.pop(shard, None)
            handed_over = self._leases.handed_over.pop(shard, None)
            self._tasks[shard] = asyncio.create_task(self._begin(shard, handed_over))

    async def _begin(self, shard: int, handed_over: HandedOver | None) -> None:
        if handed_over is not None:
            self._replays[shard] = Late.NEW if handed_over.is_given_back else Late.DOUBTFUL
            try:
                await self._open(shard, handed_over.session)
                return
            except Exception as error:
                log.info("Shard %s cannot go on with the session of the process before: %r", shard, error)
        await self._connected(shard, lambda: self._open(shard), is_new=True)

    def session_of(self, shard: int) -> GatewaySession | None:
        """The session of a shard, which is connected or was left; None while it has none."""
        opened = _opened(self._client).get(shard)
        if opened is None or shard in self._left:
            return self._left.get(shard)
        socket = opened.ws
        if socket.session_id is None or socket.sequence is None:
            return None
        return GatewaySession(socket.session_id, socket.sequence, str(socket.gateway.with_query(None)))

    async def leave(self, *shards: int) -> None:
        """Disconnect shards so that their sessions can be gone on with, and do not go on connecting them.

        Nothing of what they are sent is heard from the call on.
        """
        opened = [each for each in map(self._stop, shards) if each is not None]
        await asyncio.gather(*(each.ws.close(code=_RESUMABLE) for each in opened))
        for each in opened:
            self._client.dispatch("shard_disconnect", each.id)

    async def leave_all(self) -> None:
        """Leave all shards, as the process ends."""
        await self.leave(*{*self._tasks, *_opened(self._client)})

    def _stop(self, shard: int) -> "_HeldShard | None":
        self._end(shard)
        self._replays.pop(shard, None)
        opened = _opened(self._client).get(shard)
        if opened is None or shard in self._left:
            return None
        opened.stop_reading()
        session = self.session_of(shard)
        if session is not None:
            self._left[shard] = session
        return opened

    def _end(self, shard: int) -> None:
        task = self._tasks.pop(shard, None)
        if task is not None:
            task.cancel()

    async def await_slot(self, shard: int) -> None:
        """Wait for the slot of a socket that is about to start a session; it begins now.

        CancelledError: the shard was given back.
        """
        bucket = shard % self.buckets
        slot = await self._slots.take(bucket, self._every, self._taken.pop(shard, None))
        if shard not in self._leases.held_shards:
            await self._slots.give_back(bucket, slot)
            raise asyncio.CancelledError  # discord.py would connect again.

    def again(self, shard: int, connect: Connect, *, is_new: bool) -> None:
        """Connect a shard again, if this process still holds it. `is_new`: with a new session."""
        self._end(shard)
        if shard not in self._leases.held_shards:
            return
        if not is_new:
            self._replays.setdefault(shard, Late.NEW)
        self._tasks[shard] = asyncio.create_task(self._connected(shard, connect, is_new=is_new))

    async def _connected(self, shard: int, connect: Connect, *, is_new: bool) -> None:
        while True:
            try:
                await self._leases.confirm()
                await (self._at_turn(shard, connect) if is_new else connect())
                return
            except StoreGone:
                return
            except Exception as error:
                log.warning("Shard %s could not be connected yet: %r", shard, error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _at_turn(self, shard: int, connect: Connect) -> None:
        bucket = shard % self.buckets
        async with self._queues[bucket]:
            self._taken[shard] = await self._slots.take(bucket, self._every)
            try:
                await connect()
            finally:
                unused = self._taken.pop(shard, None)
                if unused is not None:
                    await self._slots.give_back(bucket, unused)

    async def _open(self, shard: int, session: GatewaySession | None = None) -> None:
        opening = DiscordWebSocket.from_client(
            self._client,
            gateway=self.gateway if session is None else URL(session.resume_url),
            shard_id=shard,
            session=None if session is None else session.id,
            sequence=None if session is None else session.sequence,
            resume=session is not None,
        )
        async with asyncio.timeout(CONNECT_SECONDS):
            socket = await opening
        # discord.py's own way to launch a shard goes on with no session, and waits for its slot with an open socket.
        private: Any = self._client
        opened = _HeldShard(socket, private, private._AutoShardedClient__queue.put_nowait)
        opened.launching = self
        _opened(self._client)[shard] = opened
        opened.launch()


class _HeldShard(Shard):
    """A shard that connects again beside the others, in its slot."""

    launching: Launching

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        self.launching.again(self.id, partial(super().reidentify, exc), is_new=not exc.resume)

    async def reconnect(self) -> None:
        self.launching.again(self.id, super().reconnect, is_new=True)

    def stop_reading(self) -> None:
        self._cancel_task()


def _opened(client: AutoShardedClient) -> dict[int, _HeldShard]:
    private: Any = client
    return private._AutoShardedClient__shards
