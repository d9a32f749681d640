"""Pictures: their form, what they show and what they cannot."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PIL import ImageChops, ImageStat

from engine.cards import COLOURED, JOKER, NUMBERS, card, of
from engine.moves import PASS, PlayGroup, PlayJoker
from engine.views import Known
from renderers import (
    ENGLISH,
    JAPANESE,
    Theme,
    draw_hand,
    draw_table,
    emoji_images,
)
from renderers.__main__ import main, sample_view
from renderers.paint.palette import COLOURS, FELT
from renderers.pieces.sizes import MARGIN, Size
from renderers.pieces.sprites import sprite
from renderers.shown.marks import Mark
from tests.renderers.comparing import assert_approved, opened
from tests.renderers.samples import (
    GAPS,
    GRID,
    GROUP,
    HAND,
    JOKERS,
    PLAYABLE,
    SEQUENCE,
    START,
    TABLES,
    TRICK,
    TWO_PACKS,
    WHOLE_PACK,
    view,
)

TWO, FOUR = Theme(), Theme(four_colour=True)


@pytest.mark.parametrize("theme", [TWO, FOUR], ids=["two", "four"])
@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_a_small_palette_picture(name, theme):
    png = draw_table(view(TABLES[name]), theme)
    picture = opened(png)
    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", 900)
    assert len(png) < 40_000


@pytest.mark.parametrize("hand", ["", "7S", HAND, "JK JK", WHOLE_PACK], ids=lambda hand: str(len(hand.split())))
def test_a_hand_of_any_size_is_drawn(hand):
    picture = opened(draw_hand(view(GAPS, hand, PLAYABLE), TWO))
    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", 900)
    assert picture.height <= 700


ORDERED = replace(view(GROUP, "2 3 3 1 5 7 4 6"), legal=(PlayGroup(1, 2), PlayGroup(4, 4), PASS))
REFERENCE_PICTURES = {
    "table-start": lambda: draw_table(view(START), TWO),
    "table-jokers": lambda: draw_table(view(JOKERS), FOUR),
    "table-two-packs": lambda: draw_table(view(TWO_PACKS), TWO),
    "hand": lambda: draw_hand(view(GAPS, HAND, PLAYABLE), TWO),
    "table-grid": lambda: draw_table(view(GRID), TWO),
    "table-sequence": lambda: draw_table(view(SEQUENCE), TWO, words=ENGLISH),
    "table-trick": lambda: draw_table(view(TRICK), TWO, words=JAPANESE),
    "table-group": lambda: draw_table(view(GROUP), TWO),
    "hand-ordered": lambda: draw_hand(ORDERED, TWO),
}


@pytest.mark.parametrize("name", REFERENCE_PICTURES)
def test_pictures_look_as_they_were_approved(name):
    assert_approved(name, REFERENCE_PICTURES[name]())


def test_every_state_of_a_place_looks_different_without_colour():
    """An empty place, an open one, a card, the last card: told apart in grey."""
    size = (60, 92)
    greys = []
    for table in (replace(GAPS, next=(), last=()), replace(GAPS, last=()), GAPS):
        picture = opened(draw_table(view(table), TWO)).convert("L")
        # 9 of diamonds: empty or open; 8 of diamonds: laid, then last
        greys += [
            picture.crop((24 + 66 * rank, 24 + 98 * 2, 24 + 66 * rank + size[0], 24 + 98 * 2 + size[1]))
            for rank in (8, 7)
        ]
    (empty, laid), (open_place, _), (_, last) = greys[:2], greys[2:4], greys[4:]
    for one, other in ((empty, laid), (empty, open_place), (laid, last)):
        assert ImageStat.Stat(ImageChops.difference(one, other)).sum[0] > 20_000


def test_the_two_themes_differ_in_diamonds_and_clubs_only():
    size = Size(60, 92)
    same = [sprite(of(suit, 4), size, TWO).tobytes() == sprite(of(suit, 4), size, FOUR).tobytes() for suit in range(4)]
    assert same == [True, True, False, False]


def test_every_card_has_a_face_of_its_own():
    for size in (Size(60, 92), Size(60, 58), Size(115, 164)):
        faces = {
            sprite(each, size, TWO).tobytes() for each in (*(of(s, r) for s in range(4) for r in range(13)), JOKER)
        }
        assert len(faces) == 53
        assert len({sprite(each, size, TWO).tobytes() for each in (*COLOURED, *NUMBERS)}) == 47


def test_a_positions_mark_is_on_the_card_at_it():
    """Equal cards of an ordered hand are told apart: only those of a playable group are raised."""
    first, second = (replace(ORDERED, legal=(PlayGroup(i, i), PASS)) for i in (1, 2))
    assert draw_hand(first, TWO) != draw_hand(second, TWO)


def test_a_joker_on_the_table_tells_what_it_stands_for():
    size = Size(60, 92)
    on_eight, on_nine, alone = (sprite(JOKER, size, TWO, place=place) for place in (card("8H"), card("9H"), None))
    index, art = (MARGIN, MARGIN, 60, 40), (MARGIN, 50, 60, 90)
    assert on_eight.crop(index).tobytes() != on_nine.crop(index).tobytes()
    assert on_eight.crop(art).tobytes() == on_nine.crop(art).tobytes() == alone.crop(art).tobytes()


def test_sprites_lie_on_the_felt_without_a_seam():
    for mark in (Mark.NONE, Mark.FADED):
        each = sprite(card("7S"), Size(60, 92), TWO, mark)
        assert each.getpixel((0, 0)) == COLOURS.index(FELT)


def test_the_palette_has_room():
    assert len(COLOURS) <= 256


def test_playable_cards_of_a_hand_are_raised():
    playing, waiting = (opened(draw_hand(view(GAPS, HAND, play), TWO)).convert("RGB") for play in (PLAYABLE, None))
    assert playing.size == waiting.size
    assert playing.tobytes() != waiting.tobytes()


def test_a_joker_that_can_be_played_is_ticked_with_the_card_after_it():
    without = draw_hand(view(GAPS, HAND, PLAYABLE), TWO)
    joker = PlayJoker(card("TS"), card("KS"))
    assert draw_hand(view(GAPS, HAND, PLAYABLE, moves=(joker,)), TWO) != without


def test_threads_draw_the_same_as_one():
    theme = Theme(four_colour=True)
    tables = [view(table) for table in TABLES.values()] * 3
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda each: draw_table(each, theme), tables))
    assert drawn == [draw_table(each, theme) for each in tables]


def test_what_a_viewer_knows_of_others_is_not_drawn_on_the_public_table():
    plain = view(GAPS, HAND, PLAYABLE)
    knowing = replace(plain, known=(Known(1, card("KS")),))
    assert draw_table(plain, TWO) == draw_table(knowing, TWO)
    assert draw_table(replace(plain, hand=()), TWO) == draw_table(plain, TWO)


def test_a_drawn_card_is_shown_beside_the_ordered_hand():
    held = replace(ORDERED, legal=())
    assert draw_hand(replace(held, drawn=card("5")), TWO) != draw_hand(held, TWO)
    assert draw_hand(replace(held, drawn=card("5")), TWO) != draw_hand(replace(held, drawn=card("6")), TWO)


def test_emojis_are_small_squares_with_transparent_corners():
    images = emoji_images()
    assert len(images) == 54 + 47
    assert len(set(images.values())) == len(images)
    for name, png in images.items():
        picture = opened(png)
        assert picture.size == (128, 128), name
        assert len(png) < 20_000
        assert picture.convert("RGBA").getpixel((0, 0))[3] == 0
        assert picture.convert("RGBA").getpixel((64, 64))[3] == 255
        assert name.isidentifier()
        assert len(name) <= 32


def test_the_readme_picture_is_written(tmp_path, capsys):
    assert main([str(tmp_path / "out.png")]) == 0
    assert (tmp_path / "out.png").read_bytes() == draw_table(sample_view(), TWO)
    assert main([]) == 2
    assert "usage" in capsys.readouterr().err
