"""How fast the engine plays uniformly random hands, beside python-chess and a bare loop over ints in the same run.

Per game: plies and hands a second through `legal` and `advance`; ratios to both yardsticks; and what copying a state
costs, in plies. Processor time, so that other work on the machine counts little.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from engine.catalog import GAMES
from engine.game import Game, Hand
from engine.match import Match
from engine.rules import Rules, read_rules

ROUNDS = 7
SECONDS = 0.25
"""Of processor time, which a round takes at least."""
YARDSTICK = Path(__file__).parents[3] / "shared" / "yardsticks" / "limit.py"

Round = Callable[[], tuple[int, int]]
"""Plays for a while; how many plies and games."""

CASES: list[tuple[str, str, dict[str, Any], int]] = [
    *((game, game, {}, 4) for game in GAMES),
    ("  joker", "shichi-narabe", {"jokers": 1}, 4),
    ("  joker alone, stacked", "shichi-narabe", {"jokers": 1, "joker_play": "single", "joker_exchange": "stack"}, 4),
    ("  closed tunnel", "shichi-narabe", {"tunnel": "closed"}, 4),
    ("  everything", "shichi-narabe", {"jokers": 2, "tunnel": "closed", "ghost": True}, 4),
    ("  two decks, penalised", "fan-tan", {"decks": 2, "revokes": "penalised"}, 6),
    ("  group", "koroshi", {"kill": "group"}, 4),
    ("  strip", "koroshi", {"kill": "strip"}, 4),
    ("  diagonal, sides", "koroshi", {"kill": "sides", "adjacency": "diagonal"}, 4),
    ("  duel", "nanatoridori", {"mode": "duel"}, 2),
]


def run() -> None:
    """Print the tables."""
    yardsticks = _yardsticks()
    print(
        f"{'':28}{'plies/s':>11}{'hands/s':>11}" + "".join(f"{'/ ' + name:>16}" for name in yardsticks) + f"{'copy':>7}"
    )
    for title, rate in yardsticks.items():
        print(f"{title:28}{rate[0]:11,.0f}{rate[1]:11,.0f}")
    for title, game_id, options, seats in CASES:
        game = GAMES.get(game_id)
        if game is None:
            continue
        rules = read_rules(game.rules, options)
        plies, hands = _rate(_random_hands(game, rules, seats))
        ratios = "".join(f"{plies / rate[0]:16.2f}" for rate in yardsticks.values())
        copy = _copy_seconds(game, rules, seats) * plies
        print(f"{title:28}{plies:11,.0f}{hands:11,.0f}{ratios}{copy:7.2f}", flush=True)
    print("\ncopy: seconds for copying a state over seconds for one ply")


def _yardsticks() -> dict[str, tuple[float, float]]:
    found: dict[str, tuple[float, float]] = {}
    if YARDSTICK.exists():
        found["bare loop"] = _rate(_bare_loop())
    try:
        import chess
    except ImportError:
        print("python-chess is not installed (the group `bench`): no comparison with it")
    else:
        found["python-chess"] = _rate(_random_chess(chess))
    return found


def _rate(play: Round) -> tuple[float, float]:
    """Plies and games a second: the median of some rounds."""
    play()
    plies: list[float] = []
    games: list[float] = []
    for _ in range(ROUNDS):
        start = process_time()
        done = [play()]
        while process_time() - start < SECONDS:
            done.append(play())
        seconds = process_time() - start
        plies.append(sum(count for count, _ in done) / seconds)
        games.append(sum(count for _, count in done) / seconds)
    return median(plies), median(games)


def _random_hands(game: Game[Any], rules: Rules, seats: int) -> Round:
    """Hands dealt before the clock runs, played to their ends."""
    starts = [_start(game, rules, seats, seed) for seed in range(40)]
    random = Random(1).random

    def play() -> tuple[int, int]:
        plies = 0
        for start in starts:
            hand = start.copy()
            legal, advance = hand.legal, hand.advance
            while hand.to_act:
                seat = hand.to_act[0]
                moves = legal(seat)
                advance(seat, moves[int(random() * len(moves))])
                plies += 1
        return plies, len(starts)

    return play


def _start(game: Game[Any], rules: Rules, seats: int, seed: int) -> Hand:
    match = Match(game, rules, seats=seats, seed=seed)
    return match.next_hand()


def _copy_seconds(game: Game[Any], rules: Rules, seats: int) -> float:
    """Seconds for a copy of a hand in its middle."""
    hand = _start(game, rules, seats, 1)
    chance = Random(1)
    for _ in range(20):
        if hand.to_act:
            seat = hand.to_act[0]
            hand.advance(seat, chance.choice(hand.legal(seat)))
    copy, times = hand.copy, 2000
    spent: list[float] = []
    for _ in range(5):
        start = process_time()
        for _ in range(times):
            copy()
        spent.append((process_time() - start) / times)
    return median(spent)


def _random_chess(chess: Any) -> Round:
    random = Random(1).random

    def play() -> tuple[int, int]:
        board, plies = chess.Board(), 0
        while plies < 200:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(random() * len(moves))])
            plies += 1
        return plies, 1

    return play


def _bare_loop() -> Round:
    """Basic Shichi Narabe as one loop over ints, kept beside some checkouts."""
    spec = spec_from_file_location("limit", YARDSTICK)
    assert spec
    assert spec.loader
    limit = module_from_spec(spec)
    spec.loader.exec_module(limit)
    deals = [limit.deal() for _ in range(200)]
    return lambda: (sum(limit.playout(*deal)[0] for deal in deals), len(deals))


if __name__ == "__main__":
    sys.exit(run())
