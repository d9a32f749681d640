"""Pages of rules: within Discord's limits, turned by buttons that say whose rules they are."""

import re
from typing import Any

import pytest

from bot import ids
from bot.messages import Message
from bot.rules_page import preset_rules, rules_message, table_rules
from bot.rules_text import rules_text
from bot.tables.service import Tables
from bot.texts import LANGUAGES, Language, texts_in
from engine.catalog import PRESETS, find_game
from engine.rules import read_rules
from tests.bot.tables_at_hand import HOST, MemoryKeeper, lobby
from tests.bot.test_messages_fit import check, text_of

both = pytest.mark.parametrize("language", LANGUAGES)
LONG = {"jokers": 2, "joker_play": "single", "tunnel": "closed", "ghost": True}


def pages_of(language: Language) -> list[Message]:
    rules = read_rules(find_game("shichi-narabe").rules, LONG)
    texts = texts_in(language)
    count = len(rules_text(texts, "shichi-narabe", rules, talking="strict"))
    return [
        rules_message(texts, "shichi-narabe", "everything", rules, source="everything", talking="strict", page=page)
        for page in range(-1, count + 1)
    ]


def turners(message: Message) -> list[dict[str, Any]]:
    return [each for each in check(message) if each["type"] == 2]


@both
async def test_rules_of_every_preset_fit(language: Language) -> None:
    for preset in PRESETS:
        check(preset_rules(texts_in(language), preset))


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
    assert turners(preset_rules(texts_in(language), PRESETS[0])) == []


@pytest.mark.parametrize(("source", "table", "preset"), [("12", "12", None), ("tunnel-joker", None, "tunnel-joker")])
def test_a_button_says_whose_rules_it_turns(source: str, table: str | None, preset: str | None) -> None:
    match = re.fullmatch(ids.RULES, ids.rules(source, 1, ">"))
    assert match is not None
    assert (match["table"], match["preset"], match["page"]) == (table, preset, "1")


def test_the_ids_of_presets_can_stand_in_buttons() -> None:
    assert all(re.fullmatch(ids.RULES, ids.rules(preset.id, 10)) for preset in PRESETS)


async def test_a_table_that_plays_tells_how_many_cards_that_makes() -> None:
    tables = Tables(MemoryKeeper(), computer_pause=60)
    table = await lobby(tables, people=4)
    assert "With 4 players" not in text_of(table_rules(texts_in("en"), table))
    await tables.start(table.id, HOST)
    assert "With 4 players that makes 13 cards each." in text_of(table_rules(texts_in("en"), table))
