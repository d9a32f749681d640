"""The badges of seats as pictures: distinct even without letters, and readable."""

from dataclasses import replace

import pytest
from PIL import ImageChops, ImageStat

from renderers.model.badges import SIGNS, Badge, badges_of, lettered
from renderers.sprites.badges import badge_colours, seat_badge
from tests.renderers.contrast import LEAST, contrast, contrast_within
from tests.renderers.differing import are_alike
from tests.renderers.samples import GRID, GROUP, SEQUENCE, TRICK, TRUMPS, TWO, cards, draw_table, view

LOOKS = pytest.mark.parametrize("look", range(len(SIGNS)), ids=SIGNS)
SQUARES = "🟧🟪🟩🟦🟨🟥🟫"


@LOOKS
@pytest.mark.parametrize("letters", ["A", "An", "健", "三浦", "민", "W"])
def test_badge_letters_have_enough_contrast(look, letters):
    badge = Badge(letters, look)
    assert contrast(*badge_colours(badge)) >= LEAST
    for acting in (False, True):
        drawn = seat_badge(badge, acting=acting)
        assert contrast_within(drawn, (8, 8, 30, 26)) >= LEAST


def test_discs_and_squares_differ_without_colour():
    """In grey, without letters: discs are unlike squares. Each colour comes as both."""
    blank = [seat_badge(Badge("I", look)).convert("L") for look in range(len(SIGNS))]
    for one in range(len(SIGNS)):
        for other in range(one):
            if (SIGNS[one] in SQUARES) != (SIGNS[other] in SQUARES):
                corner = (4, 2, 10, 8)
                difference = ImageChops.difference(blank[one].crop(corner), blank[other].crop(corner))
                assert ImageStat.Stat(difference).sum[0] > 100, (SIGNS[one], SIGNS[other])
    colours = [badge_colours(Badge("I", look))[0] for look in range(len(SIGNS))]
    assert len(set(colours)) == 7
    assert all(colours.count(colour) == 2 for colour in colours)


@pytest.mark.parametrize("table", [GRID, GROUP, SEQUENCE, TRICK, TRUMPS], ids=lambda table: type(table).__name__)
def test_every_table_shows_the_badges_it_is_given(table):
    """The picture depends on the first letters of the names, not on seat numbers."""
    seen = view(table)
    seats = tuple(replace(each, shown=cards("KD"), penalty=1) for each in seen.seats)
    seen = replace(seen, seats=seats)
    anna = badges_of(("Anna", "Ben", "Cy", "Dora"))
    assert draw_table(seen, TWO, badges=anna) == draw_table(seen, TWO)
    assert draw_table(seen, TWO, badges=badges_of(("Alf", "Bo", "Carla", "Didi"))) == draw_table(seen, TWO, badges=anna)
    assert draw_table(seen, TWO, badges=badges_of(("Xaver", "Yuri", "Zoe", "Kim"))) != draw_table(seen, TWO)
    assert draw_table(seen, TWO, badges=anna[::-1]) != draw_table(seen, TWO)


def test_missing_badges_get_letters():
    seen = view(TRICK)
    assert are_alike(draw_table(seen, TWO), draw_table(seen, TWO, badges=lettered(4)))
