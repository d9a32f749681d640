"""Matches of many hands in words: what a game calls its hands, which one it is, and what totals count."""

from typing import Final, Literal

from engine.catalog import find_game
from engine.games.insidious_sevens import INSIDIOUS_SEVENS, ROUNDS
from engine.games.koroshi import KOROSHI
from engine.games.nanatoridori import NANATORIDORI, NanatoridoriRules
from engine.results import least_first
from engine.rules import Rules
from i18n import Texts

Part = Literal["hand", "round"]
"""What a match is made of; the fact `part` of texts."""
Unit = Literal["points", "chips", "penguins", "hands", "penalties", "penalty-points"]
"""What totals count; the fact `unit` of texts."""
FEWEST_WIN: Final[frozenset[Unit]] = frozenset({"penalties", "penalty-points"})

_IN_ROUNDS: Final = frozenset({INSIDIOUS_SEVENS.id, NANATORIDORI.id})


def part_of(game: str) -> Part:
    """What this game calls one of its hands."""
    return "round" if game in _IN_ROUNDS else "hand"


def is_of_many(rules: Rules, totals: tuple[int, ...] | None) -> bool:
    """Whether a match with these totals goes on after its first hand."""
    return totals is not None and getattr(rules, "hands", 2) > 1


def number_text(texts: Texts, game: str, rules: Rules, number: int) -> str:
    """Which hand it is, and of how many where that is certain: `round 3 of 7`."""
    most = ROUNDS if game == INSIDIOUS_SEVENS.id else getattr(rules, "hands", 0)
    return texts("rounds-number", part=part_of(game), number=number, most=most)


def unit_of(game: str, rules: Rules) -> Unit:
    """What the totals of these rules count."""
    if getattr(rules, "chips", None) is not None:
        return "chips"
    if isinstance(rules, NanatoridoriRules):
        return "penguins" if rules.mode == "basic" else "points"
    if game == KOROSHI.id:
        return "penalties"
    if find_game(game).scoring(rules).rank is least_first:
        return "penalty-points"
    return "hands" if game == "earl-of-coventry" else "points"


def total_text(texts: Texts, game: str, rules: Rules, total: int) -> str:
    """A total with what it counts: `53 chips`."""
    return texts("rounds-total", unit=unit_of(game, rules), total=total)
