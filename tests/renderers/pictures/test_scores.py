"""Score sheets as pictures."""

from __future__ import annotations

import pytest

from renderers import ENGLISH, JAPANESE, ScoreSheet, draw_scores
from tests.renderers.comparing import assert_approved_small, opened
from tests.renderers.sheets import SHEETS


@pytest.mark.parametrize("name", SHEETS)
def test_score_sheets_look_as_they_were_approved(name):
    words = JAPANESE if name == "long" else ENGLISH
    png = draw_scores(SHEETS[name], words)
    picture = opened(png)
    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", 900)
    assert len(png) < 40_000
    assert_approved_small(f"games/scores-{name}", png)


def test_a_name_that_cannot_be_drawn_is_its_seat():
    sheet = ScoreSheet(title="", names=["\U0001f0a1", "Anna"], rounds=[], totals=[0, 0])
    named = ScoreSheet(title="", names=["Seat 1", "Anna"], rounds=[], totals=[0, 0])
    assert draw_scores(sheet, ENGLISH) == draw_scores(named, ENGLISH)
