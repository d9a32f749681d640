"""Twin worlds: nothing of unseen cards shows in them. Faults by which something does: `test_faults`."""

from collections import Counter
from itertools import chain
from random import Random

import pytest

from engine.catalog import PRESETS, find_game
from engine.match import Match
from tests.simulation.twins import TwinPlan, swapped
from tests.simulation.world import simulate


def test_two_cards_of_two_hands_change_places() -> None:
    preset = PRESETS[0]
    match = Match(find_game(preset.game), preset.rules(), seats=4, seed=1)
    deal = match.deal(match.next_dealer())
    found = swapped(deal, Random(1))
    assert found is not None
    other, seats = found
    assert {seat for seat in range(4) if deal.hands[seat] != other.hands[seat]} == set(seats)
    assert Counter(chain(*deal.hands)) == Counter(chain(*other.hands))


@pytest.mark.parametrize("seed", [2, 18])
def test_twins_that_differed_are_alike(seed: int) -> None:
    assert simulate(seed, TwinPlan(seconds=60.0).without("commands")).error is None


@pytest.mark.slow
def test_a_match_that_began_just_before_a_death_has_its_two_seats_in_the_next_process() -> None:
    assert simulate(1_500_636_557, TwinPlan()).error is None
