"""Text as names are compared: one width, case and kana; numbers read alike; how far off a slip of the finger is."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from rapidfuzz.distance import OSA

_LONGEST: Final = 100
"""Letters of a text that are looked at: no name is so long."""
_REMEMBERED: Final = 4096
"""Texts that are kept as they are compared: all names, and what was typed lately."""

_TO_HIRAGANA: Final = {code: code - 0x60 for code in range(0x30A1, 0x30F7)} | dict.fromkeys(map(ord, "'’"))
"""Katakana as hiragana; apostrophes are left out."""

_KANJI_NUMBERS: Final = str.maketrans("一二三四五六七八九", "123456789")
_NUMBER_WORDS: Final = {"two": "2", "five": "5", "seven": "7", "sevens": "7", "7s": "7", "nine": "9"}
_SEVEN: Final = re.compile("しち|なな|shichi")
_SEVENS: Final = re.compile(" *(7) ?(ならべ|並べ|narabe) *")
"""The name that most games of the family end with: a word of its own wherever it stands."""

_DOUBLED: Final = re.compile(r"(.)\1+")

_SLIP_FROM: Final = 4
"""Shorter texts are too like too many others to be a slip of the finger."""
_START_FROM: Final = 6
"""As above, for what may be the beginning of a longer word."""
_TWO_SLIPS_FROM: Final = 10


def folded(text: str) -> str:
    """Words of small letters and digits, with hiragana for katakana; one space between words, no signs."""
    return _folded(text[:_LONGEST])


def read(text: str) -> str:
    """`folded`, with numbers in digits however they are written, and *7 narabe* apart from other words."""
    return _read(text[:_LONGEST])


def slips(typed: str, name: str) -> int | None:
    """How many slips of the finger lead from a name to what was typed.

    A slip is a letter too many, too few or wrong, or two letters that have changed places; the first letter is never
    one. All doubled and undoubled letters together are one slip. None: more than there may be among so many letters.
    """
    if len(typed) < _SLIP_FROM or typed[0] != name[:1]:
        return None
    most = _most_slips(typed)
    single = OSA.distance(_DOUBLED.sub(r"\1", typed), _DOUBLED.sub(r"\1", name), score_cutoff=most)
    fewest = min(OSA.distance(typed, name, score_cutoff=most), max(1, single))
    return fewest if fewest <= most else None


def slips_at_start(typed: str, word: str) -> int | None:
    """As `slips`, from the word or, of enough letters, from its beginning."""
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
