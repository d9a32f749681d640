"""A simulated month puts people in the order of their strengths, and better with the same deals for all."""

import pytest

from engine.daily.score import LEAST
from tools.daily.__main__ import described
from tools.daily.month import Month, MonthOrder, common, fresh, ranks

MONTH = Month(people=9, days=6, presence=0.95)


@pytest.fixture(scope="module")
def shared() -> MonthOrder:
    """The board of the month with the same deals for all."""
    return common(MONTH)


def test_equal_values_share_their_rank() -> None:
    assert ranks([5, 3, 5, 9]) == [2.5, 1, 2.5, 4]


def test_a_board_has_who_has_played_enough(shared: MonthOrder) -> None:
    there = [sum(MONTH.is_there(person, day) for day in range(1, MONTH.days + 1)) for person in range(MONTH.people)]
    assert {*shared.means} == {person for person, days in enumerate(there) if days >= LEAST}
    assert all(0 <= mean <= 100 for mean in shared.means.values())


def test_a_month_is_the_same_each_time() -> None:
    month = Month(people=3, days=LEAST, presence=1.0)
    assert fresh(month) == fresh(month)


def test_both_ways_tell_something_of_strength(shared: MonthOrder) -> None:
    for board in (shared, fresh(MONTH)):
        *_, normal = board.means_by_strength()
        assert normal > board.means_by_strength()[0]
        assert described(board).startswith(f"rank correlation with strength {board.rank_correlation:.3f}")


def test_the_order_of_the_strengths_has_the_best_correlation() -> None:
    perfect = MonthOrder({person: float(person) for person in range(300)}, Month(people=300))
    assert round(perfect.rank_correlation, 2) == 0.94
