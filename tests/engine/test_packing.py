"""Views survive pickling unchanged."""

import pickle
from dataclasses import FrozenInstanceError, dataclass

import pytest

from engine.catalog import PRESETS, find_game
from engine.match import Match
from engine.packing import packs


@packs
@dataclass(frozen=True, slots=True)
class One:
    first: tuple[int, ...] = ()


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_a_view_is_the_same_in_another_process(preset):
    game = find_game(preset.game)
    rules = preset.rules()
    match = Match(game, rules, seats=game.seats(rules)[0], seed=1)
    match.next_hand()
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        again = pickle.loads(pickle.dumps(view))
        assert again == view
        assert repr(again) == repr(view)
        with pytest.raises(FrozenInstanceError):
            again.number = 7


def test_a_single_field_may_be_a_tuple():
    assert pickle.loads(pickle.dumps(One((1, 2)))) == One((1, 2))
