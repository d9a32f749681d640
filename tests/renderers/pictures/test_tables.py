"""Tables as pictures: format, content, and what is left out."""

import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.cards import card
from engine.results import EndReason, HandResult
from engine.views import Known, Phase, SeatView
from renderers import Theme
from tests.renderers.comparing import opened
from tests.renderers.differing import are_alike
from tests.renderers.samples import (
    FOUR,
    GAPS,
    HAND,
    PLAYABLE,
    SIDES,
    START,
    TABLES,
    TWO,
    cards,
    draw_seat,
    draw_table,
    rows,
    view,
)


@pytest.mark.parametrize("theme", [TWO, FOUR], ids=["two", "four"])
@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_a_small_palette_picture(name: str, theme: Theme):
    png = draw_table(view(TABLES[name]), theme)
    picture = opened(png)
    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", 900)
    assert len(png) < 40_000


def test_every_state_of_a_cell_looks_different_without_colour():
    """An empty place, an open one, a card and the last card differ in grey."""
    size = (60, 92)
    greys: list[Image.Image] = []
    for table in (replace(GAPS, next=(), last=()), replace(GAPS, last=()), GAPS):
        picture = opened(draw_table(view(table), TWO)).convert("L")
        # 9 of diamonds: empty or open; 8 of diamonds: laid, then last
        greys += [
            picture.crop((24 + 66 * rank, 24 + 98 * 2, 24 + 66 * rank + size[0], 24 + 98 * 2 + size[1]))
            for rank in (8, 7)
        ]
    (empty, laid), (open_place, _), (_, last) = greys[:2], greys[2:4], greys[4:]
    for one, other in ((empty, laid), (empty, open_place), (laid, last)):
        assert ImageStat.Stat(ImageChops.difference(one, other)).sum[0] > 20_000


def test_ws_4_pictures_keep_their_height_when_the_last_face_up_card_has_been_played():
    before = replace(START, community=cards("KS"), had_community=True)
    after = replace(START, had_community=True)
    views = [view(table, "AS 2C") for table in (START, before, after)]
    for pictures in ([draw_table(each, TWO) for each in views], [draw_seat(each, TWO) for each in views]):
        heights = [opened(each).height for each in pictures]
        assert heights[1] == heights[2] != heights[0]


def test_drawing_in_threads_gives_the_same_pictures():
    tables = [view(table) for table in TABLES.values()] * 3
    alone = [draw_table(each, FOUR) for each in tables]
    _forget_what_was_drawn()
    with ThreadPoolExecutor(4) as pool:
        drawn = pool.map(partial(draw_table, theme=FOUR), tables)
        assert all(are_alike(each, other) for each, other in zip(drawn, alone, strict=True))


def _forget_what_was_drawn() -> None:
    """Sprites are drawn anew, whatever tests were run before."""
    for name in [each for each in sys.modules if each.startswith("renderers.")]:
        for each in vars(sys.modules[name]).values():
            if hasattr(each, "cache_clear"):
                each.cache_clear()


def test_cards_a_viewer_knows_are_not_drawn_on_the_public_table():
    plain = view(GAPS, HAND, PLAYABLE)
    knowing = replace(plain, known=(Known(1, card("KS")),))
    assert are_alike(draw_table(plain, TWO), draw_table(knowing, TWO))
    assert draw_table(replace(plain, hand=()), TWO) == draw_table(plain, TWO)


def test_no_place_is_open_once_the_hand_is_over():
    over = replace(view(GAPS), result=HandResult(EndReason.ONE_LEFT), phase=Phase.OVER)
    assert are_alike(draw_table(over, TWO), draw_table(replace(over, table=replace(GAPS, next=())), TWO))
    assert draw_table(over, TWO) != draw_table(view(GAPS), TWO)


def test_tr_4_the_place_of_a_trump_names_the_replaced_card():
    table = rows("7", "47", "7", "567", shown={"4H": card("4C")}, trump=3, next="4C")
    plain = rows("7", "47", "7", "567", trump=3, next="4C")
    box = (24, 24 + 3 * 98, 24 + 13 * 66, 24 + 4 * 98)
    one, other = (opened(draw_table(view(each), TWO)).crop(box).tobytes() for each in (table, plain))
    assert one != other


def test_st_2_arrows_tell_which_way_a_tunnel_is_open():
    assert draw_table(view(replace(SIDES, tunnel=True)), TWO) != draw_table(view(SIDES), TWO)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_card_face_down_does_not_change_the_pictures_height(seats: int):
    heights = set[int]()
    for piled in range(seats + 1):
        there = tuple(SeatView(cards=3, face_down=13 if seat < piled else 0) for seat in range(seats))
        shown = replace(view(START), seats=there)
        heights.add(opened(draw_table(shown, TWO)).height)
    assert len(heights) == 1


def test_cards_in_front_of_the_seats_are_shown():
    empty = replace(view(START), seats=(SeatView(cards=3),) * 3)
    seen = {draw_table(empty, TWO)}
    plain = SeatView(cards=3)
    for lying in (
        replace(plain, face_down=2),
        replace(plain, face_down=3),
        *(replace(plain, shown=cards(some)) for some in ("2C", "2C 3C")),
    ):
        for seat in range(2):
            seats = tuple(lying if each == seat else plain for each in range(3))
            seen.add(draw_table(replace(empty, seats=seats), TWO))
    assert len(seen) == 9
