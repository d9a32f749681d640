"""The killing game (section 10): its options, and the constants of a hand."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Literal, TypeVar, cast

from pydantic import Field, model_validator

from engine.cards import INTERNATIONAL, SUITS, Card, of
from engine.chance import Chance
from engine.errors import DealError
from engine.game import Deal, Scoring
from engine.games.dealing import deal_out, shuffled
from engine.games.rows import Memo
from engine.grid import RANKS, ROW, KillBy, grid, kill_by
from engine.moves import PLAY
from engine.results import EndReason, HandResult, PlaceBy, RankReason, Unit, competition_ranks, least_first
from engine.rules import Rules

V = TypeVar("V")


class KoroshiRules(Rules):
    """Options of the killing game."""

    hands: int = Field(1, ge=1, le=50)
    rows: Literal["random", "SHCD", "SHDC"] = "random"
    adjacency: Literal["orthogonal", "diagonal"] = "orthogonal"
    kill: KillBy = "cell"
    tunnel: bool = False
    dead: Literal["face-up", "face-down", "in-hand"] = "face-up"
    passes: int = Field(3, ge=0, le=9)
    voluntary: bool = True
    remains: Literal["aside", "laid"] = "aside"
    dropouts: Literal["by-count", "last"] = "by-count"

    @model_validator(mode="before")
    @classmethod
    def _defaults_by_others(cls, options: Any) -> Any:
        """Fill in defaults that depend on other options (KI-8, KI-13)."""
        if not isinstance(options, Mapping):
            return options
        given = cast(Mapping[str, Any], options)
        tunnel = given.get("kill") == "group"
        dropouts = "last" if given.get("remains") == "laid" else "by-count"
        return {"tunnel": tunnel, "dropouts": dropouts, **given}

    def without_effect(self) -> Iterable[str]:
        return () if self.passes else ("voluntary",)


def _row(suit: int, values: Sequence[V]) -> Memo[tuple[V, ...]]:
    """Return a table from a set of ranks to the values of these cards of the suit."""
    return Memo(lambda ranks: tuple([values[RANKS * suit + rank] for rank in range(RANKS) if ranks >> rank & 1]))


_PLAYS: Final = tuple([_row(suit, PLAY) for suit in range(len(SUITS))])
"""Tables of plays, by suit."""
_CARDS: Final = tuple([_row(suit, INTERNATIONAL) for suit in range(len(SUITS))])


class KoroshiSetup:
    """The constants of a hand: the rules, the grid, and the cell of each card."""

    __slots__ = ("_bit", "_shift", "cards", "cell", "grid", "kill", "order", "plays", "rules")

    def __init__(self, rules: KoroshiRules, rows: str) -> None:
        self.rules = rules
        self.order = tuple(SUITS.index(suit) for suit in rows)
        self.grid = grid(diagonal=rules.adjacency == "diagonal", tunnel=rules.tunnel)
        self.kill = kill_by(self.grid, rules.kill)
        self.cards = tuple(of(suit, rank) for suit in self.order for rank in range(RANKS))
        """The card of each cell."""
        self.cell = {each: cell for cell, each in enumerate(self.cards)}
        self.plays = tuple(_PLAYS[suit] for suit in self.order)
        self._bit = {each: 1 << cell for cell, each in enumerate(self.cards)}
        self._shift = tuple(RANKS * self.order.index(suit) for suit in range(len(SUITS)))

    def cells(self, cards: Iterable[Card]) -> int:
        """Return the cells of these cards as a bit set."""
        return sum(map(self._bit.__getitem__, cards))

    def cards_of(self, cells: int) -> tuple[Card, ...]:
        """Return the cards of these cells, in pack order."""
        spades, hearts, diamonds, clubs = _CARDS
        first, second, third, fourth = self._shift
        return (
            spades[cells >> first & ROW]
            + hearts[cells >> second & ROW]
            + diamonds[cells >> third & ROW]
            + clubs[cells >> fourth & ROW]
        )


def hand_setup_of(rules: KoroshiRules, order: tuple[int, ...]) -> KoroshiSetup:
    """Return the shared constants of hands with these rules and rows, for guesses."""
    return _shared(cast(Any, rules), order)


@lru_cache(maxsize=1024)
def _shared(rules: KoroshiRules, order: tuple[int, ...]) -> KoroshiSetup:
    return KoroshiSetup(rules, "".join(SUITS[suit] for suit in order))


def started(rules: KoroshiRules, rows: str | None) -> KoroshiSetup:
    """Return the constants of a hand with these rows, from top to bottom. Raises DealError."""
    if rules.rows != "random":
        if rows not in {None, rules.rows}:
            raise DealError("deal.rows", f"{rows} is not what the rules fix, {rules.rows}")
        rows = rules.rows
    if rows is None or sorted(rows) != sorted(SUITS):
        raise DealError("deal.rows", f"the four suits {SUITS} from top to bottom are needed")
    return KoroshiSetup(rules, rows)


def ranked(counts: Sequence[int], left: Sequence[int], last: Sequence[int]) -> HandResult:
    """Return the result of a hand. By seat: the cards against it, and when it left. `last`: seats that rank last.

    Seats that dropped out rank below all others, the first of them lowest (KI-13); the rest by count, then by the time
    they finished (KI-12).
    """
    seats = range(len(counts))
    done = competition_ranks(left)
    return HandResult(
        EndReason.DONE,
        ranks=competition_ranks(
            [(1, -last.index(seat), 0) if seat in last else (0, counts[seat], left[seat]) for seat in seats]
        ),
        scores=tuple(counts),
        placed=tuple(
            RankReason(PlaceBy.DROPPED_OUT, last.index(seat) + 1)
            if seat in last
            else RankReason(PlaceBy.DONE, done[seat])
            for seat in seats
        ),
    )


def deal(rules: KoroshiRules, seats: int, dealer: int | None, chance: Chance) -> Deal:
    """Deal all cards, and draw the rows where they are random (KI-1)."""
    assert dealer is not None
    hands, _ = deal_out(shuffled(INTERNATIONAL, chance), seats=seats, dealer=dealer)
    return Deal(hands=hands, rows="".join(shuffled_suits(chance)) if rules.rows == "random" else None)


def shuffled_suits(chance: Chance) -> list[str]:
    """Return the suits in random order (KI-1)."""
    suits = list(SUITS)
    chance.shuffle(suits)
    return suits


def scoring(rules: KoroshiRules) -> Scoring:
    """A match of one hand takes its ranks; a longer one ranks by the totals (KI-12)."""
    return Scoring(
        rank=None if rules.hands == 1 else least_first,
        unit=Unit.PENALTIES,
        hands=rules.hands,
    )
