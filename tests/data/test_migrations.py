import re

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from data.errors import SchemaUnknown
from data.migrations import migrate
from data.schema import metadata
from data.store import Store

CATALOG = {
    "sqlite": "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%'",
    "postgresql": """
        SELECT conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) FROM pg_constraint
          WHERE connamespace = 'public'::regnamespace
        UNION SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
        UNION SELECT table_name || '.' || column_name,
            concat_ws(' ', data_type, is_nullable, column_default, is_identity)
          FROM information_schema.columns WHERE table_schema = 'public'
    """,
}


def definitions(connection: Connection) -> dict[str, str]:
    """The tables, columns, indices and constraints that the database reports, by name."""
    found = {}
    for name, definition in connection.execute(text(CATALOG[connection.dialect.name])):
        if "alembic" in name:
            continue
        # SQLite keeps the words of CREATE TABLE; the order of constraints in them does not matter.
        in_a_line = re.sub(r"\s+", " ", definition).strip().replace(" ,", ",")
        parts = re.split(r",\s+(?![^(]*\))", in_a_line)
        found[name] = sorted(part.strip(" )") for part in parts)
    return found


@pytest.fixture
async def engine(engine: AsyncEngine) -> AsyncEngine:
    """That of a database without tables."""
    async with engine.begin() as connection:
        await connection.run_sync(dropped)
    return engine


def dropped(connection: Connection) -> None:
    there = MetaData()
    there.reflect(connection)
    there.drop_all(connection)


async def test_the_migrations_make_the_schema_of_the_models(engine: AsyncEngine) -> None:
    await migrate(engine)
    async with engine.connect() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
        migrated = await connection.run_sync(definitions)
    assert differences == []
    async with engine.begin() as connection:
        await connection.run_sync(metadata.drop_all)
        await connection.run_sync(metadata.create_all)
        created = await connection.run_sync(definitions)
    assert migrated == created
    assert len(migrated) > 8


async def test_migrating_twice_changes_nothing(engine: AsyncEngine) -> None:
    await migrate(engine)
    await migrate(engine)
    async with engine.connect() as connection:
        versions = (await connection.scalars(text("SELECT version_num FROM alembic_version"))).all()
    assert len(versions) == 1


async def test_a_database_of_a_newer_program_is_refused(engine: AsyncEngine, url: str) -> None:
    await migrate(engine)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    for _ in range(2):  # the refusal lets go of the database
        with pytest.raises(SchemaUnknown, match="9999"):
            await Store.open(url, patience_s=0.2)


async def test_a_migration_that_fails_leaves_nothing(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE heartbeat (x INTEGER)"))  # in the way of the last one
    with pytest.raises(Exception, match="heartbeat"):
        await migrate(engine)
    async with engine.connect() as connection:
        names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    assert names == ["heartbeat"]
