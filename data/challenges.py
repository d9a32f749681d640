"""Challenges: a few deals that two people play, each against house players, with one try at each deal.

A row for each side and for each game, so that what belongs to a user can be exported and deleted by itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import and_, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.aggregate import Aggregate, counts, reads, writes
from data.errors import ChallengedAlready, ChallengeOver, ChallengesEnough, TriedAlready
from data.outside import token_hex
from data.rows import Challenge, ChallengeGame, FinishedTry, NewGame, Side
from data.schema import challenge_games, challenge_sides, challenges
from engine.fair import SECRET_BYTES

MOST_BEGUN: Final = 5
"""Open challenges that a user has begun, at a time."""


class Challenges(Aggregate):
    """Challenges, their sides and their games."""

    @writes
    async def begin(
        self,
        connection: AsyncConnection,
        *,
        asker: int,
        guest: int,
        preset: str,
        deals: int,
        at_ms: int,
        closes_at_ms: int,
    ) -> Challenge:
        """Begin a challenge. Raises ChallengedAlready if one between the two is open, or was begun by the same asker,
        declined, and would not be over yet; and ChallengesEnough.
        """
        for each in await _of_user(connection, asker, since_ms=at_ms):
            between = each.side(guest) is not None
            if between and (not each.is_over(at_ms) or (each.is_declined and _asker_of(each) == asker)):
                raise ChallengedAlready(each.id)
        begun = [each for each in await _of_user(connection, asker, since_ms=at_ms) if _asker_of(each) == asker]
        if sum(not each.is_over(at_ms) for each in begun) >= MOST_BEGUN:
            raise ChallengesEnough
        times = {"begun_at_ms": at_ms, "closes_at_ms": closes_at_ms}
        row = {"preset": preset, "deals": deals, "secret": token_hex(SECRET_BYTES), "is_declined": False}
        query = insert(challenges).values(row | times).returning(challenges.c.id)
        number = (await connection.execute(query)).scalar_one()
        sides = [{"user_id": asker, "is_asker": True}, {"user_id": guest, "is_asker": False}]
        await connection.execute(insert(challenge_sides), [{"challenge_id": number, **each} for each in sides])
        found = await _read(connection, [number])
        return found[0]

    @writes
    async def withdraw(self, connection: AsyncConnection, number: int) -> None:
        """Delete a challenge that nobody has heard of."""
        for table in (challenge_games, challenge_sides):
            await connection.execute(delete(table).where(table.c.challenge_id == number))
        await connection.execute(delete(challenges).where(challenges.c.id == number))

    @writes
    async def decline(self, connection: AsyncConnection, number: int, user_id: int) -> bool:
        """Decline a challenge for who was asked; False: it is not theirs to decline, or they have begun a game."""
        found = await _read(connection, [number])
        side = found[0].side(user_id) if found else None
        if side is None or side.is_asker or side.games:
            return False
        await connection.execute(update(challenges).where(challenges.c.id == number).values(is_declined=True))
        return True

    @reads
    async def find(self, connection: AsyncConnection, number: int) -> Challenge | None:
        """The challenge with this number."""
        found = await _read(connection, [number])
        return found[0] if found else None

    @counts
    async def latest(self, connection: AsyncConnection, user_id: int, *, limit: int) -> list[Challenge]:
        """A user's challenges, the newest first."""
        return (await _of_user(connection, user_id))[:limit]


async def begin(connection: AsyncConnection, begun: NewGame, table_id: int, *, at_ms: int) -> None:
    """Write a game with the table that was opened for it. Must run in the transaction that opens it.

    Raises TriedAlready, and ChallengeOver.
    """
    found = await _read(connection, [begun.challenge])
    side = found[0].side(begun.user_id) if found else None
    if side is None or found[0].is_over(at_ms):
        raise ChallengeOver(begun.challenge)
    if (before := side.games.get(begun.deal)) is not None:
        raise TriedAlready(begun.deal, before.table_id)
    row = {"challenge_id": begun.challenge, "user_id": begun.user_id, "deal": begun.deal}
    await connection.execute(insert(challenge_games), [row | {"table_id": table_id, "begun_at_ms": at_ms}])


async def finish(connection: AsyncConnection, table_id: int, finished: FinishedTry, *, at_ms: int) -> None:
    """Write the score of the game that was played at a table, if one was. Must run in the transaction that closes
    it.
    """
    at_table = and_(challenge_games.c.table_id == table_id, challenge_games.c.score.is_(None))
    values = {"score": finished.score, "turns": finished.turns, "finished_at_ms": at_ms}
    await connection.execute(update(challenge_games).where(at_table).values(values))


async def forget_challenges(connection: AsyncConnection, user_id: int) -> None:
    """Delete a user's sides and games. The other side stays, and a challenge without any goes."""
    for table in (challenge_games, challenge_sides):
        await connection.execute(delete(table).where(table.c.user_id == user_id))
    has_side = exists().where(challenge_sides.c.challenge_id == challenges.c.id)
    await connection.execute(delete(challenges).where(~has_side))


def _asker_of(challenge: Challenge) -> int | None:
    return next((side.user_id for side in challenge.sides if side.is_asker), None)


async def _of_user(connection: AsyncConnection, user_id: int, *, since_ms: int = 0) -> list[Challenge]:
    """A user's challenges that close after this time, the newest first."""
    query = (
        select(challenges.c.id)
        .join(challenge_sides, challenge_sides.c.challenge_id == challenges.c.id)
        .where(challenge_sides.c.user_id == user_id, challenges.c.closes_at_ms > since_ms)
    )
    return await _read(connection, (await connection.scalars(query)).all())


async def _read(connection: AsyncConnection, numbers: Sequence[int]) -> list[Challenge]:
    """The challenges with these numbers, the newest first."""
    query = select(challenges).where(challenges.c.id.in_(numbers)).order_by(challenges.c.id.desc())
    rows = (await connection.execute(query)).all()
    of_sides = select(challenge_sides).where(challenge_sides.c.challenge_id.in_(numbers))
    sides = (await connection.execute(of_sides.order_by(challenge_sides.c.is_asker.desc()))).all()
    games: dict[tuple[int, int], dict[int, ChallengeGame]] = {}
    for row in await connection.execute(select(challenge_games).where(challenge_games.c.challenge_id.in_(numbers))):
        game = ChallengeGame(deal=row.deal, table_id=row.table_id, score=row.score, turns=row.turns)
        games.setdefault((row.challenge_id, row.user_id), {})[row.deal] = game
    return [_challenge(row, sides, games) for row in rows]


def _challenge(
    row: Any, sides: Sequence[Any], games: Mapping[tuple[int, int], Mapping[int, ChallengeGame]]
) -> Challenge:
    return Challenge(
        id=row.id,
        preset=row.preset,
        deals=row.deals,
        secret=bytes.fromhex(row.secret),
        begun_at_ms=row.begun_at_ms,
        closes_at_ms=row.closes_at_ms,
        is_declined=row.is_declined,
        sides=[
            Side(user_id=side.user_id, is_asker=side.is_asker, games=games.get((row.id, side.user_id), {}))
            for side in sides
            if side.challenge_id == row.id
        ],
    )
