"""Limits the requests that the bot makes by itself: a fixed rate, and a pause after many refusals.

Discord allows a bot 50 requests per second and bans an address after 10,000 refused requests in 10 minutes. Answers to
interactions are not limited here: they are exempt from that rate, or users wait for them. Processes that share the
shards of servers share the rate in the same proportion.
"""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Final

import aiohttp

from data.connect import told
from data.errors import StoreGone

log = logging.getLogger(__name__)

RATE: Final = 45
"""Requests per second; the rest of Discord's limit is for requests that do not pass through here."""
BUDGET: Final = 2_500
"""Refusals within the window that pause the bot's own requests..."""
WINDOW: Final = 600.0
"""... and the window's length in seconds."""
REFUSED: Final = frozenset({400, 401, 403, 404, 429})
"""Response statuses that count as refusals. Discord counts 401, 403 and 429."""


class Traffic:
    """Admits the bot's own requests one by one and counts the refusals of the whole process."""

    def __init__(self, *, rate: int = RATE, budget: int = BUDGET, window: float = WINDOW) -> None:
        """`rate`: requests per second. `budget`: refusals in `window` seconds that pause the bot's requests."""
        self.share: Callable[[], float] = lambda: 1.0
        """This process's part of the rate, from 0 to 1."""
        self.confirm: Callable[[], Awaitable[None]] = _nothing
        """Raises StoreGone if another process has taken over what this one makes requests for."""
        self._rate = rate
        self._begun: deque[float] = deque(maxlen=rate)
        self._refused: deque[float] = deque(maxlen=budget)
        self._window = window
        self._queue, self._asking = asyncio.Lock(), asyncio.Lock()
        self._closing = asyncio.Event()
        self.responses: Counter[int] = Counter()
        """Responses of Discord by status, retries included."""
        self.waiting = 0
        """Requests that wait for their turn."""
        self._is_held_back = False
        self._is_unsure = False
        """Whether it cannot be found out if another process has taken over."""

    def trace(self) -> aiohttp.TraceConfig:
        """A trace that counts the refusals of an HTTP client, retries included."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._on_request_end)
        return config

    def refused(self) -> None:
        """Count a refused request."""
        self._refused.append(asyncio.get_running_loop().time())

    @property
    def refusals(self) -> int:
        """The refusals within the window, as far as they are counted: at most the budget."""
        since = asyncio.get_running_loop().time() - self._window
        return sum(at > since for at in self._refused)

    @property
    def is_used_up(self) -> bool:
        """Whether the refusal budget is used up, so that only answers to interactions may be sent."""
        return self._seconds_to_recovery() > 0

    async def recovered(self) -> bool:
        """Wait until the refusal budget allows requests, and this process may make them; False: make no request."""
        if not await self._confirmed():
            return False
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
        """Wait until one more request is allowed; False: closed, make no request."""
        self.waiting += 1
        try:
            async with self._queue:
                if not await self.recovered():
                    return False
                now = asyncio.get_running_loop().time
                allowed = max(1, int(self._rate * self.share()))
                if len(self._begun) >= allowed and (wait := self._begun[-allowed] + 1.0 - now()) > 0:
                    await self._sleep(wait)
                self._begun.append(now())
        finally:
            self.waiting -= 1
        return not self._closing.is_set()

    async def _confirmed(self) -> bool:
        """Whether no other process has taken over. Where that is unknown, wait until it is known; one asks for all."""
        async with self._asking:
            while not self._closing.is_set():
                try:
                    await self.confirm()
                except StoreGone:
                    return False
                except Exception as error:
                    if not self._is_unsure:
                        log.warning("Boards and calls wait until the database can be asked: %s", told(error))
                    self._is_unsure = True
                    await self._sleep(1.0)
                else:
                    self._is_unsure = False
                    return True
            return False

    def refuse_requests(self) -> None:
        """Release all waiting requests and refuse new ones."""
        self._closing.set()

    def _seconds_to_recovery(self) -> float:
        if len(self._refused) < (self._refused.maxlen or 0):
            return 0.0
        return self._refused[0] + self._window - asyncio.get_running_loop().time()

    async def _sleep(self, seconds: float) -> None:
        """Sleep for this long, or until `refuse_requests`."""
        try:
            async with asyncio.timeout(seconds):
                await self._closing.wait()
        except TimeoutError:
            pass

    async def _on_request_end(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        self.responses[end.response.status] += 1
        # Discord does not count 429s of limits shared by many bots.
        is_shared = end.response.headers.get("X-RateLimit-Scope") == "shared"
        if end.response.status in REFUSED and not is_shared:
            self.refused()


async def _nothing() -> None:
    pass
