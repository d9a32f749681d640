"""Discord on a bad day: requests are late, fail, or are done without an answer, as the seed says."""

import asyncio
import re
from collections import defaultdict
from collections.abc import Callable
from contextvars import Context, copy_context
from dataclasses import dataclass
from random import Random
from typing import Final

from discord import HTTPException
from discord.http import Route

from playground.errors import Json
from playground.models import PostedMessage
from tests.discord_in_memory import Client, Discord, refusal
from tests.simulation.loop import Host, SeededLoop, host_of

_ANSWERED: Final = 40060
"""The interaction was answered before, such as by an answer whose receipt was lost."""
_MENTION: Final = re.compile(r"<@(\d+)>")
STATUSES: Final = (500, 502, 503, 429)


@dataclass(frozen=True, slots=True)
class Weather:
    """What goes wrong with requests: shares of all of them. `slow`: seconds that a request takes on its way."""

    fails: float = 0.0
    is_lost: float = 0.0
    slow: tuple[float, float] = (0.01, 0.2)


class BadDiscord(Discord):
    """Discord in this loop. Each process has a client of its own; requests go on if their process dies."""

    def __init__(self, loop: SeededLoop, epoch_s: float, trace: Callable[[str], None], chance: Random) -> None:
        super().__init__(now=lambda: epoch_s + loop.now)
        self.weather = Weather()
        self.asked = 0
        self.malformed: list[str] = []
        """Requests that Discord refuses for their form, or as they are beyond its limits."""
        self.calls: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
        """When a message that mentions a user was posted: by channel and user."""
        self.refused_at: defaultdict[int, float] = defaultdict(lambda: float("-inf"))
        """When a message to a channel was last not posted, or the bot did not hear that it was."""
        self._posted: set[int] = set()
        self.loop, self._trace, self._chance = loop, trace, chance

    def client_of(self, host: Host) -> Client:
        """A client for this process."""
        client = Client(self)
        for guild in self.app.world.guilds.values():
            client.learn(guild)
        del host
        return client

    async def request(self, route: Route, **facts: object) -> object:
        host = host_of(copy_context())
        self.asked += 1
        work = self.loop.create_task(self._carried_out(route, host, **facts), context=Context())
        return await asyncio.shield(work)

    async def _carried_out(self, route: Route, host: Host | None, **facts: object) -> object:
        weather, chance = self.weather, self._chance
        await asyncio.sleep(chance.uniform(*weather.slow) / 2)
        fault = chance.random()
        name = "-" if host is None else host.name
        if fault < weather.fails:
            self._trace(f"{name} {route.method} {route.path} fails")
            self._note_refused(route)
            raise refusal(chance.choice(STATUSES), 0)
        try:
            answer = await super().request(route, **facts)  # type: ignore[arg-type]
        except Exception as error:
            self._trace(f"{name} {route.method} {route.path} {error}")
            if isinstance(error, HTTPException) and error.status == 400 and error.code != _ANSWERED:
                self.malformed.append(f"{route.method} {route.path}: {error}")
            self._note_refused(route)
            raise
        if route.path == "/channels/{channel_id}/messages" and route.method == "POST" and isinstance(answer, dict):
            self._note_call(answer)
        self._trace(f"{name} {route.method} {route.path}")
        await asyncio.sleep(chance.uniform(*weather.slow) / 2)
        if fault < weather.fails + weather.is_lost:
            self._note_refused(route)
            raise refusal(chance.choice(STATUSES), 0)
        return answer

    def _note_refused(self, route: Route) -> None:
        if route.method == "POST" and route.channel_id is not None:
            self.refused_at[int(route.channel_id)] = self.loop.now

    def _note_call(self, message: Json) -> None:
        if int(message.get("id") or 0) in self._posted:
            return  # The nonce was known.
        self._posted.add(int(message.get("id") or 0))
        for user in _MENTION.findall(message.get("content") or ""):
            self.calls[int(message["channel_id"]), int(user)].append(self.loop.now)

    @property
    def messages_by_id(self) -> dict[int, PostedMessage]:
        """All messages that are there."""
        return self.app.world.messages
