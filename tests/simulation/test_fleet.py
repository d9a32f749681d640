"""Worlds of several processes: the same one twice, and faults that they find."""

import pytest

from tests.simulation.faults import Fault
from tests.simulation.fleet import FleetPlan
from tests.simulation.fleet_faults import FLEET_FAULTS
from tests.simulation.test_faults import MOST
from tests.simulation.test_faults import _with as with_fault
from tests.simulation.world import simulate

SMALL = FleetPlan(tables=2, seconds=60.0, shards=2)


def test_the_same_seed_gives_the_same_world_of_several_processes() -> None:
    first, second = simulate(2, SMALL), simulate(2, SMALL)
    assert first.error is None, "\n".join(first.trace[-30:])
    assert first.trace == second.trace
    assert any(" presses " in line for line in first.trace)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "processes"), [(9_300_006, 2), (9_400_018, 3), (1_501_038_509, 3)])
def test_a_world_that_has_failed_is_whole(seed: int, processes: int) -> None:
    assert simulate(seed, FleetPlan(processes=processes)).error is None


@pytest.mark.slow
@pytest.mark.parametrize("fault", [pytest.param(each, id=each.name) for each in FLEET_FAULTS])
def test_a_fault_is_found_and_without_it_the_same_world_is_whole(fault: Fault) -> None:
    seeds = range(fault.seed, fault.seed + MOST)
    found = next((seed for seed in seeds if fault.finds in (with_fault(fault, seed) or "")), None)
    assert found is not None
    assert simulate(found, fault.plan).error is None
