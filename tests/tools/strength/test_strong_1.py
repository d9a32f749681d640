"""The yardstick that searches never changes: its choices are pinned in every preset that it searches."""

import re
from hashlib import sha256
from random import Random

import pytest

from engine.catalog import PRESETS, Preset, find_game
from engine.match import Match
from tests.engine.ai.contest import moments
from tools.strength import strong_1
from tools.strength.players import PLAYERS

PLAYOUTS = 24
EVERY = 5
"""The choices that are searched; the others are those of the other yardstick."""
CHOSEN = dict(
    re.findall(
        r"(\S+)=(\w+)",
        """
joker=4b9e09c7987caebd joker-alone=de63fba350a24889 closed-tunnel=ccc6aab1b5869a17 open-tunnel=7b24a5db973ed2ff
tunnel-joker=614d34e22267830d everything=211b4bcb7a056545 points=2320ef6b7c9531c2 killing=1181a12c56cf3f72
killing-japanese=1a0549759f385d0e chinese-seven=3eda91028715be51 up-the-line=092b1a08f874daca jig=e874ce0f9a106d46
insidious-sevens=825d0f82ee2e1caf insidious-sevens-piiko=825d0f82ee2e1caf nanatoridori-advanced=55bf9ac846c776ac
nanatoridori-duel=051d74d0a0628d49 pai-qi=7750dc4057a2bc1f pai-qi-closing=c242fe6904f35292
pai-qi-shared=7750dc4057a2bc1f
""",
    )
)
"""The start of a hash of its moves, by preset."""
SEARCHED = [each for each in PRESETS if find_game(each.game).kind(each.rules()) in strong_1.PLANS]


def moves_of(preset: Preset) -> str:
    """Its moves in the first hand of a match, in written form."""
    game, rules = find_game(preset.game), preset.rules()
    seats = min(game.seats(rules), key=lambda number: abs(number - 4))
    match, chance, found = Match(game, rules, seats=seats, seed=12), Random(12), list[str]()
    for number, view in enumerate(moments(match, lambda view: PLAYERS["steady-1"](view, chance), hands=1)):
        if number % EVERY == 0 and len(view.legal) > 1:
            found.append(str(strong_1.choose(view, Random(number), playouts=PLAYOUTS)))
    return " ".join(found)


@pytest.mark.parametrize("preset", SEARCHED, ids=lambda preset: preset.id)
def test_its_choices_are_those_of_the_day_it_was_frozen(preset: Preset) -> None:
    assert sha256(moves_of(preset).encode()).hexdigest()[:16] == CHOSEN[preset.id]


def test_it_searches_as_long_as_on_that_day() -> None:
    playouts = {kind.value: (plan.playouts, plan.errors) for kind, plan in strong_1.PLANS.items()}
    assert playouts == {
        "points": (300, 1.0),
        "piles": (200, 2.0),
        "all_laid": (240, 1.0),
        "cells": (250, 2.0),
        "fives": (350, 1.0),
        "groups_advanced": (80, 1.0),
        "groups_duel": (90, 1.0),
        "tricks": (400, 1.0),
        "jokers": (160, 1.0),
        "tunnels": (280, 1.0),
        "tunnels_and_jokers": (240, 1.0),
    }


def test_where_it_does_not_search_it_plays_by_the_heuristic_of_that_day() -> None:
    """Which is that of `steady-1` but in Five or Nine, and where groups are killed."""
    preset = next(each for each in PRESETS if each.id == "classic")
    match, met = Match(find_game(preset.game), preset.rules(), seats=4, seed=5), 0
    for view in moments(match, lambda view: PLAYERS["steady-1"](view, Random(1)), hands=1):
        assert PLAYERS["strong-1"](view, Random(1)) == PLAYERS["steady-1"](view, Random(1))
        met += len(view.legal) > 1
    assert met > 10
