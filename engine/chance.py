"""Where deals get their randomness: Python's generator for a seed, or a stream of hashes for a fair key."""

import hmac
from collections.abc import MutableSequence
from hashlib import sha256
from typing import Any, Final, Protocol

_WORD_BYTES: Final = 4
_WORDS: Final = 1 << 8 * _WORD_BYTES


class Chance(Protocol):
    """What deals draw from. `random.Random` is one."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to `stop - 1`, each as likely."""
        ...

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put a list into a random order."""
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

    def _word(self) -> int:
        if not self._words:
            block = hmac.digest(self._key, f"{self._label}/{self._blocks}".encode("ascii"), sha256)
            self._blocks += 1
            self._words = [
                int.from_bytes(block[at : at + _WORD_BYTES], "big") for at in range(0, len(block), _WORD_BYTES)
            ]
            self._words.reverse()
        return self._words.pop()
