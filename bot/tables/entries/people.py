"""Entries of who is asked, comes, goes, and says something: people, and the computer players beside them."""

from enum import StrEnum, auto
from typing import Literal

from bot.tables.entries.form import OPTIONAL, EntryModel
from bot.tables.personal_fields import Code, Number, Press, UserId, UserName


class Joined(EntryModel):
    """A person joined. `press`: the id of the press by which they did; None if somebody else seated them."""

    kind: Literal["joined"] = "joined"
    user: UserId
    name: UserName
    press: Press | None = OPTIONAL


class Invited(EntryModel):
    """The host asked somebody to join; each user is asked once at a table."""

    kind: Literal["invited"] = "invited"
    user: UserId
    name: UserName


class InvitationDeclined(EntryModel):
    """Somebody who was invited does not want to play now."""

    kind: Literal["declined"] = "declined"
    user: UserId


class RoleAsked(EntryModel):
    """The host asked the people of a role to join; once at a table."""

    kind: Literal["asked"] = "asked"
    role: Number


class Left(EntryModel):
    """A person left the lobby or the running match."""

    kind: Literal["left"] = "left"
    user: UserId


class Level(StrEnum):
    """How well a computer player plays, or with which temperament: a name in `engine.ai.PLAYERS`."""

    EASY = auto()
    NORMAL = auto()
    STRONG = auto()
    HOARDER = auto()
    OPENER = auto()
    KILLER = auto()
    GAMBLER = auto()

    @property
    def searches(self) -> bool:
        """Whether it thinks longer than a person notices."""
        return self in {Level.STRONG, Level.GAMBLER}


def level_of(player: Level | Literal["steady", "random"]) -> Level:
    """The level of a computer player in a log. No release let anybody choose `random`."""
    match player:
        case "steady":
            return Level.NORMAL
        case "random":
            return Level.EASY
        case _:
            return player


class ComputerJoined(EntryModel):
    kind: Literal["computer-joined"] = "computer-joined"
    name: Code
    player: Level | Literal["steady", "random"] = "steady"
    """The level. Logs of earlier releases say `steady` for the one level there was; today it is `normal`."""


class ComputerLeft(EntryModel):
    """The computer player that joined last leaves."""

    kind: Literal["computer-left"] = "computer-left"


class LevelSet(EntryModel):
    """The host chose another level for the computer player with this name; None: for all."""

    kind: Literal["level-set"] = "level-set"
    name: Code | None
    level: Level


class CameBack(EntryModel):
    """An away person takes their seat back from the computer player.

    `keeps_time`: they have what is left of their turn. Earlier releases gave the full time.
    """

    kind: Literal["came-back"] = "came-back"
    user: UserId
    keeps_time: bool | None = OPTIONAL


class SatDown(EntryModel):
    """A person takes the seat of a computer player of the running match: `player`, an index into the participants.

    `at_once`: with its cards, and the match is not rated; else from the next deal on. Who is not there yet and changes
    their mind has `Left`.
    """

    kind: Literal["sat-down"] = "sat-down"
    user: UserId
    name: UserName
    player: Number
    at_once: bool


class SteppedAway(EntryModel):
    """A person lets a computer player hold their seat until they are back."""

    kind: Literal["stepped-away"] = "stepped-away"
    user: UserId


class Phrase(StrEnum):
    """A phrase that a person can say at a table."""

    AGAIN = auto()
    """To who passes again."""
    HOLDING = auto()
    """To those for whom the others wait."""
    SMIRK = auto()
    CLAP = auto()
    OUCH = auto()
    GG = auto()


class PhraseSaid(EntryModel):
    """A person said a phrase. It moves nothing, and does not stay in the log of a match that is archived."""

    kind: Literal["phrase-said"] = "phrase-said"
    user: UserId
    phrase: Phrase
