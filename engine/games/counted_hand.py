"""A hand with counted passes and bankruptcy, whatever its layout (SN-4 to SN-9, SN-11).

`RowHand` and `TwoPackHand` are its layouts. engine.games.ghosts wraps it to add ghosts.
"""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import Card
from engine.errors import IllegalMove, Reason
from engine.events import CountedPass, Eliminated, RanOut, WentBankrupt
from engine.game import Hand
from engine.games.opening import OpeningPhase
from engine.games.rows import Rows
from engine.games.turns import Left, Ring, certain_places, ranked
from engine.moves import BANKRUPT, PASS, Bankrupt, Move, Pass, Play
from engine.results import EndReason, HandResult
from engine.rules import Rules
from engine.views import Known, Phase, RowsTable, RuledOut, SeatStatus, SeatView, View

JUST_BANKRUPT: Final = (BANKRUPT,)
AND_PASS: Final = (PASS,)


_ENDINGS: Final = {
    SeatStatus.OUT: EndReason.ONE_LEFT,
    SeatStatus.BANKRUPT: EndReason.BANKRUPTCY,
    SeatStatus.ELIMINATED: EndReason.ELIMINATION,
}


@dataclass(frozen=True, slots=True)
class CountedSetup:
    """The constants of a hand."""

    rules: Rules
    rows: Rows
    """How a row grows."""
    passes: int
    """The number of passes of each seat (SN-5)."""
    voluntary: bool
    """Whether a seat that can play may pass (SN-11)."""
    began_with_seven: int | None = None
    """The seat that started because it was dealt the 7 of diamonds and still held it then (SN-12)."""


class CountedHand(Hand):
    """A hand with counted passes.

    `hands`: the cards of each seat as bits of the layout. `passes`: passes left by seat; `free`: those it may use even
    if it can play, which is the same list, or all 0 (SN-11). `ring`: the seats still in; `left`: the others.
    `ruled_out`: by seat, cards that it cannot hold since it passed because it had to (SN-11), possibly with cards that
    lie.
    """

    __slots__ = ("free", "hand_setup", "hands", "left", "passes", "ring", "ruled_out")

    hand_setup: CountedSetup
    hands: list[int]
    passes: list[int]
    free: Sequence[int]
    ring: Ring
    left: Left
    ruled_out: tuple[int, ...]

    def __init__(self, hand_setup: CountedSetup, opening: OpeningPhase, first: int) -> None:
        """`first` is the first seat to act; if it has no cards, the next seat in play is."""
        self.hand_setup = hand_setup
        self.seats = len(opening.hands)
        self.hands = list(opening.hands)
        self.passes = list(opening.passes)
        self.free = self.passes if hand_setup.voluntary else (0,) * self.seats
        self.ring = opening.ring
        self.left = opening.left
        self.ruled_out = (0,) * self.seats
        self.to_act = (first,) if first in opening.ring.seats else opening.ring.after[first]
        self.result = None
        self.events = None

    def advance(self, seat: int, move: Move) -> None:
        """Pass or go bankrupt; plays are the layout's."""
        if seat in self.to_act:
            if isinstance(move, Pass):
                if move.taking is None and (self.free[seat] or self.legal(seat) is AND_PASS):
                    if not self.free[seat]:
                        self._note_stuck(seat)
                    self.passes[seat] -= 1
                    if self.events is not None:
                        self.emit(CountedPass, seat, self.hand_setup.passes - self.passes[seat])
                    self.to_act = self.ring.after[seat]
                    return
            elif isinstance(move, Bankrupt) and self.legal(seat) is JUST_BANKRUPT:
                self._go_bankrupt(seat)
                return
        raise self._refusal(seat, move)

    def view(self, seat: int | None) -> View:
        self.check_seat(seat)
        hand = () if seat is None else self._held(seat)
        return View(
            rules=self.hand_setup.rules,
            seat=seat,
            seats=self._seat_views(),
            to_act=self.to_act,
            phase=Phase.PLAY if self.to_act else Phase.OVER,
            table=self._table(),
            hand=hand,
            legal=() if seat is None else tuple(self.legal(seat)),
            known=self._known(),
            ruled_out=self._ruled_out(),
            result=self.result,
        )

    def _when_stuck(self, seat: int) -> tuple[Move, ...]:
        """Return the moves of a seat that cannot play: pass, or go bankrupt (SN-5, SN-6)."""
        return AND_PASS if self.passes[seat] else JUST_BANKRUPT

    def _go_bankrupt(self, seat: int) -> None:
        """Lay all cards of the seat; its jokers leave the game (SN-6, SJ-9)."""
        held = self._held(seat) if self.events is not None else ()
        self._throw(seat)
        self.emit(WentBankrupt, seat, held, is_public=True)
        self._drop(seat, SeatStatus.BANKRUPT)
        self._settle(seat)

    def _rule_out(self, seat: int, cards: int) -> None:
        """Note that the seat cannot hold these cards."""
        before = self.ruled_out
        self.ruled_out = (*before[:seat], before[seat] | cards, *before[seat + 1 :])

    def _drop(self, seat: int, how: SeatStatus) -> None:
        """Remove a seat from the turn order, and emit how it left."""
        self.left += ((seat, how),)
        self.ring = self.ring.without(seat)
        if self.events is not None:
            if how is SeatStatus.OUT:
                self.emit(RanOut, seat, certain_places(self.left, self.seats)[seat])
            elif how is SeatStatus.ELIMINATED:
                self.emit(Eliminated, seat)

    def _settle(self, seat: int) -> None:
        """Move the turn on after `seat`, or end the hand if at most one seat is left (SN-7)."""
        if len(self.ring.seats) > 1:
            self.to_act = self.ring.after[seat]
            return
        last, how = self.left[-1]
        ranks, placed = ranked(self.left, self.ring.seats)
        self._finish(HandResult(_ENDINGS[how], ranks=ranks, placed=placed), last)

    def _refusal(self, seat: int, move: Move) -> IllegalMove:
        """Return the error for a move that `legal` does not list."""
        if seat not in self.to_act:
            return self._out_of_turn()
        if isinstance(move, Play):
            return self._refused_card(seat, move.card)
        if isinstance(move, Pass) and move.taking is None:
            if self.legal(seat) is JUST_BANKRUPT:
                return IllegalMove(Reason.BANKRUPT)
            if self.passes[seat]:
                return IllegalMove(Reason.MUST_PLAY)
            return IllegalMove(Reason.NO_PASSES_LEFT, number=self.hand_setup.passes)
        if isinstance(move, Bankrupt):
            return IllegalMove(Reason.NOT_BANKRUPT)
        return IllegalMove(Reason.NOT_IN_THIS_GAME)

    @abstractmethod
    def _throw(self, seat: int) -> None:
        """Put all cards of the seat in their places (SN-6)."""

    @abstractmethod
    def _note_stuck(self, seat: int) -> None:
        """Note what the seat cannot hold, as it passes because it has to (SN-11)."""

    @abstractmethod
    def _refused_card(self, seat: int, card: Card) -> IllegalMove:
        """Return the error for a play of this card by the seat to act."""

    @abstractmethod
    def _held(self, seat: int) -> tuple[Card, ...]:
        """Return the seat's cards in pack order, jokers last."""

    @abstractmethod
    def _table(self) -> RowsTable: ...

    @abstractmethod
    def _known(self) -> tuple[Known, ...]:
        """Return the cards of which everybody knows the holder."""

    @abstractmethod
    def _ruled_out(self) -> tuple[RuledOut, ...]:
        """Return what everybody knows that the seats still in cannot hold."""

    def _was_dealt_joker(self, seat: int) -> bool:
        return False

    def _laid_once(self, seat: int) -> tuple[Card, ...]:
        """Return the cards that the seat has laid and of which the other copy does not lie yet."""
        return ()

    def _seat_views(self) -> tuple[SeatView, ...]:
        status = dict(self.left)
        order = {seat: place for place, (seat, _) in enumerate(self.left, 1)}
        places = certain_places(self.left, self.seats)
        if self.result is not None and self.result.ranks is not None:
            places = dict(enumerate(self.result.ranks))
        return tuple(
            SeatView(
                cards=self.hands[seat].bit_count(),
                status=status.get(seat, SeatStatus.PLAYING),
                place=places.get(seat),
                left=order.get(seat),
                was_dealt_joker=self._was_dealt_joker(seat),
                laid_once=self._laid_once(seat),
                passes=self.hand_setup.passes - self.passes[seat],
                passes_left=self.passes[seat],
            )
            for seat in range(self.seats)
        )
