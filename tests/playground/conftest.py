"""A playground in this process, its users, and a real discord.py client connected to it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import aiohttp
import discord
import pytest
from discord import app_commands

from playground.app import PlaygroundOptions
from playground.errors import Json
from playground.server import Playground, serve
from tests.pointed import pointed_at

T = TypeVar("T")
PATIENCE = 30
"""Longest wait in seconds."""


async def soon(coming: Awaitable[T]) -> T:
    """Await it, or raise TimeoutError after `PATIENCE`."""
    async with asyncio.timeout(PATIENCE):
        return await coming


class PlayBot(discord.Client):
    """A small bot, to which tests add commands and listeners."""

    def __init__(self, *, intents: discord.Intents | None = None, **settings: object) -> None:
        settings = {"max_messages": None, "guild_ready_timeout": 0.05} | settings
        super().__init__(intents=intents or discord.Intents.default(), **settings)
        self.tree = app_commands.CommandTree(self)
        self.ready = asyncio.Event()
        self.errors: list[BaseException] = []
        self.tree.on_error = self._command_failed  # type: ignore[method-assign]

    async def _command_failed(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))

    async def on_ready(self) -> None:
        self.ready.set()


class Someone:
    """A user of the playground, by HTTP and the event stream."""

    def __init__(self, session: aiohttp.ClientSession, pg: Playground, person: Json) -> None:
        self.session = session
        self.pg = pg
        self.id: str = person["id"]
        self.name: str = person["global_name"]
        self.events: list[Json] = []
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        opened = asyncio.Event()

        async def read() -> None:
            async with self.session.ws_connect(f"{self.pg.url}/people/{self.id}/events") as socket:
                opened.set()
                async for message in socket:
                    self.events.append(message.json())
                    self._changed.set()

        self._task = asyncio.create_task(read())
        await opened.wait()

    def quit(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def event(self, kind: str, test: Callable[[Json], object] = lambda _: True) -> Json:
        """The first event of this kind that passes `test`, received already or not."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for event in self.events:
                    if event["t"] == kind and test(event["d"]):
                        return event["d"]
                self._changed.clear()
                await self._changed.wait()

    async def request(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        json = {} if body is None and method == "POST" else body
        async with self.session.request(method, self.pg.url + path.format(me=self.id), json=json) as response:
            return response.status, await response.json() if response.status != 204 else None

    async def do(self, method: str, path: str, body: object = None) -> Any:
        status, answer = await self.request(method, path, body)
        assert status < 300, (status, answer)
        return answer

    async def write(self, channel: str, content: str, **extra: object) -> Json:
        return await self.do("POST", f"/people/{{me}}/channels/{channel}/messages", {"content": content, **extra})

    async def run(self, channel: str, name: str, **options: object) -> str:
        body = {"name": name, "options": options}
        return (await self.do("POST", f"/people/{{me}}/channels/{channel}/commands", body))["interaction_id"]

    async def press(self, message: str, custom_id: str, **extra: object) -> str:
        body = {"custom_id": custom_id, **extra}
        return (await self.do("POST", f"/people/{{me}}/messages/{message}/components", body))["interaction_id"]

    async def messages(self, channel: str) -> list[Json]:
        return await self.do("GET", f"/people/{{me}}/channels/{channel}/messages")

    async def done(self, interaction_id: str) -> Json:
        return await self.event("interaction_done", lambda d: d["interaction_id"] == interaction_id)

    async def failed(self, interaction_id: str) -> Json:
        return await self.event("interaction_failed", lambda d: d["interaction_id"] == interaction_id)

    async def answer(self, interaction_id: str) -> Json:
        """The message that an interaction ended with, in its newest state."""
        message_id = (await self.done(interaction_id))["message_id"]
        found = [e["d"]["message"] for e in self.events if e["t"] in ("message_create", "message_update")]
        return next(m for m in reversed(found) if m["id"] == message_id)


def coded(found: tuple[int, Json]) -> tuple[int, int | None]:
    """The status of a response and the code of the error in it, if there is one."""
    status, answer = found
    return status, answer.get("code")


class World:
    """A playground and what a test needs of it."""

    def __init__(self, pg: Playground, session: aiohttp.ClientSession) -> None:
        self.pg = pg
        self.session = session
        self.people: list[Someone] = []
        self.lounge: str = ""
        self.channels: dict[str, str] = {}

    async def look(self) -> None:
        async with self.session.get(f"{self.pg.url}/world") as response:
            world = await response.json()
        self.people = [Someone(self.session, self.pg, person) for person in world["people"]]
        self.lounge = world["guilds"][0]["id"]
        self.channels = {c["name"]: c["id"] for guild in world["guilds"] for c in guild["channels"]}
        self.application_id = world["application"]["id"]

    async def post(self, path: str, body: object) -> Any:
        async with self.session.post(self.pg.url + path, json=body) as response:
            assert response.status < 300, await response.text()
            return await response.json() if response.status != 204 else None

    async def requests(self) -> list[Json]:
        async with self.session.get(f"{self.pg.url}/world/requests") as response:
            return await response.json()

    async def rest(
        self, method: str, path: str, body: object = None, *, token: str | None = "playground"
    ) -> tuple[int, Any]:
        """A request to the REST API without discord.py; returns status and JSON."""
        headers = {} if token is None else {"Authorization": f"Bot {token}"}
        async with self.session.request(method, self.pg.api_url + path, json=body, headers=headers) as response:
            return response.status, await response.json() if response.status != 204 else None


@asynccontextmanager
async def playing(options: PlaygroundOptions | None = None, *, stands: bool = True) -> AsyncIterator[World]:
    """A playground whose clock is stopped, so that nothing expires on a slow machine; not so without `stands`."""
    async with serve(options=options or PlaygroundOptions(rate_limits="off")) as pg, aiohttp.ClientSession() as session:
        if stands:
            pg.app.clock.stand()
        world = World(pg, session)
        await world.look()
        try:
            yield world
        finally:
            for person in world.people:
                person.quit()


@asynccontextmanager
async def connected(world: World, bot: PlayBot) -> AsyncIterator[PlayBot]:
    """Connect the bot; returns when it is ready with all its guilds."""
    with pointed_at(world.pg.url):
        task = asyncio.create_task(bot.start("playground"))
        try:
            async with asyncio.timeout(PATIENCE):
                waiting = asyncio.create_task(bot.ready.wait())
                await asyncio.wait({waiting, task}, return_when=asyncio.FIRST_COMPLETED)
                if task.done():
                    await task
                # discord.py does not wait for long.
                while any(guild.unavailable for guild in bot.guilds):
                    await asyncio.sleep(0.01)
            yield bot
        finally:
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def commanded(world: World, bot: PlayBot) -> AsyncIterator[Someone]:
    """Connect the bot with its commands, none of which may fail, and the first person, who listens."""
    async with connected(world, bot):
        await bot.tree.sync()
        await world.people[0].listen()
        yield world.people[0]
    assert bot.errors == []


@pytest.fixture
async def world() -> AsyncIterator[World]:
    """A playground without rate limits."""
    async with playing() as world:
        yield world
