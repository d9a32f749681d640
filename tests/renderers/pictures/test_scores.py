"""Score sheets as pictures."""

from dataclasses import replace

import pytest

from i18n import Texts
from renderers import ScoreSheet, ScoresPicture, badges_of
from tests.i18n.languages import ENGLISH, JAPANESE
from tests.renderers.comparing import opened
from tests.renderers.contrast import LEAST, contrast_within
from tests.renderers.sheets import SHEETS


def drawn(sheet: ScoreSheet, texts: Texts) -> bytes:
    return ScoresPicture.of(sheet, texts).png()


@pytest.mark.parametrize("name", SHEETS)
def test_a_score_sheet_is_a_small_palette_picture(name):
    words = JAPANESE if name == "long" else ENGLISH
    png = drawn(SHEETS[name], words)
    picture = opened(png)
    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", 900)
    assert len(png) < 40_000


def test_an_undrawable_name_becomes_the_letter_of_its_seat():
    """That of its badge, where there are badges."""
    sheet = ScoreSheet(title="", names=["\U0001f0a1", "Anna"], rounds=[], totals=[0, 0])
    for badges, letter in ((), "A"), (badges_of(tuple(sheet.names)), "B"):
        named = replace(sheet, names=[f"Seat {letter}", "Anna"], badges=badges)
        assert drawn(replace(sheet, badges=badges), ENGLISH) == drawn(named, ENGLISH)
        assert drawn(named, ENGLISH) != drawn(replace(named, names=["Seat X", "Anna"]), ENGLISH)


def test_no_number_is_cut_off():
    """Each digit of a long number changes the picture."""
    made = {
        drawn(ScoreSheet(title="", names=["A"] * 9, rounds=[[score] * 9] * 8, totals=[score] * 9), ENGLISH)
        for score in (1_234_567, 1_234_568)
    }
    assert len(made) == 2


def test_faint_text_on_a_sheet_has_enough_contrast():
    """The numbers of hands, and what was bid: on either kind of line."""
    picture = opened(drawn(SHEETS["seven-rounds"], ENGLISH))
    for top, bottom in ((84, 112), (154, 178), (222, 244)):
        assert contrast_within(picture, (280, top, 760, bottom)) >= LEAST
