"""Deal, own play and the rest add up to the place."""

import pytest

from engine.review import HandJudged, apart


def test_deal_own_play_and_the_rest_add_up_to_the_place() -> None:
    hands = [
        HandJudged(place=3.0, expected=(2.1, 2.4, 2.8), lost=(0.1, 0.3, -0.05)),
        HandJudged(place=1.0, expected=(2.9,), lost=(0.0,)),
        HandJudged(place=2.5, expected=(), lost=()),
    ]
    found = apart(hands, seats=4)
    assert found.par == 2.5
    assert found.place == pytest.approx(6.5 / 3)
    assert found.deal == pytest.approx((-0.4 + 0.4) / 3)
    assert found.own == pytest.approx(0.35 / 3)
    assert found.par + found.deal + found.own + found.rest == pytest.approx(found.place)


def test_nobody_plays_better_than_best() -> None:
    found = apart([HandJudged(place=2.0, expected=(2.0, 2.2), lost=(-0.1, 0.02))], seats=3)
    assert found.own == 0
    assert found.rest == pytest.approx(0)
