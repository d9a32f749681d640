"""Add the ratings of the levels of computer players, and users' wins against them, from all matches so far.

The one level of earlier releases, `steady`, is called `normal`. Results do not tell who left: they are last in them.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from math import exp, sqrt
from typing import Any

import sqlalchemy as sa
from alembic import op

from data.migrations.rating_anew import results, table

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_MU, _SIGMA = 25.0, 25.0 / 3
_BETA = _SIGMA / 2
"""These and `_after` are copied, since a migration must not change with `data.levels`."""
_WINS = """
INSERT INTO level_wins (user_id, game, level, matches, wins)
SELECT results.user_id, results.game, met.player, COUNT(*), SUM(CASE WHEN results.place = 1 THEN 1 ELSE 0 END)
FROM results JOIN (SELECT DISTINCT table_id, player FROM computers) AS met ON met.table_id = results.table_id
GROUP BY results.user_id, results.game, met.player
"""

_computers = table("computers", "table_id", "n", "player", "place")
_ratings = table("level_ratings", "level", "game", "preset", "mu", "sigma", "matches", "players", "wins")

Skill = tuple[float, float]


def upgrade() -> None:
    op.create_table(
        "level_ratings",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "preset", "level", name="pk_level_ratings"),
    )
    op.create_table(
        "level_wins",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "level", name="pk_level_wins"),
    )
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE computers SET player = 'normal' WHERE player = 'steady'"))
    connection.execute(sa.text(_WINS))
    rated = _rated(connection)
    if rated:
        connection.execute(sa.insert(_ratings), rated)


def _rated(connection: sa.Connection) -> list[dict[str, Any]]:
    """The rows of `level_ratings` after all matches, oldest first."""
    seated: dict[int, list[tuple[str, int]]] = {}
    for row in connection.execute(sa.select(_computers).order_by(_computers.c.table_id, _computers.c.n)):
        seated.setdefault(row.table_id, []).append((row.player, row.place))
    played = connection.execute(sa.select(results).order_by(results.c.finished_at_ms, results.c.table_id))
    people: dict[tuple[int, str, str], Skill] = {}
    levels: dict[tuple[str, str, str], dict[str, Any]] = {}
    for table_id, match in groupby(played, key=lambda row: row.table_id):
        users = list(match)
        game, preset = users[0].game, users[0].preset
        met = [(people.get((row.user_id, game, preset), (_MU, _SIGMA)), row.place) for row in users]
        computers = seated.get(table_id, [])
        before = {
            level: _skill(levels[level, game, preset]) if (level, game, preset) in levels else (_MU, _SIGMA)
            for level, _ in computers
        }
        for level, skill in before.items():
            own = [place for each, place in computers if each == level]
            others = [(before[each], place) for each, place in computers if each != level]
            mu, sigma = _after(skill, own, [*met, *others])
            row = levels.setdefault(
                (level, game, preset),
                {"level": level, "game": game, "preset": preset, "matches": 0, "players": 0, "wins": 0},
            )
            row |= {"mu": mu, "sigma": sigma, "matches": row["matches"] + 1, "players": row["players"] + len(own)}
            row["wins"] += own.count(1)
        for row in users:
            if row.is_rated:
                people[row.user_id, game, preset] = (row.mu_after, row.sigma_after)
    return list(levels.values())


def _skill(row: dict[str, Any]) -> Skill:
    return row["mu"], row["sigma"]


def _after(level: Skill, places: Iterable[int], met: list[tuple[Skill, int]]) -> Skill:
    mu, sigma = level
    gain, certainty, number = 0.0, 0.0, 0
    for place in places:
        number += 1
        for (other_mu, other_sigma), other_place in met:
            c = sqrt(sigma**2 + other_sigma**2 + 2 * _BETA**2)
            expected = 1 / (1 + exp((other_mu - mu) / c))
            outcome = 1.0 if place < other_place else 0.5 if place == other_place else 0.0
            gain += sigma**2 / c * (outcome - expected)
            certainty += (sigma / c) ** 3 * expected * (1 - expected)
    return mu + gain / number, sigma * sqrt(max(1 - certainty / number, 1e-4))
