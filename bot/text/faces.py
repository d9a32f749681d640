"""Cards as short text, for buttons and sentences; in words mode as their names."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.cards import COLOURS, INTERNATIONAL, JOKER, SUITS, Card
from i18n import Texts
from renderers import name_of_card, name_of_suit

SUIT_SIGNS: Final = "♠♥♦♣"


def face(texts: Texts, card: Card) -> str:
    """A card: `10♥`, `Red 4`, `5`; in words mode `10 of hearts`."""
    if texts.is_spoken:
        return name_of_card(card, texts)
    if card is JOKER:
        return texts("card-joker")
    if card.code[-1] in SUITS:
        return f"{rank_sign(card)}{SUIT_SIGNS[card.suit]}"
    return _coloured(texts, [card]) if _is_coloured(card) else card.code


def faces(texts: Texts, cards: Iterable[Card]) -> str:
    """Several cards in a sentence."""
    held = list(cards)
    between = texts("list-comma") if texts.is_spoken or (held and _is_coloured(held[0])) else " "
    return between.join(face(texts, card) for card in held)


def either(texts: Texts, cards: Iterable[Card]) -> str:
    """Cards of which one is to be chosen: `6♥, 7♦ or 8♣`."""
    *others, last = [face(texts, card) for card in cards]
    return texts("list-or", others=texts("list-comma").join(others), last=last) if others else last


def suit_signs(texts: Texts, suits: Iterable[int]) -> str:
    """The signs of suits; in words mode their names."""
    if texts.is_spoken:
        return texts("list-comma").join(name_of_suit(suit, texts) for suit in suits)
    return "".join(SUIT_SIGNS[suit] for suit in suits)


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
