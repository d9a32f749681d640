"""Cards as short text, for buttons and sentences."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from engine.cards import COLOURED, COLOURS, INTERNATIONAL, JOKER, NUMBERS, SUITS, Card
from i18n import Texts

SUIT_SIGNS: Final = "♠♥♦♣"


def face(texts: Texts, card: Card) -> str:
    """A card: `10♥`, `Red 4`, `5`."""
    if card is JOKER:
        return texts("card-joker")
    if card.code[-1] in SUITS:
        return f"{rank_sign(card)}{SUIT_SIGNS[card.suit]}"
    return _coloured(texts, [card]) if _is_coloured(card) else card.code


def faces(texts: Texts, cards: Iterable[Card]) -> str:
    """Several cards in a sentence."""
    held = list(cards)
    between = texts("list-comma") if held and _is_coloured(held[0]) else " "
    return between.join(face(texts, card) for card in held)


def by_suit(texts: Texts, hand: Sequence[Card]) -> str:
    """A hand as text: one line per suit or colour; a single line for a hand in fixed order."""
    if hand and hand[0] in NUMBERS:
        return faces(texts, hand)
    lines: list[str] = []
    for suit, group in groupby(hand, key=_SUITS.__getitem__):
        cards = list(group)
        if _is_coloured(cards[0]):
            lines.append(_coloured(texts, cards))
        elif cards[0] is JOKER:
            lines.append(faces(texts, cards))
        else:
            lines.append(f"{SUIT_SIGNS[SUITS.index(suit)]} {' '.join(map(_SIGNS.__getitem__, cards))}")
    return "\n".join(lines)


def rank_sign(card: Card) -> str:
    """The rank of a card of the international pack: `10`, `K`."""
    return _SIGNS[card]


def rank_written(rank: str) -> str:
    """The rank as written for people; codes write 10 as `T`."""
    return "10" if rank == "T" else rank


def _is_coloured(card: Card) -> bool:
    return card.code[-1] in COLOURS


def _coloured(texts: Texts, cards: Sequence[Card]) -> str:
    """Cards of one colour (Insidious Sevens)."""
    return texts("card-coloured", colour=COLOURS[cards[0].suit], numbers=" ".join(str(card.rank) for card in cards))


_SIGNS: Final = {card: rank_written(card.code[0]) for card in INTERNATIONAL}
_SUITS: Final = {card: card.code[-1] for card in (*INTERNATIONAL, JOKER, *COLOURED)}
"""The suit or colour letter of each card, and the joker's own letter."""
