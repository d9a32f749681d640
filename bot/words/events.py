"""What happens in a game, in words: each event as a line, the calls that belong to it, and how a hand ended."""

from collections.abc import Callable
from typing import Final

from bot.words.faces import SUIT_SIGNS, face, faces
from engine.cards import COLOURS, SUITS, Card
from engine.events import Call
from engine.game import Event, Happening
from engine.games.revokes import TO_POT
from engine.results import EndReason
from i18n import Texts, of_game

Names = Callable[[int], str]
"""Who sits in a seat, ready to stand in text."""

_RANKS: Final = (
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"
)  # fmt: skip
_UNNAMED_UNLESS_SEEN: Final = {
    Happening.BANKRUPT,
    Happening.DREW,
    Happening.GAVE,
    Happening.PILED,
    Happening.TOOK,
    Happening.DISCARDED,
}
"""Told in one way where the cards may be seen, in another where not."""


def event_words(texts: Texts, game: str, event: Event, names: Names, *, way: str | None = None) -> str | None:
    """An event as the reader may know it (`Event.seen_by`), in a line. `way`: how it was talked to a ghost.

    None for a payment of nothing.
    """
    if event.what is Happening.HAND_OVER:
        assert isinstance(event.call, EndReason)
        return ending_words(texts, game, event.call, names(event.seat))
    if event.what is Happening.PAID and not event.amount:
        return None
    facts: dict[str, str | int] = {"name": names(event.seat)}
    if event.other is not None:
        facts["other"] = names(event.other)
    if event.what is Happening.TRADED:
        facts["way"] = way or "talked"  # Logs of earlier releases do not always know.
    if event.number is not None:
        facts["number"] = event.number
    if event.amount is not None:
        facts["amount"] = event.amount
    if event.cards:
        facts["cards"] = faces(texts, event.cards)
    if event.what is Happening.JOKER_PLAYED and event.cards:
        facts["cards"], facts["then"] = face(texts, event.cards[0]), faces(texts, event.cards[1:])
    if event.what is Happening.TRUMP and event.number is not None:
        facts["colour"] = COLOURS[event.number]
    if event.what is Happening.PLAYED and event.number is not None:
        facts["suit"] = SUIT_SIGNS[event.number]
    if event.what is Happening.REVOKED:
        facts["due"] = _due(event)
    if isinstance(event.call, Call):
        facts["call"] = call_words(texts, event.call, event.cards[0] if event.cards else None)
    ending = event.what.value.replace("_", "-") + _manner(event)
    return texts(of_game(texts, "event", game, ending), **facts)


def call_words(texts: Texts, call: Call, card: Card | None) -> str:
    """What is said with a card (EC-2, SS-1, JG-1), in the reader's language."""
    return texts(f"call-{call}", rank=_RANKS[card.rank] if card is not None else "")


def ending_words(texts: Texts, game: str, reason: EndReason, name: str) -> str:
    """Why a hand is over: `HandResult.reason`, with the name of who ended it (`Event.seat` of HAND_OVER)."""
    return texts(of_game(texts, "ending", game, reason), name=name)


def _manner(event: Event) -> str:
    """Some things are told in one way with their cards or number, in another without."""
    match event.what:
        case Happening.PASSED if event.cards:
            return "-taking"
        case Happening.PASSED if event.number is not None:
            return "-counted"
        case Happening.PASSED if event.amount:
            return "-paid"
        case Happening.PLAYED if event.number is not None and _in_another_row(event):
            return "-in-row"
        case Happening.JOKER_PLAYED if len(event.cards) > 1:
            return "-with"
        case Happening.OUT if event.number is not None:
            return "-placed"
        case Happening.KILLED if event.other is None:
            return "-by"
        case Happening.KILLED if event.other == event.seat:
            return "-own"
        case Happening.PAID if event.cards:
            return "-for"
        case Happening.PAID if event.other is not None:
            return "-to"
        case Happening.REVOKED if event.amount != _due(event):
            return "-short"
        case what if what in _UNNAMED_UNLESS_SEEN and not event.cards:
            return "-unseen"
        case _:
            return ""


def _due(event: Event) -> int:
    """What revokes cost (FT-7), whether it could be paid or not."""
    return TO_POT * (event.number or 0)


def _in_another_row(event: Event) -> bool:
    """Whether a card went to the row of another suit (TR-4)."""
    return any(card.code[-1] in SUITS and card.suit != event.number for card in event.cards)
