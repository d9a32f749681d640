"""Look at a database without changing it: can it be used, and what is in it?"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import text

from data import migrations
from data.connect import BUSY_MS, cannot_be_used, create, parse, sqlite_file
from data.damage import check_file, damage_in, damaged
from data.errors import Unusable

_COUNT = "SELECT count(*) FROM tables WHERE closed_at_ms IS NULL"


@dataclass(frozen=True, slots=True)
class Looked:
    """`revision`: of the schema; None: the start will create it. `newest`: what this release migrates it to.
    `folder`: the folder of the file, where the start will create that, too.
    """

    revision: str | None
    newest: str
    open_tables: int = 0
    folder: Path | None = None


async def look(url: str) -> Looked:
    """Look at the database at `url`.

    Raises Unusable, with a sentence, if it cannot be read or written, Damaged if it is corrupt, SchemaUnknown if a
    newer release has migrated it.
    """
    file = sqlite_file(parse(url))
    revision, count = await (asyncio.to_thread(_in_file, file) if file is not None else _in_server(url))
    script = ScriptDirectory.from_config(_config())
    known = {each.revision for each in script.walk_revisions()}
    if revision is not None and revision not in known:
        raise migrations.newer(revision)
    newest = script.get_current_head()
    assert newest is not None
    folder = None if file is None or file.absolute().parent.exists() else file.absolute().parent
    return Looked(revision, newest, count, folder)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent).replace("%", "%%"))
    return config


def _in_file(file: Path) -> tuple[str | None, int]:
    folder = next(each for each in file.absolute().parents if each.exists())
    if not folder.is_dir():
        raise Unusable(f"DATABASE_URL: {folder} is no folder")
    if not os.access(folder, os.W_OK):
        raise Unusable(f"DATABASE_URL: this user may not write into {folder}")
    check_file(file)
    if not file.exists():
        return None, 0
    if not os.access(file, os.W_OK):
        raise Unusable(f"DATABASE_URL: this user may not write to {file}")
    source = f"file:{quote(str(file.absolute()))}?mode=ro"
    try:
        with closing(sqlite3.connect(source, uri=True, timeout=BUSY_MS / 1000)) as connection:
            if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
                return None, 0
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone() or (None,)
            (count,) = connection.execute(_COUNT).fetchone()
            return revision, count
    except sqlite3.Error as error:
        if (why := damage_in(error)) is not None:
            raise damaged(file, f"is damaged ({why})") from error
        raise Unusable(f"DATABASE_URL: {file} cannot be used: {error}") from error


async def _in_server(url: str) -> tuple[str | None, int]:
    engine = create(url)
    try:
        async with engine.connect() as connection:
            if not await connection.scalar(text("SELECT has_schema_privilege(current_schema(), 'CREATE')")):
                raise Unusable("DATABASE_URL: this user may not create tables in the database's schema")
            if await connection.scalar(text("SELECT to_regclass('alembic_version')")) is None:
                return None, 0
            revision = await connection.scalar(text("SELECT version_num FROM alembic_version"))
            return revision, await connection.scalar(text(_COUNT)) or 0
    except Exception as error:
        known = cannot_be_used(error, engine.url)
        if known is None:
            raise
        raise known from error
    finally:
        await engine.dispose()
