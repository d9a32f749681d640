"""Worlds of several processes: the same one twice, and those that have failed."""

import pytest

from tests.simulation.fleet import FleetPlan
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
