"""Killing (section 10): its options, and what stays the same throughout a hand."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, cast

from pydantic import Field, model_validator

from engine.cards import SUITS, Card, of
from engine.games.grid import RANKS, KillBy, grid, kill_by
from engine.games.rows import Memo
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
        """The defaults that another option decides (KI-8, KI-13)."""
        if not isinstance(options, Mapping):
            return options
        given = cast(Mapping[str, Any], options)
        tunnel = given.get("kill") == "group"
        dropouts = "last" if given.get("remains") == "laid" else "by-count"
        return {"tunnel": tunnel, "dropouts": dropouts, **given}

    def without_effect(self) -> Iterable[str]:
        return () if self.passes else ("voluntary",)


def _row_plays(suit: int) -> Memo[tuple[Move, ...]]:
    """The moves of the cards of a row, by their ranks."""
    return Memo(lambda ranks: tuple(PLAY[RANKS * suit + rank] for rank in range(RANKS) if ranks >> rank & 1))


_PLAYS: Final = tuple(map(_row_plays, range(len(SUITS))))
"""By suit."""


class HandSetup:
    """What stays the same throughout a hand: the rules, and which card has which cell."""

    __slots__ = ("cards", "cell", "grid", "kill", "order", "plays", "rules")

    def __init__(self, rules: KoroshiRules, rows: str) -> None:
        self.rules = rules
        self.order = tuple(SUITS.index(suit) for suit in rows)
        self.grid = grid(diagonal=rules.adjacency == "diagonal", tunnel=rules.tunnel)
        self.kill = kill_by(self.grid, rules.kill)
        self.cards = tuple(of(suit, rank) for suit in self.order for rank in range(RANKS))
        """By cell."""
        self.cell = {each: cell for cell, each in enumerate(self.cards)}
        self.plays = tuple(_PLAYS[suit] for suit in self.order)

    def cells(self, cards: Sequence[Card]) -> int:
        """The cells of these cards."""
        return sum(1 << self.cell[each] for each in cards)

    def cards_of(self, cells: int) -> list[Card]:
        """The cards of these cells, in pack order."""
        return sorted(self.cards[cell] for cell in range(len(self.cards)) if cells >> cell & 1)
