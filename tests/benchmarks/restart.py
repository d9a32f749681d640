"""What a restart with many open tables costs: a new process over their database takes them up, while people press."""

import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from bot.tables.setup import Pace
from tests.benchmarks._bars import Result, at_most
from tests.benchmarks._restarted import IDLE_S, Figures, fill

TABLES, QUICK = (200, 1_000, 10_000), (60,)


def _measured(count: int, idle_s: float, *, pace: Pace | None = None) -> Figures:
    """In a process of its own, for its memory. `pace`: the tables are slow."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'open.db'}"
        asyncio.run(fill(url, count, pace=pace))
        command = (sys.executable, "-m", "tests.benchmarks._restarted", url, str(idle_s))
        said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        return Figures(**json.loads(said.splitlines()[-1]))


def run(*, quick: bool = False) -> list[Result]:
    """Print a line for each number of tables; the last one is of slow tables."""
    print(
        "| open tables | answerable | first 1,000 taken up | all | each "
        "| longest wait of a press | loop late, p99 | memory | idle |"
    )
    print("| ---: " * 9 + "|")
    counts, idle_s = (QUICK, 0.2) if quick else (TABLES, IDLE_S)
    found = [_measured(count, idle_s) for count in counts]
    slow = _measured(counts[-1], idle_s, pace=Pace.DAY)
    for each in (*found, slow):
        print(
            f"| {each.tables:,} | {each.listed_s:.2f} s | {each.first_s:.2f} s | {each.begun_s:.2f} s "
            f"| {each.begun_s / each.tables * 1e3:.2f} ms | {each.press_wall_ms:.0f} ms | {each.slice_ms:.1f} ms "
            f"| {each.memory_mb:.0f} MB | {each.idle_share:.1%} |"
        )
    most = found[-1]
    return [
        at_most("10,000 tables answerable, processor time after login", most.listed_s, 10.0, " s"),
        at_most("the first 1,000 of them taken up", most.first_s, 2.0, " s"),
        at_most("all 10,000 taken up", most.begun_s, 10.0, " s"),
        at_most("memory of bot and drawing with them", most.memory_mb, 1_000, " MB"),
        at_most("idle processor with them", most.idle_share * 100, 2.0, " %"),
        at_most("memory with 10,000 slow tables", slow.memory_mb, 1_000, " MB"),
        at_most("idle processor with them", slow.idle_share * 100, 2.0, " %"),
    ]
