"""The palette."""

from __future__ import annotations

from renderers.canvas.palette import COLOURS


def test_the_palette_has_room():
    assert len(COLOURS) <= 256
