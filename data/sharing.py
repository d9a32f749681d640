"""Questions of processes that share a database to its server about each other: leases, slots, notices and locks.

`data.postgres_server` asks PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    import asyncio

    from sqlalchemy.ext.asyncio import AsyncConnection

    from data.gateway_sessions import GatewaySession, HandedOver
    from data.lanes import Lane


@dataclass(frozen=True, slots=True)
class Lease:
    """A lease that a process holds. `session`: its shard's session at Discord; None: the saved one is so still."""

    shard: int
    token: int
    session: GatewaySession | None = None


class HeldLeases(Protocol):
    """The leases of a process, as far as its writes are checked against them."""

    shards: int
    """Into how many shards servers are divided."""
    held_shards: dict[int, int]
    """The tokens of the leases, by shard."""


class Taken(NamedTuple):
    """A lease that was taken."""

    shard: int
    token: int
    alive_at: int | None
    """When its tables were last alive."""
    handed_over: HandedOver | None


class SharedRows(Protocol):
    """One transaction. All times are milliseconds of the server's clock, if it is not said otherwise."""

    # -- Leases and processes -----------------------------------------------------------------------------------------

    async def set_up_alone(self) -> None:
        """Wait until no other transaction sets up leases; it then waits for the end of this one."""
        ...

    async def divisions(self, lasts: int) -> set[int]:
        """Into how many shards live processes and held leases divide servers. `lasts`: how long a lease lasts."""
        ...

    async def divide(self, shards: int) -> None:
        """Make a row for each shard. Leases of another division end; their tokens never come again."""
        ...

    async def appear(self, name: str, *, shards: int, is_sharing: bool, lasts: int) -> None:
        """Write a sign of life of this process, and delete processes that gave none for long."""
        ...

    async def leave(self, name: str) -> None:
        """Delete this process."""
        ...

    async def counts(self, shards: int, lasts: int) -> dict[str, int]:
        """How many shards each live process holds, of those that share everything."""
        ...

    async def renew(
        self, held: Sequence[Lease], *, lasts: int, alive: Collection[int], alive_at: int | None
    ) -> set[int]:
        """Renew leases; returns the shards of those that are still held. `alive_at`, by the process's clock, is
        written to the shards `alive`.
        """
        ...

    async def take(self, name: str, free: Collection[int], *, most: int, lasts: int) -> list[Taken]:
        """Take up to `most` of these leases that ran out or were given back, and that nobody is writing under.

        One that ran out while the server was away is left to its holder for as long as it lasts.
        """
        ...

    async def give_back(self, held: Sequence[Lease], alive_at: int | None) -> None:
        """Give leases back, after all writes under them. `alive_at`, by the process's clock: None leaves what is
        there."""
        ...

    # -- Slots to identify --------------------------------------------------------------------------------------------

    async def take_slot(self, bucket: int, every: int, mine: int | None) -> int | None:
        """Take the slot of a bucket if it has come, or if `mine` is the latest: the next is `every` later. Returns
        it; None: it has not come.
        """
        ...

    async def slot_left(self, bucket: int) -> int:
        """How long it is until the bucket's next slot."""
        ...

    async def give_slot_back(self, bucket: int, mine: int) -> None:
        """Let the next slot come now, if `mine` was the latest."""
        ...

    # -- Writing ------------------------------------------------------------------------------------------------------

    async def lock_lease(self, shard: int, shards: int, token: int) -> bool:
        """Let nobody take this lease until the transaction ends; returns whether it is held."""
        ...

    async def run_alone(self) -> None:
        """Wait until no other transaction runs what reads before it writes; it then waits for the end of this one."""
        ...

    async def notify(self, notice: str) -> None:
        """Send a notice to all processes when the transaction is committed; at most 7,999 bytes."""
        ...


class Ownership(Protocol):
    """The lock of a writer's session, which ends with the session."""

    async def take(self, connection: AsyncConnection, *, patience_s: float) -> None:
        """Take the lock; this process's broken session may still have it. Raises InUse after `patience_s` seconds."""
        ...

    async def check(self, connection: AsyncConnection) -> None:
        """Raise OwnershipLost if this session no longer has the lock."""
        ...

    async def release(self, connection: AsyncConnection) -> None:
        """Release the lock."""
        ...


class Server(Protocol):
    """The server of a database."""

    def begin(self) -> AbstractAsyncContextManager[SharedRows]:
        """A transaction of its own, committed at the end."""
        ...

    def within(self, connection: AsyncConnection) -> SharedRows:
        """The transaction of this connection."""
        ...

    def ownership(self, *, is_shared: bool) -> Ownership:
        """The lock of a writer; `is_shared`: with others that share the database."""
        ...

    async def lane(self, connection: AsyncConnection, leases: HeldLeases) -> Lane:
        """The lane of a writer that shares the database."""
        ...

    def listening(self, heard: Callable[[str], object]) -> AbstractAsyncContextManager[asyncio.Event]:
        """Call `heard` with each notice; the event is set when the connection ends."""
        ...
