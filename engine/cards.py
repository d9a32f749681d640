"""Cards and packs. A card is a singleton; a set of cards is an int with one bit per card.

Written forms (`code`): `7D`, `TH`, `JK` (international pack), `4G` (Insidious Sevens), `5` (Nanatoridori).
Codes are unique across packs, so a card can be parsed without knowing its pack.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

SUITS: Final = "SHDC"
RANKS: Final = "A23456789TJQK"
SEVEN: Final = 6
JACK: Final = 10
QUEEN: Final = 11
KING: Final = 12
"""Ranks, counted from 0."""
COLOURS: Final = "RYGBP"


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card. There is one object per code, so cards compare by identity.

    `suit` and `rank` count from 0 in pack order (S H D C, A to K; colours R Y G B P, numbers 0 to 7).
    The joker has suit 4. Nanatoridori's cards have suit 0 and their number as rank. `index` is the position in
    the pack, `bit` is `1 << index`.
    """

    code: str
    suit: int
    rank: int
    index: int
    bit: int

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card({self.code})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.code,)

    def __copy__(self) -> "Card":
        return self

    def __deepcopy__(self, memo: object) -> "Card":
        return self

    def __lt__(self, other: "Card") -> bool:
        return self.index < other.index


def _pack(codes: Iterable[tuple[str, int, int]]) -> tuple[Card, ...]:
    return tuple(Card(code, suit, rank, i, 1 << i) for i, (code, suit, rank) in enumerate(codes))


_WITH_JOKER: Final = _pack(
    [(rank + suit, s, r) for s, suit in enumerate(SUITS) for r, rank in enumerate(RANKS)] + [("JK", 4, 0)]
)
INTERNATIONAL: Final = _WITH_JOKER[:52]
"""The 52 cards, `index == 13 * suit + rank`."""
PACK: Final = (1 << 52) - 1
"""The same as a bit set."""
JOKER: Final = _WITH_JOKER[52]
COLOURED: Final = _pack((f"{n}{colour}", c, n) for c, colour in enumerate(COLOURS) for n in range(8))
"""The 40 cards of Insidious Sevens, `index == 8 * colour + number`."""
NUMBERS: Final = _pack((str(n), 0, n) for n in range(1, 8))
"""The seven different cards of Nanatoridori; the pack has nine copies of each."""

_BY_CODE: Final = {each.code: each for each in (*_WITH_JOKER, *COLOURED, *NUMBERS)}


by_index: Final = attrgetter("index")
"""Sort key for pack order; faster than `Card.__lt__`."""


def card(code: str) -> Card:
    """Return the card with this code. Raises KeyError."""
    return _BY_CODE[code]


def find(code: str) -> Card | None:
    """Return the card with this code, or None."""
    return _BY_CODE.get(code)


def of(suit: int, rank: int) -> Card:
    """Return the international card of this suit and rank, both counted from 0."""
    return INTERNATIONAL[13 * suit + rank]


def mask(cards: Iterable[Card]) -> int:
    """Return these cards as a bit set."""
    bits = 0
    for each in cards:
        bits |= each.bit
    return bits


def members(bits: int, pack: Sequence[Card] = _WITH_JOKER) -> list[Card]:
    """Return the cards of a bit set, in pack order."""
    found: list[Card] = []
    while bits:
        low = bits & -bits
        found.append(pack[low.bit_length() - 1])
        bits ^= low
    return found


def codes(cards: Iterable[Card]) -> list[str]:
    """Return the cards' codes, as records store them."""
    return [each.code for each in cards]
