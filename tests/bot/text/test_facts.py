"""Texts of the state of seats."""

from dataclasses import replace

import pytest

from bot.text.facts import seat_facts, table_facts
from engine.views import GridTable, GroupTable, SeatStatus, SeatView, View
from i18n import texts_in
from tests.bot.text.view_factories import PLAIN, rows, seen

GRID = GridTable(order=(0, 1, 2, 3), laid=(), dead=(), next=())
KILLING = seen("koroshi", GRID)
ROWS = seen("shichi-narabe", rows())


@pytest.mark.parametrize(
    ("view", "status", "english", "japanese"),
    [
        (KILLING, SeatStatus.BANKRUPT, "has dropped out", "脱落"),
        (KILLING, SeatStatus.OUT, "no card left to lay", "出せるカードなし"),
        (ROWS, SeatStatus.BANKRUPT, "bankrupt", "破産"),
        (ROWS, SeatStatus.ELIMINATED, "eliminated", "脱落"),
        (ROWS, SeatStatus.OUT, "out of cards", "上がり"),
    ],
)
def test_sn_6_sj_7_ki_10_ki_11_the_status_of_a_seat_is_named(
    view: View, status: SeatStatus, english: str, japanese: str
) -> None:
    shown = replace(view, seats=(SeatView(cards=0, status=status), *PLAIN.seats[1:]))
    assert seat_facts(texts_in("en"), shown, 0)[0] == english
    assert seat_facts(texts_in("ja"), shown, 0)[0] == japanese


def test_ft_7_the_number_of_revokes_of_a_seat_is_shown_after_the_hand() -> None:
    seats = (SeatView(cards=3, chips=40, revokes=2), SeatView(cards=0, chips=60, revokes=0), SeatView(cards=3))
    over = replace(ROWS, game="fan-tan", seats=seats)
    assert seat_facts(texts_in("en"), over, 0)[1:] == ["40 chips", "kept cards back 2 times"]
    assert seat_facts(texts_in("ja"), over, 0)[-1] == "出し惜しみ2回"
    assert seat_facts(texts_in("en"), over, 1)[1:] == ["60 chips"]


def test_nt_3_the_cards_to_beat_are_listed() -> None:
    view = seen("nanatoridori", GroupTable(number=7, count=3, by=1), mode="duel")
    assert table_facts(texts_in("en"), view) == ["to beat: 7 7 7"]
    assert table_facts(texts_in("ja"), view) == ["場：7 7 7"]
