"""A gateway client without discord.py, which shows every frame and can send invalid ones."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp

from playground.errors import Json
from tests.playground.conftest import PATIENCE, World

ALL = (1 << 17) - 1


class Gateway:
    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.sequence = 0

    async def send(self, op: int, data: object) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def frame(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            frame: Json = await self.socket.receive_json()
        self.sequence = frame["s"] or self.sequence
        return frame

    async def event(self, kind: str) -> Json:
        """The next event of this kind; skips others."""
        while True:
            frame = await self.frame()
            if frame["t"] == kind:
                return frame["d"]

    async def op(self, op: int) -> Json:
        while True:
            frame = await self.frame()
            if frame["op"] == op:
                return frame

    async def identify(self, **changes: object) -> None:
        await self.send(2, {"token": "playground", "intents": ALL, "properties": {}, **changes})

    async def closed(self) -> int | None:
        """The close code; skips frames before it."""
        async with asyncio.timeout(PATIENCE):
            while not self.socket.closed:
                await self.socket.receive()
        return self.socket.close_code


@asynccontextmanager
async def gateway(world: World, *, identify: bool = True, **changes: object) -> AsyncIterator[Gateway]:
    """A client that has received HELLO, and with `identify` READY (`ready` has its data)."""
    async with world.session.ws_connect(world.pg.gateway_url + "?v=10&encoding=json") as socket:
        client = Gateway(socket)
        assert (await client.frame())["op"] == 10
        if identify:
            await client.identify(**changes)
        yield client
