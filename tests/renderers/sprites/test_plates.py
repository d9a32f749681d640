"""Name plates: every name is readable, fits, and is never drawn as boxes."""

import pytest
from PIL import ImageChops

from renderers.canvas.lettering import ELLIPSIS, drawable_name
from renderers.canvas.palette import FELT, FELT_DEEP, GOLD, Colour, to_palette
from renderers.model.badges import badges_of
from renderers.sprites.badges import BADGE_HEIGHT, BADGE_WIDTH
from renderers.sprites.plates import name_plate, plate_lettering
from tests.renderers.contrast import LEAST, contrast_within

NARROW, WIDE = 143, 429
GROUNDS = pytest.mark.parametrize("ground", [FELT, FELT_DEEP, GOLD])
NAMES = (
    "Anna",
    "健太",
    "민수",
    "W" * 32,
    "l" * 32,
    "i",
    "Ольга Петровна",
    "山田太郎左衛門之介吉宗",
    "𝓐𝓷𝓷𝓪 ✨",
    "★彡nick彡★",
)


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Anna 🔥", "Anna"),
        ("Ｆｕｌｌ　ｗｉｄｔｈ", "Full width"),
        ("Z̸̢͎a̷l̵g̶o̷", "Zalgo"),
        ("e\u0301ric", "éric"),
        ("!!!", "!!!"),
        ("🔥🔥", "Seat B"),
        ("שלום!", "Seat B"),
        ("", "Seat B"),
        ("\u202e\u200b", "Seat B"),
        ("שלום 7", "7"),
    ],
)
def test_a_name_is_what_can_be_drawn_of_it_or_else_the_seats_word(name, drawn):
    assert drawable_name(name, "Seat B") == drawn


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_every_name_fits_its_plate(name, width):
    line = plate_lettering(name, "Seat A", width)
    assert line.size[0] <= 1.5 * line.room[0], "squeezed by a third at most"
    assert line.size[1] <= line.room[1]
    assert line.drawn.removesuffix(ELLIPSIS)


def test_only_a_name_that_does_not_fit_is_cut():
    assert plate_lettering("W" * 32, "", NARROW).drawn.endswith(f"W{ELLIPSIS}")
    assert plate_lettering("the quick brown fox jumps over l", "", WIDE).drawn.endswith("over l")
    assert plate_lettering("山田太郎", "", NARROW).drawn == "山田太郎"


@GROUNDS
@pytest.mark.parametrize("name", NAMES)
def test_every_name_can_be_read_on_every_ground(name: str, ground: Colour):
    for width in (NARROW, WIDE):
        (badge,) = badges_of((name,))
        plate = name_plate(badge, name, "Seat A", width, ground)
        assert (plate.mode, plate.size) == ("P", (width, BADGE_HEIGHT))
        room = (BADGE_WIDTH, 0, min(width, BADGE_WIDTH + 30), BADGE_HEIGHT)
        assert contrast_within(plate, room) >= LEAST


def test_a_plate_has_only_colours_of_the_palette():
    plate = name_plate(badges_of(("Anna",))[0], "Anna", "", 200)
    assert (
        ImageChops.difference(to_palette(plate.convert("RGB")).convert("RGB"), plate.convert("RGB")).getbbox() is None
    )


def test_plates_are_kept():
    (badge,) = badges_of(("Anna",))
    assert name_plate(badge, "Anna", "", 200) is name_plate(badge, "Anna", "", 200)
    assert name_plate(badge, "Anna", "", 200) is not name_plate(badge, "Anne", "", 200)
