"""Everything that the program takes from outside: the time, chance, and how long something has taken.

Nothing else in bot and data reads a clock or a source of chance. So tests can run a program, or several in one process,
in a time and with a chance of their own: they set `outside` in the context that its tasks are made in.
"""

import time
from collections.abc import Callable
from contextvars import Context, ContextVar
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Final


@dataclass(frozen=True)
class Outside:
    """`now_ms`: the time in milliseconds since 1970, which may jump. `stopwatch`: seconds from some moment on, for
    measuring. `chance`: what deals, secrets and names are drawn from."""

    now_ms: Callable[[], int]
    stopwatch: Callable[[], float]
    chance: Random


_REAL: Final = Outside(lambda: time.time_ns() // 1_000_000, time.perf_counter, SystemRandom())
outside: Final = ContextVar("outside", default=_REAL)


def bare_context() -> Context:
    """A context that has nothing of the current one but this: what lives long in it keeps nothing else in memory."""
    context = Context()
    context.run(outside.set, outside.get())
    return context


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return outside.get().now_ms()


def stopwatch() -> float:
    """Seconds from some moment on."""
    return outside.get().stopwatch()


def chance() -> Random:
    """The source of chance: the operating system's, unless a test gives another."""
    return outside.get().chance


def token_hex(size: int) -> str:
    """A random text of this many bytes, in hexadecimal digits."""
    return chance().getrandbits(8 * size).to_bytes(size).hex()
