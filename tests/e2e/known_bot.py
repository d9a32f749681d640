"""The bot as the tests here start it, so that chance and the machine decide nothing: `python -m tests.e2e.known_bot run`.

The first match that somebody hosts in a channel is dealt from the number 1, their next one from the number after it.
Computer players choose alike whenever they see alike. No answer is promised first, and no pause between two hands ends
before all are ready.

A line on standard input, `pass` and a number of seconds, lets them pass at once at all tables; when what is due by then
has been done, a line comes back. The environment's `KNOWN_AHEAD` are those that have passed so before. With
`KNOWN_STILL`, milliseconds since 1970, no other time passes from then on. The line `set` and a number of seconds sets
the time of day while none pass, as who corrects the machine's clock does; `KNOWN_WALL` are those of before.
`KNOWN_RETRY` are the seconds after which a refused board is tried again, `KNOWN_BUDGET` the refusals after which all
boards wait. Every bot of the tests ends when standard input does, and so with them.
"""

import asyncio
import os
import select
import sys
import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import ClassVar

from bot import client, services
from bot.__main__ import main
from bot.features.play import board_publisher
from bot.features.play.board_publisher import BoardPublisher
from bot.platform import responder, traffic
from bot.platform.traffic import Traffic
from bot.tables import table as tables_of
from bot.tables.computers import ComputerPlayers
from bot.tables.registry import loop_time, now_ms
from bot.tables.service import TableService
from bot.tables.storage import TableStorage
from bot.tables.table import Table

AHEAD = "KNOWN_AHEAD"
WALL = "KNOWN_WALL"
STILL = "KNOWN_STILL"
LONG = 3600


class Time:
    """The time of day at tables, in milliseconds since 1970: the machine's, or `still`, and ahead of it by as much as
    was told. `wall`: so many seconds it was set by, while no time passed."""

    def __init__(self, ahead: float, wall: float, still: int | None = None) -> None:
        self.ahead = ahead
        self.wall = wall
        self.still = still

    def __call__(self) -> int:
        return (now_ms() if self.still is None else self.still) + round((self.ahead + self.wall) * 1000)

    def steady(self) -> float:
        """Seconds that only pass."""
        return (loop_time() if self.still is None else self.still / 1000) + self.ahead


now = Time(
    float(os.environ.get(AHEAD, "0")),
    float(os.environ.get(WALL, "0")),
    int(os.environ[STILL]) if STILL in os.environ else None,
)


class Same(Random):
    """Chance that gives the same each time."""

    def random(self) -> float:
        return 0.5

    def getrandbits(self, k: int, /) -> int:
        return 7


class KnownTables(TableService):
    """Tables that are dealt alike in every run, and whose time passes also when told."""

    orders: ClassVar[int | None] = None
    """The file descriptor from which it is told."""
    passed: ClassVar[list[Callable[[], None]]] = []
    """What else is to look at the time when some has passed."""

    def __init__(
        self, storage: TableStorage, *, computer_pause: float = 0.0, computers: ComputerPlayers | None = None
    ) -> None:
        super().__init__(
            storage,
            computer_pause=computer_pause,
            now=now,
            steady=now.steady,
            chance=Same(),
            computers=computers,
            seed_of=self._seed_of,
        )
        self._dealt = Counter[tuple[int, int]]()
        self._passing: set[asyncio.Task[None]] = set()
        if self.orders is not None:
            asyncio.get_running_loop().add_reader(self.orders, self._told, self.orders)

    def _seed_of(self, table: Table) -> int:
        self._dealt[table.channel, table.host] += 1
        return self._dealt[table.channel, table.host]

    def _told(self, orders: int) -> None:
        said = os.read(orders, 1024)
        if said:
            how, _, seconds = said.decode().partition(" ")
            task = asyncio.get_running_loop().create_task(self._pass(how, float(seconds)))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)
        else:
            asyncio.get_running_loop().remove_reader(orders)

    async def _pass(self, how: str, seconds: float) -> None:
        if how == "set":
            now.wall += seconds
        else:
            now.ahead += seconds
        self.clock.start()
        for look in self.passed:
            look()
        await asyncio.sleep(0.01)  # What is due at once comes first.
        await self.registry.idle()
        await self._until_sent()
        print("passed", flush=True)

    async def _until_sent(self) -> None:
        """Wait for what is to be sent before time is said to have passed."""


def furnish() -> None:
    """Put in place what all bots of the tests here have in common."""
    services.TableService = KnownTables
    retry = float(os.environ.get("KNOWN_RETRY", board_publisher.POLICY.retry))
    services.BoardPublisher = partial(BoardPublisher, policy=replace(board_publisher.POLICY, retry=retry, blocked=LONG))
    client.Traffic = partial(Traffic, budget=int(os.environ.get("KNOWN_BUDGET", traffic.BUDGET)))
    client.now_ms = now
    responder.DEFER_AFTER = tables_of.BETWEEN_SECONDS = LONG


def end_with_input() -> None:
    """End this process when whoever holds the other end of standard input is gone. Nothing is read."""

    def wait() -> None:
        ended = select.poll()
        ended.register(sys.stdin.fileno(), 0)
        ended.poll()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def run() -> None:
    """Be told by standard input, and end with it."""
    KnownTables.orders = sys.stdin.fileno()
    end_with_input()
    main()


if __name__ == "__main__":
    furnish()
    run()
