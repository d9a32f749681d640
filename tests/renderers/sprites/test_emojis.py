"""Cards as emojis."""

import pytest

from engine.cards import card
from renderers import emoji_images, emoji_name
from tests.renderers.comparing import opened


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


@pytest.mark.parametrize(("code", "name"), [("7D", "card_7D"), ("JK", "card_JK"), ("4G", "card_4G"), ("5", "card_5")])
def test_every_card_has_an_emoji_of_its_name(code, name):
    assert emoji_name(card(code)) == name
    assert name in emoji_images()
