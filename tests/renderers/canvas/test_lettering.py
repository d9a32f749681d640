"""Names in every script."""

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
        ("칠병렬, 카드놀이 · 뒤집기 ㅋㅋ", "칠병렬, 카드놀이 · 뒤집기 ㅋㅋ"),
        ("刘婷", "刘婷"),
        ("接龙：关门、走通，排七憋七", "接龙:关门、走通,排七憋七"),
        ("接龍：關門、蓋牌、籌碼，憋七斬龍", "接龍:關門、蓋牌、籌碼,憋七斬龍"),
        ("ㄅㄆㄇ 陳怡君", "ㄅㄆㄇ 陳怡君"),
        ("Fächer, Größe, Übermut: ẞ ß", "Fächer, Größe, Übermut: ẞ ß"),
        ("Ñandú Ωμέγα Дмитрий", "Ñandú Ωμέγα Дмитрий"),
        ("a\u200bb\u202ec", "abc"),
        ("שלום", ""),
        ("\U0001f0a1\uffff", ""),
        ("♠ 7", "♠ 7"),
    ],
)
def test_names_are_drawn_in_any_script_and_never_as_boxes(name, drawn):
    assert drawable(name) == drawn


def test_a_region_draws_its_own_shapes():
    """The shapes of 骨 and 今 differ in each. Japan's are used where a line does not say otherwise."""
    for shared in "骨今":
        alone, korean, mainland, taiwan = (
            line_mask(shared + other, 40).crop((0, 0, 56, 67)).tobytes() for other in ("", "한", "门", "關說")
        )
        assert len({alone, mainland, taiwan}) == 3
        assert korean == alone


def test_lines_of_a_height_are_as_high_in_every_script():
    masks = [line_mask(text, 20) for text in ("Anna", "健太郎", "Agj健민", "")]
    assert {mask.height for mask in masks} == {33}
    assert line_mask("W" * 40, 20, 100).width == 100
