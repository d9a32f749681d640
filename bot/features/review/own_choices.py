"""The choices that a player had in a match that is over, each with what they could see then."""

import asyncio
from dataclasses import dataclass
from typing import Final

from bot.features.replay.positions import positions_of
from bot.tables.entries import MovedBy
from bot.tables.participants import PlayedMove
from bot.tables.table import Table
from engine.match import Match
from engine.moves import Move, Talk
from engine.review import place
from engine.views import View

_STRETCH: Final = 20
"""Positions that are replayed before others may go on."""


@dataclass(frozen=True, slots=True)
class OwnChoice:
    """A choice: the number of the move in the table's history, from 0, what the player saw, and what they played."""

    move: int
    view: View
    played: Move


@dataclass(frozen=True, slots=True)
class OwnHand:
    """A hand: the place that the player took, and their choices."""

    place: float
    choices: tuple[OwnChoice, ...]


@dataclass(frozen=True, slots=True)
class OwnMatch:
    """A player's hands of a match. `by_others`: choices that the computer or the clock made for them."""

    hands: tuple[OwnHand, ...]
    by_others: int

    @property
    def choices(self) -> int:
        return sum(len(hand.choices) for hand in self.hands)


async def own_match(table: Table, player: int) -> OwnMatch:
    """The choices of this player, an index into `Table.participants`. The match must be over.

    Only moves make no choice, and talking to ghosts is none that is judged.
    """
    assert table.match is not None
    positions = positions_of(table)
    hands, choices, by_others = list[OwnHand](), list[OwnChoice](), 0
    for number, match in enumerate(table.match.positions()):
        if number % _STRETCH == 0:
            await asyncio.sleep(0)
        assert match.hand is not None
        result = match.hand.result
        if result is not None:
            seat = _seat_of(match, player)
            hands.append(OwnHand(place(result, seat, least_wins=match.scoring.least_wins), tuple(choices)))
            choices = []
            continue
        following = positions[number + 1]
        if following.move is None or following.move.player != player or not _is_choice(match, following.move):
            continue
        if following.move.by is MovedBy.PERSON:
            view = match.view(following.move.seat)
            choices.append(OwnChoice(following.ply - 1, view, following.move.move))
        else:
            by_others += 1
    return OwnMatch(tuple(hands), by_others)


def _seat_of(match: Match, player: int) -> int:
    """Where the player sits now: players trade seats with ghosts (SG-1)."""
    assert match.hand is not None
    players = match.hand.players()
    return player if players is None else players.index(player)


def _is_choice(match: Match, move: PlayedMove) -> bool:
    assert match.hand is not None
    legal = [each for each in match.hand.legal(move.seat) if not isinstance(each, Talk)]
    return len(legal) > 1 and move.move in legal
