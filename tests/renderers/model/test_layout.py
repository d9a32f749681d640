"""Where cards lie in a layout of rows, and where they can go."""

from dataclasses import replace

from engine.cards import card
from renderers.model.layout import (
    Way,
    belonging,
    column,
    grid_ways,
    laid_last,
    lines_open_to,
    open_now,
    ranks_laid,
    row_ways,
)
from tests.renderers.samples import GAPS, GRID, NOT_OPEN, SIDES, START, TRUMPS, TWO_PACKS, cards, rows


def test_columns_begin_with_the_ace_or_end_with_it():
    assert [column(each, ace_high=False) for each in cards("AS 2S KS")] == [0, 1, 12]
    assert [column(each, ace_high=True) for each in cards("AS 2S KS")] == [12, 0, 11]


def test_tr_4_a_trump_in_another_row_swaps_places_with_the_replaced_card():
    assert belonging(TRUMPS) == {card("8C"): card("8H")}
    assert belonging(GAPS) == {}


def test_a_card_of_two_packs_goes_to_the_row_that_has_reached_it():
    assert lines_open_to(TWO_PACKS, card("4S"), ranks_laid(TWO_PACKS)) == [0]
    assert lines_open_to(TWO_PACKS, card("8S"), ranks_laid(TWO_PACKS)) == [1]
    assert lines_open_to(TWO_PACKS, card("7H"), ranks_laid(TWO_PACKS)) == [3]
    assert lines_open_to(START, card("7S"), ranks_laid(START)) == []


def test_a_card_is_open_as_often_as_it_is_next():
    both = rows("7", "7", "", "", "", "", "", "", next="6S 6S")
    assert list(open_now(both)) == [(0, card("6S")), (1, card("6S"))]
    assert list(open_now(replace(both, next=cards("6S")))) == [(0, card("6S"))]


def test_a_card_in_both_rows_is_marked_last_in_the_later_row():
    assert laid_last(rows("78", "78", "", "", "", "", "", "", last="8S")) == {(1, card("8S"))}
    assert laid_last(GAPS) == {(2, card("8D"))}


def test_st_2_a_complete_side_opens_the_tunnel():
    assert row_ways(replace(SIDES, tunnel=True)) == (Way.DOWN, Way.UP, Way.FULL, Way.SHUT)
    assert row_ways(SIDES) == ()


def test_sn_12_a_row_that_is_not_open_has_no_tunnel():
    assert row_ways(replace(NOT_OPEN, tunnel=True)) == (Way.SHUT, Way.SHUT, Way.SHUT, Way.DOWN)


def test_ki_8_a_tunnel_of_the_grid_is_always_open():
    assert grid_ways(replace(GRID, tunnel=True)) == (Way.BOTH,) * 4
    assert grid_ways(GRID) == ()
