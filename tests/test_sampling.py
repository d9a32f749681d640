"""The sample of combinations has each value, and nothing twice."""

from collections import Counter

import pytest

from engine.catalog import PRESETS
from i18n import LANGUAGES, SOURCE
from tests.sampling import one_in, pairs, share


@pytest.mark.parametrize("few", range(2, 9))
@pytest.mark.parametrize("each", [1, 2, 3])
def test_each_value_is_tried_equally_often_and_no_pair_twice(few: int, each: int) -> None:
    each = min(each, few)
    found = pairs(range(30), range(few), each=each, everything=False)
    assert len(set(found)) == len(found)
    assert Counter(one for one, _ in found) == dict.fromkeys(range(30), each)
    often = Counter(other for _, other in found)
    assert often.keys() == set(range(few))
    assert max(often.values()) - min(often.values()) <= 1


def test_all_are_tried_on_request() -> None:
    assert len(set(pairs(PRESETS, LANGUAGES, each=1, everything=True))) == len(PRESETS) * len(LANGUAGES)
    assert share("abc", 1, of=3, everything=True) == "abc"


def test_the_shares_of_the_languages_beside_the_source_are_all() -> None:
    numbers = [number for number, language in enumerate(LANGUAGES) if language != SOURCE]
    assert {each for number in numbers for each in share(PRESETS, number, of=3, everything=False)} == set(PRESETS)


def test_the_quick_lane_has_one_in_so_many() -> None:
    found = one_in(3, ["a", pytest.param("b", id="B"), "c", "d"])
    assert [found[0], found[3]] == ["a", "d"]
    assert [(each.values, each.id, [mark.name for mark in each.marks]) for each in found[1:3]] == [
        (("b",), "B", ["slow"]),
        (("c",), None, ["slow"]),
    ]
