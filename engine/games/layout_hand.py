"""Base of hands whose cards go to one layout of rows."""

from random import Random
from typing import Generic, Self, TypedDict

from engine.cards import Card, members
from engine.game import Hand, Setup
from engine.games.copies import hand_bits
from engine.games.dealing import dealer_of
from engine.games.deductions import Deductions, Unseen, deal_unseen, seen, unseen_cards
from engine.games.layout import Layout, Openings, openings
from engine.moves import Move
from engine.results import HandResult
from engine.rules import R, Rules
from engine.views import Phase, RowsTable, RuledOut, View


class LayoutFields(TypedDict):
    """The fields of a `View` that are the same whatever the hand."""

    rules: Rules
    seat: int | None
    to_act: tuple[int, ...]
    phase: Phase
    hand: tuple[Card, ...]
    legal: tuple[Move, ...]
    ruled_out: tuple[RuledOut, ...]
    result: HandResult | None


def rows_of(view: View) -> RowsTable:
    """Return the table of a view of such a hand."""
    assert isinstance(view.table, RowsTable)
    return view.table


class LayoutHand(Hand, Generic[R]):
    """A hand with one layout. `_hands`: the cards of each seat as a bit set (see `engine.games.copies`)."""

    __slots__ = ("_deductions", "_forced", "_hands", "_last", "_layout", "_rules")

    def __init__(self, rules: R, setup: Setup, layout: Layout) -> None:
        """Start with the cards dealt, and those of the position in `layout`. Raises DealError."""
        self.events = None
        self.result = None
        self.seats = setup.seats
        self._rules = rules
        self._hands = [hand_bits(hand) for hand in setup.deal.hands]
        self._layout = layout
        if setup.position and setup.position.layout:
            layout.place(setup.position.layout)
        self._last: tuple[Card, ...] = ()
        """The places filled by the last play."""
        self._forced = 0
        """Bit of the card that must be played first, until it is played."""
        self._deductions = Deductions(setup.seats)

    def _starter(self, setup: Setup, first: Card) -> int:
        """Return the seat that starts: in a new hand the holder of `first`, which must then be played first."""
        if setup.position and setup.position.to_move is not None:
            return setup.position.to_move
        for holder, hand in enumerate(self._hands):
            if hand & first.bit & self._layout.open:  # Its suit may be closed in a position (PQ-4).
                self._forced = first.bit
                return holder
        return (dealer_of(setup) + 1) % self.seats

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.events, twin.result, twin.seats, twin.to_act = None, self.result, self.seats, self.to_act
        twin._rules, twin._hands, twin._layout = self._rules, self._hands[:], self._layout.copy()
        twin._last, twin._forced, twin._deductions = self._last, self._forced, self._deductions.copy()
        return twin

    @classmethod
    def _as_seen(
        cls, view: View, rules: R, fixed: Openings | None, chance: Random, *, decks: int = 1
    ) -> tuple[Self, Unseen]:
        """Return a hand as the view's seat sees it, with the cards that it does not see dealt at random, and the deal
        with all piles. What only some mechanisms have is still to be set.

        `fixed` None: the base may have been fixed by the first card (FN-1).
        """
        table = rows_of(view)
        if fixed is None and table.base is not None:
            fixed = openings(table.base)
        made, unseen = object.__new__(cls), deal_unseen(view, unseen_cards(view, decks), chance)
        if view.seat is not None:
            unseen.piles[view.seat] = [*view.own_pile]
        made.events, made.result, made.seats, made.to_act = None, None, len(view.seats), view.to_act
        made._rules = rules
        made._hands = [hand_bits(hand) for hand in unseen.hands]
        made._layout = Layout.shown_as(table.rows, fixed, table.base)
        made._last, made._forced = table.last, table.forced.bit if table.forced else 0
        made._deductions = seen(view)
        return made, unseen

    def _shown(self, seat: int | None) -> LayoutFields:
        """Return what a view for `seat` has whatever the hand."""
        self.check_seat(seat)
        return {
            "rules": self._rules,
            "seat": seat,
            "to_act": self.to_act,
            "phase": Phase.OVER if self.result else self._phase(),
            "hand": () if seat is None else tuple(self._held(seat)),
            "legal": () if seat is None else tuple(self.legal(seat)),
            "ruled_out": self._deductions.ruled_out(self._unlaid()),
            "result": self.result,
        }

    def _playable(self, seat: int) -> int:
        """Return the cards that this seat can lay as a bit set."""
        return self._hands[seat] & (self._forced or self._layout.open)

    def _phase(self) -> Phase:
        """Return the phase of a hand that is not over."""
        return Phase.PLAY

    def _held(self, seat: int) -> list[Card]:
        return members(self._hands[seat])

    def _unlaid(self) -> int:
        """Return the cards that can still be in a hand."""
        return self._layout.unfilled

    def _after(self, seat: int) -> tuple[int, ...]:
        """Return the next seat that holds cards. There must be one."""
        for i in range(1, self.seats + 1):
            following = (seat + i) % self.seats
            if self._hands[following]:
                return (following,)
        raise AssertionError("a hand that goes on has cards")
