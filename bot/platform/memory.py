"""Memory of a long-lived process: the garbage collector, and what the C library gives back."""

import ctypes
import gc
import sys
from typing import Final

_GARBAGE: Final = (20_000, 20, 20)
"""Thresholds of the garbage collector. Collections are rare because few objects form cycles."""
_THRESHOLDS: Final = {-1: 1 << 26, -3: 1 << 25}
"""glibc's options M_TRIM_THRESHOLD and M_MMAP_THRESHOLD: bytes."""


def settle_memory() -> None:
    """Set up the garbage collector, now that all that starts is there.

    Those objects live for the whole process. They are frozen: a full collection would block for a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)


def hold_memory() -> None:
    """Leave freed memory with this process, where the C library can. Otherwise the megabyte that a picture takes goes
    back to the system after each, and is taken from it again, which can take as long as drawing the picture."""
    if sys.platform == "linux" and (mallopt := getattr(ctypes.CDLL(None), "mallopt", None)) is not None:
        for option, size in _THRESHOLDS.items():
            mallopt(option, size)
