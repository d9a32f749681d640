"""Search: play each move out in guessed worlds, and leave the heuristic's move only for a clearly better one.

The hidden cards are guessed from the view; in every world all moves are played out, so that luck cancels in their
differences. Half of the moves are dropped after each round, so most playouts go to those that matter. Deterministic
for a view, a random generator and a number of playouts. Where a time stands instead of the number, it is shared between
the rounds. Time ends guesses and playouts on their way.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from math import ceil, log2, sqrt
from random import Random
from time import monotonic, thread_time
from typing import Any, Final

from engine.ai.inference import Worlds, by_play, evenly
from engine.ai.match_worth import MatchWorth, Utility, ranks_of
from engine.ai.playouts import RULES, play_on
from engine.ai.playouts.holding import holding_back
from engine.chance import OutOfTime, ThinkingDeadline, TimedRandom
from engine.game import Game
from engine.moves import Move
from engine.results import HandResult
from engine.views import View

MOST_MOVES: Final = 12
"""Only so many moves are searched, the best by the heuristic: more would get too few playouts each."""
LEAST_WORLDS: Final = 8
"""No move replaces the heuristic's on fewer worlds."""
WORLDS_BETWEEN: Final = 16
"""A search by time asks after so many worlds whether it is decided..."""
DECIDED_WORLDS: Final = 32
"""... but not in fewer..."""
DECIDED_ERRORS: Final = 3.0
"""... and it is if one move leads all others by so many standard errors."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Budget:
    """How much is played out for one choice. `playouts` None: as much as there is time for, or less if it is decided
    before that.
    """

    playouts: int | None
    deadline: ThinkingDeadline | None = None
    """The end of the search; no world is begun that may end later, but for the first. None: no limit."""


@dataclass(frozen=True, slots=True)
class Supposition:
    """The assumptions of a search about the other players.

    `explained`: whether guessed hands count by how well they explain what the others did. `passing`: the share of their
    chances to pass that seats use in playouts.
    """

    explained: bool = False
    passing: float = 0.0


ANYBODY: Final = Supposition()


def in_processor_time(seconds: float) -> ThinkingDeadline:
    """The deadline of a choice that begins now, in processor time of this thread."""
    return ThinkingDeadline(seconds, processor=thread_time, wall=monotonic)


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """The estimated worth of a move to the viewer."""

    move: Move
    value: float
    error: float
    """The standard error of `value`."""
    lead: float
    """By how much it is better than the heuristic's move, in the worlds in which both were played out."""
    lead_error: float
    """The standard error of `lead`, which is smaller than that of two values, as the worlds are the same."""
    worlds: int


def by_place(ranks: Sequence[int], seat: int) -> float:
    """Half its share of the first place, half the share of the others that it beat: 0 for a last place."""
    rank, others = ranks[seat], len(ranks) - 1
    level = ranks.count(rank) - 1
    beaten = sum(other > rank for other in ranks) + level / 2
    return ((rank == 1) / (level + 1) + beaten / others) / 2


def by_first_place(ranks: Sequence[int], seat: int) -> float:
    """Its share of the first place: all other places are alike."""
    return (ranks[seat] == 1) / ranks.count(1)


def estimates(
    view: View,
    game: Game[Any],
    moves: Sequence[Move],
    chance: Random,
    *,
    budget: Budget,
    worth: Utility = by_place,
    by_points: bool = False,
    others: Supposition = ANYBODY,
) -> tuple[Estimate, ...]:
    """Estimates of these legal moves, of which the first is the heuristic's and kept to the end, in their order.
    `by_points` as in `MatchWorth`.

    The moves from `MOST_MOVES` on are left out. There are none if the deadline passes in the first world.
    """
    values: dict[Move, list[float]] = {move: [] for move in moves[:MOST_MOVES]}
    with suppress(OutOfTime):
        judge = MatchWorth(view, game, worth, by_points=by_points)
        _try(values, view, game, chance, budget=budget, judge=judge, others=others)
    return tuple(_estimate(move, found, values[moves[0]]) for move, found in values.items() if found)


def _try(
    values: Mapping[Move, list[float]],
    view: View,
    game: Game[Any],
    chance: Random,
    *,
    budget: Budget,
    judge: MatchWorth,
    others: Supposition,
) -> None:
    """Add to the values of these moves, a whole world at a time. Raises OutOfTime."""
    deadline, prior = budget.deadline, next(iter(values))
    in_time = chance if deadline is None else TimedRandom(chance, deadline)
    assert deadline is not None or budget.playouts is not None
    draw = by_play(view, game, in_time) if others.explained else evenly(view, game)
    longest, rounds = 0.0, rounds_of(len(values))
    by_time = 0.0 if deadline is None or budget.playouts is not None else deadline.left() / rounds
    ordered = halving(tuple(values), lambda move: (move != prior, -sum(values[move])))
    for later, alive in zip(reversed(range(rounds)), ordered, strict=True):
        worlds = count() if budget.playouts is None else range(max(1, budget.playouts // rounds // len(alive)))
        for world in worlds:
            left = 0.0 if deadline is None else deadline.left()
            if deadline is not None and longest > left - (later * by_time if world else 0.0):
                break
            if by_time and world and not world % WORLDS_BETWEEN and _is_decided([values[move] for move in alive]):
                return
            results = played_out(view, game, alive, in_time, draw=draw, passing=others.passing, deadline=deadline)
            futures = judge.futures(in_time)
            for move, result in zip(alive, results, strict=True):
                values[move].append(judge.of(result, futures))
            if deadline is not None:
                longest = max(longest, left - deadline.left())


def _is_decided(values: Sequence[Sequence[float]]) -> bool:
    """Whether one of the moves that were played out in the same worlds is clearly better there than all others."""
    if len(values[0]) < DECIDED_WORLDS:
        return False
    best = max(values, key=sum)
    leads = [
        mean_of([one - other for one, other in zip(best, each, strict=True)]) for each in values if each is not best
    ]
    return all(lead >= DECIDED_ERRORS * error for lead, error in leads)


def played_out(
    view: View,
    game: Game[Any],
    moves: Sequence[Move],
    chance: Random,
    *,
    draw: Worlds | None = None,
    passing: float = 0.0,
    deadline: ThinkingDeadline | None = None,
) -> list[HandResult]:
    """The results of these moves in one guessed world, all played on with the same draws. Raises OutOfTime.

    `draw`: draws the world; None: evenly. `passing` as in `Supposition`.
    """
    assert view.seat is not None
    world, source = (draw or evenly(view, game))(chance), chance.getrandbits(32)
    rule, results = RULES[game.kind(view.rules)], list[HandResult]()
    if passing:
        rule = holding_back(rule, passing)
    for move in moves:
        hand = world.copy()
        hand.advance(view.seat, move)
        results.append(play_on(hand, rule, Random(source), deadline))
    return results


def rounds_of(moves: int) -> int:
    """The number of rounds in which so many moves are halved to two."""
    return max(1, ceil(log2(moves)))


def halving(moves: tuple[Move, ...], order: Callable[[Move], tuple[float, float]]) -> Iterator[tuple[Move, ...]]:
    """Sequential halving: the moves to be played out, round by round. After each round but the last, those are dropped
    that are in the second half by `order`, which may depend on what was found meanwhile."""
    for left in reversed(range(rounds_of(len(moves)))):
        yield moves
        if left:
            moves = tuple(sorted(moves, key=order)[: max(2, ceil(len(moves) / 2))])


def clearly_best(found: Sequence[Estimate], *, errors: float) -> Estimate:
    """The estimate with the greatest lead of at least so many standard errors, or that of the heuristic's move.

    Of at least one estimate.
    """
    prior, *others = found
    # What was dropped early leads, if at all, in few worlds, which is mostly luck.
    longest = max((each.worlds for each in others), default=0)
    last = [each for each in others if each.worlds == longest >= LEAST_WORLDS]
    return max(
        (each for each in last if each.lead > errors * each.lead_error), key=lambda each: each.lead, default=prior
    )


def place(result: HandResult, seat: int, *, least_wins: bool) -> float:
    """The place of a seat, from 1; seats that share places have the middle of them."""
    ranks = ranks_of(result, least_wins=least_wins)
    return ranks[seat] + (ranks.count(ranks[seat]) - 1) / 2


def _estimate(move: Move, values: Sequence[float], prior: Sequence[float]) -> Estimate:
    value, error = mean_of(values)
    lead, lead_error = mean_of([one - other for one, other in zip(values, prior, strict=False)])
    return Estimate(move=move, value=value, error=error, lead=lead, lead_error=lead_error, worlds=len(values))


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; the error is infinite for a single value."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return mean, float("inf")
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
