"""Faults are found by worlds in which they are put into the bot."""

import pytest

from tests.simulation.faults import FAULTS, Fault
from tests.simulation.world import simulate

QUICK = frozenset({"called twice", "boards kept in memory"})


each_fault = pytest.mark.parametrize(
    "fault",
    [pytest.param(each, marks=() if each.name in QUICK else pytest.mark.slow, id=each.name) for each in FAULTS],
)


@each_fault
def test_a_fault_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    for owner, name, instead in fault.patches:
        monkeypatch.setattr(owner, name, instead)
    error = simulate(fault.seed, fault.plan).error
    assert error is not None
    assert fault.finds in error


@each_fault
def test_without_the_fault_the_same_world_is_whole(fault: Fault) -> None:
    assert simulate(fault.seed, fault.plan).error is None
