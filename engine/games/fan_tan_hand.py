"""A hand of a Fan Tan game: the layout starts empty, and a seat that cannot play pays, draws or piles a card.

`FanTanStyle` describes the differences between the games; engine.games.fan_tan defines the games.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, auto
from random import Random
from typing import Final, Self

from engine.cards import INTERNATIONAL, SEVEN, Card, mask, members
from engine.errors import DealError, IllegalMove, Reason
from engine.events import Drew, PaidPass, PaidPot, Passed, Piled, Played, WonPot
from engine.game import Setup
from engine.games import sets
from engine.games.chips import Purse
from engine.games.copies import SECOND, cards_of, without
from engine.games.dealing import check_cards, check_keys, check_position, dealer_of
from engine.games.fan_tan_guess import revokes_of
from engine.games.layout import IN_EACH_SUIT, Layout, Openings, among, openings, refusal
from engine.games.layout_hand import LayoutHand, rows_of
from engine.games.revokes import Revoke, counts, debts, settle
from engine.moves import DRAW, PASS, PILE, PLAY, Draw, Move, Pass, Pile, Play, PlaySet
from engine.results import EndReason, HandResult
from engine.rules import Rules
from engine.views import OneOf, RowsTable, SeatStatus, SeatView, View

BLOCKED_AFTER: Final = 4
"""Consecutive turns without a card laid that end a hand of a score-pile game (CS-2)."""


class Stuck(StrEnum):
    """The duty of a seat that cannot play."""

    PAY = auto()
    """Pay a chip to the pot (FT-3)."""
    DRAW = auto()
    """Draw a card, and keep the turn if it can be played (CT-2)."""
    DRAW_MORE = auto()
    """Draw one card more than the previous seat drew (CC-1)."""
    DRAW_UNTIL = auto()
    """Pay a chip and draw a card, until one can be played (DS-1)."""
    PILE = auto()
    """Put a card face down on the seat's own pile (CS-1)."""


FROM_SEVEN: Final = openings(SEVEN)
DRAWING: Final = (Stuck.DRAW, Stuck.DRAW_MORE, Stuck.DRAW_UNTIL)


@dataclass(frozen=True, slots=True)
class FanTanStyle:
    """The definition of a Fan Tan game. `openings` None: the first 5 or 9 played fixes the base (FN-1)."""

    stuck: Stuck
    openings: Openings | None = FROM_SEVEN
    sets: bool = False
    """Whether several cards may be played at once (CC-2 to CC-4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FanTanSetup:
    """The effect of a game's options on a hand."""

    decks: int = 1
    each: int | None = None
    """Cards dealt to each hand; None: all cards are dealt."""
    revokes: bool = False
    """Whether a seat with a playable card may pass, and pays a penalty at the end of the hand (FT-7)."""
    forced: Card | None = None
    """The card that must be played first; its holder starts (FT-5)."""


class FanTanHand(LayoutHand[Rules]):
    """A hand of a Fan Tan game.

    `_hands` has 104 bits per seat. A seat's second copy of a card is 52 bits higher, and set only if the first is.
    """

    __slots__ = (
        "_draws",
        "_drew_one_of",
        "_laid",
        "_piles",
        "_purse",
        "_revokable",
        "_revokes",
        "_revokes_pay_at_once",
        "_stock",
        "_style",
        "_turns",
        "_without",
    )

    def __init__(self, style: FanTanStyle, rules: Rules, setup: Setup, hand_setup: FanTanSetup) -> None:
        check_keys(setup, *(["stock"] if style.stuck in DRAWING else []))
        check_cards(setup, INTERNATIONAL * hand_setup.decks, each=hand_setup.each)
        check_position(setup, counts_passes=False)
        if not all(setup.deal.hands):
            raise DealError("deal.hands", "a hand is empty: this hand is over")
        base = None if style.openings is None else SEVEN
        super().__init__(rules, setup, Layout(style.openings, base, decks=hand_setup.decks))
        self._style = style
        self._revokable = hand_setup.revokes
        self._revokes_pay_at_once = setup.edition > 1
        self._stock = setup.deal.stock or ()
        self._piles: tuple[tuple[Card, ...], ...] = ((),) * setup.seats
        self._revokes: tuple[Revoke, ...] = ()
        self._laid: tuple[int, ...] = (0,) * setup.seats if hand_setup.decks == 2 else ()
        """With two packs: by seat, the cards that it has laid, as a set."""
        self._without = 0
        """The number of turns since a card was last laid."""
        self._draws = 0
        """The number of seats that have drawn since a card was last laid (CC-1)."""
        self._drew_one_of = 0
        """Cards of which the seat to act has just drawn at least one, as it keeps its turn (CT-2, CC-1)."""
        self._turns: tuple[Card | None, ...] = ()
        """The cards that each turn has laid, None for a pass. Only where a pass may be a revoke."""
        self._purse = None if style.stuck is Stuck.PILE else Purse(setup.totals)
        if self._purse:
            sizes = [len(dealt) for dealt in setup.deal.hands]
            self._purse.ante([1] * setup.seats if style.stuck in DRAWING else sizes)
        self._start(setup, hand_setup.forced)

    def _start(self, setup: Setup, forced: Card | None) -> None:
        """Set the first seat to act and the card it must play, if any (FT-5)."""
        position = setup.position
        left = (dealer_of(setup) + 1) % self.seats
        if position and position.to_move is not None:
            self.to_act = (position.to_move,)
            return
        if forced and not any(self._layout.rows):
            for seat in ((left + i) % self.seats for i in range(self.seats)):
                if self._hands[seat] & forced.bit:
                    self._forced = forced.bit
                    self.to_act = (seat,)
                    return
                if len(self._layout.rows) > 4:
                    self._deductions.stuck(seat, forced.bit)
        self.to_act = (left,)

    def copy(self) -> Self:
        twin = super().copy()
        twin._style, twin._stock, twin._piles = self._style, self._stock, self._piles
        twin._purse, twin._turns = self._purse and self._purse.copy(), self._turns
        twin._revokes, twin._revokable = self._revokes, self._revokable
        twin._revokes_pay_at_once, twin._laid = self._revokes_pay_at_once, self._laid
        twin._without, twin._draws, twin._drew_one_of = self._without, self._draws, self._drew_one_of
        return twin

    # -- What is legal ------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> Sequence[Move]:
        if seat not in self.to_act:
            return ()
        hand = self._hands[seat]
        playable = self._playable(seat)
        if not playable:
            return self._when_stuck(hand)
        if self._style.sets:
            return list(sets.plays(hand, self._layout))
        found: list[Move] = [PLAY[each.index] for each in members(playable)]
        if self._may_revoke():
            found.append(PASS)
        return found

    def _may_revoke(self) -> bool:
        return self._revokable and not self._forced and self._without < self.seats - 1

    def _when_stuck(self, hand: int) -> list[Move]:
        if self._style.stuck is Stuck.PILE:
            return [PILE[each.index] for each in members(hand)]
        return [DRAW if self._stock else PASS]

    # -- Moves --------------------------------------------------------------------------------------------------------

    def advance(self, seat: int, move: Move) -> None:
        if seat not in self.to_act:
            raise self._out_of_turn()
        playable = self._playable(seat)
        match move:
            case Play(card=each) if among(each, playable):
                self._lay(seat, (each,))
            case Play(card=each):
                raise refusal(self._layout, each, held=self._hands[seat], forced=self._forced)
            case PlaySet(cards=cards) if self._style.sets:
                if not sets.is_play(move, self._hands[seat], self._layout):
                    raise self._set_refusal(seat, cards)
                self._lay(seat, cards)
            case Pass(taking=None) if playable and self._may_revoke():
                self._revoke(seat, playable)
            case Pass(taking=None) | Draw() | Pile() if playable:
                raise IllegalMove(Reason.MUST_PLAY)
            case Pass(taking=None) if not self._stock and self._style.stuck is not Stuck.PILE:
                self._pass(seat)
            case Draw() if self._stock:
                self._draw(seat)
            case Pile(card=each) if self._style.stuck is Stuck.PILE:
                self._pile(seat, each)
            case _:
                raise IllegalMove(Reason.NOT_IN_THIS_GAME)

    def _set_refusal(self, seat: int, cards: tuple[Card, ...]) -> IllegalMove:
        for each in cards:
            if not among(each, self._hands[seat]):
                return IllegalMove(Reason.NOT_IN_HAND, card=each)
        ranks = {each.rank for each in cards}
        suits = {each.suit for each in cards}
        if len(cards) != len(ranks) * len(suits) or max(ranks) - min(ranks) != len(ranks) - 1:
            return IllegalMove(Reason.NOT_A_SET)
        # These cards are held, so none has been laid: report the first suit of which no card fits now.
        stuck = next(suit for suit in sorted(suits) if not mask(cards) & self._layout.of_row(suit) << 13 * suit)
        return refusal(self._layout, next(each for each in cards if each.suit == stuck), held=self._hands[seat])

    def _lay(self, seat: int, cards: tuple[Card, ...]) -> None:
        for each in cards:
            self._lose(seat, each)
        left = mask(cards)
        if self._laid:
            self._laid = (*self._laid[:seat], self._laid[seat] | left, *self._laid[seat + 1 :])
        self._drew_one_of = 0
        if self._deductions.later:
            self._deductions.laid(seat, left)
        if self._revokable:
            self._turns = (*self._turns, cards[0])
        while left:
            for each in members(left & self._layout.open):
                self._layout.lay(each)
                left ^= each.bit
        self._forced = 0
        self._last = cards
        self._draws = 0
        self.emit(Played, seat, cards)
        if self._hands[seat]:
            self._next(seat, laid=True)
        else:
            self._end(EndReason.OUT, seat)

    def _pass(self, seat: int) -> None:
        """Pass; it costs a chip in some games (FT-3, FT-7, DS-1) and is free in the others."""
        if not self._may_revoke():
            self._deductions.stuck(seat, self._layout.open)
        pays = self._purse and self._style.stuck in (Stuck.PAY, Stuck.DRAW_UNTIL)
        if self._purse and pays:
            self.emit(PaidPass, seat, self._purse.pay(seat, 1))
        else:
            self.emit(Passed, seat)
        self._next(seat)

    def _revoke(self, seat: int, playable: int) -> None:
        """Pass with a playable card. Looks like any other pass (FT-7); may owe chips for base cards (FT-8, FN-3)."""
        base = self._layout.base
        owed = () if base is None else debts(seat, playable & IN_EACH_SUIT << base, self._hands)
        self._revokes = (*self._revokes, Revoke(seat, owed))
        if self._revokes_pay_at_once:
            self._pass(seat)
            return
        self.emit(PaidPass, seat, 0)
        self._next(seat)

    def _draw(self, seat: int) -> None:
        """Draw. The seat keeps the turn if it can now play (CT-2, CC-1), or in any case (DS-1)."""
        count = self._to_draw()
        drawn, self._stock = self._stock[:count], self._stock[count:]
        if self._style.stuck is Stuck.DRAW_UNTIL and self._purse:
            self.emit(PaidPot, seat, self._purse.pay(seat, 1))
        for each in drawn:
            self._gain(seat, each)
        self._draws += 1
        self.emit(Drew, seat, drawn, count)
        self._deductions.stuck(seat, self._layout.open)
        if self._style.stuck is Stuck.DRAW_UNTIL:
            self._deductions.got(seat, count)
        elif self._playable(seat):
            self._deductions.got(seat, count)
            self._drew_one_of = self._layout.open
        else:
            self._next(seat)

    def _to_draw(self) -> int:
        wanted = self._draws + 1 if self._style.stuck is Stuck.DRAW_MORE else 1
        return min(wanted, len(self._stock))

    def _pile(self, seat: int, each: Card) -> None:
        if not among(each, self._hands[seat]):
            raise IllegalMove(Reason.NOT_IN_HAND, card=each)
        self._lose(seat, each)
        self._deductions.piled(seat, self._layout.open, len(self._piles[seat]))
        piles = self._piles
        self._piles = (*piles[:seat], (*piles[seat], each), *piles[seat + 1 :])
        self.emit(Piled, seat, (each,))
        if not self._hands[seat]:
            self._end(EndReason.PILED_OUT, seat)
        elif self._without + 1 == BLOCKED_AFTER:
            self._end(EndReason.BLOCKED, seat)
        else:
            self._next(seat)

    def _next(self, seat: int, *, laid: bool = False) -> None:
        if self._revokable and not laid:
            self._turns = (*self._turns, None)
        self._without = 0 if laid else self._without + 1
        self.to_act = ((seat + 1) % self.seats,)

    def _end(self, reason: EndReason, seat: int) -> None:
        """End the hand after a move of `seat`: settle payments and scores (FT-4, CS-2, CS-3)."""
        if self._style.stuck is Stuck.PILE:
            scores = tuple(
                0 if reason is EndReason.OUT and owner == seat else sum(map(self._rules.pile_points, pile))
                for owner, pile in enumerate(self._piles)
            )
            winner = seat if reason is EndReason.OUT else None
        else:
            assert self._purse is not None
            settled = settle(self._revokes, seat, self._purse)
            if self.events is not None:
                self.events += settled
            for i in range(1, self.seats):
                payer = (seat + i) % self.seats
                self.emit(PaidPot, payer, self._purse.pay(payer, self._hands[payer].bit_count()))
            self.emit(WonPot, seat, self._purse.take_pot(seat))
            scores, winner = self._purse.scores(), seat
        self._finish(HandResult(reason, scores=scores, winner=winner), seat)

    # -- Hands of cards -----------------------------------------------------------------------------------------------

    def _gain(self, seat: int, each: Card) -> None:
        self._hands[seat] |= each.bit << SECOND if self._hands[seat] & each.bit else each.bit

    def _lose(self, seat: int, each: Card) -> None:
        self._hands[seat] = without(self._hands[seat], each)

    def _held(self, seat: int) -> list[Card]:
        return cards_of(self._hands[seat])

    # -- What may be known --------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        purse = self._purse
        drawing = self._style.stuck in DRAWING
        piling = self._style.stuck is Stuck.PILE
        return View(
            **self._shown(seat),
            seats=tuple(
                SeatView(
                    cards=hand.bit_count(),
                    status=SeatStatus.PLAYING if hand else SeatStatus.OUT,
                    laid_once=tuple(members(self._laid[i] & self._layout.unfilled)) if hand and self._laid else (),
                    chips=purse.chips[i] if purse else None,
                    face_down=(0 if self.result else len(self._piles[i])) if piling else None,
                    shown=self._piles[i] if self.result else (),
                    revokes=counts(self._revokes, i) if self._revokable and self.result else None,
                )
                for i, hand in enumerate(self._hands)
            ),
            table=RowsTable(
                rows=self._layout.shown_rows(),
                next=self._layout.places(),
                last=self._last,
                base=self._layout.base,
                stock=len(self._stock) if drawing else None,
                to_draw=self._to_draw() if drawing else None,
                forced=members(self._forced)[0] if self._forced else None,
                idle=self._without if self._revokable or piling else None,
                turns=self._turns,
            ),
            own_pile=() if seat is None or self.result else self._piles[seat],
            one_of=(OneOf(self.to_act[0], tuple(members(self._drew_one_of))),) if self._drew_one_of else (),
            own_revokes=0 if seat is None else counts(self._revokes, seat),
            pot=purse.pot if purse else None,
            totals=purse.start if purse else None,
        )

    @classmethod
    def guessed(cls, style: FanTanStyle, hand_setup: FanTanSetup, view: View, chance: Random) -> Self:
        """Return a hand as the view's seat sees it, with the cards that it does not see dealt at random."""
        table = rows_of(view)
        made, unseen = cls._as_seen(view, view.rules, style.openings, chance, decks=hand_setup.decks)
        made._style, made._revokable, made._revokes_pay_at_once = style, hand_setup.revokes, True
        made._piles = tuple(map(tuple, unseen.piles))
        made._stock = tuple(unseen.rest[: table.stock or 0])
        made._purse = None
        if view.totals is not None and view.pot is not None:
            made._purse = Purse.in_play(view.totals, [seat.chips or 0 for seat in view.seats], view.pot)
        made._turns = table.turns
        made._revokes = revokes_of(table.turns, made._layout, made._hands, view.to_act[0]) if table.turns else ()
        made._laid = tuple(mask(each.laid_once) for each in view.seats) if hand_setup.decks == 2 else ()
        made._without, made._draws = table.idle or 0, max(0, (table.to_draw or 0) - 1)
        made._drew_one_of = mask(view.one_of[0].cards) if view.one_of else 0
        return made
