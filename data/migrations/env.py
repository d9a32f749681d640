"""Alembic environment: migrates over the connection that `data.migrations.upgrade` passes in."""

from __future__ import annotations

from alembic import context

from data.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
