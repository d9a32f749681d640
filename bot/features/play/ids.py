"""Custom ids of a match: the public message, pages, and the moves in a private hand."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from bot.platform.custom_ids import SIDE, CustomId, OfPly, OfTable, mark, number, text


class AtTable(StrEnum):
    """Buttons of a table's public messages."""

    HAND = "hand"
    RULES = "rules"
    LOG = "log"
    LEAVE = "leave"
    STEP_AWAY = "away"
    LEAVE_FOR_GOOD = "gone"
    LEAVE_AND_END = "end"
    """Leave as the last person at the table."""
    BACK = "back"
    READY = "ready"
    SIT = "sit"
    """Ask for a computer player's seat."""
    STAY_OUT = "out"
    """Do not sit down at the next deal after all."""
    WHY = "why"
    """Why cards cannot be played."""
    RECORD = "record"
    SCORES = "scores"
    FAIR = "fair"
    """Show the source of the deals."""
    WORD = "word"
    """Open the form for a word for the deal, or submit it."""


@dataclass(frozen=True, slots=True)
class TablePress(OfTable):
    """A button of a table's public messages."""

    FORM = "t:{action}:{table}"
    action: AtTable


@dataclass(frozen=True, slots=True)
class SitPress(OfTable):
    """Take the seat of a computer player, an index into the participants."""

    FORM = "sd:{table}:{player}"
    player: Annotated[int, number(2)]


@dataclass(frozen=True, slots=True)
class MorePress(CustomId):
    """The menu of a private table, with what its player does beside moves."""

    FORM = "t:more:{own}"
    own: Annotated[int, number(18)]
    """The table's number. The process of the channel looks first whether a table can be there, so it is none
    `OfTable`, whose presses go to the process of the table."""


class Paged(StrEnum):
    """Paged content; the custom id has the page's number."""

    HAND = "hand"
    LOG = "log"
    """The log, in messages of earlier releases."""
    MOVES = "moves"
    """The log; the number is that of the page's first move, from 0."""


@dataclass(frozen=True, slots=True)
class PagePress(OfTable):
    """A page."""

    FORM = "p:{what}:{table}:{page}{side}"
    what: Paged
    page: Annotated[int, number(6)]
    side: Annotated[str, SIDE] = ""


@dataclass(frozen=True, slots=True)
class Step:
    """The state of choosing a move: the page of buttons, or the ranks of a play of several cards (such as `59`).

    `talks`: whether phrases to say stand in the place of moves; `more`: likewise the menu of a lesson; `plans`:
    likewise the cards for a plan.
    """

    page: int = 0
    span: str = ""
    talks: bool = False
    more: bool = False
    plans: bool = False


@dataclass(frozen=True, slots=True)
class MovePress(OfPly):
    """A move."""

    FORM = "m:{table}:{ply}:{sure}{move}"
    move: Annotated[str, text(".{1,64}")]
    sure: Annotated[bool, mark("!")] = False
    """Whether the user has confirmed it."""


@dataclass(frozen=True, slots=True)
class AlwaysPress(OfPly):
    """The only move at this ply, and every only move from then on without asking."""

    FORM = "a:{table}:{ply}:{move}"
    move: Annotated[str, text(".{1,64}")]


@dataclass(frozen=True, slots=True)
class TakeBackPress(OfPly):
    """Take back the decision that was made at this ply."""

    FORM = "z:{table}:{ply}{sure}"
    sure: Annotated[bool, mark("!")] = False
    """Whether the user knows that the match does not count then."""


@dataclass(frozen=True, slots=True)
class HintPress(OfPly):
    """A hint for the decision at this ply."""

    FORM = "h:{table}:{ply}{sure}"
    sure: Annotated[bool, mark("!")] = False
    """Whether the user knows that the match does not count then."""


@dataclass(frozen=True, slots=True)
class ChoicePress(OfPly):
    """A menu of moves at this ply."""

    FORM = "c:{table}:{ply}:{menu}"
    menu: Annotated[int, number(1)] = 0
    """Distinguishes several menus of one message."""


class Planning(StrEnum):
    """Actions of the buttons about a plan."""

    OPEN = "open"
    DROP = "drop"


@dataclass(frozen=True, slots=True)
class PlanPress(OfTable):
    """Offer cards for a plan at a slow table, or drop the plan."""

    FORM = "pn:{does}:{table}"
    does: Planning


@dataclass(frozen=True, slots=True)
class PlanCardPress(OfTable):
    """A menu of cards: the next one of a plan."""

    FORM = "pn:{table}:{menu}"
    menu: Annotated[int, number(1)] = 0
    """Distinguishes several menus of one message."""
