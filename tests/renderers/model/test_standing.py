"""What the cards of a hand wait for, and what waits for them."""

from dataclasses import replace

import pytest

from engine.views import RowsTable
from renderers.model.hand import hand_shown
from renderers.model.layout import open_now
from renderers.model.standing import HandInRows, standing
from tests.renderers.samples import ACE_HIGH, GAPS, NOT_OPEN, OPEN_BASE, START, TRUMPS, TWO_PACKS, rows, view

SIXES = rows("7", "", "", "", next="6S")
TUNNEL = rows("A234567", "7", "7", "7", next="KS", tunnel=True)


def stands(table: RowsTable, hand: str, play: str | None = None) -> HandInRows:
    return standing(table, hand_shown(view(table, hand, play)).cards, frozenset(open_now(table)))


def held_up(found: HandInRows) -> str:
    return " ".join(place.code for _, place in sorted(found.held_up, key=lambda cell: (cell[0], cell[1].rank)))


@pytest.mark.parametrize(
    ("table", "hand", "told"),
    [
        pytest.param(START, "8S 9S JS 5H", "FREE FREE WAITING WAITING", id="a card behind a gap of others waits"),
        # Of spades 5 to 9, jack and queen lie: the king follows the ten.
        pytest.param(GAPS, "TS KS", "FREE FREE", id="sn_6 cards of a bankrupt are skipped"),
        pytest.param(NOT_OPEN, "8S 7S", "FREE FREE", id="sn_12 everything of a row waits for its seven"),
        pytest.param(NOT_OPEN, "8S", "WAITING", id="sn_12 without it everything waits"),
        pytest.param(SIXES, "6S 8S TS", "FREE FREE WAITING", id="rs_2 the high side waits for the six"),
        pytest.param(SIXES, "8S", "WAITING", id="rs_2 without it the high side waits"),
        pytest.param(TUNNEL, "KS QS 8S", "FREE FREE WAITING", id="st_2 a tunnel goes on from the other end"),
        pytest.param(ACE_HIGH, "AS 9H KH", "FREE WAITING WAITING", id="sp_2 an ace is the last of its row"),
        pytest.param(OPEN_BASE, "AS 7S", "FREE FREE", id="fn_1 before the base is known nothing waits"),
    ],
)
def test_a_card_waits_for_those_of_others(table: RowsTable, hand: str, told: str) -> None:
    found = {card.code: stand.name for card, stand in stands(table, hand).held_cards.values()}
    assert found == dict(zip(hand.split(), told.split(), strict=True))


def test_a_playable_card_is_ready() -> None:
    found = stands(START, "8S JS", "8S")
    assert {card.code: stand.name for card, stand in found.held_cards.values()} == {"8S": "READY", "JS": "WAITING"}


def test_what_lies_behind_a_card_of_the_hand_is_held_up() -> None:
    assert held_up(stands(START, "8S JS 5H")) == "9S TS QS KS AH 2H 3H 4H"


def test_sn_6_what_lies_behind_cards_of_a_bankrupt_is_held_up() -> None:
    assert held_up(stands(GAPS, "TS")) == "KS"


def test_ft_6_copies_stand_in_both_rows_and_hold_nothing_up() -> None:
    found = stands(TWO_PACKS, "4S KD KD")
    assert sorted(line for line, place in found.held_cards if place.code == "KD") == [5] if found.tray else [4, 5]
    assert not found.held_up


def test_tr_4_a_card_whose_place_a_trump_took_stands_in_the_row_of_trumps() -> None:
    # The 8 of clubs lies as the 8 of hearts.
    assert [(line, place.code) for line, place in stands(TRUMPS, "8H").held_cards] == [(3, "8C")]


@pytest.mark.parametrize("hand", ["JK", "7S", "JK JK"])
def test_jokers_and_cards_whose_places_are_filled_have_none(hand: str) -> None:
    found = stands(replace(START, next=()), hand)
    assert not found.held_cards
    assert [each.card.code for each in found.tray] == hand.split()
