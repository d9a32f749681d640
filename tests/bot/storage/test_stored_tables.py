"""The leaderboard of a finished match, and the options of old logs."""

import pytest

from bot.storage.stored_tables import finish_of
from bot.tables import entries
from bot.tables.entries import Level
from bot.tables.service import TableService
from bot.tables.table import Table, fold
from bot.text.games import called_at
from engine.catalog import find_game
from i18n import texts_in
from tests.bot.match_factories import match_of, play_match
from tests.bot.text.records import Options


@pytest.mark.parametrize("piiko", [False, True])
async def test_g_10_is_8_two_players_count_for_the_piiko_leaderboard(tables: TableService, piiko: bool) -> None:
    table = await match_of(tables, "insidious-sevens", people=2, options={"piiko": piiko})
    assert called_at(texts_in("en"), table) == "Insidious Sevens with Piiko's Rule"
    await play_match(tables, table)
    assert finish_of(table).preset == "insidious-sevens-piiko"
    assert table.rules.model_dump() == {"piiko": piiko}, "what was chosen is played again, perhaps by three"


async def test_is_8_three_players_count_for_the_chosen_leaderboard(tables: TableService) -> None:
    table = await match_of(tables, "insidious-sevens", people=3)
    await play_match(tables, table)
    assert finish_of(table).preset == "insidious-sevens"


@pytest.mark.parametrize(("preset", "rated"), [("classic", Level.NORMAL), ("joker", Level.STRONG)])
async def test_one_rating_serves_strong_and_normal_where_they_play_alike(
    tables: TableService, preset: str, rated: Level
) -> None:
    table = await match_of(tables, preset, people=2)
    await play_match(tables, table)
    table.participants[1].user, table.participants[1].level = None, Level.STRONG
    assert [each.player for each in finish_of(table).computers] == [rated]


@pytest.mark.parametrize(
    ("preset", "options", "board"),
    [
        ("classic", {"joker_play": "single", "joker_exchange": "stack"}, "classic"),
        ("closed-tunnel", {"joker_play": "single"}, "closed-tunnel"),
        ("classic", {"passes": 0, "voluntary": False}, "house-rules"),
        ("classic", {"voluntary": False}, "house-rules"),
        ("classic", {"sevens": "held"}, "house-rules"),
        ("killing", {"remains": "laid"}, "house-rules"),
        ("ristiseiska", {"first_beg": True}, "house-rules"),
    ],
)
async def test_g_10_an_option_without_effect_makes_no_house_rules(
    tables: TableService, preset: str, options: Options, board: str
) -> None:
    table = await match_of(tables, preset, people=3, options=options)
    await play_match(tables, table)
    assert finish_of(table).preset == board


OLD_OPTIONS: dict[str, Options] = {
    "shichi-narabe": {
        "first": "seven-of-diamonds",
        "passes": 3,
        "jokers": 1,
        "joker_play": "skip",
        "joker_exchange": "take",
        "tunnel": "none",
        "ghost": False,
    },
    "shichi-narabe-points": {"passes": 2, "hands": 3},
    "ristiseiska": {"hands": 3, "revokes": "penalised"},
    "koroshi": {
        "hands": 1,
        "rows": "random",
        "adjacency": "orthogonal",
        "kill": "group",
        "tunnel": True,
        "dead": "face-up",
        "passes": 3,
        "dropouts": "by-count",
    },
}


@pytest.mark.parametrize(("game", "options"), OLD_OPTIONS.items(), ids=OLD_OPTIONS.keys())
def test_a_log_without_newer_options_opens_with_their_defaults(game: str, options: Options) -> None:
    opened = entries.Opened(host=1, name="Ann", game=game, options=options, locale="en-US", turn_seconds=90)
    table = fold(Table(1, 1, 1), [(0, entries.dump(opened))])
    new = {name: value for name, value in table.rules.model_dump().items() if name not in options}
    assert new
    assert table.rules.model_dump() == {**options, **new}
    assert new == {name: getattr(find_game(game).rules(), name) for name in new}
