"""Explains ranks that the totals alone do not explain."""

from collections.abc import Iterator, Sequence

from bot.tables.participants import Standing
from engine.catalog import find_game
from engine.results import PlaceBy, Unit
from engine.rules import Rules
from i18n import Texts


def reason_words(texts: Texts, line: Standing, lines: Sequence[Standing]) -> str | None:
    """The reason for this line's rank, numbered if several lines have the same reason.

    None if the total explains it: the game has totals, and no line with the same total has another rank.
    """
    placed = line.placed
    if placed is None or (placed.by is PlaceBy.DONE and not _is_split(line, lines)):
        return None
    alike = sum(each.placed is not None and each.placed.by is placed.by for each in lines)
    order = placed.order if alike > 1 and placed.by is not PlaceBy.OUT else 0
    return texts("result-by", reason=placed.by.value.replace("_", "-"), order=order)


def scoring_words(
    texts: Texts, game: str, rules: Rules, lines: Sequence[Standing], *, has_sheet: bool
) -> Iterator[str]:
    """What the totals mean if more is not better, in sentences.

    `has_sheet`: a score sheet next to the result already says that the fewest win.
    """
    if any(line.total is None for line in lines):
        return
    unit = find_game(game).scoring(rules).unit
    if unit is Unit.PENGUINS or (unit.fewest_win and not has_sheet):
        yield texts("result-rule", unit=unit.value)
    if any(line.placed is not None and line.placed.by is PlaceBy.DONE and _is_split(line, lines) for line in lines):
        yield texts("result-equal")


def _is_split(line: Standing, lines: Sequence[Standing]) -> bool:
    """Whether a line with the same total has another rank."""
    return any(each.total == line.total and each.rank != line.rank for each in lines)
