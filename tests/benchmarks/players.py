"""How often computer players win: at basic Shichi Narabe against each other, and at every preset."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import sqrt
from multiprocessing import Pool
from random import Random
from time import process_time

from engine.ai import Player
from engine.catalog import PRESETS, Preset, find_game
from engine.moves import Move
from engine.views import View
from tests.benchmarks._bars import Result, at_least, at_most
from tests.engine.ai.contest import first_places
from tools.strength.players import PLAYERS

MATCHES, QUICK_MATCHES = 2000, 4
PART = 100
"""Matches per task of a worker process."""
SEATS = 4
NINETY_NINE = 2.576
"""Standard errors on each side of a 99 % interval."""
FIRST_PLACES = 0.7
"""Least share of `steady` against three random players at basic Shichi Narabe."""
LONGEST_MS = 50.0
"""Longest time of a move."""


def uniform(view: View, chance: Random) -> Move:
    """Any legal move at random, passes included."""
    return chance.choice(view.legal)


@dataclass
class Clock:
    """A player that measures its processor time; `spent` and `longest` in seconds."""

    player: Player
    moves: int = 0
    spent: float = 0
    longest: float = 0

    def __call__(self, view: View, chance: Random) -> Move:
        started = process_time()
        move = self.player(view, chance)
        took = process_time() - started
        self.moves += 1
        self.spent += took
        self.longest = max(self.longest, took)
        return move


def seats_of(preset: Preset) -> int:
    """Four seats, or the most that the preset allows."""
    return min(SEATS, find_game(preset.game).seats(preset.rules())[-1])


def part(task: tuple[int, int, int]) -> tuple[float, Clock]:
    """Some matches of `steady` against `random` at one preset: the share won, and the times."""
    index, first_seed, matches = task
    preset = PRESETS[index]
    # As in the bot: otherwise pauses of the garbage collector would count as thinking.
    gc.collect()
    gc.freeze()
    one = Clock(PLAYERS["steady"])
    others = [PLAYERS["random"]] * (seats_of(preset) - 1)
    share = first_places(one, others, matches=matches, game=preset.game, options=preset.options, first_seed=first_seed)
    return share, one


def at_every_preset(matches: int) -> list[Result]:
    """Print a line for each preset."""
    print(
        f"\n{'steady against random ones, 99 % interval':44}{'share':>8}{'':>9}{'par':>7}{'ms a move':>12}{'longest':>9}"
    )
    size = min(PART, matches)
    firsts = range(0, matches, size)
    tasks = [(i, first, size) for i in range(len(PRESETS)) for first in firsts]
    above_par: dict[str, float] = {}
    longest: dict[str, float] = {}
    with _workers(matches) as mapped:
        parts = mapped(part, tasks)
        for preset in PRESETS:
            of_preset = [next(parts) for _ in firsts]
            share = sum(found for found, _ in of_preset) / len(of_preset)
            clocks = [clock for _, clock in of_preset]
            mean = 1000 * sum(clock.spent for clock in clocks) / sum(clock.moves for clock in clocks)
            longest[preset.id] = 1000 * max(clock.longest for clock in clocks)
            margin, par = NINETY_NINE * sqrt(share * (1 - share) / matches), 1 / seats_of(preset)
            above_par[preset.id] = (share - margin) / par
            print(
                f"{preset.id:44}{share:8.1%} ± {margin:5.1%}{par:8.0%}{mean:12.3f}{longest[preset.id]:9.1f}", flush=True
            )
    weakest, slowest = min(above_par, key=above_par.__getitem__), max(longest, key=longest.__getitem__)
    return [
        at_least(f"first places of steady / par, lower end ({weakest})", above_par[weakest], 1.0),
        at_most(f"longest move ({slowest})", longest[slowest], LONGEST_MS, " ms"),
    ]


@contextmanager
def _workers(matches: int) -> Iterator[Callable[..., Iterator[tuple[float, Clock]]]]:
    """A `map` over all processors, or in this process for a few matches."""
    if matches <= PART:
        yield map
        return
    with Pool() as pool:
        yield pool.imap


def among_themselves(matches: int) -> Result:
    """Print a line for each contest at basic Shichi Narabe."""
    random, steady = PLAYERS["random"], PLAYERS["steady"]
    contests: list[tuple[str, Player, Player]] = [
        ("steady against 3 random", steady, random),
        ("random against 3 random", random, random),
        ("steady against 3 that also pass at random", steady, uniform),
        ("steady against 3 steady", steady, steady),
        ("random against 3 steady", random, steady),
    ]
    print(f"{'':44}first place, {matches:,} matches")
    shares: list[float] = []
    for title, one, other in contests:
        share = first_places(one, [other] * (SEATS - 1), matches=matches)
        shares.append(share)
        print(f"{title:44}{share:8.1%} ± {sqrt(share * (1 - share) / matches):.1%}", flush=True)
    return at_least("first places of steady against 3 random, in %", 100 * shares[0], 100 * FIRST_PLACES)


def run(*, quick: bool = False) -> list[Result]:
    """Print both tables."""
    matches = QUICK_MATCHES if quick else MATCHES
    return [among_themselves(matches), *at_every_preset(matches)]
