"""One process owns a database: nobody else may append to its logs or trust what it remembers of them.

SQLite: a lock on the file `DATABASE.lock` beside it, taken by SQLite itself, so that it works wherever SQLite does.
PostgreSQL: an advisory lock of the writing session. The system drops either when the process dies, however it dies.

A lock can get lost while its process lives: somebody deletes the file, a connection breaks. So whoever has taken the
lock also writes a name of its own into the database, and every write asks whether that is still there: a process that
another one has replaced writes nothing more, whatever it believes.
"""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from data.errors import InUse, OwnershipLost, Unusable

# How long a process that starts waits for one that is just ending.
PATIENCE_S: Final = 3.0
_STEP_S: Final = 0.05

# Any number does, so long as no other program that shares the database takes the same: "sevens" in ASCII.
_ADVISORY_KEY: Final = 0x736576656E73

_TAKEN: Final = "DATABASE_URL: another running bot uses this database; stop it first"

_FileId = tuple[int, int]


class FileOwnership:
    """The lock on an SQLite database; makes the database's folder if it is missing."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._path = database.with_name(database.name + ".lock")
        self._lock: sqlite3.Connection | None = None
        self._lock_id: _FileId | None = None
        self._database_id: _FileId | None = None

    async def take(self, *, patience_s: float = PATIENCE_S) -> None:
        """InUse if another process (or another store of this one) has not let go within `patience_s`.

        Unusable where there can be no such file.
        """
        try:
            self.database.parent.mkdir(parents=True, exist_ok=True)
            taken = await self._take(patience_s)
        except (OSError, sqlite3.Error) as error:
            raise Unusable(f"DATABASE_URL: {self._path} cannot be locked: {error}") from error
        if not taken:
            raise InUse(_TAKEN)

    async def _take(self, patience_s: float) -> bool:
        lock = sqlite3.connect(self._path, timeout=0, isolation_level=None)
        try:
            for attempt in range(1 + round(patience_s / _STEP_S)):
                if attempt:
                    await asyncio.sleep(_STEP_S)
                if _try_begin(lock):
                    self.release()
                    self._lock, lock = lock, None
                    self._lock_id = _file_id(self._path)
                    return True
        finally:
            if lock is not None:
                lock.close()
        return False

    def opened(self) -> None:
        """The database is open, under its name: from now on `check` notices if another file gets that name."""
        self._database_id = _file_id(self.database)

    async def check(self) -> None:
        """OwnershipLost if another process has the lock by now, or the database was moved, deleted or replaced.

        A lock file that was only deleted is made anew.
        """
        if self._database_id is not None and _file_id(self.database) != self._database_id:
            raise OwnershipLost(f"{self.database} was moved, deleted or replaced while the bot ran")
        if _file_id(self._path) != self._lock_id:
            try:
                await self.take(patience_s=0)
            except InUse:
                raise OwnershipLost(f"another process has taken over {self.database}") from None

    def release(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def _file_id(path: Path) -> _FileId | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _try_begin(lock: sqlite3.Connection) -> bool:
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return False
    return True


@dataclass(frozen=True, slots=True)
class SessionId:
    """A session of PostgreSQL. Process ids come again, so its beginning goes with it."""

    pid: int
    began: datetime


async def take_session(
    connection: AsyncConnection, *, patience_s: float = PATIENCE_S, before: SessionId | None = None
) -> SessionId:
    """Own the PostgreSQL database for as long as this connection lives; InUse as for a file.

    `before`: the session of this process that owned it and broke. The server may not know yet that it did: it is ended.
    """
    for attempt in range(1 + round(patience_s / _STEP_S)):
        if attempt:
            await asyncio.sleep(_STEP_S)
        async with connection.begin():
            if await connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": _ADVISORY_KEY}):
                return await _session_id(connection)
            if before is not None:
                await connection.execute(
                    text(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE pid = :pid AND backend_start = :began"
                    ),
                    {"pid": before.pid, "began": before.began},
                )
    raise InUse(_TAKEN)


async def _session_id(connection: AsyncConnection) -> SessionId:
    query = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
    pid, began = (await connection.execute(text(query))).one()
    return SessionId(pid, began)


async def release_session(connection: AsyncConnection) -> None:
    async with connection.begin():
        await connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": _ADVISORY_KEY})


# The owner's name


async def claim(connection: AsyncConnection, owner: str) -> None:
    """Whoever owned the database before may write nothing more. Only with the lock; in a transaction."""
    await connection.execute(text("DELETE FROM ownership"))
    await connection.execute(text("INSERT INTO ownership (id, owner) VALUES (1, :owner)"), {"owner": owner})


_IS_OWNER: Final = "SELECT EXISTS (SELECT 1 FROM ownership WHERE owner = :owner)"
_HAS_LOCK: Final = (
    "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid = pg_backend_pid()"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND classid::bigint = :high AND objid::bigint = :low)"
)


async def check_claim(connection: AsyncConnection, owner: str) -> None:
    """OwnershipLost if another process has claimed the database since; in the transaction that writes."""
    if not await connection.scalar(text(_IS_OWNER), {"owner": owner}):
        raise OwnershipLost("another process has taken over the database")


async def check_session(connection: AsyncConnection) -> None:
    """OwnershipLost if this session of PostgreSQL does not hold the lock any more."""
    key = {"high": _ADVISORY_KEY >> 32, "low": _ADVISORY_KEY & 0xFFFF_FFFF}
    if not await connection.scalar(text(_HAS_LOCK), key):
        raise OwnershipLost("the database's advisory lock was released by somebody else")
