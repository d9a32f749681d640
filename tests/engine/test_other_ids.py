"""A mechanism can be registered under any id: the engine does not depend on the ids in the catalog."""

from dataclasses import replace
from random import Random

import pytest

from engine.catalog import PRESETS, Preset, find_game
from engine.match import Match
from engine.record.playing import next_seat
from tools.strength.players import PLAYERS

OTHER = "toy"


@pytest.mark.parametrize("preset", PRESETS, ids=lambda each: each.id)
def test_a_game_under_another_id_is_played_and_has_that_id_in_its_views(preset: Preset) -> None:
    rules, chance = preset.rules(), Random(0)
    game = replace(find_game(preset.game), id=OTHER)
    match = Match(game, rules, seats=game.seats(rules)[0], seed=0)
    hand = match.next_hand()
    assert match.view(None).game == OTHER
    while hand.result is None:
        seat = next_seat(hand, chance)
        view = match.view(seat)
        assert view.game == OTHER
        match.advance(seat, PLAYERS["steady"](view, chance))
    assert match.view(None).game == OTHER
