"""Drawing: each picture once, one that will be asked for at once ahead, and never another hand's."""

import asyncio

import pytest

from bot.platform import drawing as module
from bot.platform.drawing import Drawing
from engine.catalog import find_game
from engine.match import Match
from engine.views import View
from i18n import texts_in
from renderers import SeatShown, Theme, draw_seat, seat_shown

THEME, ENGLISH = Theme(), texts_in("en")


class Counted:
    """Counts what is drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.drawn = 0
        monkeypatch.setattr(module, "draw_seat", self.draw)

    def draw(self, shown: SeatShown, theme: Theme) -> bytes:
        self.drawn += 1
        return draw_seat(shown, theme)


def match(seed: int = 1) -> Match:
    game = find_game("shichi-narabe")
    begun = Match(game, game.rules(), seats=3, seed=seed)
    begun.next_hand()
    return begun


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    return Counted(monkeypatch)


async def test_a_picture_is_drawn_once(counted: Counted) -> None:
    drawing, view = Drawing(), match().view(0)
    first, second = await asyncio.gather(drawing.seat(view, THEME, ENGLISH), drawing.seat(view, THEME, ENGLISH))
    assert first == second == await drawing.seat(view, THEME, ENGLISH)
    assert counted.drawn == 1, "also when it is asked for twice at once"
    await drawing.seat(view, Theme(four_colour=True), ENGLISH)
    assert counted.drawn == 2
    await drawing.close()


async def test_a_failed_drawing_is_not_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(view: View, theme: Theme) -> bytes:
        raise RuntimeError("no paint")

    drawing, view = Drawing(), match().view(0)
    with monkeypatch.context() as patched:
        patched.setattr(module, "draw_seat", fail)
        with pytest.raises(RuntimeError):
            await drawing.seat(view, THEME, ENGLISH)
    assert await drawing.seat(view, THEME, ENGLISH) == draw_seat(seat_shown(view), THEME)
    await drawing.close()
