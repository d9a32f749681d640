"""Parliament and Badam Satti (section 14): no chips, a pass is free, and cards left in hand count."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final, Literal, Self, assert_never

from engine.cards import INTERNATIONAL, SEVEN, Card, card, mask, members
from engine.chance import Chance
from engine.errors import DealError, IllegalMove, Reason
from engine.events import Announced, Passed, Played, RanOut
from engine.game import Deal, Game, HandKind, Setup
from engine.games.dealing import check_cards, check_keys, check_position, deal_out, dealer_of, shuffled
from engine.games.layout import ROW, Layout, Openings, among, openings, refusal
from engine.games.layout_hand import LayoutHand, rows_of
from engine.games.options import HandsRules, least_points
from engine.moves import PASS, PLAY, Move, Pass, Play, PlayCommunity
from engine.results import EndReason, HandResult, competition_ranks
from engine.views import RowsTable, SeatStatus, SeatView, View

COMMUNITY: Final = tuple(map(PlayCommunity, PLAY))
"""Plays of face-up cards, by card index."""
STARTERS: Final = {
    "seven-of-diamonds": card("7D"),
    "seven-of-hearts": card("7H"),
    "seven-of-clubs": card("7C"),
    "seven-of-spades": card("7S"),
    "left-of-dealer": None,
}
FIRST_SIDE: Final = {"free": 0, "six-first": -1, "eight-first": 1}
"""The side of the seven on which a row must begin (WS-3)."""


class SevensRules(HandsRules):
    """Options of Sevens."""

    first: Literal["seven-of-diamonds", "seven-of-hearts", "seven-of-clubs", "seven-of-spades", "left-of-dealer"] = (
        "seven-of-diamonds"
    )
    score: Literal["cards", "pips-10", "pips-13", "places"] = "cards"
    ends: Literal["first-out", "all-out"] = "first-out"
    order: Literal["free", "six-first", "eight-first"] = "free"
    leftover: Literal["dealt", "table"] = "dealt"
    voluntary: bool = False


@dataclass(frozen=True, slots=True)
class RowOpened(Announced):
    """A seat opened the row of `suit` (WS-8)."""

    suit: int


@dataclass(frozen=True, slots=True)
class RowCompleted(Announced):
    """A seat laid the last card of the row of `suit` (WS-8)."""

    suit: int


@cache
def _openings(order: Literal["free", "six-first", "eight-first"]) -> Openings:
    """Return the ranks that each row can take next (WS-3)."""
    match order:
        case "free":
            return openings(SEVEN)
        case "six-first":
            return openings(SEVEN, below_first=True)
        case "eight-first":
            eight = 2 << SEVEN
            return tuple(
                eight if row >> SEVEN & 1 and not row & eight else following
                for row, following in enumerate(openings(SEVEN))
            )
        case _:
            assert_never(order)


class SevensHand(LayoutHand[SevensRules]):
    """A hand of Sevens. `_out`: the seats without cards, in the order in which they went out."""

    __slots__ = ("_community", "_out", "_passes")

    def __init__(self, rules: SevensRules, setup: Setup) -> None:
        check_keys(setup, "community", needed=False)
        check_cards(setup, INTERNATIONAL, each=_dealt_to_each(rules, setup.seats))
        check_position(setup, counts_passes=False)
        deal, position = setup.deal, setup.position
        if deal.community is not None and rules.leftover == "dealt":
            raise DealError("deal.community", "all cards are dealt")
        super().__init__(rules, setup, Layout(_openings(rules.order), SEVEN))
        self._community = mask(deal.community or ())
        self._passes = 0
        """Consecutive passes before this turn (WS-2)."""
        left = (dealer_of(setup) + 1) % self.seats
        from_left = [(left + i) % self.seats for i in range(self.seats)]
        self._out = tuple(seat for seat in from_left if not self._hands[seat])
        if self._is_over():
            raise DealError("deal.hands", "this hand is over")
        to_move = position.to_move if position else None
        self._forced = 0 if to_move is not None or any(self._layout.rows) else self._starting_card()
        if self._forced and not self._forced & self._community:
            to_move = next(seat for seat in from_left if self._hands[seat] & self._forced)
        start = left if to_move is None else to_move
        self.to_act = (start,) if self._hands[start] else self._after(start)

    def _starting_card(self) -> int:
        """Return the card that must be played first, if anybody can (WS-1, WS-4)."""
        starter = STARTERS[self._rules.first]
        there = self._community
        for hand in self._hands:
            there |= hand
        return starter.bit & there if starter else 0

    def copy(self) -> Self:
        twin = super().copy()
        twin._community, twin._passes, twin._out = self._community, self._passes, self._out
        return twin

    # -- What is legal ------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> Sequence[Move]:
        if seat not in self.to_act:
            return ()
        can = self._forced or self._layout.open
        found: list[Move] = [PLAY[each.index] for each in members(self._hands[seat] & can)]
        if self._community & can:
            found += [COMMUNITY[each.index] for each in members(self._community & can)]
        if not found or self._may_pass():
            found.append(PASS)
        return found

    def _may_pass(self) -> bool:
        """Return whether a seat that can play may pass (WS-2)."""
        if not self._rules.voluntary or self._forced:
            return False
        return self._passes < self.seats - len(self._out) - 1

    # -- Moves --------------------------------------------------------------------------------------------------------

    def advance(self, seat: int, move: Move) -> None:
        if seat not in self.to_act:
            raise self._out_of_turn()
        can = self._forced or self._layout.open
        hand, community = self._hands[seat], self._community
        match move:
            case Play(card=each) if among(each, hand & can):
                self._hands[seat] ^= each.bit
                self._lay(seat, each)
            case Play(card=each):
                raise refusal(self._layout, each, held=hand, forced=self._forced)
            case PlayCommunity(play=Play(card=each)) if among(each, community & can):
                self._community ^= each.bit
                self._lay(seat, each)
            case PlayCommunity(play=Play(card=each)) if self._rules.leftover == "table":
                raise refusal(self._layout, each, held=community, forced=self._forced)
            case Pass(taking=None) if not (hand | community) & can or self._may_pass():
                self._pass(seat)
            case Pass(taking=None):
                raise IllegalMove(Reason.MUST_PLAY)
            case _:
                raise IllegalMove(Reason.NOT_IN_THIS_GAME)

    def _lay(self, seat: int, each: Card) -> None:
        self._layout.lay(each)
        self._last = (each,)
        self._forced = self._passes = 0
        self.emit(Played, seat, (each,))
        if each.rank == SEVEN:
            self.emit(RowOpened, seat, each.suit)
        if self._layout.rows[each.suit] == ROW:
            self.emit(RowCompleted, seat, each.suit)
        if not self._hands[seat]:
            self._out = (*self._out, seat)
            if self._rules.ends == "all-out":
                self.emit(RanOut, seat, len(self._out) if self._rules.score == "places" else None)
            if self._is_over():
                self._end(seat)
                return
        self.to_act = self._after(seat)

    def _pass(self, seat: int) -> None:
        if not self._may_pass():
            self._deductions.stuck(seat, self._layout.open)
        self._passes += 1
        self.emit(Passed, seat)
        self.to_act = self._after(seat)

    def _is_over(self) -> bool:
        """WS-5."""
        return len(self._out) >= (1 if self._rules.ends == "first-out" else self.seats - 1)

    def _end(self, seat: int) -> None:
        reason = EndReason.OUT if self._rules.ends == "first-out" else EndReason.ONE_LEFT
        self._finish(HandResult(reason, scores=self._scores()), seat)

    def _scores(self) -> tuple[int, ...]:
        """Return what each seat scores (WS-6)."""
        match self._rules.score:
            case "cards":
                return tuple(hand.bit_count() for hand in self._hands)
            case "pips-10":
                return tuple(sum(min(each.rank + 1, 10) for each in members(hand)) for hand in self._hands)
            case "pips-13":
                return tuple(sum(each.rank + 1 for each in members(hand)) for hand in self._hands)
            case "places":
                order = {seat: i - self.seats for i, seat in enumerate(self._out)}
                return competition_ranks([order.get(seat, hand.bit_count()) for seat, hand in enumerate(self._hands)])
            case _:
                assert_never(self._rules.score)

    # -- What may be known --------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """WS-7."""
        out = {each: i for i, each in enumerate(self._out, 1)}
        by_places = self._rules.score == "places"
        return View(
            **self._shown(seat),
            seats=tuple(
                SeatView(
                    cards=hand.bit_count(),
                    status=SeatStatus.PLAYING if hand else SeatStatus.OUT,
                    place=out.get(i) if by_places else None,
                    left=out.get(i),
                )
                for i, hand in enumerate(self._hands)
            ),
            table=RowsTable(
                rows=self._layout.shown_rows(),
                next=self._layout.places(),
                last=self._last,
                community=tuple(members(self._community)),
                had_community=self._rules.leftover == "table" and len(INTERNATIONAL) % self.seats > 0,
                forced=members(self._forced)[0] if self._forced else None,
                idle=self._passes,
                first_side=FIRST_SIDE[self._rules.order],
            ),
        )

    @classmethod
    def guessed(cls, view: View, chance: Random) -> Self:
        """Return a hand as the view's seat sees it, with the cards that it does not see dealt at random."""
        table, rules = rows_of(view), view.rules
        assert isinstance(rules, SevensRules)
        made, _ = cls._as_seen(view, rules, _openings(rules.order), chance)
        made._community = mask(table.community)
        made._passes = table.idle or 0
        by_order = sorted((seat.left, i) for i, seat in enumerate(view.seats) if seat.left is not None)
        made._out = tuple(i for _, i in by_order)
        return made


def _dealt_to_each(rules: SevensRules, seats: int) -> int | None:
    """Return the size of every hand, or None if all cards are dealt (WS-4)."""
    return len(INTERNATIONAL) // seats if rules.leftover == "table" else None


def _deal(rules: SevensRules, seats: int, dealer: int | None, chance: Chance) -> Deal:
    assert dealer is not None
    each = _dealt_to_each(rules, seats)
    hands, rest = deal_out(shuffled(INTERNATIONAL, chance), seats=seats, dealer=dealer, each=each)
    return Deal(hands=hands, community=rest or None)


GAMES: Final[tuple[Game[Any], ...]] = (
    Game(
        id="sevens",
        rules=SevensRules,
        seats=lambda rules: range(3, 9),
        deal=_deal,
        start=SevensHand,
        guesses=SevensHand.guessed,
        kind=lambda rules: HandKind.FREE_PASSES,
        scoring=least_points,
        deal_keys=lambda rules: frozenset({"community"} if rules.leftover == "table" else ()),
        optional_keys=frozenset({"community"}),
    ),
)
