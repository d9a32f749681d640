"""Plans and forced moves shorten slow matches; `tests/benchmarks/slow.py` measures by how much."""

import pytest

from tests.benchmarks.slow import GAMES, MOST, lengths


@pytest.mark.parametrize("game", GAMES[:2])
def test_plans_and_forced_moves_shorten_matches(game: str) -> None:
    assert lengths(game, 2).share <= MOST
