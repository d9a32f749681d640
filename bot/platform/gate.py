"""Who waits for an answer goes first: what can wait begins when nobody does.

Also of one message: what is answered with it arrives before it is edited, lest an edit be overtaken by older news.
"""

import asyncio
import contextlib
from types import TracebackType
from typing import Final

PATIENCE: Final = 0.05
"""Seconds after which what can wait begins all the same."""
ANSWER_SECONDS: Final = 3.0
"""So long Discord waits for an answer."""


class Gate:
    """`with gate:` around giving an answer; `await gate.over()` before what can wait."""

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

    @property
    def is_on(self) -> bool:
        """Whether somebody is being answered."""
        return self._answers > 0

    async def over(self, patience: float = PATIENCE) -> None:
        """Wait until nobody is being answered, but not longer than `patience` seconds."""
        if self._answers:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await self._over.wait()
