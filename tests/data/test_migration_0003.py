"""Results of two players at Insidious Sevens move to the Piiko leaderboard, whose rule two always have (IS-8)."""

import pytest
from sqlalchemy import Connection

from data.ratings import Rating
from data.store import Store
from tests.data.older import ANN, BEN, a_match, a_rating, migrated_from

GAME, PIIKO = "insidious-sevens", "insidious-sevens-piiko"
AFTER = Rating(27, 7)


def played(connection: Connection, number: int, preset: str, *, seats: int, game: str = GAME) -> None:
    """Ann and Ben have played; both gained the same."""
    a_match(connection, number, game, preset, {ANN: 1, BEN: 2}, seats=seats, after={ANN: AFTER, BEN: AFTER})


def rated(connection: Connection, preset: str, *, games: int, game: str = GAME) -> None:
    for user in (ANN, BEN):
        a_rating(connection, user, game, preset, AFTER, games=games)


async def test_is_8_matches_of_two_are_filed_under_the_rules_in_effect(url: str) -> None:
    def fill(connection: Connection) -> None:
        for number, (preset, seats) in enumerate([(GAME, 2), (GAME, 4), (PIIKO, 3), (GAME, 2)], start=1):
            played(connection, number, preset, seats=seats)
        played(connection, 5, "classic", seats=2, game="shichi-narabe")
        rated(connection, GAME, games=3)
        rated(connection, PIIKO, games=1)
        rated(connection, "classic", games=1, game="shichi-narabe")

    await migrated_from(url, "0002", fill)
    async with await Store.open(url) as store:
        boards = {board.preset: board.matches for board in await store.standings.boards(guild_id=None)}
        assert boards == {GAME: 1, PIIKO: 3, "classic": 1}
        standings = {standing.preset: standing for standing in await store.standings.of_user(BEN)}
        assert {preset: each.games for preset, each in standings.items()} == boards
        assert standings[PIIKO].average_place == 2
        thrice, once = standings[PIIKO].rating, standings[GAME].rating
        assert (thrice.mu, thrice.sigma) == pytest.approx((25 + 3 * 2, 25 / 3 * (7 / 8) ** 3))
        assert (once.mu, once.sigma) == pytest.approx((25 + 2, 25 / 3 * 7 / 8))
        assert standings["classic"].rating == AFTER
        leaders = await store.standings.leaderboard(guild_id=5, game=GAME, preset=PIIKO, user_id=BEN)
        assert [line.standing.user_id for line in leaders.lines] == [ANN, BEN]


async def test_a_database_without_matches_of_two_is_unchanged(url: str) -> None:
    def fill(connection: Connection) -> None:
        played(connection, 1, GAME, seats=3)
        rated(connection, GAME, games=1)

    await migrated_from(url, "0002", fill)
    async with await Store.open(url) as store:
        [standing] = await store.standings.of_user(ANN)
        assert standing.rating == AFTER
