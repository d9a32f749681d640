"""Cards, packs, and sets of cards as ints."""

import copy
import pickle
from itertools import pairwise

import pytest

from engine.cards import COLOURED, COLOURS, INTERNATIONAL, JOKER, NUMBERS, RANKS, SUITS, card, find, mask, members, of

EVERY_CARD = (*INTERNATIONAL, JOKER, *COLOURED, *NUMBERS)


def test_g_2_the_packs_stand_in_order() -> None:
    assert [each.code for each in INTERNATIONAL] == [rank + suit for suit in SUITS for rank in RANKS]
    assert [each.code for each in COLOURED] == [f"{number}{colour}" for colour in COLOURS for number in range(8)]
    assert [each.code for each in NUMBERS] == list("1234567")
    for pack in (INTERNATIONAL, COLOURED, NUMBERS):
        assert [each.index for each in pack] == list(range(len(pack)))
        assert all(one < other for one, other in pairwise(pack))


def test_no_two_cards_share_a_code() -> None:
    assert len({each.code for each in EVERY_CARD}) == len(EVERY_CARD) == 52 + 1 + 40 + 7


def test_cards_are_interned_by_code() -> None:
    for each in EVERY_CARD:
        assert card(str(each)) is find(str(each)) is each
        assert copy.copy(each) is copy.deepcopy(each) is pickle.loads(pickle.dumps(each)) is each


@pytest.mark.parametrize("code", ["", "7d", "D7", "10D", "JK ", "8", "8R", "7DD", "７D"])
def test_other_texts_are_refused_as_cards(code: str) -> None:
    assert find(code) is None
    with pytest.raises(KeyError):
        card(code)


def test_sets_are_ints() -> None:
    some = [of(3, 12), of(0, 0), of(2, 6), JOKER]
    assert mask(some) == 1 << 51 | 1 | 1 << 32 | 1 << 52
    assert members(mask(some)) == [card("AS"), card("7D"), card("KC"), JOKER]
    assert members(mask(COLOURED), COLOURED) == list(COLOURED)
    assert members(0) == []
