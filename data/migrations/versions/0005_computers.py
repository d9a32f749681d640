"""Add the table `computers`: the level and place of each computer player of a finished match.

In matches before this revision all computer players had the same level, and their places are those that no user took.
How many there were is counted in the tables' logs, as deleted users have no results either.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_FILL = """
WITH RECURSIVE places(place) AS (SELECT 1 UNION ALL SELECT place + 1 FROM places WHERE place < :most),
matches AS (SELECT table_id, MAX(seats) AS seats FROM results GROUP BY table_id HAVING MAX(seats) > COUNT(*)),
seated AS (
    SELECT matches.table_id, matches.seats,
        SUM(CASE WHEN entries.body LIKE '{"kind":"computer-joined"%' THEN 1
                 WHEN entries.body LIKE '{"kind":"computer-left"%' THEN -1 ELSE 0 END) AS computers
    FROM matches JOIN entries ON entries.table_id = matches.table_id
    GROUP BY matches.table_id, matches.seats
),
free AS (
    SELECT seated.table_id, seated.computers, places.place,
        ROW_NUMBER() OVER (PARTITION BY seated.table_id ORDER BY places.place DESC) AS n
    FROM seated JOIN places ON places.place <= seated.seats
    WHERE NOT EXISTS (
        SELECT 1 FROM results WHERE results.table_id = seated.table_id AND results.place = places.place
    )
)
INSERT INTO computers (table_id, n, player, place)
SELECT table_id, n - 1, 'steady', place FROM free WHERE n <= computers
"""
_MOST_SEATS = 64
"""More than any game has."""


def upgrade() -> None:
    op.create_table(
        "computers",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), autoincrement=False, nullable=False),
        sa.Column("n", sa.SmallInteger, autoincrement=False, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("place", sa.SmallInteger, nullable=False),
        sa.CheckConstraint("place >= 1", name=op.f("ck_computers_place_from_1")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_computers_table_id"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_computers"),
    )
    op.get_bind().execute(sa.text(_FILL), {"most": _MOST_SEATS})
