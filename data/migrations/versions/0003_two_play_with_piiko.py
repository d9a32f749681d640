"""Move two-seat matches of Insidious Sevens to the leaderboard of Piiko's rule, which two players always use.

Before this revision they counted for the preset the host had chosen. Ratings are recomputed as in 0002.
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
