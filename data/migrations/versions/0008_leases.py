"""Add the tables `leases`, `processes` and `identifies`: several processes share a database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("shard", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("shards", sa.Integer, nullable=False),
        sa.Column("holder", sa.Text),
        sa.Column("token", sa.BigInteger, nullable=False),
        sa.Column("expires_at_ms", sa.BigInteger, nullable=False),
        sa.Column("alive_at_ms", sa.BigInteger),
        sa.PrimaryKeyConstraint("shard", name="pk_leases"),
    )
    op.create_table(
        "processes",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("shards", sa.Integer, nullable=False),
        sa.Column("is_sharing", sa.Boolean, nullable=False),
        sa.Column("seen_at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_processes"),
    )
    op.create_table(
        "identifies",
        sa.Column("bucket", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("next_at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("bucket", name="pk_identifies"),
    )
