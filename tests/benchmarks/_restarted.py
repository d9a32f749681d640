"""Makes databases with many open tables, and measures a process that takes them up.

`python -m tests.benchmarks._restarted URL IDLE_S`: take them up and print the figures as JSON.
"""

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import asdict, dataclass
from random import Random
from typing import Final, TypeVar

import uvloop
from discord.http import Route
from sqlalchemy import insert

from bot.features.play.auto_play import only_move
from bot.platform.memory import settle_memory
from bot.platform.traffic import Traffic
from bot.services import Services, build
from bot.settings import Settings
from bot.tables.pacing import needs_grant
from bot.tables.service import TableService
from bot.tables.setup import Pace, TableSetup
from bot.tables.table import Stage, Table, fold
from data.connect import create
from data.outside import now_ms
from data.rows import Values
from data.schema import entries, heartbeat, tables
from data.store import Store
from engine.catalog import PRESETS, Preset
from tests.benchmarks._processes import resident_mb, with_children
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import open_table
from tests.discord_in_memory import Discord, fresh_id, written

T = TypeVar("T")
MOVES: Final = (10, 30, 50)
"""How long the matches are that are under way; of every game and preset."""
_FIRST_USER: Final = 800_000_000_000_000_000
_PEOPLE: Final = 10
"""User ids that a table may have."""
_DOWN_MS: Final = 10_000
"""How long the bot was down."""
IDLE_S: Final = 10.0
_A_PRESS: Final = 50
"""While so many tables are taken up, a user presses at one that is not."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Seconds are of the processor of the bot's process alone, unless `wall`: Discord is an object that says yes."""

    tables: int
    listed_s: float
    """Until a press on any table is answered: it takes the table up."""
    first_s: float
    """Until the first thousand are taken up, or all if there are fewer."""
    begun_s: float
    """Until all are taken up."""
    wall_s: float
    press_wall_ms: float
    """The longest that a press on a table waited until the table was there."""
    slice_ms: float
    """The 99th percentile of what the event loop was late by."""
    memory_mb: float
    """Of the bot and its drawing process."""
    idle_share: float


@dataclass(frozen=True, slots=True)
class _Left:
    """A table that a process has left: its log, and the calls of those who are to act."""

    log: list[tuple[int, str]]
    called: tuple[int, ...]
    ply: int

    @classmethod
    def of(cls, log: list[tuple[int, str]]) -> "_Left":
        table = fold(Table(1, 1, 1), log)
        to_act = [table.at(seat).user for seat in table.view(None).to_act]
        called = tuple(user for user in to_act if user is not None)
        return cls(log, called, table.ply)

    def cache(self, number: int, own: str) -> Values:
        """What is noted beside it: its board, and the message that calls those who are to act."""
        board = 2 * (1_000_000 + number)
        users = (str(user).replace(str(_FIRST_USER)[:-1], own) for user in self.called)
        return {"message": board, "pings": {user: [self.ply, board + 1] for user in users}}


async def _left_by(preset: Preset, moves: int, pace: Pace | None) -> "_Left":
    """A match that is under way, with people only. `pace`: it is slow, and who is to act has a choice, as the bot makes
    the only move of a slow turn itself."""
    storage, chance = MemoryStorage(), Random(moves)
    service = TableService(storage, computer_pause=3600, chance=chance)
    setup = TableSetup.of_preset(preset).having(turn_seconds=3600)
    setup = setup if pace is None else setup.at_pace(pace)
    table = await open_table(service, setup=setup, channel=1, user=_FIRST_USER, name="Player 1")
    for number in range(1, table.setup.usual_seats()):
        await service.join(table.id, _FIRST_USER + number, f"Player {number + 1}")
    await service.start(table.id, _FIRST_USER)
    lengths = [len(storage.kept[table.id].log)]
    while table.stage is not Stage.OVER and (
        len(table.history) < moves or (pace is not None and _is_made_by_the_bot(table))
    ):
        if table.stage is Stage.BETWEEN:
            for place in list(table.people()):
                if table.stage is Stage.BETWEEN and place.user is not None:
                    await service.ready(table.id, place.user)
            continue
        seat = table.to_act()[0]
        user, legal = table.at(seat).user, [str(move) for move in table.view(seat).legal]
        await service.move(
            table.id, user, ply=None, move=chance.choice([each for each in legal if not each.startswith("talk")])
        )
        while needs_grant(table):
            await asyncio.sleep(0.001)
        lengths.append(len(storage.kept[table.id].log))
    log = storage.kept[table.id].log
    await service.stop_play()
    # A match that is over would be closed: leave out its last moves.
    return _Left.of(log if table.stage is not Stage.OVER else log[: lengths[len(lengths) // 2]])


def _is_made_by_the_bot(table: Table) -> bool:
    return table.stage is Stage.PLAYING and any(only_move(table, seat) is not None for seat in table.to_act())


async def fill(url: str, count: int, *, pace: Pace | None = None) -> None:
    """Open tables in play, each with people of its own, as left by a process that ended some seconds ago. `pace`: all
    are slow."""
    left = [await _left_by(preset, moves, pace) for preset in PRESETS for moves in MOVES]
    async with await Store.open(url):
        pass
    engine, now = create(url), now_ms() - _DOWN_MS
    async with engine.begin() as connection:
        for first in range(0, count, 500):
            rows, lines = list[Values](), list[Values]()
            for number in range(first, min(first + 500, count)):
                each = left[number % len(left)]
                last, own = each.log[-1][0], str(_FIRST_USER + _PEOPLE * number)[:-1]
                last_at = now - 60_000 * (number % 7)
                rows.append(
                    {
                        "id": number + 1,
                        "guild_id": 1 + number % 500,
                        "channel_id": 10_000 + number,
                        "opened_at_ms": now,
                        "closed_at_ms": None,
                        "cache": each.cache(number, own),
                    }
                )
                lines += [
                    {
                        "table_id": number + 1,
                        "n": n,
                        "at_ms": last_at - (last - at),
                        "body": body.replace(str(_FIRST_USER)[:-1], own),
                    }
                    for n, (at, body) in enumerate(each.log)
                ]
            await connection.execute(insert(tables), rows)
            await connection.execute(insert(entries), lines)
        await connection.execute(insert(heartbeat), {"id": 1, "alive_at_ms": now})
    await engine.dispose()


class Willing(Discord):
    """Says yes to everything at once, as the figures are the bot's alone."""

    async def request(self, route: Route, **_: object) -> object:
        if route.method == "GET":
            return []
        return written(fresh_id(), self.app.world.bot.id, int(route.channel_id or 0))


@contextlib.asynccontextmanager
async def services_over(url: str) -> AsyncGenerator[Services]:
    client = Willing().client
    async with await Store.open(url) as store:
        services = build(client, Settings(_env_file=None), store, emojis={}, traffic=Traffic())  # type: ignore[call-arg]
        try:
            yield services
        finally:
            await services.stop_services()


async def measure(url: str, *, idle_s: float = IDLE_S) -> Figures:
    """Take up all tables of this database, as a process that has just logged in, with presses in between."""
    chance = Random(1)
    async with services_over(url) as services:
        settle_memory()
        registry, late = services.tables.registry, list[float]()
        begun, wall = time.process_time(), time.perf_counter()
        count = await services.list_tables()
        listed, first = time.process_time() - begun, list[float]()
        pressed = list[float]()

        async def look() -> None:
            while True:
                before = time.perf_counter()
                await asyncio.sleep(0.01)
                late.append(time.perf_counter() - before - 0.01)
                if not first and len(registry.waiting) <= max(0, count - 1_000):
                    first.append(time.process_time() - begun)

        async def press_on(table: int) -> None:
            before = time.perf_counter()
            await registry.taken_up(table=table)
            assert registry.get(table) is not None, "it is there"
            pressed.append(time.perf_counter() - before)

        async def press() -> None:
            # Not so many a second: on a busy machine more would be pressed than taken up.
            for left in range(count, 0, -_A_PRESS):
                while len(registry.waiting) > left:
                    await asyncio.sleep(0.01)
                if waiting := list(registry.waiting):
                    await press_on(chance.choice(waiting).id)

        others = [asyncio.create_task(work()) for work in (look, press)]
        await services.resume_tables()
        await asyncio.sleep(0.01)
        begun_s, wall_s = time.process_time() - begun, time.perf_counter() - wall
        for other in others:
            other.cancel()
        memory = sum(await asyncio.to_thread(lambda: [*map(resident_mb, with_children())]))
        idle = await _idle_share(services, idle_s)
        late.sort()
        return Figures(
            tables=count,
            listed_s=listed,
            first_s=first[0] if first else begun_s,
            begun_s=begun_s,
            wall_s=wall_s,
            press_wall_ms=max(pressed, default=0.0) * 1e3,
            slice_ms=late[len(late) * 99 // 100] * 1e3 if late else 0.0,
            memory_mb=memory,
            idle_share=idle,
        )


async def _idle_share(services: Services, seconds: float) -> float:
    """The processor's share of a process whose boards need nothing."""
    services.delivery.traffic.refuse_requests()
    await asyncio.sleep(min(2.0, seconds))
    begun, wall = time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    return (time.process_time() - begun) / (time.perf_counter() - wall)


def run(work: Callable[[], Awaitable[T]]) -> T:
    """Run on uvloop, as the bot does."""

    async def wrapped() -> T:
        return await work()

    return uvloop.run(wrapped())


if __name__ == "__main__":
    url, idle = sys.argv[1:]
    print(json.dumps(asdict(run(lambda: measure(url, idle_s=float(idle))))))
