"""Every preset of the catalog, played at random: each view can be drawn and told, small enough for Discord."""

from __future__ import annotations

from random import Random

import pytest

from engine.catalog import PRESETS, find_game
from engine.match import Match
from renderers import ENGLISH, JAPANESE, LONGEST, Theme, alt_hand, alt_table, draw_hand, draw_table

FRAMES = {0, 1, 5, 20, 40, 100, 200}


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_every_view_has_a_picture_and_words(preset):
    game, rules, chance = find_game(preset.game), preset.rules(), Random(preset.id)
    seats = max(game.seats(rules))
    match = Match(game, rules, seats=seats, seed=11)
    hand = match.next_hand()
    plies = 0
    while hand.result is None and plies < 400:
        if plies in FRAMES:
            _check(hand, seats)
        seat = chance.choice(hand.to_act)
        hand.advance(seat, chance.choice(list(hand.legal(seat))))
        plies += 1
    _check(hand, seats)


def _check(hand, seats):
    names = ["W" * 32] * seats
    acting = hand.view(hand.to_act[0] if hand.to_act else 0)
    onlooker = hand.view(None)
    table = draw_table(onlooker, Theme())
    assert len(table) < 40_000
    assert draw_table(acting, Theme()) == table or acting.table != onlooker.table or acting.to_act != onlooker.to_act
    assert draw_hand(acting, Theme())
    for words in (ENGLISH, JAPANESE):
        for told in (alt_table(onlooker, names, words), alt_hand(acting, words)):
            assert 0 < len(told.encode("utf-16-le")) // 2 <= LONGEST
            assert "{" not in told
