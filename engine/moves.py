"""Moves and their written form (`str(move)` and `parse`).

Moves are immutable values that compare by content. Single-card moves are created once (`PLAY[card.index]` etc.), so
that generating legal moves allocates no move objects.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from engine.cards import COLOURED, INTERNATIONAL, JOKER, NUMBERS, SUITS, Card, find
from engine.errors import NotationError, abbreviated, nearest


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to its own place."""

    card: Card

    def __str__(self) -> str:
        return self.card.code


@dataclass(frozen=True, slots=True)
class PlayJoker:
    """Play a joker in the place of `stands_for` (SJ-3), together with the card `then` (SJ-2)."""

    stands_for: Card
    then: Card | None = None

    def __str__(self) -> str:
        return f"JK={self.stands_for}" + (f"+{self.then}" if self.then else "")


@dataclass(frozen=True, slots=True)
class PlaySubstitute:
    """Play a trump to the row of another suit (TR-4)."""

    card: Card
    suit: int

    def __str__(self) -> str:
        return f"{self.card}@{SUITS[self.suit]}"


@dataclass(frozen=True, slots=True)
class PlayCommunity:
    """Play a community card (TR-7)."""

    play: Play | PlaySubstitute

    def __str__(self) -> str:
        return f"~{self.play}"


@dataclass(frozen=True, slots=True)
class PlaySet:
    """Play two or more cards at once (CC-2 to CC-4). `cards` is in pack order."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return "+".join(each.code for each in self.cards)


@dataclass(frozen=True, slots=True)
class PlayGroup:
    """Play the equal cards at hand positions `first` to `last`, from 0, with `extra` face-up ones (NT-3, NT-12)."""

    first: int
    last: int
    extra: int = 0

    def __str__(self) -> str:
        return f"play:{self.first}-{self.last}" + (f"+{self.extra}" if self.extra else "")


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass, at the price that the game sets. `taking`: the seat's own face-up card that it takes (NT-11)."""

    taking: Card | None = None

    def __str__(self) -> str:
        return f"pass:{self.taking}" if self.taking else "pass"


class _WordMove:
    """A move without facts. Its written form is the name of its class in small letters."""

    __slots__ = ()

    def __str__(self) -> str:
        return type(self).__name__.lower()


@dataclass(frozen=True, slots=True)
class Bankrupt(_WordMove):
    """Go bankrupt or drop out (SN-6, SP-6, KI-10)."""


@dataclass(frozen=True, slots=True)
class Cover(_WordMove):
    """Cover the joker with the card whose place it takes, out of turn (SP-4)."""


@dataclass(frozen=True, slots=True)
class Leave(_WordMove):
    """Do not cover the joker (SP-4)."""


@dataclass(frozen=True, slots=True)
class Talk:
    """Talk to the ghost of seat `ghost` (SG-4)."""

    ghost: int

    def __str__(self) -> str:
        return f"talk:{self.ghost}"


@dataclass(frozen=True, slots=True)
class Draw(_WordMove):
    """Draw from the stock; the game sets how many cards (CT-2, CC-1, DS-1)."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Put a card face down on the seat's own pile (CS-1)."""

    card: Card

    def __str__(self) -> str:
        return f"pile:{self.card}"


@dataclass(frozen=True, slots=True)
class Beg(_WordMove):
    """Beg for a card (RS-3)."""


@dataclass(frozen=True, slots=True)
class Give:
    """Give one card (RS-3, RS-8) or several, in pack order (IS-3), to another seat."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return "give:" + "+".join(each.code for each in self.cards)


@dataclass(frozen=True, slots=True)
class Decline(_WordMove):
    """Decline to give a card (RS-8)."""


@dataclass(frozen=True, slots=True)
class End(_WordMove):
    """End the extra turn (RS-6)."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid a card (IS-4)."""

    card: Card

    def __str__(self) -> str:
        return f"bid:{self.card}"


@dataclass(frozen=True, slots=True)
class Take:
    """Insert the block before hand position `position`; the hand's length means at the end (NT-4, NT-5, NT-11)."""

    position: int

    def __str__(self) -> str:
        return f"take:{self.position}"


@dataclass(frozen=True, slots=True)
class Discard(_WordMove):
    """Discard the block (NT-4, NT-5, NT-11)."""


Word = Bankrupt | Cover | Leave | Draw | Beg | Decline | End | Discard
Move = (
    Play
    | PlayJoker
    | PlaySubstitute
    | PlayCommunity
    | PlaySet
    | PlayGroup
    | Pass
    | Talk
    | Pile
    | Give
    | Bid
    | Take
    | Word
)

PLAY: Final = tuple(map(Play, INTERNATIONAL))
"""By card index in the international pack, like `PILE` and `GIVE`; `PLAY_COLOURED` and `BID` by coloured card."""
PLAY_COLOURED: Final = tuple(map(Play, COLOURED))
BID: Final = tuple(map(Bid, COLOURED))
PILE: Final = tuple(map(Pile, INTERNATIONAL))
GIVE: Final = tuple(Give((each,)) for each in INTERNATIONAL)
PASS: Final = Pass()
BANKRUPT: Final = Bankrupt()
COVER: Final = Cover()
LEAVE: Final = Leave()
DRAW: Final = Draw()
BEG: Final = Beg()
DECLINE: Final = Decline()
END: Final = End()
DISCARD: Final = Discard()

_WORDS: Final[dict[str, Move]] = {
    str(move): move for move in (PASS, BANKRUPT, COVER, LEAVE, DRAW, BEG, DECLINE, END, DISCARD)
}
_LONGEST: Final = 13 * 4 * 3
"""Length limit for input: no move is longer than a play of the whole pack."""


def parse(text: str) -> Move:
    """Parse a written move. Accepts exactly the output of `str(move)`; raises NotationError for anything else."""
    if len(text) > _LONGEST:
        raise NotationError(f"{abbreviated(text)} is too long for a move")
    move = _WORDS.get(text) or _parse(text)
    if str(move) != text:
        raise NotationError(f"{abbreviated(text)} is no move; {move} may be meant")
    return move


def _parse(text: str) -> Move:
    head, colon, rest = text.partition(":")
    if colon:
        reader = _AFTER_COLON.get(head)
        if reader is None and head in _WORDS:
            raise NotationError(f"{abbreviated(text)} is no move: {head} stands alone")
        if reader is None:
            raise NotationError(
                f"{abbreviated(text)} is no move: {abbreviated(head)} takes nothing; {nearest(head, _AFTER_COLON)}"
            )
        try:
            return reader(rest)
        except NotationError as wrong:
            raise NotationError(f"{abbreviated(text)} is no move: {wrong}") from None
    if text.startswith("JK="):
        stands_for, plus, then = text[3:].partition("+")
        return PlayJoker(_international(stands_for), _international(then) if plus else None)
    if text.startswith("~"):
        return PlayCommunity(_to_row(text[1:]))
    if "@" in text:
        return _to_row(text)
    if "+" in text:
        return PlaySet(_in_order(text, at_least=2))
    each = _card(text)
    if each in NUMBERS or each is JOKER:
        raise NotationError(f"{abbreviated(text)} is a card but no move")
    return Play(each)


def _card(code: str) -> Card:
    found = find(code)
    if found is None:
        raise NotationError(f"{abbreviated(code)} is no card")
    return found


def _international(code: str) -> Card:
    found = _card(code)
    if found not in INTERNATIONAL:
        raise NotationError(f"{abbreviated(code)} is not of the international pack")
    return found


def _to_row(text: str) -> Play | PlaySubstitute:
    code, at, suit = text.partition("@")
    if not at:
        return Play(_international(code))
    if len(suit) != 1 or suit not in SUITS:
        raise NotationError(f"{abbreviated(suit)} is no suit; the suits are {' '.join(SUITS)}")
    return PlaySubstitute(_international(code), SUITS.index(suit))


def _in_order(text: str, *, at_least: int = 1) -> tuple[Card, ...]:
    cards = tuple(map(_card, text.split("+")))
    if not any(all(each in pack for each in cards) for pack in (INTERNATIONAL, COLOURED)):
        raise NotationError(f"{abbreviated(text)} names cards that cannot stand together")
    if len(cards) < at_least or any(a.index >= b.index for a, b in pairwise(cards)):
        raise NotationError(f"the cards of {abbreviated(text)} are not in pack order, each once")
    return cards


def _number(text: str, *, below: int) -> int:
    if not text:
        raise NotationError(f"a number from 0 to {below - 1} is missing")
    if not (text.isascii() and text.isdigit() and len(text) <= 3 and int(text) < below):
        raise NotationError(f"{abbreviated(text)} is no number from 0 to {below - 1}")
    return int(text)


def _group(text: str) -> PlayGroup:
    span, plus, extra = text.partition("+")
    first, dash, last = span.partition("-")
    if not dash:
        position = _number(first, below=63)
        raise NotationError(f"the last position is missing; one card alone is play:{position}-{position}")
    group = PlayGroup(_number(first, below=63), _number(last, below=63), _number(extra, below=3) if plus else 0)
    if group.first > group.last:
        raise NotationError(f"positions {abbreviated(span)} run backwards")
    return group


def _pass_taking(text: str) -> Pass:
    found = _card(text)
    if found not in NUMBERS:
        raise NotationError(f"{abbreviated(text)} is no number card")
    return Pass(found)


def _bid(text: str) -> Bid:
    found = _card(text)
    if found not in COLOURED:
        raise NotationError(f"{abbreviated(text)} is no coloured card")
    return Bid(found)


_AFTER_COLON: Final[dict[str, Callable[[str], Move]]] = {
    "talk": lambda rest: Talk(_number(rest, below=12)),
    "pile": lambda rest: Pile(_international(rest)),
    "give": lambda rest: Give(_in_order(rest)),
    "bid": _bid,
    "play": _group,
    "take": lambda rest: Take(_number(rest, below=64)),
    "pass": _pass_taking,
}
