"""Option combinations of a game: few rule sets that cover every pair of values of two options."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any

from engine.catalog import GAMES
from engine.errors import RulesError
from engine.game import Game
from engine.rules import Number, Option, R, Rules, Value, options_of, read_rules

Named = tuple[str, Value]
"""An option and its value, or `seats` and their number."""


@dataclass(frozen=True)
class Combination:
    """A game, its options and the number of seats."""

    game: Game[Any]
    options: tuple[Named, ...]
    seats: int

    @property
    def rules(self) -> Rules:
        return read_rules(self.game.rules, dict(self.options))

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game.id}[{self.seats}]{options}"


def values(option: Option) -> Sequence[Value]:
    """Representative values: every choice; of a range the least and a slightly larger one."""
    if not isinstance(option, Number) or option.most - option.least <= 3:
        return option.values
    return sorted({option.least, min(option.default, option.least + 3)})


@cache
def all_combinations() -> list[Combination]:
    """Pairwise combinations of all games of the catalog."""
    return [each for game in GAMES.values() for each in pairwise(game)]


def pairwise(game: Game[R]) -> Iterator[Combination]:
    """Rule sets and seat counts that cover every possible pair of values, chosen greedily."""
    options = options_of(game.rules)
    possible = list(_possible(game, options))
    Random(game.id).shuffle(possible)
    open_pairs = set().union(*map(_pairs, possible))
    while open_pairs:
        best = max(possible[:400], key=lambda each: len(_pairs(each) & open_pairs))
        if not _pairs(best) & open_pairs:
            best = next(each for each in possible if _pairs(each) & open_pairs)
        open_pairs -= _pairs(best)
        yield Combination(game, best[:-1], best[-1][1])


def _possible(game: Game[R], options: Mapping[str, Option]) -> Iterator[tuple[Named, ...]]:
    for chosen in product(*map(values, options.values())):
        named = tuple(zip(options, chosen, strict=True))
        try:
            allowed = game.seats(read_rules(game.rules, dict(named)))
        except RulesError:
            continue
        for seats in sorted({allowed[0], allowed[len(allowed) // 2], allowed[-1]}):
            yield (*named, ("seats", seats))


@cache
def _pairs(named: tuple[Named, ...]) -> frozenset[tuple[Named, ...]]:
    return frozenset(combinations(named, 2)) | frozenset((each,) for each in named)
