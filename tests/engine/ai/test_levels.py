"""The levels: their names, and how strong the easy one is."""

from random import Random

import pytest

from engine.ai import easy, normal
from engine.catalog import PRESETS, find_game
from engine.match import Match
from engine.moves import PASS, Play
from engine.preview import would_kill
from tests.engine.ai.contest import moments
from tools.strength.figures import DuelFigures
from tools.strength.players import PLAYERS
from tools.strength.playing import Duel, play_out


def share(hero: str, others: str, *, deals: int) -> float:
    """The hero's share of first places in the basic game, in per cent."""
    rules = find_game("shichi-narabe").rules()
    duel = Duel(game="shichi-narabe", rules=rules, players=(hero, *[others] * 3), matches=4 * deals, seed=0)
    return DuelFigures.of(play_out(duel), seats=4).share


def test_levels_have_names_and_old_logs_keep_theirs() -> None:
    assert " ".join(PLAYERS) == "random steady-1 strong-1 easy normal steady strong hoarder opener killer gambler"
    assert PLAYERS["steady"] is PLAYERS["normal"]


@pytest.mark.parametrize("preset", ["killing", "killing-japanese", "moth-eaten"])
def test_a_beginner_kills_no_own_card_and_does_not_pass_without_need_unless_the_heuristic_does(preset: str) -> None:
    found = next(each for each in PRESETS if each.id == preset)
    match, met = Match(find_game(found.game), found.rules(), seats=4, seed=3), 0
    for view in moments(match, lambda view: PLAYERS["random"](view, Random(len(view.hand))), hands=2):
        plays = [move for move in view.legal if isinstance(move, Play)]
        own = {move: {*would_kill(view, move.card)} & ({*view.hand} - {move.card}) for move in plays}
        if plays and not all(own.values()):
            met += any(own.values())
            for source in range(4):
                move = easy.choose(view, Random(source))
                assert (isinstance(move, Play) and not own[move]) or move == normal.choose(view, Random(source))
    assert met > 1


@pytest.mark.parametrize("preset", ["joker", "closed-tunnel", "fan-tan-penalties"])
def test_a_beginner_passes_only_where_the_heuristic_sees_a_reason(preset: str) -> None:
    found = next(each for each in PRESETS if each.id == preset)
    match, met = Match(find_game(found.game), found.rules(), seats=4, seed=3), 0
    for view in moments(match, lambda view: PLAYERS["random"](view, Random(len(view.hand))), hands=2):
        if PASS in view.legal and len(view.legal) > 1:
            met += 1
            if normal.choose(view, Random(0)) != PASS:  # Which never holds back there.
                assert all(easy.choose(view, Random(source)) != PASS for source in range(6))
    assert met > 10


@pytest.mark.slow
def test_easy_is_a_match_for_random_players_but_not_for_steady_ones() -> None:
    assert 40 < share("easy", "random", deals=150) < 60
    assert share("easy", "steady-1", deals=250) < 12


@pytest.mark.slow
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
