"""Names in every script."""

from __future__ import annotations

import pytest

from renderers.canvas.lettering import drawable, line_mask


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Anna", "Anna"),
        ("健太 ﾀﾛｳ", "健太 タロウ"),
        ("髙﨑①", "髙﨑1"),
        ("𝓐𝓷𝓷𝓪 ✨", "Anna"),
        ("민수", "민수"),
        ("刘婷", "刘婷"),
        ("Ñandú Ωμέγα Дмитрий", "Ñandú Ωμέγα Дмитрий"),
        ("a\u200bb\u202ec", "abc"),
        ("שלום", ""),
        ("\U0001f0a1\uffff", ""),
        ("♠ 7", "♠ 7"),
    ],
)
def test_names_are_drawn_in_any_script_and_never_as_boxes(name, drawn):
    assert drawable(name) == drawn


def test_lines_of_a_height_are_as_high_in_every_script():
    masks = [line_mask(text, 20) for text in ("Anna", "健太郎", "Agj健민", "")]
    assert {mask.height for mask in masks} == {33}
    assert line_mask("W" * 40, 20, 100).width == 100
