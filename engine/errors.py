"""What can be wrong with what comes in: text that is no move, rules or records that make no sense, moves refused."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum, auto
from reprlib import Repr

from engine.cards import Card


class SevensError(ValueError):
    """Anything the engine refuses. The text is one sentence for a person."""


class NotationError(SevensError):
    """Text that is no card, no move or no record."""


class RulesError(SevensError):
    """A game, option, seat count or combination of options that does not exist.

    `field` is the option's name, `value` what was given; the sentence says what would be allowed.
    """

    def __init__(self, field: str, value: object, why: str) -> None:
        super().__init__(f"{field}: {shown(value)} {why}")
        self.field = field
        self.value = value


class DealError(SevensError):
    """A deal or position that cannot be. `field` is the key of the record it stands in."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field


class Reason(StrEnum):
    """Why a move is refused: a closed set, each with the facts that make a sentence of it (see `IllegalMove`)."""

    HAND_OVER = auto()
    """The hand is over."""
    NOT_YOUR_TURN = auto()
    """Another seat is to act (`seat`, where that is no secret)."""
    NOT_IN_THIS_GAME = auto()
    """The game, or this phase of it, has no such move."""
    NOT_IN_HAND = auto()
    """`card` is not in the hand."""
    NOT_NEXT = auto()
    """`card` has no place yet: `needs` must be laid first."""
    ALREADY_LAID = auto()
    """`card` lies already."""
    TUNNEL_CLOSED = auto()
    """The tunnel has closed this side of the row of `card`: `needs` comes first."""
    NO_PASSES_LEFT = auto()
    """All `number` passes are used."""
    MUST_PLAY = auto()
    """A card can be played, so one must be."""
    NOT_BANKRUPT = auto()
    """Bankruptcy comes only with no passes left and nothing playable."""
    BANKRUPT = auto()
    """With no passes left and nothing playable, bankruptcy is the only move."""
    JOKER_HELD_CARD = auto()
    """The joker may not stand for `card`, which its player holds."""
    JOKER_ALONE = auto()
    """The joker needs the next missing card after it, in the same direction, in the same move."""
    NOTHING_BEYOND = auto()
    """No further card is missing beyond `card`."""
    NO_GHOST = auto()
    """Seat `seat` is no ghost."""
    NOT_ALIVE = auto()
    """Who holds no cards cannot talk to a ghost."""
    NOT_ADJACENT = auto()
    """`card` touches no card of the layout."""
    DEAD = auto()
    """`card` has been killed."""
    FORCED = auto()
    """Only `card` may be played now."""
    EXPOSED = auto()
    """`card` lies exposed until its holder's first turn is over (TR-2)."""
    ONLY_TRUMP_ROW = auto()
    """`card` may only go to the trump row."""
    MUST_FOLLOW = auto()
    """A card of the lead's colour or number must be played (`card` is the lead)."""
    DOES_NOT_BEAT = auto()
    """`number` cards of rank `rank` do not beat what lies (`to_beat` cards of rank `to_beat_rank`)."""
    NOT_A_GROUP = auto()
    """These are not neighbouring equal cards of the hand."""
    NOT_A_SET = auto()
    """These are not consecutive ranks in each of the same suits."""
    WRONG_NUMBER = auto()
    """`number` cards must be given."""
    NOTHING_TO_CHOOSE = auto()
    """There is nothing to take, give, cover or decline."""


Fact = Card | int | str


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move was refused, ready to be put into a sentence in any language."""

    reason: Reason
    facts: dict[str, Fact]


class IllegalMove(SevensError):
    """A well-formed move that the rules refuse now. `refusal` says why."""

    def __init__(self, reason: Reason, **facts: Fact) -> None:
        said = ", ".join(f"{name} {fact}" for name, fact in facts.items())
        super().__init__(f"{reason.value}{': ' + said if said else ''}")
        self.refusal = Refusal(reason, facts)


_SHORT = Repr()
_SHORT.maxlevel = 3
_SHORT.maxstring = _SHORT.maxother = 80


def shown(value: object, *, limit: int = 60) -> str:
    """A value in a sentence, cut short: what comes from outside may be of any size."""
    if isinstance(value, int) and abs(value) >= 10**limit:
        return "a huge number"
    text = _SHORT.repr(value)
    return text if len(text) <= limit else text[: limit - 3] + "..."


def nearest(word: object, known: Iterable[str]) -> str:
    """`"; did you mean x?"` where a known word is near, else what is known."""
    names = sorted(known)
    near = get_close_matches(str(word)[:60], names, n=1)
    return f"did you mean {near[0]}?" if near else f"known: {', '.join(names)}"
