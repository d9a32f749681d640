"""A hand with counted passes on the eight rows of two packs (SN-13)."""

from collections.abc import Sequence
from typing import Self

from engine.cards import PACK, SEVEN, Card, mask, members
from engine.errors import IllegalMove, Reason
from engine.events import Played
from engine.games.copies import SECOND, cards_of, without
from engine.games.counted_hand import AND_PASS, JUST_BANKRUPT, CountedHand, CountedSetup
from engine.games.layout import Layout, among, openings
from engine.games.opening import OpeningPhase
from engine.games.rows import SEVENS
from engine.moves import PLAY, Move, Play
from engine.views import Known, RowsTable, RuledOut, SeatStatus


class TwoPackHand(CountedHand):
    """A hand of two packs.

    `hands` are bits of engine.games.copies. `last`: the cards laid last. `thrown`: the places laid by bankrupt seats,
    those of second rows `SECOND` bits higher. `laid`: by seat, the cards that it has laid, as a set. `seven_of`: the
    seat that is known to hold a 7 of diamonds, as it started by it and has not played one (SN-12).
    """

    __slots__ = ("laid", "last", "layout", "seven_of", "thrown")

    layout: Layout
    last: tuple[Card, ...]
    thrown: int
    laid: list[int]
    seven_of: int | None

    def __init__(self, hand_setup: CountedSetup, opening: OpeningPhase, first: int) -> None:
        super().__init__(hand_setup, opening, first)
        self.layout = Layout(openings(SEVEN), SEVEN, decks=2)
        self.layout.place(opening.layout)
        self.last = ()
        self.thrown = 0
        self.laid = [0] * self.seats
        self.seven_of = hand_setup.began_with_seven
        for seat in opening.from_dealers_left if self.seven_of is not None else ():
            if seat == self.seven_of:
                break
            self._rule_out(seat, SEVENS[2].bit)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.hand_setup, twin.seats = self.hand_setup, self.seats
        twin.hands, twin.passes = self.hands[:], self.passes[:]
        twin.free = twin.passes if self.free is self.passes else self.free
        twin.ring, twin.left = self.ring, self.left
        twin.layout, twin.last, twin.thrown = self.layout.copy(), self.last, self.thrown
        twin.laid, twin.seven_of, twin.ruled_out = self.laid[:], self.seven_of, self.ruled_out
        twin.to_act, twin.result, twin.events = self.to_act, self.result, None
        return twin

    def legal(self, seat: int) -> Sequence[Move]:
        if seat not in self.to_act:
            return ()
        moves = tuple([PLAY[each.index] for each in members(self.hands[seat] & self.layout.open)])
        if self.free[seat]:
            return moves + AND_PASS
        return moves or self._when_stuck(seat)

    def advance(self, seat: int, move: Move) -> None:
        if not isinstance(move, Play):
            super().advance(seat, move)
            return
        each = move.card
        if seat not in self.to_act or not among(each, self.hands[seat] & self.layout.open):
            raise self._refusal(seat, move)
        self.hands[seat] = without(self.hands[seat], each)
        self.layout.lay(each)
        self.last = (each,)
        self.laid[seat] |= each.bit
        if seat == self.seven_of and each is SEVENS[2]:
            self.seven_of = None
        self.emit(Played, seat, (each,))
        if self.hands[seat]:
            self.to_act = self.ring.after[seat]
        else:
            self._drop(seat, SeatStatus.OUT)
            self._settle(seat)

    def _throw(self, seat: int) -> None:
        """Each card goes to the first row of its suit that lacks it."""
        before = _places(self.layout)
        self.last = self._held(seat)
        self.hands[seat] = 0
        self.layout.place(self.last)
        self.thrown |= _places(self.layout) ^ before

    def _note_stuck(self, seat: int) -> None:
        self._rule_out(seat, self.layout.open)

    def _refused_card(self, seat: int, card: Card) -> IllegalMove:
        if not among(card, PACK):
            return IllegalMove(Reason.NOT_IN_THIS_GAME, card=card)
        if not among(card, self.layout.unfilled):
            return IllegalMove(Reason.ALREADY_LAID, card=card)
        if not among(card, self.hands[seat]):
            return IllegalMove(Reason.NOT_IN_HAND, card=card)
        if self.legal(seat) is JUST_BANKRUPT:
            return IllegalMove(Reason.BANKRUPT)
        needs = self.layout.needed(card)
        assert needs is not None
        return IllegalMove(Reason.NOT_NEXT, card=card, needs=needs)

    def _held(self, seat: int) -> tuple[Card, ...]:
        return tuple(cards_of(self.hands[seat]))

    def _known(self) -> tuple[Known, ...]:
        return () if self.seven_of is None else (Known(self.seven_of, SEVENS[2]),)

    def _ruled_out(self) -> tuple[RuledOut, ...]:
        """From forced passes, and from seats nearer the dealer's left that have not started by a 7 of diamonds."""
        unfilled = self.layout.unfilled
        return tuple(
            RuledOut(seat, tuple(members(cards)))
            for seat in self.ring.seats
            if (cards := self.ruled_out[seat] & unfilled)
        )

    def _laid_once(self, seat: int) -> tuple[Card, ...]:
        return tuple(members(self.laid[seat] & self.layout.unfilled)) if seat in self.ring.seats else ()

    def _table(self) -> RowsTable:
        return RowsTable(
            rows=self.layout.shown_rows(),
            next=self.layout.places(),
            last=self.last,
            thrown=tuple(members(self.thrown & PACK)),
            thrown_second=tuple(members(self.thrown >> SECOND)),
        )


def shown_hand_layout(table: RowsTable) -> Layout:
    """Return the layout that a view shows."""
    return Layout.shown_as(table.rows, openings(SEVEN), SEVEN)


def thrown_bits(table: RowsTable) -> int:
    """Return the places laid by bankrupt seats that a view shows."""
    return mask(table.thrown) | mask(table.thrown_second) << SECOND


def _places(layout: Layout) -> int:
    """Return the filled places of all rows, second ones `SECOND` bits higher."""
    return sum([row << 13 * number for number, row in enumerate(layout.rows)])
