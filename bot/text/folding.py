"""Normalizes text for comparing names: width, case, kana, Hangul, Chinese characters and numbers; counts typos."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from rapidfuzz.distance import OSA

_LONGEST: Final = 100
"""Only this many characters of a text are compared; names are shorter."""
REMEMBERED: Final = 4096
"""Cache size for normalized texts: all names and recent input."""

_TO_HIRAGANA: Final = {code: code - 0x60 for code in range(0x30A1, 0x30F7)} | dict.fromkeys(map(ord, "'’"))
"""Katakana to hiragana; removes apostrophes."""

_SYLLABLES: Final = re.compile("[가-힣]+")
_CONSONANTS: Final = re.compile("[ㄱ-ㅎ ]+")
_COMPOUNDS: Final = {
    ord(each[0]): each[1:]
    for each in (
        *("ㅘㅗㅏ", "ㅙㅗㅐ", "ㅚㅗㅣ", "ㅝㅜㅓ", "ㅞㅜㅔ", "ㅟㅜㅣ", "ㅢㅡㅣ", "ㄳㄱㅅ", "ㄵㄴㅈ", "ㄶㄴㅎ"),
        *("ㄺㄹㄱ", "ㄻㄹㅁ", "ㄼㄹㅂ", "ㄽㄹㅅ", "ㄾㄹㅌ", "ㄿㄹㅍ", "ㅀㄹㅎ", "ㅄㅂㅅ"),
    )
}
"""Letters of Hangul that are typed with two keys."""
_LETTERS: Final = {
    first + number: letter.translate(_COMPOUNDS)
    for first, letters in (
        (0x1100, "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"),
        (0x1161, "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"),
        (0x11A8, "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"),
    )
    for number, letter in enumerate(letters)
}
"""The letters at the beginning, in the middle and at the end of a syllable, as the keys that type them.

A syllable that is still being typed (*세븐ㅅ*, *나낱* for *나나토*) is then the beginning of the whole.
"""

TO_SIMPLIFIED: Final = str.maketrans(
    "並兩則単單國對張攤斬會殺決瘋碼籌紅紙線繞罰與萬蓋蘭蝕蟲規計諾轟進錢鎖門閉開關陰陽階険險雙霊靈飄鳥龍発組圍將帶數礎見討議記連撲鵝",
    "并两则单单国对张摊斩会杀决疯码筹红纸线绕罚与万盖兰蚀虫规计诺轰进钱锁门闭开关阴阳阶险险双灵灵飘鸟龙发组围将带数础见讨议记连扑鹅",
)
"""Characters of Taiwan and Japan as the mainland writes them: those in names, as others occur in no match."""

_KANJI_NUMBERS: Final = str.maketrans("一二三四五六七八九两", "1234567892")
_NUMBER_WORDS: Final = {
    "one": "1",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "sevens": "7",
    "7s": "7",
    "eins": "1",
    "zwei": "2",
    "drei": "3",
    "vier": "4",
    "fünf": "5",
    "fuenf": "5",
    "sechs": "6",
    "sieben": "7",
    "acht": "8",
    "neun": "9",
    "ㄷㅜ": "2",
    "ㅅㅔ": "3",
    "ㄴㅔ": "4",
}
_OF_CARDS: Final = re.compile("^扑克 ?(?=.)")
"""*Playing-card*, before the name of a game; alone it is poker."""
_SEVEN_OF_HEARTS: Final = re.compile("^7 of hearts?$")
"""Read as *Badam 7*, which it means; as a name of its own it would be found by *hearts*, which is another game."""
_SEVEN: Final = re.compile("しち|なな|shichi")
_SEVENS: Final = re.compile(" *(7) ?(ならべ|并べ|narabe) *")
"""The suffix of most names in the family, as folded; split off as its own word."""

_DOUBLED: Final = re.compile(r"(.)\1+")

_SLIP_FROM: Final = 4
"""Shorter texts are too similar to other names to count typos."""
_START_FROM: Final = 6
"""As above, when compared with the beginning of a longer word."""
_TWO_SLIPS_FROM: Final = 10


def folded(text: str) -> str:
    """Lower-case words of letters and digits, with single spaces and no punctuation.

    Katakana is hiragana, Chinese is simplified, and a syllable of Hangul is its letters.
    """
    return _folded(text[:_LONGEST])


def read(text: str) -> str:
    """`folded`, with numbers as digits and *7 narabe* as a separate word."""
    return _read(text[:_LONGEST])


def initials(name: str) -> str:
    """The first consonants of a name's syllables, by which Koreans search (*ㅅㅂ* for *세븐*); the rest as folded."""
    return _folded(_SYLLABLES.sub(lambda found: "".join(map(_first, found[0])), name[:_LONGEST]))


def is_phonetic(text: str) -> bool:
    """Whether folded text is Latin or Hangul, whose letters say less than a kana or a Chinese character."""
    return all(each.isascii() or "ㄱ" <= each <= "ㅣ" for each in text)


def are_initials(typed: str) -> bool:
    """Whether folded text has consonants of Hangul only."""
    return _CONSONANTS.fullmatch(typed) is not None


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


@lru_cache(REMEMBERED)
def _folded(text: str) -> str:
    narrow = unicodedata.normalize("NFKC", text).casefold().translate(_TO_HIRAGANA).translate(TO_SIMPLIFIED)
    letters = _SYLLABLES.sub(lambda found: unicodedata.normalize("NFD", found[0]), narrow).translate(_LETTERS)
    return " ".join(re.findall(r"[^\W_]+", letters))


def _first(syllable: str) -> str:
    return unicodedata.normalize("NFD", syllable)[0]


@lru_cache(REMEMBERED)
def _read(text: str) -> str:
    digits = _SEVEN.sub("7", _OF_CARDS.sub("", _folded(text)).translate(_KANJI_NUMBERS))
    apart = _SEVENS.sub(r" 7narabe ", digits)
    words = " ".join(_NUMBER_WORDS.get(word, word) for word in apart.split())
    return _SEVEN_OF_HEARTS.sub("badam 7", words)
