"""Score sheets: the leader, and invalid sheets."""

from dataclasses import replace

import pytest

from renderers import ScoreSheet
from tests.renderers.sheets import KILLING, NAMES, PENGUINS, SEVEN_ROUNDS


def test_the_leader_is_crowned():
    assert SEVEN_ROUNDS.leaders == {3}
    assert KILLING.leaders == {1}
    assert PENGUINS.leaders == {0, 1, 3}
    assert ScoreSheet(title="", names=NAMES, rounds=[], totals=[0] * 4).leaders == frozenset()


def test_nt_8_at_the_end_all_winners_are_crowned():
    assert replace(PENGUINS, totals=[2, 1, 0, 3], winners=frozenset({0, 1, 3})).leaders == {0, 1, 3}


@pytest.mark.parametrize(
    ("rounds", "totals", "bids"), [([[1, 2]], [1, 2, 3], None), ([[1]], [1], None), ([[1] * 4], [1] * 4, [])]
)
def test_a_sheet_whose_seats_disagree_is_refused(rounds, totals, bids):
    with pytest.raises(ValueError, match="every seat"):
        ScoreSheet(title="", names=NAMES, rounds=rounds, totals=totals, bids=bids)
