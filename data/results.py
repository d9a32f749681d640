"""Results and ratings.

A rating belongs to a user, a game and a preset, over all servers. What leaderboards show of both is kept up with them
(`data.standings`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, case, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data import levels, standings
from data.aggregate import Aggregate, counts, reads
from data.ratings import Placing, Rating, rate
from data.rows import Finish, PlayedMatch, Result, ResultsBefore, TableRow
from data.schema import computers, ratings, results


class Results(Aggregate):
    """The results of finished matches."""

    @reads
    async def of_table(self, connection: AsyncConnection, table_id: int) -> list[Result]:
        """The results of a finished match, best place first."""
        return await _of_table(connection, table_id)

    @reads
    async def pasts(self, connection: AsyncConnection, table_id: int) -> dict[int, ResultsBefore]:
        """By user with a result at this table: what they had done in its game before."""
        found = await _of_table(connection, table_id)
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
            row.user_id: ResultsBefore(row.matches, row.wins, rows.get(row.user_id, 0))
            for row in await connection.execute(select(sums))
        }
        return {result.user_id: known.get(result.user_id, ResultsBefore()) for result in found}

    @counts
    async def latest(
        self, connection: AsyncConnection, user_id: int, *, guild_id: int | None = None, limit: int = 10
    ) -> list[Result]:
        """A user's latest results, of a server or of all, newest first."""
        query = select(results).where(results.c.user_id == user_id)
        if guild_id is not None:
            query = query.where(results.c.guild_id == guild_id)
        query = query.order_by(results.c.finished_at_ms.desc(), results.c.table_id.desc()).limit(limit)
        return [_result(row) for row in await connection.execute(query)]

    @counts
    async def matches(
        self,
        connection: AsyncConnection,
        user_id: int,
        *,
        guild_id: int | None = None,
        game: str | None = None,
        rated: bool = False,
        won: bool = False,
        limit: int = 10,
        offset: int = 0,
    ) -> list[PlayedMatch]:
        """A page of a user's finished matches, newest first: of one server or all, of one game or all.

        `rated`, `won`: only such matches. The index on user and time gives the rows in order; only those of the user
        are read.
        """
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


async def record(connection: AsyncConnection, table: TableRow, finish: Finish, *, at_ms: int) -> tuple[Result, ...]:
    """Write and rate a finished match. Returns one result per user for whom it counts, in order.

    Must run in the writer, since it reads, changes and writes back ratings.
    """
    ids = [person.user_id for person in finish.people]
    query = select(ratings).where(
        ratings.c.user_id.in_(ids), ratings.c.game == finish.game, ratings.c.preset == finish.preset
    )
    known = {row.user_id: row for row in await connection.execute(query)}
    before = {user: _rating(known[user]) if user in known else Rating() for user in ids}
    after = rate(
        Placing(person.user_id, person.place, before[person.user_id], person.finished)
        for person in finish.people
        if person.is_rated
    )
    counted = replace(finish, people=tuple(person for person in finish.people if person.counts))
    ids = [person.user_id for person in counted.people]
    written: list[Result] = []
    skills: list[dict[str, Any]] = []
    for person in counted.people:
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
        if after is not None and person.is_rated:
            result = replace(result, before=before[user], after=after[user])
        written.append(result)
        skills.append(_skill(known.get(user), result))
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
        if rated_ones := tuple(person for person in counted.people if person.is_rated):
            await levels.record(connection, replace(counted, people=rated_ones), before)
    # With a single writer, delete and insert is a portable upsert.
    await connection.execute(
        delete(ratings).where(
            ratings.c.user_id.in_(ids), ratings.c.game == finish.game, ratings.c.preset == finish.preset
        )
    )
    await connection.execute(insert(ratings), skills)
    rated = {each["user_id"]: Rating(each["mu"], each["sigma"]) if each["rated_games"] else None for each in skills}
    await standings.add(connection, written, rated)
    return tuple(written)


def _skill(old: Row[Any] | None, result: Result) -> dict[str, Any]:
    """The row of `ratings` after this result."""
    rating = result.after or (_rating(old) if old is not None else Rating())
    return {
        "user_id": result.user_id,
        "game": result.game,
        "preset": result.preset,
        "mu": rating.mu,
        "sigma": rating.sigma,
        "rated_games": (0 if old is None else old.rated_games) + result.is_rated,
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


async def _of_table(connection: AsyncConnection, table_id: int) -> list[Result]:
    query = select(results).where(results.c.table_id == table_id).order_by(results.c.place, results.c.user_id)
    return [_result(row) for row in await connection.execute(query)]


async def withdraw(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    """Delete the results for which the condition `which` on `schema.results` holds, and take them out of the standings.

    A rating that no result is left of is deleted, others stay. Must run in the writer.
    """
    key = (results.c.table_id, results.c.user_id, results.c.guild_id, results.c.game, results.c.preset)
    gone = [*map(tuple, await connection.execute(delete(results).where(which).returning(*key)))]
    await standings.withdrawn(connection, gone)


async def forget_results(connection: AsyncConnection, user_id: int) -> None:
    """Delete a user's results and standings, which do not count any more."""
    await withdraw(connection, results.c.user_id == user_id)
    await levels.forget(connection, user_id)
