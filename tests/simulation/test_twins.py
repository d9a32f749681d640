"""Twin worlds: nothing of unseen cards shows in them, and faults by which something does are found."""

from collections import Counter
from itertools import chain
from random import Random

import pytest

from engine.catalog import PRESETS, find_game
from engine.match import Match
from tests.sampling import one_in
from tests.simulation.faults import Fault
from tests.simulation.test_faults import _with as with_fault
from tests.simulation.twin_faults import SMALL, TWIN_FAULTS
from tests.simulation.twins import TwinPlan, swapped
from tests.simulation.world import simulate

MOST = 20
"""Worlds that are tried, from the fault's seed on."""


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
    assert simulate(seed, TwinPlan(seconds=60.0)).error is None


@pytest.mark.parametrize("fault", one_in(3, [pytest.param(each, id=each.name) for each in TWIN_FAULTS]))
def test_a_fault_is_found_and_without_it_the_twins_are_alike(fault: Fault) -> None:
    seeds = range(fault.seed, fault.seed + MOST)
    found = next((seed for seed in seeds if fault.finds in (with_fault(fault, seed) or "")), None)
    assert found is not None
    assert simulate(found, SMALL).error is None
