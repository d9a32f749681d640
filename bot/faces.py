"""Cards and moves in few characters, for buttons and sentences."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, assert_never

from bot.texts import Texts
from engine import moves
from engine.cards import JOKER, NUMBERS, SUITS, Card
from engine.moves import Move

SUIT_SIGNS: Final = "♠♥♦♣"


def face(texts: Texts, card: Card) -> str:
    """A card as people write it: `10♥`. A card of a game of its own keeps its written form."""
    if card is JOKER:
        return texts("card-joker")
    if card.code[-1] not in SUITS:
        return card.code
    rank = card.code[:-1]
    return f"{'10' if rank == 'T' else rank}{SUIT_SIGNS[card.suit]}"


def faces(texts: Texts, cards: Iterable[Card]) -> str:
    """Cards in a sentence."""
    return " ".join(face(texts, card) for card in cards)


def by_suit(texts: Texts, hand: Sequence[Card]) -> str:
    """A hand in words: a line for each suit, or one for a hand in a fixed order."""
    if hand and hand[0] in NUMBERS:
        return faces(texts, hand)
    lines: list[str] = []
    for suit, group in groupby(hand, key=lambda card: card.code[-1]):
        cards = list(group)
        if suit in SUITS and cards[0] is not JOKER:
            ranks = " ".join("10" if card.code[0] == "T" else card.code[0] for card in cards)
            lines.append(f"{SUIT_SIGNS[SUITS.index(suit)]} {ranks}")
        else:
            lines.append(faces(texts, cards))
    return "\n".join(lines)


def card_of(move: Move) -> Card | None:
    """The one card that a move plays to its own place: what an emoji can stand for."""
    return move.card if isinstance(move, moves.Play) else None


def move_label(texts: Texts, move: Move, *, passes_left: int | None = None) -> str:
    """What a button for this move says."""
    match move:
        case moves.Play(card):
            return face(texts, card)
        case moves.PlayJoker(stands_for, then):
            text = texts("move-joker", card=face(texts, stands_for))
            return f"{text} + {face(texts, then)}" if then else text
        case moves.PlaySubstitute(card, suit):
            return texts("move-substitute", card=face(texts, card), suit=SUIT_SIGNS[suit])
        case moves.PlayCommunity(play):
            return texts("move-community", play=move_label(texts, play))
        case moves.PlaySet(cards):
            return faces(texts, cards)
        case moves.PlayGroup(first, last, extra):
            return texts("move-group", cards="", first=first + 1, last=last + 1, extra=extra)
        case moves.Pass(taking):
            if taking is not None:
                return texts("move-pass-taking", card=face(texts, taking))
            return texts("move-pass") if passes_left is None else texts("move-pass-left", left=passes_left)
        case moves.Give(cards):
            return texts("move-give", cards=faces(texts, cards))
        case moves.Bid(card):
            return texts("move-bid", card=face(texts, card))
        case moves.Pile(card):
            return texts("move-pile", card=face(texts, card))
        case moves.Take(position):
            return texts("move-take", position=position + 1)
        case moves.Talk(ghost):
            return texts("move-talk", seat=ghost + 1)
        case moves.Bankrupt():
            return texts("move-bankrupt")
        case moves.Cover():
            return texts("move-cover")
        case moves.Leave():
            return texts("move-leave")
        case moves.Draw():
            return texts("move-draw")
        case moves.Beg():
            return texts("move-beg")
        case moves.Decline():
            return texts("move-decline")
        case moves.End():
            return texts("move-end")
        case moves.Discard():
            return texts("move-discard")
        case _:
            assert_never(move)
