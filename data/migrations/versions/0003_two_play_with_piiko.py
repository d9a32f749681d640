"""Matches of two at Insidious Sevens count for the leaderboard of Piiko's rule, by which two always play.

Up to here they counted for the preset that had been chosen. A person's rating is reckoned as in 0002.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from data.migrations.rating_anew import rate_anew, results

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_GAME, _CHOSEN, _PLAYED = "insidious-sevens", "insidious-sevens", "insidious-sevens-piiko"


def upgrade() -> None:
    connection = op.get_bind()
    mine = (results.c.game == _GAME) & (results.c.preset == _CHOSEN) & (results.c.seats == 2)
    if connection.execute(sa.update(results).where(mine).values(preset=_PLAYED)).rowcount:
        for preset in (_CHOSEN, _PLAYED):
            rate_anew(connection, _GAME, preset)


def downgrade() -> None:
    """The names stay: every release can read them."""
