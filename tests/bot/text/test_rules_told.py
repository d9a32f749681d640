"""Every rule that a player needs is in the rules text of exactly the options that have it, in both languages."""

import json
from functools import cache

import pytest

from bot.text.mechanisms.record import SectionName
from bot.text.rules_text import sections
from engine.catalog import GAMES, find_game
from engine.rules import read_rules
from i18n import LANGUAGES, Language, texts_in
from playground.errors import Json
from tests.bot.text.records import Options, records
from tests.i18n.languages import WORDED

TOLD = [
    pytest.param(told, game, id=f"{game}: {told['rules']}: {told['en'][:30]}")
    for told in records("rules_told.jsonl")
    for game in (GAMES if told["games"] == "*" else told["games"].split())
]
"""One or more rules and what states them; `where`: options with it, `never`: options without it."""


def text(language: Language, game: str, options: Options) -> str:
    """The rules without the list of the options."""
    return _text(language, game, json.dumps(options))


@cache
def _text(language: Language, game: str, options: str) -> str:
    """Many rules are looked for in the same text."""
    found = sections(texts_in(language), game, read_rules(find_game(game).rules, json.loads(options)))
    return "\n".join(line.text for each in found if each.name is not SectionName.OPTIONS for line in each.body)


@pytest.mark.parametrize(("told", "game"), TOLD)
def test_rule_texts_follow_the_options(told: Json, game: str) -> None:
    for language in WORDED:
        for options in told.get("where", [{}]):
            assert told[language] in text(language, game, options), (language, options)
        for options in told.get("never", []):
            assert told[language] not in text(language, game, options), (language, options)


OTHER_NAMES = {
    "de": ("Hasan", "pasu yon", "nagedashi", "hakidashi"),
    "ja": ("パス4", "投げ出し", "はき出し"),
    "ko": ("파스 욘", "나게다시", "하키다시"),
}
"""What a bankruptcy is also called, where that is not written as in English."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_sn_10_the_rules_give_the_other_names_of_a_bankruptcy(language: Language) -> None:
    shown_text = texts_in(language)("rules-sevens-bankrupt", passes=3)
    for name in OTHER_NAMES.get(language, ("hasan", "pasu yon", "nagedashi", "hakidashi")):
        assert name in shown_text
