"""Requests made in the background, and again while Discord is failing."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

WAITS: Final = (1.0, 5.0, 20.0, 60.0, 300.0)
"""Seconds to wait before each retry."""
AT_ONCE: Final = (0.0, *WAITS)


class Retrying:
    """Makes requests until they have succeeded, were tried often enough, or the service stops."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()

    def __len__(self) -> int:
        """How many requests are still to be made."""
        return len(self._under_way)

    def keep_trying(
        self,
        attempt: Callable[[], Awaitable[bool]],
        *,
        then: Callable[[], None] = lambda: None,
        waits: Sequence[float] = AT_ONCE,
    ) -> None:
        """Make an attempt after each of these waits until one says that nothing is left to do. `then`: called after
        that, or after the last one."""
        task = asyncio.get_running_loop().create_task(self._try(attempt, then, waits))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def stop_retrying(self) -> None:
        """Finish the requests in progress and stop retrying."""
        self._closing.set()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _try(
        self, attempt: Callable[[], Awaitable[bool]], then: Callable[[], None], waits: Sequence[float]
    ) -> None:
        for wait in waits:
            if wait:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self._closing.wait()
                if self._closing.is_set():
                    return
            if await attempt():
                break
        then()
