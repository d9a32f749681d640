"""Where deals get their randomness: Python's generator for a seed, or a stream of hashes for a fair key.

Guesses that must end in time draw from a generator with a deadline.
"""

import hmac
from collections.abc import Callable, MutableSequence, Sequence
from hashlib import sha256
from random import Random
from typing import Any, Final, Protocol, TypeVar

_WORD_BYTES: Final = 4
_WORDS: Final = 1 << 8 * _WORD_BYTES
T = TypeVar("T")


class Chance(Protocol):
    """The source of chance that deals draw from. `random.Random` is one."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to `stop - 1`, each as likely."""
        ...

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put a list into a random order."""
        ...

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Draw `k` different items, in random order."""
        ...


class HashStream:
    """Numbers from hashes of a key, which any language can repeat (`docs/fair-deals.md`).

    Block i, from 0, is HMAC-SHA256(key, "label/i"); a block is eight words of 32 bits, big-endian.
    """

    __slots__ = ("_blocks", "_key", "_label", "_words")

    def __init__(self, key: bytes, label: str) -> None:
        """`label` tells apart the streams of one key, in ASCII."""
        self._key, self._label = key, label
        self._blocks = 0
        self._words: list[int] = []

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to `stop - 1`: the next word modulo `stop`; words that would favour small numbers are
        skipped.

        Raises ValueError unless 1 <= stop <= 2**32.
        """
        if not 1 <= stop <= _WORDS:
            raise ValueError(f"{stop} is not from 1 to 2**32")
        limit = _WORDS - _WORDS % stop
        while (word := self._word()) >= limit:
            pass
        return word % stop

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Fisher-Yates from the end: for i = n - 1 down to 1, swap item i with item `randrange(i + 1)`."""
        for i in range(len(x) - 1, 0, -1):
            j = self.randrange(i + 1)
            x[i], x[j] = x[j], x[i]

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """The first `k` items of the shuffled list."""
        items = list(population)
        self.shuffle(items)
        return items[:k]

    def _word(self) -> int:
        if not self._words:
            block = hmac.digest(self._key, f"{self._label}/{self._blocks}".encode("ascii"), sha256)
            self._blocks += 1
            self._words = [
                int.from_bytes(block[at : at + _WORD_BYTES], "big") for at in range(0, len(block), _WORD_BYTES)
            ]
            self._words.reverse()
        return self._words.pop()


Clock = Callable[[], float]
"""Returns seconds since some moment."""


class OutOfTime(Exception):
    """A deadline is over."""


class ThinkingDeadline:
    """Some processor time from now on, which `check` ends.

    To ask for processor time takes a system call, some twenty times as long as to ask for the time. It never passes
    faster than time does, so it is asked for again only when as much time has passed as was left of it.
    """

    __slots__ = ("_again", "_end", "_processor", "_wall")

    def __init__(self, seconds: float, *, processor: Clock, wall: Clock) -> None:
        """`processor`: the processor time of this thread. `wall`: a clock that is never slower."""
        self._processor, self._wall = processor, wall
        self._end = processor() + seconds
        self._again = wall() + seconds

    def left(self) -> float:
        """Return the seconds of processor time that are left; below 0 afterwards."""
        return self._end - self._processor()

    def check(self) -> None:
        """Raise OutOfTime if no time is left."""
        if self._wall() < self._again:
            return
        left = self.left()
        if left <= 0:
            raise OutOfTime
        self._again = self._wall() + left


class TimedRandom(Random):
    """Draws from another generator, and raises OutOfTime as soon as its deadline is over."""

    def __init__(self, source: Random, deadline: ThinkingDeadline) -> None:
        super().__init__(0)
        self.deadline = deadline
        self._source = source

    def random(self) -> float:
        self.deadline.check()
        return self._source.random()

    def getrandbits(self, k: int, /) -> int:
        self.deadline.check()
        return self._source.getrandbits(k)
