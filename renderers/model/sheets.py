"""What a score sheet says: who scored what in which hand of a match."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import Card
from engine.results import Unit
from renderers.model.badges import Badge, lettered
from renderers.model.writing import number_text

_COLUMNS: Final = 7
"""So many hands, and one more, have a column of their own; of more, those before them share one."""


@dataclass(frozen=True, slots=True)
class BidKept:
    """What a seat bid in a round of Insidious Sevens, and how many tricks it won."""

    bid: Card
    tricks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreSheet:
    """A match so far. `rounds`: for each hand played what each seat scored; `totals`: what each seat has now."""

    title: str
    names: Sequence[str]
    """One for each seat, in any script."""
    rounds: Sequence[Sequence[int]]
    totals: Sequence[int]
    unit: Unit = Unit.POINTS
    least_wins: bool = False
    bids: Sequence[Sequence[BidKept]] | None = None
    """For each round and seat (IS-4)."""
    in_rounds: bool = False
    """The game calls its hands rounds."""
    badges: Sequence[Badge] = ()
    """One for each seat; empty: none are shown."""
    winners: frozenset[int] | None = None
    """Who came first, once the match is over: not always who has most or least (NT-8)."""

    def __post_init__(self) -> None:
        """Raises ValueError where the seats do not agree."""
        rows = (self.names, self.totals, *self.rounds, *(self.bids or ()), *([self.badges] if self.badges else ()))
        widths = set(map(len, rows))
        if len(widths) != 1 or (self.bids is not None and len(self.bids) != len(self.rounds)):
            raise ValueError("every round needs a score, and a bid if any, for every seat")

    def stand_in(self, seat: int) -> str:
        """The letters for a name that cannot be written."""
        return (self.badges or lettered(len(self.names)))[seat].letters

    @property
    def leaders(self) -> frozenset[int]:
        """The seats that are ahead, once a hand has been played, or that came first."""
        if self.winners is not None:
            return self.winners
        ahead = min(self.totals) if self.least_wins else max(self.totals)
        return frozenset(seat for seat, total in enumerate(self.totals) if total == ahead and self.rounds)


@dataclass(frozen=True, slots=True)
class Column:
    """One hand, or those from `first` to `last` together, counted from 1."""

    first: int
    last: int
    scores: tuple[int, ...]

    @property
    def title(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"


def columns_of(sheet: ScoreSheet) -> list[Column]:
    """The latest hands by themselves, those before them together."""
    shared = len(sheet.rounds) - _COLUMNS if len(sheet.rounds) > _COLUMNS + 1 else 0
    columns = [Column(i + 1, i + 1, tuple(scores)) for i, scores in enumerate(sheet.rounds) if i >= shared]
    if shared:
        sums = tuple(map(sum, zip(*sheet.rounds[:shared], strict=True)))
        columns.insert(0, Column(1, shared, sums))
    return columns


def score_text(score: int, unit: Unit) -> str:
    """What a hand brought: with its sign where it is a change of what one has."""
    return f"+{score}" if unit in (Unit.CHIPS, Unit.PENGUINS) and score > 0 else number_text(score)
