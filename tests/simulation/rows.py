"""What processes that share the model of a server ask of it: `data.sharing` over `tests.simulation.server`."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from data import sqlite_driver
from data.errors import OwnershipLost
from data.fencing import IDLE_MS, refusal
from data.gateway_sessions import GatewaySession, HandedOver
from data.lanes import CacheRow, EntryRow, SqliteLane
from data.leases import Leases, shard_of
from data.sharing import Lease, Taken
from tests.simulation.database import Connection, connection_of
from tests.simulation.server import Listener, Mode, ModelServer, Session


@dataclass(frozen=True, slots=True)
class LeaseRow:
    """A row of `leases`."""

    shards: int
    token: int = 0
    holder: str | None = None
    expires_at: int = 0
    alive_at: int | None = None
    session: GatewaySession | None = None
    session_token: int | None = None


@dataclass(frozen=True, slots=True)
class ProcessRow:
    """A row of `processes`."""

    shards: int
    is_sharing: bool
    seen_at: int


class ModelRows:
    """The `SharedRows` of a session's transaction."""

    def __init__(self, server: ModelServer, session: Session) -> None:
        self.server, self._session = server, session

    # -- Leases and processes -----------------------------------------------------------------------------------------

    async def set_up_alone(self) -> None:
        await self._advisory("setting up")

    async def run_alone(self) -> None:
        await self._advisory("runs")

    async def _advisory(self, name: str) -> None:
        await self._session.ask(lambda: self.server.lock(self._session, ("advisory", name), Mode.WHOLE))

    async def divisions(self, lasts: int) -> set[int]:
        async def statement() -> set[int]:
            now, there = self.server.now(), self._session
            return {each.shards for each in there.rows_of("processes").values() if each.seen_at > now - lasts} | {
                each.shards
                for each in there.rows_of("leases").values()
                if each.holder is not None and each.expires_at > now
            }

        return await self._session.ask(statement)

    async def divide(self, shards: int) -> None:
        there = self._session

        async def reset() -> None:
            leases = there.rows_of("leases")
            for key in await there.locked("leases", leases, Mode.CHANGED, lambda _, row: row.shards != shards):
                row = there.row(("leases", key))
                there.changes["leases", key] = replace(
                    row, token=row.token + 1, shards=shards, holder=None, expires_at=0
                )

        async def insert() -> None:
            for shard in range(shards):
                if not await there.is_there(("leases", shard)):
                    there.changes["leases", shard] = LeaseRow(shards)

        await there.ask(reset)
        await there.ask(insert)

    async def appear(self, name: str, *, shards: int, is_sharing: bool, lasts: int) -> None:
        there = self._session

        async def upsert() -> None:
            seen_at = self.server.now()
            row = await there.lock_to_insert(("processes", name))
            there.changes["processes", name] = (
                ProcessRow(shards, is_sharing, seen_at) if row is None else replace(row, seen_at=seen_at)
            )

        async def delete() -> None:
            limit = self.server.now() - 10 * lasts
            for each, row in there.rows_of("processes").items():
                key = ("processes", each)
                if row.seen_at < limit and self.server.is_free(there, key, Mode.WHOLE):
                    await self.server.lock(there, key, Mode.WHOLE)
                    there.changes[key] = None

        await there.ask(upsert)
        await there.ask(delete)

    async def leave(self, name: str) -> None:
        there = self._session

        async def delete() -> None:
            for key in await there.locked("processes", [name], Mode.WHOLE, lambda *_: True):
                there.changes["processes", key] = None

        await there.ask(delete)

    async def counts(self, shards: int, lasts: int) -> dict[str, int]:
        async def statement() -> dict[str, int]:
            now, leases = self.server.now(), self._session.rows_of("leases")
            return {
                name: sum(
                    row.holder == name and shard < shards and row.expires_at > now for shard, row in leases.items()
                )
                for name, process in self._session.rows_of("processes").items()
                if process.is_sharing and process.seen_at > now - lasts
            }

        return await self._session.ask(statement)

    async def renew(
        self, held: Sequence[Lease], *, lasts: int, alive: Collection[int], alive_at: int | None
    ) -> set[int]:
        there, mine = self._session, {each.shard: each for each in held}
        marked = frozenset(alive)

        async def statement() -> set[int]:
            shards = await there.locked(
                "leases", sorted(mine), Mode.CHANGED, lambda shard, row: row.token == mine[shard].token
            )
            now = self.server.now()
            for shard in shards:
                row = _saved(there.row(("leases", shard)), mine[shard].session)
                row = replace(row, expires_at=now + lasts)
                there.changes["leases", shard] = replace(row, alive_at=alive_at) if shard in marked else row
            return {*shards}

        return await there.ask(statement)

    async def take(self, name: str, free: Collection[int], *, most: int, lasts: int) -> list[Taken]:
        there, wanted = self._session, sorted(free)

        async def statement() -> list[Taken]:
            server, now, taken = self.server, self.server.now(), list[Taken]()
            for shard in wanted:
                row, key = there.row(("leases", shard)), ("leases", shard)
                if row is None or row.expires_at > now or len(taken) == most:
                    continue
                if row.holder is not None and server.began > now - lasts:
                    continue
                if not server.is_free(there, key, Mode.WHOLE):
                    continue
                await server.lock(there, key, Mode.WHOLE)
                token = row.token + 1
                is_saved = row.session_token == row.token
                there.changes[key] = replace(
                    row,
                    holder=name,
                    token=token,
                    expires_at=now + lasts,
                    session_token=token if is_saved else None,
                )
                session = HandedOver(row.session, row.holder is None) if is_saved else None
                taken.append(Taken(shard, token, row.alive_at, session))
            return taken

        return await there.ask(statement)

    async def give_back(self, held: Sequence[Lease], alive_at: int | None) -> None:
        there, mine = self._session, {each.shard: each for each in held}

        async def statement() -> None:
            for shard in await there.locked(
                "leases", sorted(mine), Mode.WHOLE, lambda shard, row: row.token == mine[shard].token
            ):
                row = _saved(there.row(("leases", shard)), mine[shard].session)
                at = row.alive_at if alive_at is None else alive_at
                there.changes["leases", shard] = replace(row, holder=None, expires_at=0, alive_at=at)

        await there.ask(statement)

    # -- Slots to identify --------------------------------------------------------------------------------------------

    async def take_slot(self, bucket: int, every: int, mine: int | None) -> int | None:
        there, key = self._session, ("identifies", bucket)

        async def statement() -> int | None:
            given = self.server.now() + every
            row = await there.lock_to_insert(key)
            now = self.server.now()
            if row is not None and row > now and row != mine:
                return None
            there.changes[key] = given if row is None else now + every
            self.server.slots[there.owner] += row is None or row != mine
            return there.changes[key]

        return await there.ask(statement)

    async def slot_left(self, bucket: int) -> int:
        async def statement() -> int:
            row = self._session.row(("identifies", bucket))
            return 0 if row is None else row - self.server.now()

        return await self._session.ask(statement)

    async def give_slot_back(self, bucket: int, mine: int) -> None:
        there = self._session

        async def statement() -> None:
            found = await there.locked("identifies", [bucket], Mode.CHANGED, lambda _, row: row == mine)
            for key, now in found.items():
                there.changes["identifies", key] = now
                self.server.slots[there.owner] -= 1

        await there.ask(statement)

    # -- Writing ------------------------------------------------------------------------------------------------------

    async def lock_lease(self, shard: int, shards: int, token: int) -> bool:
        return bool(await self.lock_leases({shard: token}, shards, [shard]))

    async def lock_leases(self, tokens: dict[int, int], shards: int, needed: Collection[int]) -> set[int]:
        """Lock those of the needed leases that are held by these tokens; returns their shards."""
        there, wanted = self._session, sorted({*needed} & tokens.keys())

        async def statement() -> set[int]:
            return {
                *await there.locked(
                    "leases",
                    wanted,
                    Mode.SHARED,
                    lambda shard, row: row.shards == shards and row.token == tokens[shard],
                )
            }

        return await there.ask(statement)

    async def notify(self, notice: str) -> None:
        async def statement() -> None:
            self._session.notices.append(notice)

        await self._session.ask(statement)


def _saved(row: LeaseRow, session: GatewaySession | None) -> LeaseRow:
    return row if session is None else replace(row, session=session, session_token=row.token)


class ModelSharing:
    """The `Server` of a process (`owner`) of the simulated world."""

    def __init__(self, server: ModelServer, owner: object) -> None:
        self._server, self._owner = server, owner

    @asynccontextmanager
    async def begin(self) -> AsyncGenerator[ModelRows]:
        session = self._server.connect(self._owner, idle_s=IDLE_MS / 1000)
        try:
            yield ModelRows(self._server, session)
            await session.commit()
        finally:
            session.end()

    def within(self, connection: AsyncConnection) -> ModelRows:
        return ModelRows(self._server, connection_of(connection).session)

    def ownership(self, *, is_shared: bool) -> "NoLock":
        assert is_shared
        return NoLock()

    async def lane(self, connection: AsyncConnection, leases: Leases) -> "ModelLane":
        driver = (await connection.get_raw_connection()).driver_connection
        assert isinstance(driver, sqlite_driver.Connection)
        return ModelLane(driver, connection_of(connection), self.within(connection), leases)

    @asynccontextmanager
    async def listening(self, heard: Callable[[str], object]) -> AsyncGenerator[asyncio.Event]:
        server = self._server
        await asyncio.sleep(server.delay())
        if server.is_away:
            raise ConnectionError("the server is away")
        listener = Listener(self._owner, heard, asyncio.Event())
        server.listeners.append(listener)
        try:
            yield listener.ended
        finally:
            if listener in server.listeners:
                server.listeners.remove(listener)


class NoLock:
    """The lock that all processes of a world share: nobody wants the database alone."""

    async def take(self, connection: AsyncConnection, *, patience_s: float) -> None:
        """It is free."""

    async def check(self, connection: AsyncConnection) -> None:
        """It is there as long as the session."""

    async def release(self, connection: AsyncConnection) -> None:
        """Nobody waits for it."""


class ModelLane(SqliteLane):
    """As `data.fencing.LeasedLane`: entries are in SQLite, and leases in the model."""

    def __init__(
        self, driver: sqlite_driver.Connection, connection: Connection, rows: ModelRows, leases: Leases
    ) -> None:
        super().__init__(driver)
        self._connection, self._rows, self._leases = connection, rows, leases
        self._written_to: set[int] = set()
        """The shards of the entries that are being written."""

    async def insert(self, rows: Sequence[EntryRow]) -> None:
        ids, held = [row[0] for row in rows], dict(self._leases.held_shards)
        if not await self._fenced(ids, held):
            await self._explain(ids, held)
            raise OwnershipLost("another process has taken over the database")
        self._connection.on_written = partial(self._rows.server.on_written, self._written_to, held)
        with _or_lost():
            await super().insert(rows)

    async def set_caches(self, rows: Sequence[CacheRow]) -> set[int]:
        ids, held = [row[0] for row in rows], dict(self._leases.held_shards)
        if not await self._fenced(ids, held):
            await self._explain(ids, held)
            return set()
        with _or_lost():
            return await super().set_caches(rows)

    async def _fenced(self, ids: Sequence[int], held: dict[int, int]) -> bool:
        """Lock the leases of these tables until the next statement is done; return whether all are held."""
        self._written_to = needed = await self._needed(ids)
        is_held = needed == await self._rows.lock_leases(held, max(1, self._leases.shards), needed)
        if is_held:
            self._connection.ends_with_statement = True
        else:
            await self._connection.session.commit()
        return is_held

    async def _explain(self, ids: Sequence[int], held: dict[int, int]) -> None:
        needed = await self._needed(ids)
        missing = needed - await self._rows.lock_leases(held, max(1, self._leases.shards), needed)
        await self._connection.session.commit()
        for shard in sorted(missing):
            raise refusal(self._leases, shard, held.get(shard))

    async def _needed(self, ids: Sequence[int]) -> set[int]:
        query = f"SELECT guild_id, user_id FROM tables WHERE id IN ({','.join(map(str, ids))})"
        with _or_lost():
            homes = [guild or user for guild, user in await self._driver.execute_fetchall(query)]
        return {shard_of(home, max(1, self._leases.shards)) for home in homes}

    @property
    def is_lost(self) -> bool:
        return self._connection.is_closed

    def is_lost_by(self, error: Exception) -> bool:
        return self.is_lost

    def listen(self, ended: Callable[[], object]) -> None:
        self._connection.on_close = ended


@contextmanager
def _or_lost() -> Iterator[None]:
    """A connection that has ended is a file that was closed, here."""
    try:
        yield
    except sqlite3.ProgrammingError as error:
        raise ConnectionResetError("the connection has ended") from error
