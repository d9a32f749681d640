"""Time to reject long texts that are no records, by kind of text, and its growth with the length."""

import contextlib
from time import process_time

from engine.record import RecordError, differences, read_record
from tests.benchmarks._bars import Result, at_most
from tests.engine.nonsense import nonsense

SIZES = (1_000_000, 10_000_000)
QUICK_SIZES = (10_000, 100_000)
"""In bytes."""
BAR = 1.0
"""Seconds for the longer text."""


def run(*, quick: bool = False) -> list[Result]:
    """Print the table; `growth` is 10 if time is proportional to length."""
    sizes = QUICK_SIZES if quick else SIZES
    shorter, longer = map(nonsense, sizes)
    print(f"{'':20}" + "".join(f"{size:>10,} B" for size in sizes) + f"{'growth':>12}")
    took: dict[str, float] = {}
    for name in longer:
        one, ten = _seconds(shorter[name]), _seconds(longer[name])
        took[name] = ten
        print(f"{name:20}{one:10.3f} s{ten:10.3f} s{ten / one:12.1f}", flush=True)
    slowest = max(took, key=took.__getitem__)
    return [at_most(f"refusing {sizes[1]:,} bytes of nonsense ({slowest})", took[slowest], BAR, " s")]


def _seconds(text: bytes) -> float:
    """Processor seconds to reject a text."""
    start = process_time()
    with contextlib.suppress(RecordError):
        differences(read_record(text))
    return process_time() - start
