"""Snowflakes: milliseconds since 2015 in the upper bits, so that they sort by time."""

from __future__ import annotations

from typing import Final

from playground.clock import Clock

EPOCH_MS: Final = 1_420_070_400_000
_LOW_BITS: Final = 22
_PER_MILLISECOND: Final = 4096


def time_of(snowflake: int) -> float:
    """Unix seconds at which the snowflake was made."""
    return ((snowflake >> _LOW_BITS) + EPOCH_MS) / 1000


def shard_of(guild_id: int, shards: int) -> int:
    return (guild_id >> _LOW_BITS) % shards


class Snowflakes:
    """Makes snowflakes, each greater than the one before."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last_ms = 0
        self._count = 0

    def new(self) -> int:
        now = int(self._clock.now() * 1000) - EPOCH_MS
        if now > self._last_ms:
            self._last_ms, self._count = now, 0
        else:
            self._count += 1
            if self._count == _PER_MILLISECOND:
                self._last_ms, self._count = self._last_ms + 1, 0
        return (self._last_ms << _LOW_BITS) | self._count
