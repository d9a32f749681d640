"""Hands as pictures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import card
from engine.moves import PASS, PlayGroup, PlayJoker
from renderers import draw_hand, draw_shown, hand_shown
from tests.renderers.comparing import opened
from tests.renderers.samples import (
    GAPS,
    GRID,
    HAND,
    ORDERED,
    PAIR,
    PAIR_OF_ANOTHER_HAND,
    PLAYABLE,
    TWO,
    WHOLE_PACK,
    cards,
    view,
)


@pytest.mark.parametrize("hand", ["", "7S", HAND, "JK JK", WHOLE_PACK], ids=lambda hand: str(len(hand.split())))
def test_a_hand_of_any_size_is_drawn(hand):
    picture = opened(draw_hand(view(GAPS, hand, PLAYABLE), TWO))
    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", 900)
    assert picture.height <= 700


def test_a_position_mark_is_on_its_card():
    """Equal cards of an ordered hand are told apart: only those of a playable group are raised."""
    first, second = (replace(ORDERED, legal=(PlayGroup(i, i), PASS)) for i in (1, 2))
    assert draw_hand(first, TWO) != draw_hand(second, TWO)


def test_playable_cards_of_a_hand_are_raised():
    playing, waiting = (opened(draw_hand(view(GAPS, HAND, play), TWO)).convert("RGB") for play in (PLAYABLE, None))
    assert playing.size == waiting.size
    assert playing.tobytes() != waiting.tobytes()


def test_a_joker_that_can_be_played_is_ticked_with_the_card_after_it():
    without = draw_hand(view(GAPS, HAND, PLAYABLE), TWO)
    joker = PlayJoker(card("TS"), card("KS"))
    assert draw_hand(view(GAPS, HAND, PLAYABLE, moves=(joker,)), TWO) != without


def test_a_drawn_card_is_shown_beside_the_ordered_hand():
    held = replace(ORDERED, legal=())
    assert draw_hand(replace(held, drawn=card("5")), TWO) != draw_hand(held, TWO)
    assert draw_hand(replace(held, drawn=card("5")), TWO) != draw_hand(replace(held, drawn=card("6")), TWO)


def test_ki_9_dead_cards_in_hand_are_crossed_out():
    assert draw_hand(view(GRID, "6H"), TWO) != draw_hand(view(GRID, "9H"), TWO)


def test_cs_1_the_players_own_pile_lies_below_the_hand():
    with_pile = replace(view(GAPS, HAND), own_pile=cards("2C KD"))
    assert draw_hand(with_pile, TWO) != draw_hand(view(GAPS, HAND), TWO)


def test_equal_hand_models_draw_the_same():
    assert draw_hand(PAIR, TWO) == draw_hand(PAIR_OF_ANOTHER_HAND, TWO) == draw_shown(hand_shown(PAIR), TWO)
