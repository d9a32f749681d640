"""Three bots share six shards and sixty tables, and are killed three hundred times at random.

`KILLS` and `TABLES` in the environment: other numbers.
"""

import asyncio
import os
import tempfile
from pathlib import Path
from random import Random

from tests.benchmarks._bars import Result, at_least, at_most, not_measured
from tests.data.postgres import NoPostgres, cluster, new_database
from tests.e2e.fleet import fleet
from tests.e2e.fleet_kills import USUAL, Storm, Timing

LOGGED = 20_000
"""Characters of the log that are shown where something went wrong."""
QUICK = Timing(pauses=(0.1, 0.6), between=(0.1, 0.8), settles=0.35)


async def _rage(pattern: str, folder: Path, *, kills: int, tables: int, timing: Timing) -> Storm:
    with fleet(folder, await new_database(pattern), shards=6, lease=4.0) as bots:
        storm = Storm(bots, Random(), kills=kills, processes=3, tables=tables, timing=timing)
        try:
            await storm.rage()
        except AssertionError:
            print(f"Held by {await bots.holders()}; the last lines of the log:\n{bots.log[-LOGGED:]}")
            raise
        return storm


def run(*, quick: bool) -> list[Result]:
    """Returns the figures. Raises AssertionError, which says what, where something was lost or doubled."""
    kills, tables = (6, 6) if quick else (int(os.environ.get("KILLS", "300")), int(os.environ.get("TABLES", "60")))
    timing = QUICK if quick else USUAL
    try:
        with tempfile.TemporaryDirectory() as folder, cluster() as pattern:
            storm = asyncio.run(_rage(pattern, Path(folder), kills=kills, tables=tables, timing=timing))
    except NoPostgres as why:
        return [not_measured("kills of bots that share a database", str(why))]
    print(storm)
    return [
        at_least("kills", storm.kills, kills),
        at_least("moves answered, each there once", len(storm.ledger.answered()), kills // 3),
        at_most("moves lost or doubled", 0, 0),
    ]
