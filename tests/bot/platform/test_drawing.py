"""The drawing service: each picture is drawn once, expected ones ahead, and never another hand's."""

import asyncio
from dataclasses import replace

import pytest

from bot.platform.drawing import Drawing
from bot.platform.studio import ThreadStudio
from bot.platform.worker import Work
from engine.catalog import find_game
from engine.match import Match
from i18n import texts_in
from renderers import SeatPicture, Theme


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
    counted, shown = Counted(), SeatPicture.of(match().view(0), Theme(), texts_in("en"))
    drawing = Drawing(counted)
    first, second = await asyncio.gather(drawing.draw(shown), drawing.draw(shown))
    assert first == second == await drawing.draw(shown)
    assert counted.drawn == 1, "also when it is asked for twice at once"
    await drawing.draw(replace(shown, theme=Theme(four_colour=True)))
    assert counted.drawn == 2
    await drawing.stop_drawing()


async def test_without_a_cache_each_picture_is_drawn_anew() -> None:
    counted, shown = Counted(), SeatPicture.of(match().view(0), Theme(), texts_in("en"))
    drawing = Drawing(counted, kept=0)
    assert await drawing.draw(shown) == await drawing.draw(shown)
    assert counted.drawn == 2
    await drawing.stop_drawing()


async def test_a_failed_drawing_is_not_cached() -> None:
    counted, shown = Counted(), SeatPicture.of(match().view(0), Theme(), texts_in("en"))
    drawing = Drawing(counted)
    counted.fails = True
    with pytest.raises(RuntimeError):
        await drawing.draw(shown)
    counted.fails = False
    assert await drawing.draw(shown) == shown.png()
    await drawing.stop_drawing()
