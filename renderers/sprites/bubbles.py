"""Speech bubbles on the plates of seats: a few words, or a sign that fonts without colours do not have."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from renderers.canvas.canvas import Canvas
from renderers.canvas.lettering import drawable, fitted, line_mask, line_size
from renderers.canvas.palette import BLACK, BROWN, GOLD, PAPER, SKIN, Colour, Pairs, drawing, inked, lay, to_palette
from renderers.sprites.badges import BADGE_HEIGHT

_LETTERS: Final = 18
"""The height of capitals, ..."""
_SMALLEST: Final = 16
"""... and where that makes all words fit."""
_FRAMES: Final = (8, 6), (4, 2)
"""Pixels for the tail, and between the words and the ends of the bubble; and where these leave too little room."""
_RADIUS: Final = 11
_INSET: Final = 1
"""Pixels above and below the bubble."""
_SIGN: Final = 28
_WORD: Final = re.compile(r" |(?<=[\u3041-\u30ff])(?=[\u4e00-\u9fff])")
"""Where a line is broken: between words, which in Japanese mostly begin with a character..."""
_ANYWHERE: Final = re.compile(r"(?<=[^\x00-\xff])(?=[\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7a3])")
"""... or else within them, where each letter is a syllable or a word."""


@lru_cache(maxsize=512)
def speech_bubble(said: str, widest: int, ground: Colour, height: int = BADGE_HEIGHT) -> Image.Image:
    """Words in a bubble whose tail points to the left, on this ground. It is at most `widest` pixels wide: the
    words are smaller, narrower and cut where they have to be, and stand in two lines where a line leaves room for
    another. A sign is whole. Do not modify it.
    """
    with drawing:
        draw = _SIGNS.get(said)
        (tail, beside), lines = _laid_out(said, widest, height)
        masks = [line_mask(text, tall, widest - tail - 2 * beside) for text, tall in lines]
        wide = max((mask.width for mask in masks), default=_SIGN)
        width = tail + 2 * beside + wide
        canvas, middle, tip = Canvas(width, height, ground), height / 2, BADGE_HEIGHT / 2
        canvas.fill([(0, tip + 6), (tail + 3, tip - 7), (tail + 3, tip + 5)], PAPER)
        canvas.rounded((tail, _INSET, width, height - _INSET), _RADIUS, PAPER)
        if draw is not None:
            draw(canvas, (tail + width) / 2, middle)
        bubble = to_palette(canvas.finish(), ((ground, PAPER), *_MEETING) if draw else ((ground, PAPER),))
        for number, mask in enumerate(masks):
            top = round(middle - mask.height * (len(masks) / 2 - number))
            lay(bubble, inked(mask, PAPER, BLACK), (tail + beside + (wide - mask.width) // 2, top))
        return bubble


@lru_cache(maxsize=512)
def said_whole(said: str, widest: int, height: int = BADGE_HEIGHT) -> bool:
    """Whether such a bubble shows all that is said."""
    with drawing:
        frame, lines = _laid_out(said, widest, height)
        if said in _SIGNS:
            return widest >= _SIGN + frame[0] + 2 * frame[1]
        return "".join(text for text, _ in lines).replace(" ", "") == drawable(said).replace(" ", "")


def _laid_out(said: str, widest: int, height: int) -> tuple[tuple[int, int], list[tuple[str, int]]]:
    """A frame, and in it each line and its height: whole words, broken words or else cut ones; a sign has no lines."""
    rooms = [(frame, widest - frame[0] - 2 * frame[1]) for frame in _FRAMES]
    if said in _SIGNS:
        return next((frame for frame, room in rooms if room >= _SIGN), _FRAMES[-1]), []
    text, forms = drawable(said), (_WORD, _ANYWHERE) if height >= 2 * BADGE_HEIGHT else ()
    ways = [[text], *(_broken(text, form) for form in forms)]
    tried = [(frame, way, _fitted(way, room)) for way in ways if way for frame, room in rooms]
    whole = ((frame, found) for frame, way, found in tried if [line for line, _ in found] == way)
    return next(whole, (tried[-1][0], tried[-1][2]))


def _fitted(lines: Sequence[str], room: int) -> list[tuple[str, int]]:
    found = [fitted(line, _LETTERS, room, smallest=_SMALLEST) for line in lines]
    return [(line, min(tall for _, tall in found)) for line, _ in found]


def _broken(text: str, form: re.Pattern[str]) -> list[str]:
    """Two lines as equal as they can be; none where the text has no such place."""
    broken = [[text[: at.start()], text[at.end() :]] for at in form.finditer(text)]
    return min(broken, key=lambda each: max(line_size(line, _LETTERS)[0] for line in each)) if broken else []


def _draw_smirk(canvas: Canvas, x: float, y: float) -> None:
    canvas.disc(x, y, 13.5, BLACK)
    canvas.disc(x, y, 12, GOLD)
    for side in (-1, 1):
        canvas.line([(x + side * 5 - 3, y - 6.5), (x + side * 5 + 2.5, y - 7.5)], 1.8, BLACK)
        canvas.disc(x + side * 5 + 1, y - 3, 1.9, BLACK)
    canvas.line([(x - 4.5, y + 5.5), (x + 0.5, y + 6), (x + 4.5, y + 4.5), (x + 6.5, y + 1.5)], 2.2, BLACK)


def _draw_clap(canvas: Canvas, x: float, y: float) -> None:
    for dx, dy in ((-4.0, 1.0), (1.5, 4.0)):  # Two hands, the nearer one over the other.
        wrist = x + dx - 2.5, y + dy + 5
        for i in range(4):
            foot = x + dx - 3.5 + 2.9 * i, y + dy - 2.5 + 1.7 * i
            tip = foot[0] + 5.2 - 0.4 * i, foot[1] - 8.6 + 1.9 * i
            canvas.line([wrist, foot, tip], 5.0, BROWN)
            canvas.line([wrist, foot, tip], 3.0, SKIN)
        canvas.disc(*wrist, 4.9, BROWN)
        canvas.disc(wrist[0] + 0.7, wrist[1] - 0.7, 4.4, SKIN)
    for near, far in (((-5, -11), (-6.5, -14)), ((8.5, -9), (11, -12)), ((11.5, -4), (14.5, -5.5))):
        canvas.line([(x + near[0], y + near[1]), (x + far[0], y + far[1])], 1.7, BROWN)


_SIGNS: Final[Mapping[str, Callable[[Canvas, float, float], None]]] = {"😏": _draw_smirk, "👏": _draw_clap}
_MEETING: Final[Pairs] = ((PAPER, BLACK), (GOLD, BLACK), (PAPER, BROWN), (SKIN, BROWN))
