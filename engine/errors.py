"""Errors for invalid input: unparsable text, invalid rules, deals or records, and illegal moves."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum, auto
from reprlib import Repr

from engine.cards import Card


class SevensError(ValueError):
    """Base class of the engine's errors. The message is one readable sentence."""


class NotationError(SevensError):
    """Text that does not parse as a card, move or record."""


class RulesError(SevensError):
    """An unknown game or option, or an invalid option value, seat count or combination of options.

    `field` is the option's name, `value` the rejected value; the message says what is allowed.
    """

    def __init__(self, field: str, value: object, why: str) -> None:
        super().__init__(f"{field}: {abbreviated(value)} {why}")
        self.field = field
        self.value = value


class DealError(SevensError):
    """An impossible deal or position. `field` is the record key that is wrong, such as `deal.hands`."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field


class GuessError(SevensError):
    """A view from which nothing can be guessed: an onlooker's, that of a finished hand, or another game's."""


class Reason(StrEnum):
    """Why a move is refused. Names in backquotes are the facts that `IllegalMove` carries with the reason."""

    HAND_OVER = auto()
    NOT_YOUR_TURN = auto()
    """Another seat is to act: `seat`, unless that is hidden."""
    NOT_IN_THIS_GAME = auto()
    """The game, or its current phase, has no such move."""
    NOT_IN_HAND = auto()
    """`card` is not in the seat's hand."""
    NOT_NEXT = auto()
    """`card` cannot be laid yet: `needs` must be laid first."""
    ALREADY_LAID = auto()
    """`card` has already been laid."""
    TUNNEL_CLOSED = auto()
    """The tunnel has closed this side of the row of `card`: `needs` must be laid first."""
    SUIT_CLOSED = auto()
    """`card` is of a suit that `needs`, its ace or king, has closed (PQ-4)."""
    NO_PASSES_LEFT = auto()
    """All `number` passes have been used."""
    MUST_PLAY = auto()
    """The seat can play a card, so it must."""
    NOT_BANKRUPT = auto()
    """The seat has a pass left or a playable card, so it may not go bankrupt."""
    BANKRUPT = auto()
    """The seat has no passes left and no playable card: bankruptcy is its only move."""
    JOKER_HELD_CARD = auto()
    """The joker may not stand for `card`, which the same player holds."""
    JOKER_ALONE = auto()
    """The joker must be played together with `card`, the next missing card in the same direction."""
    NOTHING_BEYOND = auto()
    """No card is missing beyond `card`."""
    NO_GHOST = auto()
    """`seat` is not a ghost."""
    NOT_ALIVE = auto()
    """A seat without cards cannot talk to a ghost."""
    NOT_ADJACENT = auto()
    """`card` touches no card of the layout."""
    DEAD = auto()
    """`card` has been killed."""
    FORCED = auto()
    """`card` must be played now."""
    EXPOSED = auto()
    """`card` is exposed and may not be played before its holder's first turn is over (TR-2)."""
    ONLY_TRUMP_ROW = auto()
    """`card` may only be played to the trump row."""
    MUST_FOLLOW = auto()
    """The seat must play a card of the colour or number of the lead, `card`."""
    DOES_NOT_BEAT = auto()
    """`number` cards of `rank` do not beat the `to_beat` cards of `to_beat_rank` on the table."""
    NOT_A_GROUP = auto()
    """The cards are not a run of neighbouring equal cards of the hand."""
    NOT_A_SET = auto()
    """The cards are not the same consecutive ranks in each of their suits."""
    WRONG_NUMBER = auto()
    """`number` cards must be given."""
    NOTHING_TO_CHOOSE = auto()
    """There is nothing to take, discard, cover or leave."""


Fact = Card | int | str


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move was refused: the data from which the bot builds a message in any language."""

    reason: Reason
    facts: dict[str, Fact]


class IllegalMove(SevensError):
    """A well-formed move that is not legal now. `refusal` says why."""

    def __init__(self, reason: Reason, **facts: Fact) -> None:
        details = ", ".join(f"{name} {fact}" for name, fact in facts.items())
        super().__init__(f"{reason.value}{': ' + details if details else ''}")
        self.refusal = Refusal(reason, facts)


class _Short(Repr):
    """Abbreviates values, and writes those of JSON as JSON does, also within lists and objects."""

    def repr_bool(self, value: bool, level: int) -> str:
        return "true" if value else "false"

    def repr_NoneType(self, value: None, level: int) -> str:  # noqa: N802
        return "null"


_SHORT = _Short()
_SHORT.maxlevel = 3
_SHORT.maxstring = _SHORT.maxother = 80


def abbreviated(value: object, *, limit: int = 60) -> str:
    """Format a value for a message, at most `limit` characters long, because input can be of any size."""
    if isinstance(value, int) and abs(value) >= 10**limit:
        return "a huge number"
    text = _SHORT.repr(value)
    return text if len(text) <= limit else text[: limit - 3] + "..."


def nearest(word: object, known: Iterable[str]) -> str:
    """Return `did you mean x?` for the closest known word, else the list of known words."""
    names = sorted(known)
    near = get_close_matches(str(word)[:60], names, n=1)
    return f"did you mean {near[0]}?" if near else f"known: {', '.join(names)}"
