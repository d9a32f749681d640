# ruff: noqa: S608  (only constants are put into the queries)
"""Fencing: what is written for a table counts only while this process holds the lease of the table's shard.

The lease's row is locked `FOR KEY SHARE` until the write is committed. A renewal, which changes no key, does not wait
for that; a take (`FOR UPDATE`) does, so it never misses an entry.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from data.errors import HeldElsewhere, OwnershipLost
from data.lanes import CacheRow, EntryRow, PostgresLane
from data.leases import Leases, shard_of
from data.ownership import SHARED
from data.sharing import HeldLeases, SharedRows

IDLE_MS: Final = 4_000
"""Milliseconds after which the server ends a transaction in which nothing happens."""

_HOME: Final = "coalesce(nullif(guild_id, 0), nullif(user_id, 0), greatest(channel_id, 0), 0)"
"""`data.rows.home_of` of a table's row."""

# The shards of tables $1 as $2 shards are counted, and those of them that are held by the tokens ($3, $4).
_FENCE: Final = (
    f"WITH needed AS (SELECT DISTINCT ({_HOME} >> 22) % $2::bigint AS shard"
    " FROM tables WHERE id = ANY($1::bigint[])),"
    " held AS MATERIALIZED (SELECT leases.shard FROM leases"
    " JOIN unnest($3::int[], $4::bigint[]) AS mine (shard, token) USING (shard, token)"
    " WHERE leases.shards = $2 AND leases.shard IN (SELECT shard FROM needed) ORDER BY shard FOR KEY SHARE OF leases),"
    f" is_held AS MATERIALIZED (SELECT EXISTS (SELECT 1 FROM ownership WHERE owner = '{SHARED}')"
    " AND NOT EXISTS (SELECT shard FROM needed EXCEPT SELECT shard FROM held) AS it) "
)


class LeasedLane(PostgresLane):
    """The lane of a process that shares the database: a batch is written if the shards of all its tables are held."""

    _FENCED_INSERT: Final = _FENCE + (
        "INSERT INTO entries (table_id, n, at_ms, body) "
        "SELECT * FROM unnest($1::bigint[], $5::int[], $6::bigint[], $7::text[]) "
        "WHERE (SELECT it FROM is_held) RETURNING n"
    )

    _FENCED_SET_CACHES: Final = _FENCE + (
        "UPDATE tables SET cache = given.cache::json FROM unnest($1::bigint[], $5::text[]) AS given (id, cache) "
        "WHERE tables.id = given.id AND (SELECT it FROM is_held) RETURNING tables.id"
    )

    _LOOK: Final = (
        _FENCE + "SELECT (SELECT it FROM is_held), array(SELECT shard FROM needed EXCEPT SELECT shard FROM held)"
    )

    def __init__(self, driver: Any, leases: HeldLeases) -> None:
        super().__init__(driver)
        self._leases = leases

    async def insert(self, rows: Sequence[EntryRow]) -> None:
        """Raises HeldElsewhere as well: a table's shard is not this process's."""
        ids, *columns = map(list, zip(*rows, strict=True))
        held = dict(self._leases.held_shards)
        if len(await self._driver.fetch(self._FENCED_INSERT, ids, *self._given(held), *columns)) != len(rows):
            await self._explain(ids, held)
            raise OwnershipLost("another process has taken over the database")

    async def set_caches(self, rows: Sequence[CacheRow]) -> set[int]:
        ids, *columns = map(list, zip(*rows, strict=True))
        held = dict(self._leases.held_shards)
        found = await self._driver.fetch(self._FENCED_SET_CACHES, ids, *self._given(held), *columns)
        if not found:
            await self._explain(ids, held)
        return {table_id for (table_id,) in found}

    def _given(self, held: dict[int, int]) -> tuple[int, list[int], list[int]]:
        return max(1, self._leases.shards), list(held), list(held.values())

    async def _explain(self, ids: Sequence[Any], held: dict[int, int]) -> None:
        """Raise HeldElsewhere or OwnershipLost for what was refused; nothing if it would not be refused now."""
        is_held, missing = await self._driver.fetchrow(self._LOOK, ids, *self._given(held))
        for shard in sorted(missing):
            raise refusal(self._leases, shard, held.get(shard))
        if not is_held:
            raise OwnershipLost("another process has taken over the database")


async def leased_lane(connection: AsyncConnection, leases: HeldLeases) -> LeasedLane:
    """The lane of an SQLAlchemy connection to a shared database."""
    driver: Any = (await connection.get_raw_connection()).driver_connection
    # A process that hangs must not keep its locks: others wait for them.
    await driver.execute(f"SET idle_in_transaction_session_timeout = {IDLE_MS}")
    return LeasedLane(driver, leases)


async def fence(rows: SharedRows, leases: Leases, home: int | None) -> None:
    """Lock the lease of the shard of a server or user until the transaction ends. Raises HeldElsewhere or
    OwnershipLost.
    """
    leases.check(home)
    shard = shard_of(home, leases.shards)
    token = leases.held_shards[shard]
    if not await rows.lock_lease(shard, leases.shards, token):
        raise refusal(leases, shard, token)


def refusal(leases: HeldLeases, shard: int, token: int | None) -> Exception:
    """Why a write for this shard was refused; `token`: what it was made with."""
    if token is None or leases.held_shards.get(shard) != token:  # It was given back meanwhile.
        return HeldElsewhere(shard)
    return OwnershipLost(f"another process has taken over shard {shard}")
