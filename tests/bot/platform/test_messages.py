"""Rows of buttons: five where they are short, three where they are long."""

import pytest

from bot.features.play.ids import AtTable, TablePress
from bot.platform.messages import button, narrow_rows


@pytest.mark.parametrize(
    ("labels", "held"),
    [
        (["6♦"] * 7, [5, 2]),
        (["⏮", "◀", "▶", "⏭"], [4]),
        (["6 of diamonds"] * 4, [3, 1]),
        (["5♠", "5♦", "Pass (2 left)", "Why not..."], [3, 1]),
        (["あ" * 30, "い", "う", "え"], [3, 1]),
        ([], []),
    ],
)
def test_rows_hold_what_fits_in_a_small_window(labels: list[str], held: list[int]) -> None:
    made = narrow_rows([button(each, TablePress(1, AtTable.HAND)) for each in labels])
    assert [len(row.children) for row in made] == held
