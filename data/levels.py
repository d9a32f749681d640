"""How well the levels of computer players do: their own ratings, and each user's wins against them.

People's ratings rest on people only (`data.ratings`). A level is rated the other way round: against the users who
finished and the players of other levels at its table, whose ratings do not change by it. So both stand on one scale.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.aggregate import Aggregate, counts
from data.ratings import MU, SIGMA, Rating
from data.rows import AgainstLevels, ComputerFinisher, Finish, LevelStanding, LevelWins
from data.schema import level_ratings, level_wins

BETA: Final = SIGMA / 2
"""Standard deviation of how well one player plays from match to match."""
_LEAST: Final = 1e-4
"""The least share of its variance that a rating keeps after a match."""


def rated(level: Rating, played: Sequence[ComputerFinisher], met: Sequence[tuple[Rating, int]]) -> Rating:
    """The rating of a level after a match: Bradley-Terry over all pairs (Weng and Lin 2011), a mean over its players.

    `played`: the level's players in the match. `met`: rating and place of everybody whom they met.
    """
    if not met:
        return level
    gain, certainty = 0.0, 0.0
    for own in played:
        for other, place in met:
            c = sqrt(level.sigma**2 + other.sigma**2 + 2 * BETA**2)
            expected = 1 / (1 + exp((other.mu - level.mu) / c))
            outcome = 1.0 if own.place < place else 0.5 if own.place == place else 0.0
            gain += level.sigma**2 / c * (outcome - expected)
            certainty += (level.sigma / c) ** 3 * expected * (1 - expected)
    number = len(played)
    return Rating(level.mu + gain / number, level.sigma * sqrt(max(1 - certainty / number, _LEAST)))


def together(one: Rating, other: Rating) -> Rating:
    """The rating of a player that was rated under two names, each time from that of a new player on."""
    # Precisions add up, without that of the start, which both have.
    weights = one.sigma**-2, other.sigma**-2, -(SIGMA**-2)
    precision = max(*weights, sum(weights))
    mu = sum(weight * mu for weight, mu in zip(weights, (one.mu, other.mu, MU), strict=True)) / precision
    return Rating(mu, precision**-0.5)


async def record(connection: AsyncConnection, finish: Finish, before: Mapping[int, Rating]) -> None:
    """Add a finished match. `before`: the ratings of its users before it. Must run in the writer."""
    by_level: dict[str, list[ComputerFinisher]] = {}
    for each in finish.computers:
        by_level.setdefault(each.player, []).append(each)
    await _rate(connection, finish, by_level, before)
    await _count(connection, finish, list(by_level))


async def _rate(
    connection: AsyncConnection,
    finish: Finish,
    by_level: Mapping[str, Sequence[ComputerFinisher]],
    before: Mapping[int, Rating],
) -> None:
    here = _board(finish.game, finish.preset)
    known = {row.level: row for row in await connection.execute(select(level_ratings).where(here))}
    ratings = {
        level: Rating(known[level].mu, known[level].sigma) if level in known else Rating(MU, SIGMA)
        for level in by_level
    }
    people = [(before[person.user_id], person.place) for person in finish.people if person.finished]
    rows: list[dict[str, Any]] = []
    for level, played in by_level.items():
        others = [(ratings[each.player], each.place) for each in finish.computers if each.player != level]
        rating, old = rated(ratings[level], played, [*people, *others]), known.get(level)
        rows.append(
            {
                "level": level,
                "game": finish.game,
                "preset": finish.preset,
                "mu": rating.mu,
                "sigma": rating.sigma,
                "matches": (old.matches if old is not None else 0) + 1,
                "players": (old.players if old is not None else 0) + len(played),
                "wins": (old.wins if old is not None else 0) + sum(each.place == 1 for each in played),
            }
        )
    await connection.execute(delete(level_ratings).where(here, level_ratings.c.level.in_(list(by_level))))
    await connection.execute(insert(level_ratings), rows)


async def _count(connection: AsyncConnection, finish: Finish, levels: Sequence[str]) -> None:
    users = [person.user_id for person in finish.people]
    these = and_(level_wins.c.user_id.in_(users), level_wins.c.game == finish.game, level_wins.c.level.in_(levels))
    known = {(row.user_id, row.level): row for row in await connection.execute(select(level_wins).where(these))}
    rows: list[dict[str, Any]] = []
    for person in finish.people:
        for level in levels:
            old = known.get((person.user_id, level))
            rows.append(
                {
                    "user_id": person.user_id,
                    "game": finish.game,
                    "level": level,
                    "matches": (old.matches if old is not None else 0) + 1,
                    "wins": (old.wins if old is not None else 0) + (person.place == 1),
                }
            )
    await connection.execute(delete(level_wins).where(these))
    await connection.execute(insert(level_wins), rows)


class Levels(Aggregate):
    """Data about the levels."""

    @counts
    async def against(self, connection: AsyncConnection, user_id: int, *, game: str, preset: str) -> AgainstLevels:
        """How the levels do at this preset, and how often the user won against them, by game."""
        standings = await connection.execute(select(level_ratings).where(_board(game, preset)))
        own = select(level_wins).where(level_wins.c.user_id == user_id).order_by(level_wins.c.game, level_wins.c.level)
        return AgainstLevels(
            standings=tuple(
                LevelStanding(row.level, Rating(row.mu, row.sigma), row.matches, row.players, row.wins)
                for row in standings
            ),
            wins=tuple(LevelWins(row.game, row.level, row.matches, row.wins) for row in await connection.execute(own)),
        )


async def forget(connection: AsyncConnection, user_id: int) -> None:
    """Delete a user's wins."""
    await connection.execute(delete(level_wins).where(level_wins.c.user_id == user_id))


def _board(game: str, preset: str) -> ColumnElement[bool]:
    return and_(level_ratings.c.game == game, level_ratings.c.preset == preset)
