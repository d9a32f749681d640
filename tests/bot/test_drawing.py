"""Drawing: each picture once, the likely ones before they are asked for, and never another hand's."""

import asyncio

import pytest

from bot import drawing as module
from bot.drawing import Drawing
from engine.catalog import find_game
from engine.match import Match
from engine.views import View
from renderers import Theme, draw_hand

THEME = Theme()


class Counted:
    """Counts what is drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.drawn = 0
        monkeypatch.setattr(module, "draw_hand", self.draw)

    def draw(self, view: View, theme: Theme) -> bytes:
        self.drawn += 1
        return draw_hand(view, theme)


def match(seed: int = 1) -> Match:
    game = find_game("shichi-narabe")
    begun = Match(game, game.rules(), seats=3, seed=seed)
    begun.next_hand()
    return begun


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    return Counted(monkeypatch)


async def settled(drawing: Drawing) -> None:
    while drawing._ahead is not None:
        await asyncio.sleep(0.002)


async def test_a_picture_is_drawn_once(counted: Counted) -> None:
    drawing, view = Drawing(), match().view(0)
    assert await drawing.hand(view, THEME) == await drawing.hand(view, THEME)
    await drawing.hand(view, Theme(four_colour=True))
    assert counted.drawn == 2
    drawing.close()


async def test_the_hand_after_a_move_is_there_before_the_move(counted: Counted) -> None:
    drawing, begun = Drawing(), match()
    for _ in range(12):
        (seat,) = begun.hand.to_act if begun.hand else ()
        view = begun.view(seat)
        await drawing.hand(view, THEME)
        drawing.expect(view, THEME)
        await settled(drawing)
        before = counted.drawn
        begun.play(seat, view.legal[-1])
        after = begun.view(seat)
        assert await drawing.hand(after, THEME) == draw_hand(after, THEME)
        assert counted.drawn == before, "it had been drawn"
    drawing.close()


async def test_nothing_is_drawn_ahead_while_somebody_waits(counted: Counted) -> None:
    drawing, begun = Drawing(), match()
    (seat,) = begun.hand.to_act if begun.hand else ()
    waiting = asyncio.create_task(drawing.hand(begun.view((seat + 1) % 3), THEME))
    await asyncio.sleep(0)
    drawing.expect(begun.view(seat), THEME)
    await waiting
    await settled(drawing)
    assert counted.drawn == 1
    drawing.close()
