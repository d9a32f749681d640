"""Ensure that only one process at a time writes to a database.

SQLite: an exclusive SQLite transaction on the file `DATABASE.lock` beside the database.
PostgreSQL: an advisory lock of the writing session. Processes that share a database (`data.leases`) take it in shared
mode, which keeps out a process that wants the database for itself, and the other way round.
The operating system or the server releases either lock when the process dies.

A live process can lose its lock: the file is deleted or the connection breaks. So the owner also stores a random owner
name in the database, and every write checks it. A process that has been replaced can therefore write nothing.
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

SHARED: Final = "shared"
"""The owner's name in the table `ownership` while processes share the database."""

# How long a starting process waits for an ending one, such as during a restart.
PATIENCE_S: Final = 3.0
_STEP_S: Final = 0.05

# "sevens" in ASCII. Any number works that no other program on the same database uses.
_ADVISORY_KEY: Final = 0x736576656E73

_TAKEN: Final = "DATABASE_URL: another running bot uses this database; stop it first"

_FileId = tuple[int, int]


class FileOwnership:
    """The lock file of an SQLite database."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._path = database.with_name(database.name + ".lock")
        self._lock: sqlite3.Connection | None = None
        self._lock_id: _FileId | None = None
        self._database_id: _FileId | None = None

    async def take(self, *, patience_s: float = PATIENCE_S) -> None:
        """Take the lock, creating the database's folder if it is missing.

        Raises InUse if another process (or another store in this process) does not release the lock within
        `patience_s` seconds, Unusable if the lock file cannot be created.
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
        """Record which file is the open database, so that `check` notices when its path names another file."""
        self._database_id = _file_id(self.database)

    async def check(self) -> None:
        """Raise OwnershipLost if another process has the lock, or the database was moved, deleted or replaced.

        If only the lock file was deleted, create and lock it again.
        """
        if self._database_id is not None and _file_id(self.database) != self._database_id:
            raise OwnershipLost(f"{self.database} was moved, deleted or replaced while the bot ran")
        if _file_id(self._path) != self._lock_id:
            try:
                await self.take(patience_s=0)
            except InUse:
                raise OwnershipLost(f"another process has taken over {self.database}") from None

    def release(self) -> None:
        """Release the lock, if taken."""
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


_HAS_LOCK: Final = (
    "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid = pg_backend_pid()"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND classid::bigint = :high AND objid::bigint = :low)"
)


@dataclass(frozen=True, slots=True)
class _SessionId:
    """Identifies a PostgreSQL session. Process ids are reused, so the start time is part of it."""

    pid: int
    began: datetime


class SessionOwnership:
    """The advisory lock of a PostgreSQL session, for the lifetime of its connection."""

    def __init__(self, *, is_shared: bool) -> None:
        """`is_shared`: others that share the database have it, too."""
        self._take = f"SELECT pg_try_advisory_lock{'_shared' if is_shared else ''}(:key)"
        self._before: _SessionId | None = None
        """This process's broken session, which the server may still consider alive."""

    async def take(self, connection: AsyncConnection, *, patience_s: float = PATIENCE_S) -> None:
        """Take the lock. Raises InUse after `patience_s` seconds."""
        for attempt in range(1 + round(patience_s / _STEP_S)):
            if attempt:
                await asyncio.sleep(_STEP_S)
            async with connection.begin():
                if await connection.scalar(text(self._take), {"key": _ADVISORY_KEY}):
                    self._before = await _session_id(connection)
                    return
                if self._before is not None:
                    await connection.execute(
                        text(
                            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                            " WHERE pid = :pid AND backend_start = :began"
                        ),
                        {"pid": self._before.pid, "began": self._before.began},
                    )
        raise InUse(_TAKEN)

    async def check(self, connection: AsyncConnection) -> None:
        """Raise OwnershipLost if this session no longer has the lock."""
        key = {"high": _ADVISORY_KEY >> 32, "low": _ADVISORY_KEY & 0xFFFF_FFFF}
        if not await connection.scalar(text(_HAS_LOCK), key):
            raise OwnershipLost("the database's advisory lock was released by another session")

    async def release(self, connection: AsyncConnection) -> None:
        """Release the lock."""
        async with connection.begin():
            await connection.execute(text("SELECT pg_advisory_unlock_all()"))


async def _session_id(connection: AsyncConnection) -> _SessionId:
    query = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
    pid, began = (await connection.execute(text(query))).one()
    return _SessionId(pid, began)


# The owner's name


async def claim(connection: AsyncConnection, owner: str) -> None:
    """Store `owner` as the owner's name, which ends the previous owner's writes. Needs the lock and a transaction.

    An owner that shares nothing also ends all leases.
    """
    if owner != SHARED:
        end = "UPDATE leases SET token = token + 1, holder = NULL, expires_at_ms = 0, alive_at_ms = NULL"
        await connection.execute(text(end))
    await connection.execute(text("DELETE FROM ownership"))
    await connection.execute(text("INSERT INTO ownership (id, owner) VALUES (1, :owner)"), {"owner": owner})


_IS_OWNER: Final = text("SELECT EXISTS (SELECT 1 FROM ownership WHERE owner = :owner)")


async def check_claim(connection: AsyncConnection, owner: str) -> None:
    """Raise OwnershipLost if another process has claimed the database. Call it in the transaction that writes."""
    if not await connection.scalar(_IS_OWNER, {"owner": owner}):
        raise OwnershipLost("another process has taken over the database")
