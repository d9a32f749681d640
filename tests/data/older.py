"""A database as an older release left it, and as today's makes it of that."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from sqlalchemy import Connection, MetaData, Table, insert, select

from data.connect import create
from data.migrations import migrate, upgrade
from data.migrations.rating_anew import ratings
from data.ratings import Rating
from data.schema import entries, results, tables

ANN: Final = 1
BEN: Final = 2


def go_back(connection: Connection, revision: str) -> None:
    """Make the schema of `revision` anew and put back those rows whose table it has already; columns that newer schemas
    have dropped are 0."""
    newer = MetaData()
    newer.reflect(connection)
    rows = {table.name: connection.execute(table.select()).mappings().all() for table in newer.sorted_tables}
    newer.drop_all(connection)
    upgrade(connection, revision)
    older = MetaData()
    older.reflect(connection)
    for table in older.sorted_tables:
        if table.name != "alembic_version" and rows.get(table.name):
            kept = [{column.name: row.get(column.name, 0) for column in table.columns} for row in rows[table.name]]
            connection.execute(table.delete())
            connection.execute(table.insert(), kept)


async def migrated_from(url: str, revision: str, fill: Callable[[Connection], object] = lambda _: None) -> None:
    """Take the database back to `revision`, fill it as that release did, and migrate it to today's."""
    engine = create(url)
    async with engine.begin() as connection:
        await connection.run_sync(go_back, revision)
        await connection.run_sync(fill)
    await migrate(engine)
    await engine.dispose()


async def rows_of(url: str, *wanted: Table) -> list[list[tuple[object, ...]]]:
    """The rows of each of these tables, in order."""
    engine = create(url)
    async with engine.connect() as connection:
        found = [sorted(map(tuple, await connection.execute(select(table)))) for table in wanted]
    await engine.dispose()
    return found


def a_match(
    connection: Connection,
    number: int,
    game: str,
    preset: str,
    places: Mapping[int, int],
    *,
    seats: int,
    log: Iterable[str] = (),
    after: Mapping[int, Rating] | None = None,
) -> None:
    """A finished match with its log and the place of each user. `after`: the ratings, if it is rated, each of which was
    25 ± 8 before."""
    connection.execute(insert(tables).values(id=number, channel_id=number, opened_at_ms=0, closed_at_ms=9, cache={}))
    for n, body in enumerate(log):
        connection.execute(insert(entries).values(table_id=number, n=n, at_ms=n, body=body))
    for user, place in places.items():
        rated = {} if after is None else {"mu_before": 25, "sigma_before": 8}
        if after is not None:
            rated |= {"mu_after": after[user].mu, "sigma_after": after[user].sigma}
        connection.execute(
            insert(results).values(
                table_id=number, user_id=user, guild_id=5, game=game, preset=preset, seats=seats, place=place,
                is_rated=after is not None, finished_at_ms=1000 + number, **rated,
            )
        )  # fmt: skip


def a_rating(connection: Connection, user: int, game: str, preset: str, rating: Rating, *, games: int) -> None:
    """The rating of a user who has won so many matches."""
    connection.execute(
        insert(ratings).values(
            user_id=user, game=game, preset=preset, mu=rating.mu, sigma=rating.sigma, games=games,
            rated_games=games, wins=games, place_sum=games, updated_at_ms=1000,
        )
    )  # fmt: skip
