"""Matches of many hands in words: what a game calls its hands, which one it is, and what totals count."""

from engine.catalog import find_game
from engine.rules import Rules
from i18n import Texts


def part_of(game: str) -> str:
    """What this game calls one of its hands: `hand` or `round`, the fact `part` of texts."""
    return find_game(game).part


def is_of_many(game: str, rules: Rules, totals: tuple[int, ...] | None) -> bool:
    """Whether a match with these totals goes on after its first hand."""
    return totals is not None and find_game(game).scoring(rules).hands != 1


def number_text(texts: Texts, game: str, rules: Rules, number: int) -> str:
    """Which hand it is, and of how many where that is certain: `round 3 of 7`."""
    found = find_game(game)
    return texts("rounds-number", part=found.part, number=number, most=found.scoring(rules).hands or 0)


def total_text(texts: Texts, game: str, rules: Rules, total: int) -> str:
    """A total with what it counts: `53 chips`."""
    return texts("rounds-total", unit=find_game(game).scoring(rules).unit.value, total=total)
