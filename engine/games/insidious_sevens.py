"""Insidious Sevens (section 11): pass cards on, bid a card, take exactly as many tricks."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any, Final, Self

from engine.cards import COLOURED, Card, mask, members
from engine.errors import DealError, IllegalMove, Reason
from engine.events import Announced, BidRevealed, Gave, Played, WonTrick
from engine.game import Game, Hand, HandKind, Scoring, Setup
from engine.games.dealing import check_cards, check_keys, check_no_position, dealer_of
from engine.games.insidious_guess import guessed_bids, guessed_gifts, guessed_hands, redealing_by
from engine.games.insidious_setup import (
    CARDS,
    FOLLOWING,
    PASSED_ON,
    PIIKO,
    ROUNDS,
    TO_LEFT,
    Hands,
    InsidiousSevensRules,
    as_played,
    deal_round,
    gift,
    redealing,
    strength,
    winning,
)
from engine.moves import BID, PLAY_COLOURED, Bid, Give, Move, Play
from engine.results import EndReason, HandResult, most_first
from engine.views import Known, Phase, RuledOut, SeatView, TrickTable, View


@dataclass(frozen=True, slots=True)
class Chose(Announced):
    """A seat has chosen in a simultaneous phase; its choice stays hidden (IS-3, IS-4)."""


@dataclass(frozen=True, slots=True)
class ScoredPiiko(Announced):
    """A seat scored a point for a piiko, and all seats bid again (IS-8)."""


@dataclass(frozen=True, slots=True)
class Redealt(Announced):
    """The dealer, `seat`, dealt again (IS-9)."""


@dataclass(frozen=True, slots=True)
class TrumpChosen(Announced):
    """The colour of the highest bid is trump; its bidder, `seat`, leads (IS-4)."""

    colour: int


class RoundHand(Hand):
    """A round: passing, bidding, seven tricks.

    `_given` and `_bids` are the choices by seat in the simultaneous phases; None: not chosen yet. `_ruled_out`: for
    each seat the cards that it cannot hold, as it has not followed; played cards among them do not count.
    """

    __slots__ = (
        "_aside",
        "_bids",
        "_bonus",
        "_dealer",
        "_given",
        "_hands",
        "_last_trick",
        "_last_winner",
        "_number",
        "_phase",
        "_piikos",
        "_played",
        "_redeal",
        "_redeals",
        "_ruled_out",
        "_rules",
        "_trick",
        "_tricks",
        "_trump",
    )

    def __init__(self, rules: InsidiousSevensRules, setup: Setup) -> None:
        check_keys(setup, "redeals", needed=False)
        check_cards(setup, COLOURED, each=CARDS, whole=False)
        check_no_position(setup)
        self.events = None
        self.result = None
        self.seats = setup.seats
        self._rules = as_played(rules, setup.seats)
        self._number = (setup.number - 1) % ROUNDS
        self._dealer = dealer_of(setup)
        self._redeal = redealing(setup)
        self._redeals: tuple[Hands, ...] = ()
        self._bonus = [0] * setup.seats
        """Points for piikos in this round, by seat (IS-8)."""
        self._begin(setup.deal.hands)

    def _begin(self, hands: Sequence[Sequence[Card]]) -> None:
        """Start the round from these hands, with passing, or with bidding if no cards are passed on."""
        self._hands = [mask(hand) for hand in hands]
        self._aside = [0] * self.seats
        self._piikos: tuple[tuple[int, Card], ...] = ()
        self._given: list[tuple[Card, ...] | None] = [None] * self.seats
        self._bids: list[Card | None] = [None] * self.seats
        self._trump: int | None = None
        self._trick: tuple[tuple[int, Card], ...] = ()
        self._last_trick: tuple[tuple[int, Card], ...] = ()
        self._last_winner: int | None = None
        self._tricks = [0] * self.seats
        self._played = 0
        self._ruled_out = [0] * self.seats
        self._phase = Phase.PASSING if PASSED_ON[self._number] else Phase.BIDDING
        self.to_act = tuple(range(self.seats))

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.events, twin.result, twin.seats, twin.to_act = None, self.result, self.seats, self.to_act
        twin._rules, twin._number, twin._dealer = self._rules, self._number, self._dealer
        twin._redeal, twin._redeals = self._redeal, self._redeals
        twin._bonus, twin._hands, twin._ruled_out = self._bonus[:], self._hands[:], self._ruled_out[:]
        twin._aside, twin._piikos, twin._given, twin._bids = self._aside[:], self._piikos, self._given[:], self._bids[:]
        twin._trump, twin._trick = self._trump, self._trick
        twin._last_trick, twin._last_winner = self._last_trick, self._last_winner
        twin._tricks, twin._played, twin._phase = self._tricks[:], self._played, self._phase
        return twin

    def redeals(self) -> tuple[Hands, ...]:
        return self._redeals

    # -- What is legal ------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> Sequence[Move]:
        if seat not in self.to_act:
            return ()
        if self._phase is Phase.PLAY:
            return [PLAY_COLOURED[each.index] for each in members(self._playable(seat), COLOURED)]
        hand = self._hands[seat]
        if self._phase is Phase.BIDDING:
            return [BID[each.index] for each in members(hand & ~self._aside[seat], COLOURED)]
        return list(map(gift, combinations(members(hand, COLOURED), PASSED_ON[self._number])))

    def _playable(self, seat: int) -> int:
        hand = self._hands[seat]
        return hand & FOLLOWING[self._trick[0][1].index] or hand if self._trick else hand

    # -- Moves --------------------------------------------------------------------------------------------------------

    def advance(self, seat: int, move: Move) -> None:
        if seat not in self.to_act:
            raise self._out_of_turn()
        match move:
            case Play(card=each) if self._phase is Phase.PLAY:
                self._check_held(self._hands[seat], each)
                if not each.bit & self._playable(seat):
                    raise IllegalMove(Reason.MUST_FOLLOW, card=self._trick[0][1])
                self._lay(seat, each)
            case Give(cards=cards) if self._phase is Phase.PASSING:
                self._check_gift(seat, cards)
                self._given[seat] = cards
                self._chosen(seat)
                if not self.to_act:
                    self._exchange()
            case Bid(card=each) if self._phase is Phase.BIDDING:
                self._check_held(self._hands[seat] & ~self._aside[seat], each)
                self._bids[seat] = each
                self._chosen(seat)
                if not self.to_act:
                    self._reveal()
            case _:
                raise IllegalMove(Reason.NOT_IN_THIS_GAME)

    def _check_gift(self, seat: int, cards: tuple[Card, ...]) -> None:
        if len(cards) != PASSED_ON[self._number]:
            raise IllegalMove(Reason.WRONG_NUMBER, number=PASSED_ON[self._number])
        for each in cards:
            self._check_held(self._hands[seat], each)

    @staticmethod
    def _check_held(cards: int, each: Card) -> None:
        if not each.bit & cards or each.index >= len(COLOURED) or COLOURED[each.index] is not each:
            raise IllegalMove(Reason.NOT_IN_HAND, card=each)

    def _chosen(self, seat: int) -> None:
        self.to_act = tuple(other for other in self.to_act if other != seat)
        self.emit(Chose, seat)

    def _exchange(self) -> None:
        """Exchange the cards once all seats have chosen (IS-3)."""
        for seat, cards in enumerate(self._given):
            assert cards is not None
            taker = self._taker(seat)
            self._hands[seat] &= ~mask(cards)
            self._hands[taker] |= mask(cards)
            self.emit(Gave, seat, cards, count=len(cards), taker=taker)
        self._phase = Phase.BIDDING
        self.to_act = tuple(range(self.seats))

    def _taker(self, seat: int) -> int:
        """Return the seat that gets the cards this seat passes on (IS-3)."""
        return (seat + (1 if TO_LEFT[self._number] else -1)) % self.seats

    def _giver(self, seat: int) -> int:
        """Return the seat whose cards this seat gets (IS-3)."""
        return (seat - (1 if TO_LEFT[self._number] else -1)) % self.seats

    def _reveal(self) -> None:
        """Reveal the bids (IS-4) and set trump, or bid again after a piiko (IS-8)."""
        bids = [(seat, each) for seat, each in enumerate(self._bids) if each is not None]
        for seat, each in bids:
            self.emit(BidRevealed, seat, each)
        winner, highest = max(bids, key=strength)
        if self._rules.piiko and sum(each.rank for _, each in bids) == PIIKO:
            self._bid_again(winner, bids)
            return
        self._trump = highest.suit
        self._phase = Phase.PLAY
        self.to_act = (winner,)
        self.emit(TrumpChosen, winner, highest.suit)

    def _bid_again(self, winner: int, bids: list[tuple[int, Card]]) -> None:
        self._bonus[winner] += 1
        self.emit(ScoredPiiko, winner)
        for seat, each in bids:
            self._aside[seat] |= each.bit
        self._piikos = (*self._piikos, *bids)
        self._bids = [None] * self.seats
        self.to_act = tuple(range(self.seats))
        if self._aside[0].bit_count() == CARDS:
            self._deal_again()

    def _deal_again(self) -> None:
        """Redeal and restart the round, because no cards are left to bid (IS-9)."""
        hands = self._redeal(len(self._redeals))
        self._redeals = (*self._redeals, hands)
        self.emit(Redealt, self._dealer)
        self._begin(hands)

    def _lay(self, seat: int, each: Card) -> None:
        self._hands[seat] ^= each.bit
        self._played |= each.bit
        if self._trick:
            follows = FOLLOWING[self._trick[0][1].index]
            if not each.bit & follows:
                self._ruled_out[seat] |= follows
        self._trick = (*self._trick, (seat, each))
        self.emit(Played, seat, (each,))
        if len(self._trick) < self.seats:
            self.to_act = ((seat + 1) % self.seats,)
            return
        winner = self._winner()
        self._tricks[winner] += 1
        self._last_trick, self._last_winner, self._trick = self._trick, winner, ()
        self.emit(WonTrick, winner, self._tricks[winner])
        if any(self._hands):
            self.to_act = (winner,)
        else:
            self._over()

    def _winner(self) -> int:
        assert self._trump is not None
        return winning(self._trick, self._trump)[0]

    def _over(self) -> None:
        """End the round: score tricks against bids (IS-7) and add the points for piikos."""
        scores: list[int] = []
        for seat, bid in enumerate(self._bids):
            assert bid is not None
            missed = abs(self._tricks[seat] - bid.rank)
            scores.append(self._bonus[seat] + (-missed if missed else 2 + bid.rank))
        self._phase = Phase.OVER
        self._finish(HandResult(EndReason.PLAYED, scores=tuple(scores)), self._dealer)

    # -- What may be known --------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        self.check_seat(seat)
        revealed = self._phase in {Phase.PLAY, Phase.OVER}
        passing = self._phase is Phase.PASSING
        choosing = passing or self._phase is Phase.BIDDING
        return View(
            rules=self._rules,
            seat=seat,
            seats=tuple(
                SeatView(
                    cards=hand.bit_count(),
                    has_chosen=each not in self.to_act if choosing else None,
                    bid=self._bids[each] if revealed else None,
                    tricks=self._tricks[each],
                    bonus=self._bonus[each] if self._rules.piiko else None,
                )
                for each, hand in enumerate(self._hands)
            ),
            to_act=self.to_act,
            phase=self._phase,
            table=TrickTable(
                trick=self._trick,
                trump=self._trump,
                to_give=PASSED_ON[self._number],
                to_left=TO_LEFT[self._number],
                last_trick=self._last_trick,
                last_winner=self._last_winner,
                set_aside=self._piikos,
                played=tuple(members(self._played, COLOURED)),
            ),
            hand=() if seat is None else tuple(members(self._hands[seat], COLOURED)),
            chosen=() if seat is None else self._chosen_by(seat),
            passed_on=() if seat is None or passing else self._given[seat] or (),
            received=() if seat is None or passing else self._given[self._giver(seat)] or (),
            legal=() if seat is None else tuple(self.legal(seat)),
            known=self._known_to(seat),
            ruled_out=tuple(
                [
                    RuledOut(each, tuple(members(cards & ~self._played, COLOURED)))
                    for each, cards in enumerate(self._ruled_out)
                    if cards & ~self._played
                ]
            ),
            result=self.result,
            dealer=self._dealer,
            number=self._number + 1,
        )

    def _known_to(self, seat: int | None) -> tuple[Known, ...]:
        """Return the cards the seat passed on and all revealed bids that are still in their holders' hands."""
        bids = [*self._piikos, *(enumerate(self._bids) if self._phase is Phase.PLAY else ())]
        seen = [(holder, each) for holder, each in bids if each is not None and holder != seat]
        if seat is not None:
            seen = [*((self._taker(seat), each) for each in self._given[seat] or ()), *seen]
        return tuple(Known(holder, each) for holder, each in dict.fromkeys(seen) if each.bit & self._hands[holder])

    def _chosen_by(self, seat: int) -> tuple[Card, ...]:
        """Return the seat's own choice in the current simultaneous phase."""
        if self._phase is Phase.PASSING:
            return self._given[seat] or ()
        bid = self._bids[seat]
        return (bid,) if self._phase is Phase.BIDDING and bid else ()

    # -- Guesses ------------------------------------------------------------------------------------------------------

    @classmethod
    def guessed(cls, view: View, chance: Random) -> Self:
        """Make a round in play from what a seat sees. Others who have chosen in a simultaneous phase chose any card."""
        table, rules = view.table, view.rules
        assert isinstance(table, TrickTable)
        assert isinstance(rules, InsidiousSevensRules)
        hand = object.__new__(cls)
        hand.events, hand.result, hand.seats, hand.to_act = None, None, len(view.seats), view.to_act
        hand._rules, hand._phase = rules, view.phase
        hand._number = (view.number - 1) % ROUNDS
        hand._dealer = hand.seats - 1 if view.dealer is None else view.dealer
        hand._redeals, hand._redeal = (), redealing_by(chance, rules, hand.seats, hand._dealer)
        hand._bonus = [seat.bonus or 0 for seat in view.seats]
        hand._trump, hand._trick = table.trump, table.trick
        hand._last_trick, hand._last_winner = table.last_trick, table.last_winner
        hand._tricks, hand._played = [seat.tricks or 0 for seat in view.seats], mask(table.played)
        hand._piikos, hand._aside = table.set_aside, [0] * hand.seats
        for seat, each in table.set_aside:
            hand._aside[seat] |= each.bit
        hand._ruled_out = [0] * hand.seats
        for one in view.ruled_out:
            hand._ruled_out[one.seat] = mask(one.cards)
        hand._hands = guessed_hands(view, table, chance)
        hand._bids = guessed_bids(view, hand._hands, hand._aside, chance)
        takers = [hand._taker(seat) for seat in range(hand.seats)]
        hand._given = guessed_gifts(view, hand._hands, takers, table.to_give, chance)
        return hand


def _start(rules: InsidiousSevensRules, setup: Setup) -> RoundHand:
    for i, hands in enumerate(setup.deal.redeals or ()):
        cards = [each for hand in hands for each in hand]
        even = len(hands) == setup.seats and all(len(hand) == CARDS for hand in hands)
        if not even or len(set(cards) & set(COLOURED)) != len(cards):
            raise DealError(f"deal.redeals[{i}]", f"{CARDS} different cards for each of {setup.seats} seats")
    return RoundHand(rules, setup)


INSIDIOUS_SEVENS: Final = Game(
    id="insidious-sevens",
    rules=InsidiousSevensRules,
    seats=lambda rules: range(2, 6),
    deal=deal_round,
    start=_start,
    guesses=RoundHand.guessed,
    kind=lambda rules: HandKind.TRICKS,
    scoring=lambda rules: Scoring(rank=most_first, hands=ROUNDS),
    as_played=as_played,
    dealer_decides=False,  # IS-10
    deal_keys=lambda rules: frozenset({"redeals"}),
    optional_keys=frozenset({"redeals"}),
    position_keys=frozenset(),
    pack=lambda rules: COLOURED,
    part="round",
)

GAMES: Final[tuple[Game[Any], ...]] = (INSIDIOUS_SEVENS,)
