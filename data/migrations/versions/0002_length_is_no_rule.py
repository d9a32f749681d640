"""Matches that differed from a preset only in their length count for the preset's leaderboard.

Up to here the number of hands, and the chips that everybody starts with, made a match one of `house-rules`. What the
rules were stands in the table's log. A person's rating becomes the sum of the changes that their matches brought, in
the order in which they were finished; for whoever was rated under one name only, that is the rating they had.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

HOUSE_RULES = "house-rules"
_LENGTH = frozenset({"hands", "chips"})
_MU, _SIGMA = 25.0, 25.0 / 3
"""The rating everybody begins with."""

_FAN_TAN = {"revokes": "forbidden", "decks": 1, "first": "left-of-dealer"}
_KILLING = {
    "rows": "random",
    "adjacency": "orthogonal",
    "kill": "cell",
    "tunnel": False,
    "dead": "face-up",
    "passes": 3,
    "dropouts": "by-count",
}
_REVOKES = {"revokes": "forbidden"}
_PRESETS: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "shichi-narabe-points": {"points": {"passes": 3}},
    "koroshi": {
        "killing": _KILLING,
        "killing-japanese": {
            **_KILLING,
            "rows": "SHDC",
            "adjacency": "diagonal",
            "dead": "in-hand",
            "dropouts": "last",
        },
        "moth-eaten": {**_KILLING, "kill": "group", "tunnel": True},
    },
    "fan-tan": {
        "fan-tan": _FAN_TAN,
        "fan-tan-double-deck": {**_FAN_TAN, "decks": 2},
        "fan-tan-penalties": {**_FAN_TAN, "revokes": "penalised"},
    },
    "five-or-nine": {"five-or-nine": _REVOKES},
    "ristiseiska": {"ristiseiska": _REVOKES, "ristiseiska-penalties": {"revokes": "penalised"}},
    **{
        game: {game: {}}
        for game in (
            *("fan-tan-trumps", "crazy-tan", "crazy-crazy-tan", "domino-sevens"),
            *("play-or-pay", "earl-of-coventry", "snip-snap-snorum", "jig"),
        )
    },
}
"""By game, the presets of that time and their options, without those of length; the game itself comes first."""


def _table(name: str, *columns: str) -> sa.TableClause:
    return sa.table(name, *(sa.column(each, sa.types.NullType()) for each in columns))


_results = _table(
    "results",
    *("table_id", "user_id", "game", "preset", "place", "is_rated", "finished_at_ms"),
    *("mu_before", "sigma_before", "mu_after", "sigma_after"),
)
_ratings = _table(
    "ratings",
    *("user_id", "game", "preset", "mu", "sigma", "updated_at_ms", "games", "rated_games", "wins", "place_sum"),
)
_entries = _table("entries", "table_id", "n", "body")


def upgrade() -> None:
    connection = op.get_bind()
    found = connection.execute(
        sa.select(_results.c.table_id, _results.c.game).where(_results.c.preset == HOUSE_RULES).distinct()
    ).all()
    changed: set[tuple[str, str]] = set()
    for table_id, game in found:
        preset = _preset_of(game, _options_of(connection, table_id))
        if preset is not None:
            mine = (_results.c.table_id == table_id) & (_results.c.preset == HOUSE_RULES)
            connection.execute(sa.update(_results).where(mine).values(preset=preset))
            changed |= {(game, preset), (game, HOUSE_RULES)}
    for game, preset in sorted(changed):
        _rate_anew(connection, game, preset)


def downgrade() -> None:
    """The names stay: every release can read them."""


def _options_of(connection: sa.Connection, table_id: int) -> Mapping[str, Any] | None:
    """The options a table was played with: those of the last entry that has any. None: its log cannot be read."""
    query = sa.select(_entries.c.body).where(_entries.c.table_id == table_id).order_by(_entries.c.n)
    options: Mapping[str, Any] | None = None
    try:
        for body in connection.scalars(query):
            entry = json.loads(body)
            if entry["kind"] in ("opened", "options-set"):
                options = dict(entry["options"])
    except (ValueError, KeyError, TypeError):
        return None
    return options


def _preset_of(game: str, options: Mapping[str, Any] | None) -> str | None:
    presets = _PRESETS.get(game, {})
    if options is None or not presets:
        return None
    rules = {**next(iter(presets.values())), **{name: options[name] for name in options.keys() - _LENGTH}}
    return next((preset for preset, wanted in presets.items() if wanted == rules), None)


def _rate_anew(connection: sa.Connection, game: str, preset: str) -> None:
    """Write the sums and ratings of one leaderboard from its results."""
    mine = (_results.c.game == game) & (_results.c.preset == preset)
    order = (_results.c.finished_at_ms, _results.c.table_id)
    rows = connection.execute(sa.select(_results).where(mine).order_by(*order)).all()
    connection.execute(sa.delete(_ratings).where((_ratings.c.game == game) & (_ratings.c.preset == preset)))
    by_user: dict[int, list[sa.Row[Any]]] = {}
    for row in rows:
        by_user.setdefault(row.user_id, []).append(row)
    if by_user:
        connection.execute(sa.insert(_ratings), [_standing(played) for played in by_user.values()])


def _standing(played: Iterable[sa.Row[Any]]) -> dict[str, Any]:
    """A person's row, from their results on one leaderboard, the earliest first."""
    results = list(played)
    mu, sigma = _MU, _SIGMA
    for result in results:
        if result.is_rated:
            mu += result.mu_after - result.mu_before
            sigma *= result.sigma_after / result.sigma_before
    return {
        "user_id": results[0].user_id,
        "game": results[0].game,
        "preset": results[0].preset,
        "mu": mu,
        "sigma": sigma,
        "games": len(results),
        "rated_games": sum(bool(result.is_rated) for result in results),
        "wins": sum(result.place == 1 for result in results),
        "place_sum": sum(result.place for result in results),
        "updated_at_ms": results[-1].finished_at_ms,
    }
