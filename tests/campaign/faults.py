"""A tenth of Discord's responses are 5xx or 429, before or after the request is done: nothing is lost or doubled."""

from __future__ import annotations

from tests.benchmarks._bars import Result, at_least, at_most
from tests.campaign._process import found_by, nothing_lost

SHARE = 0.1
FULL, QUICK = (60, 180, 300.0), (4, 8, 4.0)


def run(*, quick: bool = False) -> list[Result]:
    """Print how many requests failed."""
    tables, people, seconds = QUICK if quick else FULL
    found = found_by("load", tables, people, seconds, SHARE)
    return [
        at_least("requests that failed", found["failed_requests"], 10),
        *nothing_lost(found),
        at_most("tables, messages and notes held at the end", found["footprints"][-1]["held"], 0),
    ]
