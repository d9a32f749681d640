"""Faults that several processes make, each as a small patch, and the check by which a world finds it."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from typing import Final

from bot.platform.launching import Launching
from data.leases import LASTS_S, Leases
from data.sharing import Lease, SharedRows
from tests.simulation.faults import Fault
from tests.simulation.fleet import FleetPlan
from tests.simulation.rows import ModelRows
from tests.simulation.server import ModelServer


def _takes_at_once(leases: Leases) -> bool:
    """Who was back first after an outage took what had run out."""
    del leases
    return True


def _back_without_a_word(server: ModelServer) -> None:
    """When the server was started was not looked at."""
    server.is_away = False


async def _at_another_turn(
    launching: Launching, shard: int, real: Callable[[Launching, int], Awaitable[None]] = Launching.await_slot
) -> None:
    """A turn was reserved for the shard, and its socket took another."""
    await real(launching, shard)
    await real(launching, shard)


async def _as_believed(rows: ModelRows, tokens: dict[int, int], shards: int, needed: Collection[int]) -> set[int]:
    """As before leases had tokens: what a process believes to hold is not compared with the rows, nor locked."""
    del rows, shards
    return {*needed} & tokens.keys()


async def _loses_nothing(leases: Leases, rows: SharedRows, at_ms: int | None, alive: Collection[int]) -> None:
    """A process did not notice that its leases were another's."""
    held = [Lease(shard, token, None) for shard, token in leases.held_shards.items()]
    await rows.renew(held, lasts=round(LASTS_S * 1000), alive=alive, alive_at=at_ms)


SMALL: Final = FleetPlan(tables=2, seconds=90.0, kills=0, stops=0, sleeps=0, outages=0, jumps=0)

FLEET_FAULTS: Final = (
    Fault(
        "all shards after an outage",
        "who was back first after an outage of the database took all shards, and the others ended",
        ((Leases, "_may_take", _takes_at_once), (ModelServer, "come_back", _back_without_a_word)),
        "though it stood still at no time",
        replace(SMALL, outages=2),
        reported="issue 27",
    ),
    Fault(
        "turns to identify thrown away",
        "turns were reserved for shards that did not use them, so that others waited",
        ((Launching, "await_slot", _at_another_turn),),
        "slots to identify",
        replace(SMALL, shards=6),
        reported="issue 27",
    ),
    Fault(
        "writes after a lease was lost",
        "a process that stood still until others had taken over wrote on when it woke",
        ((ModelRows, "lock_leases", _as_believed), (Leases, "_renew", _loses_nothing)),
        "without its lease",
        replace(SMALL, tables=3, seconds=200.0, sleeps=4),
        seed=1,
        reported="f6c86895: Stop playing when another process has taken the database",
    ),
)
