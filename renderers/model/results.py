"""The result of a match: a line for each player, the best first, with the scores of the hands if there were many."""

from dataclasses import dataclass
from typing import Final

from engine.cards import Card
from renderers.model.badges import Badge
from renderers.model.sheets import ScoreSheet

_NO_CARDS: Final[tuple[Card, ...]] = ()


@dataclass(frozen=True, slots=True)
class RatingShown:
    """A user's rating after the match, and its change."""

    rating: int
    change: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultLine:
    """A player's line. `seat`: their column in the score sheet. `reason`: what decided the place, in words."""

    rank: int
    seat: int
    name: str
    stand_in: str
    """Stands for a name that the font cannot draw."""
    badge: Badge
    reason: str = ""
    cards: tuple[Card, ...] = _NO_CARDS
    """What a bankrupt seat held, or one that still had cards at the end."""
    is_bankrupt: bool = False
    rating: RatingShown | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultShown:
    """All inputs of a result's picture and of its words; equal values render alike. Texts are in the reader's
    language."""

    title: str
    lines: tuple[ResultLine, ...]
    """The best first."""
    note: str = ""
    """That the fewest win."""
    sheet: ScoreSheet | None = None
    """The scores of many hands; None if there was one."""
    unit: str = ""
    """The unit of the sheet's totals."""

    @property
    def is_rated(self) -> bool:
        return any(line.rating is not None for line in self.lines)

    @property
    def most_change(self) -> int:
        """The largest change of a rating, which fills its bar."""
        return max((abs(line.rating.change) for line in self.lines if line.rating is not None), default=0)
