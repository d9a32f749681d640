"""One process owns a database: nobody else may append to its logs or trust what it remembers of them.

SQLite: a lock on the file `DATABASE.lock` beside it, taken by SQLite itself, so that it works wherever SQLite does.
PostgreSQL: an advisory lock of the writing session. The system drops either when the process dies, however it dies.
"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from data.errors import InUse

# How long a process that starts waits for one that is just ending.
PATIENCE_S: Final = 3.0
_STEP_S: Final = 0.05

# Any number does, so long as no other program that shares the database takes the same: "sevens" in ASCII.
_ADVISORY_KEY: Final = 0x736576656E73

_TAKEN: Final = "DATABASE_URL: another running bot uses this database; stop it first"


class FileOwnership:
    """The lock on an SQLite database; makes the database's folder if it is missing."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._lock: sqlite3.Connection | None = None

    async def take(self, *, patience_s: float = PATIENCE_S) -> None:
        """InUse if another process (or another store of this one) has not let go within `patience_s`."""
        self._database.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(self._database.with_name(self._database.name + ".lock"), timeout=0, isolation_level=None)
        for attempt in range(1 + round(patience_s / _STEP_S)):
            if attempt:
                await asyncio.sleep(_STEP_S)
            if _try_begin(lock):
                self._lock = lock
                return
        lock.close()
        raise InUse(_TAKEN)

    def release(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def _try_begin(lock: sqlite3.Connection) -> bool:
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return False
    return True


async def take_session(connection: AsyncConnection, *, patience_s: float = PATIENCE_S) -> None:
    """Own the PostgreSQL database for as long as this connection lives; InUse as for a file."""
    for attempt in range(1 + round(patience_s / _STEP_S)):
        if attempt:
            await asyncio.sleep(_STEP_S)
        async with connection.begin():
            if await connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": _ADVISORY_KEY}):
                return
    raise InUse(_TAKEN)


async def release_session(connection: AsyncConnection) -> None:
    async with connection.begin():
        await connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": _ADVISORY_KEY})
