"""Cards of a hand in their places of a layout: half a card, standing in a rack.

A laid card fills its place. One of the hand is as wide and half as high, and stands in a wooden rack; a sign in the
other half says how it stands. An empty place that waits for a card of the hand is hatched.
"""

from functools import cache
from typing import Final

from PIL import Image

from engine.cards import Card
from renderers.canvas.canvas import Canvas, inset
from renderers.canvas.palette import (
    BLACK,
    BRONZE,
    EDGE,
    FELT,
    FELT_DEEP,
    FELT_LIT,
    GOLD,
    MIST,
    PALE,
    PAPER,
    RAIL,
    RAIL_DARK,
    RAIL_LIT,
    SHADE,
    Colour,
    Theme,
    blend,
    drawing,
    strong,
    to_palette,
)
from renderers.model.standing import Stand
from renderers.model.writing import RANK_TEXTS
from renderers.sprites.bare import print_index
from renderers.sprites.places import dash, hollow
from renderers.sprites.sizes import MARGIN, Size

_CARD: Final = 0.61
"""The card's height as a share of the place's."""
_BARE_CARD: Final = 0.93
"""The same of a bare card, which has its sign in a corner that its index leaves free."""
_RACK: Final = 0.1
_BARE_RACK: Final = 0.06
_HATCH: Final = 16
_INDEX: Final = 28
"""The index' height in pixels, as on a laid card, where there is room."""


@cache
def held_card(card: Card, size: Size, theme: Theme, stand: Stand, *, is_open: bool) -> Image.Image:
    """A card of the hand in its place. `is_open`: the place is outlined as an open one."""
    with drawing:
        is_dead, is_ready = stand is Stand.DEAD, stand is Stand.READY
        ground = blend(FELT, SHADE, 0.75) if is_dead else FELT_LIT if is_open else FELT_DEEP
        canvas = hollow(size, ground)
        if is_open:
            dash(canvas, size, blend(FELT_LIT, PAPER, 0.95))
        left, top, right, bottom = size.box
        high = round(size.height * (_BARE_CARD if size.bare else _CARD))
        rack = max(5, round(size.height * (_BARE_RACK if size.bare else _RACK)))
        foot = top + high + 1 if is_ready else bottom - rack
        box = (left + 1, foot - high, right - 1, foot)
        if is_ready:
            canvas.rounded(inset(box, -3.5), size.radius + 3, BRONZE)
            canvas.rounded(inset(box, -3), size.radius + 3, GOLD)
        else:
            canvas.rounded(inset(box, -1), size.radius, SHADE, 0.4)
            canvas.rounded(box, size.radius, EDGE)
        is_pale = stand in (Stand.WAITING, Stand.DEAD)
        canvas.rounded(inset(box, 0.75), size.radius - 0.5, PALE if is_pale else PAPER)
        ink = strong(theme.ink(card.suit)) if is_pale else theme.ink(card.suit)
        radius = 13 if size.width >= 80 else 9
        if size.bare:
            print_index(canvas, card, box, ink, corner=2 * radius + 4)
        else:
            tall = min(_INDEX, high * 0.72)
            _print_index(canvas, card, ink, (foot - high + (high - tall) / 2, tall))
        canvas.rounded((left - 1, bottom - rack - 1, right + 1, bottom + 1), rack * 0.4, RAIL_DARK)
        canvas.rounded((left, bottom - rack, right, bottom), rack * 0.35, RAIL)
        canvas.line([(left + 3, bottom - rack + 1.5), (right - 3, bottom - rack + 1.5)], 1.5, RAIL_LIT)
        paper = PALE if is_pale else PAPER
        if size.bare:
            _sign(canvas, stand, (right - radius - 4, foot - radius - 3), 2 * radius, SHADE)
        else:
            room = (foot + 4, bottom + 1) if is_ready else (top + 1, foot - high - 1)
            _sign(canvas, stand, (canvas.width / 2, sum(room) / 2), room[1] - room[0])
        return to_palette(
            canvas.finish(),
            (
                (FELT, ground),
                (ground, paper),
                (paper, ink),
                (GOLD, paper),
                (GOLD, BLACK),
                (RAIL, ground),
                (ground, MIST),
                (paper, SHADE),
            ),
        )


@cache
def held_up_place(size: Size) -> Image.Image:
    """An empty place, hatched instead of an index: a card of the hand has to be laid before it."""
    with drawing:
        canvas, ink = hollow(size, FELT_DEEP), blend(FELT, SHADE, 0.8)
        left, top, right, bottom = inset(size.box, 4)
        wide, high = right - left, bottom - top
        for along in range(_HATCH, round(wide + high), _HATCH):
            start, end = along - min(high, along), min(wide, along)
            canvas.line([(left + start, top + along - start), (left + end, top + along - end)], 3, ink)
        return to_palette(canvas.finish(), ((FELT, FELT_DEEP), (FELT_DEEP, ink), (FELT, SHADE)))


def _print_index(canvas: Canvas, card: Card, ink: tuple[int, int, int], span: tuple[float, float]) -> None:
    top, tall = span
    wide = canvas.width - 2 * MARGIN
    canvas.text(RANK_TEXTS[card.rank], MARGIN + wide * 0.3, top, tall, ink, widest=wide * 0.44, anchor=0.5)
    canvas.suit(card.suit, MARGIN + wide * 0.72, top + tall / 2, min(tall, wide * 0.4), ink)


def _sign(canvas: Canvas, stand: Stand, middle: tuple[float, float], room: float, ink: Colour | None = None) -> None:
    """A tick, a padlock or a cross at this place; none if there is no room for it. `ink`: on paper."""
    x, y = middle
    if stand is Stand.READY:
        radius = max(8.0, min(13.0, room / 2))
        canvas.disc(x, y, radius, BRONZE)
        canvas.disc(x, y, radius - 1.25, GOLD)
        tick = [(x + radius * u, y + radius * v) for u, v in ((-0.45, 0.02), (-0.1, 0.38), (0.48, -0.36))]
        canvas.line(tick, radius * 0.28, BLACK)
    elif stand is Stand.DEAD:
        reach = min(9.0, room / 2 - 1)
        for side in (-1, 1):
            canvas.line([(x - side * reach, y - reach), (x + side * reach, y + reach)], 4, ink or PAPER)
    elif stand is Stand.WAITING and room >= 16:
        wide, high = min(20.0, room * 0.9), min(24.0, room)
        body = (x - wide / 2, y - high * 0.06, x + wide / 2, y + high / 2)
        arch = (x - wide * 0.3, y - high / 2, x + wide * 0.3, y + high * 0.3)
        canvas.frame(arch, wide * 0.3, 3, ink or MIST)
        canvas.rounded(body, 2.5, ink or MIST)
        canvas.disc(x, (body[1] + body[3]) / 2, 2.5, PALE if ink else SHADE)
