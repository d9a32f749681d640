"""Card names and separators of a language, read from its messages once."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.cards import COLOURED, COLOURS, INTERNATIONAL, JOKER, NUMBERS, SUITS, Card
from i18n import Texts
from renderers.model.writing import RANK_TEXTS

RANK_KEYS: Final = (
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"
)  # fmt: skip
"""The values of `$rank` in messages."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """Card names, separators and messages of a language."""

    texts: Texts
    say: Callable[..., str]
    """`texts` as a bound method, because calling it is a third faster."""
    suits: tuple[str, ...]
    """In pack order, capitalized as at the beginning of a sentence."""
    colours: tuple[str, ...]
    """The colours of Insidious Sevens, in pack order."""
    cards: Mapping[Card, str]
    """By card, including the joker and the numbers of Nanatoridori."""
    comma: str
    """Separates list items."""
    semicolon: str
    """Separates lists."""
    space: str
    """Separates sentences."""


@cache
def words_of(texts: Texts) -> Words:
    """The words of a language. Cached, because each alt text names many cards."""
    suits = tuple(_begun(texts("card-suit", suit=suit)) for suit in SUITS)
    colours = tuple(texts("card-colour", colour=colour) for colour in COLOURS)
    cards = {card: texts("card-in-words", suit=SUITS[card.suit], rank=RANK_TEXTS[card.rank]) for card in INTERNATIONAL}
    cards |= {card: texts("alt-cards-of-suit", suit=colours[card.suit], ranks=str(card.rank)) for card in COLOURED}
    cards |= {card: str(card.rank) for card in NUMBERS}
    return Words(
        texts=texts,
        say=texts.__call__,
        suits=suits,
        colours=colours,
        cards=cards | {JOKER: texts("card-joker")},
        comma=texts("list-comma"),
        semicolon=texts("list-semicolon"),
        space=texts("list-space"),
    )


def _begun(text: str) -> str:
    """As at the beginning of a sentence."""
    return text[:1].upper() + text[1:]
