"""Leaderboards by name: every preset's, and the house rules of every game, in both languages."""

import pytest

from bot.text.boards import BOARDS, BoardName, board_choices, find_board
from bot.text.finding import HOUSE_RULES, meant, title
from engine.catalog import GAMES, PRESETS
from i18n import LANGUAGES, Language, texts_in
from tests.i18n.languages import ENGLISH, JAPANESE

CLASSIC = BoardName("shichi-narabe", "classic")
FAN_TAN_HOUSE = BoardName("fan-tan", HOUSE_RULES)

TYPED = [
    ("classic", CLASSIC),
    ("七並べ", CLASSIC),
    ("house-rules-fan-tan", FAN_TAN_HOUSE),
    ("Fan Tan, house rules", FAN_TAN_HOUSE),
    ("house rules fan tan", FAN_TAN_HOUSE),
    ("ファンタン（独自ルール）", FAN_TAN_HOUSE),
    ("fan tan", BoardName("fan-tan", "fan-tan")),
    ("Killing Sevens, house rules", BoardName("koroshi", HOUSE_RULES)),
    ("zzzz", None),
]


@pytest.mark.parametrize(("typed", "board"), TYPED)
def test_typed_text_finds_a_leaderboard(typed: str, board: BoardName | None) -> None:
    assert find_board(typed) == board


def test_every_preset_and_every_games_house_rules_have_a_leaderboard() -> None:
    found = {find_board(meant(each, among=BOARDS)) for each in BOARDS}
    assert found == {BoardName(preset.game, preset.id) for preset in PRESETS} | {
        BoardName(game, HOUSE_RULES) for game in GAMES
    }


def test_a_chosen_suggestion_opens_its_leaderboard() -> None:
    """Each leaderboard in one of the languages, as a search takes a while."""
    for number, language in enumerate(LANGUAGES):
        for each in BOARDS[number :: len(LANGUAGES)]:
            shown, value = board_choices(title(JAPANESE, each), texts_in(language), played=(), here=())[0]
            assert 1 <= len(shown) <= 100
            assert find_board(value) is not None
        labels = [label for label, _ in board_choices("", texts_in(language), played=(), here=())]
        assert len(labels) == len(set(labels)) == 25


@pytest.mark.parametrize(
    ("language", "typed", "shown"),
    [
        ("en", "house", "Fan Tan, house rules"),
        ("en", "fan tan hou", "Fan Tan, house rules"),
        ("ja", "独自", "ファンタン（独自ルール）"),
        ("ja", "ファンタン", "ファンタン（独自ルール）"),
    ],
)
def test_the_suggestions_include_house_rules(language: Language, typed: str, shown: str) -> None:
    assert shown in [label for label, _ in board_choices(typed, texts_in(language), played=(), here=())]


def test_empty_input_suggests_games_of_the_server_then_of_the_user() -> None:
    here = [("fan-tan", HOUSE_RULES), ("jig", "jig"), ("gone", "no-more")]
    played = [("koroshi", "killing"), ("koroshi", HOUSE_RULES)]
    values = [board for _, board in board_choices(" ", ENGLISH, played=played, here=here)]
    assert values[:3] == ["house-rules-fan-tan", "jig", "killing"]


def test_a_leaderboard_has_the_title_of_its_tables() -> None:
    assert FAN_TAN_HOUSE.called(texts_in("en")) == "Fan Tan, house rules"
    assert FAN_TAN_HOUSE.called(texts_in("ja")) == "ファンタン（独自ルール）"
    assert BoardName.of("fan-tan", None) == FAN_TAN_HOUSE
    assert BoardName.of("fan-tan", "fan-tan-double-deck").called(texts_in("en")) == "Fan Tan, Two Packs"
