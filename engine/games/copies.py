"""Hands of up to two packs as bit sets (FT-6, SN-13).

The second copy of a card is `SECOND` bits higher, and set only if the first is: `hand & PACK` are the cards that a hand
holds at least once, which is all that can be played from it.
"""

from collections.abc import Iterable
from typing import Final

from engine.cards import PACK, Card, members

SECOND: Final = 52
"""Offset in bits of the second copy of a card."""


def hand_bits(cards: Iterable[Card]) -> int:
    """Return a hand as a bit set."""
    bits = 0
    for each in cards:
        bits |= each.bit << SECOND if bits & each.bit else each.bit
    return bits


def without(hand: int, each: Card) -> int:
    """Return the hand without one copy of this card, which it holds."""
    second = each.bit << SECOND
    return hand ^ (second if hand & second else each.bit)


def cards_of(hand: int) -> list[Card]:
    """Return the cards of a hand in pack order, a card twice if both copies are there."""
    return sorted(members(hand & PACK) + members(hand >> SECOND)) if hand > PACK else members(hand)
