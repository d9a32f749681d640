"""The hand for points: it ends when a seat is out or bankrupt, and a joker stays until the card it stands for covers
it (SP-4 to SP-7)."""

from dataclasses import replace
from typing import Final, Self

from engine.cards import JOKER, Card
from engine.errors import IllegalMove, Reason
from engine.events import JokerCovered, WentBankrupt
from engine.games.joker_hand import JokerHand, JokerSetup
from engine.games.opening import OpeningPhase
from engine.games.row_hand import CountedSetup
from engine.moves import COVER, LEAVE, Cover, Leave, Move, Play
from engine.results import EndReason, HandResult
from engine.views import Laid, Phase, RowsTable, SeatStatus, View

COVER_OR_LEAVE: Final = (COVER, LEAVE)
JOKER_POINTS: Final = 25
POINTS_JOKER: Final = JokerSetup("skip", "stack")


def points(card: Card) -> int:
    """Return the penalty points of a card left in hand (SP-7)."""
    return JOKER_POINTS if card is JOKER else min(card.rank + 1, 10)


class PointsHand(JokerHand):
    """A hand for points.

    `lying`: the place of an uncovered joker, or 0. `asker`: the seat that played it, while the holder of that place's
    card decides whether to cover it. Views of other seats hide `to_act` meanwhile.
    """

    __slots__ = ("asker", "lying")

    def __init__(self, hand_setup: CountedSetup, opening: OpeningPhase, first: int) -> None:
        super().__init__(hand_setup, opening, first, POINTS_JOKER)
        self.lying = 0
        self.asker: int | None = None

    def copy(self) -> Self:
        twin = super().copy()
        twin.lying = self.lying
        twin.asker = self.asker
        return twin

    def legal(self, seat: int) -> tuple[Move, ...]:
        if self.asker is not None:
            return COVER_OR_LEAVE if seat in self.to_act else ()
        return tuple(super().legal(seat))

    def advance(self, seat: int, move: Move) -> None:
        if self.asker is not None:
            self._answer(seat, move, self.asker)
        elif (
            isinstance(move, Play)
            and seat in self.to_act
            and self.hand_setup.rows.bits.get(move.card, 0) & self.lying & self.hands[seat]
        ):
            self._cover(seat)
            self._next_after(seat)
        else:
            super().advance(seat, move)
            self.open |= self.lying

    def view(self, seat: int | None) -> View:
        view = super().view(seat)
        if self.asker is None:
            return view
        return replace(view, phase=Phase.COVER, asking=self.asker, to_act=self.to_act if seat in self.to_act else ())

    def seen_to_act(self) -> tuple[int, ...]:
        return self.to_act if self.asker is None else ()

    def hidden(self) -> int:
        return super().hidden() | self.lying

    def _answer_joker(self, seat: int, owner: int, place: int, joker: int) -> None:
        self.lying = place
        self.open |= place
        if not self.hands[seat]:
            self._next_after(seat)
            return
        self.asker = seat
        self.to_act = (owner,)

    def _answer(self, seat: int, move: Move, asker: int) -> None:
        """Apply Cover or Leave; the turn then continues after the seat that played the joker."""
        if seat not in self.to_act or not isinstance(move, Cover | Leave):
            raise self._refusal(seat, move)
        self.asker = None
        self.to_act = self.ring.after[asker]
        if isinstance(move, Cover):
            self._cover(seat)
            if not self.hands[seat]:
                self._next_after(seat)

    def _cover(self, seat: int) -> None:
        card = self.hand_setup.rows.cards[self.lying]
        self._shows(seat, self.lying)
        self.hands[seat] ^= self.lying
        self.last, self.lying = self.lying, 0
        self.open = self.hand_setup.rows.open(self.frontier)
        self.emit(JokerCovered, seat, card)

    def _next_after(self, seat: int) -> None:
        if self.hands[seat]:
            self.to_act = self.ring.after[seat]
        else:
            self._drop(seat, SeatStatus.OUT)
            self._settle(seat)

    def _go_bankrupt(self, seat: int) -> None:
        """Only the bankrupt seat scores penalty points; its cards stay in its hand (SP-6)."""
        self.emit(WentBankrupt, seat, self._held(seat), is_public=True)
        self._drop(seat, SeatStatus.BANKRUPT)
        scores = tuple(self._points(other) if other == seat else 0 for other in range(self.seats))
        self._finish(HandResult(EndReason.BANKRUPTCY, scores=scores), seat)

    def _settle(self, seat: int) -> None:
        """End the hand, as a seat is out (SP-7)."""
        self._finish(HandResult(EndReason.OUT, scores=tuple(map(self._points, range(self.seats)))), seat)

    def _points(self, seat: int) -> int:
        return sum(map(points, self._held(seat)))

    def _refusal(self, seat: int, move: Move) -> IllegalMove:
        asked = self.asker is not None and seat in self.to_act
        if isinstance(move, Cover | Leave) and self.result is None and not asked:
            return IllegalMove(Reason.NOTHING_TO_CHOOSE)
        if self.asker is not None:
            return IllegalMove(Reason.NOT_IN_THIS_GAME if asked else Reason.NOT_YOUR_TURN)
        return super()._refusal(seat, move)

    def _table(self) -> RowsTable:
        table = super()._table()
        if not self.lying:
            return table
        covered = self.hand_setup.rows.cards[self.lying]
        rows = tuple(
            replace(row, laid=tuple(Laid(each.place, JOKER) if each.place is covered else each for each in row.laid))
            for row in table.rows
        )
        return replace(table, rows=rows, next=tuple(sorted((*table.next, covered))))
