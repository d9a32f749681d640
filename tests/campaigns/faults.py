"""Faults of Discord while people play: nothing is lost or doubled.

In the bot's process a tenth of the responses are 5xx or 429, before or after the request is done. Through the wire, with
discord.py between: the same, cut and slow connections, resumes, and sessions that Discord calls invalid.
"""

import asyncio
import tempfile
from pathlib import Path
from random import Random

from tests.benchmarks._bars import Result, at_least, at_most
from tests.campaigns._process import found_by, nothing_lost
from tests.campaigns._wire import Wire

SHARE = 0.1
FULL, QUICK = (60, 180, 300.0), (2, 4, 2.0)
WIRE_FULL, WIRE_QUICK = (400, 10), (8, 2)
"""Faults and tables through the wire."""
WIRE_PACE: dict[str, tuple[float, float]] = {"pauses": (0.02, 0.2), "between": (0.2, 0.8)}
"""Of the quick form."""


def run(*, quick: bool) -> list[Result]:
    """Print how many requests failed, and what happened to the connection."""
    tables, people, seconds = QUICK if quick else FULL
    found = found_by("load", tables, people, seconds, SHARE)
    faults, crews = WIRE_QUICK if quick else WIRE_FULL
    wire = Wire(faults, crews, Random(7), **(WIRE_PACE if quick else {}))
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(wire.run(Path(folder)))
    print(wire)
    return [
        at_least("requests that failed", found["failed_requests"], 10),
        *nothing_lost(found),
        at_most("tables, messages and notes held at the end", found["footprints"][-1]["held"], 0),
        at_least("faults through the wire", wire.done.total(), faults),
        at_least("moves answered through the wire, each there once", len(wire.ledger.answered()), crews),
    ]
