"""20,000 accelerated matches, or SOAK_MATCHES: memory, tasks and files of the bot stay as they are.

Caches fill up for thousands of matches, so they are emptied before memory is measured: what then grows, leaks. What is
remembered for ever, as there is little of it (`functools.cache`, texts that are compiled when they are first used), is
not emptied, and fills up within some hundred matches.
"""

import os

from playground.errors import Json
from tests.benchmarks._bars import Result, at_least, at_most
from tests.campaigns._process import found_by, nothing_lost

MATCHES, QUICK = 20_000, 10
ROUNDS, QUICK_ROUNDS = 10, 5
GROWTH = 3.0
"""Percent by which memory with empty caches may grow in the second half."""
QUICK_GROWTH = 10.0
"""The same for a few matches, of which the allocator keeps more than they leave."""
UNBOUNDED = 20_000
"""Entries that a cache without a bound may have."""
OF_TABLES = (
    "bot.tables.table.Table",
    "bot.tables.registry.OpenTable",
    "bot.platform.live_message.LiveMessage",
    "bot.storage.remembered.Notes",
    "engine.match.Match",
    "engine.views.View",
)
"""What every open table has; none is open in the end."""


def run(*, quick: bool) -> list[Result]:
    """Print what each round leaves."""
    matches = QUICK if quick else int(os.environ.get("SOAK_MATCHES", MATCHES))
    found = found_by("soak", matches, QUICK_ROUNDS if quick else ROUNDS)
    rounds: list[Json] = found["footprints"]
    middle, last = rounds[len(rounds) // 2], rounds[-1]
    for each in rounds:
        memory = each["memory"]
        print(
            f"{each['matches']:,} matches: {memory['resident_mb']:.0f} MB, {memory['bare_mb']:.1f} MB with empty caches"
            f" in {memory['blocks']:,} blocks, {memory['drawing_mb']:.0f} MB for drawing"
        )
    before, after = middle["memory"], last["memory"]
    played = last["matches"] - middle["matches"]
    print(f"{(after['blocks'] - before['blocks']) / played:.1f} blocks a match in the second half")
    fullest = sorted(after["cached"].items(), key=lambda each: each[1][0], reverse=True)
    print("Entries of the fullest caches:", ", ".join(f"{name} {count}" for name, (count, _) in fullest[:8]))
    unbounded = max(count for count, bound in after["cached"].values() if bound is None)
    return [
        at_least("matches played to their end", found["matches"], matches),
        *nothing_lost(found),
        at_most(
            "memory with empty caches grown in the second half",
            (after["bare_mb"] / before["bare_mb"] - 1) * 100,
            QUICK_GROWTH if quick else GROWTH,
            " %",
        ),
        at_most("objects left of tables", sum(after["objects"].get(name, 0) for name in OF_TABLES), 0),
        at_most("entries of the fullest cache without a bound", unbounded, UNBOUNDED),
        at_most("tasks more than after half", last["tasks"] - middle["tasks"], 0),
        at_most("files more than after half", last["files"] - middle["files"], 0),
        at_most("tables, messages and notes held at the end", last["held"], 0),
    ]
