"""Score sheets in words."""

from dataclasses import replace

import pytest

from i18n import LANGUAGES, texts_in
from renderers.alt_text.fitting import LONGEST_ALT, LONGEST_TEXT
from renderers.alt_text.scores import alt_scores, text_scores
from tests.i18n.languages import ENGLISH, JAPANESE
from tests.renderers.sheets import KILLING, LONG, PENGUINS, SEVEN_ROUNDS, SHEETS


def test_a_score_sheet_in_words():
    assert text_scores(SEVEN_ROUNDS, ENGLISH).splitlines()[:4] == [
        "Insidious Sevens. Points.",
        "Rounds: 1, 2, 3, 4, 5, 6, 7.",
        "In brackets: tricks won, of how many bid.",
        "שלום 28: 5 (3 of 3), 4 (3 of 4), 3 (3 of 5), 2 (3 of 0), 3 (3 of 1), 9 (3 of 2), 2 (3 of 3).",
    ]
    assert alt_scores(PENGUINS, JAPANESE) == (
        "Nanatoridori。ペンギン。ラウンド：1。Anna 2：0。健太郎 2：0。שלום 2：0。민수 1：−1。"
    )
    assert alt_scores(KILLING, ENGLISH).startswith(
        "Killing. Penalty cards. The fewest win. Hands: 1. 健太郎 0: 0. 민수 2: 2."
    )


def test_negative_numbers_have_one_minus_sign_everywhere():
    shown_text = text_scores(replace(SEVEN_ROUNDS, totals=[-1, 0, 2, 3]), ENGLISH)
    assert "Anna −1: 3 (0 of 0), 2 (0 of 1), " in shown_text
    assert "-" not in shown_text


def test_many_earlier_hands_are_summed_up():
    shown_text = text_scores(LONG, ENGLISH).splitlines()
    assert shown_text[1] == "Hands: 1–43, 44, 45, 46, 47, 48, 49, 50."
    assert shown_text[2].endswith(f"11: −{sum(range(1000, 1043))}, −1043, −1044, −1045, −1046, −1047, −1048, −1049.")


@pytest.mark.parametrize("words", [*map(texts_in, LANGUAGES)], ids=[*LANGUAGES])
def test_scores_never_exceed_the_alt_text_limit(words):
    for sheet in SHEETS.values():
        assert len(alt_scores(sheet, words)) <= LONGEST_ALT
        assert len(text_scores(sheet, words)) <= LONGEST_TEXT
