"""The killing game (section 10): cards are laid next to cards, and an enclosed cell dies together with its card."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Self

from engine.cards import INTERNATIONAL, Card, card
from engine.errors import DealError, IllegalMove, Reason
from engine.events import CountedPass, Killed, Played, RanOut, WentBankrupt
from engine.game import Game, Hand, HandKind, Setup
from engine.games.dealing import check_cards, check_position, dealer_of
from engine.games.koroshi_guess import KoroshiSeen, KoroshiUnseen, seen_in
from engine.games.koroshi_setup import KoroshiRules, KoroshiSetup, deal, hand_setup_of, ranked, scoring, started
from engine.games.turns import ring_of
from engine.grid import FULL, RANKS, ROW, killed_by_all
from engine.moves import BANKRUPT, PASS, Bankrupt, Move, Pass, Play
from engine.views import GridTable, Phase, SeatStatus, SeatView, View

SEVENS: Final = tuple(each for each in INTERNATIONAL if each.rank == 6)
STARTER: Final = card("7D")
_AND_PASS: Final = (PASS,)
_JUST_BANKRUPT: Final = (BANKRUPT,)


class KoroshiHand(Hand):
    """A hand of the killing game. Card sets are sets of grid cells.

    `_hands`: the live cards of each seat. `_lost`: its dead cards, and those it dropped out with unless they were laid;
    `_laid_out`: the number of laid ones that count against it anyway (KI-14). `_open`: the cells that touch the layout,
    empty or not. `_left`: for each seat that has left the turn order, the number of the move when it left (0: at the
    start). `_shown`: what everybody has seen of hidden cards.
    """

    __slots__ = (
        "_dead",
        "_dropped",
        "_empty",
        "_free",
        "_hand_setup",
        "_hands",
        "_killed",
        "_laid_out",
        "_last",
        "_left",
        "_lost",
        "_moves",
        "_open",
        "_passes",
        "_ring",
        "_shown",
        "_thrown",
    )

    def __init__(self, hand_setup: KoroshiSetup, setup: Setup) -> None:
        check_cards(setup, INTERNATIONAL)
        check_position(setup, counts_passes=True, most_passes=hand_setup.rules.passes)
        position = setup.position
        layout = position.layout if position else None
        self.events = None
        self.result = None
        self.seats = setup.seats
        self._hand_setup = hand_setup
        self._hands = [hand_setup.cells(hand) for hand in setup.deal.hands]
        laid = hand_setup.cells(SEVENS if layout is None else layout)
        held = 0
        for hand in self._hands:
            held |= hand
        sevens = hand_setup.cells(SEVENS)
        if (layout is None and sevens & ~held) or (layout is not None and sevens & ~laid):
            raise DealError("deal.hands" if layout is None else "layout", "all four sevens must lie")
        starter = next((seat for seat, hand in enumerate(setup.deal.hands) if STARTER in hand), None)
        self._hands = [hand & ~laid for hand in self._hands]
        self._empty = FULL & ~laid
        self._dead = 0
        self._open = hand_setup.grid.touched(laid)
        self._lost = [0] * self.seats
        self._laid_out = [0] * self.seats
        used = position.passes if position and position.passes else (0,) * self.seats
        self._passes = [hand_setup.rules.passes - each for each in used]
        self._free: Sequence[int] = self._passes if hand_setup.rules.voluntary else (0,) * self.seats
        """The passes that a seat may use even if it can play: all that it has left, or none (SN-11)."""
        self._last = 0
        self._killed = 0
        self._thrown = 0
        """The cells laid by seats that dropped out (KI-14)."""
        self._left: dict[int, int] = {}
        self._dropped: tuple[int, ...] = ()
        self._moves = 0
        self._shown = KoroshiSeen(hand_setup.rules.dead, (0,) * self.seats)
        self._ring = ring_of(tuple(range(self.seats)), self.seats)
        self._die(killed_by_all(hand_setup.grid, hand_setup.rules.kill, self._empty, self._empty, laid))
        self._leave_the_empty()
        if not self._ring.seats:
            raise DealError("deal.hands", "no hand holds a card that can be played: this hand is over")
        to_move = position.to_move if position else None
        if to_move is None:
            to_move = (dealer_of(setup) + 1) % self.seats if starter is None or layout is not None else starter
        self.to_act = (to_move,) if self._hands[to_move] else self._ring.after[to_move]

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.events = None
        twin.result = self.result
        twin.seats = self.seats
        twin.to_act = self.to_act
        twin._hand_setup = self._hand_setup
        twin._hands = self._hands[:]
        twin._lost = self._lost[:]
        twin._laid_out = self._laid_out[:]
        twin._passes = self._passes[:]
        twin._free = twin._passes if self._free is self._passes else self._free
        twin._empty = self._empty
        twin._dead = self._dead
        twin._open = self._open
        twin._last = self._last
        twin._killed = self._killed
        twin._thrown = self._thrown
        twin._left = self._left.copy()
        twin._dropped = self._dropped
        twin._moves = self._moves
        twin._ring = self._ring
        twin._shown = self._shown
        return twin

    # -- What is legal ------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> Sequence[Move]:
        if seat not in self.to_act:
            return ()
        playable = self._hands[seat] & self._open
        first, second, third, fourth = self._hand_setup.plays
        moves = (
            first[playable & ROW]
            + second[playable >> RANKS & ROW]
            + third[playable >> 2 * RANKS & ROW]
            + fourth[playable >> 3 * RANKS]
        )
        if self._free[seat]:
            return moves + _AND_PASS
        return moves or (_AND_PASS if self._passes[seat] else _JUST_BANKRUPT)

    # -- Moves --------------------------------------------------------------------------------------------------------

    def advance(self, seat: int, move: Move) -> None:
        if seat in self.to_act:
            if isinstance(move, Play):
                cell = self._hand_setup.cell.get(move.card)
                if cell is not None and 1 << cell & self._hands[seat] & self._open:
                    self._lay(seat, cell)
                    return
            elif isinstance(move, Pass):
                if move.taking is None and (self._free[seat] or self.legal(seat) is _AND_PASS):
                    self._pass(seat)
                    return
            elif isinstance(move, Bankrupt) and not self._passes[seat] and not self._hands[seat] & self._open:
                self._drop_out(seat)
                return
        raise self._refusal(seat, move)

    def _refusal(self, seat: int, move: Move) -> IllegalMove:
        """Return the error for a move that `legal` does not list."""
        if seat not in self.to_act:
            return self._out_of_turn()
        match move:
            case Play(card=each) if each in self._hand_setup.cell:
                return self._refused_card(seat, each)
            case Pass(taking=None):
                if self._passes[seat]:
                    return IllegalMove(Reason.MUST_PLAY)
                playable = self._hands[seat] & self._open
                reason = Reason.NO_PASSES_LEFT if playable else Reason.BANKRUPT
                return IllegalMove(reason, number=self._hand_setup.rules.passes)
            case Bankrupt():
                return IllegalMove(Reason.NOT_BANKRUPT)
            case _:
                return IllegalMove(Reason.NOT_IN_THIS_GAME)

    def _refused_card(self, seat: int, each: Card) -> IllegalMove:
        cell = 1 << self._hand_setup.cell[each]
        if not self._empty & cell:
            return IllegalMove(Reason.ALREADY_LAID, card=each)
        if self._lost[seat] & cell:
            return IllegalMove(Reason.DEAD, card=each)
        return IllegalMove(Reason.NOT_ADJACENT if self._hands[seat] & cell else Reason.NOT_IN_HAND, card=each)

    def _pass(self, seat: int) -> None:
        if not self._free[seat]:
            self._shown = self._shown.passes(seat, self._open & self._empty & ~self._dead)
        self._passes[seat] -= 1
        self._moves += 1
        self.to_act = self._ring.after[seat]
        if self.events is not None:
            self.emit(CountedPass, seat, self._hand_setup.rules.passes - self._passes[seat])

    def _lay(self, seat: int, cell: int) -> None:
        bit = 1 << cell
        hand_setup = self._hand_setup
        self._moves += 1
        self._hands[seat] = hand = self._hands[seat] ^ bit
        self._empty = empty = self._empty ^ bit
        self._open |= hand_setup.grid.touching[cell]
        self._last = bit
        if self.events is not None:
            self.emit(Played, seat, (hand_setup.cards[cell],))
        self._killed = killed = hand_setup.kill(
            empty, empty & ~self._dead, cell
        )  # KI-7: after every play, all at once.
        if killed:
            self._emit_killed(seat, killed)
            self._die(killed)
            self._leave_the_empty(seat)
        elif not hand:
            self._leave(seat)
        self._next_after(seat)

    def _next_after(self, seat: int) -> None:
        """Move the turn to the next seat, or end the hand (KI-11)."""
        if self._ring.seats:
            self.to_act = self._ring.after[seat]
        else:
            self._over(seat)

    def _die(self, killed: int) -> None:
        """Mark cells as dead, and count their cards against the holders (KI-9)."""
        self._dead |= killed
        self._shown = self._shown.dies(self._moves, killed, self._hands)
        for seat, hand in enumerate(self._hands):
            if hand & killed:
                self._lost[seat] |= hand & killed
                self._hands[seat] = hand & ~killed

    def _drop_out(self, seat: int) -> None:
        """Drop the seat out. Its live cards count against it and stay aside (KI-10), or are laid (KI-14)."""
        rules = self._hand_setup.rules
        remains = self._hands[seat]
        is_laid = rules.remains == "laid"
        self._moves += 1
        self._hands[seat] = 0
        self._dropped = (*self._dropped, seat)
        if self.events is not None:
            is_public = is_laid or rules.dead == "face-up"
            self.emit(WentBankrupt, seat, self._hand_setup.cards_of(remains), is_public=is_public)
        if is_laid:
            self._lay_remains(seat, remains)
        else:
            self._lost[seat] |= remains
            self._shown = self._shown.drops_out(seat, self._empty & ~self._dead, self._open)
        self._leave(seat)
        self._leave_the_empty(seat)
        self._next_after(seat)

    def _lay_remains(self, seat: int, remains: int) -> None:
        """Lay all live cards of `seat` at once, then kill what they enclose (KI-14)."""
        hand_setup = self._hand_setup
        self._empty = empty = self._empty ^ remains
        self._open |= hand_setup.grid.touched(remains)
        self._last = remains
        self._thrown |= remains
        self._shown = self._shown.leaves(seat, empty & ~self._dead)
        if hand_setup.rules.hands > 1:
            self._laid_out[seat] = remains.bit_count()
        self._killed = killed = killed_by_all(
            hand_setup.grid, hand_setup.rules.kill, empty, empty & ~self._dead, remains
        )
        if killed:
            self._emit_killed(seat, killed)
            self._die(killed)

    def _leave_the_empty(self, mover: int | None = None) -> None:
        """Remove seats without live cards from the turn order (KI-11). Those of one move leave together (KI-12)."""
        for seat in self._ring.seats:
            if not self._hands[seat]:
                # The mover may have played its last live card itself.
                self._leave(seat, 0 if mover in {None, seat} else self._killed)

    def _leave(self, seat: int, killed: int = 0) -> None:
        """Take the seat out of the turn order. `killed`: cells of which it must have held one, as it left by a kill."""
        self._left[seat] = self._moves
        self._ring = self._ring.without(seat)
        if seat not in self._dropped:
            self._shown = self._shown.leaves(seat, self._empty & ~self._dead, killed)
            self.emit(RanOut, seat)

    def _over(self, seat: int) -> None:
        counts = [self._against(each) for each in range(self.seats)]
        last = self._dropped if self._hand_setup.rules.dropouts == "last" else ()
        self._finish(ranked(counts, [self._left[each] for each in range(self.seats)], last), seat)

    def _against(self, seat: int) -> int:
        """Return the number of cards that count against a seat (KI-9, KI-10, KI-14)."""
        return self._lost[seat].bit_count() + self._laid_out[seat]

    def _emit_killed(self, seat: int, killed: int) -> None:
        """Emit Killed. Dead cells are public, but their cards' holders only if dead cards lie face up (KI-9)."""
        if self.events is None:
            return
        if self._hand_setup.rules.dead != "face-up":
            self.emit(Killed, seat, self._hand_setup.cards_of(killed))
            return
        for owner, hand in enumerate(self._hands):
            if hand & killed:
                self.emit(Killed, seat, self._hand_setup.cards_of(hand & killed), owner)

    # -- What may be known --------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        self.check_seat(seat)
        hand_setup = self._hand_setup
        shown = hand_setup.rules.dead == "face-up" or self.result is not None
        in_hand = hand_setup.rules.dead == "in-hand" and self.result is None
        live = self._empty & ~self._dead
        own = 0 if seat is None else self._lost[seat]
        return View(
            rules=hand_setup.rules,
            seat=seat,
            seats=tuple(self._seat_view(each, shown=shown, in_hand=in_hand) for each in range(self.seats)),
            to_act=self.to_act,
            phase=Phase.OVER if self.result else Phase.PLAY,
            table=GridTable(
                order=hand_setup.order,
                tunnel=hand_setup.rules.tunnel,
                laid=hand_setup.cards_of(FULL & ~self._empty),
                dead=hand_setup.cards_of(self._dead),
                next=hand_setup.cards_of(self._open & live),
                last=hand_setup.cards_of(self._last),
                killed=hand_setup.cards_of(self._killed),
                thrown=hand_setup.cards_of(self._thrown),
                deaths=self._shown.deaths_in(hand_setup),
                stays_in_hand=hand_setup.rules.dead == "in-hand",
            ),
            hand=() if seat is None else hand_setup.cards_of(self._hands[seat] | (own if in_hand else 0)),
            own_pile=hand_setup.cards_of(own) if hand_setup.rules.dead == "face-down" and not shown else (),
            legal=() if seat is None else tuple(self.legal(seat)),
            ruled_out=self._shown.ruled_out_in(hand_setup, self._empty),
            one_of=self._shown.one_of_in(hand_setup),
            result=self.result,
        )

    def _seat_view(self, seat: int, *, shown: bool, in_hand: bool) -> SeatView:
        lost = self._lost[seat]
        status = SeatStatus.PLAYING if self._hands[seat] else SeatStatus.OUT
        return SeatView(
            cards=(self._hands[seat] | (lost if in_hand else 0)).bit_count(),
            status=SeatStatus.BANKRUPT if seat in self._dropped else status,
            place=self.result.ranks[seat] if self.result and self.result.ranks else None,
            passes=self._hand_setup.rules.passes - self._passes[seat],
            passes_left=self._passes[seat],
            penalty=None if in_hand else self._against(seat),
            shown=self._hand_setup.cards_of(lost) if shown else (),
            face_down=(0 if shown else lost.bit_count()) if self._hand_setup.rules.dead == "face-down" else None,
            left=self._left[seat] + 1 if seat in self._left else None,
            thrown=self._laid_out[seat],
        )

    # -- Guesses ------------------------------------------------------------------------------------------------------

    @classmethod
    def guessed(cls, view: View, chance: Random) -> Self:
        """Make a hand in play from what a seat sees."""
        table, rules = view.table, view.rules
        assert isinstance(table, GridTable)
        assert isinstance(rules, KoroshiRules)
        hand = object.__new__(cls)
        hand.events, hand.result, hand.seats, hand.to_act = None, None, len(view.seats), view.to_act
        hand._hand_setup = hand_setup = hand_setup_of(rules, table.order)
        hand._empty = FULL & ~hand_setup.cells(table.laid)
        hand._dead = hand_setup.cells(table.dead)
        hand._open = hand_setup.cells(table.next)
        hand._last, hand._killed = hand_setup.cells(table.last), hand_setup.cells(table.killed)
        hand._thrown = hand_setup.cells(table.thrown)
        hand._laid_out = [each.thrown for each in view.seats]
        hand._passes = [each.passes_left or 0 for each in view.seats]
        hand._free = hand._passes if rules.voluntary else (0,) * hand.seats
        hand._left = {seat: each.left - 1 for seat, each in enumerate(view.seats) if each.left is not None}
        dropped = [seat for seat, each in enumerate(view.seats) if each.status is SeatStatus.BANKRUPT]
        hand._dropped = tuple(sorted(dropped, key=hand._left.__getitem__))
        hand._moves = max(hand._left.values(), default=0)
        hand._ring = ring_of(tuple([seat for seat in range(hand.seats) if seat not in hand._left]), hand.seats)
        hand._shown = seen_in(view, table, hand_setup, rules.dead)
        unseen = KoroshiUnseen(view, table, hand_setup, hand._shown)
        unseen.deal(chance)
        hand._hands, hand._lost = unseen.hands, unseen.lost
        return hand


KOROSHI: Final = Game(
    id="koroshi",
    rules=KoroshiRules,
    seats=lambda rules: range(3, 11),
    deal=deal,
    start=lambda rules, setup: KoroshiHand(started(rules, setup.deal.rows), setup),
    guesses=KoroshiHand.guessed,
    kind=lambda rules: HandKind.CELL_GROUPS if rules.kill == "group" else HandKind.CELLS,
    scoring=scoring,
    deal_keys=lambda rules: frozenset({"rows"}),
    optional_keys=frozenset({"rows"}),
    position_keys=frozenset({"layout", "passes", "to_move"}),
    result_keys=lambda rules: frozenset({"ranks", "scores"}),
)

GAMES: Final[tuple[Game[Any], ...]] = (KOROSHI,)
