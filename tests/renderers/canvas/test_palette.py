"""The palette."""

from renderers.canvas.palette import COLOURS


def test_the_palette_has_at_most_256_colours():
    assert len(COLOURS) <= 256
