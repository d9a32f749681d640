"""Every rule that a player needs is in the rules text of exactly the options that have it, in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.text.mechanisms.record import SectionName
from bot.text.rules_text import sections
from engine.catalog import find_game
from engine.rules import read_rules
from i18n import LANGUAGES, Language, texts_in
from tests.bot.text.rules_told import Options, Told
from tests.bot.text.rules_told_of_others import OTHER_RULES
from tests.bot.text.rules_told_of_rows import ROWS_RULES
from tests.bot.text.rules_told_of_sevens import SEVENS_RULES
from tests.i18n.languages import WORDED


def each_told() -> Iterator[Any]:
    for sentences in (*OTHER_RULES, *ROWS_RULES, *SEVENS_RULES):
        for game in sentences.games.split():
            yield pytest.param(sentences, game, id=f"{game}: {sentences.rules}: {sentences.said[0][:30]}")


def text(language: Language, game: str, options: Options) -> str:
    """The rules without the list of the options."""
    found = sections(texts_in(language), game, read_rules(find_game(game).rules, options))
    return "\n".join(line for each in found if each.name is not SectionName.OPTIONS for line in each.paragraphs)


@pytest.mark.parametrize(("sentences", "game"), list(each_told()))
def test_rule_texts_follow_the_options(sentences: Told, game: str) -> None:
    for language, piece in zip(WORDED, sentences.said, strict=True):
        for options in sentences.where:
            assert piece in text(language, game, options), (language, options)
        for options in sentences.never:
            assert piece not in text(language, game, options), (language, options)


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
