"""The interface of a game: `Game`, `Hand`, and the values they exchange.

A `Game` combines a mechanism with a rules model; it makes deals and starts hands. A `Hand` is the mutable state of
one deal in play: it lists legal moves, applies moves, produces views and ends with a result. engine.match plays a
match of several hands.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum, auto
from functools import lru_cache
from random import Random
from typing import Final, Generic, Literal, ParamSpec, Self, TypeVar

from engine.cards import INTERNATIONAL, Card
from engine.chance import Chance
from engine.errors import GuessError, IllegalMove, Reason
from engine.events import Event, HandOver
from engine.moves import Move
from engine.results import HandResult, Unit, least_first
from engine.rules import Rules
from engine.views import View

R = TypeVar("R", bound=Rules)
P = ParamSpec("P")


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """All random decisions of a hand, so that it can be replayed. A field is None where the game does not use it."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] | None = None
    """In drawing order."""
    community: tuple[Card, ...] | None = None
    exposed: Card | None = None
    rows: str | None = None
    """Koroshi: the suits of the rows, top to bottom."""
    starter: int | None = None
    """The first seat, where it is chosen at random."""
    reserve: tuple[tuple[Card, ...], ...] | None = None
    redeals: tuple[tuple[tuple[Card, ...], ...], ...] | None = None
    """The hands of each redeal, in order (IS-9)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A start in the middle of a hand. A field that is None is as in a new hand."""

    layout: tuple[Card, ...] | None = None
    passes: tuple[int, ...] | None = None
    to_move: int | None = None


class HandKind(StrEnum):
    """A kind of hand, as far as computer players choose in other ways."""

    ROWS = auto()
    """Rows with counted passes."""
    POINTS = auto()
    """The same for points (SP-1)."""
    TWO_PACKS = auto()
    """Rows of two packs with counted passes (SN-13)."""
    TUNNELS = auto()
    """Rows with tunnels (ST-1)."""
    JOKERS = auto()
    """Rows with jokers that change hands (SJ-4)."""
    TUNNELS_AND_JOKERS = auto()
    CHIPS = auto()
    """Rows in which a seat that cannot play pays or draws (FT-3, CT-2)."""
    FREE_PASSES = auto()
    """Rows in which a pass costs nothing, and cards left in hand count (WS-2, WS-6)."""
    TRUMPS = auto()
    """Rows in which trumps can be laid in other rows (TR-4)."""
    GIFTS = auto()
    """Rows in which a seat that cannot play is given a card (RS-3)."""
    PILES = auto()
    """Rows in which it piles a card (CS-1)."""
    ALL_LAID = auto()
    """The same, where every card is laid or piled before the hand is over (PQ-3)."""
    FIVES = auto()
    """Sequences of up to five cards (JG-1)."""
    LEADS = auto()
    """Other stops games."""
    CELLS = auto()
    """The killing grid (KI-1)."""
    CELL_GROUPS = auto()
    """The same, where groups are killed (KI-6)."""
    TRICKS = auto()
    GROUPS = auto()
    GROUPS_ADVANCED = auto()
    """NT-9."""
    GROUPS_DUEL = auto()
    """NT-10."""
    OTHER = auto()
    """Nothing is known of it."""


EDITION: Final = 2
"""The current edition of the rules. In edition 1 a pass with a playable card cost no chip at the turn (FT-7).
Hands of edition 1 are still replayed by its rules, because players have already seen their state."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """Everything a hand starts from."""

    seats: int
    deal: Deal
    dealer: int | None = None
    """The dealer's seat. None: the game has no dealer, or a record names none, which means the last seat."""
    number: int = 1
    """The number of the hand in the match, from 1."""
    totals: tuple[int, ...] = ()
    """Chips or points of each seat before the hand."""
    position: Position | None = None
    redeal: Callable[[int], tuple[tuple[Card, ...], ...]] | None = None
    """Deals the k-th redeal (IS-9), from 0. Used where `deal.redeals` has no such entry."""
    edition: int = EDITION
    """The edition of the rules to play by."""


@lru_cache(maxsize=16_384)
def _event(kind: Callable[..., Event], *args: Hashable) -> Event:
    """Create an event, or return the equal one that was created before: the same events stand in many matches."""
    return kind(*args)


class Hand(ABC):
    """A hand in play: mutable and cheap to copy.

    `to_act` lists the seats to act: several in a simultaneous phase, none when the hand is over. `result` is None
    until the hand is over.
    """

    __slots__ = ("events", "result", "seats", "to_act")

    seats: int
    to_act: tuple[int, ...]
    result: HandResult | None
    events: list[Event] | None
    """The list to which `advance` appends events. None: no events are created, which is faster."""

    @abstractmethod
    def legal(self, seat: int) -> Sequence[Move]:
        """Return all legal moves of `seat`, a forced one too (G-9), without duplicates. Empty if it is not its turn."""

    @abstractmethod
    def advance(self, seat: int, move: Move) -> None:
        """Apply a move. Accepts exactly the moves of `legal`; raises IllegalMove for others and changes nothing."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Return what `seat` may know; None is an onlooker. Raises ValueError for a seat that is none."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy, with `events` set to None."""

    def play(self, seat: int, move: Move) -> list[Event]:
        """Apply a move and return its events in order. Raises IllegalMove."""
        events: list[Event] = []
        self.events = events
        try:
            self.advance(seat, move)
        finally:
            self.events = None
        return events

    def emit(self, kind: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Create an event and append it to `events`; do nothing when `events` is None."""
        if self.events is not None:
            self.events.append(kind(*args, **kwargs) if kwargs else _event(kind, *args))

    def _finish(self, result: HandResult, seat: int) -> None:
        """End the hand after a move of `seat`."""
        self.result, self.to_act = result, ()
        self.emit(HandOver, seat, result.reason)

    def check_seat(self, seat: int | None) -> None:
        """Raise ValueError for a seat that is none, as -1 would be the last one's cards."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"no seat {seat}; 0 to {self.seats - 1}")

    def _out_of_turn(self) -> IllegalMove:
        """Return the error for any move of a seat that is not to act."""
        return IllegalMove(Reason.NOT_YOUR_TURN, seat=self.to_act[0]) if self.to_act else IllegalMove(Reason.HAND_OVER)

    def redeals(self) -> tuple[tuple[tuple[Card, ...], ...], ...]:
        """Return the redeals made so far in this hand (IS-9), for the record."""
        return ()

    def seen_to_act(self) -> tuple[int, ...]:
        """Return the seats to act as far as an onlooker knows them: `view(None).to_act`, without making a view."""
        return self.to_act

    def players(self) -> tuple[int, ...] | None:
        """Return the player of each seat, or None if players cannot change seats (SG-1)."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """How a match is made of hands: totals, ranks and length."""

    start: int | None = 0
    """Each seat's total at the start of the match, such as chips. None: the match has no totals."""
    rank: Callable[[Sequence[int]], tuple[int, ...]] | None = None
    """Computes the match's ranks from the totals, such as `most_first`. None: the ranks of its only hand count."""
    unit: Unit = Unit.POINTS
    hands: int | None = 1
    """The number of hands, unless the match ends early. None: only `ends_early` ends the match."""
    ends_early: Callable[[Sequence[int], int], bool] = field(default=lambda totals, hands: False)
    """Whether the match ends early: (totals, number of hands played) -> bool."""
    next_dealer: Literal["left", "winner"] = "left"

    @property
    def least_wins(self) -> bool:
        """Whether the lowest total wins."""
        return self.rank is least_first

    def over(self, totals: Sequence[int], hands: int) -> bool:
        """Return whether the match is over after `hands` hands with these totals."""
        return (self.hands is not None and hands >= self.hands) or self.ends_early(totals, hands)


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[R]):
    """A game of the catalog: a mechanism and its rules model."""

    id: str
    rules: type[R]
    seats: Callable[[R], range]
    """The allowed numbers of seats under these rules."""
    deal: Callable[[R, int, int | None, Chance], Deal]
    """Makes a deal: (rules, seats, dealer or None, random generator) -> Deal. Redeals use it too."""
    start: Callable[[R, Setup], Hand]
    """Starts a hand. Raises DealError for an impossible deal or position."""
    scoring: Callable[[R], Scoring]
    guesses: Callable[[View, Random], Hand]
    """Makes the hand that `guess` returns."""
    kind: Callable[[R], HandKind] = field(default=lambda rules: HandKind.OTHER)
    """The kind of its hands, by which they are played out."""
    as_played: Callable[[R, int], R] = field(default=lambda rules, seats: rules)
    """Adjusts the chosen rules to the number of seats (IS-8)."""
    has_dealer: bool = True
    dealer_decides: bool = True
    """Whether anything in a hand depends on who dealt it. If so, a record of the deal must say it."""
    deal_keys: Callable[[R], frozenset[str]] = field(default=lambda rules: frozenset[str]())
    """The keys of a recorded deal besides `hands` (`stock`, `rows`, ...). Those in `optional_keys` may be missing."""
    optional_keys: frozenset[str] = frozenset()
    position_keys: frozenset[str] = frozenset({"layout", "to_move"})
    """The keys of a recorded position. Empty: hands cannot start from a position."""
    result_keys: Callable[[R], frozenset[str]] = field(default=lambda rules: frozenset({"scores"}))
    """The keys of a recorded hand's result."""
    pack: Callable[[R], tuple[Card, ...]] = field(default=lambda rules: INTERNATIONAL)
    """The pack that is dealt, including jokers."""
    part: Literal["hand", "round"] = "hand"
    """The word that players use for a hand."""
    has_ghosts: Callable[[R], bool] = field(default=lambda rules: False)
    """Whether players can change seats. If so, the match's result lists the players by seat (SG-1)."""
    penalises_revokes: Callable[[R], bool] = field(default=lambda rules: False)
    """Whether a seat with a playable card may pass at a price (FT-7, RS-8)."""
    hides_revokes: Callable[[R], bool] = field(default=lambda rules: False)
    """Whether such a pass must look like any other until the hand is over (FT-7)."""

    def guess(self, view: View, chance: Random) -> Hand:
        """Make a hand in play from what a seat sees: the same to the viewer, with the cards it does not see dealt at
        random among the deals that agree with all the viewer knows (see engine.games.guessing).

        Raises GuessError for the view of an onlooker, of a hand that is over, or of another game.
        """
        if view.seat is None:
            raise GuessError("an onlooker's view: a guess starts from what a seat sees")
        if view.result is not None:
            raise GuessError("the hand is over: nothing is left to guess")
        if type(view.rules) is not self.rules or view.game not in {"", self.id}:
            raise GuessError(f"a view of another game than {self.id}")
        return self.guesses(view, chance)

    @property
    def has_positions(self) -> bool:
        """Whether a hand can start from a position."""
        return bool(self.position_keys)
