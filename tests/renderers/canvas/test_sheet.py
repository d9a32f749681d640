"""Sheets, which are compressed from where they are drawn."""

from itertools import chain

from renderers.canvas.palette import COLOURS, FELT, GOLD, empty_picture, lay
from renderers.canvas.png import encode
from renderers.canvas.sheet import Sheet
from tests.renderers.differing import are_alike


def test_a_sheet_and_its_copy_are_drawn_on_apart_and_encoded_as_other_pictures_are() -> None:
    plain = empty_picture(33, 20)
    sheet = Sheet.of(plain).copy()
    copied = sheet.copy()
    for picture in (plain, sheet):
        lay(picture, empty_picture(5, 4, GOLD), (3, 2))
        picture.paste(empty_picture(2, 2, GOLD), (30, 17, 32, 19))
    assert are_alike(encode(sheet), encode(plain))
    assert are_alike(encode(copied), encode(empty_picture(33, 20)))
    assert not any(sheet.rows[33::34]), "PNG has its filters there"


def test_a_sheet_has_the_palette_of_its_picture() -> None:
    sheet = Sheet.of(empty_picture(8, 8)).copy()
    for picture in (sheet, sheet.copy(), sheet.crop((0, 0, 4, 4))):
        assert picture.convert("RGB").getpixel((1, 1)) == FELT
    assert bytes(sheet.getpalette() or ()) == bytes(chain.from_iterable(COLOURS))
