"""Add the daily deal: `daily_secret`, `dailies`, `daily_tries` and `daily_counts`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

table_id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "daily_secret",
        sa.Column("id", sa.SmallInteger, autoincrement=False, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_daily_secret"),
        sa.CheckConstraint("id = 1", name="one_row"),
    )
    op.create_table(
        "dailies",
        sa.Column("day", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("candidate", sa.SmallInteger, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_dailies"),
    )
    op.create_table(
        "daily_tries",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("table_id", table_id),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("begun_at_ms", sa.BigInteger, nullable=False),
        sa.Column("finished_at_ms", sa.BigInteger),
        sa.Column("score", sa.Integer),
        sa.Column("turns", sa.Text),
        sa.PrimaryKeyConstraint("user_id", "day", name="pk_daily_tries"),
        sa.ForeignKeyConstraint(["day"], ["dailies.day"], name="fk_daily_tries_day"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_daily_tries_table_id"),
        sa.CheckConstraint("(score IS NULL) = (finished_at_ms IS NULL)", name="finished_with_score"),
    )
    op.create_index("ix_daily_tries_table_id", "daily_tries", ["table_id"])
    op.create_index("ix_daily_tries_guild_id_day", "daily_tries", ["guild_id", "day"])
    op.create_index("ix_daily_tries_day_score", "daily_tries", ["day", "score"])
    op.create_table(
        "daily_counts",
        sa.Column("day", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("score", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("day", "score", name="pk_daily_counts"),
        sa.ForeignKeyConstraint(["day"], ["dailies.day"], name="fk_daily_counts_day"),
    )
