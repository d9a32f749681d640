"""The first deal of a lesson suits its goal."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.features.learn.first_deal import LEARNER, MOST_MOVES, first_choice, moves_to, suited
from bot.tables.lessons import SEATS
from bot.tables.participants import LearnerMove
from bot.text.goals import FITTING, is_new
from bot.text.lessons import TAUGHT, TEACHING, heading, hint
from engine.catalog import GAMES, MECHANISMS, find_game
from engine.match import Match
from engine.moves import Play, PlayCommunity, PlayGroup, PlaySubstitute, parse
from engine.views import View
from tests.bot.text.test_lessons import rows_view
from tests.i18n.languages import ENGLISH

STARTS = (1, 10_000)
LEADING = ("insidious-sevens", "nanatoridori", "jig")
"""Games in which a first card may be any: there the cards of the hand suit the goal."""


def dealt(game: str, start: int) -> Match:
    preset = TAUGHT[game]
    match = Match(find_game(game), preset.rules(), seats=SEATS, seed=suited(preset, start))
    match.next_hand(dealer=match.next_dealer())
    return match


def test_a_game_of_each_mechanism_is_taught() -> None:
    assert [sum(game.id in TAUGHT for game in games) for games in MECHANISMS] == [1] * len(MECHANISMS)
    assert set(TAUGHT) <= set(GAMES)


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_goal_is_reached_within_few_moves(game: str, start: int) -> None:
    goal, match = TEACHING[game].goal, dealt(game, start)
    view = first_choice(match)
    assert view is not None
    assert not goal.reached([], view)
    assert goal.suits(view)
    if game not in LEADING:
        fitting = [move for move in view.legal if isinstance(move, Play | PlaySubstitute | PlayCommunity)]
        assert len(fitting) in FITTING
    taken = [moves_to(goal, match.copy(), Random(f"{start}/{which}")) for which in range(3)]
    assert all(moves is None or 1 < moves <= MOST_MOVES for moves in taken)
    assert sum(moves is not None for moves in taken) >= 2, "whatever the others do"


def test_equal_seeds_have_equal_deals_and_others_others() -> None:
    preset = TAUGHT["shichi-narabe"]
    assert suited(preset, 5) == suited(preset, 5)
    assert len({suited(preset, start) for start in range(0, 3000, 1000)}) == 3


def learned(view: View, *moves: str) -> Sequence[LearnerMove]:
    return [LearnerMove(view, parse(move)) for move in moves]


@pytest.mark.parametrize(
    ("moves", "reached"),
    [(("8S",), False), (("8S", "pass"), False), (("8S", "6D"), False), (("8S", "pass", "9S"), True)],
)
def test_two_cards_of_a_row_are_a_goal(moves: tuple[str, ...], reached: bool) -> None:
    goal, view = TEACHING["shichi-narabe"].goal, rows_view()
    assert goal.reached(learned(view, *moves), view) is reached


def test_a_goal_is_announced_once_and_stays_reached() -> None:
    view = rows_view()
    goal = TEACHING[view.game].goal
    told = [learned(view, *moves) for moves in (("8S",), ("8S", "9S"), ("8S", "9S", "6D"))]
    assert [is_new(goal, choices, view) for choices in told] == [False, True, False]
    assert [hint(ENGLISH, view, choices).startswith(ENGLISH("learn-reached")) for choices in told] == [
        False,
        True,
        False,
    ]
    assert ["Goal reached" in heading(ENGLISH, view, choices) for choices in told] == [False, True, True]
    assert heading(ENGLISH, view, told[0]) == "-# Goal: play two cards of one row"


def test_beating_takes_cards_on_the_table() -> None:
    match = dealt("nanatoridori", 1)
    view = first_choice(match)
    assert view is not None
    goal = TEACHING["nanatoridori"].goal
    group = next(move for move in view.legal if isinstance(move, PlayGroup))
    assert not goal.reached([LearnerMove(view, group)], view) or view.table.number is not None
    on_table = replace(view, table=replace(view.table, number=0, count=1, by=1))
    assert goal.reached([LearnerMove(on_table, group)], view)
    assert view.seat == LEARNER
