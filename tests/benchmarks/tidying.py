"""A night's tidying up of old matches, while moves go on: how long it holds the writer, and what a match then takes.

Other work on the machine makes every commit wait. So the longest move of as many seconds without any tidying up is
printed beside.
"""

import asyncio
import time
from collections.abc import Callable
from statistics import quantiles
from typing import Final

from sqlalchemy import insert

from bot.platform.memory import settle_memory
from bot.storage.tidying import Tidying
from data.connect import create
from data.schema import entries, tables
from data.store import Store
from tests.benchmarks._bars import Result, at_most
from tests.benchmarks._databases import on_each_database
from tests.data.finished_logs import match_of

MATCHES: Final = 5_000
MOVES: Final = 77
HOLD_MS: Final = 50.0
BYTES: Final = 2_048
MOVE_EVERY: Final = 0.005
"""Seconds between the moves that people make."""
ALONE: Final = 25.0
"""Seconds of moves before the night."""
BODY: Final = '{"kind":"moved","seat":2,"move":"8D","by":"person"}'


async def _fill(url: str, matches: int) -> None:
    """Finished matches, closed at time 0."""
    log = match_of(MOVES)
    engine = create(url)
    async with engine.begin() as connection:
        row = {"guild_id": 5, "opened_at_ms": 0, "closed_at_ms": 0, "cache": {"message": 10**18}}
        for first in range(1, matches + 1, 500):
            ids = range(first, min(first + 500, matches + 1))
            # Numbers above those that the database gives by itself.
            await connection.execute(insert(tables), [row | {"id": 10**6 + n, "channel_id": n} for n in ids])
            await connection.execute(
                insert(entries),
                [
                    {"table_id": 10**6 + n, "n": entry.n, "at_ms": entry.at_ms, "body": entry.body}
                    for n in ids
                    for entry in log
                ],
            )
    await engine.dispose()


async def _moves(store: Store, channel: int, until: Callable[[], bool]) -> list[float]:
    """The milliseconds in which moves are committed that are made one by one in this channel."""
    table = await store.tables.open(guild_id=5, channel_id=channel, at_ms=1, bodies=["{}"])
    took: list[float] = []
    while not until() or len(took) < 2:
        begun = time.perf_counter()
        await store.tables.append(table.id, len(took) + 1, at_ms=1, body=BODY)
        took.append((time.perf_counter() - begun) * 1e3)
        await asyncio.sleep(MOVE_EVERY)
    return took


async def _measure(url: str, name: str, matches: int) -> list[Result]:
    async with await Store.open(url) as store:
        await _fill(url, matches)
        settle_memory()  # As the bot: otherwise a full collection would count as holding the writer.
        alone_until = time.perf_counter() + (0.1 if matches < MATCHES else ALONE)
        alone = await _moves(store, 10**7, lambda: time.perf_counter() > alone_until)
        night = Tidying(store.tidying, days=1, hour=4)
        working = asyncio.create_task(night.tidy())
        begun = time.perf_counter()
        took = await _moves(store, 10**7 + 1, working.done)
        done = await working
        lasted = time.perf_counter() - begun
    cuts, size = quantiles(took, n=100), done.bytes / done.archived
    print(
        f"| {name} | {done.archived:,} | {done.characters / done.archived:,.0f} | {size:,.0f} | {lasted:.1f} s "
        f"| {night.figures.longest_slice * 1e3:.1f} ms | {cuts[49]:.1f} ms | {cuts[98]:.1f} ms | {max(alone):.1f} ms |",
        flush=True,
    )
    return [
        at_most(f"longest hold of the writer at night, {name}", night.figures.longest_slice * 1e3, HOLD_MS, " ms"),
        at_most(f"bytes of an archived match of {MOVES} moves, {name}", size, BYTES),
    ]


def run(*, quick: bool = False) -> list[Result]:
    """Print a line for each database."""
    matches = 40 if quick else MATCHES
    print(
        "| | matches | characters of one | archived | night | longest hold | p50 of a move | p99 of a move | longest before |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    return on_each_database("longest hold of the writer at night", lambda url, name: _measure(url, name, matches))
