"""How long things take, in buckets."""

import pytest

from data.spread import Spread


def test_each_duration_is_counted_in_the_bucket_of_the_next_bound_above() -> None:
    spread = Spread((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.2, 5.0):
        spread.add(seconds)
    assert spread.counts == [2, 1, 1]
    assert spread.count == 4
    assert spread.seconds == pytest.approx(5.35)
