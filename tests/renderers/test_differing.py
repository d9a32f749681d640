"""What is said of two pictures that were to be equal."""

import zlib
from io import BytesIO

from renderers.canvas.palette import COLOURS, GOLD, empty_picture
from renderers.canvas.png import encode
from tests.renderers.differing import apart, are_alike, difference


def test_the_first_pixel_and_the_box_of_a_difference_are_told() -> None:
    one, other = empty_picture(40, 30), empty_picture(40, 30)
    for at in ((7, 5), (9, 11)):
        other.putpixel(at, COLOURS.index(GOLD))
    assert difference(encode(one), encode(other)).startswith("pixels within (7, 5, 10, 12), first (7, 5): ")
    assert difference(encode(one), encode(one)) == "nothing"
    assert difference(encode(one), encode(empty_picture(40, 31))) == "sizes (40, 30) and (40, 31)"


def test_equal_pixels_that_are_packed_in_another_way_are_told_apart() -> None:
    picture = empty_picture(40, 30)
    file = BytesIO()
    picture.save(file, "PNG")
    assert zlib.crc32(file.getvalue()) != zlib.crc32(encode(picture))
    assert difference(encode(picture), file.getvalue()).startswith("equal pixels; chunk")
    assert are_alike(encode(picture), file.getvalue())
    assert not are_alike(encode(picture), encode(empty_picture(40, 30, GOLD)))


def test_it_is_told_which_picture_comes_again() -> None:
    one, other = encode(empty_picture(40, 30)), encode(empty_picture(40, 30, GOLD))
    told = apart(one, other, lambda value: one if value else b"", (True, False))
    assert told.startswith("pixels within ")
    assert told.endswith("drawn again it is the first, neither, the first, neither, the first, neither")
