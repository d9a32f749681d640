"""Previews made from a view agree with the move's effect."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from engine.cards import card
from engine.catalog import GAMES
from engine.match import Match
from engine.moves import Play
from engine.preview import would_kill
from engine.rules import read_rules
from engine.views import GridTable


@pytest.mark.parametrize(
    ("kill", "adjacency", "tunnel"),
    list(product(("cell", "sides", "strip", "group"), ("orthogonal", "diagonal"), (False, True))),
)
def test_ki_7_a_preview_names_the_cards_that_a_play_kills(kill, adjacency, tunnel):
    game = GAMES["koroshi"]
    rules = read_rules(game.rules, {"kill": kill, "adjacency": adjacency, "tunnel": tunnel, "dead": "face-down"})
    chance = Random(f"{kill}{adjacency}{tunnel}")
    killed = 0
    for seed in range(3):
        match = Match(game, rules, seats=4, seed=seed)
        hand = match.next_hand()
        while hand.result is None:
            seat = hand.to_act[0]
            move = chance.choice(list(hand.legal(seat)))
            foreseen = (
                [would_kill(hand.view(viewer), move.card) for viewer in (seat, None)] if isinstance(move, Play) else []
            )
            match.play(seat, move)
            table = hand.view(None).table
            assert isinstance(table, GridTable)
            for each in foreseen:
                assert each == table.killed
                killed += len(each)
    assert killed


def test_previews_of_laid_cards_and_of_other_games_kill_nothing():
    for game_id in ("koroshi", "fan-tan"):
        match = Match(GAMES[game_id], GAMES[game_id].rules(), seats=4, seed=1)
        match.next_hand()
        assert would_kill(match.view(0), card("7S")) == ()
