"""A user's profile: ratings over time, places by game, against whom, and streaks.

All queries begin with the user's own results, which the index on user and time gives in order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, FromClause, Select, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.aggregate import Aggregate, counts
from data.ratings import Rating
from data.rows import Against, GamePlaces, Profile, RatedAt
from data.schema import computers, results, tables


@dataclass(frozen=True, slots=True)
class SeenBy:
    """Somebody else who reads a profile: a user, and the channels whose matches they may know of besides their own."""

    user: int
    channels: Sequence[int]


class Profiles(Aggregate):
    """Users' profiles."""

    @counts
    async def channels(self, connection: AsyncConnection, user_id: int, *, guild_id: int, limit: int) -> list[int]:
        """The channels of a server in which the user has finished the most matches, those with the most first."""
        query = (
            select(tables.c.channel_id)
            .select_from(results.join(tables, results.c.table_id == tables.c.id))
            .where(results.c.user_id == user_id, results.c.guild_id == guild_id)
            .group_by(tables.c.channel_id)
            .order_by(func.count().desc(), tables.c.channel_id)
            .limit(limit)
        )
        return [*(await connection.execute(query)).scalars()]

    @counts
    async def of_user(
        self,
        connection: AsyncConnection,
        user_id: int,
        *,
        board: tuple[str, str] | None = None,
        met_in: int | None = None,
        seen_by: SeenBy | None = None,
        points: int = 50,
        opponents: int = 10,
    ) -> Profile:
        """A user's profile, over all servers.

        `board`: the game and preset of the last `points` ratings; None: of the last rated match. `met_in`: count only
        people whom the user met in this server. `seen_by`: and in matches that this reader may know of.
        """
        board = board or await _last_rated(connection, user_id)
        longest, current = await _streaks(connection, user_id)
        return Profile(
            board=board,
            rated=() if board is None else await _curve(connection, user_id, board, points),
            places=await _places(connection, user_id),
            people=await _people(connection, user_id, met_in, seen_by, opponents),
            computers=await _computers(connection, user_id),
            longest_streak=longest,
            streak=current,
        )


async def _last_rated(connection: AsyncConnection, user_id: int) -> tuple[str, str] | None:
    """The game and preset of the user's last rated match."""
    query = (
        select(results.c.game, results.c.preset)
        .where(results.c.user_id == user_id, results.c.is_rated)
        .order_by(results.c.finished_at_ms.desc(), results.c.table_id.desc())
        .limit(1)
    )
    row = (await connection.execute(query)).first()
    return None if row is None else (row.game, row.preset)


async def _curve(connection: AsyncConnection, user_id: int, board: tuple[str, str], points: int) -> tuple[RatedAt, ...]:
    """The ratings after the last rated matches of a leaderboard, oldest first."""
    game, preset = board
    query = (
        select(results.c.finished_at_ms, results.c.mu_after, results.c.sigma_after)
        .where(
            results.c.user_id == user_id,
            results.c.game == game,
            results.c.preset == preset,
            results.c.is_rated,
        )
        .order_by(results.c.finished_at_ms.desc(), results.c.table_id.desc())
        .limit(points)
    )
    found = [
        RatedAt(row.finished_at_ms, Rating(mu=row.mu_after, sigma=row.sigma_after))
        for row in await connection.execute(query)
    ]
    return tuple(reversed(found))


async def _places(connection: AsyncConnection, user_id: int) -> tuple[GamePlaces, ...]:
    """How often the user took each place, by game, the most played first."""
    query = (
        select(results.c.game, results.c.place, func.count().label("times"))
        .where(results.c.user_id == user_id)
        .group_by(results.c.game, results.c.place)
        .order_by(results.c.game, results.c.place)
    )
    by_game: dict[str, dict[int, int]] = {}
    for row in await connection.execute(query):
        by_game.setdefault(row.game, {})[row.place] = row.times
    found = [GamePlaces(game, times) for game, times in by_game.items()]
    return tuple(sorted(found, key=lambda each: -each.matches))


async def _people(
    connection: AsyncConnection, user_id: int, guild_id: int | None, seen_by: SeenBy | None, limit: int
) -> tuple[Against, ...]:
    """The people whom the user met most often: in one server, or in all if `guild_id` is None."""
    mine, theirs = results.alias("mine"), results.alias("theirs")
    query = (
        _against(theirs.c.user_id, mine.c.place, theirs.c.place)
        .select_from(mine.join(theirs, mine.c.table_id == theirs.c.table_id))
        .where(mine.c.user_id == user_id, theirs.c.user_id != user_id)
        .limit(limit)
    )
    if guild_id is not None:
        query = query.where(mine.c.guild_id == guild_id)
    if seen_by is not None:
        own = select(results.c.table_id).where(results.c.user_id == seen_by.user)
        query = query.join(tables, mine.c.table_id == tables.c.id)
        query = query.where(tables.c.channel_id.in_(seen_by.channels) | mine.c.table_id.in_(own))
    return await _read(connection, query)


async def _computers(connection: AsyncConnection, user_id: int) -> tuple[Against, ...]:
    """Each computer player that the user met, by its level."""
    joined: FromClause = results.join(computers, results.c.table_id == computers.c.table_id)
    query = (
        _against(computers.c.player, results.c.place, computers.c.place)
        .select_from(joined)
        .where(results.c.user_id == user_id)
    )
    return await _read(connection, query)


def _against(who: ColumnElement[Any], mine: ColumnElement[int], theirs: ColumnElement[int]) -> Select[*tuple[Any, ...]]:
    """Meetings with each of them, and how many of those the user was placed before and after them."""
    meetings = func.count().label("meetings")
    return (
        select(
            who.label("who"),
            meetings,
            func.sum(case((mine < theirs, 1), else_=0)).label("ahead"),
            func.sum(case((mine > theirs, 1), else_=0)).label("behind"),
        )
        .group_by(who)
        .order_by(meetings.desc(), who)
    )


async def _read(connection: AsyncConnection, query: Select[*tuple[Any, ...]]) -> tuple[Against, ...]:
    rows = await connection.execute(query)
    return tuple(Against(row.who, row.meetings, row.ahead, row.behind) for row in rows)


async def _streaks(connection: AsyncConnection, user_id: int) -> tuple[int, int]:
    """The longest and the current series of won matches. A series is where the numbers of a match among all and among
    those with the same outcome differ equally."""
    newest_first = (results.c.finished_at_ms.desc(), results.c.table_id.desc())
    won: ColumnElement[int] = case((results.c.place == 1, 1), else_=0)
    own = (
        select(
            won.label("won"),
            func.row_number().over(order_by=newest_first).label("n"),
            func.row_number().over(partition_by=won, order_by=newest_first).label("k"),
        )
        .where(results.c.user_id == user_id)
        .subquery()
    )
    series = (
        select(func.min(own.c.n).label("first"), func.count().label("length"))
        .where(own.c.won == 1)
        .group_by(own.c.n - own.c.k)
        .subquery()
    )
    query = select(
        func.max(series.c.length),
        func.max(case((series.c.first == 1, series.c.length), else_=0)),
    )
    longest, current = (await connection.execute(query)).one()
    return longest or 0, current or 0
