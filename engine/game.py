"""The contract that every game fulfils, and what goes in and comes out of it.

A game is a value (`Game`): a mechanism put together with a rules model. It makes deals and starts hands. A hand
(`Hand`) is the state of one deal in play: it lists what is legal, takes moves, shows views and ends with a result.
A match (engine.match) strings hands together.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, Generic, Literal, ParamSpec, Self, TypeVar

from engine.cards import INTERNATIONAL, Card
from engine.events import Event
from engine.moves import Move
from engine.results import HandResult, Unit, least_first
from engine.rules import Rules
from engine.views import View

R = TypeVar("R", bound=Rules)
P = ParamSpec("P")


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """All that chance decided for a hand, so that nothing has to be drawn again. None: the game has no such thing."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] | None = None
    """The first is drawn first."""
    community: tuple[Card, ...] | None = None
    exposed: Card | None = None
    rows: str | None = None
    """Koroshi: the suits from top to bottom."""
    starter: int | None = None
    """Where chance chose who starts."""
    reserve: tuple[tuple[Card, ...], ...] | None = None
    redeals: tuple[tuple[tuple[Card, ...], ...], ...] | None = None
    """IS-9: the hands dealt after the first ones."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A start in the middle of a hand. None: as in a new hand."""

    layout: tuple[Card, ...] | None = None
    passes: tuple[int, ...] | None = None
    to_move: int | None = None


EDITION: Final = 2
"""The edition of the rules that hands are played by. In the first, a pass with a playable card cost no chip at the turn
(FT-7); hands of it can still be replayed, so that what was shown of them stays true."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What a hand starts from."""

    seats: int
    deal: Deal
    dealer: int | None = None
    """None: the game has no dealer. A record without one means the last seat where the game has one."""
    number: int = 1
    """Which hand of the match it is, from 1."""
    totals: tuple[int, ...] = ()
    """Chips or points held before it."""
    position: Position | None = None
    redeal: Callable[[int], tuple[tuple[Card, ...], ...]] | None = None
    """Makes the k-th further deal of this hand (IS-9), from 0, where `deal.redeals` does not hold it."""
    edition: int = EDITION
    """Of the rules."""


class Hand(ABC):
    """A hand in play: mutable, cheap to copy.

    `to_act` holds the seats whose move is awaited, several in simultaneous phases, none when the hand is over;
    `result` is None until then.
    """

    __slots__ = ("events", "result", "seats", "to_act")

    seats: int
    to_act: tuple[int, ...]
    result: HandResult | None
    events: list[Event] | None
    """Where `advance` adds what happens; None: nobody listens, and no events are made."""

    @abstractmethod
    def legal(self, seat: int) -> Sequence[Move]:
        """Every different move of `seat` now, once. Empty where nothing is awaited from it."""

    @abstractmethod
    def advance(self, seat: int, move: Move) -> None:
        """Take a move, exactly those that `legal` lists. Raises IllegalMove and changes nothing otherwise."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What `seat` may know; None: an onlooker."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent state; `events` is None in it."""

    def play(self, seat: int, move: Move) -> list[Event]:
        """Take a move; what happened, in its order."""
        events: list[Event] = []
        self.events = events
        try:
            self.advance(seat, move)
        finally:
            self.events = None
        return events

    def emit(self, kind: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Add an event of this type with these fields. It is made only where somebody listens."""
        if self.events is not None:
            self.events.append(kind(*args, **kwargs))

    def redeals(self) -> tuple[tuple[tuple[Card, ...], ...], ...]:
        """The further deals this hand has asked for (IS-9), for its record."""
        return ()

    def players(self) -> tuple[int, ...] | None:
        """For each seat the player who sits there, where that can change (SG-1)."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """How hands make a match."""

    start: int | None = 0
    """What every seat has at the start: chips, penguins, nothing. None: the match has no totals."""
    rank: Callable[[Sequence[int]], tuple[int, ...]] | None = None
    """The match's ranks from the totals, such as `most_first`; None: the ranks of its only hand."""
    unit: Unit = Unit.POINTS
    """What the totals count."""
    hands: int | None = 1
    """How many hands the match has, unless it ends before; None: no set number."""
    ends_early: Callable[[Sequence[int], int], bool] = field(default=lambda totals, hands: False)
    """Whether the match ends before, from the totals and the number of hands played."""
    next_dealer: Literal["left", "winner"] = "left"

    @property
    def least_wins(self) -> bool:
        """Whether the least total wins."""
        return self.rank is least_first

    def over(self, totals: Sequence[int], hands: int) -> bool:
        """Whether the match ends, from the totals and the number of hands played."""
        return (self.hands is not None and hands >= self.hands) or self.ends_early(totals, hands)


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[R]):
    """A game of the catalog: a mechanism and its rules, put together by values."""

    id: str
    rules: type[R]
    seats: Callable[[R], range]
    """How many can sit down under these rules."""
    deal: Callable[[R, int, int | None, Random], Deal]
    """A deal for so many seats by this dealer (None: no dealer); `redeal` is the same function called again."""
    start: Callable[[R, Setup], Hand]
    """The hand. Raises DealError where the deal or position cannot be."""
    scoring: Callable[[R], Scoring]
    as_played: Callable[[R, int], R] = field(default=lambda rules, seats: rules)
    """The rules by which so many play, where that is not all as chosen (IS-8)."""
    has_dealer: bool = True
    deal_keys: Callable[[R], frozenset[str]] = field(default=lambda rules: frozenset[str]())
    """The keys of a recorded deal beside `hands` (`stock`, `rows`, ...); those of `optional_keys` may be missing."""
    optional_keys: frozenset[str] = frozenset()
    position_keys: frozenset[str] = frozenset({"layout", "to_move"})
    """The keys by which a recorded hand may start in the middle; none: it may not."""
    result_keys: Callable[[R], frozenset[str]] = field(default=lambda rules: frozenset({"scores"}))
    """The keys of a recorded hand's result."""
    pack: Callable[[R], tuple[Card, ...]] = field(default=lambda rules: INTERNATIONAL)
    """The cards that are dealt from, jokers included."""
    part: Literal["hand", "round"] = "hand"
    """What players call a hand."""
    has_ghosts: Callable[[R], bool] = field(default=lambda rules: False)
    """Whether players can change seats, so that the match's result says who sits where (SG-1)."""
    penalises_revokes: Callable[[R], bool] = field(default=lambda rules: False)
    """Whether a seat that could play may pass and pays for it (FT-7, RS-8)."""

    @property
    def has_positions(self) -> bool:
        """Whether a hand may start in the middle."""
        return bool(self.position_keys)
