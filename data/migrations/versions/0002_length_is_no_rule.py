"""Move matches that differ from a preset only in their length from `house-rules` to that preset's leaderboard.

Before this revision, another number of hands or of starting chips made a match count as `house-rules`. The options of
a match are read from its table's log. A user's rating is recomputed by applying the rating changes of their matches in
the order of finishing, so a user rated on only one of the two leaderboards keeps their rating.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op

from data.migrations.rating_anew import rate_anew, results, table

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

HOUSE_RULES = "house-rules"
_LENGTH = frozenset({"hands", "chips"})

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
"""By game: the presets at this revision with their options, except those of length. The first is the default."""


_entries = table("entries", "table_id", "n", "body")


def upgrade() -> None:
    connection = op.get_bind()
    found = connection.execute(
        sa.select(results.c.table_id, results.c.game).where(results.c.preset == HOUSE_RULES).distinct()
    ).all()
    changed: set[tuple[str, str]] = set()
    for table_id, game in found:
        preset = _preset_of(game, _options_of(connection, table_id))
        if preset is not None:
            mine = (results.c.table_id == table_id) & (results.c.preset == HOUSE_RULES)
            connection.execute(sa.update(results).where(mine).values(preset=preset))
            changed |= {(game, preset), (game, HOUSE_RULES)}
    for game, preset in sorted(changed):
        rate_anew(connection, game, preset)


def _options_of(connection: sa.Connection, table_id: int) -> Mapping[str, Any] | None:
    """A table's options, from the last entry that sets any; None if the log cannot be parsed."""
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
