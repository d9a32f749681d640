"""Add to `tables` the user whose own place a table is in. Open lessons, whose channel is that user below zero, have
one.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("user_id", sa.BigInteger))
    is_open = sa.text("closed_at_ms IS NULL")
    op.create_index("ix_tables_open_user", "tables", ["user_id"], sqlite_where=is_open, postgresql_where=is_open)
    op.execute("UPDATE tables SET user_id = -channel_id WHERE closed_at_ms IS NULL AND channel_id < 0")
