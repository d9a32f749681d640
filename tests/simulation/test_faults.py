"""Faults are found by worlds in which they are put into the bot."""

import pytest

from tests.simulation.faults import FAULTS, Fault
from tests.simulation.world import simulate

QUICK = frozenset({"calls never sent", "tables without a channel"})
MOST = 200
"""Worlds that are tried, from the fault's seed on: any change of the bot makes other worlds of the same seeds."""


@pytest.mark.parametrize(
    "fault",
    [pytest.param(each, marks=() if each.name in QUICK else pytest.mark.slow, id=each.name) for each in FAULTS],
)
def test_a_fault_is_found_and_without_it_the_same_world_is_whole(fault: Fault) -> None:
    seeds = range(fault.seed, fault.seed + MOST)
    found = next((seed for seed in seeds if fault.finds in (_with(fault, seed) or "")), None)
    assert found is not None
    assert simulate(found, fault.plan).error is None


def _with(fault: Fault, seed: int) -> str | None:
    with pytest.MonkeyPatch.context() as patch:
        for owner, name, instead in fault.patches:
            patch.setattr(owner, name, instead)
        return simulate(seed, fault.plan).error
