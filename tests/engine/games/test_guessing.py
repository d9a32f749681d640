"""Deals of unseen cards: complete, within what is ruled out, and uniform."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from engine.games.guessing import Effort, Impossible, dealt

NOTHING: frozenset[str] = frozenset()


def chi_square(counts: Counter[tuple[str, ...]], outcomes: set[tuple[str, ...]]) -> float:
    """The chi-square statistic of these counts against equal chances of all outcomes, per degree of freedom."""
    expected = counts.total() / len(outcomes)
    return sum((counts[each] - expected) ** 2 / expected for each in outcomes) / (len(outcomes) - 1)


@pytest.mark.parametrize(
    ("sizes", "barred"),
    [
        ((2, 2, 1), ("", "", "")),
        ((2, 2, 1), ("ab", "", "")),
        ((1, 1, 3), ("abc", "abd", "")),
        ((2, 1, 2), ("ab", "cd", "")),
        ((1, 1, 1, 2), ("abcd", "bc", "ade", "")),
        ((1, 1, 1, 1, 1), ("cd", "ae", "bd", "be", "ac")),
    ],
)
@pytest.mark.parametrize(
    "effort",
    [Effort(), Effort(tries=0), Effort(tries=0, most_states=0, exchanges=40)],
    ids=["tried", "counted", "mixed"],
)
def test_every_deal_that_is_not_ruled_out_is_equally_likely(
    sizes: tuple[int, ...], barred: tuple[str, ...], effort: Effort
) -> None:
    chance = Random(str((sizes, barred, effort.tries, effort.most_states)))
    limits = [frozenset(each) for each in barred]
    slots = [place for place, size in enumerate(sizes) for _ in range(size)]
    possible = {
        tuple(
            "".join(sorted(card for card, at in zip(order, slots, strict=True) if at == place))
            for place in range(len(sizes))
        )
        for order in permutations("abcde")
        if not any(card in limits[place] for card, place in zip(order, slots, strict=True))
    }
    counts = Counter(
        tuple("".join(sorted(each)) for each in dealt("abcde", sizes, limits, chance, effort=effort))
        for _ in range(300 * len(possible))
    )
    assert counts.keys() == possible
    if len(possible) > 1:
        assert chi_square(counts, possible) < 2.2


def test_one_seed_gives_one_deal() -> None:
    barred = [frozenset("abc"), frozenset("fg"), NOTHING]
    assert dealt("abcdefgh", (3, 3, 2), barred, Random(5)) == dealt("abcdefgh", (3, 3, 2), barred, Random(5))


@pytest.mark.parametrize(("sizes", "barred"), [((1, 1), ("ab", "")), ((2, 1), ("", "")), ((1, 1), ("a", "a"))])
def test_what_cannot_be_is_refused(sizes: tuple[int, ...], barred: tuple[str, ...]) -> None:
    with pytest.raises(Impossible):
        dealt("ab", sizes, [frozenset(each) for each in barred], Random(1))
