"""Pai Qi (section 13): a seat that cannot play lays a card face down on its own pile, and all cards are played."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Annotated, Any, ClassVar, Final, Literal, Self, cast

from pydantic import Field, model_validator

from engine.cards import INTERNATIONAL, SEVEN, Card, card, members
from engine.errors import DealError, IllegalMove, Reason
from engine.events import PileCounted, Piled, Played, SuitClosed
from engine.game import Game, HandKind, Scoring, Setup
from engine.games.dealing import check_cards, check_keys, check_position, dealing
from engine.games.layout import Layout, Openings, among, openings, refusal
from engine.games.layout_hand import LayoutHand
from engine.games.options import HandsRules
from engine.moves import PILE, PLAY, Move, Pile, Play
from engine.results import EndReason, HandResult, Unit, least_first, most_first
from engine.views import RowsTable, SeatStatus, SeatView, View

STARTER: Final = card("7S")
ENDS: Final = 1 | 1 << 12
"""Ace and king of a row (PQ-4)."""
MOST_HANDS: Final = 100
"""The maximum number of hands of a match that ends by its limit (PQ-5)."""
LIMITS: Final = {"cards": 15}
"""The default limit by what is scored, where it is not that of `points` (PQ-5)."""


class PaiQiRules(HandsRules):
    """Options of Pai Qi."""

    lays_all: ClassVar[bool] = True

    close: bool = False
    score: Literal["points", "cards", "shared"] = "points"
    all_down: bool = False
    limit: Annotated[int, Field(ge=1, le=1000)] = 100

    @model_validator(mode="before")
    @classmethod
    def _limit_by_score(cls, options: Any) -> Any:
        """Fill in the limit, whose default depends on what is scored."""
        if not isinstance(options, Mapping):
            return options
        given = cast(Mapping[str, Any], options)
        limit = LIMITS.get(given["score"]) if isinstance(given.get("score"), str) else None
        return given if limit is None else {"limit": limit, **given}

    def without_effect(self) -> Sequence[str]:
        return ("limit",) if self.score == "shared" else ("hands",)

    def pile_points(self, card: Card) -> int:
        """By rank, or one each (PQ-5)."""
        return 1 if self.score == "cards" else card.rank + 1


@cache
def _openings(close: bool) -> Openings:
    """Return the ranks that each row can take next; none in a closed suit (PQ-4)."""
    table = openings(SEVEN)
    return tuple(0 if row & ENDS else following for row, following in enumerate(table)) if close else table


class PaiQiHand(LayoutHand[PaiQiRules]):
    """A hand of Pai Qi. `_laid`: bit set of the seats that have laid a card, or had none to lay (PQ-7)."""

    __slots__ = ("_laid", "_piles")

    def __init__(self, rules: PaiQiRules, setup: Setup) -> None:
        check_keys(setup)
        check_cards(setup, INTERNATIONAL)  # PQ-1
        check_position(setup, counts_passes=False)
        if not any(setup.deal.hands):
            raise DealError("deal.hands", "all hands are empty: this hand is over")
        super().__init__(rules, setup, Layout(_openings(rules.close), SEVEN))
        self._piles: tuple[tuple[Card, ...], ...] = ((),) * setup.seats
        self._laid = sum(1 << seat for seat, hand in enumerate(self._hands) if not hand)
        seat = self._starter(setup, STARTER)  # PQ-1: and nothing else is legal.
        self.to_act = (seat,) if self._hands[seat] else self._after(seat)

    def copy(self) -> Self:
        twin = super().copy()
        twin._laid, twin._piles = self._laid, self._piles
        return twin

    # -- What is legal ------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> Sequence[Move]:
        if seat not in self.to_act:
            return ()
        playable = self._playable(seat)
        if playable:
            return [PLAY[each.index] for each in members(playable)]
        return [PILE[each.index] for each in members(self._hands[seat])]

    # -- Moves --------------------------------------------------------------------------------------------------------

    def advance(self, seat: int, move: Move) -> None:
        if seat not in self.to_act:
            raise self._out_of_turn()
        playable = self._playable(seat)
        match move:
            case Play(card=each) if among(each, playable):
                self._lay(seat, each)
            case Play(card=each):
                raise self._refusal(seat, each)
            case Pile() if playable:
                raise IllegalMove(Reason.MUST_PLAY)
            case Pile(card=each) if among(each, self._hands[seat]):
                self._pile(seat, each)
            case Pile(card=each):
                raise IllegalMove(Reason.NOT_IN_HAND, card=each)
            case _:
                raise IllegalMove(Reason.NOT_IN_THIS_GAME)

    def _refusal(self, seat: int, each: Card) -> IllegalMove:
        if self._rules.close and among(each, self._hands[seat]) and not self._forced:
            ends = self._layout.rows[each.suit] & ENDS
            if ends:
                return IllegalMove(Reason.SUIT_CLOSED, card=each, needs=members(ends << 13 * each.suit)[0])
        return refusal(self._layout, each, held=self._hands[seat], forced=self._forced)

    def _lay(self, seat: int, each: Card) -> None:
        self._hands[seat] ^= each.bit
        self._layout.lay(each)
        self._laid |= 1 << seat
        self._forced = 0
        self._last = (each,)
        self.emit(Played, seat, (each,))
        if self._rules.close and 1 << each.rank & ENDS:
            self.emit(SuitClosed, seat, each.suit)
        self._next(seat)

    def _pile(self, seat: int, each: Card) -> None:
        self._hands[seat] ^= each.bit
        self._deductions.piled(seat, self._layout.open, len(self._piles[seat]))
        piles = self._piles
        self._piles = (*piles[:seat], (*piles[seat], each), *piles[seat + 1 :])
        self.emit(Piled, seat, (each,))  # PQ-9: which card it was is for its seat.
        self._next(seat)

    def _next(self, seat: int) -> None:
        if any(self._hands):
            self.to_act = self._after(seat)  # PQ-3
        else:
            self._finish(HandResult(EndReason.DONE, scores=self._scores()), seat)

    def _scores(self) -> tuple[int, ...]:
        """Count the piles and return what each seat scores (PQ-5 to PQ-7)."""
        rules = self._rules
        laid_none = [rules.all_down and not self._laid >> seat & 1 for seat in range(self.seats)]
        counts = [
            0 if none else sum(map(rules.pile_points, pile)) for none, pile in zip(laid_none, self._piles, strict=True)
        ]
        is_doubled = any(laid_none) or (rules.score == "shared" and not all(counts))  # Once (PQ-6, PQ-7).
        for seat, count in enumerate(counts):
            self.emit(PileCounted, seat, count, is_doubled, laid_none[seat])  # PQ-9
        if is_doubled:
            counts = [2 * count for count in counts]
        if rules.score != "shared":
            return tuple(counts)
        total = sum(counts)
        return tuple(total - self.seats * count for count in counts)  # PQ-6

    # -- What may be known --------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """The view of this seat, or of an onlooker: piles as numbers, but for the own one, until the end (PQ-8)."""
        return View(
            **self._shown(seat),
            seats=tuple(
                SeatView(
                    cards=hand.bit_count(),
                    status=SeatStatus.PLAYING if hand else SeatStatus.OUT,
                    face_down=0 if self.result else len(self._piles[i]),
                    shown=self._piles[i] if self.result else (),
                    has_laid=bool(self._laid >> i & 1) if self._rules.all_down else None,
                )
                for i, hand in enumerate(self._hands)
            ),
            table=RowsTable(
                rows=self._layout.shown_rows(),
                next=self._layout.places(),
                last=self._last,
                forced=STARTER if self._forced else None,
                closed=tuple([suit for suit, row in enumerate(self._layout.rows) if row & ENDS])
                if self._rules.close
                else None,
            ),
            own_pile=() if seat is None or self.result else self._piles[seat],
        )

    @classmethod
    def guessed(cls, view: View, chance: Random) -> Self:
        """Return a hand as the view's seat sees it, with the cards that it does not see dealt at random."""
        rules = view.rules
        assert isinstance(rules, PaiQiRules)
        made, unseen = cls._as_seen(view, rules, _openings(rules.close), chance)
        made._piles = tuple(map(tuple, unseen.piles))
        made._laid = sum(1 << i for i, seat in enumerate(view.seats) if seat.has_laid is not False)
        return made


def _scoring(rules: PaiQiRules) -> Scoring:
    if rules.score == "shared":
        return Scoring(rank=most_first, hands=rules.hands)
    return Scoring(
        rank=least_first,
        unit=Unit.PENALTY_POINTS,
        hands=None,
        ends_early=lambda totals, hands: max(totals) > rules.limit or hands >= MOST_HANDS,
    )


GAMES: Final[tuple[Game[Any], ...]] = (
    Game(
        id="pai-qi",
        rules=PaiQiRules,
        seats=lambda rules: range(3, 7),
        deal=dealing(INTERNATIONAL),
        start=PaiQiHand,
        guesses=PaiQiHand.guessed,
        kind=lambda rules: HandKind.ALL_LAID,
        scoring=_scoring,
    ),
)
