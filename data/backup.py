"""Back up the SQLite database consistently while the bot keeps writing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from data.connect import BUSY_MS, parse, sqlite_file
from data.damage import damage_in, damaged
from data.errors import Unusable


async def backup(url: str, path: Path) -> None:
    """Copy the database at `url` into the new file `path`. Works from any process.

    Writes `path` + ".part", syncs it, then renames it over the empty `path` that reserves the name.

    Raises FileExistsError if `path` exists, FileNotFoundError if there is no database, Damaged if it is corrupt,
    Unusable if it cannot be copied now, ValueError for PostgreSQL.
    """
    database = sqlite_file(parse(url))
    if database is None:
        raise ValueError("PostgreSQL is backed up by its own means: pg_dump --format=custom --file=FILE NAME")
    try:
        await asyncio.to_thread(_copy, database, path)
    except sqlite3.Error as error:
        if (why := damage_in(error)) is not None:
            raise damaged(database, f"is damaged ({why})") from error
        raise Unusable(f"{database} could not be copied to {path}: {error}") from error


def _copy(database: Path, path: Path) -> None:
    if not database.is_file():
        raise FileNotFoundError(f"there is no database {database}")
    if not database.stat().st_size:
        raise damaged(database, "is empty")
    try:
        # Reserve the name, so that a second backup to the same file is refused.
        path.open("xb").close()
    except FileExistsError:
        raise FileExistsError(f"{path} exists and is not overwritten") from None
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)
        source = f"file:{quote(str(database.absolute()))}?mode=rw"
        with closing(sqlite3.connect(source, uri=True, timeout=BUSY_MS / 1000)) as connection:
            # As in a new database; earlier releases made files that cannot shrink.
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
            connection.execute("VACUUM INTO ?", (str(part),))
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        path.unlink(missing_ok=True)
        raise
