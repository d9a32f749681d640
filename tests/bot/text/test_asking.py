"""Which moves are confirmed, and that no others are."""

from dataclasses import replace

import pytest

from bot.text.asking import consent, needs_asking, question
from engine.cards import card
from engine.moves import parse
from engine.views import GridTable, GroupTable, SeatView, View
from i18n import texts_in
from tests.bot.text.view_factories import PLAIN, rows, seen
from tests.i18n.languages import WORDED


def passing(left: int) -> tuple[SeatView, ...]:
    return (SeatView(cards=3, passes=3 - left, passes_left=left), *PLAIN.seats[1:])


def duel(*face_up: str) -> tuple[SeatView, ...]:
    return (SeatView(cards=3, shown=tuple(map(card, face_up))), SeatView(cards=3))


LIES = GroupTable(number=7, count=1, by=1)
GRID = GridTable(order=(0, 1, 2, 3), laid=tuple(map(card, ("7S", "7H", "7D", "7C", "5S"))), dead=(), next=())
"""A card on 6♥ shuts in 6♠, which lies at the edge between 5♠ and 7♠."""
ALONE = {"jokers": 1, "joker_play": "single"}

ASKED: list[tuple[str, View, str]] = [
    ("the last pass", seen("shichi-narabe", rows(), hand="6S", legal="6S pass", seats=passing(1)), "pass"),
    ("ft_7", seen("fan-tan", rows(), hand="7S", legal="7S pass", revokes="penalised"), "pass"),
    ("rs_8", seen("ristiseiska", rows(), hand="7S", legal="7S pass", revokes="penalised"), "pass"),
    ("sj_7", seen("shichi-narabe", rows(), hand="6S JK", legal="6S", seats=passing(3), **ALONE), "6S"),
    ("nt_11", seen("nanatoridori", LIES, hand="1", legal="pass", seats=duel(), mode="duel"), "pass"),
    ("nt_4", seen("nanatoridori", replace(LIES, block=1, block_number=5), hand="1", legal="take:0 take:1"), "take:1"),
]
NOT_ASKED: list[tuple[str, View, str]] = [
    ("a pass with more left", seen("shichi-narabe", rows(), hand="6S", legal="6S pass", seats=passing(2)), "pass"),
    ("a last pass without a choice", seen("shichi-narabe", rows(), hand="2S", legal="pass", seats=passing(1)), "pass"),
    ("sn_6", seen("shichi-narabe", rows(), hand="2S", legal="bankrupt", seats=passing(0)), "bankrupt"),
    ("ki_10", seen("koroshi", GRID, hand="2S", legal="bankrupt", seats=passing(0)), "bankrupt"),
    ("ft_3", seen("fan-tan", rows(), hand="2S", legal="pass", revokes="penalised"), "pass"),
    ("rs_4", seen("ristiseiska", rows(), hand="2S", legal="pass beg", revokes="penalised", first_beg=True), "pass"),
    ("rs_4, begging", seen("ristiseiska", rows(), hand="2S", legal="pass beg", first_beg=True), "beg"),
    ("sj_6", seen("shichi-narabe", rows(), hand="6S JK", legal="6S", seats=passing(3), jokers=1), "6S"),
    ("sj_7, with another card", seen("shichi-narabe", rows(), hand="6S 2S JK", legal="6S", seats=passing(3), **ALONE), "6S"),
    ("nt_11, with face-up cards", seen("nanatoridori", LIES, hand="1", legal="pass:5", seats=duel("5"), mode="duel"), "pass:5"),
    ("nt_5", seen("nanatoridori", replace(LIES, stock=9), hand="1", legal="pass"), "pass"),
    ("a discard", seen("nanatoridori", replace(LIES, block=1, block_number=5), hand="1", legal="discard"), "discard"),
    ("what is not legal", seen("shichi-narabe", rows(), hand="6S", legal="6S", seats=passing(1)), "pass"),
]  # fmt: skip


@pytest.mark.parametrize(("view", "move"), [each[1:] for each in ASKED], ids=[each[0] for each in ASKED])
def test_risky_moves_are_confirmed(view: View, move: str) -> None:
    assert needs_asking(view, parse(move))
    for language in WORDED:
        texts = texts_in(language)
        assert question(texts, view, parse(move)) != consent(texts, view, parse(move)) != ""


@pytest.mark.parametrize(("view", "move"), [each[1:] for each in NOT_ASKED], ids=[each[0] for each in NOT_ASKED])
def test_other_moves_are_not_confirmed(view: View, move: str) -> None:
    assert not needs_asking(view, parse(move))


def test_each_confirmation_has_its_own_text() -> None:
    for language in WORDED:
        asked = [question(texts_in(language), view, parse(move)) for _, view, move in ASKED]
        assert len(set(asked)) == len(asked)


def test_nt_4_the_question_names_the_resulting_hand() -> None:
    view = seen("nanatoridori", replace(LIES, block=2, block_number=5), hand="1 2 3", legal="take:0 take:2 take:3")
    assert "1 2 **5 5** 3" in question(texts_in("en"), view, parse("take:2"))
    assert "**5 5** 1 2 3" in question(texts_in("ja"), view, parse("take:0"))


@pytest.mark.parametrize(("hand", "is_own"), [("6H", False), ("6H 6S", True)])
def test_ki_3_the_question_names_the_players_own_killed_cards(hand: str, *, is_own: bool) -> None:
    view = seen("koroshi", GRID, hand=hand, legal="6H", seats=passing(3))
    said = question(texts_in("en"), view, parse("6H"))
    assert "6♥ would **kill** a card: 6♠." in said
    assert ("It is your own." in said) == is_own
    assert needs_asking(view, parse("6H"))
