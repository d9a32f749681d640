"""What the cards of a hand wait for, and what waits for them."""

from dataclasses import replace

import pytest

from engine.views import RowsTable
from renderers import seat_shown
from renderers.model.layout import open_now
from renderers.model.standing import Standing, standing
from tests.renderers.samples import ACE_HIGH, GAPS, NOT_OPEN, OPEN_BASE, START, TRUMPS, TWO_PACKS, rows, view


def stands(table: RowsTable, hand: str, play: str | None = None) -> Standing:
    shown = seat_shown(view(table, hand, play))
    return standing(table, shown.hand.cards, frozenset(open_now(table)))


def words(found: Standing) -> dict[str, str]:
    return {card.code: stand.name for card, stand in found.held.values()}


def held_up(found: Standing) -> str:
    return " ".join(place.code for _, place in sorted(found.held_up, key=lambda cell: (cell[0], cell[1].rank)))


def test_a_card_behind_a_gap_of_others_waits():
    found = stands(START, "8S 9S JS 5H")
    assert words(found) == {"8S": "FREE", "9S": "FREE", "JS": "WAITING", "5H": "WAITING"}


def test_what_lies_behind_a_card_of_the_hand_is_held_up():
    assert held_up(stands(START, "8S JS 5H")) == "9S TS QS KS AH 2H 3H 4H"


def test_a_playable_card_is_ready():
    assert words(stands(START, "8S JS", "8S")) == {"8S": "READY", "JS": "WAITING"}


def test_sn_6_cards_of_a_bankrupt_are_skipped():
    # Of spades 5 to 9, jack and queen lie: the king follows the ten.
    assert words(stands(GAPS, "TS KS")) == {"TS": "FREE", "KS": "FREE"}
    assert held_up(stands(GAPS, "TS")) == "KS"


def test_sn_12_everything_of_a_row_waits_for_its_seven():
    assert words(stands(NOT_OPEN, "8S 7S")) == {"8S": "FREE", "7S": "FREE"}
    assert words(stands(NOT_OPEN, "8S")) == {"8S": "WAITING"}


def test_rs_2_the_high_side_waits_for_the_six():
    sixes = rows("7", "", "", "", next="6S")
    assert words(stands(sixes, "6S 8S TS")) == {"6S": "FREE", "8S": "FREE", "TS": "WAITING"}
    assert words(stands(sixes, "8S")) == {"8S": "WAITING"}


def test_st_2_a_tunnel_goes_on_from_the_other_end():
    low = rows("A234567", "7", "7", "7", next="KS", tunnel=True)
    found = stands(low, "KS QS 8S")
    assert words(found) == {"KS": "FREE", "QS": "FREE", "8S": "WAITING"}


def test_sp_2_an_ace_is_the_last_of_its_row():
    assert words(stands(ACE_HIGH, "AS 9H KH")) == {"AS": "FREE", "9H": "WAITING", "KH": "WAITING"}


def test_fn_1_before_the_base_is_known_nothing_waits():
    assert words(stands(OPEN_BASE, "AS 7S")) == {"AS": "FREE", "7S": "FREE"}


def test_ft_6_copies_stand_in_both_rows_and_hold_nothing_up():
    found = stands(TWO_PACKS, "4S KD KD")
    assert sorted(line for line, place in found.held if place.code == "KD") == [5] if found.tray else [4, 5]
    assert not found.held_up


def test_tr_4_a_card_whose_place_a_trump_took_stands_in_the_row_of_trumps():
    # The 8 of clubs lies as the 8 of hearts.
    found = stands(TRUMPS, "8H")
    assert [(line, place.code) for line, place in found.held] == [(3, "8C")]


@pytest.mark.parametrize("hand", ["JK", "7S", "JK JK"])
def test_jokers_and_cards_whose_places_are_filled_have_none(hand):
    found = stands(replace(START, next=()), hand)
    assert not found.held
    assert [each.card.code for each in found.tray] == hand.split()
