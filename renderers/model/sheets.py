"""Score sheets: the scores of every hand of a match."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import Card
from engine.results import Unit
from renderers.model.badges import Badge, lettered
from renderers.model.writing import number_text

_COLUMNS: Final = 7
"""The most recent hands get a column each; if there are at least two more, the earlier ones share one."""


@dataclass(frozen=True, slots=True)
class BidKept:
    """A seat's bid and tricks in a round of Insidious Sevens."""

    bid: Card
    tricks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreSheet:
    """A match so far. `rounds`: per hand, each seat's score; `totals`: per seat."""

    title: str
    names: Sequence[str]
    """One per seat, in any script."""
    rounds: Sequence[Sequence[int]]
    totals: Sequence[int]
    unit: Unit = Unit.POINTS
    least_wins: bool = False
    bids: Sequence[Sequence[BidKept]] | None = None
    """Per round and seat (IS-4)."""
    in_rounds: bool = False
    """The game calls its hands rounds."""
    badges: Sequence[Badge] = ()
    """One per seat; empty: show none."""
    winners: frozenset[int] | None = None
    """The winners of a finished match; not always those with the best total (NT-8)."""

    def __post_init__(self) -> None:
        """Raises ValueError if the numbers of seats or rounds disagree."""
        rows = (self.names, self.totals, *self.rounds, *(self.bids or ()), *([self.badges] if self.badges else ()))
        widths = set(map(len, rows))
        if len(widths) != 1 or (self.bids is not None and len(self.bids) != len(self.rounds)):
            raise ValueError("every round needs a score, and a bid if any, for every seat")

    @property
    def order(self) -> list[int]:
        """The seats, the best total first; the winners of a finished match before all."""
        sign = 1 if self.least_wins else -1
        winners = self.winners or frozenset[int]()
        return sorted(range(len(self.names)), key=lambda seat: (seat not in winners, sign * self.totals[seat]))

    def stand_in(self, seat: int) -> str:
        """Letters for a name that the font cannot draw."""
        return (self.badges or lettered(len(self.names)))[seat].letters

    @property
    def leaders(self) -> frozenset[int]:
        """The winners, or the seats with the best total once a hand has been played."""
        if self.winners is not None:
            return self.winners
        ahead = min(self.totals) if self.least_wins else max(self.totals)
        return frozenset(seat for seat, total in enumerate(self.totals) if total == ahead and self.rounds)


@dataclass(frozen=True, slots=True)
class Column:
    """The scores of one hand, or of hands `first` to `last` combined, counted from 1."""

    first: int
    last: int
    scores: tuple[int, ...]

    @property
    def title(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"


def columns_of(sheet: ScoreSheet) -> list[Column]:
    """The latest hands separately, earlier ones combined."""
    shared = len(sheet.rounds) - _COLUMNS if len(sheet.rounds) > _COLUMNS + 1 else 0
    columns = [Column(i + 1, i + 1, tuple(scores)) for i, scores in enumerate(sheet.rounds) if i >= shared]
    if shared:
        sums = tuple(map(sum, zip(*sheet.rounds[:shared], strict=True)))
        columns.insert(0, Column(1, shared, sums))
    return columns


def score_text(score: int, unit: Unit) -> str:
    """A score as text; with a plus sign if it is a change of chips or penguins."""
    return f"+{score}" if unit in (Unit.CHIPS, Unit.PENGUINS) and score > 0 else number_text(score)
