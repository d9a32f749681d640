"""Leaderboards and autocompletes over a million matches of 100,000 people, on SQLite and PostgreSQL."""

import random
import time
from collections.abc import Awaitable, Callable, Sequence
from statistics import quantiles
from typing import Final

from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from data.connect import create
from data.migrations import migrate, upgrade
from data.rows import Finish, Finisher
from data.store import Store
from engine.catalog import PRESETS
from tests.benchmarks._bars import Result, at_most
from tests.benchmarks._databases import on_each_database

MATCHES, PEOPLE, SERVERS = 1_000_000, 100_000, 2_000
BAR_MS: Final = 20.0
BEFORE: Final = "0008"
"""The schema that the matches are written in; the migration after it makes the standings."""
LARGEST: Final = 1
"""The server in which a tenth of all matches are played."""
KEENEST: Final = 1
"""Who has played the most: in one match of 200."""
POPULAR: Final = PRESETS[0]
"""More than a third of all matches are of this preset."""

Asked = Callable[[Store, random.Random], Awaitable[object]]


# Everything of a match follows from its number: a third are of one preset, a tenth in one server, a quarter each have
# one to four people, and some people play far more than others.
_FILL: Final = (
    """
    CREATE TEMPORARY TABLE numbers AS WITH RECURSIVE counted (n) AS (
        SELECT CAST(1 AS BIGINT) UNION ALL SELECT n + 1 FROM counted WHERE n < {matches}
    ) SELECT CAST(n AS BIGINT) AS n, n * 2654435761 % 4294967296 / 64 AS h, n * 40503 % 65536 AS k FROM counted
    """,
    """
    CREATE TEMPORARY TABLE played AS SELECT n, 1 + h % 4 AS people, h / 4 AS seed,
        CASE WHEN k % 10 = 0 THEN 1 ELSE 2 + h / 8 % {servers} END AS guild_id,
        CASE WHEN k % 3 = 0 THEN 0 ELSE h / 16 % {presets} END AS board
    FROM numbers
    """,
    """
    INSERT INTO tables (id, guild_id, channel_id, opened_at_ms, closed_at_ms, cache)
    SELECT n, guild_id, n, n, n, '{{}}' FROM played
    """,
    *(
        f"""
        INSERT INTO results (table_id, user_id, guild_id, game, preset, seats, place, is_rated, finished_at_ms)
        SELECT n, 2 + ((seed + {k} * {{people}} / 4) % {{people}}) * ((seed + {k} * {{people}} / 4) % {{people}})
            / {{people}}, guild_id, game, preset, 5, {k} + 1, people > 1, n
        FROM played JOIN some_boards ON some_boards.board = played.board WHERE people > {k}
        """
        for k in range(4)
    ),
    """
    INSERT INTO results (table_id, user_id, guild_id, game, preset, seats, place, is_rated, finished_at_ms)
    SELECT n, 1, guild_id, game, preset, 5, 5, people > 1, n
    FROM played JOIN some_boards ON some_boards.board = played.board WHERE n % 200 = 0
    """,
    """
    INSERT INTO ratings (user_id, game, preset, mu, sigma, games, rated_games, wins, place_sum, updated_at_ms)
    SELECT user_id, game, preset, 12 + user_id * 7919 % 25000 / 1000.0, 1 + 7.3 / (1 + rated), games, rated, 0, games, 0
    FROM (SELECT user_id, game, preset, COUNT(*) AS games, SUM(CASE WHEN is_rated THEN 1 ELSE 0 END) AS rated
        FROM results GROUP BY user_id, game, preset) AS sums
    """,
)


def _fill(connection: Connection, matches: int, people: int) -> None:
    """Write the matches as the release before standings did."""
    upgrade(connection, BEFORE)
    connection.execute(text("CREATE TEMPORARY TABLE some_boards (board INTEGER, game TEXT, preset TEXT)"))
    connection.execute(
        text("INSERT INTO some_boards VALUES (:board, :game, :preset)"),
        [{"board": n, "game": preset.game, "preset": preset.id} for n, preset in enumerate(PRESETS)],
    )
    sizes = {"matches": matches, "people": people, "servers": SERVERS, "presets": len(PRESETS)}
    for statement in _FILL:
        connection.exec_driver_sql(statement.format(**sizes))


def _questions(people: int) -> dict[str, Asked]:
    """What is asked of the store, by how it is called in the table."""
    game, preset = POPULAR.game, POPULAR.id

    def page(guild_id: int | None, offset: Callable[[random.Random], int]) -> Asked:
        return lambda store, chance: store.standings.leaderboard(
            guild_id=guild_id, game=game, preset=preset, offset=offset(chance), user_id=_user(chance, people)
        )

    def any_board(store: Store, chance: random.Random) -> Awaitable[object]:
        preset, scope = chance.choice(PRESETS), chance.choice((None, LARGEST, chance.randint(2, SERVERS)))
        return store.standings.leaderboard(
            guild_id=scope, game=preset.game, preset=preset.id, offset=10 * chance.randint(0, 50),
            user_id=_user(chance, people),
        )  # fmt: skip

    return {
        "first page, everywhere": page(None, lambda _: 0),
        "any page to 5,000, everywhere": page(None, lambda chance: chance.randrange(0, people // 2, 10)),
        "page 5,000, everywhere": page(None, lambda _: people // 2),
        "last page, everywhere": page(None, lambda _: people - 10),
        "first page, largest server": page(LARGEST, lambda _: 0),
        "page 500, largest server": page(LARGEST, lambda _: people // 20),
        "any board": any_board,
        "against the computer": lambda store, chance: store.levels.against(
            _user(chance, people), game=game, preset=preset
        ),
        "boards, everywhere": lambda store, _: store.standings.boards(guild_id=None),
        "boards, largest server": lambda store, _: store.standings.boards(guild_id=LARGEST),
        "autocomplete of boards": _autocomplete_boards,
        "autocomplete of replays": lambda store, chance: store.results.latest(_user(chance, people), limit=100),
        "games last played": lambda store, chance: store.standings.last_played(_user(chance, people), guild_id=LARGEST),
        "games last played by the keenest": lambda store, _: store.standings.last_played(KEENEST),
        "a person's statistics": lambda store, chance: store.standings.of_user(_user(chance, people)),
        "a page of matches": lambda store, chance: store.results.matches(_user(chance, people), offset=20),
    }


async def _autocomplete_boards(store: Store, chance: random.Random) -> None:
    await store.results.latest(KEENEST, limit=25)
    await store.standings.boards(guild_id=chance.randint(1, SERVERS))


def _user(chance: random.Random, people: int) -> int:
    return 1 + int(people * chance.random() ** 1.5)


async def _asked(store: Store, ask: Asked, times: int) -> tuple[float, float]:
    """Median and p99 of the milliseconds that an answer takes."""
    chance, took = random.Random(11), list[float]()
    await ask(store, chance)
    for _ in range(times):
        before = time.perf_counter()
        await ask(store, chance)
        took.append((time.perf_counter() - before) * 1e3)
    cuts = quantiles(took, n=100)
    return cuts[49], cuts[98]


async def _finishes(store: Store, people: int, times: int) -> tuple[float, float]:
    """Median and p99 of the milliseconds in which a rated match of four is finished."""
    chance, took = random.Random(13), list[float]()
    for n in range(times):
        table = await store.tables.open(guild_id=LARGEST, channel_id=-n - 1, at_ms=n, bodies=["{}"])
        seated = tuple(Finisher(user, place) for place, user in enumerate(chance.sample(range(1, people), 4), 1))
        finish = Finish(POPULAR.game, POPULAR.id, seats=4, people=seated)
        before = time.perf_counter()
        await store.tables.close_table(table.id, 1, at_ms=n, bodies=["{}"], finish=finish)
        took.append((time.perf_counter() - before) * 1e3)
    cuts = quantiles(took, n=100)
    return cuts[49], cuts[98]


async def _measure(url: str, name: str, matches: int, people: int) -> list[Result]:
    begun = time.perf_counter()
    engine = create(url)
    async with engine.begin() as connection:
        await connection.run_sync(_fill, matches, people)
    filled = time.perf_counter()
    await migrate(engine)
    migrated = time.perf_counter()
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text("SELECT setval(pg_get_serial_sequence('tables', 'id'), MAX(id)) FROM tables"))
            await connection.execute(text("ANALYZE"))  # as its own upkeep does within a minute
        version = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
    await engine.dispose()
    print(
        f"{name}: {matches:,} matches of {people:,} people written in {filled - begun:.0f} s, "
        f"migrated from {BEFORE} to {version} in {migrated - filled:.1f} s\n"
    )
    times = 20 if matches < 10_000 else 200
    print(f"| {name} | p50 | p99 |\n| --- | ---: | ---: |")
    worst: list[float] = []
    async with await Store.open(url) as store:
        for what, ask in _questions(people).items():
            p50, p99 = await _asked(store, ask, times)
            worst.append(p99)
            print(f"| {what} | {p50:.2f} ms | {p99:.2f} ms |", flush=True)
        p50, p99 = await _finishes(store, people, times)
        print(f"| finish a match of four | {p50:.2f} ms | {p99:.2f} ms |\n", flush=True)
    return [at_most(f"largest p99 of a list, a million matches, {name}", max(worst), BAR_MS, " ms")]


def run(*, quick: bool = False) -> list[Result]:
    """Print a table for each database."""
    sizes: Sequence[int] = (400, 100) if quick else (MATCHES, PEOPLE)
    what = "largest p99 of a list, a million matches"
    return on_each_database(what, lambda url, name: _measure(url, name, *sizes))
