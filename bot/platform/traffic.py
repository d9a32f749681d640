"""What the bot asks of Discord by itself, and not to answer somebody: so much a second, and less where it is refused.

Discord takes fifty requests a second of a bot and bans an address that was refused ten thousand times in ten minutes.
What answers people is never held back here: it has no such limit, or is what people wait for.
"""

import asyncio
import logging
from collections import deque
from types import SimpleNamespace
from typing import Final

import aiohttp

log = logging.getLogger(__name__)

RATE: Final = 45
"""Requests in any second: some are left for what does not ask here."""
BUDGET: Final = 2_500
"""So many refusals within the window hold the bot's own requests back..."""
WINDOW: Final = 600.0
"""... whose length this is, in seconds."""
REFUSED: Final = frozenset({400, 401, 403, 404, 429})
"""Statuses that say that something should not have been asked, or not so often. Discord counts 401, 403 and 429."""


class Traffic:
    """Lets the bot's own requests through, one after the other; counts the refusals of the whole process."""

    def __init__(self, *, rate: int = RATE, budget: int = BUDGET, window: float = WINDOW) -> None:
        """`rate`: requests a second. `budget`: refusals in `window` seconds after which the bot asks nothing more."""
        self._begun: deque[float] = deque(maxlen=rate)
        self._refused: deque[float] = deque(maxlen=budget)
        self._window = window
        self._queue = asyncio.Lock()
        self._closing = asyncio.Event()
        self._is_held_back = False

    def trace(self) -> aiohttp.TraceConfig:
        """Counts what an HTTP client is answered, with each try of its own."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._on_request_end)
        return config

    def refused(self) -> None:
        """A request of this process was refused."""
        self._refused.append(asyncio.get_running_loop().time())

    @property
    def is_used_up(self) -> bool:
        """Whether so much was refused lately that nothing is to be asked but what answers people."""
        return self._seconds_to_recovery() > 0

    async def recovered(self) -> bool:
        """Wait until the budget of refusals is not used up; False: nothing more is to be asked at all."""
        while not self._closing.is_set() and (wait := self._seconds_to_recovery()) > 0:
            if not self._is_held_back:
                self._is_held_back = True
                log.warning("%d requests were refused lately: boards and calls wait", len(self._refused))
            await self._sleep(wait)
        if self._is_held_back and not self._closing.is_set():
            self._is_held_back = False
            log.info("Boards and calls go on")
        return not self._closing.is_set()

    async def turn(self) -> bool:
        """Wait until one more request may be made; False: nothing more is to be asked at all."""
        async with self._queue:
            if not await self.recovered():
                return False
            now = asyncio.get_running_loop().time
            if len(self._begun) == self._begun.maxlen and (wait := self._begun[0] + 1.0 - now()) > 0:
                await self._sleep(wait)
            self._begun.append(now())
        return not self._closing.is_set()

    def close(self) -> None:
        """Let nobody wait any longer, and nothing more through."""
        self._closing.set()

    def _seconds_to_recovery(self) -> float:
        if len(self._refused) < (self._refused.maxlen or 0):
            return 0.0
        return self._refused[0] + self._window - asyncio.get_running_loop().time()

    async def _sleep(self, seconds: float) -> None:
        """For so long, or until nothing more is to be asked."""
        try:
            async with asyncio.timeout(seconds):
                await self._closing.wait()
        except TimeoutError:
            pass

    async def _on_request_end(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        # Discord does not count what many bots share.
        is_shared = end.response.headers.get("X-RateLimit-Scope") == "shared"
        if end.response.status in REFUSED and not is_shared:
            self.refused()
