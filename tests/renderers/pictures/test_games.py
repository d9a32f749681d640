"""Every game early, in the middle and at the end, beside the pictures that were approved: the public table, and the
hand of the seat to act."""

from __future__ import annotations

import pytest

from engine.catalog import GAMES
from renderers import ENGLISH, JAPANESE, Theme, badges_of, draw_hand, draw_table
from tests.renderers.comparing import assert_approved_small
from tests.renderers.playing import match_of, three_moments

GAMES_AND_MORE = {
    **{game_id: (game_id, 4, {}) for game_id in GAMES},
    "everything": ("shichi-narabe", 4, {"jokers": 2, "tunnel": "closed", "ghost": True, "passes": 1}),
    "open-tunnel": ("shichi-narabe", 5, {"tunnel": "open", "passes": 1}),
    "two-packs": ("fan-tan", 8, {"decks": 2}),
    "community": ("fan-tan-trumps", 5, {}),
    "mushikui": ("koroshi", 10, {"kill": "group", "adjacency": "diagonal", "dead": "in-hand"}),
    "face-down": ("koroshi", 5, {"kill": "strip", "dead": "face-down", "rows": "SHDC"}),
    "piiko": ("insidious-sevens", 5, {"piiko": True}),
    "duel": ("nanatoridori", 2, {"mode": "duel"}),
}
NAMES = ("Anna", "健太", "Anton", "שלום", "Ольга", "민수", "さくら", "Zoë", "三浦", "Ben")
"""Two begin alike, one cannot be drawn."""


@pytest.mark.parametrize("name", GAMES_AND_MORE)
def test_games_look_as_they_were_approved(name):
    game_id, seats, options = GAMES_AND_MORE[name]
    words = JAPANESE if name == "earl-of-coventry" else ENGLISH
    for moment, (table, hand) in zip(
        ("1-early", "2-middle", "3-end"), three_moments(match_of(game_id, seats, seed=5, **options)), strict=True
    ):
        theme = Theme(four_colour=moment == "2-middle")
        badges = badges_of(NAMES[:seats])
        pictures = draw_table(table, theme, words=words, badges=badges), draw_hand(hand, theme)
        assert_approved_small(f"games/{name}-{moment}", *pictures)
