"""Ristiseiska (section 8): a seat that cannot play begs a card from its right; an ace or king earns an extra turn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal, Self

from engine.cards import INTERNATIONAL, SEVEN, Card, card, members
from engine.errors import DealError, IllegalMove, Reason
from engine.events import Announced, Begged, Gave, Passed, Played
from engine.game import Game, HandKind, Setup
from engine.games.dealing import check_cards, check_keys, check_position, dealing
from engine.games.deductions import Deductions, Later
from engine.games.gifts import GiftSearch
from engine.games.layout import Layout, among, openings, refusal
from engine.games.layout_hand import LayoutHand, rows_of
from engine.games.options import HandsRules, least_points
from engine.moves import BEG, DECLINE, END, GIVE, PASS, PLAY, Beg, Decline, End, Give, Move, Pass, Play
from engine.results import EndReason, HandResult
from engine.views import FactKind, HandFact, Known, Phase, RowsTable, SeatStatus, SeatView, View

STARTER: Final = card("7C")
ROW_ENDS: Final = (0, 12)
"""The ranks of ace and king: a seat that plays one may play again (RS-6)."""
IDLE_ROUNDS: Final = 4
"""The hand ends after this many rounds in which no card is laid (RS-7)."""

_OPENINGS: Final = openings(SEVEN, below_first=True)
MOST_DEALS: Final = 200
"""Deals made at most until one agrees with what turns have shown. One or two are usual, some tens after many gifts."""

_PASS: Final = (PASS,)
_BEG: Final = (BEG,)
_PASS_OR_BEG: Final = (PASS, BEG)


class RistiseiskaRules(HandsRules):
    """Options of Ristiseiska."""

    revokes: Literal["forbidden", "penalised"] = "forbidden"
    first_beg: bool = False


@dataclass(frozen=True, slots=True)
class Declined(Announced):
    """A seat declined to give a card (RS-8)."""


@dataclass(frozen=True, slots=True)
class TurnEnded(Announced):
    """A seat ended its extra turn after an ace or king (RS-6)."""


class BeggingHand(LayoutHand[RistiseiskaRules]):
    """A hand of Ristiseiska.

    `_givers` are the seats still to be asked for a card; the first is the seat to act. A seat that was begged must give
    (RS-3); after a revoke each seat may decline (RS-8).
    """

    __slots__ = (
        "_begging",
        "_extra",
        "_facts",
        "_givers",
        "_got",
        "_idle",
        "_known",
        "_met",
        "_took",
        "_turn",
    )

    def __init__(self, rules: RistiseiskaRules, setup: Setup) -> None:
        check_keys(setup)
        check_cards(setup, INTERNATIONAL)
        check_position(setup, counts_passes=False)
        if not all(setup.deal.hands):
            raise DealError("deal.hands", "a hand is empty: this hand is over")
        super().__init__(rules, setup, Layout(_OPENINGS, SEVEN))
        self._givers: tuple[int, ...] = ()
        self._begging = False
        self._extra = False
        self._known = [0] * self.seats**2
        """`_known[seats * knower + holder]`: cards that `knower` gave to `holder` and that `holder` has certainly not
        given away. May include cards that were played since."""
        self._met = 0
        """Bit set of the seats whose first turn is over (RS-4)."""
        self._idle = 0
        """The number of turns since a card was last laid: passes and begging (RS-7, RS-8)."""
        self._got = [0] * self.seats
        """By seat: the cards that count as `late` in the deductions, also for who gave them."""
        self._took = [0] * self.seats**2
        """`_took[seats * knower + holder]`: how many of the cards that `holder` got late are not late in the view of
        `knower`, who gave a card that was not ruled out, or was given one that had come late."""
        self._facts: list[HandFact] = []
        """The facts that turns have shown about hands, with the cards of all gifts."""
        self._turn_to(self._starter(setup, STARTER))

    def copy(self) -> Self:
        twin = super().copy()
        twin._givers, twin._begging, twin._extra = self._givers, self._begging, self._extra
        twin._turn, twin._met, twin._idle = self._turn, self._met, self._idle
        twin._known, twin._got, twin._took = self._known[:], self._got[:], self._took[:]
        twin._facts = self._facts[:]
        return twin

    # -- What is legal ------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> Sequence[Move]:
        if seat not in self.to_act:
            return ()
        hand = self._hands[seat]
        if self._givers:
            gifts: list[Move] = [GIVE[each.index] for each in members(hand)]
            return gifts if self._begging else [*gifts, DECLINE]
        playable = self._playable(seat)
        found: list[Move] = [PLAY[each.index] for each in members(playable)]
        if self._extra:
            found.append(END)
        elif not playable:
            found += self._when_stuck(seat)
        elif self._may_revoke():
            found.append(PASS)
        return found

    def _may_revoke(self) -> bool:
        return self._rules.revokes == "penalised" and not self._forced and self._idle < self.seats - 1

    def _when_stuck(self, seat: int) -> tuple[Move, ...]:
        """Return the moves of a seat that cannot play: beg, or pass on its first turn or if no seat can give (RS-3 to
        RS-5)."""
        if not self._may_beg(seat) or self._asked(seat) is None:
            return _PASS
        return _BEG if self._met >> seat & 1 else _PASS_OR_BEG

    def _may_beg(self, seat: int) -> bool:
        """Return whether the seat may beg on this turn (RS-4)."""
        return bool(self._met >> seat & 1) or self._rules.first_beg

    def _asked(self, seat: int) -> int | None:
        """Return the seat that would have to give to this one (RS-3), or None if neither neighbour can (RS-5)."""
        for i in (1, 2):
            right = (seat - i) % self.seats
            if self._hands[right].bit_count() > 1:
                return right
        return None

    # -- Moves --------------------------------------------------------------------------------------------------------

    def advance(self, seat: int, move: Move) -> None:
        if seat not in self.to_act:
            raise self._out_of_turn()
        if self._givers:
            self._answer(seat, move)
            return
        playable = self._playable(seat)
        match move:
            case Play(card=each) if among(each, playable):
                self._lay(seat, each)
            case Play(card=each):
                raise refusal(self._layout, each, held=self._hands[seat], forced=self._forced)
            case End() if self._extra:
                self.emit(TurnEnded, seat)
                self._end_turn(laid=True)
            case Pass(taking=None) | Beg() if self._extra:
                raise IllegalMove(Reason.NOT_IN_THIS_GAME)
            case Pass(taking=None) if playable and self._may_revoke():
                self._revoke(seat)
            case Pass(taking=None) | Beg() if playable:
                raise IllegalMove(Reason.MUST_PLAY)
            case Beg() if self._may_beg(seat) and (asked := self._asked(seat)) is not None:
                self._begging = True
                self._show_stuck(seat)
                self._givers = self.to_act = (asked,)
                self.emit(Begged, seat, asked)
            case Pass(taking=None) if not self._met >> seat & 1 or self._asked(seat) is None:
                self.emit(Passed, seat)
                if not self._may_revoke() or next(self._may_give(seat), None) is not None:
                    self._show_stuck(seat)
                self._end_turn()
            case _:
                raise IllegalMove(Reason.NOT_IN_THIS_GAME)

    def _show_stuck(self, seat: int) -> None:
        """Note that the seat cannot play. A pass that is a revoke is known by those who are asked then (RS-8)."""
        self._deductions.stuck(seat, self._layout.open)
        self._got[seat] = 0
        self._forget_late(seat)
        self._facts.append(HandFact(FactKind.NONE_OF, seat, tuple(members(self._layout.open))))

    def _forget_late(self, seat: int) -> None:
        """If the seat has no late card any more, it has given none to anybody."""
        if seat not in self._deductions.later:
            for knower in range(self.seats):
                self._took[self.seats * knower + seat] = 0

    def _lay(self, seat: int, each: Card) -> None:
        self._hands[seat] ^= each.bit
        self._layout.lay(each)
        if self._deductions.later:
            self._deductions.laid(seat, each.bit)
            self._forget_late(seat)
        self._facts.append(HandFact(FactKind.LAID, seat, (each,)))
        self._forced = 0
        self._last = (each,)
        self.emit(Played, seat, (each,))
        if not self._hands[seat]:
            self._over(EndReason.OUT, seat)
        elif each.rank in ROW_ENDS:
            self._extra = True
        else:
            self._end_turn(laid=True)

    def _revoke(self, seat: int) -> None:
        """Pass with a playable card: each other seat with more than one card may give one (RS-8)."""
        self.emit(Passed, seat)
        self._givers = tuple(self._may_give(seat))
        if self._givers:
            self._facts.append(HandFact(FactKind.ONE_OF, seat, tuple(members(self._layout.open))))
            self.to_act = self._givers[:1]
        else:
            self._end_turn()

    def _may_give(self, seat: int) -> Iterator[int]:
        """Yield the seats that may give this one a card after a revoke, from its left (RS-8)."""
        for i in range(1, self.seats):
            other = (seat + i) % self.seats
            if self._hands[other].bit_count() > 1:
                yield other

    def _answer(self, giver: int, move: Move) -> None:
        """Apply the answer of a seat that is asked for a card."""
        match move:
            case Give(cards=(each,)) if among(each, self._hands[giver]):
                self._give(giver, each)
            case Give(cards=(each,)):
                raise IllegalMove(Reason.NOT_IN_HAND, card=each)
            case Give():
                raise IllegalMove(Reason.WRONG_NUMBER, number=1)
            case Decline() if not self._begging:
                self.emit(Declined, giver)
            case _:
                raise IllegalMove(Reason.NOT_IN_THIS_GAME)
        self._givers = self._givers[1:]
        if self._givers:
            self.to_act = self._givers[:1]
        else:
            self._begging = False
            self._end_turn()

    def _give(self, giver: int, each: Card) -> None:
        taker = self._turn
        self._hands[giver] ^= each.bit
        self._hands[taker] |= each.bit
        # Seats that did not see the gift can no longer be certain of any card in the giver's hand.
        for knower in range(self.seats):
            self._known[self.seats * knower + giver] &= ~each.bit if knower == taker else 0
        self._known[self.seats * giver + taker] |= each.bit
        self._got[giver] &= ~each.bit
        if self._deductions.got(taker, 1, self._deductions.never(giver)):
            if self._deductions.out[taker] & each.bit:
                self._got[taker] |= each.bit
            else:
                self._took[self.seats * giver + taker] += 1
        self._deductions.lost(giver)
        if giver in self._deductions.later and self._deductions.out[giver] & each.bit:
            self._took[self.seats * taker + giver] += 1
        self._facts.append(HandFact(FactKind.GAVE, giver, (each,), taker))
        self.emit(Gave, giver, (each,), count=1, taker=taker)

    def _end_turn(self, *, laid: bool = False) -> None:
        """Move the turn to the left, or end the hand after too many turns without a card laid (RS-7)."""
        seat = self._turn
        self._met |= 1 << seat
        self._idle = 0 if laid else self._idle + 1
        if self._idle == IDLE_ROUNDS * self.seats:
            self._over(EndReason.BLOCKED, seat)
        else:
            self._turn_to((seat + 1) % self.seats)

    def _turn_to(self, seat: int) -> None:
        self._turn = seat
        self._extra = False
        self.to_act = (seat,)

    def _over(self, reason: EndReason, seat: int) -> None:
        self._finish(HandResult(reason, scores=tuple(hand.bit_count() for hand in self._hands)), seat)

    # -- What may be known --------------------------------------------------------------------------------------------

    def _phase(self) -> Phase:
        if self._givers:
            return Phase.GIVE
        return Phase.EXTRA if self._extra else Phase.PLAY

    def _deductions_of(self, knower: int) -> Deductions:
        """Return what this seat, or an onlooker, can conclude: also from late cards that were given to it."""
        first = self.seats * knower
        took = self._took[first : first + self.seats]
        if not any(took):
            return self._deductions
        own = self._deductions.copy()
        own.later = {
            holder: Later(each.number - took[holder], each.out, each.gone)
            for holder, each in own.later.items()
            if each.number > took[holder]
        }
        return own

    def view(self, seat: int | None) -> View:
        shown = self._shown(seat)
        if seat is not None:
            shown["ruled_out"] = self._deductions_of(seat).ruled_out(self._unlaid())
        return View(
            **shown,
            seats=tuple(
                SeatView(
                    cards=hand.bit_count(),
                    status=SeatStatus.PLAYING if hand else SeatStatus.OUT,
                    had_turn=bool(self._met >> i & 1),
                )
                for i, hand in enumerate(self._hands)
            ),
            table=RowsTable(
                rows=self._layout.shown_rows(),
                next=self._layout.places(),
                last=self._last,
                forced=STARTER if self._forced else None,
                idle=self._idle,
                first_side=-1,
            ),
            known=() if seat is None else self._known_to(seat),
            facts=self._facts_shown_to(seat),
            asking=self._turn if self._givers else None,
            begging=self._begging,
        )

    def _facts_shown_to(self, seat: int | None) -> tuple[HandFact, ...]:
        """Return the facts, without the cards of gifts that this seat has not seen.

        Without such gifts and revokes there are none, as what is ruled out says it all.
        """
        facts = [
            each._replace(cards=()) if each.kind is FactKind.GAVE and seat not in (each.seat, each.to) else each
            for each in self._facts
        ]
        return tuple(facts) if any(each.kind is FactKind.ONE_OF or not each.cards for each in facts) else ()

    def _known_to(self, seat: int) -> tuple[Known, ...]:
        """Return the cards that this seat has given and that are still in the receiver's hand."""
        known = self._known[self.seats * seat : self.seats * (seat + 1)]
        return tuple(
            Known(holder, each, later=each.bit & self._got[holder] != 0)
            for holder, cards in enumerate(known)
            for each in members(cards & self._hands[holder])
        )

    @classmethod
    def guessed(cls, view: View, chance: Random) -> Self:
        """Return a hand as the view's seat sees it, with the cards that it does not see dealt at random.

        What others know of gifts between them is lost. After tens of gifts that the seat has not seen, a deal can come
        of it that no play leads to, as it is not looked for longer.
        """
        table, rules, seats = rows_of(view), view.rules, len(view.seats)
        assert isinstance(rules, RistiseiskaRules)
        made, _ = cls._as_seen(view, rules, _OPENINGS, chance)
        gifts, deals = GiftSearch(view.facts), 1
        while not gifts.lead_to(made._hands) and deals < MOST_DEALS and not gifts.is_given_up:
            made, _ = cls._as_seen(view, rules, _OPENINGS, chance)
            deals += 1
        made._facts = [*view.facts]
        made._extra, made._begging = view.phase is Phase.EXTRA, view.begging
        made._turn = view.to_act[0] if view.asking is None else view.asking
        made._givers = ()
        if view.phase is Phase.GIVE:
            made._givers = view.to_act
            if not view.begging:  # Those before the seat to act have answered; the others' hands are as they were.
                in_order = list(made._may_give(made._turn))
                made._givers = tuple(in_order[in_order.index(view.to_act[0]) :])
        made._met = sum(1 << i for i, seat in enumerate(view.seats) if seat.had_turn)
        made._idle = table.idle or 0
        made._known, made._took, made._got = [0] * seats**2, [0] * seats**2, [0] * seats
        for known in view.known:
            assert view.seat is not None
            made._known[seats * view.seat + known.seat] |= known.card.bit
            made._got[known.seat] |= known.card.bit if known.later else 0
        return made


RISTISEISKA: Final = Game(
    id="ristiseiska",
    rules=RistiseiskaRules,
    seats=lambda rules: range(3, 7),
    deal=dealing(INTERNATIONAL),
    start=BeggingHand,
    guesses=BeggingHand.guessed,
    kind=lambda rules: HandKind.GIFTS,
    scoring=least_points,
    penalises_revokes=lambda rules: rules.revokes == "penalised",
)

GAMES: Final[tuple[Game[Any], ...]] = (RISTISEISKA,)
