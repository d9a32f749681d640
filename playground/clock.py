"""The playground's clock. Tests move it ahead, so that deadlines and token expiry need no real waiting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime


class Timer:
    """Calls `call` once, when the clock has reached `when` (Unix seconds)."""

    __slots__ = ("_call", "_clock", "_handle", "when")

    def __init__(self, clock: Clock, when: float, call: Callable[[], None]) -> None:
        self._clock = clock
        self._call = call
        self._handle: asyncio.TimerHandle | None = None
        self.when = when

    def arm(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        loop = asyncio.get_running_loop()
        self._handle = loop.call_later(max(0.0, self.when - self._clock.now()), self._ring)

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._clock.forget(self)

    def _ring(self) -> None:
        if self._clock.now() < self.when:  # the clock is stopped
            self.arm()
            return
        self._clock.forget(self)
        self._call()


class Clock:
    """Unix time in seconds, `ahead` seconds before `machine`, by default the machine's clock."""

    def __init__(self, machine: Callable[[], float] = time.time) -> None:
        self.ahead = 0.0
        self._machine = machine
        self._stands_at: float | None = None
        self._timers: set[Timer] = set()

    def now(self) -> float:
        return (self._machine() if self._stands_at is None else self._stands_at) + self.ahead

    def stand(self) -> None:
        """Stop the clock: from now on only `move` advances it."""
        self._stands_at = self._machine()

    def iso(self) -> str:
        return iso(self.now())

    def after(self, seconds: float, call: Callable[[], None]) -> Timer:
        timer = Timer(self, self.now() + seconds, call)
        self._timers.add(timer)
        timer.arm()
        return timer

    def move(self, seconds: float) -> None:
        """Move ahead by `seconds`. Never back: snowflakes contain times and must increase."""
        if seconds < 0:
            raise ValueError("The clock goes ahead only.")
        self.ahead += seconds
        for timer in list(self._timers):
            timer.arm()

    def forget(self, timer: Timer) -> None:
        self._timers.discard(timer)

    def stop(self) -> None:
        for timer in list(self._timers):
            timer.cancel()


def iso(seconds: float) -> str:
    """A time in Discord's format: `2026-07-01T12:00:00.000000+00:00`."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
