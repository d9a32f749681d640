"""Matches of several hands as text: hand or round, its number, totals."""

from engine.catalog import find_game
from engine.rules import Rules
from i18n import Texts


def part_of(game: str) -> str:
    """`hand` or `round`: what this game calls a hand; the fact `part` of messages."""
    return find_game(game).part


def is_of_many(game: str, rules: Rules, totals: tuple[int, ...] | None) -> bool:
    """Whether a match with these totals has more than one hand."""
    return totals is not None and find_game(game).scoring(rules).hands != 1


def number_text(texts: Texts, game: str, rules: Rules, number: int) -> str:
    """The number of the hand, and the total number if fixed: `round 3 of 7`."""
    found = find_game(game)
    return texts("rounds-number", part=found.part, number=number, most=found.scoring(rules).hands or 0)


def total_text(texts: Texts, game: str, rules: Rules, total: int) -> str:
    """A total with its unit: `53 chips`."""
    return texts("rounds-total", unit=find_game(game).scoring(rules).unit.value, total=total)
