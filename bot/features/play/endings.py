"""How a match ended for each of those who played, and the words of joy or consolation that fit it.

Each ending has several wordings. The table's number chooses one, so that a message reads the same however often it is
rendered.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from bot.features.play.remarks import Finished, ghost_won
from bot.tables.participants import FinalPlace
from bot.tables.table import Table
from bot.text.naming import NameOf
from bot.text.rounds import is_of_many
from bot.text.sentences import listed
from engine.results import PlaceBy, Unit
from i18n import Texts

WORDINGS: Final = 3
"""Wordings of each ending."""


class Ending(StrEnum):
    """How a match ended for one of those who played."""

    WON = "won"
    WON_ALONE = "won-alone"
    """Against computer players only."""
    WON_ON_POINTS = "won-on-points"
    """By the total of several hands."""
    WON_NARROWLY = "won-narrowly"
    """By one unit of the score."""
    WON_AS_GHOST = "won-as-ghost"
    """After a bankruptcy (SG-1)."""
    SHARED = "shared"
    """Several are first."""
    DRAW = "draw"
    """All are first."""
    SAFE = "safe"
    """With a penguin left (NT-8)."""
    SECOND = "second"
    CLOSE = "close"
    """One unit of the score behind the winner."""
    TIED = "tied"
    """As good a score as the place above: the order decided (KI-12)."""
    MIDDLE = "middle"
    DUEL = "duel"
    """Second of two."""
    ALONE = "alone"
    """Not first, against computer players only."""
    LAST = "last"
    BANKRUPT = "bankrupt"
    GHOST = "ghost"
    """Bankrupt in a game with ghosts."""
    FALLEN = "fallen"
    """Eliminated or dropped out."""
    STRANDED = "stranded"
    """Without a penguin (NT-8)."""
    AWAY = "away"
    """Away at the end, so last."""


class PublicEnding(StrEnum):
    """How a match ended, for everybody."""

    WON = "won"
    NARROWLY = "narrowly"
    GHOST = "ghost"
    ALONE = "alone"
    """A person has won against computer players only."""
    COMPUTER = "computer"
    """A computer player has won."""
    SHARED = "shared"
    DRAW = "draw"
    SAFE = "safe"
    """All but those without penguins have won (NT-8)."""


def has_result(table: Table) -> bool:
    """Whether the match was played to its end."""
    return table.match is not None and table.match.result is not None


def ending_of(table: Table, user: int) -> Ending | None:
    """How the match ended for this user; None for who did not play to the end of it."""
    lines = table.standings()
    mine = next((line for line in lines if line.participant.user == user), None)
    if mine is None or mine.participant.left or table.match is None:
        return None
    if mine.is_absent and mine.rank == len(lines):
        return Ending.AWAY
    if table.match.scoring.unit is Unit.PENGUINS:
        return Ending.SAFE if mine.rank == 1 else Ending.STRANDED
    is_alone = len(table.people()) == 1
    return _won(table, lines, is_alone=is_alone) if mine.rank == 1 else _lost(table, mine, lines, is_alone=is_alone)


def _won(table: Table, lines: Sequence[FinalPlace], *, is_alone: bool) -> Ending:
    assert table.match is not None
    first = sum(line.rank == 1 for line in lines)
    if first > 1:
        return Ending.DRAW if first == len(lines) else Ending.SHARED
    if _as_ghost(table):
        return Ending.WON_AS_GHOST
    if _is_narrow(lines):
        return Ending.WON_NARROWLY
    if is_alone:
        return Ending.WON_ALONE
    is_added_up = is_of_many(table.game, table.rules, table.match.totals)
    return Ending.WON_ON_POINTS if is_added_up else Ending.WON


def _lost(table: Table, mine: FinalPlace, lines: Sequence[FinalPlace], *, is_alone: bool) -> Ending:
    by = None if mine.placed is None else mine.placed.by
    if by is PlaceBy.BANKRUPT:
        return Ending.GHOST if table.has_ghosts else Ending.BANKRUPT
    if by in (PlaceBy.ELIMINATED, PlaceBy.DROPPED_OUT):
        return Ending.FALLEN
    better = [line for line in lines if line.rank < mine.rank and not line.is_absent]
    if mine.total is not None and any(line.total == mine.total for line in better):
        return Ending.TIED
    if mine.rank == 2 and mine.total is not None and _gap(lines[0], mine) == 1:
        return Ending.CLOSE
    if len(lines) == 2 and not is_alone:
        return Ending.DUEL
    if mine.rank == 2 and len(lines) > 2:
        return Ending.SECOND
    if is_alone:
        return Ending.ALONE
    return Ending.LAST if mine.rank == max(line.rank for line in lines) else Ending.MIDDLE


def public_ending(table: Table) -> PublicEnding:
    """How the match ended. Requires a match with a result."""
    assert table.match is not None
    lines = table.standings()
    winners = [line for line in lines if line.rank == 1]
    if len(winners) == len(lines):
        return PublicEnding.DRAW
    if table.match.scoring.unit is Unit.PENGUINS:
        return PublicEnding.SAFE
    if len(winners) > 1:
        return PublicEnding.SHARED
    if winners[0].participant.user is None:
        return PublicEnding.COMPUTER
    if len(table.people()) == 1:
        return PublicEnding.ALONE
    if _as_ghost(table):
        return PublicEnding.GHOST
    return PublicEnding.NARROWLY if _is_narrow(lines) else PublicEnding.WON


def ending_words(texts: Texts, table: Table, user: int) -> str:
    """The end for the user: their place, and words of joy or consolation. Requires a match with a result."""
    lines, ending = table.standings(), ending_of(table, user)
    if ending is None:
        return texts("hand-left-over")
    rank = next(line.rank for line in lines if line.participant.user == user)
    place = texts("end-place", ending=ending.value, rank=rank, seats=len(lines))
    return texts("end-own", place=place, words=texts(f"end-{ending.value}", wording=table.id % WORDINGS))


def public_words(texts: Texts, table: Table, name: NameOf) -> str:
    """The words for everybody below the name of the winner."""
    ending = public_ending(table)
    lines = [line for line in table.standings() if line.rank > 1]
    if ending is not PublicEnding.SAFE:
        lines = [line for line in lines if line.participant.user is not None]
    others = listed(texts, [f"**{name(line.participant)}**" for line in lines])
    return texts(f"end-all-{ending.value}", wording=table.id % WORDINGS, others=others)


def _as_ghost(table: Table) -> bool:
    return table.has_ghosts and any(True for _ in ghost_won(Finished(table)))


def _is_narrow(lines: Sequence[FinalPlace]) -> bool:
    """Whether the best total is one better than the next."""
    return len(lines) > 1 and lines[1].total is not None and not lines[1].is_absent and _gap(*lines[:2]) == 1


def _gap(one: FinalPlace, other: FinalPlace) -> int:
    assert one.total is not None
    assert other.total is not None
    return abs(one.total - other.total)
