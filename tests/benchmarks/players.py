"""How often the computer players come first: at basic Shichi Narabe against each other, and at every preset."""

from __future__ import annotations

import gc
from dataclasses import dataclass
from math import sqrt
from multiprocessing import Pool
from random import Random
from time import process_time

from engine.ai import PLAYERS, Player
from engine.catalog import PRESETS, Preset, find_game
from engine.moves import Move
from engine.views import View
from tests.engine.ai.contest import first_places

MATCHES = 2000
PART = 100
"""So many matches are one task of a process."""
SEATS = 4
NINETY_NINE = 2.576
"""Standard errors on each side of a 99 % interval."""


def uniform(view: View, chance: Random) -> Move:
    """Any legal move, passes included."""
    return chance.choice(view.legal)


@dataclass
class Clock:
    """A player with a stopwatch: `spent` and `longest` in seconds of processor time, so that other work counts little."""

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
    """Four, or the most there are."""
    return min(SEATS, find_game(preset.game).seats(preset.rules())[-1])


def part(task: tuple[int, int]) -> tuple[float, Clock]:
    """`steady` against `random` ones at one preset: the share of some of the matches, and the time they took."""
    index, first_seed = task
    preset = PRESETS[index]
    # As in the bot, the collector does not look through what stays: its pauses are no thinking.
    gc.collect()
    gc.freeze()
    one = Clock(PLAYERS["steady"])
    others = [PLAYERS["random"]] * (seats_of(preset) - 1)
    share = first_places(one, others, matches=PART, game=preset.game, options=preset.options, first_seed=first_seed)
    return share, one


def at_every_preset() -> None:
    """Print a line for each preset."""
    print(
        f"\n{'steady against random ones, 99 % interval':44}{'share':>8}{'':>9}{'par':>7}{'ms a move':>12}{'longest':>9}"
    )
    firsts = range(0, MATCHES, PART)
    with Pool() as pool:
        parts = pool.imap(part, [(i, first) for i in range(len(PRESETS)) for first in firsts])
        for preset in PRESETS:
            of_preset = [next(parts) for _ in firsts]
            share = sum(found for found, _ in of_preset) / len(of_preset)
            clocks = [clock for _, clock in of_preset]
            mean = 1000 * sum(clock.spent for clock in clocks) / sum(clock.moves for clock in clocks)
            longest = 1000 * max(clock.longest for clock in clocks)
            margin = NINETY_NINE * sqrt(share * (1 - share) / MATCHES)
            print(
                f"{preset.id:44}{share:8.1%} ± {margin:5.1%}{1 / seats_of(preset):8.0%}{mean:12.3f}{longest:9.1f}",
                flush=True,
            )


def among_themselves() -> None:
    """Print a line for each contest at basic Shichi Narabe."""
    random, steady = PLAYERS["random"], PLAYERS["steady"]
    contests: list[tuple[str, Player, Player]] = [
        ("random against 3 random", random, random),
        ("steady against 3 random", steady, random),
        ("steady against 3 that also pass at random", steady, uniform),
        ("steady against 3 steady", steady, steady),
        ("random against 3 steady", random, steady),
    ]
    print(f"{'':44}first place, {MATCHES:,} matches")
    for title, one, other in contests:
        share = first_places(one, [other] * (SEATS - 1), matches=MATCHES)
        print(f"{title:44}{share:8.1%} ± {sqrt(share * (1 - share) / MATCHES):.1%}", flush=True)


def run() -> None:
    """Print both tables."""
    among_themselves()
    at_every_preset()
