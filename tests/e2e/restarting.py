"""Killing and restarting the bot, and the requests it makes on its own."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable

from tests.e2e.people import EPHEMERAL, Json, Person
from tests.e2e.scenes import Scene

QUIET = 2.0
"""Seconds without a request after which the bot counts as idle."""
LONGEST = 90.0
COMPONENTS_V2 = 1 << 15
"""The flag of a board; pings are not components v2."""


def requests(scene: Scene, since: int = 0) -> list[Json]:
    """The bot's requests after this number, except responses to interactions."""
    found = scene.playground.get(f"/world/requests?since={since}")
    return [each for each in found if each["path"].startswith("/channels/")]


def newest(scene: Scene) -> int:
    """The number of the newest request."""
    found = scene.playground.get("/world/requests")
    return found[-1]["n"] if found else 0


async def quiet(scene: Scene) -> None:
    """Wait until the bot has made no request for `QUIET` seconds."""
    until, last, since = time.monotonic() + LONGEST, -1, time.monotonic()
    while time.monotonic() - since < QUIET:
        assert time.monotonic() < until, "it goes on and on"
        now = await asyncio.to_thread(newest, scene)
        if now != last:
            last, since = now, time.monotonic()
        await asyncio.sleep(0.2)


def done(asked: list[Json], method: str) -> Counter[str]:
    """By channel: the number of messages sent (POST) or edited (PATCH)."""
    return Counter(each["path"].split("/")[2] for each in asked if each["method"] == method and each["status"] < 300)


async def channels(who: Person, scene: Scene, count: int) -> list[str]:
    guild = scene.guild()["id"]
    made = [
        await who.ask("POST", "/world/channels", {"guild_id": guild, "name": f"table-{number}"})
        for number in range(count)
    ]
    return [each["id"] for each in made]


async def start_again(scene: Scene, *, until: Callable[[], bool] = lambda: True) -> None:
    """Kill the bot, start it, and wait until it has done what has to come, and is idle."""
    await asyncio.to_thread(scene.bot.kill)
    await asyncio.to_thread(scene.bot.start)
    latest = time.monotonic() + LONGEST
    while not await asyncio.to_thread(until) and time.monotonic() < latest:  # What is missing then, the test says.
        await asyncio.sleep(0.05)
    await quiet(scene)


def boards_in(who: Person, channel: str) -> list[Json]:
    """The messages that show a table in this channel."""
    there = [each for each in who.shown.values() if each["channel_id"] == channel]
    return [each for each in there if each["flags"] & (COMPONENTS_V2 | EPHEMERAL) == COMPONENTS_V2]
