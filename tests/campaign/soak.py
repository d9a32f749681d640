"""20,000 accelerated matches, or SOAK_MATCHES: memory, tasks and files of the bot stay as they are."""

from __future__ import annotations

import os
from statistics import median
from typing import Any

from tests.benchmarks._bars import Result, at_least, at_most
from tests.campaign._process import found_by, nothing_lost

MATCHES, QUICK = 20_000, 20
MEMORY = 5.0
"""Percent by which memory may grow in the second half."""


def run(*, quick: bool = False) -> list[Result]:
    """Print what each tenth leaves."""
    matches = QUICK if quick else int(os.environ.get("SOAK_MATCHES", MATCHES))
    found = found_by("soak", matches)
    rounds: list[dict[str, Any]] = found["footprints"]
    first, last = rounds[0], rounds[-1]
    half = median(each["memory_mb"] for each in rounds[len(rounds) // 2 - 1 : len(rounds) // 2 + 2])
    grown = (last["memory_mb"] / half - 1) * 100
    print(f"{first['memory_mb']:.0f} MB after a tenth, {half:.0f} MB after half, {last['memory_mb']:.0f} MB at the end")
    memory = [] if quick else [at_most("memory grown in the second half", grown, MEMORY, " %")]
    return [
        at_least("matches played to their end", found["matches"], matches),
        *nothing_lost(found),
        *memory,
        at_most("tasks more than after a tenth", last["tasks"] - first["tasks"], 0),
        at_most("files more than after a tenth", last["files"] - first["files"], 0),
        at_most("tables, messages and notes held at the end", last["held"], 0),
    ]
