"""A hand with counted passes on the rows of one pack, as in Shichi Narabe (SN-4 to SN-9).

`RowHand` implements the basic game; the joker variants subclass it. Its `Rows` implement tunnels and held sevens.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final, Self

from engine.cards import JOKER, Card, by_index
from engine.errors import IllegalMove, Reason
from engine.events import Played
from engine.games.counted_hand import AND_PASS, JUST_BANKRUPT, CountedHand, CountedSetup
from engine.games.opening import OpeningPhase
from engine.games.rows import CARDS, LOWER, SEVENS, UPPER, Rows, ones
from engine.moves import Move, Pass, Play
from engine.views import Known, Laid, Row, RowsTable, RuledOut, SeatStatus

JOKERS: Final = 0b11 << CARDS.bit_length()
"""The joker bits of a hand, above the card bits."""


class RowHand(CountedHand):
    """A hand of the basic game.

    `hands` are bits of `hand_setup.rows`, with joker bits above. `frontier`: the layout (see engine.games.rows);
    `open`: its playable places. `last`: the places laid last. `thrown`: the places laid by bankrupt seats.
    """

    __slots__ = ("frontier", "last", "open", "thrown")

    has_jokers: ClassVar = False
    """Whether jokers are played with."""
    frontier: int
    open: int
    last: int
    thrown: int

    def __init__(self, hand_setup: CountedSetup, opening: OpeningPhase, first: int) -> None:
        super().__init__(hand_setup, opening, first)
        rows = hand_setup.rows
        self.frontier = rows.start + sum([rows.bits.get(each, 0) for each in opening.layout])
        self.open = rows.open(self.frontier)
        self.last = 0
        self.thrown = 0

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.hand_setup = self.hand_setup
        twin.seats = self.seats
        twin.hands = self.hands[:]
        twin.passes = self.passes[:]
        twin.free = twin.passes if self.free is self.passes else self.free
        twin.frontier = self.frontier
        twin.open = self.open
        twin.ring = self.ring
        twin.left = self.left
        twin.last = self.last
        twin.thrown = self.thrown
        twin.ruled_out = self.ruled_out
        twin.to_act = self.to_act
        twin.result = self.result
        twin.events = None
        return twin

    def legal(self, seat: int) -> Sequence[Move]:
        if seat not in self.to_act:
            return ()
        playable = self.open & self.hands[seat]
        plays = self.hand_setup.rows.plays
        moves = plays[playable & LOWER] + plays[playable & UPPER]
        if self.free[seat]:
            return moves + AND_PASS
        return moves or self._when_stuck(seat)

    def advance(self, seat: int, move: Move) -> None:
        if seat in self.to_act:
            if isinstance(move, Play):
                rows = self.hand_setup.rows
                bit = rows.bits.get(move.card, 0)
                hands = self.hands
                hand = hands[seat]
                if bit & hand & self.open:
                    hands[seat] = hand = hand ^ bit
                    self.frontier = frontier = self.frontier + bit
                    self.open = rows.open(frontier)
                    self.last = bit
                    if self.events is not None:
                        self.emit(Played, seat, (move.card,))
                    if hand:
                        self.to_act = self.ring.after[seat]
                    else:
                        self._drop(seat, SeatStatus.OUT)
                        self._settle(seat)
                    return
            elif isinstance(move, Pass) and move.taking is None and self.free[seat] and self.events is None:
                # As the base class does, without the cost of a call: a fifth of all random plies are passes.
                self.passes[seat] -= 1
                self.to_act = self.ring.after[seat]
                return
        super().advance(seat, move)

    def hidden(self) -> int:
        """Return the cards that do not lie in the layout, so that hands may hold them, without jokers."""
        return self.hand_setup.rows.missing(self.frontier)

    def _throw(self, seat: int) -> None:
        self.last = thrown = self.hands[seat] & CARDS
        self.hands[seat] = 0
        self.frontier += thrown
        self.open = self.hand_setup.rows.open(self.frontier)
        self.thrown |= thrown

    def _note_stuck(self, seat: int) -> None:
        self._rule_out(seat, self.open)

    def _refused_card(self, seat: int, card: Card) -> IllegalMove:
        rows = self.hand_setup.rows
        bit = rows.bits.get(card)
        if bit is None:
            if any(card in row for row in rows.order):
                return IllegalMove(Reason.ALREADY_LAID, card=card)
            return IllegalMove(Reason.NOT_IN_THIS_GAME, card=card)
        if rows.laid(self.frontier) & bit:
            return IllegalMove(Reason.ALREADY_LAID, card=card)
        if not self.hands[seat] & bit:
            return IllegalMove(Reason.NOT_IN_HAND, card=card)
        if self.legal(seat) is JUST_BANKRUPT:
            return IllegalMove(Reason.BANKRUPT)
        return self._no_place(card)

    def _no_place(self, card: Card) -> IllegalMove:
        reason, needs = self.hand_setup.rows.obstacle(self.frontier, self.hand_setup.rows.bits[card])
        return IllegalMove(reason, card=card, needs=needs)

    def _held(self, seat: int) -> tuple[Card, ...]:
        hand = self.hands[seat]
        return cards_of(self.hand_setup.rows, hand) + (JOKER,) * (hand & JOKERS).bit_count()

    def _known(self) -> tuple[Known, ...]:
        holder = self.hand_setup.began_with_seven
        if holder is None or not self.hands[holder] & self.hand_setup.rows.bits[SEVENS[2]]:
            return ()
        return (Known(holder, SEVENS[2]),)

    def _ruled_out(self) -> tuple[RuledOut, ...]:
        """Return what forced passes have shown of the seats still in (SN-11)."""
        if self.hand_setup.voluntary:
            return ()
        hidden, rows = self.hidden(), self.hand_setup.rows
        return tuple(
            RuledOut(seat, cards_of(rows, cards))
            for seat in self.ring.seats
            if (cards := self.ruled_out[seat] & hidden)
        )

    def _jokers(self) -> int:
        """Return the number of jokers in the hands."""
        return 0

    def _table(self) -> RowsTable:
        rows, frontier, last, thrown = self.hand_setup.rows, self.frontier, self.last, self.thrown
        return _layout(rows, frontier, last, thrown, self._jokers(), with_jokers=self.has_jokers)


@lru_cache(maxsize=4096)
def cards_of(rows: Rows, bits: int) -> tuple[Card, ...]:
    """Return the cards of a bit set, in pack order. Cached, because a hand is seen several times between its plays."""
    return tuple(sorted((rows.cards[bit] for bit in ones(bits & CARDS)), key=by_index))


@lru_cache(maxsize=512)
def _layout(rows: Rows, frontier: int, last: int, thrown: int, jokers: int, *, with_jokers: bool) -> RowsTable:
    """Return the public layout. Cached, because the views of all seats share it."""
    laid = rows.laid(frontier)
    return RowsTable(
        rows=tuple(
            _row(suit, tuple([card for card in row if card not in rows.bits or rows.bits[card] & laid]))
            for suit, row in enumerate(rows.order)
        ),
        next=cards_of(rows, rows.next(frontier)),
        last=cards_of(rows, last),
        thrown=cards_of(rows, thrown),
        ace_high=rows.ace_high,
        tunnel=rows.tunnel != "none",
        jokers=jokers,
        with_jokers=with_jokers,
    )


@lru_cache(maxsize=2048)
def _row(suit: int, cards: tuple[Card, ...]) -> Row:
    """Return a row with these cards. Cached, because few different rows occur."""
    return Row(suit, 0, tuple(Laid(card, card) for card in cards))
