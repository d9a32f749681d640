"""Cards as text."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from engine.cards import COLOURED, INTERNATIONAL, JOKER, NUMBERS, SUITS, Card
from i18n import Texts
from renderers.alt_text.words import Words, words_of
from renderers.model.layout import column
from renderers.model.writing import RANK_TEXTS

_COLOURED: Final = frozenset(COLOURED)
_RANKS: Final = {card: RANK_TEXTS[card.rank] for card in (*INTERNATIONAL, JOKER)} | {
    card: str(card.rank) for card in (*COLOURED, *NUMBERS)
}
_SUITLESS: Final = frozenset((*NUMBERS, JOKER))
_KINDS: Final = {card: 10 + card.suit for card in COLOURED} | {
    card: -1 if card in _SUITLESS else card.suit for card in (*INTERNATIONAL, JOKER, *NUMBERS)
}
"""A number per suit and colour, and one for all cards without either."""


def name_of_card(card: Card, texts: Texts) -> str:
    """The name of one card, for a sentence."""
    return words_of(texts).cards[card]


def name_of_suit(suit: int, texts: Texts) -> str:
    """The name of a suit, for a sentence."""
    return texts("card-suit", suit=SUITS[suit])


def card_text(card: Card, words: Words) -> str:
    """The name of one card."""
    return words.cards[card]


def cards_text(
    cards: Iterable[Card], words: Words, *, in_runs: bool = False, instead: Mapping[Card, Card] | None = None
) -> str:
    """Cards in the given order, grouped by suit; duplicates are repeated.

    `in_runs`: shorten consecutive ranks to a range. `instead`: by place, the card that belongs there.
    """
    parts: list[str] = []
    for _, group in groupby(cards, key=_KINDS.__getitem__):
        held = list(group)
        suit = suit_text(held[0], words)
        if not suit:
            parts += [card_text(each, words) for each in held]
            continue
        if in_runs:
            ranks = runs_text(held, words)
        elif instead:
            ranks = [place_text(each, words, instead) for each in held]
        else:
            ranks = [_RANKS[each] for each in held]
        parts.append(words.say("alt-cards-of-suit", suit=suit, ranks=words.comma.join(ranks)))
    return (words.semicolon if any(words.comma in part for part in parts) else words.comma).join(parts)


def place_text(place: Card, words: Words, instead: Mapping[Card, Card]) -> str:
    """The rank of a place, with the card that belongs there if it is another one."""
    if place not in instead:
        return rank_text(place)
    return words.say("alt-stands-for", rank=rank_text(place), card=card_text(instead[place], words))


def runs_text(cards: Sequence[Card], words: Words, *, ace_high: bool = False) -> list[str]:
    """Ranks of one suit's cards in the given order; three or more consecutive ones become a range."""
    parts: list[str] = []
    run: list[str] = []
    before = 0
    for card in cards:
        at = column(card, ace_high=ace_high)
        if run and at != before + 1:
            parts += _run(run, words)
            run = []
        run.append(_RANKS[card])
        before = at
    return parts + _run(run, words)


def rank_text(card: Card) -> str:
    """The card's rank or number."""
    return _RANKS[card]


def suit_text(card: Card, words: Words) -> str:
    """The name of the card's suit or colour; empty if it has none."""
    if card in _SUITLESS:
        return ""
    return words.colours[card.suit] if card in _COLOURED else words.suits[card.suit]


def _run(ranks: list[str], words: Words) -> list[str]:
    return ranks if len(ranks) < 3 else [words.say("alt-run", first=ranks[0], last=ranks[-1])]
