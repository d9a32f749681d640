"""The daily deal: its days, the one try that a user has at each, and how many people have each score.

`daily_counts` follows from `daily_tries`, in the transactions that write these. So a share of people is one short read,
however many have played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, and_, case, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.aggregate import Aggregate, counts, reads, writes
from data.errors import TriedAlready
from data.outside import token_hex
from data.rows import Day, FinishedTry, NewTry, Others, Try
from data.schema import dailies, daily_counts, daily_secret, daily_tries
from engine.fair import SECRET_BYTES

_KEEP_SECRET: Final = text("INSERT INTO daily_secret (id, secret) VALUES (1, :secret) ON CONFLICT (id) DO NOTHING")
_CHOOSE: Final = text(
    "INSERT INTO dailies (day, preset, candidate, commitment) VALUES (:day, :preset, :candidate, :commitment) "
    "ON CONFLICT (day) DO NOTHING"
)
_COUNT: Final = text(
    "INSERT INTO daily_counts (day, score, people) VALUES (:day, :score, :people) ON CONFLICT (day, score) "
    "DO UPDATE SET people = daily_counts.people + excluded.people"
)


class Dailies(Aggregate):
    """Days, tries and scores."""

    @writes
    async def secret(self, connection: AsyncConnection) -> bytes:
        """The seed of the secrets of all days. It is made when it is asked for first."""
        await connection.execute(_KEEP_SECRET, {"secret": token_hex(SECRET_BYTES)})
        return bytes.fromhex((await connection.scalars(select(daily_secret.c.secret))).one())

    @writes
    async def choose(self, connection: AsyncConnection, chosen: Day) -> Day:
        """Write the deal of a day, unless there is one. Returns the one that holds."""
        values = {"preset": chosen.preset, "candidate": chosen.candidate, "commitment": chosen.commitment}
        await connection.execute(_CHOOSE, {"day": chosen.number, **values})
        return _day((await connection.execute(select(dailies).where(dailies.c.day == chosen.number))).one())

    @reads
    async def find(self, connection: AsyncConnection, number: int) -> Day | None:
        """The deal of a day, if it was chosen."""
        row = (await connection.execute(select(dailies).where(dailies.c.day == number))).one_or_none()
        return None if row is None else _day(row)

    @reads
    async def try_of(self, connection: AsyncConnection, user_id: int, day: int) -> Try | None:
        """A user's try at a day."""
        return await _try(connection, and_(daily_tries.c.user_id == user_id, daily_tries.c.day == day))

    @reads
    async def others(self, connection: AsyncConnection, day: int, score: int) -> Others:
        """How a score on a day stands among all of them. The one whose score it is counts as one of the equal."""
        people = daily_counts.c.people
        is_below, is_equal = daily_counts.c.score < score, daily_counts.c.score == score
        query = select(
            func.coalesce(func.sum(case((is_below, people), else_=0)), 0),
            func.coalesce(func.sum(case((is_equal, people), else_=0)), 0),
            func.coalesce(func.sum(people), 0),
        ).where(daily_counts.c.day == day)
        below, equal, everybody = (await connection.execute(query)).one()
        return Others(below=int(below), equal=int(equal), people=int(everybody))

    @reads
    async def best(self, connection: AsyncConnection, day: int) -> Try | None:
        """The best finished try at a day; of equal ones, that which was finished first."""
        of_day = and_(daily_tries.c.day == day, daily_tries.c.score.is_not(None))
        order = (daily_tries.c.score.desc(), daily_tries.c.finished_at_ms, daily_tries.c.user_id)
        row = (await connection.execute(select(daily_tries).where(of_day).order_by(*order).limit(1))).one_or_none()
        return None if row is None else _read(row)

    @counts
    async def scores(
        self, connection: AsyncConnection, *, first_day: int, last_day: int
    ) -> Mapping[int, Mapping[int, int]]:
        """How many people have each score, by day."""
        within = daily_counts.c.day.between(first_day, last_day)
        found: dict[int, dict[int, int]] = {}
        for row in await connection.execute(select(daily_counts).where(within)):
            found.setdefault(row.day, {})[row.score] = row.people
        return found

    @counts
    async def of_user(self, connection: AsyncConnection, user_id: int, *, first_day: int, last_day: int) -> list[Try]:
        """A user's tries, by day."""
        within = daily_tries.c.day.between(first_day, last_day)
        query = select(daily_tries).where(daily_tries.c.user_id == user_id, within).order_by(daily_tries.c.day)
        return [_read(row) for row in await connection.execute(query)]

    @counts
    async def of_server(
        self, connection: AsyncConnection, guild_id: int, *, first_day: int, last_day: int
    ) -> list[Try]:
        """The finished tries on a server's board, by day, the best first."""
        here = and_(daily_tries.c.guild_id == guild_id, daily_tries.c.score.is_not(None))
        order = (daily_tries.c.day, daily_tries.c.score.desc(), daily_tries.c.user_id)
        within = daily_tries.c.day.between(first_day, last_day)
        query = select(daily_tries).where(here, within).order_by(*order)
        return [_read(row) for row in await connection.execute(query)]

    @writes
    async def leave_board(self, connection: AsyncConnection, user_id: int, guild_id: int) -> None:
        """Take all of a user's tries off a server's board."""
        here = and_(daily_tries.c.user_id == user_id, daily_tries.c.guild_id == guild_id)
        await connection.execute(update(daily_tries).where(here).values(guild_id=None))


async def begin(connection: AsyncConnection, begun: NewTry, table_id: int, *, at_ms: int) -> None:
    """Write a try with the table that was opened for it. Must run in the transaction that opens it.

    Raises TriedAlready.
    """
    is_theirs = and_(daily_tries.c.user_id == begun.user_id, daily_tries.c.day == begun.day)
    if (before := await _try(connection, is_theirs)) is not None:
        raise TriedAlready(begun.day, before.table_id)
    row: dict[str, Any] = {"user_id": begun.user_id, "day": begun.day, "guild_id": begun.guild_id}
    await connection.execute(insert(daily_tries), [row | {"table_id": table_id, "begun_at_ms": at_ms}])


async def finish(connection: AsyncConnection, table_id: int, finished: FinishedTry, *, at_ms: int) -> None:
    """Write the score of the try that was played at a table, and count it. Must run in the transaction that closes it.

    Whose try it was may have been deleted: then there is nothing to write.
    """
    at_table = and_(daily_tries.c.table_id == table_id, daily_tries.c.score.is_(None))
    values = {"score": finished.score, "turns": finished.turns, "finished_at_ms": at_ms}
    query = update(daily_tries).where(at_table).values(values).returning(daily_tries.c.day)
    day = await connection.scalar(query)
    if day is not None:
        await connection.execute(_COUNT, {"day": day, "score": finished.score, "people": 1})


async def forget_tries(connection: AsyncConnection, user_id: int) -> None:
    """Delete a user's tries, which do not count any more."""
    query = delete(daily_tries).where(daily_tries.c.user_id == user_id)
    gone = [row for row in await connection.execute(query.returning(*daily_tries.c)) if row.score is not None]
    counted = [{"day": row.day, "score": row.score, "people": -1} for row in sorted(gone, key=lambda row: row.day)]
    if counted:
        await connection.execute(_COUNT, counted)
        await connection.execute(delete(daily_counts).where(daily_counts.c.people <= 0))


async def _try(connection: AsyncConnection, which: ColumnElement[bool]) -> Try | None:
    row = (await connection.execute(select(daily_tries).where(which))).one_or_none()
    return None if row is None else _read(row)


def _read(row: Row[Any]) -> Try:
    return Try(
        user_id=row.user_id,
        day=row.day,
        table_id=row.table_id,
        guild_id=row.guild_id,
        begun_at_ms=row.begun_at_ms,
        finished_at_ms=row.finished_at_ms,
        score=row.score,
        turns=row.turns,
    )


def _day(row: Row[Any]) -> Day:
    return Day(number=row.day, preset=row.preset, candidate=row.candidate, commitment=row.commitment)
