"""1,000 tables with 3,000 people for ten minutes, pictures included: nothing is lost or doubled."""

from tests.benchmarks._bars import Result
from tests.campaigns._process import found_by, nothing_lost

FULL, QUICK = (1_000, 3_000, 600.0), (8, 16, 8.0)


def run(*, quick: bool) -> list[Result]:
    """Print how many presses were answered, and how fast."""
    tables, people, seconds = QUICK if quick else FULL
    return nothing_lost(found_by("load", tables, people, seconds, 0.0))
