"""Pages of rules: within Discord's limits, turned by buttons with the preset in their custom id."""

from typing import Any

import pytest

from bot.features.rules.ids import RulesPress, TableRulesPress, rules_press
from bot.features.rules.rules import Rulebook, preset_rules, table_rules
from bot.platform.messages import Message, Picture
from bot.text.rules_text import rules_text
from engine.catalog import PRESETS, find_game
from engine.rules import read_rules
from i18n import LANGUAGES, Language, texts_in
from tests.bot.table_factories import HOST, lobby, new_tables
from tests.bot.test_messages_fit import check, text_of

both = pytest.mark.parametrize("language", LANGUAGES)
LONG = {"jokers": 2, "joker_play": "single", "tunnel": "closed", "ghost": True}


def pages_of(language: Language) -> list[Message]:
    rules = read_rules(find_game("shichi-narabe").rules, LONG)
    book = Rulebook(game="shichi-narabe", preset="everything", rules=rules, source="everything", talking="strict")
    texts = texts_in(language)
    count = len(rules_text(texts, "shichi-narabe", rules, talking="strict"))
    return [book.message(texts, page) for page in range(-1, count + 1)]


def turners(message: Message) -> list[dict[str, Any]]:
    return [each for each in check(message) if each["type"] == 2 and each["custom_id"].startswith("r:")]


@both
async def test_the_rules_of_every_preset_fit(language: Language) -> None:
    for preset in PRESETS:
        check(preset_rules(preset).message(texts_in(language), 0))


async def test_pages_are_turned_one_by_one_from_the_first_to_the_last() -> None:
    before_first, *pages, after_last = pages_of("en")
    assert len(pages) > 1
    assert text_of(before_first) == text_of(pages[0])
    assert text_of(after_last) == text_of(pages[-1])
    assert len({text_of(page) for page in pages}) == len(pages)
    assert [[each["disabled"] for each in turners(page)] for page in (pages[0], pages[-1])] == [
        [True, False],
        [False, True],
    ]
    assert turners(pages[0])[1]["custom_id"] == "r:everything:1>"


@both
async def test_rules_that_fit_one_page_have_no_buttons(language: Language) -> None:
    assert turners(preset_rules(PRESETS[0]).message(texts_in(language), 0)) == []


def test_a_page_button_carries_the_table_or_the_preset_of_its_rules() -> None:
    assert rules_press("12", 1, ">") == TableRulesPress(12, 1, ">")
    assert rules_press("tunnel-joker", 1, ">") == RulesPress("tunnel-joker", 1, ">")


def test_preset_ids_are_valid_in_custom_ids() -> None:
    assert all(RulesPress.read(str(rules_press(preset.id, 10))) for preset in PRESETS)


async def test_the_rules_of_a_running_table_name_the_number_of_cards() -> None:
    tables = new_tables()
    table = await lobby(tables, people=4)
    assert "With 4 players" not in text_of(table_rules(table).message(texts_in("en"), 0))
    await tables.start(table.id, HOST)
    assert "With 4 players that makes 13 cards each." in text_of(table_rules(table).message(texts_in("en"), 0))


JOKER = Rulebook(game="shichi-narabe", preset="joker", rules=PRESETS[1].rules(), source="joker")


def kinds(message: Message) -> list[int]:
    """The components of the frame: 10 is text, 12 a picture, 1 a row of buttons."""
    (frame,) = message.view.to_components()
    return [each["type"] for each in frame["components"]]


def test_a_picture_is_below_its_paragraph_with_its_caption() -> None:
    texts = texts_in("en")
    shown = JOKER.message(texts, 1, Picture(b"png", "rules.png", "words"))
    assert kinds(shown) == [10, 12, 10, 10, 1]
    above, caption, below = text_of(shown).partition("-# The joker as 5♠, together with the player's own 4♠.\n")
    assert "**The joker** goes to the next missing place" in above
    assert caption
    assert "**The exchange.**" in below
    assert [picture.name for picture in shown.pictures] == ["rules.png"]


def test_the_words_form_has_the_alt_text_in_place_of_the_picture() -> None:
    shown = JOKER.message(texts_in("en"), 1, "one line\nanother")
    assert kinds(shown) == [10, 10, 1]
    assert "own 4♠.\n> one line\n> another" in text_of(shown)
    assert shown.pictures == ()


def test_a_page_without_its_picture_has_all_its_words() -> None:
    assert kinds(JOKER.message(texts_in("en"), 1)) == [10, 1]
    assert "**The exchange.**" in text_of(JOKER.message(texts_in("en"), 1))
