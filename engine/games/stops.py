"""Stops games (section 9): a seat leads a card, the next cards of the sequence follow, and its last player leads again.

A `StopsStyle` defines a game: which cards follow, what is called, and what is paid.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal, Self, TypeVar

from engine.cards import INTERNATIONAL, KING, PACK, Card, mask, members
from engine.errors import DealError, IllegalMove, Reason
from engine.events import Announced, Call, Called, PaidPass, PaidSeat, Passed, Played, WonPot
from engine.game import Game, Hand, HandKind, Scoring, Setup
from engine.games.chips import Purse
from engine.games.dealing import check_cards, check_keys, check_position, dealer_of, dealing
from engine.games.guessing import dealt
from engine.games.layout import IN_EACH_SUIT, among
from engine.games.options import ChipsRules, HandsRules, chips_scoring, most_hands
from engine.moves import PASS, PLAY, Move, Pass, Play
from engine.results import EndReason, HandResult
from engine.rules import Rules
from engine.views import Continuation, Phase, RuledOut, SeatStatus, SeatView, SequenceTable, View

Follow = Callable[[Card, int, int, int], int]
"""(last card, sequence length, all cards in hands, all played cards) -> cards that may follow; 0: sequence over."""
CallFor = Callable[[int, bool], Call | None]
"""(sequence length, whether the sequence is over) -> the call made with its last card."""

R = TypeVar("R", bound=HandsRules)

NOTHING: Final = frozenset[Card]()


@dataclass(frozen=True, slots=True)
class StopsStyle:
    """The definition of a stops game."""

    continuation: Continuation
    call: CallFor
    stakes: Literal["pot", "cards", "hands"]
    """`pot`: the winner takes a pot of antes and paid passes. `cards`: the others pay the winner a chip for each card
    they still hold. `hands`: the number of hands won counts."""


def suit_round(last: Card, length: int, held: int, played: int) -> int:
    """The next higher card of the suit, A after K, until the whole suit has been played (PP-1).

    Skips played cards, as in a position; ends at a card that is neither played nor held.
    """
    first = last.index - last.rank
    for step in range(1, KING + 1):
        following = 1 << first + (last.rank + step) % (KING + 1)
        if not following & played:
            return held & following
    return 0


def same_rank(last: Card, length: int, held: int, played: int) -> int:
    """The other cards of the rank, of any suit (EC-1)."""
    return held & IN_EACH_SUIT << last.rank


def five_upward(last: Card, length: int, held: int, played: int) -> int:
    """The next higher card of the suit, up to five cards or the king (JG-1, JG-2)."""
    return 0 if length == 5 or last.rank == KING else held & 1 << last.index + 1


_FOLLOW: Final[dict[Continuation, Follow]] = {
    Continuation.SUIT: suit_round,
    Continuation.RANK: same_rank,
    Continuation.FIVE: five_upward,
}


_EARL: Final = (Call.EARL_FIRST, Call.EARL_SECOND, Call.EARL_THIRD, Call.EARL_FOURTH)
_SNIP: Final = (None, Call.SNIP, Call.SNAP, Call.SNORUM)
_JIG: Final = (Call.SNIP, Call.SNAP, Call.SNORUM, Call.HICKOCKALORUM, Call.JIG)


def no_call(length: int, over: bool) -> None:
    """No call (PP-1)."""


def earl_call(length: int, over: bool) -> Call | None:
    """The calls of Earl of Coventry (EC-2)."""
    return _EARL[length - 1]


def snip_call(length: int, over: bool) -> Call | None:
    """The calls of Snip-Snap-Snorum (SS-1)."""
    return _SNIP[length - 1]


def jig_call(length: int, over: bool) -> Call | None:
    """The calls of Jig (JG-1, JG-2)."""
    return Call.JIG if over else _JIG[length - 1]


@dataclass(frozen=True, slots=True)
class Leads(Announced):
    """A seat ended a sequence and leads the next (PP-1, EC-1, JG-1)."""


class StopsHand(Hand):
    """A hand of a stops game. `_wanted`: the cards that may follow; 0 while a lead is due."""

    __slots__ = ("_call", "_hands", "_played", "_purse", "_rules", "_sequence", "_style", "_wanted")

    def __init__(self, style: StopsStyle, rules: HandsRules, setup: Setup) -> None:
        check_keys(setup)
        check_cards(setup, INTERNATIONAL)
        check_position(setup, counts_passes=False)
        if not all(setup.deal.hands):
            raise DealError("deal.hands", "a hand is empty: this hand is over")
        self.events = None
        self.result = None
        self.seats = setup.seats
        self._style = style
        self._rules: Rules = rules
        self._hands = [mask(hand) for hand in setup.deal.hands]
        self._played = mask(setup.position.layout or ()) if setup.position else 0
        self._sequence: tuple[tuple[int, Card], ...] = ()
        self._wanted = 0
        self._call: Call | None = None
        self._purse = Purse(setup.totals) if style.stakes != "hands" else None
        if self._purse and style.stakes == "pot":
            self._purse.ante([len(hand) for hand in setup.deal.hands])
        to_move = setup.position.to_move if setup.position else None
        self.to_act = ((dealer_of(setup) + 1) % self.seats if to_move is None else to_move,)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.events, twin.result, twin.seats, twin.to_act = None, self.result, self.seats, self.to_act
        twin._style, twin._rules, twin._hands, twin._played = self._style, self._rules, self._hands[:], self._played
        twin._sequence, twin._wanted, twin._call = self._sequence, self._wanted, self._call
        twin._purse = self._purse and self._purse.copy()
        return twin

    def legal(self, seat: int) -> Sequence[Move]:
        if seat not in self.to_act:
            return ()
        playable = self._hands[seat] & (self._wanted or -1)
        return [PLAY[each.index] for each in members(playable)] if playable else [PASS]

    def advance(self, seat: int, move: Move) -> None:
        if seat not in self.to_act:
            raise self._out_of_turn()
        playable = self._hands[seat] & (self._wanted or -1)
        match move:
            case Play(card=card) if among(card, playable):
                self._lay(seat, card)
            case Play(card=card):
                self._refuse(seat, card)
            case Pass(taking=None) if not playable:
                self._pass(seat)
            case Pass(taking=None):
                raise IllegalMove(Reason.MUST_PLAY)
            case _:
                raise IllegalMove(Reason.NOT_IN_THIS_GAME)

    def _refuse(self, seat: int, card: Card) -> None:
        if not among(card, self._hands[seat]):
            raise IllegalMove(Reason.NOT_IN_HAND, card=card)
        raise IllegalMove(Reason.NOT_NEXT, card=card, needs=members(self._wanted)[0])

    def _lay(self, seat: int, card: Card) -> None:
        self._hands[seat] ^= card.bit
        self._played |= card.bit
        self._sequence = (*self._sequence, (seat, card)) if self._wanted else ((seat, card),)
        held = 0
        for hand in self._hands:
            held |= hand
        length = len(self._sequence)
        self._wanted = _FOLLOW[self._style.continuation](card, length, held, self._played)
        self._call = self._style.call(length, not self._wanted)
        self.emit(Played, seat, (card,))
        if self._call:
            self.emit(Called, seat, self._call, card)
        if not self._hands[seat]:
            self._end(seat)  # ST-OP: who has no cards has won and leads nothing.
        elif self._wanted:
            self.to_act = ((seat + 1) % self.seats,)
        else:
            self.emit(Leads, seat)

    def _pass(self, seat: int) -> None:
        if self._purse and self._style.stakes == "pot":
            self.emit(PaidPass, seat, self._purse.pay(seat, 1))
        else:
            self.emit(Passed, seat)
        self.to_act = ((seat + 1) % self.seats,)

    def _passed(self) -> list[int]:
        """Return the seats that have shown by a pass that they hold none of the wanted cards."""
        passed: list[int] = []
        if self._wanted and self.to_act:
            # Among ranks the cards wanted now were also wanted before.
            relevant = self._sequence if self._style.continuation is Continuation.RANK else self._sequence[-1:]
            laid = relevant[0][0]
            for seat in (*[seat for seat, _ in relevant[1:]], *self.to_act):
                # A seat holds a wanted card, so the turn never comes further than back to the seat that laid.
                each = (laid + 1) % self.seats
                while each != seat:
                    passed.append(each)
                    each = (each + 1) % self.seats
                laid = seat
        return passed

    def _end(self, winner: int) -> None:
        """End the hand: the first seat out wins (PP-2, EC-3, SS-1, JG-3)."""
        match self._style.stakes:
            case "pot":
                assert self._purse is not None
                self.emit(WonPot, winner, self._purse.take_pot(winner))
                scores = self._purse.scores()
            case "cards":
                assert self._purse is not None
                for i in range(1, self.seats):
                    payer = (winner + i) % self.seats
                    paid = self._purse.pay(payer, self._hands[payer].bit_count(), winner)
                    self.emit(PaidSeat, payer, chips=paid, payee=winner)
                scores = self._purse.scores()
            case "hands":
                scores = tuple(int(seat == winner) for seat in range(self.seats))
        self._finish(HandResult(EndReason.OUT, scores=scores, winner=winner), winner)

    def view(self, seat: int | None) -> View:
        self.check_seat(seat)
        purse = self._purse
        wanted = tuple(members(self._wanted))
        return View(
            rules=self._rules,
            seat=seat,
            seats=tuple(
                SeatView(
                    cards=hand.bit_count(),
                    status=SeatStatus.PLAYING if hand else SeatStatus.OUT,
                    place=None if hand else 1,
                    chips=purse.chips[i] if purse else None,
                )
                for i, hand in enumerate(self._hands)
            ),
            to_act=self.to_act,
            phase=Phase.OVER if self.result else Phase.PLAY,
            table=SequenceTable(
                sequence=self._sequence,
                continuation=self._style.continuation,
                wanted=wanted,
                played=tuple(members(self._played)),
                call=self._call,
            ),
            hand=() if seat is None else tuple(members(self._hands[seat])),
            legal=() if seat is None else tuple(self.legal(seat)),
            ruled_out=tuple([RuledOut(each, wanted) for each in sorted({*self._passed()})]),
            pot=purse.pot if purse and self._style.stakes == "pot" else None,
            result=self.result,
            totals=purse.start if purse and not self.result else None,
        )

    @classmethod
    def guessed(cls, style: StopsStyle, view: View, chance: Random) -> Self:
        """Make a hand in play from what a seat sees. In a position, cards may be in no hand."""
        table = view.table
        assert isinstance(table, SequenceTable)
        assert view.seat is not None
        hand = object.__new__(cls)
        hand.events, hand.result, hand.seats, hand.to_act = None, None, len(view.seats), view.to_act
        hand._style, hand._rules = style, view.rules
        hand._sequence, hand._played, hand._call = table.sequence, mask(table.played), table.call
        hand._wanted = mask(table.wanted)
        hand._purse = None
        if style.stakes != "hands":
            assert view.totals is not None
            hand._purse = Purse.in_play(view.totals, [each.chips or 0 for each in view.seats], view.pot or 0)
        own = mask(view.hand)
        unseen = PACK & ~own & ~hand._played
        wanted = members(unseen & hand._wanted)
        rest = members(unseen & ~hand._wanted)
        sizes = [0 if seat == view.seat else each.cards for seat, each in enumerate(view.seats)]
        passed = {each.seat for each in view.ruled_out}
        # All wanted cards can be in the same hands, so they take any places of these, the other cards what is left.
        places = [seat for seat, size in enumerate(sizes) if seat not in passed for _ in range(size)]
        hands = [0] * hand.seats
        hands[view.seat] = own
        for each, seat in zip(wanted, chance.sample(places, len(wanted)), strict=True):
            hands[seat] |= each.bit
            sizes[seat] -= 1
        parts = dealt(rest, [*sizes, len(rest) - sum(sizes)], [NOTHING] * (hand.seats + 1), chance)
        for seat in range(hand.seats):
            hands[seat] |= mask(parts[seat])
        hand._hands = hands
        return hand


def _game(game: str, style: StopsStyle, rules: type[R], scoring: Callable[[R], Scoring]) -> Game[R]:
    return Game(
        id=game,
        rules=rules,
        seats=lambda rules: range(3, 7),
        deal=dealing(INTERNATIONAL),
        start=lambda rules, setup: StopsHand(style, rules, setup),
        guesses=lambda view, chance: StopsHand.guessed(style, view, chance),
        kind=lambda rules: HandKind.FIVES if style.continuation is Continuation.FIVE else HandKind.LEADS,
        scoring=scoring,
    )


GAMES: Final[tuple[Game[Any], ...]] = (
    _game("play-or-pay", StopsStyle(Continuation.SUIT, no_call, "pot"), ChipsRules, chips_scoring),
    _game("earl-of-coventry", StopsStyle(Continuation.RANK, earl_call, "hands"), HandsRules, most_hands),
    _game("snip-snap-snorum", StopsStyle(Continuation.RANK, snip_call, "cards"), ChipsRules, chips_scoring),
    _game("jig", StopsStyle(Continuation.FIVE, jig_call, "cards"), ChipsRules, chips_scoring),
)
