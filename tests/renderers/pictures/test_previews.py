"""Plays before they are made, as pictures."""

from dataclasses import replace

import pytest

from engine.cards import card
from engine.moves import PASS, PLAY, PlayJoker
from tests.renderers.samples import GAPS, TWO, draw_table, view


@pytest.mark.parametrize("move", [PLAY[card("9H").index], PlayJoker(card("TS"), card("KS"))], ids=str)
def test_a_preview_shows_the_cards_of_the_play(move):
    assert draw_table(view(GAPS), TWO, preview=move) != draw_table(view(GAPS), TWO)


def test_without_cards_there_is_no_preview():
    plain = replace(GAPS, last=())
    assert draw_table(view(plain), TWO, preview=PASS) == draw_table(view(plain), TWO)
