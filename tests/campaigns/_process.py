"""Runs a campaign in a process of its own, for its memory, tasks and files."""

import json
import subprocess
import sys

from playground.errors import Json
from tests.benchmarks._bars import Result, at_most


def found_by(*arguments: object) -> Json:
    """What `tests.campaigns._child` finds. What it says meanwhile goes on to the terminal."""
    command = (sys.executable, "-m", "tests.campaigns._child", *map(str, arguments))
    said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    found: Json = json.loads(said.splitlines()[-1])
    print(
        f"{found['matches']:,} matches to their end, {found['presses']:,} presses in {found['seconds']:,.0f} s, "
        f"p50 {found['p50_ms']:.1f} ms, p99 {found['p99_ms']:.1f} ms; {found['failed_requests']:,} requests failed, "
        f"{found['unanswered']:,} presses had no answer"
    )
    return found


def nothing_lost(found: Json) -> list[Result]:
    """The bars that every campaign has."""
    return [
        at_most("answered moves, results and boards that are lost", found["lost"], 0),
        at_most("results, boards and answers that are doubled", found["doubled"], 0),
        at_most("errors in the log", found["errors"], 0),
    ]
