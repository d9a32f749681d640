"""Event streams to the users, each event as that user may see it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import orjson
from aiohttp import WSMsgType, web

from playground import payloads
from playground.connections import GatewayConnection
from playground.errors import Json
from playground.models import Channel, Person, PostedMessage
from playground.world import World


class Streams:
    def __init__(self, world: World) -> None:
        self._world = world
        self._open: dict[int, set[GatewayConnection]] = {}

    async def serve(self, request: web.Request, person: Person, first: tuple[str, Json]) -> web.WebSocketResponse:
        """Serve a user's stream until they disconnect; sends `first` at once."""
        socket = web.WebSocketResponse(compress=False, heartbeat=30)
        connection = GatewayConnection(socket)
        connection.send(_event(*first))
        # Register before the handshake completes, so that the reader misses no event.
        self._open.setdefault(person.id, set()).add(connection)
        try:
            await socket.prepare(request)
            await self._read(socket, connection)
        finally:
            self._open[person.id].discard(connection)
            if not self._open[person.id]:
                del self._open[person.id]
        return socket

    async def _read(self, socket: web.WebSocketResponse, connection: GatewayConnection) -> None:
        writer = asyncio.create_task(connection.write())
        try:
            async for message in socket:
                if message.type == WSMsgType.ERROR:
                    break
        finally:
            writer.cancel()

    def close(self) -> None:
        for connections in self._open.values():
            for connection in connections:
                connection.close(1001)

    def to(self, person_id: int, kind: str, data: Json) -> None:
        connections = self._open.get(person_id)
        if connections:
            self._send(connections, _event(kind, data))

    def to_all(self, kind: str, data: Json) -> None:
        frame = _event(kind, data)
        for connections in self._open.values():
            self._send(connections, frame)

    def in_channel(self, channel: Channel, kind: str, data: Callable[[int], Json], *, same: bool = True) -> None:
        """Send to every user who sees the channel; `data(viewer id)` is called only once if all see the `same`."""
        frame: bytes | None = None
        for person_id in list(self._open):
            if self._can_see(person_id, channel):
                if frame is None or not same:
                    frame = _event(kind, data(person_id))
                self._send(self._open[person_id], frame)

    def _can_see(self, person_id: int, channel: Channel) -> bool:
        return self._world.can_see(self._world.people[person_id], channel)

    def message(self, kind: str, message: PostedMessage) -> None:
        """Send `message_create` or `message_update`."""

        def seen(viewer: int) -> Json:
            return {"message": payloads.message(message, viewer, self._world)}

        if message.seen_by is not None:
            if message.seen_by in self._open and self._can_see(message.seen_by, message.channel):
                self.to(message.seen_by, kind, seen(message.seen_by))
            return
        earlier = message.reference
        same = not message.reactions and (earlier is None or earlier.seen_by is None)
        self.in_channel(message.channel, kind, seen, same=same)

    def message_gone(self, message: PostedMessage) -> None:
        data = {"id": str(message.id), "channel_id": str(message.channel.id)}
        if message.seen_by is not None:
            self.to(message.seen_by, "message_delete", data)
        else:
            self.in_channel(message.channel, "message_delete", lambda _: data)

    def _send(self, connections: Iterable[GatewayConnection], frame: bytes) -> None:
        for connection in connections:
            connection.send(frame)


def _event(kind: str, data: Any) -> bytes:
    return orjson.dumps({"t": kind, "d": data})
