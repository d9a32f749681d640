"""Add `standings`, `standing_counts` and `board_matches`, filled from all results, and move the sums out of `ratings`.

Before this revision, each page of a leaderboard was counted and sorted from all results.
"""

from __future__ import annotations

import logging

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

progress = logging.getLogger("data.migrations")

# `score` is the order of a leaderboard, copied from `data.ratings` and `data.standings`, since a migration must not
# change with them.
_STANDINGS = """
INSERT INTO standings (user_id, guild_id, game, preset, score, games, wins, place_sum, average_place, played_at_ms)
SELECT sums.user_id, sums.guild_id, sums.game, sums.preset,
    CASE WHEN ratings.mu IS NULL THEN sums.wins - 1000000
        WHEN ratings.mu - 3 * ratings.sigma > -25
        THEN CAST(ROUND(1000 + 40 * (ratings.mu - 3 * ratings.sigma)) AS INTEGER) ELSE 0 END,
    sums.games, sums.wins, sums.places, CAST(sums.places AS DOUBLE PRECISION) / sums.games, sums.played_at_ms
FROM (
    SELECT user_id, {guild} AS guild_id, game, preset, COUNT(*) AS games,
        SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS wins, SUM(place) AS places, MAX(finished_at_ms) AS played_at_ms
    FROM results WHERE {which} GROUP BY user_id, {scope}game, preset
) AS sums
LEFT JOIN ratings ON ratings.user_id = sums.user_id AND ratings.game = sums.game AND ratings.preset = sums.preset
    AND ratings.rated_games > 0
"""
_MATCHES = """
INSERT INTO board_matches (guild_id, game, preset, matches)
SELECT {guild}, game, preset, COUNT(DISTINCT table_id) FROM results WHERE {which} GROUP BY {scope}game, preset
"""
_SCOPES = (
    {"guild": "0", "which": "1 = 1", "scope": ""},
    {"guild": "guild_id", "which": "guild_id IS NOT NULL", "scope": "guild_id, "},
)
_COUNTS = """
INSERT INTO standing_counts (guild_id, game, preset, score, people)
SELECT guild_id, game, preset, score, COUNT(*) FROM standings GROUP BY guild_id, game, preset, score
ORDER BY guild_id, game, preset, score
"""


def upgrade() -> None:
    op.create_table(
        "standings",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("place_sum", sa.Integer, nullable=False),
        sa.Column("average_place", sa.Double, nullable=False),
        sa.Column("played_at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "game", "preset", name="pk_standings"),
    )
    op.create_table(
        "standing_counts",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "preset", "score", name="pk_standing_counts"),
    )
    op.create_table(
        "board_matches",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "preset", name="pk_board_matches"),
    )
    for step, scope in enumerate(_SCOPES, 1):
        progress.info("Leaderboards are filled from all results: step %d of 3", step)
        op.execute(_STANDINGS.format(**scope))
        op.execute(_MATCHES.format(**scope))
    progress.info("Leaderboards are filled from all results: step 3 of 3")
    op.execute(_COUNTS)
    op.create_index(
        "ix_standings_in_order",
        "standings",
        ["guild_id", "game", "preset", sa.text("score DESC"), sa.text("wins DESC"), "average_place", "user_id"],
    )
    op.drop_index("ix_ratings_game_preset", "ratings")
    for column in ("games", "wins", "place_sum"):
        op.drop_column("ratings", column)
