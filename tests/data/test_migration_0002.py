"""Results of longer and shorter matches move from `house-rules` to the leaderboards of the presets they played."""

import json
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from bot.text.games import preset_of
from data.connect import create
from data.migrations import migrate, upgrade
from data.migrations.rating_anew import ratings
from data.ratings import Rating
from data.schema import entries, results, tables
from data.store import Store
from engine.catalog import PRESETS, find_game
from engine.rules import read_rules

FAN_TAN = {"chips": 50, "hands": 3, "revokes": "forbidden", "decks": 1, "first": "left-of-dealer"}
PLAIN, ONCE, TWICE, WORSE = Rating(25, 8), Rating(27, 7), Rating(28, 6.5), Rating(22, 7.5)
ANN, BEN = 1, 2


def a_match(connection: Connection, number: int, preset: str, *logged: dict[str, Any], game: str = "fan-tan") -> None:
    """A table whose log says so, and what Ann and Ben got; both won and lost as before."""
    connection.execute(insert(tables).values(id=number, channel_id=number, opened_at_ms=0, closed_at_ms=9, cache={}))
    for n, body in enumerate([*logged, {"kind": "closed", "why": "played"}]):
        connection.execute(insert(entries).values(table_id=number, n=n, at_ms=n, body=json.dumps(body)))
    for user, place, before, after in ((ANN, 1, PLAIN, ONCE), (BEN, 2, PLAIN, WORSE)):
        connection.execute(
            insert(results).values(
                table_id=number, user_id=user, guild_id=5, game=game, preset=preset, seats=3, place=place,
                is_rated=True, mu_before=before.mu, sigma_before=before.sigma, mu_after=after.mu,
                sigma_after=after.sigma, finished_at_ms=1000 + number,
            )
        )  # fmt: skip


def a_rating(connection: Connection, user: int, preset: str, rating: Rating, *, games: int) -> None:
    connection.execute(
        insert(ratings).values(
            user_id=user, game="fan-tan", preset=preset, mu=rating.mu, sigma=rating.sigma, games=games,
            rated_games=games, wins=games, place_sum=games, updated_at_ms=1000,
        )
    )  # fmt: skip


def opened(**options: Any) -> dict[str, Any]:
    return {"kind": "opened", "game": "fan-tan", "options": FAN_TAN | options}


def set_to(**options: Any) -> dict[str, Any]:
    return {"kind": "options-set", "preset": None, "options": FAN_TAN | options}


async def test_the_length_of_a_match_is_removed_from_old_results(url: str) -> None:
    engine = create(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: upgrade(sync, "0001"))

        def fill(sync: Connection) -> None:
            a_match(sync, 1, "fan-tan", opened())
            a_match(sync, 2, "house-rules", opened(), set_to(hands=10))
            a_match(sync, 3, "house-rules", opened(hands=1), set_to(hands=1, chips=99, decks=2))
            a_match(sync, 4, "house-rules", opened(first="seven-of-hearts"))
            a_match(sync, 5, "house-rules", {"kind": "opened"})
            for user in (ANN, BEN):
                a_rating(sync, user, "fan-tan", ONCE, games=1)
                a_rating(sync, user, "house-rules", TWICE, games=4)

        await connection.run_sync(fill)
    await migrate(engine)
    await engine.dispose()

    async with await Store.open(url) as store:
        boards = {board.preset: board.matches for board in await store.boards(guild_id=None)}
        assert boards == {"fan-tan": 2, "fan-tan-double-deck": 1, "house-rules": 2}
        standings = {standing.preset: standing for standing in await store.stats(ANN)}
        assert {preset: each.games for preset, each in standings.items()} == boards
        assert {preset: each.wins for preset, each in standings.items()} == boards
        twice = standings["fan-tan"].rating
        assert twice is not None
        assert (twice.mu, twice.sigma) == pytest.approx((25 + 2 + 2, 25 / 3 * (7 / 8) ** 2)), "both changes"
        [ben] = [each for each in await store.stats(BEN) if each.preset == "fan-tan"]
        assert (ben.average_place, ben.wins, ben.rated_games) == (2, 0, 2)
        leaders = await store.leaderboard(guild_id=5, game="fan-tan", preset="fan-tan", user_id=BEN)
        assert [line.standing.user_id for line in leaders.lines] == [ANN, BEN]


async def test_a_database_without_house_rules_is_unchanged(url: str) -> None:
    engine = create(url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: upgrade(sync, "0001"))

        def fill(sync: Connection) -> None:
            a_match(sync, 1, "fan-tan", opened())
            a_rating(sync, ANN, "fan-tan", TWICE, games=1)

        await connection.run_sync(fill)
    await migrate(engine)
    await engine.dispose()
    async with await Store.open(url) as store:
        [standing] = await store.stats(ANN)
        assert standing.rating == TWICE


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_new_matches_are_filed_as_migrated_ones(preset: Any) -> None:
    options = preset.rules().model_dump()
    longer = {name: 10 for name in ("hands", "chips") if name in options}
    assert preset_of(preset.game, read_rules(find_game(preset.game).rules, {**preset.options, **longer})) == preset.id
