"""Why somebody has a place, where the total alone does not say it."""

from collections.abc import Iterator, Sequence

from bot.tables.participants import Standing
from engine.catalog import find_game
from engine.results import PlaceBy, Unit
from engine.rules import Rules
from i18n import Texts


def reason_words(texts: Texts, line: Standing, lines: Sequence[Standing]) -> str | None:
    """What gave this line of a result its rank: by what it happened, and as the how-manieth where several did so.

    None where the total says it: where the game has totals, and no other line has the same total and another rank.
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
    """What the totals of a result mean, where more is not better, in a few sentences.

    `has_sheet`: a score sheet beside the result says of which the fewest win.
    """
    if any(line.total is None for line in lines):
        return
    unit = find_game(game).scoring(rules).unit
    if unit is Unit.PENGUINS or (unit.fewest_win and not has_sheet):
        yield texts("result-rule", unit=unit.value)
    if any(line.placed is not None and line.placed.by is PlaceBy.DONE and _is_split(line, lines) for line in lines):
        yield texts("result-equal")


def _is_split(line: Standing, lines: Sequence[Standing]) -> bool:
    """Whether equal totals have different ranks."""
    return any(each.total == line.total and each.rank != line.rank for each in lines)
