"""Results of two players at Insidious Sevens move to the Piiko leaderboard, whose rule two always have (IS-8)."""

import pytest
from sqlalchemy import Connection, insert

from data.connect import create
from data.migrations import migrate, upgrade
from data.migrations.rating_anew import ratings
from data.ratings import Rating
from data.schema import results, tables
from data.store import Store

GAME, PIIKO = "insidious-sevens", "insidious-sevens-piiko"
BEFORE, AFTER = Rating(25, 8), Rating(27, 7)
ANN, BEN = 1, 2


def a_match(connection: Connection, number: int, preset: str, *, seats: int, game: str = GAME) -> None:
    """Ann and Ben have played; both gained the same."""
    connection.execute(insert(tables).values(id=number, channel_id=number, opened_at_ms=0, closed_at_ms=9, cache={}))
    for user, place in ((ANN, 1), (BEN, 2)):
        connection.execute(
            insert(results).values(
                table_id=number, user_id=user, guild_id=5, game=game, preset=preset, seats=seats, place=place,
                is_rated=True, mu_before=BEFORE.mu, sigma_before=BEFORE.sigma, mu_after=AFTER.mu,
                sigma_after=AFTER.sigma, finished_at_ms=1000 + number,
            )
        )  # fmt: skip


def a_rating(connection: Connection, preset: str, *, games: int, game: str = GAME) -> None:
    for user in (ANN, BEN):
        connection.execute(
            insert(ratings).values(
                user_id=user, game=game, preset=preset, mu=AFTER.mu, sigma=AFTER.sigma, games=games,
                rated_games=games, wins=games, place_sum=games, updated_at_ms=1000,
            )
        )  # fmt: skip


async def test_is_8_matches_of_two_are_filed_under_the_rules_in_effect(url: str) -> None:
    engine = create(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: upgrade(sync, "0002"))

        def fill(sync: Connection) -> None:
            for number, (preset, seats) in enumerate([(GAME, 2), (GAME, 4), (PIIKO, 3), (GAME, 2)], start=1):
                a_match(sync, number, preset, seats=seats)
            a_match(sync, 5, "classic", seats=2, game="shichi-narabe")
            a_rating(sync, GAME, games=3)
            a_rating(sync, PIIKO, games=1)
            a_rating(sync, "classic", games=1, game="shichi-narabe")

        await connection.run_sync(fill)
    await migrate(engine)
    await engine.dispose()

    async with await Store.open(url) as store:
        boards = {board.preset: board.matches for board in await store.boards(guild_id=None)}
        assert boards == {GAME: 1, PIIKO: 3, "classic": 1}
        standings = {standing.preset: standing for standing in await store.stats(BEN)}
        assert {preset: each.games for preset, each in standings.items()} == boards
        assert standings[PIIKO].average_place == 2
        thrice, once = standings[PIIKO].rating, standings[GAME].rating
        assert thrice is not None
        assert once is not None
        assert (thrice.mu, thrice.sigma) == pytest.approx((25 + 3 * 2, 25 / 3 * (7 / 8) ** 3))
        assert (once.mu, once.sigma) == pytest.approx((25 + 2, 25 / 3 * 7 / 8))
        assert standings["classic"].rating == AFTER
        leaders = await store.leaderboard(guild_id=5, game=GAME, preset=PIIKO, user_id=BEN)
        assert [line.standing.user_id for line in leaders.lines] == [ANN, BEN]


async def test_a_database_without_matches_of_two_is_unchanged(url: str) -> None:
    engine = create(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: upgrade(sync, "0002"))

        def fill(sync: Connection) -> None:
            a_match(sync, 1, GAME, seats=3)
            a_rating(sync, GAME, games=1)

        await connection.run_sync(fill)
    await migrate(engine)
    await engine.dispose()
    async with await Store.open(url) as store:
        [standing] = await store.stats(ANN)
        assert standing.rating == AFTER
