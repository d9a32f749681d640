"""Response times at fifty tables of mixed games, pictures included, as the playground measures them.

At each table one person plays a preset against computer players with the default pause, and presses within a second of
each turn. When a match is over, the next one starts.
"""

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from statistics import median

from bot.tables.entries import Level
from engine.catalog import PRESETS
from tests.benchmarks._bars import Result, at_most
from tests.benchmarks._seats import p99_ms, play_on, seated, taken
from tests.benchmarks._stage import staged, windows

BAR_MS = 250.0


@dataclass(frozen=True, slots=True)
class _Scale:
    """Size of a run. `people`: each has several tables. `thinking`: range of seconds before a press."""

    tables: int
    people: int
    warm: float
    seconds: float
    thinking: tuple[float, float]
    computer_pause: float


FULL = _Scale(tables=50, people=10, warm=15.0, seconds=45.0, thinking=(0.3, 1.0), computer_pause=1.2)
QUICK = _Scale(tables=4, people=2, warm=0.0, seconds=2.0, thinking=(0.0, 0.1), computer_pause=0.0)


def run(*, quick: bool = False) -> list[Result]:
    """Print the response times by kind of press."""
    return compare("mixed tables", quick=quick)


def compare(what: str, *, quick: bool, level: Level | None = None) -> list[Result]:
    """Print the response times, and compare them with the bar. `level`: at each table three players of it; None: as
    few normal ones as the game needs.
    """
    scale = QUICK if quick else FULL
    taken, rate = asyncio.run(_measured(scale, level))
    together = [seconds for times in taken.values() for seconds in times]
    print(f"{scale.tables} tables, {len(PRESETS)} presets, {len(together)} clicks, {rate:.0f} a second\n")
    print(f"{'':>10} {'clicks':>7} {'p50 ms':>8} {'p99 ms':>8} {'most':>8}")
    for name, times in [*sorted(taken.items()), ("all", together)]:
        print(f"{name:>10} {len(times):7} {median(times) * 1e3:8.2f} {p99_ms(times):8.2f} {max(times) * 1e3:8.2f}")
    return [at_most(f"p99 at {scale.tables} {what}", p99_ms(together), BAR_MS, " ms")]


async def _measured(scale: _Scale, level: Level | None) -> tuple[dict[str, list[float]], float]:
    """By kind of press: the seconds that each response took; and clicks a second."""
    with staged(SEVENS_COMPUTER_PAUSE=str(scale.computer_pause)) as stage:
        async with AsyncExitStack() as stack:
            people = await windows(stack, stage, *(f"P{i}" for i in range(scale.people)))
            kinds: dict[str, str] = {}
            play = {"tables": scale.tables, "thinking": scale.thinking, "kinds": kinds, "level": level}
            async with seated(people, stage.channel(), **play) as playing:
                await play_on(playing, scale.warm, kinds)
                kinds.clear()
                begun = time.monotonic()
                await play_on(playing, scale.seconds, kinds)
                rate = len(kinds) / (time.monotonic() - begun)
        return taken(stage, people, kinds), rate
