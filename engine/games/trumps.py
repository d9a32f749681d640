"""Fan Tan with Trumps (section 5): a trump may be laid in any row; the card it replaces then goes to the trump row."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, Final, Self

from engine.cards import INTERNATIONAL, PACK, SEVEN, Card, mask, members, of
from engine.chance import Chance
from engine.errors import DealError, IllegalMove, Reason
from engine.events import Passed, Played
from engine.game import Deal, Game, HandKind, Setup
from engine.games.dealing import check_cards, check_keys, check_position, deal_out, dealer_of, shuffled
from engine.games.layout import IN_EACH_SUIT, ROW, Layout, among, openings
from engine.games.layout_hand import LayoutHand, rows_of
from engine.games.options import HandsRules, most_points
from engine.moves import PASS, PLAY, Move, Pass, Play, PlayCommunity, PlaySubstitute
from engine.results import EndReason, HandResult
from engine.views import Known, Laid, Row, RowsTable, SeatStatus, SeatView, View

Plays = Play | PlaySubstitute

SUBSTITUTES: Final = tuple(
    tuple(PlaySubstitute(of(trump, place.rank), place.suit) for place in INTERNATIONAL) for trump in range(4)
)
"""By trump suit and by the index of the place to fill."""


@cache
def from_community(play: Plays) -> PlayCommunity:
    """Return the cached play of a community card (TR-7)."""
    return PlayCommunity(play)


class TrumpsHand(LayoutHand[HandsRules]):
    """A hand of Fan Tan with Trumps.

    The layout stores filled places. A trump laid in another row fills the place of the card it replaces; that card is
    added to `_replaced` and goes to the trump row from then on.
    """

    __slots__ = (
        "_at_home_only",
        "_community",
        "_elsewhere",
        "_fixed_by",
        "_passes",
        "_replaced",
        "_trump",
        "_waiting",
    )

    def __init__(self, rules: HandsRules, setup: Setup) -> None:
        check_keys(setup, "community", "exposed", needed=False)
        check_cards(setup, INTERNATIONAL)
        check_position(setup, counts_passes=False)
        if not all(setup.deal.hands):
            raise DealError("deal.hands", "a hand is empty: this hand is over")
        deal, position = setup.deal, setup.position
        self._fixed_by = self._fixing(setup)
        super().__init__(rules, setup, Layout(openings(SEVEN), SEVEN))
        self._community = mask(deal.community or ())
        self._trump = self._fixed_by.suit
        self._at_home_only = self._fixed_by.bit | of(self._trump, SEVEN).bit
        """The trumps that may only be laid in the trump row (TR-3, TR-6)."""
        self._waiting = 0 if deal.exposed is None else deal.exposed.bit
        """The exposed card, while it may not be played: until its holder's first turn is over (TR-2)."""
        self._replaced = 0
        self._elsewhere: tuple[tuple[Card, Card], ...] = ()
        """(place, card laid there), where these differ."""
        self._passes = 0
        """Consecutive passes before this turn (TR-7)."""
        to_move = position.to_move if position else None
        self.to_act = ((dealer_of(setup) + 1) % self.seats if to_move is None else to_move,)

    @staticmethod
    def _fixing(setup: Setup) -> Card:
        """Return the card that fixes the trump suit (TR-1). Raises DealError if there is none, or more than one."""
        deal = setup.deal
        if setup.position is None and len(deal.community or ()) != len(INTERNATIONAL) % setup.seats:
            raise DealError("deal.community", f"{len(INTERNATIONAL) % setup.seats} cards are left for it")
        if deal.community:
            if deal.exposed is not None:
                raise DealError("deal.exposed", "the last community card has fixed the trump suit")
            return deal.community[-1]
        if deal.exposed is None:
            raise DealError("deal.exposed", "no card has fixed the trump suit")
        if deal.exposed not in deal.hands[dealer_of(setup)]:
            raise DealError("deal.exposed", f"{deal.exposed} is not in the dealer's hand")
        return deal.exposed

    def copy(self) -> Self:
        twin = super().copy()
        twin._fixed_by, twin._trump, twin._waiting = self._fixed_by, self._trump, self._waiting
        twin._at_home_only, twin._community, twin._passes = self._at_home_only, self._community, self._passes
        twin._replaced, twin._elsewhere = self._replaced, self._elsewhere
        return twin

    # -- What is legal ------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> Sequence[Move]:
        if seat not in self.to_act:
            return ()
        found: list[Move] = [*self._plays(self._hands[seat] & ~self._waiting)]
        if found:
            return found
        found = [from_community(play) for play in self._plays(self._community)]
        if not found or self._passes < self.seats - 1:
            found.append(PASS)
        return found

    def _plays(self, cards: int) -> list[Plays]:
        """Return all plays of these cards."""
        found: list[Plays] = [PLAY[each.index] for each in members(self._at_home(cards))]
        places = self._to_replace(cards)
        if places:
            substitutes = SUBSTITUTES[self._trump]
            found += [substitutes[place.index] for place in members(places)]
        return found

    def _at_home(self, cards: int) -> int:
        """Return the cards that fit in their own row or, if replaced there, in the trump row (TR-3 to TR-5)."""
        is_open = self._layout.open
        wanted_trumps = is_open >> 13 * self._trump & ROW
        return cards & (is_open | self._replaced & IN_EACH_SUIT * wanted_trumps)

    def _fitting(self) -> int:
        """Return all cards that a seat could play from its hand now."""
        elsewhere = self._layout.open & ~(ROW << 13 * self._trump)
        ranks = (elsewhere | elsewhere >> 13 | elsewhere >> 26 | elsewhere >> 39) & ROW
        return self._at_home(PACK) | ranks << 13 * self._trump & ~self._at_home_only

    def _to_replace(self, cards: int) -> int:
        """Return the places in other rows that the trumps among these cards can fill (TR-4, TR-6)."""
        row = 13 * self._trump
        ranks = (cards & ~self._at_home_only) >> row & ROW
        return self._layout.open & IN_EACH_SUIT * ranks & ~(ROW << row)

    def _fits(self, move: Plays, cards: int) -> bool:
        """Return whether this is a legal play of one of these cards."""
        if isinstance(move, Play):
            return among(move.card, self._at_home(cards))
        place = self._to_replace(cards & move.card.bit) & ROW << 13 * move.suit
        return place != 0 and among(move.card, cards)

    # -- Moves --------------------------------------------------------------------------------------------------------

    def advance(self, seat: int, move: Move) -> None:
        if seat not in self.to_act:
            raise self._out_of_turn()
        held = self._hands[seat] & ~self._waiting
        match move:
            case Play() | PlaySubstitute() if self._fits(move, held):
                self._hands[seat] ^= move.card.bit
                self._lay(seat, move)
            case Play() | PlaySubstitute():
                raise self._refusal(move, held)
            case PlayCommunity() | Pass(taking=None) if self._can_lay(held):
                raise IllegalMove(Reason.MUST_PLAY)
            case PlayCommunity(play=play) if self._fits(play, self._community):
                self._community ^= play.card.bit
                self._show_stuck(seat)
                self._lay(seat, play)
            case PlayCommunity(play=play):
                raise self._refusal(play, self._community)
            case Pass(taking=None) if self._passes < self.seats - 1 or not self._can_lay(self._community):
                self._passes += 1
                self._show_stuck(seat)
                self.emit(Passed, seat)
                self._next(seat)
            case Pass(taking=None):
                raise IllegalMove(Reason.MUST_PLAY)
            case _:
                raise IllegalMove(Reason.NOT_IN_THIS_GAME)

    def _show_stuck(self, seat: int) -> None:
        """Note that the seat cannot play from its hand (TR-7). The exposed card has been seen by all."""
        self._deductions.stuck(seat, self._fitting() & ~self._fixed_by.bit)

    def _can_lay(self, cards: int) -> bool:
        return bool(self._at_home(cards) or self._to_replace(cards))

    def _refusal(self, move: Plays, held: int) -> IllegalMove:
        each = move.card
        if among(each, self._waiting & self._hands[self.to_act[0]]):
            return IllegalMove(Reason.EXPOSED, card=each)
        if not among(each, held):
            return IllegalMove(Reason.NOT_IN_HAND, card=each)
        if isinstance(move, PlaySubstitute):
            if each.suit != self._trump or move.suit == self._trump:
                return IllegalMove(Reason.NOT_IN_THIS_GAME)
            if each.bit & self._at_home_only:
                return IllegalMove(Reason.ONLY_TRUMP_ROW, card=each)
            place = of(move.suit, each.rank)
        else:
            place = of(self._trump, each.rank) if each.bit & self._replaced else each
        needs = self._layout.needed(place)
        if needs is None:
            return IllegalMove(Reason.ALREADY_LAID, card=place)
        return IllegalMove(Reason.NOT_NEXT, card=each, needs=needs)

    def _lay(self, seat: int, move: Plays) -> None:
        each, place = move.card, move.card
        if isinstance(move, PlaySubstitute):
            place = of(move.suit, each.rank)
            self._replaced |= place.bit
        elif each.bit & self._replaced:
            place = of(self._trump, each.rank)
        if place is not each:
            self._elsewhere = (*self._elsewhere, (place, each))
        self._layout.lay(place)
        self._last = (place,)
        self._passes = 0
        self.emit(Played, seat, (each,), place.suit)
        if self._hands[seat]:
            self._next(seat)
        else:
            self._over(seat)

    def _next(self, seat: int) -> None:
        if self._hands[seat] & self._waiting:
            self._waiting = 0
        self.to_act = ((seat + 1) % self.seats,)

    def _over(self, winner: int) -> None:
        """End the hand: the winner scores a point for each card in the other hands (TR-8)."""
        points = sum(hand.bit_count() for hand in self._hands)
        scores = tuple(points if seat == winner else 0 for seat in range(self.seats))
        self._finish(HandResult(EndReason.OUT, scores=scores, winner=winner), winner)

    # -- What may be known --------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        exposed = next(
            (holder for holder, hand in enumerate(self._hands) if hand & self._fixed_by.bit),
            None,
        )
        lies = dict(self._elsewhere)
        return View(
            **self._shown(seat),
            seats=tuple(
                SeatView(
                    cards=hand.bit_count(),
                    status=SeatStatus.PLAYING if hand else SeatStatus.OUT,
                    shown=(self._fixed_by,) if holder == exposed else (),
                )
                for holder, hand in enumerate(self._hands)
            ),
            table=RowsTable(
                rows=tuple(
                    Row(
                        row.suit,
                        row.copy,
                        tuple(Laid(laid.place, lies.get(laid.place, laid.shown)) for laid in row.laid),
                    )
                    for row in self._layout.shown_rows()
                ),
                next=self._layout.places(),
                last=self._last,
                community=tuple(members(self._community)),
                trump=self._trump,
                trump_card=self._fixed_by if exposed is not None or self._community & self._fixed_by.bit else None,
                idle=self._passes,
                trump_waits=self._waiting != 0,
            ),
            known=() if exposed is None or exposed == seat else (Known(exposed, self._fixed_by),),
        )

    def _unlaid(self) -> int:
        places, cards = mask(place for place, _ in self._elsewhere), mask(each for _, each in self._elsewhere)
        return (self._layout.unfilled | places) & ~cards & ~self._community

    @classmethod
    def guessed(cls, view: View, chance: Random) -> Self:
        """Return a hand as the view's seat sees it, with the cards that it does not see dealt at random."""
        table, rules = rows_of(view), view.rules
        assert isinstance(rules, HandsRules)
        assert table.trump is not None
        made, _ = cls._as_seen(view, rules, openings(SEVEN), chance)
        made._community = mask(table.community)
        # Which card fixed the trump suit matters only until it is played; the 7 lies in its row then.
        made._trump, made._fixed_by = table.trump, table.trump_card or of(table.trump, SEVEN)
        made._at_home_only = made._fixed_by.bit | of(table.trump, SEVEN).bit
        made._waiting = made._fixed_by.bit if table.trump_waits else 0
        laid = [laid for row in table.rows for laid in row.laid if laid.place is not laid.shown]
        made._elsewhere = tuple((each.place, each.shown) for each in laid)
        made._replaced = mask(each.place for each in laid if each.place.suit != table.trump)
        made._passes = table.idle or 0
        return made


def _deal(rules: HandsRules, seats: int, dealer: int | None, chance: Chance) -> Deal:
    """Deal equal hands. The rest are community cards; if none are left, the last card dealt is exposed (TR-1)."""
    assert dealer is not None
    cards = shuffled(INTERNATIONAL, chance)
    hands, rest = deal_out(cards, seats=seats, dealer=dealer, each=len(cards) // seats)
    return Deal(hands=hands, community=rest) if rest else Deal(hands=hands, exposed=cards[-1])


TRUMPS: Final = Game(
    id="fan-tan-trumps",
    rules=HandsRules,
    seats=lambda rules: range(3, 7),
    deal=_deal,
    start=TrumpsHand,
    guesses=TrumpsHand.guessed,
    kind=lambda rules: HandKind.TRUMPS,
    scoring=most_points,
    deal_keys=lambda rules: frozenset({"community", "exposed"}),
    optional_keys=frozenset({"community", "exposed"}),
)

GAMES: Final[tuple[Game[Any], ...]] = (TRUMPS,)
