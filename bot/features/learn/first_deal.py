"""The first deal of a lesson: one that lets the learner reach the goal soon."""

from random import Random
from typing import Final

from bot.tables.entries import Level
from bot.tables.lessons import SEATS
from bot.tables.participants import LearnerMove
from bot.text.goals import Goal
from bot.text.lessons import TEACHING
from engine.advice import advised
from engine.ai import PLAYERS
from engine.catalog import Preset, find_game
from engine.match import Match
from engine.views import View

MOST_MOVES: Final = 5
"""Moves of the learner within which the goal is reached by following the hints."""
LEARNER: Final = 0
"""The learner's seat."""
_MOST_SEEDS: Final = 2000
_OPPONENTS: Final = 3
"""Ways in which the computer players may play, all of which let the learner reach the goal."""


def suited(preset: Preset, start: int) -> int:
    """The first seed from `start` on whose deal lets the learner reach the goal soon; `start` if there is none near."""
    goal = TEACHING[preset.game].goal
    return next((seed for seed in range(start, start + _MOST_SEEDS) if _suits(preset, goal, seed)), start)


def _suits(preset: Preset, goal: Goal, seed: int) -> bool:
    match = Match(find_game(preset.game), preset.rules(), seats=SEATS, seed=seed)
    match.next_hand(dealer=match.next_dealer())
    view = first_choice(match)
    if view is None or not goal.suits(view):
        return False
    return all(moves_to(goal, match.copy(), Random(f"{seed}/{which}")) is not None for which in range(_OPPONENTS))


def first_choice(match: Match) -> View | None:
    """The learner's view at their first choice, which `match` is moved to; None if others have a choice before."""
    while match.hand is not None and match.hand.result is None:
        seat = LEARNER if LEARNER in match.hand.to_act else match.hand.to_act[0]
        legal = match.hand.legal(seat)
        if len(legal) > 1:
            return match.view(LEARNER) if seat == LEARNER else None
        match.advance(seat, legal[0])
    return None


def moves_to(goal: Goal, match: Match, chance: Random) -> int | None:
    """In how many moves a learner who follows the hints reaches the goal; None: not within `MOST_MOVES`."""
    choices: list[LearnerMove] = []
    while match.hand is not None and match.hand.result is None:
        seat = match.hand.to_act[0]
        view = match.view(seat)
        if seat == LEARNER:
            if len(choices) == MOST_MOVES:
                break
            choices.append(LearnerMove(view, advised(view)))
            match.advance(seat, choices[-1].move)
        else:
            match.advance(seat, PLAYERS[Level.NORMAL](view, chance))
        if goal.reached(choices, match.view(LEARNER)):
            return len(choices)
    return None
