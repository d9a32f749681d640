"""Queries on results, ratings, leaderboards and statistics, behind the store's methods.

A rating belongs to a user, a game and a preset, over all servers. Games, wins and places come from `results` for one
server, or from the sums in `ratings` for all servers.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, and_, case, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data import levels
from data.ratings import SHOWN_PER_MU, SHOWN_START, Placing, Rating, rate
from data.rows import Board, Finish, Leader, Leaders, Past, PlayedMatch, Result, Standing, TableRow
from data.schema import computers, ratings, results


async def record(connection: AsyncConnection, table: TableRow, finish: Finish, *, at_ms: int) -> tuple[Result, ...]:
    """Write and rate a finished match. Returns one result per user, in the order of `finish.people`.

    Must run in the writer, since it reads, changes and writes back ratings.
    """
    ids = [person.user_id for person in finish.people]
    query = select(ratings).where(
        ratings.c.user_id.in_(ids), ratings.c.game == finish.game, ratings.c.preset == finish.preset
    )
    known = {row.user_id: row for row in await connection.execute(query)}
    before = {user: _rating(known[user]) if user in known else Rating() for user in ids}
    after = rate(
        Placing(person.user_id, person.place, before[person.user_id], person.finished) for person in finish.people
    )
    written: list[Result] = []
    sums: list[dict[str, Any]] = []
    for person in finish.people:
        user = person.user_id
        result = Result(
            table_id=table.id,
            user_id=user,
            guild_id=table.guild_id,
            game=finish.game,
            preset=finish.preset,
            seats=finish.seats,
            place=person.place,
            before=None,
            after=None,
            finished_at_ms=at_ms,
        )
        if after is not None:
            result = replace(result, before=before[user], after=after[user])
        written.append(result)
        sums.append(_summed(known.get(user), result))
    if not written:
        return ()
    await connection.execute(insert(results), [_columns(result) for result in written])
    if finish.computers:
        await connection.execute(
            insert(computers),
            [
                {"table_id": table.id, "n": n, "player": each.player, "place": each.place}
                for n, each in enumerate(finish.computers)
            ],
        )
        await levels.record(connection, finish, before)
    # With a single writer, delete and insert is a portable upsert.
    await connection.execute(
        delete(ratings).where(
            ratings.c.user_id.in_(ids), ratings.c.game == finish.game, ratings.c.preset == finish.preset
        )
    )
    await connection.execute(insert(ratings), sums)
    return tuple(written)


def _summed(old: Row[Any] | None, result: Result) -> dict[str, Any]:
    rating = result.after or (_rating(old) if old is not None else Rating())
    games, rated, wins, places = (
        (old.games, old.rated_games, old.wins, old.place_sum) if old is not None else (0, 0, 0, 0)
    )
    return {
        "user_id": result.user_id,
        "game": result.game,
        "preset": result.preset,
        "mu": rating.mu,
        "sigma": rating.sigma,
        "games": games + 1,
        "rated_games": rated + result.is_rated,
        "wins": wins + (result.place == 1),
        "place_sum": places + result.place,
        "updated_at_ms": result.finished_at_ms,
    }


def _columns(result: Result) -> dict[str, Any]:
    return {
        "table_id": result.table_id,
        "user_id": result.user_id,
        "guild_id": result.guild_id,
        "game": result.game,
        "preset": result.preset,
        "seats": result.seats,
        "place": result.place,
        "is_rated": result.is_rated,
        "mu_before": result.before and result.before.mu,
        "sigma_before": result.before and result.before.sigma,
        "mu_after": result.after and result.after.mu,
        "sigma_after": result.after and result.after.sigma,
        "finished_at_ms": result.finished_at_ms,
    }


def _rating(row: Row[Any]) -> Rating:
    return Rating(mu=row.mu, sigma=row.sigma)


def _result(row: Row[Any]) -> Result:
    return Result(
        table_id=row.table_id,
        user_id=row.user_id,
        guild_id=row.guild_id,
        game=row.game,
        preset=row.preset,
        seats=row.seats,
        place=row.place,
        before=Rating(mu=row.mu_before, sigma=row.sigma_before) if row.is_rated else None,
        after=Rating(mu=row.mu_after, sigma=row.sigma_after) if row.is_rated else None,
        finished_at_ms=row.finished_at_ms,
    )


_SAME_BOARD = and_(
    ratings.c.user_id == results.c.user_id,
    ratings.c.game == results.c.game,
    ratings.c.preset == results.c.preset,
)


def _standings(guild_id: int | None) -> Select[*tuple[Any, ...]]:
    """Each user's sums by game and preset, unordered: in one server, or in all if `guild_id` is None."""
    key = (ratings.c.user_id, ratings.c.game, ratings.c.preset)
    rating = (ratings.c.mu, ratings.c.sigma, ratings.c.rated_games)
    if guild_id is None:
        return select(*key, *rating, ratings.c.games, ratings.c.wins, ratings.c.place_sum)
    return (
        select(
            *key,
            *rating,
            func.count().label("games"),
            func.sum(case((results.c.place == 1, 1), else_=0)).label("wins"),
            func.sum(results.c.place).label("place_sum"),
        )
        .select_from(results.join(ratings, _SAME_BOARD))
        .where(results.c.guild_id == guild_id)
        .group_by(*key, *rating)
    )


def _standing(row: Row[Any]) -> Standing:
    return Standing(
        user_id=row.user_id,
        game=row.game,
        preset=row.preset,
        games=row.games,
        wins=row.wins,
        average_place=row.place_sum / row.games,
        rating=_rating(row) if row.rated_games else None,
        rated_games=row.rated_games,
    )


async def leaderboard(
    connection: AsyncConnection,
    *,
    guild_id: int | None,
    game: str,
    preset: str,
    limit: int,
    offset: int,
    user_id: int | None,
) -> Leaders:
    """See `Store.leaderboard`."""
    sums = _standings(guild_id).where(ratings.c.game == game, ratings.c.preset == preset).subquery()
    is_unrated: ColumnElement[int] = case((sums.c.rated_games == 0, 1), else_=0)
    exact = SHOWN_START + SHOWN_PER_MU * (sums.c.mu - 3 * sums.c.sigma)
    by_rating = (is_unrated, case((exact > 0, func.round(exact)), else_=0).desc())
    in_order = (*by_rating, sums.c.wins.desc(), sums.c.place_sum * 1.0 / sums.c.games, sums.c.user_id)
    ranked = select(
        sums,
        func.rank().over(order_by=by_rating).label("rank"),
        func.row_number().over(order_by=in_order).label("line"),
        func.count().over().label("people"),
    ).subquery()
    wanted = ranked.c.line.between(offset + 1, offset + limit)
    query = select(ranked).where(or_(wanted, ranked.c.user_id == user_id)).order_by(ranked.c.line)
    rows = (await connection.execute(query)).all()
    leaders = [(row, Leader(row.rank if row.rated_games else None, _standing(row))) for row in rows]
    return Leaders(
        lines=tuple(leader for row, leader in leaders if offset < row.line <= offset + limit),
        people=rows[0].people if rows else 0,
        own=next((leader for row, leader in leaders if row.user_id == user_id), None),
    )


async def stats(connection: AsyncConnection, user_id: int, *, guild_id: int | None) -> list[Standing]:
    """See `Store.stats`."""
    sums = _standings(guild_id).where(ratings.c.user_id == user_id).subquery()
    query = select(sums).order_by(sums.c.games.desc(), sums.c.game, sums.c.preset)
    return [_standing(row) for row in await connection.execute(query)]


async def boards(connection: AsyncConnection, *, guild_id: int | None) -> list[Board]:
    """See `Store.boards`."""
    matches = func.count(results.c.table_id.distinct()).label("matches")
    query = select(results.c.game, results.c.preset, matches).group_by(results.c.game, results.c.preset)
    if guild_id is not None:
        query = query.where(results.c.guild_id == guild_id)
    query = query.order_by(matches.desc(), results.c.game, results.c.preset)
    return [Board(game=row.game, preset=row.preset, matches=row.matches) for row in await connection.execute(query)]


async def last_games(connection: AsyncConnection, user_id: int, *, guild_id: int | None, limit: int) -> list[Result]:
    """See `Store.last_games`."""
    query = select(results).where(results.c.user_id == user_id)
    if guild_id is not None:
        query = query.where(results.c.guild_id == guild_id)
    query = query.order_by(results.c.finished_at_ms.desc(), results.c.table_id.desc()).limit(limit)
    return [_result(row) for row in await connection.execute(query)]


async def matches(
    connection: AsyncConnection,
    user_id: int,
    *,
    guild_id: int | None,
    game: str | None,
    rated: bool,
    won: bool,
    limit: int,
    offset: int,
) -> list[PlayedMatch]:
    """See `Store.matches`. The index on user and time gives the rows in order; only those of the user are read."""
    query = select(results).where(results.c.user_id == user_id)
    if guild_id is not None:
        query = query.where(results.c.guild_id == guild_id)
    if game is not None:
        query = query.where(results.c.game == game)
    if rated:
        query = query.where(results.c.is_rated)
    if won:
        query = query.where(results.c.place == 1)
    query = query.order_by(results.c.finished_at_ms.desc(), results.c.table_id.desc()).limit(limit).offset(offset)
    found = [_result(row) for row in await connection.execute(query)]
    others = (
        select(results.c.table_id, results.c.user_id)
        .where(results.c.table_id.in_([result.table_id for result in found]), results.c.user_id != user_id)
        .order_by(results.c.place, results.c.user_id)
    )
    beside: dict[int, list[int]] = {}
    for row in await connection.execute(others):
        beside.setdefault(row.table_id, []).append(row.user_id)
    return [PlayedMatch(result, tuple(beside.get(result.table_id, ()))) for result in found]


async def last_played(connection: AsyncConnection, user_id: int, *, guild_id: int | None) -> list[str]:
    """See `Store.last_played`."""
    query = select(results.c.game).where(results.c.user_id == user_id)
    if guild_id is not None:
        # The sum keeps SQLite from the index on the server's games, with which it reads all that was played there.
        query = query.where(results.c.guild_id + 0 == guild_id)
    query = query.group_by(results.c.game).order_by(func.max(results.c.finished_at_ms).desc(), results.c.game)
    return list((await connection.scalars(query)).all())


async def results_of(connection: AsyncConnection, table_id: int) -> list[Result]:
    """The results of a finished match, best place first."""
    query = select(results).where(results.c.table_id == table_id).order_by(results.c.place, results.c.user_id)
    return [_result(row) for row in await connection.execute(query)]


async def pasts(connection: AsyncConnection, table_id: int) -> dict[int, Past]:
    """See `Store.pasts`."""
    found = await results_of(connection, table_id)
    if not found:
        return {}
    at, game = found[0].finished_at_ms, found[0].game
    before = and_(
        results.c.user_id.in_([result.user_id for result in found]),
        results.c.game == game,
        or_(results.c.finished_at_ms < at, and_(results.c.finished_at_ms == at, results.c.table_id < table_id)),
    )
    is_won = results.c.place == 1
    sums = (
        select(
            results.c.user_id,
            func.count().label("matches"),
            func.sum(case((is_won, 1), else_=0)).label("wins"),
            func.max(case((is_won, None), else_=results.c.finished_at_ms)).label("lost_at_ms"),
        )
        .where(before)
        .group_by(results.c.user_id)
    ).subquery()
    lately = and_(before, is_won, or_(sums.c.lost_at_ms.is_(None), results.c.finished_at_ms > sums.c.lost_at_ms))
    in_a_row = (
        select(results.c.user_id, func.count().label("wins"))
        .join(sums, sums.c.user_id == results.c.user_id)
        .where(lately)
        .group_by(results.c.user_id)
    )
    rows = {row.user_id: row.wins for row in await connection.execute(in_a_row)}
    known = {
        row.user_id: Past(row.matches, row.wins, rows.get(row.user_id, 0))
        for row in await connection.execute(select(sums))
    }
    return {result.user_id: known.get(result.user_id, Past()) for result in found}


async def forget(connection: AsyncConnection, user_id: int) -> None:
    """Delete a user's results and ratings."""
    await connection.execute(delete(results).where(results.c.user_id == user_id))
    await connection.execute(delete(ratings).where(ratings.c.user_id == user_id))
    await levels.forget(connection, user_id)
