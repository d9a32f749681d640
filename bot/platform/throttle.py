"""Repeats work on demand, but no more often than allowed; the newest state wins."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.platform.gate import Gate
from data.connect import log_trouble

log = logging.getLogger(__name__)

AGAIN_SECONDS: Final = 5.0
"""Until work is tried again for which the database could not be asked."""


class Throttle:
    """Runs `work` after each `touch`: one run at a time, with starts at least `pace` seconds apart.

    Touches during a scheduled or active run lead to one more run. `work` reads the state when it runs and returns
    whether it did anything; if not, the run does not count for the pace. An idle throttle has no task.
    Work is done again later if the database could not be asked for it.
    """

    __slots__ = (
        "_again",
        "_at",
        "_at_ease",
        "_delay",
        "_due",
        "_gate",
        "_has_nothing",
        "_is_retry",
        "_pace",
        "_stopped",
        "_task",
        "_timer",
        "_work",
    )

    def __init__(
        self,
        work: Callable[[], Awaitable[bool]],
        *,
        pace: float,
        delay: float = 0.0,
        gate: Gate | None = None,
        has_nothing: Callable[[], bool] = lambda: False,
        at_ease: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """`delay`: least seconds from a touch to its run, to batch changes. `gate`: runs wait for its answers.
        `has_nothing`: whether there is surely nothing to do until the next touch, so that no run is needed.
        `at_ease`: least seconds between runs where there is more time than the pace says; a touch after which there is
        less brings a scheduled run forward.
        """
        self._has_nothing = has_nothing
        self._gate = gate
        self._work = work
        self._pace = pace
        self._delay = delay
        self._at_ease = at_ease
        self._is_retry = False
        self._at = float("-inf")
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0
        """When it rings, in the loop's time: uvloop's handle of what is due at once does not say that."""
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._stopped = False

    @property
    def is_idle(self) -> bool:
        """Whether no run is active or scheduled."""
        return self._task is None and self._timer is None

    def touch(self) -> None:
        """Request a run."""
        if self._stopped:
            return
        if self._task is not None:
            self._again = True
            return
        if self._is_retry:
            return
        now = asyncio.get_running_loop().time()
        wait = max(self._delay, self._at + max(self._pace, self._at_ease()) - now)
        if self._timer is not None and now + wait < self._due:
            self._timer.cancel()
            self._timer = None
        if self._timer is None:
            self._begin_later(wait)

    def _begin_later(self, seconds: float) -> None:
        if not self._stopped:
            loop = asyncio.get_running_loop()
            self._due = loop.time() + seconds
            self._timer = loop.call_later(seconds, self._begin)

    async def settle(self) -> None:
        """Wait for the active run."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def stop(self) -> None:
        """Cancel scheduled runs; wait for the active one."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        await self.settle()

    def _begin(self) -> None:
        self._timer, self._is_retry = None, False
        if not self._has_nothing():
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        if self._gate is not None:
            await self._gate.over()
        begun, before = asyncio.get_running_loop().time(), self._at
        self._at = begun
        try:
            if not await self._work():
                self._at = before
        except Exception as error:
            if log_trouble(log, error, "A message could not be brought up to date"):
                self._begin_later(AGAIN_SECONDS)
                self._is_retry = True
        finally:
            self._task = None
            if self._again:
                self._again = False
                self.touch()
