"""Faults are found by worlds in which they are put into the bot: of one process, of several, and by twin worlds."""

from functools import cache

import pytest

from tests.simulation.faults import FAULTS, Fault
from tests.simulation.fleet_faults import FLEET_FAULTS
from tests.simulation.twin_faults import TWIN_FAULTS
from tests.simulation.world import Plan, simulate

QUICK = frozenset({"calls never sent", "tables without a channel", "a hand in an alt text"})
MOST = 200
"""Worlds that are tried, from the fault's seed on: any change of the bot makes other worlds of the same seeds."""


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(each, marks=() if each.name in QUICK else pytest.mark.slow, id=each.name)
        for each in (*FAULTS, *FLEET_FAULTS, *TWIN_FAULTS)
    ],
)
def test_a_fault_is_found_and_without_it_the_same_world_is_whole(fault: Fault) -> None:
    seeds = range(fault.seed, fault.seed + MOST)
    found = next((seed for seed in seeds if fault.finds in (_with(fault, seed) or "")), None)
    assert found is not None
    assert _without(found, fault.plan) is None


def _with(fault: Fault, seed: int) -> str | None:
    with pytest.MonkeyPatch.context() as patch:
        for owner, name, instead in fault.patches:
            patch.setattr(owner, name, instead)
        return simulate(seed, fault.plan).error


@cache
def _without(seed: int, plan: Plan) -> str | None:
    """The error of a world without a fault, in which several faults may have been found."""
    return simulate(seed, plan).error
