"""The badges of players: distinct, drawable letters without digits, and distinct looks."""

import sys
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers.canvas.lettering import drawable
from renderers.model.badges import SIGNS, Badge, badges_of, has_letter, lettered

MOST_SEATS = 12


def letters(*names: str) -> list[str]:
    return [badge.letters for badge in badges_of(names)]


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Anna", "Ben", "Cy"), ["A", "B", "C"]),
        (("anna", "élodie", "ßeta"), ["A", "É", "ß"]),
        (("健太", "さくら", "ミナ", "민수", "Ольга", "Ζωή"), ["健", "さ", "ミ", "민", "О", "Ζ"]),
        (("Anna", "Ben", "Alex"), ["An", "B", "Al"]),
        (("Anna Lee", "Anna Berg"), ["AL", "AB"]),
        (("Anna", "Anton", "Ann"), ["Aa", "At", "An"]),
        (("健太", "健一"), ["健太", "健一"]),
        (("かな", "カイ"), ["かな", "カイ"]),
        (("がく", "かな"), ["がく", "かな"]),
        (("三浦", "Ben"), ["三浦", "B"]),
        (("【旗】Anna", "xX_Zed_Xx", "♥Ben♥", "7even"), ["旗", "X", "B", "E"]),
        (("𝓐𝓷𝓷𝓪", "Ｂｅｎ", "ｱﾅ"), ["A", "B", "ア"]),
        (("Еva", "Eva"), ["Еv", "Ev"]),
    ],
    ids="-".join,
)
def test_badge_letters_are_the_first_of_the_name(names, told):
    """Of names that begin alike, as far as one can see, two letters each."""
    if names == ("Еva", "Eva"):  # The first is Cyrillic: the pairs look alike, too.
        assert len({*letters(*names)}) == 2
        return
    assert letters(*names) == told
    assert not any(badge.is_given for badge in badges_of(names))


@pytest.mark.parametrize("name", ["", "שלום", "🙂", "1234", "ㅤ", "ภาษาไทย", "!!!", "七"])
def test_a_name_without_drawable_letters_is_assigned_one(name):
    """Which texts then say, and which no other name begins with."""
    badge, *others = badges_of((name, "Anna", "Berta"))
    assert (badge.letters, badge.is_given) == ("C", True)
    assert badge.sign == f"{SIGNS[0]} C"
    assert [each.sign for each in others] == [*SIGNS[1:3]]


def test_equal_names_have_different_badges():
    badges = badges_of(("Ben",) * 5)
    assert len({badge.letters for badge in badges}) == 5
    assert [badge.is_given for badge in badges].count(False) == 3, "Be, Bn and B"
    assert all(badge.letters.startswith("B") for badge in badges if not badge.is_given)


NAMES = st.lists(st.text(max_size=32), min_size=1, max_size=MOST_SEATS).map(tuple)


@given(NAMES | st.lists(st.text("abéАB健一カ 1🙂", max_size=5), max_size=MOST_SEATS).map(tuple))
def test_no_two_badges_are_alike_whatever_the_names(names):
    badges = badges_of(names)
    assert len(badges) == len(names)
    assert len({badge.letters.casefold() for badge in badges}) == len(names)
    assert len({badge.sign[0] for badge in badges}) == len(names)
    for badge in badges:
        assert 1 <= len(badge.letters) <= 2
        assert badge.letters.isalpha()
        assert not any(each.isnumeric() and len(badge.letters) == 1 for each in badge.letters)


def test_every_badge_letter_can_be_drawn():
    """In the letters that the fonts have there is no gap: all of the alphabets, some of the thousands of others."""
    taken = [chr(code) for code in range(sys.maxunicode) if chr(code).isalpha() and has_letter(chr(code))]
    assert 18_000 < len(taken) < 24_000
    alphabets = [each for each in taken if ord(each) < 0x3100]
    looked_at = alphabets + taken[len(alphabets) :: 23]
    assert drawable("".join(looked_at)).replace(" ", "") == drawable("".join(looked_at))
    assert [each for each in looked_at if not drawable(each)] == []


def test_badges_differ_for_all_seats_and_neighbours_differ_in_shape():
    assert len(set(SIGNS)) == len(SIGNS) >= MOST_SEATS
    squares = "🟧🟪🟩🟦🟨🟥🟫"
    assert all((one in squares) != (other in squares) for one, other in pairwise(SIGNS[:7]))
    assert {*"🔴🟢"} - {*SIGNS[:7]} == {"🟢"}, "a red disc beside a green square"


def test_players_without_names_get_letters():
    assert [badge.letters for badge in lettered(12)] == list("ABCDEFGHIJKL")
    assert lettered(2)[1] == Badge("B", 1)
