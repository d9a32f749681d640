"""Score sheets, and names in every script."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import card
from renderers import (
    ENGLISH,
    JAPANESE,
    LONGEST_ALT,
    LONGEST_TEXT,
    BidKept,
    ScoreSheet,
    alt_scores,
    draw_scores,
    text_scores,
)
from renderers.paint.lettering import drawable, line_mask
from tests.renderers.comparing import assert_approved_small, opened

NAMES = ("Anna", "健太郎", "민수", "שלום")
BIDS = [[BidKept(card(f"{(i + j) % 6}{colour}"), j) for j, colour in enumerate("RYGB")] for i in range(7)]
ROUNDS = [[3, -1, 2, 5], [2, 2, -3, 4], [5, -1, 3, 3], [-1, 2, 3, 2], [3, 3, 3, 3], [2, 2, 2, 9], [-2, 4, 3, 2]]
SEVEN_ROUNDS = ScoreSheet(
    title="Insidious Sevens",
    names=NAMES,
    rounds=ROUNDS,
    totals=[sum(each) for each in zip(*ROUNDS, strict=True)],
    bids=BIDS,
    in_rounds=True,
)
LONG = ScoreSheet(
    title="ファンタン",
    names=["W" * 32] * 12,
    rounds=[[-1000 - i] * 12 for i in range(50)],
    totals=list(range(12)),
    unit="chips",
)
PENGUINS = ScoreSheet(
    title="Nanatoridori", names=NAMES, rounds=[[0, 0, -1, 0]], totals=[2, 2, 1, 2], unit="penguins", in_rounds=True
)
KILLING = ScoreSheet(title="Killing", names=NAMES, rounds=[[4, 0, 2, 3]], totals=[4, 0, 2, 3], least_wins=True)
SHEETS = {"seven-rounds": SEVEN_ROUNDS, "long": LONG, "penguins": PENGUINS, "killing": KILLING}


@pytest.mark.parametrize("name", SHEETS)
def test_score_sheets_look_as_they_were_approved(name):
    words = JAPANESE if name == "long" else ENGLISH
    png = draw_scores(SHEETS[name], words)
    picture = opened(png)
    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", 900)
    assert len(png) < 40_000
    assert_approved_small(f"games/scores-{name}", png)


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
    assert alt_scores(KILLING, ENGLISH).startswith("Killing. Points. Hands: 1. 健太郎 0: 0. 민수 2: 2.")


def test_what_is_below_nothing_has_one_sign_for_it_everywhere():
    told = text_scores(replace(SEVEN_ROUNDS, totals=[-1, 0, 2, 3]), ENGLISH)
    assert "Anna −1: 3 (0 of 0), 2 (0 of 1), " in told
    assert "-" not in told


def test_of_many_hands_the_earlier_ones_are_told_together():
    told = text_scores(LONG, ENGLISH).splitlines()
    assert told[1] == "Hands: 1–43, 44, 45, 46, 47, 48, 49, 50."
    assert told[2].endswith(f"11: −{sum(range(1000, 1043))}, −1043, −1044, −1045, −1046, −1047, −1048, −1049.")


@pytest.mark.parametrize("words", [ENGLISH, JAPANESE], ids=["en", "ja"])
def test_scores_never_have_more_words_than_there_is_room_for(words):
    for sheet in SHEETS.values():
        assert len(alt_scores(sheet, words)) <= LONGEST_ALT
        assert len(text_scores(sheet, words)) <= LONGEST_TEXT


def test_who_is_ahead_is_crowned():
    assert SEVEN_ROUNDS.leaders == {3}
    assert KILLING.leaders == {1}
    assert PENGUINS.leaders == {0, 1, 3}
    assert ScoreSheet(title="", names=NAMES, rounds=[], totals=[0] * 4).leaders == frozenset()


def test_nt_8_at_the_end_all_who_came_first_are_crowned():
    assert replace(PENGUINS, totals=[2, 1, 0, 3], winners=frozenset({0, 1, 3})).leaders == {0, 1, 3}


@pytest.mark.parametrize(
    ("rounds", "totals", "bids"), [([[1, 2]], [1, 2, 3], None), ([[1]], [1], None), ([[1] * 4], [1] * 4, [])]
)
def test_a_sheet_whose_seats_disagree_is_refused(rounds, totals, bids):
    with pytest.raises(ValueError, match="every seat"):
        ScoreSheet(title="", names=NAMES, rounds=rounds, totals=totals, bids=bids)


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Anna", "Anna"),
        ("健太 ﾀﾛｳ", "健太 タロウ"),
        ("髙﨑①", "髙﨑1"),
        ("𝓐𝓷𝓷𝓪 ✨", "Anna"),
        ("민수", "민수"),
        ("刘婷", "刘婷"),
        ("Ñandú Ωμέγα Дмитрий", "Ñandú Ωμέγα Дмитрий"),
        ("a\u200bb\u202ec", "abc"),
        ("שלום", ""),
        ("\U0001f0a1\uffff", ""),
        ("♠ 7", "♠ 7"),
    ],
)
def test_names_are_drawn_in_any_script_and_never_as_boxes(name, drawn):
    assert drawable(name) == drawn


def test_a_name_that_cannot_be_drawn_is_its_seat():
    sheet = ScoreSheet(title="", names=["\U0001f0a1", "Anna"], rounds=[], totals=[0, 0])
    named = ScoreSheet(title="", names=["Seat 1", "Anna"], rounds=[], totals=[0, 0])
    assert draw_scores(sheet, ENGLISH) == draw_scores(named, ENGLISH)


def test_lines_of_a_height_are_as_high_in_every_script():
    masks = [line_mask(text, 20) for text in ("Anna", "健太郎", "Agj健민", "")]
    assert {mask.height for mask in masks} == {33}
    assert line_mask("W" * 40, 20, 100).width == 100
