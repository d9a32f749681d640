"""The picture of a result: small enough, legible, and nothing in it is cut that would fit."""

from dataclasses import replace

import pytest

from tests.renderers.comparing import opened
from tests.renderers.differing import are_alike
from tests.renderers.samples import FOUR
from tests.renderers.sheets import RESULTS, result

EVERY_RESULT = pytest.mark.parametrize("name", RESULTS)
MOST_BYTES = 40_000
SMALLEST = 12
"""Height of capitals in pixels, of 900."""


@EVERY_RESULT
def test_a_result_is_a_small_palette_picture(name: str):
    png = RESULTS[name].png()
    drawn = opened(png)
    assert (drawn.width, drawn.mode) == (900, "P")
    assert len(png) < MOST_BYTES
    assert are_alike(RESULTS[name].png(), png)


@pytest.mark.parametrize("seats", range(2, 11))
def test_any_number_of_players_fits(seats: int):
    shown = result(seats=seats)
    heights = [
        opened(replace(each, theme=FOUR).png()).height for each in (shown, replace(shown, lines=shown.lines[:-1]))
    ]
    assert heights[0] > heights[1]


@EVERY_RESULT
def test_text_is_squeezed_by_a_third_at_most(name: str):
    for line in RESULTS[name].lettering():
        wide, high = line.size
        assert wide * 2 / 3 <= line.room[0] + 1, line
        assert high * 3 / 5 >= SMALLEST, line


def test_cards_stand_beside_the_name_where_there_is_room():
    bare, short, many = (
        opened(replace(shown, lines=tuple(replace(line, cards=line.cards[:most]) for line in shown.lines)).png()).height
        for shown, most in ((RESULTS["ten"], 0), (RESULTS["ten"], 5), (RESULTS["unrated"], 13))
    )
    assert bare == short
    assert many > opened(replace(RESULTS["unrated"], lines=RESULTS["unrated"].lines[:1]).png()).height + 54


def test_only_long_names_are_cut():
    cut = [line.text for line in RESULTS["ten"].lettering() if line.drawn.endswith("…")]
    assert cut == []
    assert any(line.drawn.endswith("…") for line in result(seats=2, long=True).lettering())


def test_without_ratings_a_name_and_its_reason_fill_the_line() -> None:
    drawn, rated = (
        opened(result(seats=2, rated=is_rated, long=True).png()).convert("RGB") for is_rated in (False, True)
    )
    assert not any(line.drawn.endswith("…") for line in RESULTS["unrated"].lettering())
    ends = (800, 80, 876, 130)  # In the second line, where a rating has its bar.
    assert drawn.crop(ends).tobytes() != rated.crop(ends).tobytes()
    assert len(drawn.crop(ends).getcolors() or ()) > 2, "the reason reaches the end of the line"


def test_a_rating_that_rises_and_one_that_falls_differ():
    shown = result(seats=2)
    (first, second), rating = shown.lines, shown.lines[0].rating
    fallen = replace(shown, lines=(replace(first, rating=replace(rating, change=-43)), second))
    same = replace(shown, lines=(replace(first, rating=replace(rating, change=0)), second))
    assert len({each.png() for each in (shown, fallen, same)}) == 3


def test_cards_of_a_bankrupt_differ_from_cards_left():
    shown = result(seats=3)
    first, second, third = shown.lines
    other = replace(shown, lines=(first, second, replace(third, is_bankrupt=False)))
    assert shown.png() != other.png()
