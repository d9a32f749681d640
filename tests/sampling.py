"""Which combinations the tests try. A combination of two things that hardly depend on each other, such as a game and a
language, is tried for a sample in which each value of both occurs several times; with `EVERYTHING=1` all are.

The sample is the same in every run.
"""

import os
from collections.abc import Collection, Iterable, Sequence
from itertools import product
from typing import Final, TypeVar

import pytest

EVERYTHING: Final = os.environ.get("EVERYTHING") == "1"

A = TypeVar("A")
B = TypeVar("B")


def pairs(many: Iterable[A], few: Collection[B], *, each: int, everything: bool = EVERYTHING) -> list[tuple[A, B]]:
    """Each of `many` with so many of `few`, which take turns, so that these are tried equally often."""
    if everything:
        return list(product(many, few))
    turns = [(one, number * each + more) for number, one in enumerate(many) for more in range(min(each, len(few)))]
    # In every round of turns the order moves on, so that a number that divides the other one gives no fixed partners.
    ordered = list(few)
    return [(one, ordered[(turn + turn // len(ordered)) % len(ordered)]) for one, turn in turns]


def share(items: Sequence[A], number: int, *, of: int, everything: bool = EVERYTHING) -> Sequence[A]:
    """Every item `of` so many, from this number on: the shares of the numbers 0 to `of` - 1 are all items."""
    return items if everything else items[number % of :: of]


def one_in(few: int, items: Iterable[object]) -> list[object]:
    """The items as parameters of a test: `make test` runs one in so many, and `make test-all` all of them."""
    return [item if number % few == 0 else _slow(item) for number, item in enumerate(items)]


def _slow(item: object) -> object:
    if isinstance(item, type(pytest.param())):
        return pytest.param(*item.values, id=item.id, marks=(*item.marks, pytest.mark.slow))
    values = item if type(item) is tuple else (item,)  # A tuple has a value of each parameter.
    return pytest.param(*values, marks=pytest.mark.slow)
