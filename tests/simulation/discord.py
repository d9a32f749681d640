"""Discord on a bad day: requests are late, fail, or are done without an answer, as the seed says."""

import asyncio
from collections.abc import Callable
from contextvars import Context, copy_context
from dataclasses import dataclass
from random import Random
from typing import Final

from discord.http import Route

from playground.models import PostedMessage
from tests.discord_in_memory import Client, Discord, refusal
from tests.simulation.loop import Host, SeededLoop, host_of

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
            raise refusal(chance.choice(STATUSES), 0)
        try:
            answer = await super().request(route, **facts)  # type: ignore[arg-type]
        except Exception as error:
            self._trace(f"{name} {route.method} {route.path} {error}")
            raise
        self._trace(f"{name} {route.method} {route.path}")
        await asyncio.sleep(chance.uniform(*weather.slow) / 2)
        if fault < weather.fails + weather.is_lost:
            raise refusal(chance.choice(STATUSES), 0)
        return answer

    @property
    def messages_by_id(self) -> dict[int, PostedMessage]:
        """All messages that are there."""
        return self.app.world.messages
