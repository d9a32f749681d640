"""Plays before they are made, as pictures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import card
from engine.moves import PASS, PLAY, PlayJoker
from renderers import draw_hand, draw_table
from renderers.model.previews import killed
from tests.renderers.comparing import assert_approved_small
from tests.renderers.playing import match_of, play_on
from tests.renderers.samples import GAPS, HAND, PLACING, PLAYABLE, SETS, TWO, view


@pytest.mark.parametrize("move", [PLAY[card("9H").index], PlayJoker(card("TS"), card("KS"))], ids=str)
def test_a_preview_shows_the_cards_of_the_play(move):
    assert draw_table(view(GAPS), TWO, preview=move) != draw_table(view(GAPS), TWO)


def test_without_cards_there_is_no_preview():
    plain = replace(GAPS, last=())
    assert draw_table(view(plain), TWO, preview=PASS) == draw_table(view(plain), TWO)


def test_previews_look_as_they_were_approved():
    joker = draw_table(view(GAPS, HAND, PLAYABLE), TWO, preview=PlayJoker(card("TS"), card("KS")))
    chosen = replace(view(GAPS, "4H 5H 4D 5D 2C 3C KS"), legal=SETS)
    match = match_of("koroshi", 4, seed=3, kill="strip")
    asked = (match.view(hand.to_act[0]) for hand in play_on(match))
    killing, move = next((each, move) for each in asked for move in each.legal if len(killed(each, move)) > 1)
    assert_approved_small(
        "games/previews",
        joker,
        draw_table(killing, TWO, preview=move),
        draw_hand(chosen, TWO, chosen=frozenset({card("4H")})),
        draw_hand(PLACING, TWO, would_be=1),
    )
