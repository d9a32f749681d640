"""The frozen search: every move is played out in the same guessed worlds, half of the moves are dropped after each
round, and the heuristic's move is left only for a clearly better one.
"""

from collections.abc import Mapping, Sequence
from math import ceil, log2, sqrt
from random import Random
from typing import Any, Final

from engine.game import Game
from engine.moves import Move
from engine.results import HandResult, competition_ranks
from engine.views import View
from tools.strength.strong_1.playouts import RULES, bare, play_on

MOST_MOVES: Final = 12
LEAST_WORLDS: Final = 8

Values = Mapping[Move, list[float]]
"""Of each move, what it was worth in each world in which it was played out."""


def searched(
    view: View, game: Game[Any], moves: Sequence[Move], chance: Random, *, playouts: int, errors: float
) -> Move:
    """The best of these moves, of which the first is the heuristic's."""
    prior, values = moves[0], {move: list[float]() for move in moves[:MOST_MOVES]}
    rounds, alive = max(1, ceil(log2(len(values)))), tuple(values)
    for left in reversed(range(rounds)):
        for _ in range(max(1, playouts // rounds // len(alive))):
            _try(values, view, game, alive, chance)
        if left:
            alive = tuple(sorted(alive, key=lambda move: (move != prior, -sum(values[move]))))
            alive = alive[: max(2, ceil(len(alive) / 2))]
    return _clearly_best(values, prior, errors)


def _try(values: Values, view: View, game: Game[Any], moves: Sequence[Move], chance: Random) -> None:
    """Play these moves out in one guessed world, all with the same draws."""
    seat = view.seat
    assert seat is not None
    world, source = bare(game.guess(view, chance)), chance.getrandbits(32)
    rule, least_wins = RULES[game.kind(view.rules)], game.scoring(view.rules).least_wins
    for move in moves:
        hand = world.copy()
        hand.advance(seat, move)
        values[move].append(_by_place(_ranks(play_on(hand, rule, Random(source)), least_wins), seat))


def _by_place(ranks: Sequence[int], seat: int) -> float:
    """Half its share of the first place, half the share of the others that it beat."""
    rank, others = ranks[seat], len(ranks) - 1
    level = ranks.count(rank) - 1
    beaten = sum(other > rank for other in ranks) + level / 2
    return ((rank == 1) / (level + 1) + beaten / others) / 2


def _ranks(result: HandResult, least_wins: bool) -> Sequence[int]:
    if result.ranks is not None:
        return result.ranks
    assert result.scores is not None
    return competition_ranks(result.scores if least_wins else [-score for score in result.scores])


def _clearly_best(values: Values, prior: Move, errors: float) -> Move:
    """Of the moves that were played out to the end, the one with the greatest lead of at least so many standard errors
    over `prior`, which is the best if there is none."""
    longest = max((len(found) for move, found in values.items() if move != prior), default=0)
    best, most = prior, 0.0
    for move, found in values.items():
        if move != prior and len(found) == longest >= LEAST_WORLDS:
            lead, error = _mean([one - other for one, other in zip(found, values[prior], strict=False)])
            if lead > errors * error and lead > most:
                best, most = move, lead
    return best


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; the error is infinite for a single value."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return mean, float("inf")
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
