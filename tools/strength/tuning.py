"""Tune the weights of a heuristic by self-play, with the cross-entropy method.

Each generation draws candidates around a centre, has each of them play the same deals against the yardstick, and moves
the centre to the mean of the best. The weights are the constants of a module of `engine.ai`, set while a candidate
plays; the yardstick has weights of its own. Every generation has other deals, and what was found is measured on deals
that no generation has seen. All of it follows from the seed.
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from random import Random
from statistics import fmean, pstdev
from types import ModuleType
from typing import Final

from engine.ai import cells, groups, piles, rows, sequences, tricks, waits
from tools.strength.figures import DuelFigures
from tools.strength.playing import Duel, play_out

HEURISTICS: Final[Mapping[str, ModuleType]] = {
    "rows": rows,
    "waits": waits,
    "piles": piles,
    "cells": cells,
    "sequences": sequences,
    "tricks": tricks,
    "groups": groups,
}
SPREAD: Final = 0.4
"""How far the first candidates are from the centre: the standard deviation, as a part of each weight."""
LEAST_SPREAD: Final = 0.1
BEST: Final = 4
"""One in so many candidates is among the best."""

Weights = Mapping[str, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tuning:
    """A parameter search: the `duel` has as many matches as each candidate plays in a generation."""

    heuristic: str
    duel: Duel
    candidates: int
    generations: int
    check: int
    """The matches by which the result is measured."""

    def deals_of(self, generation: int) -> Duel:
        """The duel of this generation, counted from 0."""
        return replace(self.duel, seed=self.duel.seed + generation * self.duel.deals)

    @property
    def last(self) -> Duel:
        """The duel of the check."""
        return replace(self.deals_of(self.generations), matches=self.check)


@dataclass(frozen=True, slots=True, kw_only=True)
class Generation:
    """Result of a generation. Worths are a search's: half the share of first places, half that of others beaten."""

    duel: Duel
    centre: float
    """The worth of the centre that it began with."""
    best: float
    weights: Weights
    """The new centre."""


def weights_of(heuristic: str) -> dict[str, float]:
    """The weights of a heuristic as they are: the constants of its module that are one number with a point."""
    constants = HEURISTICS[heuristic].__dict__.items()
    return {name: value for name, value in constants if name.isupper() and isinstance(value, float)}


def tuned(tuning: Tuning, *, jobs: int = 1) -> Iterator[Generation]:
    """The generations, in order. The same for any number of processes."""
    centre: Weights = weights_of(tuning.heuristic)
    spread = {name: max(LEAST_SPREAD, SPREAD * abs(value)) for name, value in centre.items()}
    for number in range(tuning.generations):
        duel, chance = tuning.deals_of(number), Random(f"{tuning.duel.seed}/{number}")
        others = (
            {name: round(chance.gauss(value, spread[name]), 3) for name, value in centre.items()}
            for _ in range(tuning.candidates - 1)
        )
        candidates = [centre, *others]
        worths = _worths(tuning.heuristic, duel, candidates, jobs=jobs)
        order = sorted(range(len(candidates)), key=lambda at: -worths[at])
        best = [candidates[at] for at in order[: max(2, len(candidates) // BEST)]]
        centre = {name: round(fmean(each[name] for each in best), 3) for name in centre}
        spread = {name: (spread[name] + pstdev(each[name] for each in best)) / 2 for name in centre}
        yield Generation(duel=duel, centre=worths[0], best=worths[order[0]], weights=centre)


def figures_of(heuristic: str, duel: Duel, weights: Weights) -> DuelFigures:
    """How the normal player does with these weights."""
    with _playing_with(heuristic, weights):
        return DuelFigures.of(play_out(duel), seats=duel.seats)


def _worths(heuristic: str, duel: Duel, candidates: Sequence[Weights], *, jobs: int) -> list[float]:
    worth = partial(_worth, heuristic, duel)
    if jobs == 1:
        return list(map(worth, candidates))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(pool.map(worth, candidates))


def _worth(heuristic: str, duel: Duel, weights: Weights) -> float:
    with _playing_with(heuristic, weights):
        return fmean(
            (outcome.share + (duel.seats - outcome.place) / (duel.seats - 1)) / 2 for outcome in play_out(duel)
        )


@contextmanager
def _playing_with(heuristic: str, weights: Weights) -> Generator[None]:
    """Set the weights in this process meanwhile."""
    before = weights_of(heuristic)
    _set(heuristic, weights)
    try:
        yield
    finally:
        _set(heuristic, before)


def _set(heuristic: str, weights: Weights) -> None:
    """Set the weights, and forget what was computed by others."""
    constants = HEURISTICS[heuristic].__dict__
    constants.update(weights)
    for each in constants.values():
        if hasattr(each, "cache_clear"):
            each.cache_clear()
