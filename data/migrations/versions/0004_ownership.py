"""Add the table `ownership`: the name of the process that opened the database last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ownership",
        sa.Column("id", sa.SmallInteger, autoincrement=False, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_ownership_one_row")),
        sa.PrimaryKeyConstraint("id", name="pk_ownership"),
    )
