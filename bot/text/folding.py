"""Normalizes text for comparing names: width, case, kana and numbers; counts typos."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from rapidfuzz.distance import OSA

_LONGEST: Final = 100
"""Only this many characters of a text are compared; names are shorter."""
_REMEMBERED: Final = 4096
"""Cache size for normalized texts: all names and recent input."""

_TO_HIRAGANA: Final = {code: code - 0x60 for code in range(0x30A1, 0x30F7)} | dict.fromkeys(map(ord, "'’"))
"""Katakana to hiragana; removes apostrophes."""

_KANJI_NUMBERS: Final = str.maketrans("一二三四五六七八九", "123456789")
_NUMBER_WORDS: Final = {"two": "2", "five": "5", "seven": "7", "sevens": "7", "7s": "7", "nine": "9"}
_SEVEN: Final = re.compile("しち|なな|shichi")
_SEVENS: Final = re.compile(" *(7) ?(ならべ|並べ|narabe) *")
"""The suffix of most names in the family; split off as its own word."""

_DOUBLED: Final = re.compile(r"(.)\1+")

_SLIP_FROM: Final = 4
"""Shorter texts are too similar to other names to count typos."""
_START_FROM: Final = 6
"""As above, when compared with the beginning of a longer word."""
_TWO_SLIPS_FROM: Final = 10


def folded(text: str) -> str:
    """Lower-case words of letters and digits, katakana as hiragana; single spaces, no punctuation."""
    return _folded(text[:_LONGEST])


def read(text: str) -> str:
    """`folded`, with numbers as digits and *7 narabe* as a separate word."""
    return _read(text[:_LONGEST])


def slips(typed: str, name: str) -> int | None:
    """The number of typos between a name and the typed text; None if there are too many for its length.

    A typo is an extra, missing or wrong letter, or two swapped letters; the first letter must match. All doubled and
    undoubled letters together count as one typo.
    """
    if len(typed) < _SLIP_FROM or typed[0] != name[:1]:
        return None
    most = _most_slips(typed)
    fewest = OSA.distance(typed, name, score_cutoff=most)
    if len(single := _DOUBLED.sub(r"\1", typed)) >= _SLIP_FROM:
        fewest = min(fewest, max(1, OSA.distance(single, _DOUBLED.sub(r"\1", name), score_cutoff=most)))
    return fewest if fewest <= most else None


def slips_at_start(typed: str, word: str) -> int | None:
    """As `slips`; from `_START_FROM` letters on, compares with the word's beginning."""
    if len(typed) < _START_FROM:
        return slips(typed, word)
    most = _most_slips(typed)
    lengths = {min(len(word), len(typed) + more) for more in range(-most, most + 1)}
    return min((wrong for each in lengths if (wrong := slips(typed, word[:each])) is not None), default=None)


def _most_slips(typed: str) -> int:
    return 2 if len(typed) >= _TWO_SLIPS_FROM else 1


@lru_cache(_REMEMBERED)
def _folded(text: str) -> str:
    narrow = unicodedata.normalize("NFKC", text).casefold().translate(_TO_HIRAGANA)
    return " ".join(re.findall(r"[^\W_]+", narrow))


@lru_cache(_REMEMBERED)
def _read(text: str) -> str:
    digits = _SEVEN.sub("7", _folded(text).translate(_KANJI_NUMBERS))
    apart = _SEVENS.sub(r" 7narabe ", digits)
    return " ".join(_NUMBER_WORDS.get(word, word) for word in apart.split())
