"""Add challenges: `challenges`, `challenge_sides` and `challenge_games`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

own_id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", own_id, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("deals", sa.SmallInteger, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("begun_at_ms", sa.BigInteger, nullable=False),
        sa.Column("closes_at_ms", sa.BigInteger, nullable=False),
        sa.Column("is_declined", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_table(
        "challenge_sides",
        sa.Column("challenge_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("is_asker", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("challenge_id", "user_id", name="pk_challenge_sides"),
        sa.ForeignKeyConstraint(["challenge_id"], ["challenges.id"], name="fk_challenge_sides_challenge_id"),
    )
    op.create_index("ix_challenge_sides_user_id", "challenge_sides", ["user_id"])
    op.create_table(
        "challenge_games",
        sa.Column("challenge_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("deal", sa.SmallInteger, autoincrement=False, nullable=False),
        sa.Column("table_id", own_id),
        sa.Column("begun_at_ms", sa.BigInteger, nullable=False),
        sa.Column("finished_at_ms", sa.BigInteger),
        sa.Column("score", sa.Integer),
        sa.Column("turns", sa.Text),
        sa.PrimaryKeyConstraint("challenge_id", "user_id", "deal", name="pk_challenge_games"),
        sa.ForeignKeyConstraint(["challenge_id"], ["challenges.id"], name="fk_challenge_games_challenge_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_challenge_games_table_id"),
        sa.CheckConstraint("(score IS NULL) = (finished_at_ms IS NULL)", name="finished_with_score"),
    )
    op.create_index("ix_challenge_games_table_id", "challenge_games", ["table_id"])
    op.create_index("ix_challenge_games_user_id", "challenge_games", ["user_id"])
