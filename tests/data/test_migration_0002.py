"""Results of longer and shorter matches move from `house-rules` to the leaderboards of the presets they played."""

import json

import pytest
from sqlalchemy import Connection

from data.ratings import Rating
from data.store import Store
from engine.catalog import PRESETS, Preset, find_game, preset_of
from engine.rules import read_rules
from tests.data.older import ANN, BEN, a_match, a_rating, migrated_from

FAN_TAN: dict[str, object] = {"chips": 50, "hands": 3, "revokes": "forbidden", "decks": 1, "first": "left-of-dealer"}
ONCE, TWICE, WORSE = Rating(27, 7), Rating(28, 6.5), Rating(22, 7.5)


def played(connection: Connection, number: int, preset: str, *logged: dict[str, object]) -> None:
    """A table whose log says so, and what Ann and Ben got; both won and lost as before."""
    log = map(json.dumps, [*logged, {"kind": "closed", "why": "played"}])
    a_match(connection, number, "fan-tan", preset, {ANN: 1, BEN: 2}, seats=3, log=log, after={ANN: ONCE, BEN: WORSE})


def opened(**options: object) -> dict[str, object]:
    return {"kind": "opened", "game": "fan-tan", "options": FAN_TAN | options}


def set_to(**options: object) -> dict[str, object]:
    return {"kind": "options-set", "preset": None, "options": FAN_TAN | options}


async def test_the_length_of_a_match_is_removed_from_old_results(url: str) -> None:
    def fill(connection: Connection) -> None:
        played(connection, 1, "fan-tan", opened())
        played(connection, 2, "house-rules", opened(), set_to(hands=10))
        played(connection, 3, "house-rules", opened(hands=1), set_to(hands=1, chips=99, decks=2))
        played(connection, 4, "house-rules", opened(first="seven-of-hearts"))
        played(connection, 5, "house-rules", {"kind": "opened"})
        for user in (ANN, BEN):
            a_rating(connection, user, "fan-tan", "fan-tan", ONCE, games=1)
            a_rating(connection, user, "fan-tan", "house-rules", TWICE, games=4)

    await migrated_from(url, "0001", fill)
    async with await Store.open(url) as store:
        boards = {board.preset: board.matches for board in await store.standings.boards(guild_id=None)}
        assert boards == {"fan-tan": 2, "fan-tan-double-deck": 1, "house-rules": 2}
        standings = {standing.preset: standing for standing in await store.standings.of_user(ANN)}
        assert {preset: each.games for preset, each in standings.items()} == boards
        assert {preset: each.wins for preset, each in standings.items()} == boards
        twice = standings["fan-tan"].rating
        assert (twice.mu, twice.sigma) == pytest.approx((25 + 2 + 2, 25 / 3 * (7 / 8) ** 2)), "both changes"
        [ben] = [each for each in await store.standings.of_user(BEN) if each.preset == "fan-tan"]
        assert (ben.average_place, ben.wins, ben.rated_games) == (2, 0, 2)
        leaders = await store.standings.leaderboard(guild_id=5, game="fan-tan", preset="fan-tan", user_id=BEN)
        assert [line.standing.user_id for line in leaders.lines] == [ANN, BEN]


async def test_a_database_without_house_rules_is_unchanged(url: str) -> None:
    def fill(connection: Connection) -> None:
        played(connection, 1, "fan-tan", opened())
        a_rating(connection, ANN, "fan-tan", "fan-tan", TWICE, games=1)

    await migrated_from(url, "0001", fill)
    async with await Store.open(url) as store:
        [standing] = await store.standings.of_user(ANN)
        assert standing.rating == TWICE


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_new_matches_are_filed_as_migrated_ones(preset: Preset) -> None:
    options = preset.rules().model_dump()
    longer = {name: 10 for name in ("hands", "chips") if name in options}
    assert preset_of(preset.game, read_rules(find_game(preset.game).rules, {**preset.options, **longer})) == preset.id
