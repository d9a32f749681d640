"""Worlds from seeds: the same one twice, and a few in which everything must hold."""

import asyncio
import gc
import logging
from pathlib import Path

import pytest

from tests.sampling import one_in
from tests.simulation.checks import Broken
from tests.simulation.fleet import FleetPlan
from tests.simulation.loop import SeededLoop
from tests.simulation.process import Process
from tests.simulation.slow import SlowPlan
from tests.simulation.world import USUAL, Plan, World, simulate

SMALL = Plan(tables=2, people=2, seconds=90.0, kills=1)
DAYS = SlowPlan(tables=1, seconds=10_800.0, kills=4)


# First, as here the worlds of a process begin: what they share was made in the first one.
@pytest.mark.parametrize("plan", [SMALL, FleetPlan(tables=2, seconds=60.0, shards=2)], ids=["one process", "several"])
def test_nothing_of_a_world_stays_when_it_is_over(plan: Plan, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "bot")  # Exceptions in records hold the frames that they went through.
    gc.unfreeze()  # A bot of a test before may have frozen what that test left; what is frozen is not listed.
    before = {id(each) for each in _loops_and_processes()}
    simulate(1, plan)
    assert {id(each) for each in _loops_and_processes()} <= before


def test_the_same_seed_gives_the_same_world() -> None:
    level = logging.getLogger().level
    first, second = simulate(7, SMALL), simulate(7, SMALL)
    assert logging.getLogger().level == level, "the tests that come after read the log"
    assert first.trace == second.trace
    assert first.moves > 0
    assert first.kills == 1


def _loops_and_processes() -> list[object]:
    return [each for each in gc.get_objects() if isinstance(each, SeededLoop | Process)]


class EndlessPlan(Plan):
    """A plan of a world in which a person does something again and again, at one moment."""

    def world(self, seed: int, folder: Path) -> World:
        return EndlessWorld(seed, self, folder)


class EndlessWorld(World):
    async def run(self) -> None:
        await asyncio.sleep(12)
        while True:
            await asyncio.sleep(0)


def test_a_world_that_hangs_ends_and_says_where_it_stands() -> None:
    found = simulate(1, EndlessPlan(), limit_s=0.2)
    assert found.error is not None
    assert found.error.startswith("Endless: it has taken 0.2 s of the processor")
    assert "callbacks at this moment: tests/simulation/" in found.error
    assert found.trace[-1].startswith("   12.0000 Endless")


class LatePlan(Plan):
    """A plan of a world in which a move is made for a person when the end is looked at."""

    asks = True

    def world(self, seed: int, folder: Path) -> World:
        return LateWorld(seed, self, folder)


class LatePlanWithoutRequests(LatePlan):
    asks = False


class LateWorld(World):
    is_late = True

    async def check(self) -> None:
        assert isinstance(self.plan, LatePlan)
        if self.is_late:
            self.is_late, self.discord.asked = False, self.discord.asked + self.plan.asks
            raise Broken("the hand is not current")
        await super().check()


@pytest.mark.parametrize(
    ("plan", "error"), [(LatePlan, None), (LatePlanWithoutRequests, "Broken: the hand is not current")]
)
def test_the_end_is_looked_at_once_more_where_something_was_just_asked(plan: type[LatePlan], error: str | None) -> None:
    assert simulate(1, plan(tables=1, people=1, seconds=10.0, kills=0)).error == error


@pytest.mark.parametrize("seed", one_in(3, range(3)))
def test_nothing_is_lost_in_a_world(seed: int) -> None:
    found = simulate(seed, SMALL)
    assert found.error is None, "\n".join(found.trace[-30:])


@pytest.mark.parametrize("seed", one_in(3, range(3)))
def test_nothing_is_lost_in_a_world_of_slow_matches(seed: int) -> None:
    found = simulate(seed, DAYS)
    assert found.error is None, "\n".join(found.trace[-30:])
    assert found.moves > 0


@pytest.mark.slow
def test_moves_that_are_made_for_a_person_may_go_on_when_people_have_stopped() -> None:
    """Nobody else is to act in this world: for sixteen minutes one person draws, and plays the only card that fits."""
    found = simulate(1833189663, SlowPlan().without("commands"))
    assert found.error is None, "\n".join(found.trace[-30:])


HASTY = Plan().without("commands")
UNINVITED = HASTY.without("invites")
"""The usual plans when these worlds failed: one more choice makes another world of a seed."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("plan", "seed"),
    [
        *((UNINVITED, seed) for seed in (70_030, 70_138, 70_177, 20_261_151, 20_261_209, 20_270_130, 20_270_133)),
        *((UNINVITED, seed) for seed in (34_020_908, 35_020_904)),
        (HASTY, 40_000_001),
        (USUAL, 9),
        (SlowPlan(), 192_327_048),
    ],
)
def test_a_world_that_has_failed_is_whole(plan: Plan, seed: int) -> None:
    assert simulate(seed, plan).error is None
