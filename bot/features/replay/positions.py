"""The positions of a match: one after each deal and each move, who sees what of it, and which of them matter."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import islice
from typing import Final

from cachetools import LRUCache

from bot.tables.participants import Participant, PlayedMove
from bot.tables.table import Table
from bot.text.naming import drawn_name, name_of
from engine import events
from engine.events import Event
from engine.match import Match
from engine.views import View
from i18n import Texts
from renderers import PositionPicture, TablePicture, Theme, badges_of

PICTURE: Final = "replay.png"
ONLOOKER: Final = "o"
ALL_OPEN: Final = "a"
_KNOWN: Final = 64

Eyes = str
"""The viewer of a position: ONLOOKER, ALL_OPEN, or a player as an index into `Table.participants`. Custom ids have it.
"""


class JumpReason(IntEnum):
    """Reasons to jump to a position. Where there are too many, the first kinds are kept."""

    HAND_OVER = 0
    DEAL = 1
    TRADE = 2
    BANKRUPT = 3
    OUT = 4
    SUIT_CLOSED = 5
    JOKER = 6
    FIRST_CARD = 7
    LAST_PASS = 8


@dataclass(frozen=True, slots=True)
class ReplayPosition:
    """A position: after the deal of this hand (`move` None), or after this move. Both count from 1."""

    hand: int
    ply: int
    """The number of moves made in the match."""
    move: PlayedMove | None
    at: int
    """Its number among all positions of the match, from 0."""


@dataclass(frozen=True, slots=True)
class Jump:
    """A position worth a jump. `event`: what happened there; None: a deal."""

    number: int
    moment: JumpReason
    event: Event | None = None


def positions_of(table: Table) -> list[ReplayPosition]:
    """All positions, in order: as many as `Match.positions` yields."""
    assert table.match is not None
    found: list[ReplayPosition] = []
    ply = 0
    for number, played in enumerate(table.match.played, start=1):
        found.append(ReplayPosition(number, ply, None, len(found)))
        for move in table.history[ply : ply + len(played.plies)]:
            ply += 1
            found.append(ReplayPosition(number, ply, move, len(found)))
    return found


def positions_seen(table: Table) -> list[ReplayPosition]:
    """The positions of a match of one hand, as its players saw them during it, while its deal is a secret.

    Not those after moves of which nobody else saw anything, which are not counted either; and not the end, where hidden
    cards are turned up.
    """
    seen = (each for each in positions_of(table)[:-1] if each.move is None or each.move.events)
    return [replace(each, ply=ply) for ply, each in enumerate(seen)]


def match_at(table: Table, number: int) -> Match:
    """The match at this position."""
    assert table.match is not None
    return next(islice(table.match.positions(), number, None))


def players_of(table: Table, view: View) -> Sequence[int]:
    """The player in each seat, as indices into `Table.participants`: players trade seats with ghosts (SG-1)."""
    return range(len(table.participants)) if view.players is None else view.players


def shown_to(table: Table, match: Match, eyes: Eyes, texts: Texts, theme: Theme) -> PositionPicture:
    """The match as these eyes see it now."""
    players = players_of(table, match.view(None))
    seat = players.index(int(eyes)) if eyes.isdecimal() else None
    badges = badges_of(tuple(place.name for place in table.participants))
    seated = [table.participants[player] for player in players]
    won = winners_of(table) if match.result is not None else []
    shown = TablePicture.of(
        match.view(seat),
        theme,
        texts,
        badges=tuple(badges[player] for player in players),
        names=tuple(drawn_name(texts, each) for each in seated),
        written=tuple(name_of(texts, each) for each in seated),
        has_plates=True,
        winners=[seat for seat, each in enumerate(seated) if any(each is winner for winner in won)],
    )
    hands = (match.view(each).hand if eyes == ALL_OPEN or each == seat else None for each in range(len(players)))
    return PositionPicture(shown, tuple(hands))


def winners_of(table: Table) -> list[Participant]:
    """The winners of the match, which is over."""
    return [line.participant for line in table.standings() if line.rank == 1]


def events_seen(move: PlayedMove, eyes: Eyes) -> Iterator[Event]:
    """The events of a move as these eyes saw them."""
    if eyes == ALL_OPEN:
        yield from move.events
        return
    seat = None
    if eyes.isdecimal():
        seat = int(eyes) if move.players_before is None else move.players_before.index(int(eyes))
    for event in move.events:
        yield event.seen_by(seat)


def moments_of(table: Table) -> list[Jump]:
    """The positions worth a jump, in order, each for its most important event."""
    assert table.match is not None
    found: list[Jump] = []
    begun = set[int]()
    for number, (position, match) in enumerate(zip(positions_of(table), table.match.positions(), strict=True)):
        jumps = list(_jumps(number, position, match, is_first=position.hand not in begun))
        if any(each.moment is JumpReason.FIRST_CARD for each in jumps):
            begun.add(position.hand)
        if jumps:
            found.append(min(jumps, key=lambda each: each.moment))
    return found


class KnownJumps:
    """The jumps of the replays that were looked at last: finding them takes playing the whole match again."""

    def __init__(self) -> None:
        self._known: LRUCache[int, Sequence[Jump]] = LRUCache(_KNOWN)

    def of(self, table: Table) -> Sequence[Jump]:
        """As `moments_of`, for the table of a match that is over."""
        found = self._known.get(table.id)
        if found is None:
            found = self._known[table.id] = tuple(moments_of(table))
        return found


def fewer(jumps: Sequence[Jump], most: int) -> list[Jump]:
    """At most so many of them, in order: whole kinds while there is room, then an even choice of the next."""
    kept: list[Jump] = []
    for kind in JumpReason:
        of_kind = [each for each in jumps if each.moment is kind]
        room = most - len(kept)
        if len(of_kind) > room:
            kept += [of_kind[(i + 1) * len(of_kind) // room - 1] for i in range(room)]
            break
        kept += of_kind
    return sorted(kept, key=lambda each: each.number)


def filmed(table: Table, most: int) -> list[int]:
    """At most so many positions that tell the match: all, or those worth a jump and an even choice of the others."""
    count = len(positions_of(table))
    if count <= most:
        return list(range(count))
    kept = {count - 1, *(each.number for each in fewer(moments_of(table), most // 2))}
    others = [number for number in range(count) if number not in kept]
    room = most - len(kept)
    return sorted(kept | {others[i * len(others) // room] for i in range(room)})


def _jumps(number: int, position: ReplayPosition, match: Match, *, is_first: bool) -> Iterator[Jump]:
    if position.move is None:
        yield Jump(number, JumpReason.DEAL)
        return
    for event in position.move.events:
        moment = _moment(event, match, is_first=is_first)
        if moment is not None:
            yield Jump(number, moment, event)


def _moment(event: Event, match: Match, *, is_first: bool) -> JumpReason | None:
    match event:
        case events.HandOver():
            return JumpReason.HAND_OVER
        case events.PlayersTraded():
            return JumpReason.TRADE
        case events.WentBankrupt() | events.Eliminated():
            return JumpReason.BANKRUPT
        case events.RanOut():
            return JumpReason.OUT
        case events.SuitClosed():
            return JumpReason.SUIT_CLOSED
        case events.JokerPlayed() | events.JokerTaken() | events.JokerCovered():
            return JumpReason.JOKER
        case events.Played():
            return JumpReason.FIRST_CARD if is_first else None
        case events.CountedPass(seat=seat):
            return JumpReason.LAST_PASS if match.view(None).seats[seat].passes_left == 0 else None
        case _:
            return None
