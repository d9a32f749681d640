"""What one PostgreSQL server takes from processes that share it: moves, ends of matches, renewals of leases.

The processes are stores in one event loop, so the figures are what one core of the machine does for all of them; on a
private cluster whose commits reach the disk (`fsync`).
"""

import asyncio
import time
from contextlib import AsyncExitStack
from statistics import median

from data.errors import StoreError
from data.rows import Finish, Finisher
from data.store import Store
from tests.benchmarks._bars import Result, at_least, at_most, not_measured
from tests.data.postgres import NoPostgres, cluster, new_database

BODY = '{"kind":"moved","seat":2,"move":"8D","by":1423456789012345678}'
TASKS = 50
MOVES_BAR = 1_000
"""Least committed and fenced moves a second of a process."""
RENEWAL_BAR_MS = 50.0
"""What a round of renewals may take; there is one in one and a half seconds."""


async def _timed(rounds: int, tasks: int, work) -> tuple[float, float]:
    """Run `work(task, n)`, `rounds` times in each task; returns how many a second, and the median milliseconds."""
    took: list[float] = []

    async def one(task: int) -> None:
        for n in range(rounds):
            before = time.perf_counter()
            await work(task, n)
            took.append(time.perf_counter() - before)

    begun = time.perf_counter()
    await asyncio.gather(*map(one, range(tasks)))
    return len(took) / (time.perf_counter() - begun), 1000 * median(took)


async def _measure(pattern: str, share: float) -> list[tuple[str, float, float]]:
    """Rows of (what, how many a second, median milliseconds)."""
    rows: list[tuple[str, float, float]] = []
    channel = iter(range(1, 1_000_000))

    async def tables(store: Store, shard: int, count: int) -> list[int]:
        opening = (
            store.tables.open(guild_id=shard << 22, channel_id=next(channel), at_ms=0, bodies=["{}"])
            for _ in range(count)
        )
        return [row.id for row in await asyncio.gather(*opening)]

    async with await Store.open(await new_database(pattern)) as alone:
        ids = await tables(alone, 0, TASKS)
        work = lambda task, n: alone.tables.append(ids[task], n + 1, at_ms=n, body=BODY)  # noqa: E731
        rows.append((f"moves, the only process, {TASKS} tables", *await _timed(int(200 * share), TASKS, work)))
    async with AsyncExitStack() as stack:
        url = await new_database(pattern)
        stores = [await stack.enter_async_context(await Store.open(url, is_shared=True)) for _ in range(3)]
        for shard, store in enumerate(stores):
            await store.leases.begin(3, among=[shard])
            await store.leases.round(1, alive=())
        one, *_ = stores
        ids = await tables(one, 0, TASKS)
        work = lambda task, n: one.tables.append(ids[task], n + 1, at_ms=n, body=BODY)  # noqa: E731
        rows.append((f"moves, fenced, {TASKS} tables", *await _timed(int(200 * share), TASKS, work)))
        work = lambda task, n: one.tables.append(ids[0], 10_000 + n, at_ms=n, body=BODY)  # noqa: E731
        rows.append(("moves, fenced, 1 table", *await _timed(int(400 * share), 1, work)))
        many = [await tables(store, shard, TASKS) for shard, store in enumerate(stores)]
        work = lambda task, n: stores[task % 3].tables.append(many[task % 3][task // 3], n + 1, at_ms=n, body=BODY)  # noqa: E731
        rows.append(
            (f"moves, fenced, 3 processes with {TASKS} tables", *await _timed(int(60 * share), 3 * TASKS, work))
        )
        for count in (1, 3):
            ending = [await tables(store, shard, 30) for shard, store in enumerate(stores[:count])]

            async def end(task: int, n: int, count: int = count, ending: list[list[int]] = ending) -> None:
                people = tuple(
                    Finisher(user_id=1 + 4 * task + seat, place=seat + 1, finished=True) for seat in range(4)
                )
                finish = Finish(game="sevens", preset="classic", seats=4, people=people, computers=())
                try:
                    await stores[task % count].tables.close_table(
                        ending[task % count][task // count], 1, at_ms=1, bodies=["{}"], finish=finish
                    )
                except StoreError as error:
                    raise AssertionError(error) from error

            rows.append((f"ends of matches, {count} processes", *await _timed(1, 30 * count, end)))
        work = lambda task, n: one.leases.round(n, alive=one.leases.held_shards)  # noqa: E731
        rows.append(("renewals", *await _timed(int(50 * share), 1, work)))
    return rows


def run(*, quick: bool) -> list[Result]:
    """Print the figures; those with a bar are returned."""
    try:
        with cluster(durable=True) as pattern:
            rows = asyncio.run(_measure(pattern, 0.1 if quick else 1.0))
    except NoPostgres as why:
        print(f"0 figures: {why}")
        return [not_measured("moves a second over PostgreSQL", str(why))]
    for what, rate, took in rows:
        print(f"{what:42} {rate:10,.0f} a second   {took:8.2f} ms")
    figures = {what: (rate, took) for what, rate, took in rows}
    return [
        at_least("fenced moves a second", figures[f"moves, fenced, {TASKS} tables"][0], MOVES_BAR),
        at_most("renewal", figures["renewals"][1], RENEWAL_BAR_MS, " ms"),
    ]
