"""Ghosts: the players of bankrupt seats, who trade seats with a player who talks to them (SG-1 to SG-4).

A trade moves players, not cards, so the wrapped hand is not affected.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Self

from engine.errors import IllegalMove, Reason
from engine.events import PlayersTraded
from engine.game import Hand
from engine.games.counted_hand import CountedHand
from engine.moves import Move, Talk
from engine.views import SeatStatus, View

TALK: Final = tuple(map(Talk, range(12)))


class GhostHand(Hand):
    """Wraps a CountedHand and adds ghosts. `sitting`: the player of each seat."""

    __slots__ = ("inner", "sitting")

    def __init__(self, inner: CountedHand) -> None:
        self.inner = inner
        self.seats = inner.seats
        self.sitting = tuple(range(inner.seats))
        self.events = None
        self._follow()

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.inner = self.inner.copy()
        twin.seats = self.seats
        twin.sitting = self.sitting
        twin.to_act = self.to_act
        twin.result = self.result
        twin.events = None
        return twin

    def legal(self, seat: int) -> Sequence[Move]:
        return (*self.inner.legal(seat), *self._talks(seat))

    def advance(self, seat: int, move: Move) -> None:
        if isinstance(move, Talk):
            if move not in self._talks(seat):
                raise self._refusal(seat, move)
            self._trade(seat, move.ghost)
            return
        self.inner.events = self.events
        try:
            self.inner.advance(seat, move)
        finally:
            self.inner.events = None
        self._follow()

    def view(self, seat: int | None) -> View:
        legal = () if seat is None else tuple(self.legal(seat))
        return replace(self.inner.view(seat), legal=legal, players=self.sitting)

    def players(self) -> tuple[int, ...] | None:
        return self.sitting

    def _follow(self) -> None:
        self.to_act = self.inner.to_act
        self.result = self.inner.result

    def _ghosts(self) -> list[int]:
        return [seat for seat, how in self.inner.left if how is SeatStatus.BANKRUPT]

    def _talks(self, seat: int) -> tuple[Move, ...]:
        if self.result is not None or seat not in self.inner.ring.seats:
            return ()
        return tuple(TALK[ghost] for ghost in self._ghosts())

    def _trade(self, seat: int, ghost: int) -> None:
        """Trade the players of two seats; cards, passes and ranks stay with the seats (SG-1)."""
        sitting = list(self.sitting)
        sitting[seat], sitting[ghost] = sitting[ghost], sitting[seat]
        self.sitting = tuple(sitting)
        self.emit(PlayersTraded, seat, ghost)

    def _refusal(self, seat: int, move: Talk) -> IllegalMove:
        if self.result is not None:
            return IllegalMove(Reason.HAND_OVER)
        if move.ghost not in self._ghosts():
            return IllegalMove(Reason.NO_GHOST, seat=move.ghost)
        return IllegalMove(Reason.NOT_ALIVE)
