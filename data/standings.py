"""Standings: what leaderboards show, kept up in the transaction that writes a result.

`standings` has a row for each user, game and preset in every server where they finished a match, and one for all
servers (`EVERYWHERE`). `standing_counts` counts the rows of a leaderboard by their score. So any page, however deep,
and anybody's rank are found from one row for each score that occurs, without those before. `board_matches` counts
matches.

Everything here follows from `results` and `ratings`; a test compares it with a recomputation after random histories.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Row,
    Select,
    Table,
    Text,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    union_all,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from data.aggregate import Aggregate, counts
from data.ratings import Rating
from data.rows import Leader, Leaders, RankedBoard, Result, Standing
from data.schema import board_matches, ratings, results, standing_counts, standings

EVERYWHERE: Final = 0
"""The `guild_id` of the rows over all servers; Discord has no server 0."""
UNRATED: Final = 1_000_000
"""Whoever has no rated match stands below everybody who has, by wins."""

_IN_ORDER: Final = (standings.c.score.desc(), standings.c.wins.desc(), standings.c.average_place, standings.c.user_id)
_COUNT: Final = text(
    "INSERT INTO standing_counts (guild_id, game, preset, score, people) "
    "VALUES (:guild_id, :game, :preset, :score, :people) ON CONFLICT (guild_id, game, preset, score) "
    "DO UPDATE SET people = standing_counts.people + excluded.people"
)
_COUNT_MATCHES: Final = text(
    "INSERT INTO board_matches (guild_id, game, preset, matches) VALUES (:guild_id, :game, :preset, :matches) "
    "ON CONFLICT (guild_id, game, preset) DO UPDATE SET matches = board_matches.matches + excluded.matches"
)

Values = dict[str, Any]


def score(rating: Rating | None, wins: int) -> int:
    """The first key of a leaderboard's order. `rating`: None for a person without a rated match."""
    return min(wins, UNRATED - 1) - UNRATED if rating is None else rating.shown_rating


def _is_of(table: Table, game: Any, preset: Any, scope: Any = None) -> ColumnElement[bool]:
    """The rows of a leaderboard: of one server (or EVERYWHERE), or of all if `scope` is None."""
    board = and_(table.c.game == game, table.c.preset == preset)
    return board if scope is None else and_(table.c.guild_id == scope, board)


# Writing


async def add(connection: AsyncConnection, written: Sequence[Result], rated: Mapping[int, Rating | None]) -> None:
    """Add the results of one match. `rated`: each user's rating after it; None: never rated. Must run in the writer.

    A rating covers all servers, so the user's order changes in each server in which they played this preset.
    """
    first = written[0]
    scopes = {EVERYWHERE, first.guild_id or EVERYWHERE}
    here = and_(
        standings.c.user_id.in_([result.user_id for result in written]), _is_of(standings, first.game, first.preset)
    )
    before = await _rows(connection, select(standings).where(here))
    known: defaultdict[int, dict[int, Values]] = defaultdict(dict)
    for row in before:
        known[row["user_id"]][row["guild_id"]] = row
    after: list[Values] = []
    for result in written:
        mine = known[result.user_id]
        for guild in sorted(scopes | mine.keys()):
            sums = (result,) if guild in scopes else ()
            after.append(_summed(mine.get(guild), sums, result, guild, rated[result.user_id]))
    await connection.execute(delete(standings).where(here))
    await _write(connection, before, after)
    board = {"game": first.game, "preset": first.preset, "matches": 1}
    await connection.execute(_COUNT_MATCHES, [{"guild_id": guild, **board} for guild in sorted(scopes)])


def _summed(
    old: Values | None, new: Sequence[Result], result: Result, guild: int, rating: Rating | None
) -> dict[str, Any]:
    """A row after the results `new`, of the user and the leaderboard of `result`."""
    games, wins, places, at_ms = (
        (0, 0, 0, 0) if old is None else (old["games"], old["wins"], old["place_sum"], old["played_at_ms"])
    )
    games, wins = games + len(new), wins + sum(each.place == 1 for each in new)
    places += sum(each.place for each in new)
    return {
        "guild_id": guild,
        "game": result.game,
        "preset": result.preset,
        "user_id": result.user_id,
        "score": score(rating, wins),
        "games": games,
        "wins": wins,
        "place_sum": places,
        "average_place": places / games,
        "played_at_ms": max([at_ms, *(each.finished_at_ms for each in new)]),
    }


async def withdrawn(connection: AsyncConnection, gone: Iterable[tuple[int, int, int | None, str, str]]) -> None:
    """Take results that were deleted out of everything that follows from them. Must run in the writer.

    `gone`: table, user, server, game and preset of each. A rating without a result is deleted; other ratings stay.
    """
    rows = list(gone)
    for user in sorted({user for _, user, *_ in rows}):
        await _recompute(connection, user)
    tables = {table: (guild, game, preset) for table, _, guild, game, preset in rows}
    left = await _with_results(connection, sorted(tables))
    matches: Counter[tuple[int, str, str]] = Counter()
    for table in tables.keys() - left:
        guild, game, preset = tables[table]
        for scope in {EVERYWHERE, guild or EVERYWHERE}:
            matches[scope, game, preset] -= 1
    if matches:
        boards = [
            {"guild_id": guild, "game": game, "preset": preset, "matches": number}
            for (guild, game, preset), number in sorted(matches.items())
        ]
        await connection.execute(_COUNT_MATCHES, boards)
        await connection.execute(delete(board_matches).where(board_matches.c.matches <= 0))


async def _recompute(connection: AsyncConnection, user_id: int) -> None:
    """A user's ratings and standings as they follow from their results."""
    before = await _rows(connection, select(standings).where(standings.c.user_id == user_id))
    known = await _rows(connection, select(ratings).where(ratings.c.user_id == user_id))
    skills = {(row["game"], row["preset"]): row for row in known}
    sums: dict[tuple[int, str, str], Values] = {}
    rated: Counter[tuple[str, str]] = Counter()
    found = await connection.execute(
        select(
            results.c.guild_id,
            results.c.game,
            results.c.preset,
            func.count().label("games"),
            func.sum(case((results.c.place == 1, 1), else_=0)).label("wins"),
            func.sum(results.c.place).label("place_sum"),
            func.sum(case((results.c.is_rated, 1), else_=0)).label("rated"),
            func.max(results.c.finished_at_ms).label("played_at_ms"),
        )
        .where(results.c.user_id == user_id)
        .group_by(results.c.guild_id, results.c.game, results.c.preset)
    )
    for row in found:
        rated[row.game, row.preset] += row.rated
        for scope in {EVERYWHERE, row.guild_id or EVERYWHERE}:
            mine = sums.setdefault((scope, row.game, row.preset), _nothing(scope, row, user_id))
            mine["games"] += row.games
            mine["wins"] += row.wins
            mine["place_sum"] += row.place_sum
            mine["played_at_ms"] = max(mine["played_at_ms"], row.played_at_ms)
    for (_, game, preset), mine in sums.items():
        skill = skills.get((game, preset)) if rated[game, preset] else None
        mine["score"] = score(None if skill is None else Rating(skill["mu"], skill["sigma"]), mine["wins"])
        mine["average_place"] = mine["place_sum"] / mine["games"]
    await connection.execute(delete(ratings).where(ratings.c.user_id == user_id))
    kept = [{**row, "rated_games": rated[board]} for board, row in skills.items() if board in rated]
    if kept:
        await connection.execute(insert(ratings), kept)
    await connection.execute(delete(standings).where(standings.c.user_id == user_id))
    await _write(connection, before, list(sums.values()))


def _nothing(scope: int, row: Row[*tuple[Any, ...]], user_id: int) -> Values:
    board = {"guild_id": scope, "game": row.game, "preset": row.preset, "user_id": user_id}
    return {**board, "games": 0, "wins": 0, "place_sum": 0, "played_at_ms": 0}


async def _with_results(connection: AsyncConnection, tables: Sequence[int]) -> set[int]:
    """The tables among these that have results."""
    found: set[int] = set()
    for start in range(0, len(tables), 500):
        some = tables[start : start + 500]
        query = select(results.c.table_id).where(results.c.table_id.in_(some)).distinct()
        found.update((await connection.scalars(query)).all())
    return found


async def _write(connection: AsyncConnection, before: Sequence[Values], after: Sequence[Values]) -> None:
    """Insert the rows `after`, whose keys are free, and count people by score as they replace those `before`."""
    if after:
        await connection.execute(insert(standings), after)
    people: Counter[tuple[int, str, str, int]] = Counter()
    for rows, by in ((before, -1), (after, 1)):
        for row in rows:
            people[row["guild_id"], row["game"], row["preset"], row["score"]] += by
    changed: list[Values] = [
        {"guild_id": guild, "game": game, "preset": preset, "score": score, "people": number}
        for (guild, game, preset, score), number in sorted(people.items())
        if number
    ]
    if changed:
        await connection.execute(_COUNT, changed)
    fewer = [{key: row[key] for key in ("guild_id", "game", "preset", "score")} for row in changed if row["people"] < 0]
    if fewer:
        await connection.execute(_UNCOUNT, fewer)


_UNCOUNT: Final = text(
    "DELETE FROM standing_counts WHERE guild_id = :guild_id AND game = :game AND preset = :preset AND score = :score "
    "AND people = 0"
)


# Reading


class Standings(Aggregate):
    """The leaderboards, and users' lines in them."""

    @counts
    async def leaderboard(
        self,
        connection: AsyncConnection,
        *,
        guild_id: int | None,
        game: str,
        preset: str,
        limit: int = 10,
        offset: int = 0,
        user_id: int | None = None,
    ) -> Leaders:
        """A page of the users who played this preset, best rating first and unrated last, and the line of `user_id`.

        With a `guild_id`, the leaderboard has only the users who played in that server, with their games, wins and
        places there; the rating always covers all servers.
        """
        asked = {
            "scope": EVERYWHERE if guild_id is None else guild_id,
            "game": game,
            "preset": preset,
            "lines": limit,
            "skipped": offset,
            "reader": user_id,
        }
        found = (await connection.execute(_PAGE, asked)).all()
        people = (await connection.execute(_PEOPLE, asked)).scalar_one()
        return Leaders(
            lines=_ranked([row for row in found if row.listed], offset),
            people=int(people),
            own=next((_leader(row, int(row.own_rank)) for row in found if not row.listed), None),
        )

    @counts
    async def boards(self, connection: AsyncConnection, *, guild_id: int | None) -> list[RankedBoard]:
        """The non-empty leaderboards of a server, or of all servers, most played first."""
        query = (
            select(board_matches)
            .where(board_matches.c.guild_id == (EVERYWHERE if guild_id is None else guild_id))
            .order_by(board_matches.c.matches.desc(), board_matches.c.game, board_matches.c.preset)
        )
        return [
            RankedBoard(game=row.game, preset=row.preset, matches=row.matches)
            for row in await connection.execute(query)
        ]

    @counts
    async def of_user(
        self, connection: AsyncConnection, user_id: int, *, guild_id: int | None = None
    ) -> list[Standing]:
        """A user's standing in each game and preset they played, in a server or in all, most played first."""
        query = (
            _standings()
            .where(*_mine(user_id, guild_id))
            .order_by(standings.c.games.desc(), standings.c.game, standings.c.preset)
        )
        return [_standing(row) for row in await connection.execute(query)]

    @counts
    async def sharing(
        self, connection: AsyncConnection, user_id: int, others: Collection[int], *, guild_id: int | None = None
    ) -> set[int]:
        """The others who have finished a match in a server in which the user has, too, or is: `guild_id`."""
        mine = select(standings.c.guild_id).where(standings.c.user_id == user_id, standings.c.guild_id != EVERYWHERE)
        shared = standings.c.guild_id.in_(mine)
        if guild_id is not None and guild_id != EVERYWHERE:
            shared = or_(shared, standings.c.guild_id == guild_id)
        query = select(standings.c.user_id).where(standings.c.user_id.in_(others), shared).distinct()
        return {*(await connection.scalars(query)).all()}

    @counts
    async def last_played(self, connection: AsyncConnection, user_id: int, *, guild_id: int | None = None) -> list[str]:
        """The ids of the games a user has finished a match of, in a server or in all, most recent first."""
        query = (
            select(standings.c.game)
            .where(*_mine(user_id, guild_id))
            .group_by(standings.c.game)
            .order_by(func.max(standings.c.played_at_ms).desc(), standings.c.game)
        )
        return list((await connection.scalars(query)).all())


def _ranked(rows: Sequence[Row[*tuple[Any, ...]]], offset: int) -> tuple[Leader, ...]:
    """The lines of a page with their ranks. Whoever has the score of the first line is ranked as the first of them."""
    lines: list[Leader] = []
    rank, score = 0, None
    for line, row in enumerate(rows, offset + 1):
        if row.score != score:
            rank, score = line if lines else int(row.before) + 1, row.score
        lines.append(_leader(row, rank))
    return tuple(lines)


def _standings() -> Select[*tuple[Any, ...]]:
    skill = and_(
        ratings.c.user_id == standings.c.user_id,
        ratings.c.game == standings.c.game,
        ratings.c.preset == standings.c.preset,
    )
    return select(standings, ratings.c.mu, ratings.c.sigma, ratings.c.rated_games).select_from(
        standings.outerjoin(ratings, skill)
    )


def _of_board(table: Table) -> ColumnElement[bool]:
    return _is_of(table, bindparam("game", type_=Text), bindparam("preset", type_=Text), _SCOPE)


def _page() -> Select[*tuple[Any, ...]]:
    """The lines of a page (`listed`) and that of the reader: it finds the score at which the page begins, and reads on
    from there.
    """
    people, skipped = standing_counts.c.people, bindparam("skipped", type_=BigInteger)
    by_score = (
        select(
            standing_counts.c.score,
            (func.sum(people).over(order_by=standing_counts.c.score.desc()) - people).label("before"),
        )
        .where(_of_board(standing_counts))
        .subquery()
    )
    # The score of the first line, and how many people come before that score.
    first = (
        select(by_score).where(by_score.c.before <= skipped).order_by(by_score.c.before.desc()).limit(1).cte("first")
    )
    # The index has all that is skipped, so no row is read before the page.
    lines = (
        select(standings.c.user_id)
        .where(_of_board(standings), standings.c.score <= select(first.c.score).scalar_subquery())
        .order_by(*_IN_ORDER)
        .limit(bindparam("lines", type_=BigInteger))
        .offset(func.coalesce(select(skipped - first.c.before).scalar_subquery(), 0))
        .subquery()
    )
    wanted = union_all(
        select(lines.c.user_id, literal(1).label("listed")), select(bindparam("reader", type_=BigInteger), literal(0))
    ).subquery()
    better = select(func.coalesce(func.sum(people), 0)).where(
        _of_board(standing_counts), standing_counts.c.score > standings.c.score
    )
    rank = case((wanted.c.listed == 0, better.correlate(standings).scalar_subquery() + 1))
    before = select(first.c.before).scalar_subquery()
    return (
        _standings()
        .add_columns(wanted.c.listed, rank.label("own_rank"), before.label("before"))
        .join(wanted, wanted.c.user_id == standings.c.user_id)
        .where(_of_board(standings))
        .order_by(*_IN_ORDER)
    )


# Put together once: that takes longer than the database does.
_SCOPE: Final = bindparam("scope", type_=BigInteger)
_PAGE: Final = _page()
_PEOPLE: Final = select(func.coalesce(func.sum(standing_counts.c.people), 0)).where(_of_board(standing_counts))


def _leader(row: Row[*tuple[Any, ...]], rank: int) -> Leader:
    return Leader(rank if row.rated_games else None, _standing(row))


def _standing(row: Row[*tuple[Any, ...]]) -> Standing:
    return Standing(
        user_id=row.user_id,
        game=row.game,
        preset=row.preset,
        games=row.games,
        wins=row.wins,
        average_place=row.average_place,
        rating=Rating(mu=row.mu, sigma=row.sigma) if row.rated_games else None,
        rated_games=row.rated_games or 0,
    )


def _mine(user_id: int, guild_id: int | None) -> tuple[ColumnElement[bool], ...]:
    return standings.c.user_id == user_id, standings.c.guild_id == (EVERYWHERE if guild_id is None else guild_id)


async def _rows(connection: AsyncConnection, query: Select[*tuple[Any, ...]]) -> list[Values]:
    return [{str(name): value for name, value in row.items()} for row in (await connection.execute(query)).mappings()]
