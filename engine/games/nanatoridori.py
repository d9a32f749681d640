"""Nanatoridori (section 12): hands have a fixed order; equal neighbours beat smaller or lower groups."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Self

from engine.cards import NUMBERS, Card
from engine.errors import DealError, IllegalMove, Reason
from engine.events import Discarded, Drew, Passed, Played, RanOut, TableCleared, TakingPass, Took
from engine.game import Game, Hand, HandKind, Setup
from engine.games.dealing import check_cards, check_keys, check_position
from engine.games.nanatoridori_guess import deal_unseen
from engine.games.nanatoridori_setup import (
    CARDS,
    DUEL_CARDS,
    PACK,
    PASS_TAKING,
    RESERVE,
    TAKE,
    NanatoridoriRules,
    deal_round,
    group,
    scoring,
)
from engine.moves import DISCARD, PASS, Discard, Move, Pass, PlayGroup, Take
from engine.results import EndReason, HandResult
from engine.views import GroupTable, Known, Phase, SeatStatus, SeatView, View


class GroupHand(Hand):
    """A round. `_group`: the cards on the table and the seat that played them. `_block`: the cards that the seat to act
    must take or discard. `_put_away`: the drawn cards that each seat has discarded unseen by others."""

    __slots__ = (
        "_block",
        "_discarded",
        "_drawn",
        "_group",
        "_hands",
        "_known",
        "_out",
        "_put_away",
        "_reserve",
        "_rules",
        "_stock",
    )

    def __init__(self, rules: NanatoridoriRules, setup: Setup) -> None:
        duel = rules.mode == "duel"
        check_keys(setup, "starter", "reserve" if duel else "stock")
        check_cards(setup, PACK, each=DUEL_CARDS if duel else CARDS, whole=not duel)
        check_position(setup, counts_passes=False)
        if setup.position and setup.position.layout is not None:
            raise DealError("layout", "this game has none")
        deal, position = setup.deal, setup.position
        self.events = None
        self.result = None
        self.seats = setup.seats
        self._rules = rules
        self._hands = list(deal.hands)
        self._stock = deal.stock or ()
        self._reserve = [tuple(sorted(cards)) for cards in deal.reserve or ()] or [()] * setup.seats
        if len(self._reserve) != setup.seats or any(len(cards) > RESERVE for cards in self._reserve):
            raise DealError("deal.reserve", f"at most {RESERVE} cards for each of {setup.seats} seats")
        if duel and position is None and any(len(cards) != RESERVE for cards in self._reserve):
            raise DealError("deal.reserve", f"{RESERVE} cards for each seat")
        self._group: tuple[tuple[Card, ...], int] | None = None
        self._block: tuple[Card, ...] = ()
        self._drawn = False
        """Whether the block is a drawn card, known only to its drawer (NT-5)."""
        self._discarded = [0] * len(NUMBERS)
        self._put_away: list[tuple[Card, ...]] = [()] * self.seats
        self._known = [0] * (len(NUMBERS) * self.seats)
        """The number of publicly known cards in each hand, with index `7 * seat + card.index`."""
        self._out = [seat for seat, hand in enumerate(self._hands) if not hand]
        if len(self._out) > self.seats - 2:
            raise DealError("deal.hands", "fewer than two hands hold cards: this round is over")
        starter = position.to_move if position and position.to_move is not None else deal.starter
        if starter is None or starter not in range(setup.seats):
            raise DealError("deal.starter", f"{starter} is no seat; 0 to {setup.seats - 1}")
        self.to_act = (starter if self._hands[starter] else self._next_in(starter),)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.events, twin.result, twin.seats, twin.to_act = None, self.result, self.seats, self.to_act
        twin._rules, twin._hands = self._rules, self._hands[:]
        twin._stock, twin._reserve = self._stock, self._reserve[:]
        twin._group, twin._block, twin._drawn = self._group, self._block, self._drawn
        twin._discarded, twin._known, twin._out = self._discarded[:], self._known[:], self._out[:]
        twin._put_away = self._put_away[:]
        return twin

    # -- What is legal ------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> Sequence[Move]:
        if seat not in self.to_act:
            return ()
        if self._block:
            return [*TAKE[: len(self._hands[seat]) + 1], DISCARD]
        found = self._plays(seat)
        if self._group:  # NT-2: with nothing on the table the seat must play.
            found += [PASS_TAKING[each.index] for each in dict.fromkeys(self._reserve[seat])] or [PASS]
        return found

    def _plays(self, seat: int) -> list[Move]:
        """Return all plays that beat the table (NT-3), with or without face-up cards (NT-12)."""
        reserve = self._reserve[seat]
        count, number = self._lying()
        found: list[Move] = []
        running, first, size = None, 0, 0
        for position, each in enumerate(self._hands[seat]):
            if each is running:
                size += 1
            else:
                running, first, size = each, position, 1
            if size > count or (size == count and each.rank > number):
                found.append(group(first, position, 0))
            if each in reserve:
                for extra in range(1, reserve.count(each) + 1):
                    if self._beats(each, size + extra):
                        found.append(group(first, position, extra))
        return found

    def _lying(self) -> tuple[int, int]:
        """Return the number and rank of the cards on the table; (0, 0) if it is empty."""
        if self._group is None:
            return 0, 0
        cards, _ = self._group
        return len(cards), cards[0].rank

    def _beats(self, each: Card, size: int) -> bool:
        """Return whether `size` such cards beat the table: more cards, or as many of a higher rank (NT-3)."""
        count, number = self._lying()
        return size > count or (size == count and each.rank > number)

    # -- Moves --------------------------------------------------------------------------------------------------------

    def advance(self, seat: int, move: Move) -> None:
        if seat not in self.to_act:
            raise self._out_of_turn()
        match move:
            case Take(position=position) if self._block and 0 <= position <= len(self._hands[seat]):
                self._take(seat, position)
            case Discard() if self._block:
                self._discard(seat)
            case Take() | Discard():
                raise IllegalMove(Reason.NOTHING_TO_CHOOSE)
            case _ if self._block:
                raise IllegalMove(Reason.NOT_IN_THIS_GAME)
            case PlayGroup():
                refused = self._refusal(seat, move)
                if refused:
                    raise refused
                self._lay(seat, move)
            case Pass() if self._group is None:
                raise IllegalMove(Reason.MUST_PLAY)
            case Pass(taking=None) if not self._reserve[seat]:
                self._pass(seat)
            case Pass(taking=each) if each in self._reserve[seat]:
                self._pass_taking(seat, each)
            case _:
                raise IllegalMove(Reason.NOT_IN_THIS_GAME)

    def _refusal(self, seat: int, move: PlayGroup) -> IllegalMove | None:
        """Return the error for an illegal play, or None if it is legal."""
        hand, first, last = self._hands[seat], move.first, move.last
        if not 0 <= first <= last < len(hand):
            return IllegalMove(Reason.NOT_A_GROUP)
        cards = hand[first : last + 1]
        if cards.count(cards[0]) != len(cards) or not 0 <= move.extra <= self._reserve[seat].count(cards[0]):
            return IllegalMove(Reason.NOT_A_GROUP)
        if first and hand[first - 1] is cards[0]:  # a play must start at the first card of its run
            return IllegalMove(Reason.NOT_A_GROUP)
        if self._group is None or self._beats(cards[0], len(cards) + move.extra):
            return None
        lying = self._group[0]
        return IllegalMove(
            Reason.DOES_NOT_BEAT,
            number=len(cards) + move.extra,
            rank=str(cards[0]),
            to_beat=len(lying),
            to_beat_rank=str(lying[0]),
        )

    def _lay(self, seat: int, move: PlayGroup) -> None:
        hand = self._hands[seat]
        cards = hand[move.first : move.last + 1]
        self._hands[seat] = hand[: move.first] + hand[move.last + 1 :]
        # Equal cards look the same, so the played ones may be the known ones: count that many less as known.
        place = len(NUMBERS) * seat + cards[0].index
        self._known[place] = max(0, self._known[place] - len(cards))
        if move.extra:
            left = list(self._reserve[seat])
            for _ in range(move.extra):
                left.remove(cards[0])
            self._reserve[seat] = tuple(left)
        beaten = self._group[0] if self._group else ()
        self._group = (cards + (cards[0],) * move.extra, seat)
        self.emit(Played, seat, self._group[0])
        if self._hands[seat]:
            self._block = beaten
            if not beaten:
                self._advance_turn()
            return
        self._throw(beaten)
        self._out.append(seat)
        self.emit(RanOut, seat, len(self._out))
        if len(self._out) == self.seats - 1:
            self._over(EndReason.OUT, next(each for each, held in enumerate(self._hands) if held))
        else:
            self._advance_turn()

    def _pass(self, seat: int) -> None:
        """Pass: draw a card (NT-5), or lose the duel if no face-up card is left (NT-11)."""
        self.emit(Passed, seat)
        if self._rules.mode == "duel":
            self._over(EndReason.PASSED_OUT, seat)
        elif self._stock:
            self._block, self._stock, self._drawn = self._stock[:1], self._stock[1:], True
            self.emit(Drew, seat, self._block, 1)
        else:
            self._advance_turn()

    def _pass_taking(self, seat: int, each: Card) -> None:
        """Pass for an own face-up card, which is then placed (NT-11)."""
        left = list(self._reserve[seat])
        left.remove(each)
        self._reserve[seat] = tuple(left)
        self._block = (each,)
        self.emit(TakingPass, seat, each)

    def _take(self, seat: int, position: int) -> None:
        hand = self._hands[seat]
        self._hands[seat] = hand[:position] + self._block + hand[position:]
        if self._drawn:
            self.emit(Took, seat, self._block, 1)
        else:
            self._known[len(NUMBERS) * seat + self._block[0].index] += len(self._block)
            self.emit(Took, seat, self._block, len(self._block), is_public=True)
        self._placed()

    def _discard(self, seat: int) -> None:
        if self._drawn:
            self._put_away[seat] += self._block
            self.emit(Discarded, seat, self._block, 1)
        else:
            self._throw(self._block)
            self.emit(Discarded, seat, self._block, len(self._block), is_public=True)
        self._placed()

    def _placed(self) -> None:
        self._block, self._drawn = (), False
        self._advance_turn()

    def _throw(self, cards: Sequence[Card]) -> None:
        for each in cards:
            self._discarded[each.index] += 1

    def _next_in(self, seat: int) -> int:
        following = (seat + 1) % self.seats
        while not self._hands[following]:
            following = (following + 1) % self.seats
        return following

    def _advance_turn(self) -> None:
        """Move the turn on. Clear the table when it comes back to the seat that played the group, in or out (NT-6)."""
        seat = (self.to_act[0] + 1) % self.seats
        while True:
            if self._group and seat == self._group[1]:
                self._throw(self._group[0])
                self._group = None
                starter = seat if self._hands[seat] else self._next_in(seat)
                self.emit(TableCleared, starter)
                self.to_act = (starter,)
                return
            if self._hands[seat]:
                self.to_act = (seat,)
                return
            seat = (seat + 1) % self.seats

    def _over(self, reason: EndReason, last: int) -> None:
        """End the round. `last` still has cards, or passed with no face-up card left (NT-7 to NT-9, NT-11)."""
        match self._rules.mode:
            case "duel":
                result = HandResult(reason, ranks=tuple(2 if seat == last else 1 for seat in range(self.seats)))
            case "basic":
                result = HandResult(reason, scores=tuple(-1 if s == last else 0 for s in range(self.seats)))
            case "advanced":
                points = {self._out[0]: 4, last: 0}
                result = HandResult(reason, scores=tuple(points.get(seat, 2) for seat in range(self.seats)))
        self._block = ()
        self._finish(result, last)

    # -- What may be known --------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        self.check_seat(seat)
        public_block = self._block and not self._drawn
        return View(
            rules=self._rules,
            seat=seat,
            seats=tuple(
                SeatView(
                    cards=len(hand),
                    status=SeatStatus.PLAYING if hand else SeatStatus.OUT,
                    place=None if hand else self._out.index(each) + 1,
                    shown=self._reserve[each],
                )
                for each, hand in enumerate(self._hands)
            ),
            to_act=self.to_act,
            phase=self._phase(),
            table=GroupTable(
                number=self._group[0][0].rank if self._group else None,
                count=len(self._group[0]) if self._group else 0,
                by=self._group[1] if self._group else None,
                block=len(self._block),
                block_number=self._block[0].rank if public_block else None,
                stock=None if self._rules.mode == "duel" else len(self._stock),
                discarded=tuple(self._discarded),
                put_away=() if self._rules.mode == "duel" else tuple(map(len, self._put_away)),
            ),
            hand=() if seat is None else self._hands[seat],
            put_away=() if seat is None else self._put_away[seat],
            drawn=self._block[0] if self._drawn and seat in self.to_act else None,
            legal=() if seat is None else tuple(self.legal(seat)),
            known=tuple(
                Known(holder, NUMBERS[i])
                for holder in range(self.seats)
                for i in range(len(NUMBERS))
                for _ in range(self._known[len(NUMBERS) * holder + i])
                if holder != seat
            ),
            result=self.result,
        )

    def _phase(self) -> Phase:
        if self.result:
            return Phase.OVER
        return Phase.PLACE if self._block else Phase.PLAY

    # -- Guesses ------------------------------------------------------------------------------------------------------

    @classmethod
    def guessed(cls, view: View, chance: Random) -> Self:
        """Make a round in play from what a seat sees. In a duel, and in a position, cards may be nowhere."""
        table, rules = view.table, view.rules
        assert isinstance(table, GroupTable)
        assert isinstance(rules, NanatoridoriRules)
        assert view.seat is not None
        hand = object.__new__(cls)
        hand.events, hand.result, hand.seats, hand.to_act = None, None, len(view.seats), view.to_act
        hand._rules = rules
        hand._reserve = [seat.shown for seat in view.seats]
        hand._discarded = list(table.discarded)
        hand._known = [0] * (len(NUMBERS) * hand.seats)
        for each in view.known:
            hand._known[len(NUMBERS) * each.seat + each.card.index] += 1
        gone = [(seat.place or 0, each) for each, seat in enumerate(view.seats) if seat.status is SeatStatus.OUT]
        hand._out = [each for _, each in sorted(gone)]
        hand._group = None
        if table.number is not None:
            assert table.by is not None
            hand._group = (NUMBERS[table.number - 1],) * table.count, table.by
        hand._block = () if table.block_number is None else (NUMBERS[table.block_number - 1],) * table.block
        hand._drawn = table.block > 0 and not hand._block
        if view.drawn:
            hand._block = (view.drawn,)
        seen = (hand._block, hand._group[0] if hand._group else (), *hand._reserve)
        unseen = deal_unseen(view, table, seen, chance)
        hand._hands, hand._put_away, hand._stock = unseen.hands, unseen.put_away, unseen.stock
        hand._block = hand._block or unseen.drawn
        return hand


_KINDS: Final = {
    "basic": HandKind.GROUPS,
    "advanced": HandKind.GROUPS_ADVANCED,
    "duel": HandKind.GROUPS_DUEL,
}
NANATORIDORI: Final = Game(
    id="nanatoridori",
    rules=NanatoridoriRules,
    seats=lambda rules: range(2, 3) if rules.mode == "duel" else range(3, 7),
    deal=deal_round,
    start=GroupHand,
    guesses=GroupHand.guessed,
    kind=lambda rules: _KINDS[rules.mode],
    scoring=scoring,
    has_dealer=False,
    dealer_decides=False,
    deal_keys=lambda rules: frozenset({"starter", "reserve" if rules.mode == "duel" else "stock"}),
    optional_keys=frozenset({"starter"}),
    position_keys=frozenset({"to_move"}),
    result_keys=lambda rules: frozenset({"ranks" if rules.mode == "duel" else "scores"}),
    pack=lambda rules: PACK,
    part="round",
)

GAMES: Final[tuple[Game[Any], ...]] = (NANATORIDORI,)
