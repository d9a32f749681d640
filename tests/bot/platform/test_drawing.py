"""The drawing service: each picture is drawn once, expected ones ahead, and never another hand's."""

import asyncio

import pytest

from bot.platform.drawing import Drawing
from bot.platform.studio import ThreadStudio
from bot.platform.worker import Work
from engine.catalog import find_game
from engine.match import Match
from i18n import texts_in
from renderers import Theme, draw_seat, seat_shown

THEME, ENGLISH = Theme(), texts_in("en")


class Counted(ThreadStudio):
    """Counts what is drawn; `fails`: nothing can be."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn = 0
        self.fails = False

    async def draw(self, work: Work) -> bytes:
        self.drawn += 1
        if self.fails:
            raise RuntimeError("no paint")
        return await super().draw(work)


def match(seed: int = 1) -> Match:
    game = find_game("shichi-narabe")
    begun = Match(game, game.rules(), seats=3, seed=seed)
    begun.next_hand()
    return begun


async def test_a_picture_is_drawn_once() -> None:
    counted, view = Counted(), match().view(0)
    drawing = Drawing(counted)
    first, second = await asyncio.gather(drawing.seat(view, THEME, ENGLISH), drawing.seat(view, THEME, ENGLISH))
    assert first == second == await drawing.seat(view, THEME, ENGLISH)
    assert counted.drawn == 1, "also when it is asked for twice at once"
    await drawing.seat(view, Theme(four_colour=True), ENGLISH)
    assert counted.drawn == 2
    await drawing.close()


async def test_without_a_cache_each_picture_is_drawn_anew() -> None:
    counted, view = Counted(), match().view(0)
    drawing = Drawing(counted, kept=0)
    assert await drawing.seat(view, THEME, ENGLISH) == await drawing.seat(view, THEME, ENGLISH)
    assert counted.drawn == 2
    await drawing.close()


async def test_a_failed_drawing_is_not_cached() -> None:
    counted, view = Counted(), match().view(0)
    drawing = Drawing(counted)
    counted.fails = True
    with pytest.raises(RuntimeError):
        await drawing.seat(view, THEME, ENGLISH)
    counted.fails = False
    assert await drawing.seat(view, THEME, ENGLISH) == draw_seat(seat_shown(view), THEME)
    await drawing.close()
