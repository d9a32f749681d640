"""The processor's time that a world may take: one that hangs ends."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

LIMIT_S: Final = 120.0
"""A usual world takes 2 to 5 seconds."""
_AGAIN_S: Final = 2.0
"""So long after it was raised it is raised again, where something has caught it or it came while an object was deleted."""


class Endless(KeyboardInterrupt):
    """A world has taken longer than it may. Within a callback asyncio catches all but interrupts."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise Endless where this program is after so many seconds of the processor, on a busy machine as on a quiet one.

    Signals come to the main thread only, so that elsewhere there is no limit.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(number: int, frame: object) -> None:
        del number, frame
        raise Endless(f"it has taken {seconds:g} s of the processor")

    before = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds, _AGAIN_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
