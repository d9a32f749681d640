"""Player badges: one or two initials on a coloured shape.

The same badge appears in pictures and, as an emoji sign, beside the name in texts. At one table all badges differ, in
letters and in look. No badge has digits, which stand for finishing places.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_uppercase
from typing import Final
from unicodedata import combining, normalize

from engine.packing import packs

SIGNS: Final = "🔵🟧🟡🟪🔴🟩🟤🟦🟠🟨🟣🟥🟢🟫"
"""By look. Neighbours differ in shape and colour; easily confused colours such as red and green differ in shape. Black
and white are left out, because all signs must be visible in light and dark themes.
"""
_GIVEN: Final = (*ascii_uppercase, *(f"{one}{other}" for one in ascii_uppercase for other in ascii_uppercase))
"""Letters for players whose names offer none, in this order."""
_ALPHABETS: Final = ((0x41, 0x24F), (0x386, 0x3E1), (0x400, 0x52F), (0x1E00, 0x1FFF))
"""Latin, Greek and Cyrillic."""
_EAST_ASIAN: Final = ("cp932", "gb2312", "big5")
"""Encodings whose letters the fonts contain."""
_NUMERALS: Final = frozenset("〇零一二三四五六七八九十百千万萬")
"""Never used alone, because they could be read as finishing places."""
_TWINS: Final = str.maketrans("АВЕЅІЈКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABESIJKMHOPCTYXABEZHIKMNOPTYX")
"""Cyrillic and Greek capitals to the Latin ones they look like."""
_HIRAGANA: Final = {code: code + 0x60 for code in range(0x3041, 0x3097)}
"""Hiragana to katakana, some of which look alike."""


@packs
@dataclass(frozen=True, slots=True)
class Badge:
    """A player's badge. `look`: an index into `SIGNS`."""

    letters: str
    look: int
    is_given: bool = False
    """The letters are not from the name, so texts must show them."""

    @property
    def sign(self) -> str:
        """The emoji before the name in texts, with the letters if they are given."""
        return f"{SIGNS[self.look]} {self.letters}" if self.is_given else SIGNS[self.look]


@packs
@dataclass(frozen=True, slots=True)
class _Letter:
    """A drawable letter of a name."""

    character: str
    begins_word: bool


@lru_cache(maxsize=1024)
def badges_of(names: tuple[str, ...]) -> tuple[Badge, ...]:
    """A badge per player: the name's first letter, or two letters if several names begin alike.

    Names without a drawable or free letter get one from A on.
    """
    spelt = [tuple(_letters(name)) for name in names]
    firsts = Counter(_folded(letters[0].character) for letters in spelt if letters)
    offers = {
        i: tuple(_offers(letters, alone=firsts[_folded(letters[0].character)] == 1))
        for i, letters in enumerate(spelt)
        if letters
    }
    chosen: dict[int, str] = {}
    taken: set[str] = set()
    for i in sorted(offers, key=lambda i: (len(offers[i]), i)):
        found = next((each for each in offers[i] if _folded(each) not in taken), None)
        if found is not None:
            chosen[i] = found
            taken.add(_folded(found))
    free = (each for each in _GIVEN if each not in taken and each not in firsts)
    return tuple(
        Badge(chosen[i], i % len(SIGNS)) if i in chosen else Badge(next(free), i % len(SIGNS), is_given=True)
        for i in range(len(names))
    )


def lettered(count: int) -> tuple[Badge, ...]:
    """Badges of players without names: A, B, C."""
    return tuple(Badge(letter, i % len(SIGNS)) for i, letter in enumerate(_GIVEN[:count]))


def _letters(name: str) -> Iterator[_Letter]:
    begins_word = True
    for each in normalize("NFKC", name):
        if combining(each):
            continue
        if each.isalpha() and has_letter(each):
            yield _Letter(each, begins_word)
        begins_word = not each.isalpha()


def has_letter(letter: str) -> bool:
    """Whether the fonts have the letter. Uses encodings, because the process that makes texts does not load fonts."""
    code = ord(letter)
    if any(first <= code <= last for first, last in _ALPHABETS):
        return True
    # The fonts have the Korean syllables of KS X 1001, which take two bytes.
    if 0xAC00 <= code <= 0xD7A3:
        return len(letter.encode("euc_kr")) == 2
    return any(_has(encoding, letter) for encoding in _EAST_ASIAN)


def _has(encoding: str, letter: str) -> bool:
    try:
        letter.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _offers(letters: Sequence[_Letter], *, alone: bool) -> Iterator[str]:
    """Candidate letters for a name, best first. `alone`: no other name begins with this letter."""
    first = _capital(letters[0].character)
    if alone and first not in _NUMERALS:
        yield first
    pairs = (
        *(first + _capital(each.character) for each in letters[1:] if each.begins_word),
        *(first + _small(each.character) for each in letters[1:] if not each.begins_word),
    )
    yield from dict.fromkeys(pairs)
    if first not in _NUMERALS:
        yield first


def _capital(letter: str) -> str:
    return letter.upper() if len(letter.upper()) == 1 and has_letter(letter.upper()) else letter


def _small(letter: str) -> str:
    return letter.lower() if len(letter.lower()) == 1 and has_letter(letter.lower()) else letter


def _folded(letters: str) -> str:
    """Maps letters that are easily confused to the same: ignores case, accents, voicing marks and look-alike
    alphabets.
    """
    plain = "".join(each for each in normalize("NFD", letters.upper()) if not combining(each))
    return plain.translate(_TWINS).translate(_HIRAGANA)
