"""Rate limits as Discord applies them: a window per bucket and major parameter, and a global one."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from playground import limits
from playground.clock import Clock
from playground.errors import ApiError
from playground.limits import RequestPace


@dataclass(slots=True)
class _Window:
    ends: float
    used: int = 0


@dataclass(frozen=True, slots=True)
class Bucket:
    """A rate limit bucket; routes of one bucket share it. Clients get a hash of `name`."""

    name: str
    pace: RequestPace

    @property
    def hash(self) -> str:
        return hashlib.blake2b(self.name.encode(), digest_size=16).hexdigest()


class RateLimits:
    """Counts requests; with `off` it counts nothing and sends no headers."""

    def __init__(self, clock: Clock, *, off: bool) -> None:
        self._clock = clock
        self.off = off
        self._windows: dict[tuple[str, str], _Window] = {}
        self._hashes: dict[str, str] = {}
        self._global = _Window(0.0)
        self._next_sweep = 0.0

    def check_global(self) -> None:
        """Count a request towards the global limit, 50 a second; interaction responses are exempt."""
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
        """Count a request and return the rate limit headers; raises 429 if the window is full."""
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
        """Count an edit of a message older than an hour: its own window below that of all edits (30046)."""
        if self.off:
            return
        now = self._clock.now()
        window = self._window("edits of old messages", str(channel_id), limits.OLD_EDIT_PACE, now)
        if window.used >= limits.OLD_EDIT_PACE.requests:
            raise too_fast(window.ends - now, scope="shared", code=30046)
        window.used += 1

    def _window(self, name: str, major: str, pace: RequestPace, now: float) -> _Window:
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
    """A 429 with the headers and fields that discord.py reads."""
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
