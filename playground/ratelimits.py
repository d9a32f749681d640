"""Rate limits as Discord keeps them: a window for each bucket and major parameter, and one for all requests."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from playground import limits
from playground.clock import Clock
from playground.errors import ApiError
from playground.limits import Pace


@dataclass(slots=True)
class _Window:
    ends: float
    used: int = 0


@dataclass(frozen=True, slots=True)
class Bucket:
    """`name` is told to the client as a hash; routes of one bucket share it."""

    name: str
    pace: Pace

    @property
    def hash(self) -> str:
        return hashlib.blake2b(self.name.encode(), digest_size=16).hexdigest()


class RateLimits:
    """Counts requests; `off` counts nothing and sends no headers."""

    def __init__(self, clock: Clock, *, off: bool) -> None:
        self._clock = clock
        self.off = off
        self._windows: dict[tuple[str, str], _Window] = {}
        self._hashes: dict[str, str] = {}
        self._global = _Window(0.0)
        self._next_sweep = 0.0

    def check_global(self) -> None:
        """Fifty requests in a second, those of interactions not counted."""
        if self.off:
            return
        now = self._clock.now()
        window = self._global
        if now >= window.ends:
            window.ends, window.used = now + limits.GLOBAL_PACE.seconds, 0
        window.used += 1
        if window.used > limits.GLOBAL_PACE.requests:
            raise too_fast(window.ends - now, scope="global")

    def take(self, bucket: Bucket, major: str) -> dict[str, str]:
        """The headers of the answer; refused with 429 where the window is full."""
        if self.off:
            return {}
        now = self._clock.now()
        self._sweep(now)
        window = self._window(bucket.name, major, bucket.pace, now)
        full = window.used >= bucket.pace.requests
        if not full:
            window.used += 1
        wait = window.ends - now
        headers = {
            "X-RateLimit-Limit": str(bucket.pace.requests),
            "X-RateLimit-Remaining": str(bucket.pace.requests - window.used),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": self._hash(bucket),
        }
        if full:
            raise too_fast(wait, scope="user", headers=headers)
        return headers

    def take_old_edit(self, channel_id: int) -> None:
        """Edits of messages older than an hour have a window of their own beneath that of all edits (30046)."""
        if self.off:
            return
        now = self._clock.now()
        window = self._window("edits of old messages", str(channel_id), limits.OLD_EDIT_PACE, now)
        if window.used >= limits.OLD_EDIT_PACE.requests:
            raise too_fast(window.ends - now, scope="shared", code=30046)
        window.used += 1

    def _window(self, name: str, major: str, pace: Pace, now: float) -> _Window:
        window = self._windows.get((name, major))
        if window is None or now >= window.ends:
            window = self._windows[name, major] = _Window(now + pace.seconds)
        return window

    def _hash(self, bucket: Bucket) -> str:
        known = self._hashes.get(bucket.name)
        if known is None:
            known = self._hashes[bucket.name] = bucket.hash
        return known

    def _sweep(self, now: float) -> None:
        if now >= self._next_sweep:
            self._next_sweep = now + 60
            self._windows = {key: window for key, window in self._windows.items() if window.ends > now}


def too_fast(
    retry_after: float, *, scope: str, headers: dict[str, str] | None = None, code: int | None = None
) -> ApiError:
    """429 with what discord.py looks at."""
    retry_after = round(max(0.001, retry_after), 3)
    messages = {
        None: "You are being rate limited.",
        30046: "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    }
    everything = {
        **(headers or {}),
        "Retry-After": str(int(retry_after) + 1),
        "Via": "1.1 playground",
        "X-RateLimit-Scope": scope,
    }
    if scope == "global":
        everything["X-RateLimit-Global"] = "true"
    extra = {"retry_after": retry_after, "global": scope == "global"}
    return ApiError(429, code or 0, messages[code], extra=extra, headers=everything)
