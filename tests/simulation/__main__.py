"""`python -m tests.simulation --seed 4711` repeats a world with its trace; `--minutes 10` looks for new failures.

A failure is shrunk: fewer tables, people, kills and faults, and less time, as long as it still fails.
"""

import argparse
import faulthandler
import gc
import multiprocessing
import os
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from math import ceil
from random import SystemRandom
from typing import Final

from tests.simulation.fleet import FleetPlan
from tests.simulation.limit import LIMIT_S
from tests.simulation.outcome import Outcome
from tests.simulation.slow import SlowPlan
from tests.simulation.twins import TwinPlan
from tests.simulation.world import USUAL, Plan, searched, simulate

PLANS = (USUAL, FleetPlan(processes=2), FleetPlan(processes=3), TwinPlan(), SlowPlan())
"""What is looked at: a world of one process, of several, twins, and a world of slow matches."""
_APART: Final = 1_000_000
"""How far the seeds of cores are apart."""
_STRETCH_S: Final = 60.0
"""How long a child process simulates at most: after a failure it is the next one that goes on."""
_WAITS: Final = 20
"""So many times its limit a repeated world may take by the clock on the wall, as the machine may be busy."""
_TELLS_EVERY: Final = 20
"""After so many stretches a search prints its figures so far, as it may be ended before its time."""
_IN_STRETCH: Final = 1_000
"""How far the seeds of a core's stretches are apart: more than there is time for."""


def main() -> int:
    """Simulate, say how much, and return 1 if something broke."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation")
    parser.add_argument("--seed", type=int, help="repeat this world and print its trace")
    parser.add_argument("--minutes", type=float, default=1.0, help="how long to look for failures")
    parser.add_argument("--processes", type=int, default=None, help="how many share the database; 1: one has it alone")
    parser.add_argument("--first", type=int, default=None, help="look from this seed on; else from one by chance")
    parser.add_argument(
        "--twins", action="store_true", help="only worlds that are run twice, with unseen cards swapped"
    )
    parser.add_argument("--slow", action="store_true", help="only worlds of slow matches")
    parser.add_argument("--limit", type=float, default=LIMIT_S, help="seconds of the processor that a world may take")
    given = parser.parse_args()
    only: Plan | None = None if given.processes is None else _plan(given.processes)
    only = TwinPlan() if given.twins else SlowPlan() if given.slow else only
    plans = PLANS if only is None else [only]
    if given.seed is not None:
        # A world that waits for something takes none of the processor's time.
        faulthandler.dump_traceback_later(_WAITS * given.limit, exit=True)
        found = simulate(given.seed, plans[0], given.limit)
        faulthandler.cancel_dump_traceback_later()
        print("\n".join(found.trace))
        if found.error is not None:
            print(f"\nShrunk to {shrunk(found, given.limit)}", flush=True)
        return found.error is not None
    first = SystemRandom().randrange(2**31) if given.first is None else given.first
    return _look(given.minutes * 60, plans, first, given.limit)


def _plan(processes: int) -> Plan:
    return USUAL if processes == 1 else FleetPlan(processes=processes)


def shrunk(failed: Outcome, limit_s: float = LIMIT_S) -> Plan:
    """The smallest plan found in which this seed fails, whatever the error says."""
    plan, goes_on = failed.plan, True
    while goes_on:
        goes_on = False
        for smaller in _smaller(plan):
            if simulate(failed.seed, smaller, limit_s).error is not None:
                plan, goes_on = smaller, True
                break
    return plan


def _smaller(plan: Plan) -> Iterator[Plan]:
    if plan.tables > 1:
        yield replace(plan, tables=plan.tables - 1)
    if plan.people > 1:
        yield replace(plan, people=plan.people - 1)
    for name in ("kills", "stops", "sleeps", "outages", "jumps"):
        if getattr(plan, name, 0):
            yield replace(plan, **{name: getattr(plan, name) - 1})
    if plan.seconds > 30:
        yield replace(plan, seconds=plan.seconds / 2)
    for name in (each.name for each in fields(plan) if each.type == "float" or each.type is float):
        if name != "seconds" and getattr(plan, name):
            yield plan.without(name)


def _look(seconds: float, plans: Sequence[Plan], first: int, limit_s: float) -> int:
    """Simulate the seeds from this one on, on all cores, each of these plans for an equal time."""
    print(f"FIRST={first}", flush=True)
    each_s = seconds / len(plans)
    stretches = ceil(each_s / _STRETCH_S)
    # What is made once, such as statements and messages that are parsed, is there before processes are forked.
    simulate(first, replace(USUAL, seconds=60.0, kills=1), limit_s)
    start = time.monotonic()
    work = [
        (
            start + (number + (stretch + 1) / stretches) * each_s,
            first + core * _APART + stretch * _IN_STRETCH,
            plan,
            limit_s,
        )
        for number, plan in enumerate(plans)
        for stretch in range(stretches)
        for core in range(os.cpu_count() or 1)
    ]
    found = defaultdict[Plan, list[Outcome]](list)
    with multiprocessing.Pool(initializer=gc.freeze, maxtasksperchild=1) as pool:
        for number, done in enumerate(pool.imap_unordered(_stretch, work), 1):
            for each in done:
                found[each.plan].append(each)
                if each.error is not None:
                    print(f"make simulate SEED={each.seed} {_kind(each)}: {each.error}", flush=True)
            if done and number % _TELLS_EVERY == 0:
                print(_figures(found[done[0].plan]), flush=True)
    print(f"In {time.monotonic() - start:.0f} s, from seed {first} on:")
    for worlds in found.values():
        print(_figures(worlds))
    return any(each.error is not None for worlds in found.values() for each in worlds)


def _stretch(work: tuple[float, int, Plan, float]) -> list[Outcome]:
    """The worlds from a seed on, until this time of the clock that all processes share."""
    until, first, plan, limit_s = work
    return searched(until - time.monotonic(), first, plan, limit_s)


def _kind(world: Outcome) -> str:
    """As `make simulate` names its plan."""
    match world.plan:
        case TwinPlan():
            return "TWINS=1"
        case SlowPlan():
            return "SLOW=1"
        case plan:
            return f"PROCESSES={getattr(plan, 'processes', 1)}"


def _figures(found: Sequence[Outcome]) -> str:
    """How much was simulated by worlds of one plan, and in a minute of the processor's time."""
    hours = sum(each.seconds * each.plan.tables for each in found) / 3600
    kills, moves = sum(each.kills for each in found), sum(each.moves for each in found)
    minutes = sum(each.cpu_s for each in found) / 60
    return (
        f"{_kind(found[0])}: {len(found)} worlds, {hours:.1f} table-hours, {kills} kills, {moves} moves; "
        f"in a minute of a core {hours / minutes:.1f} table-hours, {kills / minutes:.0f} kills"
    )


if __name__ == "__main__":
    raise SystemExit(main())
