"""Alembic schema migrations. `migrate` applies those that a database lacks.

None is undone: who goes back to an older release restores the backup (docs/operating.md).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from data.errors import SchemaUnknown

_MIGRATING: Final = 0x736576656E76
"""The key of the advisory lock under which the schema is migrated."""


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Upgrade the schema to `revision` in the current transaction of `connection`. Raises SchemaUnknown."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found == _scripts().as_revision_number(revision):
        return  # Alembic's environment is one for the program: stores that are opened at once would share it.
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except (CommandError, ResolutionError) as error:
        raise newer(found) from error


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config


@cache
def _scripts() -> ScriptDirectory:
    """The migrations of this release: all are read to know which is the last."""
    return ScriptDirectory.from_config(_config())


def newer(revision: str | None) -> SchemaUnknown:
    """The error for a database at a revision that this release does not know."""
    return SchemaUnknown(f"DATABASE_URL: a newer release has migrated the database (to {revision}); run that one")


async def migrate(engine: AsyncEngine) -> None:
    """Apply all missing migrations in one transaction. Raises SchemaUnknown if the schema is newer than the program."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # Processes that share a database may start together.
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
        await connection.run_sync(upgrade)
