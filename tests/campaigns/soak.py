"""20,000 accelerated matches, or SOAK_MATCHES: memory, tasks and files of the bot stay as they are."""

from __future__ import annotations

import os
from statistics import median
from typing import Any

from tests.benchmarks._bars import Result, at_least, at_most
from tests.campaigns._process import found_by, nothing_lost

MATCHES, QUICK = 20_000, 20
SETTLED = 5_000
"""Memory has a bar in soaks of at least so many matches."""
MEMORY = 5.0
"""Percent by which memory may grow in the second half."""


def run(*, quick: bool) -> list[Result]:
    """Print what each tenth leaves."""
    matches = QUICK if quick else int(os.environ.get("SOAK_MATCHES", MATCHES))
    found = found_by("soak", matches)
    rounds: list[dict[str, Any]] = found["footprints"]
    first, middle, last = rounds[0], rounds[len(rounds) // 2], rounds[-1]
    half = median(each["memory_mb"] for each in rounds[len(rounds) // 2 - 1 : len(rounds) // 2 + 2])
    grown = (last["memory_mb"] / half - 1) * 100
    print(f"{first['memory_mb']:.0f} MB after a tenth, {half:.0f} MB after half, {last['memory_mb']:.0f} MB at the end")
    # Caches are full, and all connections to the database open, after some thousand matches.
    memory = [at_most("memory grown in the second half", grown, MEMORY, " %")] if matches >= SETTLED else []
    return [
        at_least("matches played to their end", found["matches"], matches),
        *nothing_lost(found),
        *memory,
        at_most("tasks more than after half", last["tasks"] - middle["tasks"], 0),
        at_most("files more than after half", last["files"] - middle["files"], 0),
        at_most("tables, messages and notes held at the end", last["held"], 0),
    ]
