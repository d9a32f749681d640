"""The daily deal: the share of people beaten among a million tries, beside moves that are committed; and how much memory
an open try takes.
"""

import asyncio
import gc
import os
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Final

from sqlalchemy import text

from bot.storage.dailies import DayDeals
from bot.storage.stored_tables import StoredTables
from bot.tables.participants import Guest
from data.connect import create
from data.migrations import migrate
from data.rows import Day, FinishedTry, NewTry
from data.store import Store
from engine.daily.days import begins_ms
from engine.daily.score import percent
from tests.benchmarks._bars import Result, at_most
from tests.benchmarks._databases import on_each_database
from tests.benchmarks._processes import resident_mb
from tests.bot.clock import Clock
from tests.bot.table_factories import new_tables

DAY: Final = 57
TRIES, ASKED = 1_000_000, 2_000
BAR_MS: Final = 20.0
MOVES_A_SECOND: Final = 100
"""Committed beside it: what clicks at 200 tables write."""
OPEN, BAR_KB = 2_000, 50.0
BODY: Final = '{"kind":"moved","seat":2,"move":"8D","by":1423456789012345678}'
_FILL: Final = (
    """
    INSERT INTO daily_tries (user_id, day, table_id, guild_id, begun_at_ms, finished_at_ms, score, turns)
    WITH RECURSIVE counted (n) AS (
        SELECT CAST(1 AS BIGINT) UNION ALL SELECT n + 1 FROM counted WHERE n < {tries}
    ) SELECT n, {day}, NULL, 1 + n % 2000, 1, 2,
        -10000 * (1 + n * 2654435761 % 4294967296 / 64 % 4) + n * 40503 % 65536 % 200 - 100, 'cpccpccpccpc'
    FROM counted
    """,
    """
    INSERT INTO daily_counts (day, score, people)
    SELECT day, score, COUNT(*) FROM daily_tries WHERE day = {day} GROUP BY day, score
    """,
)


async def _fill(url: str, tries: int) -> None:
    engine = create(url)
    await migrate(engine)
    await engine.dispose()
    async with await Store.open(url) as store:
        await store.dailies.choose(Day(DAY, "classic", 0, ""))
        async with store.engine.begin() as connection:
            for statement in _FILL:
                await connection.exec_driver_sql(statement.format(tries=tries, day=DAY))
            if connection.dialect.name == "postgresql":
                await connection.execute(text("ANALYZE"))  # as its own upkeep does within a minute


async def _share(store: Store, score: int) -> None:
    found = await store.dailies.others(DAY, score)
    percent(found.below, equal=found.equal, others=found.people)


async def _moves(store: Store, table: int) -> None:
    """Commit moves as clicks do, until it is cancelled."""
    for n in range(1, 1_000_000):
        await asyncio.gather(
            asyncio.sleep(1 / MOVES_A_SECOND),
            store.tables.append(table, n, at_ms=n, body=BODY),
            return_exceptions=False,
        )


async def _measure(url: str, name: str, tries: int, asked: int) -> list[Result]:
    begun = time.perf_counter()
    await _fill(url, tries)
    load = os.getloadavg()[0]
    print(f"{name}: {tries:,} tries of a day written in {time.perf_counter() - begun:.0f} s; load {load:.1f}")
    chance, took, row, finished = Random(3), list[float](), list[float](), list[float]()
    async with await Store.open(url) as store:
        table = await store.tables.open(guild_id=1, channel_id=1, at_ms=0, bodies=["{}"])
        clicks = asyncio.create_task(_moves(store, table.id))
        for user in range(asked):
            score = -10_000 * chance.randint(1, 4) + chance.randint(-100, 100)
            before = time.perf_counter()
            await _share(store, score)
            took.append((time.perf_counter() - before) * 1e3)
            before = time.perf_counter()
            await store.dailies.find(DAY)
            row.append((time.perf_counter() - before) * 1e3)
            if user % 10 == 0:
                new = NewTry(10_000_000 + user, DAY, 1)
                there = await store.tables.open(
                    guild_id=None, channel_id=None, user_id=user, at_ms=0, bodies=["{}"], as_try=new
                )
                before = time.perf_counter()
                await store.tables.close_table(
                    there.id, 1, at_ms=1, bodies=["{}"], finished_try=FinishedTry(score, "cp")
                )
                finished.append((time.perf_counter() - before) * 1e3)
        clicks.cancel()
        await asyncio.gather(clicks, return_exceptions=True)
    print("|  | p50 | p99 |\n| --- | ---: | ---: |")
    for what, times in (("share of people beaten", took), ("one row, as a yardstick", row), ("finish a try", finished)):
        cuts = quantiles(times, n=100)
        print(f"| {what}, {name} | {cuts[49]:.2f} ms | {cuts[98]:.2f} ms |", flush=True)
    return [
        at_most(f"p99 of a share, {TRIES:,} tries, beside clicks, {name}", quantiles(took, n=100)[98], BAR_MS, " ms")
    ]


async def _open_tries(url: str, many: int) -> float:
    """Kilobytes that an open try takes in the process."""
    async with await Store.open(url) as store:
        tables, deals = new_tables(StoredTables(store), now=Clock(begins_ms(DAY))), DayDeals(store.dailies)
        deal = await deals.of(DAY)

        async def begin(first: int, last: int) -> None:
            for user in range(first, last):
                await tables.private.begin_try(Guest(user, "Ann"), deal, board=1, locale="en-US", press=user)

        await begin(1, many // 10)
        gc.collect()
        before = resident_mb(os.getpid())
        await begin(many // 10, many + many // 10)
        gc.collect()
        taken = (resident_mb(os.getpid()) - before) * 1024 / many
        await tables.stop_play()
    return taken


def run(*, quick: bool = False) -> list[Result]:
    """Print the times, and the memory of open tries at their tables, without messages."""
    tries, asked, many = (1_000, 50, 100) if quick else (TRIES, ASKED, OPEN)
    found = on_each_database("p99 of a share", lambda url, name: _measure(url, name, tries, asked))
    with tempfile.TemporaryDirectory() as folder:
        taken = asyncio.run(_open_tries(f"sqlite:///{Path(folder) / 'tries.db'}", many))
    print(f"\n{many:,} open tries take {taken:.1f} KB each")
    return [*found, at_most("KB of an open try", taken, BAR_KB)]
