"""Options and scoring that several mechanisms share."""

from dataclasses import replace
from typing import Annotated

from pydantic import Field

from engine.game import Scoring
from engine.games.chips import any_broke
from engine.results import Unit, least_first, most_first
from engine.rules import Rules


class HandsRules(Rules):
    """Options of a match with a fixed number of hands (G-7)."""

    hands: Annotated[int, Field(ge=1, le=50)] = 3


class ChipsRules(HandsRules):
    """Options of a match with a fixed number of hands, played for chips (G-5)."""

    chips: Annotated[int, Field(ge=10, le=1000)] = 50


def chips_scoring(rules: ChipsRules) -> Scoring:
    """Most chips win; the winner of a hand deals next; the match ends early if a seat has no chips left (G-5)."""
    return Scoring(
        start=rules.chips,
        rank=most_first,
        unit=Unit.CHIPS,
        hands=rules.hands,
        ends_early=lambda totals, hands: any_broke(totals),
        next_dealer="winner",
    )


def most_points(rules: HandsRules) -> Scoring:
    """Most points win; the winner of a hand deals next."""
    return Scoring(rank=most_first, hands=rules.hands, next_dealer="winner")


def most_hands(rules: HandsRules) -> Scoring:
    """Most hands won win; the winner of a hand deals next."""
    return replace(most_points(rules), unit=Unit.HANDS)


def least_points(rules: HandsRules) -> Scoring:
    """Fewest points win; the deal passes to the left."""
    return Scoring(rank=least_first, unit=Unit.PENALTY_POINTS, hands=rules.hands)
