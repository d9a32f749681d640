"""The levels: their names, and how strong the easy one is."""

from random import Random

import pytest

from engine.ai import PLAYERS, easy
from engine.catalog import find_game
from engine.match import Match
from engine.moves import PASS
from tests.engine.ai.contest import moments
from tools.strength.figures import DuelFigures
from tools.strength.playing import Duel, play_out

pytestmark = pytest.mark.slow


def share(hero: str, others: str, *, deals: int) -> float:
    """The hero's share of first places in the basic game, in per cent."""
    rules = find_game("shichi-narabe").rules()
    duel = Duel(game="shichi-narabe", rules=rules, players=(hero, *[others] * 3), matches=4 * deals, seed=0)
    return DuelFigures.of(play_out(duel), seats=4).share


def test_levels_have_names_and_old_logs_keep_theirs() -> None:
    assert " ".join(PLAYERS) == "random steady-1 strong-1 easy normal steady strong hoarder opener killer gambler"
    assert PLAYERS["steady"] is PLAYERS["normal"]


def test_easy_is_a_match_for_random_players_but_not_for_steady_ones() -> None:
    assert 40 < share("easy", "random", deals=150) < 60
    assert share("easy", "steady-1", deals=250) < 12


@pytest.mark.parametrize("game", ["ristiseiska", "fan-tan"])
def test_ft_2_rs_3_a_beginner_does_not_pay_for_a_pass_instead_of_laying_a_card(game: str) -> None:
    found = find_game(game)
    match = Match(found, found.rules.model_validate({"revokes": "penalised"}), seats=4, seed=2)
    could = 0
    for view in moments(match, lambda view: easy.choose(view, Random(view.seat)), hands=1):
        choice = PASS in view.legal and len(view.legal) > 1
        could += choice
        assert not choice or all(easy.choose(view, Random(source)) != PASS for source in range(20))
    assert could > 3
