"""Add the table `table_users`: whom the log of a closed table names. It is filled from all logs."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Iterable

import sqlalchemy as sa
from alembic import op

from data import archived

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

progress = logging.getLogger("data.migrations")

_BATCH = 2_000
_SAYS_S = 10.0
# A quote within a name is written \\", so this is found in no name.
_USER = re.compile(r'"(?:user|host)":(\d+)')


def upgrade() -> None:
    table_id = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "table_users",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("table_id", table_id, autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_table_users_table_id"),
        sa.PrimaryKeyConstraint("user_id", "table_id", name="pk_table_users"),
    )
    connection = op.get_bind()
    closed = "SELECT id FROM tables WHERE closed_at_ms IS NOT NULL AND id > :after ORDER BY id LIMIT :batch"
    named_in = sa.text(
        "SELECT table_id, body FROM entries WHERE table_id BETWEEN :first AND :last "
        """AND (body LIKE '%"user":%' OR body LIKE '%"host":%')"""
    )
    archived_in = sa.text("SELECT table_id, log FROM archived_logs WHERE table_id BETWEEN :first AND :last")
    count = connection.scalar(sa.text("SELECT count(*) FROM tables WHERE closed_at_ms IS NOT NULL"))
    after, done, said = 0, 0, time.monotonic()
    while ids := list(connection.scalars(sa.text(closed), {"after": after, "batch": _BATCH})):
        which, after = {"first": ids[0], "last": ids[-1]}, ids[-1]
        are_closed, found = set(ids), set[tuple[int, int]]()
        for table, body in connection.execute(named_in, which):
            if table in are_closed:
                found |= _named(table, [body])
        for table, log in connection.execute(archived_in, which):
            try:
                found |= _named(table, [entry.body for entry in archived.decode(bytes(log))])
            except ValueError:  # A blob that this release cannot read names nobody.
                continue
        if found:
            rows = [{"user_id": user, "table_id": table} for user, table in sorted(found)]
            connection.execute(sa.text("INSERT INTO table_users VALUES (:user_id, :table_id)"), rows)
        done += len(ids)
        if time.monotonic() - said > _SAYS_S:
            said = time.monotonic()
            progress.info("The logs of %d of %d closed tables are read", done, count)
    op.create_index("ix_table_users_table_id", "table_users", ["table_id"])


def _named(table: int, bodies: Iterable[str]) -> set[tuple[int, int]]:
    return {(int(user), table) for body in bodies for user in _USER.findall(body)}
