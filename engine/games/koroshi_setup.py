"""The killing game (section 10): its options, and the constants of a hand."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, cast

from pydantic import Field, model_validator

from engine.cards import SUITS, Card, of
from engine.games.rows import Memo
from engine.grid import RANKS, KillBy, grid, kill_by
from engine.moves import PLAY, Move
from engine.rules import Rules


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


def _row_plays(suit: int) -> Memo[tuple[Move, ...]]:
    """Return a table from a set of ranks to the plays of these cards of the suit."""
    return Memo(lambda ranks: tuple(PLAY[RANKS * suit + rank] for rank in range(RANKS) if ranks >> rank & 1))


_PLAYS: Final = tuple(map(_row_plays, range(len(SUITS))))
"""Tables of plays, by suit."""


class HandSetup:
    """The constants of a hand: the rules, the grid, and the cell of each card."""

    __slots__ = ("cards", "cell", "grid", "kill", "order", "plays", "rules")

    def __init__(self, rules: KoroshiRules, rows: str) -> None:
        self.rules = rules
        self.order = tuple(SUITS.index(suit) for suit in rows)
        self.grid = grid(diagonal=rules.adjacency == "diagonal", tunnel=rules.tunnel)
        self.kill = kill_by(self.grid, rules.kill)
        self.cards = tuple(of(suit, rank) for suit in self.order for rank in range(RANKS))
        """The card of each cell."""
        self.cell = {each: cell for cell, each in enumerate(self.cards)}
        self.plays = tuple(_PLAYS[suit] for suit in self.order)

    def cells(self, cards: Sequence[Card]) -> int:
        """Return the cells of these cards as a bit set."""
        return sum(1 << self.cell[each] for each in cards)

    def cards_of(self, cells: int) -> list[Card]:
        """Return the cards of these cells, in pack order."""
        return sorted(self.cards[cell] for cell in range(len(self.cards)) if cells >> cell & 1)
