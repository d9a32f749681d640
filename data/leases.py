"""Leases: each shard of servers is played by one process at a time, and several processes share a PostgreSQL database.

A row of the table `leases` is a shard: who holds it, until when by the database's clock, and a token that grows with
each take. The holder renews its leases every second or two. A lease that ran out may be taken by another process, with
`FOR UPDATE SKIP LOCKED` (`data.postgres_server`). Every write for a table checks the token of its shard in the same
transaction, under a lock of the row that a take has to wait for (`data.fencing`). So a process that has lost a lease
writes nothing more.

Processes write signs of life to the table `processes`, from which each knows its fair share of the shards.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from data.connect import in_time
from data.errors import HeldElsewhere, InUse, OwnershipLost
from data.gateway_sessions import GatewaySession, HandedOver
from data.outside import token_hex
from data.sharing import Lease, Server, SharedRows, Taken

T = TypeVar("T")

LASTS_S: Final = 6.0
"""Seconds that a lease lasts without a renewal."""


def shard_of(home: int | None, shards: int) -> int:
    """The shard of a server, by Discord's formula, or of a user who has tables in no server. All else is shard 0's."""
    return 0 if not home else (home >> 22) % shards


@dataclass(frozen=True, slots=True)
class Renewals:
    """The result of a round of renewals."""

    taken: dict[int, int | None] = field(default_factory=dict[int, "int | None"])
    """The shards taken, and when the previous holder was last alive (its own clock, in ms); None: unknown."""
    surplus: int | None = None
    """A shard that should be given back, as another process has too few."""


class Leases:
    """The leases of this process. `held_shards` has only shards known to be held; writes are checked against them."""

    def __init__(self, server: Server) -> None:
        self.name: Final = token_hex(8)
        self.shards = 0
        """Into how many shards servers are divided; 0 before `begin`."""
        self.held_shards: dict[int, int] = {}
        """The tokens of the shards held."""
        self.handed_over: dict[int, HandedOver] = {}
        """The sessions at Discord of shards that were taken, until they are gone on with."""
        self.session_of: Callable[[int], GatewaySession | None] = lambda _: None
        """The session of a shard, which is saved with each renewal; None: the one that was saved last is so still."""
        self.on_lost: Callable[[OwnershipLost], object] = lambda _: None
        self._server = server
        self._lasts_ms = round(LASTS_S * 1000)
        self._among: tuple[int, ...] = ()
        self._is_fixed = False
        self._renewed_at = -math.inf
        self._takes_from = -math.inf
        """When leases may be taken again, in the loop's seconds."""
        self._lost: OwnershipLost | None = None

    def holds(self, home: int | None) -> bool:
        """Whether the tables of this server or user (None, 0: of none) are played by this process."""
        return self.shards > 0 and shard_of(home, self.shards) in self.held_shards

    def share(self) -> float:
        """This process's part of all shards, from 0 to 1."""
        return len(self.held_shards) / self.shards if self.shards else 0.0

    def check(self, home: int | None) -> None:
        """Raise HeldElsewhere if the tables of this server or user are not played by this process."""
        if not self.holds(home):
            raise HeldElsewhere(shard_of(home, self.shards or 1))

    async def begin(
        self, shards: int, *, is_proposal: bool = False, among: Collection[int] | None = None, lasts_s: float = LASTS_S
    ) -> int:
        """Join the processes that share out `shards` shards; returns how many shards there are.

        `is_proposal`: use the number that the others use, if there are any; otherwise raises InUse if theirs is
        another one. `among`: take only these shards, and all of them. `lasts_s`: seconds that a lease lasts without
        a renewal.
        """
        self._lasts_ms = round(lasts_s * 1000)
        async with self._server.begin() as rows:
            await rows.set_up_alone()
            others = await rows.divisions(self._lasts_ms)
            if others and others != {shards}:
                if not is_proposal:
                    raise InUse(
                        f"SEVENS_SHARD_COUNT: other running bots share out {max(others)} shards, not {shards};"
                        " stop them first"
                    )
                shards = max(others)
            await rows.divide(shards)
            self.shards = shards
            self._among = tuple(range(shards)) if among is None else tuple(sorted(among))
            self._is_fixed = among is not None
            await self._appear(rows)
        self._renewed_at = asyncio.get_running_loop().time()
        return shards

    async def round(self, at_ms: int, *, alive: Collection[int]) -> Renewals:
        """Renew the leases held, take what is free up to the fair share, and say what should be given back.

        `at_ms`: this process's time, from which the clocks of tables are credited after its death; written to the
        shards `alive` only, whose tables have been taken up. Raises OwnershipLost if a lease was lost, and whatever the
        database raises if it cannot be asked: then nothing is known, and the next round may renew the leases.
        """
        rows, counts = await self._guarded(self._renew_and_take(at_ms, alive))
        self.held_shards |= {row.shard: row.token for row in rows}
        self.handed_over |= {row.shard: row.handed_over for row in rows if row.handed_over is not None}
        return Renewals({row.shard: row.alive_at for row in rows}, None if rows else self._surplus(counts))

    async def _renew_and_take(self, at_ms: int, alive: Collection[int]) -> tuple[Sequence[Taken], dict[str, int]]:
        async with self._server.begin() as rows:
            await self._renew(rows, at_ms, alive)
            await self._appear(rows)
            counts = await rows.counts(self.shards, self._lasts_ms)
            counts |= {} if self._is_fixed else {self.name: len(self.held_shards)}
            return await self._take(rows, self._wanted(counts) if self._may_take() else 0), counts

    def _may_take(self) -> bool:
        """Whether this process may take leases.

        One that could not reach the database takes none for as long as a lease lasts: the database may have been away
        from all, and who is back first must not take what the others are about to renew.
        """
        now, lasts = asyncio.get_running_loop().time(), self._lasts_ms / 1000
        if now - self._renewed_at > lasts / 2:
            self._takes_from = now + lasts
        return now >= self._takes_from

    async def confirm(self) -> None:
        """Raise OwnershipLost if this process has lost a lease, as far as is known.

        The database is asked where this process stood still for so long that another one may have taken it.
        """
        if self._lost is not None:
            raise self._lost
        if self.held_shards and asyncio.get_running_loop().time() - self._renewed_at > self._lasts_ms / 1000:
            await self._guarded(self._confirm())

    async def _confirm(self) -> None:
        async with self._server.begin() as rows:
            await self._renew(rows, None, ())
        self._may_take()

    async def _guarded(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this work in time; report a loss."""
        begun = asyncio.get_running_loop().time()
        try:
            async with in_time(self._lasts_ms / 1000, "renewed the leases"):
                done = await work
        except OwnershipLost as error:
            self.held_shards.clear()
            self._lost = error
            self.on_lost(error)
            raise
        self._renewed_at = begun
        return done

    async def give_back(self, shards: Collection[int], at_ms: int | None) -> None:
        """Give leases back at once; their tables have been let go, at this time of this process's clock.

        None: they were not played, and their clocks have stood still since the previous holder.
        """
        tokens = {shard: token for shard in shards if (token := self.held_shards.pop(shard, None)) is not None}
        if not tokens:
            return
        async with in_time(self._lasts_ms / 1000, "taken the leases back"), self._server.begin() as rows:
            await rows.give_back(self._with_sessions(tokens), at_ms)

    async def end(self, at_ms: int) -> None:
        """Give everything back and leave the processes that share."""
        await self.give_back(list(self.held_shards), at_ms)
        async with in_time(self._lasts_ms / 1000, "taken the leases back"), self._server.begin() as rows:
            await rows.leave(self.name)

    # -- One round ----------------------------------------------------------------------------------------------------

    async def _renew(self, rows: SharedRows, at_ms: int | None, alive: Collection[int]) -> None:
        if not self.held_shards:
            return
        held = dict(self.held_shards)
        renewed = await rows.renew(self._with_sessions(held), lasts=self._lasts_ms, alive=alive, alive_at=at_ms)
        # One that was given back since is not lost.
        lost = {shard for shard in held.keys() - renewed if self.held_shards.get(shard) == held[shard]}
        if lost:
            raise OwnershipLost(f"another process has taken over shard {min(lost)}")

    async def _appear(self, rows: SharedRows) -> None:
        await rows.appear(self.name, shards=self.shards, is_sharing=not self._is_fixed, lasts=self._lasts_ms)

    def _wanted(self, counts: dict[str, int]) -> int:
        """How many more shards this process may take."""
        if self._is_fixed:
            return len(self._among) - len(self.held_shards)
        has_poorer = min(counts.values()) < len(self.held_shards)
        share = self.shards // len(counts) if has_poorer else -(-self.shards // len(counts))
        return max(0, share - len(self.held_shards))

    def _surplus(self, counts: dict[str, int]) -> int | None:
        """The shard to give back: of the richest process, the first of them, if another has two less."""
        if self._is_fixed or not self.held_shards or sum(counts.values()) < self.shards:
            return None
        most = max(counts.values())
        first = min(name for name, count in counts.items() if count == most)
        return max(self.held_shards) if first == self.name and most - min(counts.values()) > 1 else None

    async def _take(self, rows: SharedRows, most: int) -> Sequence[Taken]:
        free = [shard for shard in self._among if shard not in self.held_shards]
        if most <= 0 or not free:
            return ()
        return await rows.take(self.name, free, most=most, lasts=self._lasts_ms)

    def _with_sessions(self, tokens: dict[int, int]) -> list[Lease]:
        return [Lease(shard, token, self.session_of(shard)) for shard, token in tokens.items()]
