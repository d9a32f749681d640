# ruff: noqa: S608  (only constants are put into the queries)
"""Questions of processes that share a PostgreSQL database to its server about each other, in SQL (`data.sharing`)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import TextClause, bindparam, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.types import BigInteger, Integer, Text

from data.connect import connect_driver
from data.fencing import IDLE_MS, LeasedLane, leased_lane
from data.gateway_sessions import GatewaySession, HandedOver
from data.ownership import SessionOwnership
from data.sharing import HeldLeases, Lease, Taken

NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
"""The database's clock in SQL, in milliseconds since 1970."""
SERVER_BEGAN: Final = "(extract(epoch FROM pg_postmaster_start_time()) * 1000)::bigint"
"""When the database's server was started, on the same clock."""

_SETTING_UP: Final = 0x736576656E74
"""The key of the advisory lock under which leases are set up."""
_RUNS: Final = 0x736576656E75
"""The key of the advisory lock under which processes that share a database run what reads before it writes."""
_CHANNEL: Final = "sevens"

_MINE: Final = (
    "unnest(:shards, :tokens, :ids, :sequences, :urls) AS mine (shard, token, session_id, sequence, resume_url)"
)
_SAVED: Final = ", ".join(
    f"{column} = CASE WHEN mine.session_id IS NULL THEN leases.{column} ELSE {saved} END"
    for column, saved in (
        ("session_id", "mine.session_id"),
        ("sequence", "mine.sequence"),
        ("resume_url", "mine.resume_url"),
        ("session_token", "leases.token"),
    )
)


class PostgresRows:
    """The `SharedRows` of a transaction of PostgreSQL.

    Several leases are locked in the order of shards. A plain UPDATE locks rows as they lie on the disk, which changes
    with each write, so that two processes could wait for each other.
    """

    def __init__(self, connection: AsyncConnection, began: str) -> None:
        self._connection = connection
        self._began = began

    # -- Leases and processes -----------------------------------------------------------------------------------------

    async def set_up_alone(self) -> None:
        await self._connection.execute(text(f"SELECT pg_advisory_xact_lock({_SETTING_UP})"))

    async def divisions(self, lasts: int) -> set[int]:
        query = (
            f"SELECT shards FROM processes WHERE seen_at_ms > {NOW} - :lasts"
            f" UNION SELECT shards FROM leases WHERE holder IS NOT NULL AND expires_at_ms > {NOW}"
        )
        return {*(await self._connection.scalars(text(query), {"lasts": lasts}))}

    async def divide(self, shards: int) -> None:
        # Rows of an earlier number of shards stay: tokens never come again.
        reset = (
            "WITH locked AS MATERIALIZED (SELECT shard FROM leases WHERE shards <> :shards"
            " ORDER BY shard FOR NO KEY UPDATE)"
            " UPDATE leases SET token = token + 1, shards = :shards, holder = NULL, expires_at_ms = 0"
            " FROM locked WHERE leases.shard = locked.shard"
        )
        await self._connection.execute(text(reset), {"shards": shards})
        missing = (
            "INSERT INTO leases (shard, shards, token, expires_at_ms)"
            " SELECT n, :shards, 0, 0 FROM generate_series(0, :shards - 1) AS n ON CONFLICT DO NOTHING"
        )
        await self._connection.execute(text(missing), {"shards": shards})

    async def appear(self, name: str, *, shards: int, is_sharing: bool, lasts: int) -> None:
        query = (
            f"INSERT INTO processes (name, shards, is_sharing, seen_at_ms) VALUES (:name, :shards, :sharing, {NOW})"
            " ON CONFLICT (name) DO UPDATE SET seen_at_ms = excluded.seen_at_ms"
        )
        await self._connection.execute(text(query), {"name": name, "shards": shards, "sharing": is_sharing})
        # One that is locked is being deleted by another process, or has come back.
        gone = (
            "WITH gone AS MATERIALIZED (SELECT name FROM processes"
            f" WHERE seen_at_ms < {NOW} - 10 * :lasts FOR UPDATE SKIP LOCKED)"
            " DELETE FROM processes USING gone WHERE processes.name = gone.name"
        )
        await self._connection.execute(text(gone), {"lasts": lasts})

    async def leave(self, name: str) -> None:
        await self._connection.execute(text("DELETE FROM processes WHERE name = :name"), {"name": name})

    async def counts(self, shards: int, lasts: int) -> dict[str, int]:
        query = (
            "SELECT name, (SELECT count(*) FROM leases"
            f" WHERE holder = name AND shard < :shards AND expires_at_ms > {NOW}) AS held"
            f" FROM processes WHERE is_sharing AND seen_at_ms > {NOW} - :lasts"
        )
        rows = await self._connection.execute(text(query), {"shards": shards, "lasts": lasts})
        return {row.name: row.held for row in rows}

    async def renew(
        self, held: Sequence[Lease], *, lasts: int, alive: Collection[int], alive_at: int | None
    ) -> set[int]:
        query = (
            f"WITH locked AS MATERIALIZED (SELECT shard FROM leases JOIN {_MINE} USING (shard, token)"
            " ORDER BY shard FOR NO KEY UPDATE OF leases)"
            f" UPDATE leases SET expires_at_ms = {NOW} + :lasts,"
            f" alive_at_ms = CASE WHEN leases.shard = ANY(:alive) THEN :at ELSE alive_at_ms END, {_SAVED} FROM {_MINE}"
            " WHERE leases.shard = mine.shard AND leases.shard IN (SELECT shard FROM locked) RETURNING leases.shard"
        )
        given = {**_arrays(held), "lasts": lasts, "at": alive_at, "alive": list(alive)}
        return {*(await self._connection.scalars(_with_arrays(query), given))}

    async def take(self, name: str, free: Collection[int], *, most: int, lasts: int) -> list[Taken]:
        # Materialized: a plan may run a subquery again for each row, and would find further shards beyond the limit.
        query = (
            "WITH before AS MATERIALIZED (SELECT shard, holder IS NULL AS is_free FROM leases"
            f" WHERE shard = ANY(:free) AND expires_at_ms <= {NOW}"
            f" AND (holder IS NULL OR {self._began} <= {NOW} - :lasts)"
            " ORDER BY shard LIMIT :most FOR UPDATE SKIP LOCKED)"
            f" UPDATE leases SET holder = :name, token = token + 1, expires_at_ms = {NOW} + :lasts,"
            " session_token = CASE session_token WHEN token THEN token + 1 END"
            " FROM before WHERE leases.shard = before.shard"
            " RETURNING leases.shard, token, alive_at_ms, is_free,"
            " session_id, sequence, resume_url, session_token"
        )
        statement = text(query).bindparams(bindparam("free", type_=ARRAY(Integer)))
        given = {"name": name, "lasts": lasts, "free": list(free), "most": most}
        return [
            Taken(
                row.shard,
                row.token,
                row.alive_at_ms,
                None
                if row.session_token is None
                else HandedOver(GatewaySession(row.session_id, row.sequence, row.resume_url), row.is_free),
            )
            for row in await self._connection.execute(statement, given)
        ]

    async def give_back(self, held: Sequence[Lease], alive_at: int | None) -> None:
        # FOR UPDATE waits for writes that are being committed.
        query = (
            "WITH locked AS MATERIALIZED (SELECT shard FROM"
            f" leases JOIN {_MINE} USING (shard, token) ORDER BY shard FOR UPDATE OF leases)"
            f" UPDATE leases SET holder = NULL, expires_at_ms = 0, alive_at_ms = coalesce(:at, alive_at_ms), {_SAVED}"
            f" FROM {_MINE} WHERE leases.shard = mine.shard AND leases.shard IN (SELECT shard FROM locked)"
        )
        await self._connection.execute(_with_arrays(query), {**_arrays(held), "at": alive_at})

    # -- Slots to identify --------------------------------------------------------------------------------------------

    async def take_slot(self, bucket: int, every: int, mine: int | None) -> int | None:
        query = (
            f"INSERT INTO identifies (bucket, next_at_ms) VALUES (:bucket, {NOW} + :every)"
            f" ON CONFLICT (bucket) DO UPDATE SET next_at_ms = {NOW} + :every"
            f" WHERE identifies.next_at_ms <= {NOW} OR identifies.next_at_ms = :mine RETURNING next_at_ms"
        )
        return await self._connection.scalar(text(query), {"bucket": bucket, "every": every, "mine": mine})

    async def slot_left(self, bucket: int) -> int:
        query = f"SELECT next_at_ms - {NOW} FROM identifies WHERE bucket = :bucket"
        return await self._connection.scalar(text(query), {"bucket": bucket}) or 0

    async def give_slot_back(self, bucket: int, mine: int) -> None:
        query = f"UPDATE identifies SET next_at_ms = {NOW} WHERE bucket = :bucket AND next_at_ms = :mine"
        await self._connection.execute(text(query), {"bucket": bucket, "mine": mine})

    # -- Writing ------------------------------------------------------------------------------------------------------

    async def lock_lease(self, shard: int, shards: int, token: int) -> bool:
        query = "SELECT shard FROM leases WHERE shard = :shard AND shards = :shards AND token = :token FOR KEY SHARE"
        given = {"shard": shard, "shards": shards, "token": token}
        return await self._connection.scalar(text(query), given) is not None

    async def run_alone(self) -> None:
        await self._connection.execute(text(f"SELECT pg_advisory_xact_lock({_RUNS})"))

    async def notify(self, notice: str) -> None:
        given = {"channel": _CHANNEL, "notice": notice}
        await self._connection.execute(text("SELECT pg_notify(:channel, :notice)"), given)


class PostgresServer:
    """The `Server` of a PostgreSQL database."""

    def __init__(self, engine: AsyncEngine, *, began: str = SERVER_BEGAN, idle_ms: int = IDLE_MS) -> None:
        """`began`: when it was started, in SQL. `idle_ms`: how long a transaction may wait for its process."""
        self._engine, self._idle_ms = engine, idle_ms
        self.began = began

    @asynccontextmanager
    async def begin(self) -> AsyncGenerator[PostgresRows]:
        async with self._engine.begin() as connection:
            # A process that stands still here would keep others from its leases and slots.
            await connection.execute(text(f"SET LOCAL idle_in_transaction_session_timeout = {self._idle_ms}"))
            yield PostgresRows(connection, self.began)

    def within(self, connection: AsyncConnection) -> PostgresRows:
        return PostgresRows(connection, self.began)

    def ownership(self, *, is_shared: bool) -> SessionOwnership:
        return SessionOwnership(is_shared=is_shared)

    async def lane(self, connection: AsyncConnection, leases: HeldLeases) -> LeasedLane:
        return await leased_lane(connection, leases)

    @asynccontextmanager
    async def listening(self, heard: Callable[[str], object]) -> AsyncGenerator[asyncio.Event]:
        driver, ended = await connect_driver(self._engine.url), asyncio.Event()

        def on_notice(_connection: Any, _pid: int, _channel: str, notice: str) -> None:
            heard(notice)

        def has_ended(_: object) -> None:
            ended.set()

        try:
            driver.add_termination_listener(has_ended)
            await driver.add_listener(_CHANNEL, on_notice)
            yield ended
        finally:
            driver.terminate()


def _arrays(held: Sequence[Lease]) -> dict[str, list[Any]]:
    sessions = [each.session for each in held]
    return {
        "shards": [each.shard for each in held],
        "tokens": [each.token for each in held],
        "ids": [each and each.id for each in sessions],
        "sequences": [each and each.sequence for each in sessions],
        "urls": [each and each.resume_url for each in sessions],
    }


def _with_arrays(query: str) -> TextClause:
    types = {
        "shards": ARRAY(Integer),
        "tokens": ARRAY(BigInteger),
        "ids": ARRAY(Text),
        "sequences": ARRAY(BigInteger),
        "urls": ARRAY(Text),
        "alive": ARRAY(Integer),
    }
    return text(query).bindparams(*(bindparam(name, type_=kind) for name, kind in types.items() if f":{name}" in query))
