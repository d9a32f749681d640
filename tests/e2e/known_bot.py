"""The bot as the tests here start it, made deterministic: `python -m tests.e2e.known_bot run`.

The seeds of a host's matches in a channel are 1, 2, ... Computer players choose equal moves in equal views. Responses
are never deferred, and a pause between hands ends only when all are ready.

Commands come on standard input. `pass SECONDS` advances the time at all tables; `set SECONDS` shifts the time of day
without letting time pass, like correcting the machine's clock. The bot prints a line when all that is due has been
done. It exits when standard input ends, that is with the tests.

Environment: `KNOWN_AHEAD` and `KNOWN_WALL` are the seconds passed and shifted in earlier processes. `KNOWN_STILL`, in
Unix milliseconds, stops the clock there. `KNOWN_RETRY` is the time in seconds until a refused board is retried,
`KNOWN_BUDGET` the number of refusals after which all boards wait, `KNOWN_PACE` the longest time in seconds between two
edits of a message, which are usually not delayed, `KNOWN_ANSWERS` the time in seconds that pending answers get at the
end. With `KNOWN_DAILY` the bot does at each hour what the daily deal needs.
"""

import asyncio
import contextlib
import os
import select
import sys
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, ClassVar, TypedDict

from bot.__main__ import main
from bot.client import SevensClient
from bot.features.daily.clock import DailyClock
from bot.features.play import board_publisher
from bot.features.play.board_publisher import BoardPublisher
from bot.platform import traffic
from bot.platform.drawing import Drawing
from bot.platform.live_message import LiveMessage
from bot.platform.live_source import Policy
from bot.platform.traffic import Traffic
from bot.process import serve
from bot.services import Parts
from bot.stopping import StoppingLimits
from bot.tables.computers import ComputerPlayers, Thinking
from bot.tables.ghost_state import TAKE_BACK_SECONDS
from bot.tables.limits import NO_LIMITS, TableLimits
from bot.tables.pacing import HoursOf, no_hours
from bot.tables.service import TableService
from bot.tables.storage import TableStorage
from bot.tables.table import Table
from bot.tables.table_times import Times, loop_time
from data.outside import now_ms

AHEAD = "KNOWN_AHEAD"
WALL = "KNOWN_WALL"
STILL = "KNOWN_STILL"
DAILY = "KNOWN_DAILY"
LONG = 3600
LONGEST_RESTART = 10
"""Seconds; where tables cannot be taken up, time passes without them."""


class Time:
    """The time at tables, in Unix milliseconds: the machine's or `still`, plus `ahead` seconds.

    `wall`: seconds by which the time of day was shifted without time passing. `is_everywhere`: whether the whole process
    is ahead, as in `tests.e2e.ahead_bot`, so that nothing is to be added here.
    """

    is_everywhere = False

    def __init__(self, ahead: float, wall: float, still: int | None = None) -> None:
        self.ahead = ahead
        self.wall = wall
        self.still = still

    def __call__(self) -> int:
        ahead = 0.0 if self.is_everywhere else self.ahead
        return (now_ms() if self.still is None else self.still) + round((ahead + self.wall) * 1000)

    def steady(self) -> float:
        """Monotonic seconds."""
        ahead = 0.0 if self.is_everywhere else self.ahead
        return (loop_time() if self.still is None else self.still / 1000) + ahead


now = Time(
    float(os.environ.get(AHEAD, "0")),
    float(os.environ.get(WALL, "0")),
    int(os.environ[STILL]) if STILL in os.environ else None,
)


class Same(Random):
    """A random generator that always gives the same numbers."""

    def random(self) -> float:
        return 0.5

    def getrandbits(self, k: int, /) -> int:
        return 7


class Given(TypedDict):
    """What a bot gives its tables."""

    computer_pause: float
    thinking: Thinking
    limits: TableLimits
    hours_of: HoursOf


class KnownTables(TableService):
    """Tables that deal the same in every run, and whose time can be advanced."""

    orders: ClassVar[int | None] = None
    """The file descriptor that commands are read from."""
    passed: ClassVar[list[Callable[[], None]]] = []
    """Called after time was advanced."""
    take_back_seconds: ClassVar[int] = TAKE_BACK_SECONDS
    players: ClassVar[Callable[[], ComputerPlayers | None]] = staticmethod(lambda: None)
    """Makes the computer players; None: the usual ones."""

    def __init__(
        self,
        storage: TableStorage,
        *,
        computer_pause: float = 0.0,
        thinking: Thinking | None = None,
        limits: TableLimits = NO_LIMITS,
        hours_of: HoursOf = no_hours,
    ) -> None:
        super().__init__(
            storage,
            computer_pause=computer_pause,
            times=Times(now=now, steady=now.steady, between_seconds=LONG, take_back_seconds=self.take_back_seconds),
            chance=Same(),
            computers=self.players(),
            thinking=thinking,
            seed_of=self._seed_of,
            limits=limits,
            hours_of=hours_of,
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
        with contextlib.suppress(TimeoutError):  # A clock starts when its table is taken up.
            async with asyncio.timeout(LONGEST_RESTART):
                await self.restoring.passed()
        await self._until_sent()  # What happened before happened at the earlier time.
        if how == "set":
            now.wall += seconds
        else:
            now.ahead += seconds
        for each in self.registry.open_tables():
            self.clock.schedule(each, 0.0)
        for look in self.passed:
            look()
        await asyncio.sleep(0.01)  # Lets timers that are due run first.
        await self.registry.idle()
        await self._until_sent()
        print("passed", flush=True)

    async def _until_sent(self) -> None:
        """Wait until all resulting requests are sent. Does nothing here; `tests.e2e.still_bot` overrides it."""


class ColdDrawing(Drawing):
    """Draws no cards ahead of time: most tests end before anybody would see them."""

    async def warm_up(self, *, pause: float = 0.0) -> None: ...


class NoDailyClock(DailyClock):
    """Does nothing by the clock: a deal is chosen when it is asked for. To choose those of two days ahead, a process of its
    own would be started by each bot that the tests start."""

    async def run(self) -> None: ...


class PromptLiveMessage(LiveMessage[Any]):
    """A message that is edited as soon as it changes: people need time between two edits, tests only wait for it."""

    __slots__ = ()

    def __init__(self, source: Any, policy: Policy, *rest: Any) -> None:
        pace = float(os.environ.get("KNOWN_PACE", "0"))
        super().__init__(source, replace(policy, pace=min(policy.pace, pace), at_ease=min(policy.at_ease, pace)), *rest)


def known_parts() -> Parts:
    """What all the tests' bots have in common."""
    retry = float(os.environ.get("KNOWN_RETRY", board_publisher.POLICY.retry))
    return Parts(
        tables=KnownTables,
        drawing=ColdDrawing,
        live=PromptLiveMessage,
        publisher=partial(BoardPublisher, policy=replace(board_publisher.POLICY, retry=retry, blocked=LONG)),
        traffic=partial(Traffic, budget=int(os.environ.get("KNOWN_BUDGET", traffic.BUDGET))),
        defer_after=LONG,
        daily_clock=DailyClock if DAILY in os.environ else NoDailyClock,
    )


def start(parts: Parts, arguments: Sequence[str] | None = None, *, limits: StoppingLimits | None = None) -> None:
    """Run the command line with a bot made of these parts, and exit."""
    main(arguments, serve=partial(serve, limits=limits, client=partial(SevensClient, parts=parts)))


def end_with_input() -> None:
    """Exit this process when the other end of standard input is closed. Reads nothing."""

    def wait() -> None:
        ended = select.poll()
        ended.register(sys.stdin.fileno(), 0)
        ended.poll()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def run(parts: Parts) -> None:
    """Run a bot made of these parts, with commands from standard input, until that ends."""
    KnownTables.orders = sys.stdin.fileno()
    end_with_input()
    usual = StoppingLimits()
    answers = float(os.environ.get("KNOWN_ANSWERS", usual.answers))
    start(parts, limits=replace(usual, answers=answers, whole=usual.whole + answers - usual.answers))


if __name__ == "__main__":
    run(known_parts())
