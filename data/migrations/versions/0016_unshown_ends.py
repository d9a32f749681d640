"""Add to `tables` whether messages are still to show that a table is closed, as they may be of those closed in the last
minute.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("is_unshown", sa.Boolean, nullable=False, server_default=sa.false()))
    true, in_sqlite = sa.text("is_unshown"), sa.text("is_unshown = 1")
    op.create_index("ix_tables_unshown", "tables", ["id"], sqlite_where=in_sqlite, postgresql_where=true)
    lately = sa.text("closed_at_ms >= (SELECT alive_at_ms - 60000 FROM heartbeat)")
    op.execute(sa.table("tables", sa.column("is_unshown", sa.Boolean)).update().where(lately).values(is_unshown=True))
