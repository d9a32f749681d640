"""Detect corrupt SQLite files before opening them, and explain how to restore a backup.

The check comes first because SQLite treats an empty file as a new database and deletes the journal beside it.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from data.connect import sqlite_file
from data.errors import Damaged, Unusable

_MAGIC: Final = b"SQLite format 3\0"
_HEADER_BYTES: Final = 100
_MOST_FILES: Final = 1000
"""The most files of the database's folder that are examined as possible backups."""
_DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_CODE: Final = 0xFF
"""Mask for the primary code within SQLite's extended error code."""


def check_file(database: Path) -> None:
    """Raise Damaged if the file is truncated or no database, or if it is empty or missing but had content before.

    A journal beside the file shows that it had content, as does a backup beside an empty file. Raises Unusable if the
    file cannot be read.
    """
    try:
        _check(database)
    except OSError as error:
        raise Unusable(f"DATABASE_URL: {database} cannot be used: {error}") from error


def _check(database: Path) -> None:
    wal, journal = _beside(database, "-wal"), _beside(database, "-journal")
    size = database.stat().st_size if database.exists() else 0
    if size:
        why = _fault(database, size, may_be_shorter=_bytes(wal) > 0 or _bytes(journal) > 0)
        if why is not None:
            raise damaged(database, why)
        return
    state = "is empty" if database.exists() else "is missing"
    if _bytes(wal):
        raise damaged(database, f"{state}, but {wal.name} beside it is not", to_delete=wal)
    if _pages_before(journal):
        raise damaged(database, f"{state}, but {journal.name} beside it says that it was not", to_delete=journal)
    # A backup beside a missing file is fine: the user may have moved the database away to start over.
    if database.exists() and newest_backup(database) is not None:
        raise damaged(database, f"{state}, but there is a backup beside it", to_delete=database)


def damaged(database: Path, why: str, *, to_delete: Path | None = None) -> Damaged:
    """The error with repair instructions in one line. `to_delete` is the file to delete for a new, empty database."""
    backup = newest_backup(database)
    copy = "a copy that `sevens backup FILE` made" if backup is None else f"a backup, such as {backup.name},"
    message = (
        f"DATABASE_URL: {database} {why}. To restore it, stop the bot, move {database.name}, {database.name}-wal and "
        f"{database.name}-shm away, and put {copy} in its place"
    )
    return Damaged(message if to_delete is None else f"{message}; to begin anew, delete {to_delete.name}")


def damage_in(error: BaseException) -> str | None:
    """SQLite's message if it reports a corrupt file; None for any other error."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.DatabaseError) and getattr(cause, "sqlite_errorcode", 0) & _CODE in _DAMAGE:
        return str(cause)
    return None


def damage_of(error: BaseException, url: URL) -> Damaged | None:
    """The Damaged for an error that means a corrupt SQLite file; None for any other."""
    file, why = sqlite_file(url), damage_in(error)
    return None if file is None or why is None else damaged(file, f"is damaged ({why})")


def newest_backup(database: Path) -> Path | None:
    """The most recently written other Sevens database in the same folder."""
    files = islice(database.parent.iterdir(), _MOST_FILES)
    backups = [file for file in files if file.name != database.name and _is_backup(file)]
    return max(backups, key=lambda file: file.stat().st_mtime, default=None)


def _beside(database: Path, ending: str) -> Path:
    return database.with_name(database.name + ending)


def _bytes(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def _fault(database: Path, size: int, *, may_be_shorter: bool) -> str | None:
    """The fault of a non-empty file, as a phrase for the message; None if nothing is."""
    with database.open("rb") as file:
        header = file.read(_HEADER_BYTES)
    if not header.startswith(_MAGIC[: len(header)]) or (len(header) >= len(_MAGIC) and header[:16] != _MAGIC):
        return "is no SQLite database"
    if len(header) < _HEADER_BYTES:
        return "was cut off"
    page = int.from_bytes(header[16:18], "big")
    pages, is_known = int.from_bytes(header[28:32], "big"), header[24:28] == header[92:96]
    if is_known and size < pages * (0x10000 if page == 1 else page) and not (may_be_shorter and _is_whole(database)):
        return "was cut off"
    return None


def _is_whole(database: Path) -> bool:
    """Whether SQLite finds the database complete together with its journal. Opens it read-only."""
    source = f"file:{quote(str(database.absolute()))}?mode=ro"
    try:
        with closing(sqlite3.connect(source, uri=True)) as connection:
            return connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
    except sqlite3.DatabaseError:
        return False


def _pages_before(journal: Path) -> int:
    """The number of database pages when this rollback journal was started."""
    if not _bytes(journal):
        return 0
    with journal.open("rb") as file:
        return int.from_bytes(file.read(20)[16:20], "big")


def _is_backup(file: Path) -> bool:
    if file.suffix == ".part" or not file.is_file():  # A backup in progress.
        return False
    try:
        with file.open("rb") as opened:
            if opened.read(len(_MAGIC)) != _MAGIC:
                return False
        source = f"file:{quote(str(file.absolute()))}?mode=ro&immutable=1"
        with closing(sqlite3.connect(source, uri=True)) as connection:
            return connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'entries'").fetchone() is not None
    except (OSError, sqlite3.Error):
        return False
