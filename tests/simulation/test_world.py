"""Worlds from seeds: the same one twice, and a few in which everything must hold."""

import logging

import pytest

from tests.simulation.world import USUAL, Plan, simulate

SMALL = Plan(tables=2, people=2, seconds=90.0, kills=1)


def test_the_same_seed_gives_the_same_world() -> None:
    level = logging.getLogger().level
    first, second = simulate(7, SMALL), simulate(7, SMALL)
    assert logging.getLogger().level == level, "the tests that come after read the log"
    assert first.trace == second.trace
    assert first.moves > 0
    assert first.kills == 1


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_lost_in_a_world(seed: int) -> None:
    found = simulate(seed, SMALL)
    assert found.error is None, "\n".join(found.trace[-30:])


@pytest.mark.slow
@pytest.mark.parametrize("seed", [70_030, 70_138, 70_177, 20_261_151, 20_261_209, 20_270_130, 20_270_133])
def test_a_world_that_has_failed_is_whole(seed: int) -> None:
    assert simulate(seed, USUAL).error is None
