"""How long it takes to refuse long texts that are no records: by what they are made of, and how it grows with them."""

from __future__ import annotations

import contextlib
from time import process_time

from engine.record import RecordError, differences, read_record
from tests.engine.nonsense import nonsense

MEGABYTES = (1, 10)


def run() -> None:
    """Print the table; `growth` is 10 where the time is in proportion to the length."""
    shorter, longer = (nonsense(size * 1_000_000) for size in MEGABYTES)
    print(f"{'':20}" + "".join(f"{size:>9} MB" for size in MEGABYTES) + f"{'growth':>12}")
    for name in longer:
        one, ten = _seconds(shorter[name]), _seconds(longer[name])
        print(f"{name:20}{one:10.3f} s{ten:10.3f} s{ten / one:12.1f}")


def _seconds(text: bytes) -> float:
    """Of processor time."""
    start = process_time()
    with contextlib.suppress(RecordError):
        differences(read_record(text))
    return process_time() - start
