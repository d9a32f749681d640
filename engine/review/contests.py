"""Judge a choice: what did the move that was played give away, by what its player could see then?

Moves are played out in guessed worlds, as by the search. The best move is chosen in one half of the worlds and compared
with the played one in the other half: the best of several noisy means looks better than it is, so with the same worlds
even the best player would seem to lose. What seems to be a mistake is looked at again in fresh worlds, as of many good
choices some seem to be mistakes by chance; of one, the loss in these is told, as the greatest of many is too great.

The work is given out in small parts, each a `PlayOut`, so that something else can be done between them. Every world
has a random generator of its own, so the parts can be made anywhere and anew: a judgement depends on the view, the
move, the seed and the number of worlds only.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from engine.ai.match_worth import MatchWorth
from engine.ai.normal import best_first, candidates, without_paid_passes
from engine.ai.search import MOST_MOVES, by_place, halving, mean_of, place, played_out, rounds_of
from engine.ai.strong import UNPROVED
from engine.catalog import GAMES
from engine.moves import Move, Pass
from engine.views import View

WORLDS: Final = 400
"""The guessed worlds of a choice. A move that falls behind in the first half is dropped and sees fewer of them. What
seems to be a mistake is looked at in as many fresh ones."""
PART: Final = 60
"""The most playouts of a part, which takes 0.02 to 0.2 s of processor time."""
LEAST_LOSS: Final = 0.03
LEAST_ERRORS: Final = 2.0
"""A mistake costs more than `LEAST_LOSS`, and more than so many standard errors."""


class HandOutcome(NamedTuple):
    """How a hand ended for the player: the search's utility, which is of the match (1: a certain first place), and the
    place in the hand."""

    utility: float
    place: float


Outcomes = tuple[tuple[HandOutcome, ...], ...]
"""By move, then by world."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A choice to judge: the played move and the others that it is compared with, in any order."""

    view: View
    played: Move
    moves: tuple[Move, ...]
    seed: int
    part: int = PART
    """How many matches a part of the work plays out."""


@dataclass(frozen=True, slots=True)
class PlayOut:
    """A part of the work: play these moves out in the worlds with these numbers."""

    view: View
    moves: tuple[Move, ...]
    seed: int
    worlds: range

    def run(self) -> Outcomes:
        """The outcomes."""
        view, game = self.view, GAMES[self.view.game]
        assert view.seat is not None
        least_wins, match = game.scoring(view.rules).least_wins, MatchWorth(view, game, by_place)
        found: list[list[HandOutcome]] = [[] for _ in self.moves]
        for number in self.worlds:
            chance = Random(f"{self.seed}/{number}")
            results, futures = played_out(view, game, self.moves, chance), match.futures(chance)
            for outcomes, result in zip(found, results, strict=True):
                outcomes.append(HandOutcome(match.of(result, futures), place(result, view.seat, least_wins=least_wins)))
        return tuple(map(tuple, found))


@dataclass(frozen=True, slots=True)
class Loss:
    """The loss of the played move against the best one; below 0 where it did better."""

    utility: float
    """In the search's utility, where 0.03 are 3 points of 100."""
    error: float
    """The standard error of `utility`."""
    places: float

    @property
    def is_clear(self) -> bool:
        """Whether the move was clearly worse in these worlds."""
        return self.utility > LEAST_LOSS and self.utility > LEAST_ERRORS * self.error


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """The judgement of a move."""

    played: Move
    best: Move
    loss: Loss
    again: Loss | None
    """The loss in fresh worlds; None: it was not clear in the first ones."""
    place: float
    """The expected place at this choice, if the best move is played."""
    worlds: int
    """The number of worlds in which both were measured first."""

    @property
    def mistake(self) -> Loss | None:
        """The cost of the move if it was clearly worse, in fresh worlds as well; None: it was as good as any."""
        return self.again if self.again is not None and self.again.is_clear else None


def contest(view: View, played: Move, *, seed: int) -> Contest | None:
    """The choice to judge; None if there was none.

    Of many moves only the best by the heuristic are taken, and the played one. A pass that costs chips or a penalty is
    never held against a card that was played, as no computer player makes it: what is paid is no loss of places here.
    """
    game, chance = GAMES.get(view.game), Random(seed)
    moves = candidates(view, chance)
    if game is None or len(moves) == 1 or played not in moves:
        return None
    if not isinstance(played, Pass):
        moves = without_paid_passes(view, moves)
    if len(moves) > MOST_MOVES:
        moves = best_first(view, moves, chance)[:MOST_MOVES]
        if played not in moves:
            moves[-1] = played
    return Contest(view, played, tuple(moves), seed)


def is_proved(view: View) -> bool:
    """Whether computer players that judge this kind of hand in this way were measured to win."""
    game = GAMES.get(view.game)
    return game is not None and game.kind(view.rules) not in UNPROVED


def judging(choice: Contest, *, worlds: int = WORLDS) -> Generator[PlayOut, Outcomes, Judgement]:
    """Judge a choice: yields the parts of the work, and takes what each of them found."""
    half = worlds // 2
    best = yield from _best(choice, range(half))
    rivals = tuple(dict.fromkeys((choice.played, best)))
    found = yield from _played_out(choice, rivals, range(half, worlds))
    played, other = found[choice.played], found[best]
    loss, again = _loss(played, other), None
    if loss.is_clear:
        fresh = yield from _played_out(choice, rivals, range(worlds, 2 * worlds))
        again = _loss(fresh[choice.played], fresh[best])
    return Judgement(
        played=choice.played,
        best=best,
        loss=loss,
        again=again,
        place=sum(outcome.place for outcome in other) / len(other),
        worlds=len(played),
    )


def _loss(played: Sequence[HandOutcome], best: Sequence[HandOutcome]) -> Loss:
    """By the outcomes of two moves in the same worlds."""
    loss, error = mean_of([two.utility - one.utility for one, two in zip(played, best, strict=True)])
    return Loss(loss, error, sum(one.place - two.place for one, two in zip(played, best, strict=True)) / len(played))


def judge(choice: Contest, *, worlds: int = WORLDS) -> Judgement:
    """Judge a choice here and now."""
    parts = judging(choice, worlds=worlds)
    try:
        part = next(parts)
        while True:
            part = parts.send(part.run())
    except StopIteration as done:
        return done.value


def _best(choice: Contest, worlds: range) -> Generator[PlayOut, Outcomes, Move]:
    """The move that does best in these worlds; of equal ones the played move."""
    values: dict[Move, list[float]] = {move: [] for move in choice.moves}
    rounds, alive = rounds_of(len(choice.moves)), choice.moves

    def order(move: Move) -> tuple[float, float]:
        return -sum(values[move]), move != choice.played

    for number, alive in enumerate(halving(choice.moves, order)):
        first, last = (worlds[0] + len(worlds) * each // rounds for each in (number, number + 1))
        found = yield from _played_out(choice, alive, range(first, last))
        for move, outcomes in found.items():
            values[move] += [outcome.utility for outcome in outcomes]
    return min(alive, key=order)


def _played_out(
    choice: Contest, moves: tuple[Move, ...], worlds: range
) -> Generator[PlayOut, Outcomes, dict[Move, list[HandOutcome]]]:
    found: dict[Move, list[HandOutcome]] = {move: [] for move in moves}
    step = max(1, choice.part // len(moves))
    for first in range(worlds.start, worlds.stop, step):
        part = range(first, min(first + step, worlds.stop))
        outcomes = yield PlayOut(choice.view, moves, choice.seed, part)
        for move, more in zip(moves, outcomes, strict=True):
            found[move] += more
    return found
