"""Add to `leases` the session of the shard at Discord, with which the next holder goes on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("leases", sa.Column("session_id", sa.Text))
    op.add_column("leases", sa.Column("sequence", sa.BigInteger))
    op.add_column("leases", sa.Column("resume_url", sa.Text))
    op.add_column("leases", sa.Column("session_token", sa.BigInteger))
