"""Create the SQLAlchemy engine for `DATABASE_URL`: SQLite through aiosqlite, PostgreSQL through asyncpg."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
import orjson
from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from data import sqlite_driver
from data.errors import Unusable

# WAL readers never wait for the writer. The timeout covers a backup or a shell that locks the file briefly.
BUSY_MS: Final = 5_000

WRITES: Final = "sevens_writes"
"""The execution option that marks a connection whose transactions write."""

_SQLITE: Final = ("sqlite", "sqlite+aiosqlite")
_POSTGRESQL: Final = ("postgres", "postgresql", "postgresql+asyncpg")

_PRAGMAS: Final = (
    f"PRAGMA busy_timeout = {BUSY_MS}",
    # Free pages can be given back bit by bit. This works for a new file only, so it comes before all that writes.
    "PRAGMA auto_vacuum = INCREMENTAL",
    "PRAGMA journal_mode = WAL",
    # A commit survives a power failure once it returns.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # What is deleted about people is overwritten, also where SQLite was built without SQLITE_SECURE_DELETE.
    "PRAGMA secure_delete = ON",
)


def parse(url: str) -> URL:
    """Parse `DATABASE_URL` and fill in the driver. Raises ValueError, with a message that names the setting."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise ValueError(
            "DATABASE_URL: not a database URL; write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
        ) from None
    if parsed.drivername in _SQLITE:
        if not parsed.database or parsed.database == ":memory:" or parsed.host or parsed.query:
            raise ValueError("DATABASE_URL: SQLite needs a file and nothing else: sqlite:///FILE")
        return parsed.set(drivername="sqlite+aiosqlite")
    if parsed.drivername in _POSTGRESQL:
        if not parsed.database:
            raise ValueError("DATABASE_URL: the name of the database is missing: postgresql://USER@HOST/NAME")
        return parsed.set(drivername="postgresql+asyncpg")
    raise ValueError(f"DATABASE_URL: {parsed.drivername!r} is not supported; sqlite:/// and postgresql:// are")


def sqlite_file(url: URL) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    if url.get_backend_name() != "sqlite" or url.database is None:
        return None
    return Path(url.database)


def create(
    url: str, *, connections: int | None = None, connect_sqlite: Callable[[], Awaitable[Any]] | None = None
) -> AsyncEngine:
    """Create an engine for `parse(url)`, without connecting yet.

    `connections`: at most so many, for lists and statistics; None: as many as is usual, for all else.
    `connect_sqlite`: makes SQLite's connections; None: `data.sqlite_driver`, each with a thread.

    SQLite connections use WAL mode with synchronous FULL. Transactions start with an explicit BEGIN, since the driver
    by itself starts none for reads and schema changes.
    """
    parsed = parse(url)
    pool: dict[str, Any] = {} if connections is None else {"pool_size": connections, "max_overflow": 0}
    if (file := sqlite_file(parsed)) is not None:
        engine = create_async_engine(
            parsed,
            async_creator=connect_sqlite or partial(sqlite_driver.connect, file),
            hide_parameters=True,
            json_serializer=_dumps,
            json_deserializer=orjson.loads,
            **pool,
        )
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
        return engine

    async def connect(*_: Any, **__: Any) -> Any:
        driver = await connect_driver(parsed)
        if connections is not None:
            # A plan for any page reads the whole leaderboard: 700 ms instead of 5. So each page gets its own.
            await driver.execute("SET plan_cache_mode = force_custom_plan")
        return driver

    return create_async_engine(
        parsed,
        async_creator=connect,
        pool_pre_ping=True,
        hide_parameters=True,
        json_serializer=_dumps,
        json_deserializer=orjson.loads,
        **pool,
    )


@contextlib.asynccontextmanager
async def in_time(seconds: float, done: str) -> AsyncGenerator[None]:
    """Raise a TimeoutError that says what was not `done` if the database does not do it within so many seconds."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError as error:
        raise TimeoutError(f"the database has not {done} within {seconds:g} s") from error


async def connect_driver(url: URL) -> Any:
    """A connection of asyncpg to the PostgreSQL database at `parse(url)`."""
    # asyncpg parses the whole URL itself, so all of libpq's parameters work (sslmode, several hosts, sockets).
    dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
    try:
        return await asyncpg.connect(dsn)  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    except TimeoutError as error:
        raise TimeoutError("the database has taken no connection in time") from error


_NO_ROOM: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)


def driver_error(error: BaseException) -> BaseException:
    """The driver's error, without what SQLAlchemy puts around it."""
    cause = error.orig if isinstance(error, DBAPIError) else None
    return error if cause is None else cause.__cause__ or cause


def is_storage_trouble(error: BaseException) -> bool:
    """Whether the database cannot be reached or written to, so that the same write may succeed later."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    cause = driver_error(error)
    if isinstance(cause, sqlite3.OperationalError):
        return cause.sqlite_errorcode & 0xFF in _NO_ROOM  # The higher bits say why.
    # Classes 08 (connection), 53 (resources) and 57 (operator intervention) of SQLSTATE, and 25006: read only.
    state = getattr(cause, "sqlstate", None)
    if isinstance(state, str) and (state[:2] in {"08", "53", "57"} or state == "25006"):
        return True
    return isinstance(cause, asyncpg.InterfaceError | asyncpg.InternalClientError | OSError)


def told(error: BaseException) -> str:
    """The text of an error, in one line; its type if it says nothing."""
    return " ".join(str(error).split()) or type(error).__name__


def log_trouble(log: logging.Logger, error: BaseException, what: str, *given: object) -> bool:
    """Log what could not be done: in one line where the database is in trouble, otherwise with the traceback; return
    whether it is.
    """
    is_trouble = is_storage_trouble(error)
    if is_trouble:
        log.warning(f"{what}: %s", *given, told(error))
    else:
        log.error(what, *given, exc_info=error)
    return is_trouble


def cannot_be_used(error: BaseException, url: URL) -> Unusable | None:
    """The Unusable for an error of opening or reaching the database at `url`; None for any other error."""
    cause = error.orig if isinstance(error, OperationalError | InterfaceError) else error
    line = " ".join(str(cause).split())
    file = sqlite_file(url)
    if file is not None:
        is_meant = isinstance(cause, sqlite3.OperationalError)
        return Unusable(f"DATABASE_URL: {file} cannot be used: {line}") if is_meant else None
    if cause is not error or isinstance(error, OSError | asyncpg.PostgresError | asyncpg.InterfaceError):
        return Unusable(f"DATABASE_URL: the database cannot be reached: {line or repr(cause)}")
    return None


def _dumps(value: object) -> str:
    return orjson.dumps(value).decode()


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin_sqlite(connection: Any) -> None:
    # SQLite does not wait for the lock when a read transaction starts to write, so lock for writing at once.
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
