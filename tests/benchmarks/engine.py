"""The engine's speed with uniformly random hands, beside python-chess and a bare loop over ints in the same run.

Per game: plies and hands a second through `legal` and `advance`, ratios to both yardsticks, and the cost of copying a
state, in plies. Measures processor time, so that other load on the machine matters little.
"""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from types import ModuleType

from engine.catalog import GAMES
from engine.game import Game, Hand
from engine.match import Match
from engine.rules import R, Value, read_rules
from tests.benchmarks._bars import Result, at_least, at_most, not_measured

YARDSTICK = Path(__file__).parents[3] / "shared" / "yardsticks" / "limit.py"

Round = Callable[[], tuple[int, int]]
"""Plays for a while; returns the numbers of plies and games."""


@dataclass(frozen=True, slots=True)
class _Scale:
    """Size of a run. `seconds`: least processor time of a round."""

    rounds: int
    seconds: float
    hands: int
    copies: int


FULL = _Scale(rounds=7, seconds=0.25, hands=40, copies=2000)
QUICK = _Scale(rounds=1, seconds=0.0, hands=2, copies=50)

# Bars
OF_BARE_LOOP = 0.25
"""Basic Shichi Narabe: least ratio to the bare loop's plies a second."""
OF_BASIC = 1 / 3
"""Killing a cell or a group: least ratio to basic Shichi Narabe."""
OF_CHESS = 5.0
"""Every other game: least ratio to python-chess."""
COPY = 1.0
"""Copying a state: at most the time of this many plies."""

CASES: list[tuple[str, str, dict[str, Value], int]] = [
    *((game, game, {}, 4) for game in GAMES),
    ("  joker", "shichi-narabe", {"jokers": 1}, 4),
    ("  joker alone, stacked", "shichi-narabe", {"jokers": 1, "joker_play": "single", "joker_exchange": "stack"}, 4),
    ("  closed tunnel", "shichi-narabe", {"tunnel": "closed"}, 4),
    ("  sevens held", "shichi-narabe", {"sevens": "held"}, 4),
    ("  two, who can play must", "shichi-narabe", {"voluntary": False}, 2),
    ("  everything", "shichi-narabe", {"jokers": 2, "tunnel": "closed", "ghost": True}, 4),
    ("  two packs", "shichi-narabe", {"decks": 2}, 6),
    ("  two decks, penalised", "fan-tan", {"decks": 2, "revokes": "penalised"}, 6),
    ("  group", "koroshi", {"kill": "group"}, 4),
    ("  strip", "koroshi", {"kill": "strip"}, 4),
    ("  remains laid", "koroshi", {"remains": "laid"}, 4),
    ("  diagonal, sides", "koroshi", {"kill": "sides", "adjacency": "diagonal"}, 4),
    ("  duel", "nanatoridori", {"mode": "duel"}, 2),
]


def run(*, quick: bool = False) -> list[Result]:
    """Print the tables."""
    scale = QUICK if quick else FULL
    yardsticks = _yardsticks(scale)
    print(
        f"{'':28}{'plies/s':>11}{'hands/s':>11}" + "".join(f"{'/ ' + name:>16}" for name in yardsticks) + f"{'copy':>7}"
    )
    for title, rate in yardsticks.items():
        print(f"{title:28}{rate[0]:11,.0f}{rate[1]:11,.0f}")
    found: dict[str, float] = {}
    copies: dict[str, float] = {}
    for title, game_id, options, seats in CASES:
        game = GAMES.get(game_id)
        if game is None:
            continue
        rules = read_rules(game.rules, options)
        plies, hands = _rate(_random_hands(game, rules, seats, scale.hands), scale)
        ratios = "".join(f"{plies / rate[0]:16.2f}" for rate in yardsticks.values())
        copies[title.strip()] = _copy_seconds(game, rules, seats, scale.copies) * plies
        found[title.strip()] = plies
        print(f"{title:28}{plies:11,.0f}{hands:11,.0f}{ratios}{copies[title.strip()]:7.2f}", flush=True)
    print("\ncopy: seconds for copying a state over seconds for one ply")
    return _results(found, copies, {name: rate[0] for name, rate in yardsticks.items()})


def _results(found: dict[str, float], copies: dict[str, float], yardsticks: dict[str, float]) -> list[Result]:
    basic = found["shichi-narabe"]
    others = {game: found[game] for game in GAMES if game not in ("shichi-narabe", "koroshi")}
    slowest, dearest = min(others, key=others.__getitem__), max(copies, key=copies.__getitem__)
    beside = [
        ("basic Shichi Narabe", basic, "bare loop", OF_BARE_LOOP),
        (f"slowest other game ({slowest})", others[slowest], "python-chess", OF_CHESS),
    ]
    return [
        at_least(f"{what} / {yardstick}", rate / yardsticks[yardstick], bar)
        if yardstick in yardsticks
        else not_measured(f"{what} / {yardstick}", f"no {yardstick} here")
        for what, rate, yardstick, bar in beside
    ] + [
        *(at_least(f"{title} / basic Shichi Narabe", found[title] / basic, OF_BASIC) for title in ("koroshi", "group")),
        at_most(f"dearest copy ({dearest}), in plies", copies[dearest], COPY),
    ]


def _yardsticks(scale: _Scale) -> dict[str, tuple[float, float]]:
    found: dict[str, tuple[float, float]] = {}
    if YARDSTICK.exists():
        found["bare loop"] = _rate(_bare_loop(scale), scale)
    with contextlib.suppress(ImportError):
        found["python-chess"] = _rate(_random_chess(import_module("chess")), scale)
    return found


def _rate(play: Round, scale: _Scale) -> tuple[float, float]:
    """Plies and games a second: the median of several rounds."""
    play()
    plies: list[float] = []
    games: list[float] = []
    for _ in range(scale.rounds):
        start = process_time()
        done = [play()]
        while process_time() - start < scale.seconds:
            done.append(play())
        seconds = process_time() - start
        plies.append(sum(count for count, _ in done) / seconds)
        games.append(sum(count for _, count in done) / seconds)
    return median(plies), median(games)


def _random_hands(game: Game[R], rules: R, seats: int, hands: int) -> Round:
    """Random hands, dealt before the measurement and played to their ends."""
    starts = [_start(game, rules, seats, seed) for seed in range(hands)]
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


def _start(game: Game[R], rules: R, seats: int, seed: int) -> Hand:
    match = Match(game, rules, seats=seats, seed=seed)
    return match.next_hand().copy()


def _copy_seconds(game: Game[R], rules: R, seats: int, times: int) -> float:
    """Seconds to copy a hand in its middle."""
    hand = _start(game, rules, seats, 1)
    chance = Random(1)
    for _ in range(20):
        if hand.to_act:
            seat = hand.to_act[0]
            hand.advance(seat, chance.choice(hand.legal(seat)))
    copy = hand.copy
    spent: list[float] = []
    for _ in range(5):
        start = process_time()
        for _ in range(times):
            copy()
        spent.append((process_time() - start) / times)
    return median(spent)


def _random_chess(chess: ModuleType) -> Round:
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


def _bare_loop(scale: _Scale) -> Round:
    """Basic Shichi Narabe as one loop over ints, which only some checkouts contain."""
    spec = spec_from_file_location("limit", YARDSTICK)
    assert spec
    assert spec.loader
    limit = module_from_spec(spec)
    spec.loader.exec_module(limit)
    deals = [limit.deal() for _ in range(5 * scale.hands)]
    return lambda: (sum(limit.playout(*deal)[0] for deal in deals), len(deals))
