"""Options that several mechanisms share."""

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from engine.game import Scoring
from engine.games.chips import any_broke
from engine.results import least_first, most_first
from engine.rules import Rules


class HandsRules(Rules):
    """A set number of hands (G-7)."""

    hands: Annotated[int, Field(ge=1, le=50)] = 3


class ChipsRules(HandsRules):
    """A set number of hands for chips (G-5)."""

    chips: Annotated[int, Field(ge=10, le=1000)] = 50


def chips_scoring(rules: ChipsRules) -> Scoring:
    """Most chips wins; the winner of a hand deals; the match ends early when somebody has none left (G-5)."""

    def over(totals: Sequence[int], hands: int) -> bool:
        return hands >= rules.hands or any_broke(totals)

    return Scoring(start=rules.chips, rank=most_first, over=over, next_dealer="winner")


def most_points(rules: HandsRules) -> Scoring:
    """Most points after the set number of hands wins; the winner of a hand deals."""
    return Scoring(rank=most_first, over=lambda totals, hands: hands >= rules.hands, next_dealer="winner")


def least_points(rules: HandsRules) -> Scoring:
    """Least points after the set number of hands wins; the deal passes to the left."""
    return Scoring(rank=least_first, over=lambda totals, hands: hands >= rules.hands)
