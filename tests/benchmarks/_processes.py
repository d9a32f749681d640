"""What a process and its children hold and use (Linux)."""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path


def with_children(process: int | str = "self") -> Iterator[str]:
    """The process and all that descend from it."""
    yield str(process)
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            for child in (task / "children").read_text().split():
                yield from with_children(child)


def resident_mb(process: int | str = "self") -> float:
    """The memory of a process without what it shares."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor_seconds(process: int | str) -> float:
    """Processor seconds of all threads of a process, ended ones included (see clock_getcpuclockid)."""
    return time.clock_gettime((~int(process) << 3) | 2)
