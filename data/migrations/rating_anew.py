"""Recompute ratings from results, for migrations that move results to another preset."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

_MU, _SIGMA = 25.0, 25.0 / 3
"""The initial rating. Copied, since a migration must not change with `data.ratings`."""


def table(name: str, *columns: str) -> sa.TableClause:
    """A table with these columns, independent of the current `data.schema`."""
    return sa.table(name, *(sa.column(each, sa.types.NullType()) for each in columns))


results = table(
    "results",
    *("table_id", "user_id", "game", "preset", "seats", "place", "is_rated", "finished_at_ms"),
    *("mu_before", "sigma_before", "mu_after", "sigma_after"),
)
ratings = table(
    "ratings",
    *("user_id", "game", "preset", "mu", "sigma", "updated_at_ms", "games", "rated_games", "wins", "place_sum"),
)


def rate_anew(connection: sa.Connection, game: str, preset: str) -> None:
    """Recompute the sums and ratings of one leaderboard (game and preset) from its results."""
    mine = (results.c.game == game) & (results.c.preset == preset)
    order = (results.c.finished_at_ms, results.c.table_id)
    rows = connection.execute(sa.select(results).where(mine).order_by(*order)).all()
    connection.execute(sa.delete(ratings).where((ratings.c.game == game) & (ratings.c.preset == preset)))
    by_user: dict[int, list[sa.Row[Any]]] = {}
    for row in rows:
        by_user.setdefault(row.user_id, []).append(row)
    if by_user:
        connection.execute(sa.insert(ratings), [_standing(played) for played in by_user.values()])


def _standing(played: Iterable[sa.Row[Any]]) -> dict[str, Any]:
    """One user's `ratings` row, from their results on one leaderboard, oldest first."""
    counted = list(played)
    mu, sigma = _MU, _SIGMA
    for result in counted:
        if result.is_rated:
            mu += result.mu_after - result.mu_before
            sigma *= result.sigma_after / result.sigma_before
    return {
        "user_id": counted[0].user_id,
        "game": counted[0].game,
        "preset": counted[0].preset,
        "mu": mu,
        "sigma": sigma,
        "games": len(counted),
        "rated_games": sum(bool(result.is_rated) for result in counted),
        "wins": sum(result.place == 1 for result in counted),
        "place_sum": sum(result.place for result in counted),
        "updated_at_ms": counted[-1].finished_at_ms,
    }
