"""Add the table `archived_logs`: the log of a finished match in one compressed row, instead of one for each entry."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    table_id = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "archived_logs",
        sa.Column("table_id", table_id, autoincrement=False, nullable=False),
        sa.Column("log", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_archived_logs_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_archived_logs"),
    )
