"""Everything a player needs to read has enough contrast and is not covered: measured in the sprites, in the
palette's real colours."""

from collections.abc import Sequence

import pytest
from PIL import ImageChops, ImageStat

from engine.cards import COLOURED, INTERNATIONAL, JOKER, NUMBERS, Card, card
from renderers.model.marks import Mark
from renderers.sprites.places import dead_place, open_place
from renderers.sprites.sizes import CARD, LARGE_CARD, MARGIN, SHORT_CARD, Size, sized
from renderers.sprites.sprites import index_boxes_of, sprite
from tests.renderers.contrast import LEAST, contrast, contrast_within
from tests.renderers.samples import FOUR, LARGE, TWO

pytestmark = pytest.mark.slow

EVERY_CARD = (*INTERNATIONAL, JOKER, *COLOURED, *NUMBERS)
BARE = [sized(each, LARGE) for each in (CARD, SHORT_CARD, Size(60, 52), LARGE_CARD)]
SIZES = {"small": CARD, "short": SHORT_CARD, "hand": Size(88, 126), "large": LARGE_CARD}
SIZES |= {f"bare {each.height}": each for each in BARE}
EVERY_SIZE = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
EVERY_THEME = pytest.mark.parametrize(
    ("theme", "cards"),
    [(TWO, EVERY_CARD), (FOUR, [each for each in INTERNATIONAL if FOUR.ink(each.suit) != TWO.ink(each.suit)])],
    ids=["two", "four"],
)
"""Each theme with the cards that it changes."""
INDEX_MARKS = (Mark.NONE, Mark.FADED, Mark.DEAD)
THROWN_MARKS = (Mark.NONE, Mark.LAST)


def shared(cards: Sequence[Card], size: Size, mark: Mark, marks: Sequence[Mark]) -> Sequence[Card]:
    """A share of the cards for this size and mark, so that every pair of card, size and mark is drawn.

    Each card is drawn in each size with one of the marks, and with each mark in some sizes.
    """
    number = [*SIZES.values(), Size(60, 84), Size(60, 52)].index(size)
    return cards[(number + marks.index(mark)) % len(marks) :: len(marks)]


def test_contrast_follows_the_wcag_formula():
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21)
    assert contrast((255, 255, 255), (119, 119, 119)) == pytest.approx(4.48, abs=0.005)
    assert contrast((0, 0, 255), (255, 255, 255)) == contrast((255, 255, 255), (0, 0, 255))


@EVERY_SIZE
@EVERY_THEME
@pytest.mark.parametrize("mark", INDEX_MARKS, ids=lambda mark: mark.name)
def test_every_index_can_be_read(mark, theme, cards, size):
    faint = {
        (each.code, round(ratio, 2))
        for each in shared(cards, size, mark, INDEX_MARKS)
        for box in index_boxes_of(each, size, each)
        if (ratio := contrast_within(sprite(each, size, theme, mark), box)) < LEAST
    }
    assert not faint


@pytest.mark.parametrize("size", [CARD, SHORT_CARD, Size(60, 84), Size(60, 52), *BARE], ids=str)
@pytest.mark.parametrize("mark", THROWN_MARKS, ids=lambda mark: mark.name)
def test_a_thrown_card_can_be_read_and_is_told_by_its_shape(mark, size):
    """Its folded corner covers no index, and differs in brightness from the corner of another card."""
    for each in shared(INTERNATIONAL, size, mark, THROWN_MARKS):
        drawn, laid = (sprite(each, size, TWO, mark, thrown=thrown) for thrown in (True, False))
        assert all(contrast_within(drawn, box) >= LEAST for box in index_boxes_of(each, size, each)), each
        right, bottom = MARGIN + size.width - 4, MARGIN + size.height - 4
        corner = (right - 8, bottom - 8, right, bottom)
        dark, light = (ImageStat.Stat(each.convert("L").crop(corner)).mean[0] for each in (drawn, laid))
        assert light > dark + 25 or each.rank >= 10, "a court's corner is dark anyway"


def test_a_joker_on_the_table_and_a_covering_card_can_be_read():
    """Their index is that of the place."""
    for shown in (JOKER, card("8C")):
        for size in (CARD, SHORT_CARD, *BARE):
            place = card("8H")
            drawn = sprite(shown, size, TWO, Mark.LAST, place)
            assert all(contrast_within(drawn, box) >= LEAST for box in index_boxes_of(shown, size, place))


@EVERY_SIZE
def test_a_tick_or_plus_covers_no_index(size):
    """Within the card, sprites with the one and the other are alike wherever an index is."""
    frame = MARGIN + 3
    for each in EVERY_CARD:
        ticked, with_plus = (sprite(each, size, TWO, mark).convert("RGB") for mark in (Mark.READY, Mark.POSSIBLE))
        for box in index_boxes_of(each, size, each):
            left, top, right, bottom = map(round, box)
            inner = (
                max(left, frame),
                max(top, frame),
                min(right, ticked.width - frame),
                min(bottom, ticked.height - frame),
            )
            assert ImageChops.difference(ticked.crop(inner), with_plus.crop(inner)).getbbox() is None, each


@EVERY_SIZE
def test_a_dead_cards_cross_covers_no_index(size):
    if size is SHORT_CARD:  # Hands are never so short.
        return
    for each in INTERNATIONAL:
        faded, dead = (sprite(each, size, TWO, which).convert("RGB") for which in (Mark.FADED, Mark.DEAD))
        for box in index_boxes_of(each, size, each):
            inner = tuple(map(round, box))
            assert ImageChops.difference(faded.crop(inner), dead.crop(inner)).getbbox() is None, each


@pytest.mark.parametrize("size", [CARD, SHORT_CARD, LARGE_CARD, *BARE], ids=str)
def test_open_and_dead_places_can_be_read(size):
    for place in INTERNATIONAL:
        inner = (MARGIN + 4, MARGIN + 4, MARGIN + size.width - 4, MARGIN + size.height - 4)
        assert contrast_within(open_place(place, size), inner) >= LEAST
        for fresh in (False, True):
            assert contrast_within(dead_place(place, size, fresh=fresh), inner) >= LEAST
