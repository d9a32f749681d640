"""Committed moves a second through the store, beside one commit per move, on SQLite with synchronous FULL."""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median, quantiles

from sqlalchemy import insert

from data.connect import create
from data.schema import entries, level_ratings, level_wins
from data.store import Store
from engine.catalog import GAMES, PRESETS
from tests.benchmarks._bars import Result, at_least, at_most

TASKS = 50
BAR = 5_000
"""Least committed moves a second, with this many tasks."""
PAGE_MS = 20.0
LEVELS = ("easy", "normal", "strong")
BODY = '{"kind":"moved","seat":2,"move":"8D","by":1423456789012345678}'

Append = Callable[[int, int], Awaitable[None]]


async def _moves(append: Append, tables: list[int], start: int, count: int) -> tuple[float, float]:
    """Append `count` moves per table, one task each; returns moves a second and the median seconds of an append."""
    took: list[float] = []

    async def play(table_id: int) -> None:
        for n in range(start, start + count):
            before = time.perf_counter()
            await append(table_id, n)
            took.append(time.perf_counter() - before)

    begin = time.perf_counter()
    await asyncio.gather(*map(play, tables))
    return len(took) / (time.perf_counter() - begin), median(took)


async def measure(share: float) -> list[tuple[str, int, float, float]]:
    """Rows of (way, tasks, committed moves a second, median seconds of an append). `share`: of the full numbers."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'moves.db'}"
        async with await Store.open(url) as store:
            ids = [
                (await store.tables.open(guild_id=None, channel_id=k, at_ms=0, bodies=["{}"])).id for k in range(TASKS)
            ]

            async def grouped(table_id: int, n: int) -> None:
                await store.tables.append(table_id, n, at_ms=n, body=BODY)

            rows = [
                ("store, group commit", 1, *await _moves(grouped, ids[:1], 1, int(3_000 * share))),
                ("store, group commit", TASKS, *await _moves(grouped, ids, 10_000, int(1_000 * share))),
            ]
        engine = create(url)
        lock = asyncio.Lock()  # SQLite has one writer; a lock is fairer than its busy timeout

        async with engine.connect() as connection:

            async def alone(table_id: int, n: int) -> None:
                async with lock, connection.begin():
                    await connection.execute(insert(entries), {"table_id": table_id, "n": n, "at_ms": n, "body": BODY})

            rows += [
                ("SQLAlchemy, one commit each", 1, *await _moves(alone, ids[:1], 20_000, int(1_000 * share))),
                ("SQLAlchemy, one commit each", TASKS, *await _moves(alone, ids, 30_000, max(1, int(20 * share)))),
            ]
        await engine.dispose()
    return rows


async def _page_ms(matches: int) -> float:
    """p99 of reading the page *Against the computer*, in milliseconds, after matches of so many users; the reader has
    played everything."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'levels.db'}"
        async with await Store.open(url) as store:
            engine = create(url)
            async with engine.begin() as connection:
                counted = {"matches": 9, "wins": 3}
                users = [{"user_id": n, "game": "jig", "level": "strong", **counted} for n in range(1, matches + 1)]
                own = [{"user_id": 0, "game": game, "level": level, **counted} for game in GAMES for level in LEVELS]
                await connection.execute(insert(level_wins), [*users, *own])
                skill = {"mu": 25.0, "sigma": 1.0, "players": 9, **counted}
                boards = [(preset.game, preset.id, level) for preset in PRESETS for level in LEVELS]
                await connection.execute(
                    insert(level_ratings),
                    [{"game": game, "preset": preset, "level": level, **skill} for game, preset, level in boards],
                )
            await engine.dispose()
            took: list[float] = []
            for _ in range(200):
                before = time.perf_counter()
                found = await store.levels.against(0, game=PRESETS[0].game, preset=PRESETS[0].id)
                took.append((time.perf_counter() - before) * 1e3)
                assert len(found.wins) == len(own)
    return quantiles(took, n=100)[98]


def run(*, quick: bool = False) -> list[Result]:
    """Print the table."""
    print("| SQLite, WAL, synchronous FULL | tasks | committed moves/s | p50 of one |")
    print("| --- | ---: | ---: | ---: |")
    rows = asyncio.run(measure(0.01 if quick else 1.0))
    for way, tasks, rate, p50 in rows:
        print(f"| {way} | {tasks} | {rate:,.0f} | {p50 * 1e3:.2f} ms |")
    page = asyncio.run(_page_ms(200 if quick else 20_000))
    return [
        at_least(f"committed moves a second from {TASKS} tasks", rows[1][2], BAR),
        at_most("p99 of the page against computers, 20,000 matches", page, PAGE_MS, " ms"),
    ]
