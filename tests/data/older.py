"""A database as an older release left it."""

from sqlalchemy import Connection, MetaData

from data.migrations import upgrade


def go_back(connection: Connection, revision: str) -> None:
    """Make the schema of `revision` anew and put back those rows whose table it has already; columns that newer schemas
    have dropped are 0."""
    newer = MetaData()
    newer.reflect(connection)
    rows = {table.name: connection.execute(table.select()).mappings().all() for table in newer.sorted_tables}
    newer.drop_all(connection)
    upgrade(connection, revision)
    older = MetaData()
    older.reflect(connection)
    for table in older.sorted_tables:
        if table.name != "alembic_version" and rows.get(table.name):
            kept = [{column.name: row.get(column.name, 0) for column in table.columns} for row in rows[table.name]]
            connection.execute(table.delete())
            connection.execute(table.insert(), kept)
