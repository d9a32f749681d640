"""The small words of one language that every sentence needs, read from its messages once."""

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
"""What `$rank` is in messages that name one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The names of cards and the separators of a language, and its messages."""

    texts: Texts
    say: Callable[..., str]
    """`texts` as a bound method, which is called in two thirds of the time."""
    suits: tuple[str, ...]
    """In pack order, as they begin a sentence."""
    colours: tuple[str, ...]
    """Of Insidious Sevens, in pack order."""
    cards: Mapping[Card, str]
    """Each card by itself, the joker and the numbers of Nanatoridori among them."""
    comma: str
    """Between things of a list."""
    semicolon: str
    """Between lists."""
    space: str
    """Between sentences."""


@cache
def words_of(texts: Texts) -> Words:
    """The words of this language; made once, since cards are named many times in each alt text."""
    suits = tuple(texts("card-suit", suit=suit) for suit in SUITS)
    colours = tuple(texts("card-colour", colour=colour) for colour in COLOURS)
    cards = {card: texts("alt-card", suit=suits[card.suit], rank=RANK_TEXTS[card.rank]) for card in INTERNATIONAL}
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
