"""A hand of rows with counted passes and bankruptcy, as in Shichi Narabe (SN-4 to SN-9).

`RowHand` implements the basic game; the joker variants subclass it. Its `Rows` implement tunnels and held sevens;
engine.games.ghosts wraps it to add ghosts.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Self

from engine.cards import JOKER, Card, by_index
from engine.errors import IllegalMove, Reason
from engine.events import CountedPass, Eliminated, Played, RanOut, WentBankrupt
from engine.game import Hand
from engine.games.opening import Opening
from engine.games.rows import CARDS, LOWER, SEVENS, UPPER, Rows, ones
from engine.games.turns import certain_places, ranked
from engine.moves import BANKRUPT, PASS, Bankrupt, Move, Pass, Play
from engine.results import EndReason, HandResult
from engine.rules import Rules
from engine.views import Known, Laid, Phase, Row, RowsTable, RuledOut, SeatStatus, SeatView, View

JOKERS: Final = 0b11 << CARDS.bit_length()
"""The joker bits of a hand, above the card bits."""
JUST_BANKRUPT: Final = (BANKRUPT,)
AND_PASS: Final = (PASS,)


_ENDINGS: Final = {
    SeatStatus.OUT: EndReason.ONE_LEFT,
    SeatStatus.BANKRUPT: EndReason.BANKRUPTCY,
    SeatStatus.ELIMINATED: EndReason.ELIMINATION,
}


@dataclass(frozen=True, slots=True)
class HandSetup:
    """The constants of a hand."""

    rules: Rules
    rows: Rows
    passes: int
    """The number of passes of each seat (SN-5)."""
    voluntary: bool
    """Whether a seat that can play may pass (SN-11)."""
    began_with_seven: int | None = None
    """The seat that started because it was dealt the 7 of diamonds and still held it then (SN-12)."""


class RowHand(Hand):
    """A hand of the basic game.

    `hands`: the cards of each seat as bits of `hand_setup.rows`, with joker bits above. `passes`: passes left by seat;
    `free`: those it may use even if it can play, which is the same list, or all 0 (SN-11). `frontier`: the layout (see
    engine.games.rows); `open`: its playable places. `ring`: the seats still in; `left`: the others. `last`: the places
    laid last. `thrown`: the places laid by bankrupt seats. `ruled_out`: by seat, cards that it cannot hold since it
    passed because it had to (SN-11), possibly with cards that lie.
    """

    __slots__ = (
        "free",
        "frontier",
        "hand_setup",
        "hands",
        "last",
        "left",
        "open",
        "passes",
        "ring",
        "ruled_out",
        "thrown",
    )

    hands: list[int]
    passes: list[int]
    free: Sequence[int]
    frontier: int
    open: int
    last: int
    thrown: int
    ruled_out: tuple[int, ...]

    def __init__(self, hand_setup: HandSetup, opening: Opening, first: int) -> None:
        """`first` is the first seat to act; if it has no cards, the next seat in play is."""
        self.hand_setup = hand_setup
        self.seats = len(opening.hands)
        self.hands = list(opening.hands)
        self.passes = list(opening.passes)
        self.free = self.passes if hand_setup.voluntary else (0,) * self.seats
        self.frontier = opening.frontier
        self.open = hand_setup.rows.open(opening.frontier)
        self.ring = opening.ring
        self.left = opening.left
        self.last = 0
        self.thrown = 0
        self.ruled_out = (0,) * self.seats
        self.to_act = (first,) if first in opening.ring.seats else opening.ring.after[first]
        self.result = None
        self.events = None

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
            elif isinstance(move, Pass):
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

    def hidden(self) -> int:
        """Return the cards that do not lie in the layout, so that hands may hold them, without jokers."""
        return self.hand_setup.rows.missing(self.frontier)

    def _when_stuck(self, seat: int) -> tuple[Move, ...]:
        """Return the moves of a seat that cannot play: pass, or go bankrupt (SN-5, SN-6)."""
        return AND_PASS if self.passes[seat] else JUST_BANKRUPT

    def _go_bankrupt(self, seat: int) -> None:
        """Lay all cards of the seat; its jokers leave the game (SN-6, SJ-9)."""
        held = self._held(seat) if self.events is not None else ()
        thrown = self.hands[seat] & CARDS
        self.hands[seat] = 0
        self.frontier += thrown
        self.open = self.hand_setup.rows.open(self.frontier)
        self.last = thrown
        self.thrown |= thrown
        self.emit(WentBankrupt, seat, held, is_public=True)
        self._drop(seat, SeatStatus.BANKRUPT)
        self._settle(seat)

    def _note_stuck(self, seat: int) -> None:
        """Note what the seat cannot hold, as it passes because it has to (SN-11)."""
        self._rule_out(seat, self.open)

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
        """Return the seat's cards in pack order, jokers last."""
        hand = self.hands[seat]
        return cards_of(self.hand_setup.rows, hand) + (JOKER,) * (hand & JOKERS).bit_count()

    def _known(self) -> tuple[Known, ...]:
        """Return the cards of which everybody knows the holder."""
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

    def _was_dealt_joker(self, seat: int) -> bool:
        return False

    def _jokers(self) -> int:
        """Return the number of jokers in the hands."""
        return 0

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
                passes=self.hand_setup.passes - self.passes[seat],
                passes_left=self.passes[seat],
            )
            for seat in range(self.seats)
        )

    def _table(self) -> RowsTable:
        return _layout(self.hand_setup.rows, self.frontier, self.last, self.thrown, self._jokers())


@lru_cache(maxsize=4096)
def cards_of(rows: Rows, bits: int) -> tuple[Card, ...]:
    """Return the cards of a bit set, in pack order. Cached, because a hand is seen several times between its plays."""
    return tuple(sorted((rows.cards[bit] for bit in ones(bits & CARDS)), key=by_index))


@lru_cache(maxsize=512)
def _layout(rows: Rows, frontier: int, last: int, thrown: int, jokers: int) -> RowsTable:
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
        tunnel=rows.tunnel,
        jokers=jokers,
    )


@lru_cache(maxsize=2048)
def _row(suit: int, cards: tuple[Card, ...]) -> Row:
    """Return a row with these cards. Cached, because few different rows occur."""
    return Row(suit, 0, tuple(Laid(card, card) for card in cards))
