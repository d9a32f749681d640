"""A simulated month puts people in the order of their strengths, and better with the same deals for all."""

from engine.daily.score import LEAST
from tools.daily.__main__ import described
from tools.daily.month import Board, Month, common, fresh, ranks

MONTH = Month(people=12, days=8, presence=0.9)


def test_equal_values_share_their_rank() -> None:
    assert ranks([5, 3, 5, 9]) == [2.5, 1, 2.5, 4]


def test_a_board_has_who_has_played_enough() -> None:
    board = common(MONTH)
    there = [sum(MONTH.is_there(person, day) for day in range(1, 9)) for person in range(12)]
    assert {*board.means} == {person for person, days in enumerate(there) if days >= LEAST}
    assert all(0 <= mean <= 100 for mean in board.means.values())
    assert board == common(MONTH)


def test_both_ways_tell_something_of_strength() -> None:
    for board in (common(MONTH), fresh(MONTH)):
        *_, normal = board.means_by_strength()
        assert normal > board.means_by_strength()[0]
        assert described(board).startswith(f"rank correlation with strength {board.rank_correlation:.3f}")


def test_the_order_of_the_strengths_has_the_best_correlation() -> None:
    perfect = Board({person: float(person) for person in range(300)}, Month(people=300))
    assert round(perfect.rank_correlation, 2) == 0.94
