"""The store: all persistent data. `data.rows` has its input and output types.

All writes go through one writer (`data.writer`) and are on disk when the method returns. Times are milliseconds since
1970 UTC and come from the caller.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeVar

import orjson
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data import levels, people, profiles, reviews, scores, settings, standings, tables, tidying
from data.backup import backup
from data.connect import cannot_be_used, create, sqlite_file
from data.damage import damage_in, damaged
from data.errors import Damaged, OwnershipLost
from data.identifying import IdentifySlots
from data.lanes import Lane, lane_of
from data.leases import Leases
from data.migrations import migrate
from data.notices import Notices
from data.ownership import PATIENCE_S
from data.rows import (
    AgainstLevels,
    Board,
    Entry,
    Finish,
    Indexed,
    Kept,
    Leaders,
    Past,
    PlayedMatch,
    Profile,
    Result,
    Standing,
    TableLog,
    TableRow,
    Values,
)
from data.schema import guild_settings, preferences
from data.tidying import Judge, Tidied
from data.writer import Writer

T = TypeVar("T")

EMOJIS: Final = "emojis"
"""A kind of notices (`data.notices`): emojis were uploaded."""
STATISTICS: Final = 2
"""Connections for lists and statistics."""


class Store:
    """The database. Create it with `await Store.open(url)`; as an async context manager it closes itself.

    Any method may raise the database driver's errors (unreachable, out of space). Reads can be repeated. A failed or
    cancelled write may have been committed: read the data again to find out (`Writer.append`).
    """

    def __init__(
        self,
        url: str,
        engine: AsyncEngine,
        writer: Writer,
        leases: Leases | None = None,
        notices: Notices | None = None,
    ) -> None:
        self.leases = leases
        """The shards of servers that this process holds; None: it has the database to itself."""
        self.notices = notices
        """What other processes tell; None: there are no others."""
        self.identify_slots: Final = IdentifySlots(engine)
        """To start sessions at Discord, where other processes do, too."""
        self._url = url
        self.engine = engine
        # Lists and statistics have connections of their own, so that clicks never wait for one.
        self.statistics = create(url, connections=STATISTICS)
        self.writer, self.append_all, self.commits = writer, writer.append_all, writer.commits
        self._preferences = settings.KeyedValues(engine, writer, preferences, notices)
        self._guild_settings = settings.KeyedValues(engine, writer, guild_settings, notices)

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        patience_s: float = PATIENCE_S,
        on_lost: Callable[[OwnershipLost], object] = lambda _: None,
        is_shared: bool = False,
        lane_of: Callable[[AsyncConnection], Awaitable[Lane]] = lane_of,
    ) -> Store:
        """Lock the database at `url`, migrate its schema and start the writer.

        `is_shared`: share a PostgreSQL database with other processes; each writes for the tables whose `leases` it
        holds. Otherwise it is this process's alone. `lane_of` makes the lane of each connection of its writer.

        Raises ValueError for an unsupported URL, InUse if another process keeps the lock that long, SchemaUnknown if a
        newer program has migrated the database, Damaged if the file is corrupt, Unusable if it cannot be reached.

        `on_lost` is called once when another process has taken over the database; then everything raises OwnershipLost.
        """
        engine = create(url)
        leases = Leases(engine) if is_shared else None
        writer = Writer(engine, on_lost=on_lost, lane_of=lane_of, leases=leases)
        if leases is not None:
            leases.on_lost = writer.lose
        try:
            await writer.open(patience_s=patience_s)
            await migrate(engine)
            await writer.claim()
        except BaseException as error:
            await writer.close()
            await engine.dispose()
            known = _damaged(error, engine) or cannot_be_used(error, engine.url)
            if known is None:
                raise
            raise known from error
        notices = None if leases is None else Notices(engine.url, leases.name)
        store = cls(url, engine, writer, leases, notices)
        if notices is not None:
            notices.open()
        return store

    async def close(self) -> None:
        """Commit pending writes and release the database. Later writes raise StoreClosed."""
        if self.notices is not None:
            await self.notices.close()
        await self.writer.close()
        await self.statistics.dispose()
        await self.engine.dispose()

    @property
    def trouble(self) -> str | None:
        """Why the database took no write last, such as a full disk; None if it did."""
        return self.writer.trouble

    @property
    def waiting(self) -> int:
        """Writes that wait for their commit or are in it."""
        return self.writer.waiting

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # Tables

    async def open_table(
        self,
        *,
        guild_id: int | None,
        channel_id: int,
        at_ms: int,
        bodies: Sequence[str] | Callable[[int], Sequence[str]],
    ) -> TableRow:
        """Create a table with the first entries `bodies` in one transaction. Raises ChannelBusy.

        `bodies` may be what makes them from the table's id. It is called again where the transaction is repeated.
        """

        async def work(connection: AsyncConnection) -> TableRow:
            await self.writer.fence(connection, guild_id)
            return await tables.open_table(
                connection, guild_id=guild_id, channel_id=channel_id, at_ms=at_ms, bodies=bodies
            )

        return await self.writer.run(work)

    async def append(self, table_id: int, n: int, *, at_ms: int, body: str) -> None:
        """Append entry `n` to a table's log. Raises Conflict if it exists, or NoSuchTable; see `Writer.append`."""
        await self.writer.append(table_id, n, at_ms, body)

    async def close_table(
        self, table_id: int, n: int, *, at_ms: int, bodies: Sequence[str], finish: Finish | None = None
    ) -> tuple[Result, ...]:
        """Append the last entries from number `n` on, close the table and write the results and ratings of `finish`, in
        one transaction.

        Returns a result for each of `finish.people` for whom it counts, in order. Raises Conflict, NoSuchTable or
        TableClosed.
        """

        async def work(connection: AsyncConnection) -> tuple[Result, ...]:
            table = await tables.close_table(connection, table_id, n=n, at_ms=at_ms, bodies=bodies)
            await self.writer.fence(connection, table.guild_id)
            return () if finish is None else await scores.record(connection, table, finish, at_ms=at_ms)

        return await self.writer.run(work)

    async def set_cache(self, table_id: int, cache: Values) -> None:
        """Replace a table's cache (message ids and the like). Raises NoSuchTable."""
        await self.writer.note(table_id, orjson.dumps(cache).decode())

    async def table(self, table_id: int) -> TableRow | None:
        """The table with this id, open or closed."""
        return await self._read(lambda connection: tables.by_id(connection, table_id))

    async def open_tables(self) -> list[TableLog]:
        """Every open table with its log, oldest first."""
        return await self._read(tables.all_open)

    async def index(self, *, closed_since: int | None = None) -> list[Indexed]:
        """The open tables, and those closed at or after `closed_since`, without their logs."""
        return await self._read(lambda connection: tables.index(connection, closed_since))

    async def logs(self, table_ids: Sequence[int]) -> dict[int, list[tuple[int, str]]]:
        """By table: its log in order, each entry as (time in milliseconds, body)."""
        return await self._read(lambda connection: tables.logs(connection, table_ids))

    async def caches(self, table_ids: Sequence[int]) -> dict[int, Values]:
        """The caches of these tables."""
        return await self._read(lambda connection: tables.caches(connection, table_ids))

    async def entries_of(self, table_id: int) -> tuple[Entry, ...]:
        """A table's log in order; empty if there is no such table."""
        return tuple(await self._read(lambda connection: tables.entries_of(connection, table_id)))

    async def rewrite_log(self, table_id: int, change: Callable[[Entry], str]) -> None:
        """Replace the body of each entry of a closed table's log by what `change` returns for it, archived or not.

        To replace names and ids of people in old logs. Entries keep their numbers and times.
        """
        await self.writer.run(lambda connection: tables.rewrite_log(connection, table_id, change))

    async def untidied(self, *, closed_by_ms: int, after: int = 0, limit: int) -> list[int]:
        """The first ids above `after` of the tables that were closed by then and whose logs are not archived."""
        return await self._count(
            lambda connection: tidying.untidied(connection, closed_by_ms=closed_by_ms, after=after, limit=limit)
        )

    async def tidy(self, table_ids: Sequence[int], judge: Judge) -> tuple[Tidied, float]:
        """Archive or forget these tables, as `judge` says. A table with results is never forgotten.

        Also returns for how many seconds the writer was held.
        """
        return await self._slice(lambda connection: tidying.tidy(connection, table_ids, judge))

    async def give_back(self, *, seconds: float) -> tuple[bool, float]:
        """Give free space of an SQLite file back for about so many seconds; whether there is more to give back, and
        for how many seconds the writer was held.

        Files that earlier releases made do not shrink, but use the space again; a backup of one shrinks. PostgreSQL
        does all that by itself.
        """
        return await self._slice(lambda connection: tidying.give_back(connection, seconds=seconds))

    async def _slice(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> tuple[T, float]:
        begun = 0.0

        async def timed(connection: AsyncConnection) -> T:
            nonlocal begun
            begun = perf_counter()
            return await work(connection)

        outcome = await self.writer.run(timed)
        return outcome, perf_counter() - begun

    # People

    async def results_of(self, table_id: int) -> list[Result]:
        """The results of a finished match, best place first."""
        return await self._read(lambda connection: scores.results_of(connection, table_id))

    async def pasts(self, table_id: int) -> dict[int, Past]:
        """By user with a result at this table: what they had done in its game before."""
        return await self._read(lambda connection: scores.pasts(connection, table_id))

    async def leaderboard(
        self,
        *,
        guild_id: int | None,
        game: str,
        preset: str,
        limit: int = 10,
        offset: int = 0,
        user_id: int | None = None,
    ) -> Leaders:
        """A page of the users who played this preset, best rating first and unrated last, and the line of `user_id`.

        With a `guild_id`, the leaderboard has only the users who played in that server, with their games, wins and
        places there; the rating always covers all servers.
        """
        return await self._count(
            lambda connection: standings.leaderboard(
                connection, guild_id=guild_id, game=game, preset=preset, limit=limit, offset=offset, user_id=user_id
            )
        )

    async def against_levels(self, user_id: int, *, game: str, preset: str) -> AgainstLevels:
        """How the levels of computer players do at this preset, and how often the user won against them, by game."""
        return await self._count(
            lambda connection: levels.against_levels(connection, user_id, game=game, preset=preset)
        )

    async def boards(self, *, guild_id: int | None) -> list[Board]:
        """The non-empty leaderboards of a server, or of all servers, most played first."""
        return await self._count(lambda connection: standings.boards(connection, guild_id=guild_id))

    async def stats(self, user_id: int, *, guild_id: int | None = None) -> list[Standing]:
        """A user's standing in each game and preset they played, in a server or in all, most played first."""
        return await self._count(lambda connection: standings.stats(connection, user_id, guild_id=guild_id))

    async def profile(
        self,
        user_id: int,
        *,
        board: tuple[str, str] | None = None,
        met_in: int | None = None,
        points: int = 50,
        opponents: int = 10,
    ) -> Profile:
        """Who a user is, over all servers.

        `board`: the game and preset of the last `points` ratings; None: of the last rated match. `met_in`: count only
        people whom the user met in this server.
        """
        return await self._count(
            lambda connection: profiles.profile(
                connection, user_id, board=board, met_in=met_in, points=points, opponents=opponents
            )
        )

    async def last_games(self, user_id: int, *, guild_id: int | None = None, limit: int = 10) -> list[Result]:
        """A user's latest results, of a server or of all, newest first."""
        return await self._count(
            lambda connection: scores.last_games(connection, user_id, guild_id=guild_id, limit=limit)
        )

    async def matches(
        self,
        user_id: int,
        *,
        guild_id: int | None = None,
        game: str | None = None,
        rated: bool = False,
        won: bool = False,
        limit: int = 10,
        offset: int = 0,
    ) -> list[PlayedMatch]:
        """A page of a user's finished matches, newest first: of one server or all, of one game or all.

        `rated`, `won`: only such matches.
        """
        return await self._count(
            lambda connection: scores.matches(
                connection,
                user_id,
                guild_id=guild_id,
                game=game,
                rated=rated,
                won=won,
                limit=limit,
                offset=offset,
            )
        )

    async def sharing(self, user_id: int, others: Collection[int], *, guild_id: int | None = None) -> set[int]:
        """Those of the others who have finished a match in a server in which the user has, too, or is: `guild_id`."""
        return await self._count(lambda connection: standings.sharing(connection, user_id, others, guild_id=guild_id))

    async def last_played(self, user_id: int, *, guild_id: int | None = None) -> list[str]:
        """The ids of the games a user has finished a match of, in a server or in all, most recent first."""
        return await self._count(lambda connection: standings.last_played(connection, user_id, guild_id=guild_id))

    async def review(self, table_id: int, user_id: int) -> Values | None:
        """The kept review of a user's choices in a match."""
        return await self._read(lambda connection: reviews.review(connection, table_id, user_id))

    async def keep_review(self, table_id: int, user_id: int, values: Values) -> bool:
        """Keep a user's review of a match instead of an earlier; False: the user is deleted. Raises NoSuchTable."""
        return await self.writer.run(lambda connection: reviews.keep(connection, table_id, user_id, values))

    async def delete_user(self, user_id: int) -> None:
        """Delete a user's results, ratings, reviews and preferences. For the logs of tables see `rewrite_log`."""
        await asyncio.shield(self._delete_user(user_id))

    async def _delete_user(self, user_id: int) -> None:
        async def work(connection: AsyncConnection) -> None:
            await scores.forget(connection, user_id)
            await reviews.forget(connection, user_id)
            await self._preferences.forget(connection, user_id)

        await self.writer.run(work)
        self._preferences.forgotten(user_id)

    async def kept(self, user_id: int) -> Kept:
        """How much is kept about a user."""
        return await self._count(lambda connection: people.kept(connection, user_id))

    async def open_naming(self, user_id: int) -> list[int]:
        """The open tables of all processes whose logs may have the user's id in them, oldest first."""
        return await self._count(lambda connection: people.open_naming(connection, user_id))

    async def closed_naming(self, user_id: int) -> list[int]:
        """The closed tables whose logs or caches have the user's id in them, oldest first."""
        return await self._count(lambda connection: people.closed_naming(connection, user_id))

    async def rows_of(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Every row that belongs to a user, by what it is."""
        return await self._read(lambda connection: people.rows_of(connection, user_id))

    async def forget_at(self, user_id: int, table_id: int) -> None:
        """Delete what a closed table says of a user, other than its log."""
        await self.writer.run(lambda connection: people.forget_at(connection, user_id, table_id))

    async def forget_guild(self, guild_id: int) -> None:
        """Delete a server's settings and boards, users' names in it, and that its closed tables were there."""
        for user_id in await self._read(lambda connection: people.named_in(connection, guild_id)):
            await self._preferences.change(user_id, {f"name-{guild_id}": None})
        await self.writer.run(lambda connection: people.forget_guild(connection, guild_id))
        self._guild_settings.forgotten(guild_id)

    async def users_with(self, key: str) -> list[int]:
        """The users who have this preference."""
        return list(await self._read(lambda connection: people.with_key(connection, preferences, key)))

    async def guilds(self) -> list[int]:
        """The servers of which something is kept: settings, leaderboards, open tables."""
        return await self._read(people.guilds)

    async def guilds_with(self, key: str) -> dict[int, Values]:
        """The settings of the servers that have this one."""
        return await self._read(lambda connection: people.with_key(connection, guild_settings, key))

    # Settings

    async def preferences(self, user_id: int) -> Values:
        """A user's preferences; cached after the first read."""
        return await self._preferences.get(user_id)

    async def set_preferences(self, user_id: int, changes: Values) -> Values:
        """Set the given preferences, delete those that are None, and return all of them."""
        return await self._preferences.change(user_id, changes)

    async def guild_settings(self, guild_id: int) -> Values:
        """A server's settings; cached after the first read."""
        return await self._guild_settings.get(guild_id)

    async def set_guild_settings(self, guild_id: int, changes: Values) -> Values:
        """Set the given settings, delete those that are None, and return all of them."""
        return await self._guild_settings.change(guild_id, changes)

    async def emojis(self, application_id: int) -> dict[str, int]:
        """The ids of an application's uploaded emojis, by name."""
        return await self._read(lambda connection: settings.emoji_ids(connection, application_id))

    async def set_emojis(self, application_id: int, ids: Mapping[str, int]) -> None:
        """Replace the stored emoji ids of an application."""

        async def work(connection: AsyncConnection) -> None:
            await settings.set_emojis(connection, application_id, ids)
            if self.notices is not None:
                await self.notices.send(connection, EMOJIS, application_id)

        await self.writer.run(work)

    # Upkeep

    async def beat(self, at_ms: int) -> None:
        """Store the heartbeat, so that timers do not count the downtime after a crash. Raises OwnershipLost."""
        await self.writer.check()
        await self.writer.run(lambda connection: settings.beat(connection, at_ms))

    async def last_beat(self) -> int | None:
        """The time of the last heartbeat; None in a new database."""
        return await self._read(settings.last_beat)

    async def notify(self, kind: str, content: str) -> None:
        """Send a notice to the processes that share the database (`data.notices`)."""
        if self.notices is not None:
            async with self.engine.begin() as connection:
                await self.notices.send(connection, kind, content)

    async def backup(self, path: Path) -> None:
        """Back up the database to a new file; see `data.backup.backup`."""
        await backup(self._url, path)

    async def _read(self, query: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        return await self._query(self.engine, query)

    async def _count(self, query: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Read for a list or a statistic."""
        return await self._query(self.statistics, query)

    async def _query(self, engine: AsyncEngine, query: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        if self.writer.lost is not None:
            raise self.writer.lost
        try:
            async with engine.connect() as connection:
                return await query(connection)
        except DBAPIError as error:
            known = _damaged(error, engine)
            if known is None:
                raise
            raise known from error


def _damaged(error: BaseException, engine: AsyncEngine) -> Damaged | None:
    """The Damaged for an error that means a corrupt SQLite file; None for any other."""
    file, why = sqlite_file(engine.url), damage_in(error)
    return None if file is None or why is None else damaged(file, f"is damaged ({why})")
