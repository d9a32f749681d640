"""Gives answers to interactions priority: background work waits briefly until no answer is in progress.

This also orders one message's updates: an answer arrives before the next edit, so that it cannot overwrite newer state.
"""

import asyncio
import contextlib
from types import TracebackType
from typing import Final

PATIENCE: Final = 0.05
"""Seconds after which background work starts anyway."""
ANSWER_SECONDS: Final = 3.0
"""Seconds that Discord waits for an answer."""


class Gate:
    """Use `with gate:` around giving an answer, and `await gate.over()` before background work."""

    def __init__(self) -> None:
        self._answers = 0
        self._over = asyncio.Event()

    def __enter__(self) -> None:
        self._answers += 1
        self._over.clear()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None:
        self._answers -= 1
        if not self._answers:
            self._over.set()

    async def over(self, patience: float = PATIENCE) -> None:
        """Wait until no answer is in progress, for at most `patience` seconds."""
        if self._answers:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await self._over.wait()
