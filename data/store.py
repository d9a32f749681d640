"""The store: all that outlives the process. See `data.rows` for what goes in and comes out.

Writes go through one writer (`data.writer`) and are on the disk when a method returns. Moments are milliseconds
since 1970 UTC and are given by the caller.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import orjson
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data import scores, settings, tables
from data.backup import backup
from data.connect import cannot_be_used, create, sqlite_file
from data.damage import damage_in, damaged
from data.errors import Damaged, OwnershipLost
from data.migrations import migrate
from data.ownership import PATIENCE_S
from data.rows import Board, Entry, Finish, Leaders, Result, Standing, TableLog, TableRow, Values
from data.schema import guild_settings, preferences
from data.writer import Writer

T = TypeVar("T")


class Store:
    """Made by `await Store.open(url)`; also an async context manager that closes itself.

    Any method may raise what the database raises when it is out of reach or out of space. Reads stay safe to repeat;
    after a failed or cancelled write read what became of it (`Writer.append`).
    """

    def __init__(self, url: str, engine: AsyncEngine, writer: Writer) -> None:
        self._url = url
        self._engine = engine
        self._writer = writer
        self._preferences = settings.KeyedValues(engine, writer, preferences)
        self._guild_settings = settings.KeyedValues(engine, writer, guild_settings)

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        patience_s: float = PATIENCE_S,
        on_lost: Callable[[OwnershipLost], object] = lambda _: None,
    ) -> Store:
        """Take the database that `DATABASE_URL` names, bring its schema up to date and begin to write.

        ValueError for an address that cannot be used, InUse if another process does not let go of the database
        within `patience_s`, SchemaUnknown if a newer program has migrated it, Damaged for a file that is no database
        any more, Unusable for one that cannot be opened or reached.

        `on_lost` is told, once, when another process has taken the database: from then on everything raises
        OwnershipLost.
        """
        engine = create(url)
        writer = Writer(engine, on_lost=on_lost)
        try:
            await writer.open(patience_s=patience_s)
            await migrate(engine)
            await writer.claim()
        except BaseException as error:
            await writer.close()
            await engine.dispose()
            told = _damaged(error, engine) or cannot_be_used(error, engine.url)
            if told is None:
                raise
            raise told from error
        return cls(url, engine, writer)

    async def close(self) -> None:
        """Commit what is under way, refuse what comes after (StoreClosed), let go of the database."""
        await self._writer.close()
        await self._engine.dispose()

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # Tables

    async def open_table(self, *, guild_id: int | None, channel_id: int, at_ms: int, bodies: Sequence[str]) -> TableRow:
        """A new table whose log begins with `bodies`, all at once. ChannelBusy if the channel has an open one."""

        async def work(connection: AsyncConnection) -> TableRow:
            return await tables.open_table(
                connection, guild_id=guild_id, channel_id=channel_id, at_ms=at_ms, bodies=bodies
            )

        return await self._writer.run(work)

    async def append(self, table_id: int, n: int, *, at_ms: int, body: str) -> None:
        """Add entry `n` to a table's log. Conflict if there is one, NoSuchTable; see `Writer.append`."""
        await self._writer.append(table_id, n, at_ms, body)

    async def close_table(
        self, table_id: int, n: int, *, at_ms: int, body: str, finish: Finish | None = None
    ) -> tuple[Result, ...]:
        """Add the last entry, close the table and, where a match was finished, write results and ratings: all at once.

        Gives a result for each of `finish.people`, in their order. Conflict, NoSuchTable, or TableClosed.
        """

        async def work(connection: AsyncConnection) -> tuple[Result, ...]:
            table = await tables.close_table(connection, table_id, n=n, at_ms=at_ms, body=body)
            return () if finish is None else await scores.record(connection, table, finish, at_ms=at_ms)

        return await self._writer.run(work)

    async def set_cache(self, table_id: int, cache: Values) -> None:
        """Replace what is remembered beside the log (message ids and the like). NoSuchTable."""
        await self._writer.note(table_id, orjson.dumps(cache).decode())

    async def table(self, table_id: int) -> TableRow | None:
        return await self._read(lambda connection: tables.by_id(connection, table_id))

    async def open_tables(self) -> list[TableLog]:
        """Every open table with its log, oldest first: what a restart goes on with."""
        return await self._read(tables.all_open)

    async def closed_since(self, at_ms: int) -> list[TableLog]:
        """The tables closed at this moment or later with their logs, oldest first."""
        return await self._read(lambda connection: tables.closed_since(connection, at_ms))

    async def caches(self, *, closed_since: int | None = None) -> dict[int, Values]:
        """What is remembered beside the log of each open table, by its id; and of those closed since this moment."""
        return await self._read(lambda connection: tables.caches(connection, closed_since))

    async def entries_of(self, table_id: int) -> tuple[Entry, ...]:
        """A table's log in order; empty if there is no such table."""
        return tuple(await self._read(lambda connection: tables.entries_of(connection, table_id)))

    # People

    async def results_of(self, table_id: int) -> list[Result]:
        """The results of a finished match, best place first."""
        return await self._read(lambda connection: scores.results_of(connection, table_id))

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
        """Who played the game by these rules, best rating first, those never rated last; and where `user_id` stands.

        With a guild, games, wins and places are those of that server, and people are ranked among those who played
        there; the rating always is over all servers. `people` is known wherever a line is asked for that is there.
        """
        return await self._read(
            lambda connection: scores.leaderboard(
                connection,
                guild_id=guild_id,
                game=game,
                preset=preset,
                limit=limit,
                offset=offset,
                user_id=user_id,
            )
        )

    async def boards(self, *, guild_id: int | None) -> list[Board]:
        """The leaderboards that are not empty in a server, or in all, the most played first."""
        return await self._read(lambda connection: scores.boards(connection, guild_id=guild_id))

    async def stats(self, user_id: int, *, guild_id: int | None = None) -> list[Standing]:
        """A person's standing in each game and preset they played, in a server or in all, most played first."""
        return await self._read(lambda connection: scores.stats(connection, user_id, guild_id=guild_id))

    async def last_games(self, user_id: int, *, limit: int = 10) -> list[Result]:
        """A person's latest results, newest first."""
        return await self._read(lambda connection: scores.last_games(connection, user_id, limit=limit))

    async def last_played(self, user_id: int) -> list[str]:
        """The games a person has finished, the one played last first."""
        return await self._read(lambda connection: scores.last_played(connection, user_id))

    async def delete_user(self, user_id: int) -> None:
        """Forget a person: results, ratings and preferences. Logs of matches stay as they were played."""
        await asyncio.shield(self._delete_user(user_id))

    async def _delete_user(self, user_id: int) -> None:
        async def work(connection: AsyncConnection) -> None:
            await scores.forget(connection, user_id)
            await self._preferences.forget(connection, user_id)

        await self._writer.run(work)
        self._preferences.forgotten(user_id)

    # Settings

    async def preferences(self, user_id: int) -> Values:
        """What a person has set; from memory after the first time."""
        return await self._preferences.get(user_id)

    async def set_preferences(self, user_id: int, changes: Values) -> Values:
        """Set the named preferences, take away those given as None; all of them as they are now."""
        return await self._preferences.change(user_id, changes)

    async def guild_settings(self, guild_id: int) -> Values:
        """What a server has set; from memory after the first time."""
        return await self._guild_settings.get(guild_id)

    async def set_guild_settings(self, guild_id: int, changes: Values) -> Values:
        """Set the named settings, take away those given as None; all of them as they are now."""
        return await self._guild_settings.change(guild_id, changes)

    async def emojis(self, application_id: int) -> dict[str, int]:
        """The ids of the application's uploaded emojis by name."""
        return await self._read(lambda connection: settings.emoji_ids(connection, application_id))

    async def set_emojis(self, application_id: int, ids: Mapping[str, int]) -> None:
        """Replace what is known of the application's emojis."""
        await self._writer.run(lambda connection: settings.set_emojis(connection, application_id, ids))

    # Upkeep

    async def beat(self, at_ms: int) -> None:
        """Note that the bot is alive, so that after a crash timers get credit for the time down.

        OwnershipLost where the database is not this process's any more.
        """
        await self._writer.check()
        await self._writer.run(lambda connection: settings.beat(connection, at_ms))

    async def last_beat(self) -> int | None:
        """The last moment the bot is known to have been alive; None in a new database."""
        return await self._read(settings.last_beat)

    async def backup(self, path: Path) -> None:
        """See `data.backup.backup`."""
        await backup(self._url, path)

    async def _read(self, query: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        if self._writer.lost is not None:
            raise self._writer.lost
        try:
            async with self._engine.connect() as connection:
                return await query(connection)
        except DBAPIError as error:
            told = _damaged(error, self._engine)
            if told is None:
                raise
            raise told from error


def _damaged(error: BaseException, engine: AsyncEngine) -> Damaged | None:
    """What is to be said where this error means that the file is damaged."""
    file, why = sqlite_file(engine.url), damage_in(error)
    return None if file is None or why is None else damaged(file, f"is damaged ({why})")
