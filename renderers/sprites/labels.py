"""Text on the table: counts, card positions, captions and speech bubbles."""

from functools import cache, lru_cache
from typing import Final

from PIL import Image

from renderers.canvas.canvas import Canvas
from renderers.canvas.lettering import Lettering, drawable, line_mask, line_size
from renderers.canvas.palette import BLACK, FELT, GOLD, PAPER, drawing, to_palette
from renderers.sprites.badges import BADGE_HEIGHT
from renderers.sprites.sizes import Size

COUNT_WIDTH: Final = 84
LABEL_HEIGHT: Final = 34
GAP_WIDTH: Final = 48
_LABEL_TEXT: Final = 21
_CROWN: Final = ((-15, 0), (-18, -19), (-8, -11), (0, -22), (8, -11), (18, -19), (15, 0))
"""The outline of a crown, from the middle of its foot."""
_CAPTION: Final = BADGE_HEIGHT * 0.5
_BESIDE_SPEECH: Final = 70
"""Pixels of a speech bubble's width that are not for its text."""
_SPEECH_SHARE: Final = 0.8
"""The share of its height that is for its text."""


@cache
def count_label(text: str, size: Size) -> Image.Image:
    """A short text, as high as a card of this size."""
    with drawing:
        canvas = Canvas(COUNT_WIDTH, size.outer_height, FELT)
        canvas.text(text, 8, canvas.height * 0.3, canvas.height * 0.4, PAPER, widest=COUNT_WIDTH - 12)
        return to_palette(canvas.finish())


@cache
def card_label(text: str, width: int) -> Image.Image:
    """A card's position in the hand, shown below it."""
    with drawing:
        canvas = Canvas(width, LABEL_HEIGHT, FELT)
        canvas.text(text, width / 2, 7, _LABEL_TEXT, PAPER, anchor=0.5)
        return to_palette(canvas.finish())


@cache
def gap_label(text: str) -> Image.Image:
    """The number of a gap between two cards, pointing up at it."""
    with drawing:
        canvas = Canvas(GAP_WIDTH, LABEL_HEIGHT, FELT)
        x = GAP_WIDTH / 2
        canvas.fill([(x - 6, 8), (x + 6, 8), (x, 0)], GOLD)
        canvas.rounded((3, 6, GAP_WIDTH - 3, LABEL_HEIGHT), 7, GOLD)
        canvas.text(text, x, 10, _LABEL_TEXT - 1, BLACK, anchor=0.5)
        return to_palette(canvas.finish())


@cache
def bar_label(text: str, width: int) -> Image.Image:
    """The value that several neighbouring cards make together, on a bar as wide as they are."""
    with drawing:
        canvas = Canvas(width, LABEL_HEIGHT, FELT)
        canvas.rounded((4, 2, width - 4, LABEL_HEIGHT - 2), 10, GOLD)
        canvas.text(text, width / 2, 7, _LABEL_TEXT - 1, BLACK, widest=width - 20, anchor=0.5)
        return to_palette(canvas.finish())


@cache
def crown_label(width: int) -> Image.Image:
    """A crown: the card above wins as things are."""
    with drawing:
        canvas = Canvas(width, LABEL_HEIGHT, FELT)
        canvas.fill([(width / 2 + dx, 28 + dy) for dx, dy in _CROWN], GOLD)
        return to_palette(canvas.finish())


@lru_cache(maxsize=256)
def caption(text: str, width: int) -> Image.Image:
    """A few words centred in a strip as high as a badge."""
    with drawing:
        mask = line_mask(drawable(text), _CAPTION, width - 8)
        picture = Image.new("RGB", (width, BADGE_HEIGHT), FELT)
        picture.paste(PAPER, ((width - mask.width) // 2, 2), mask)
        return to_palette(picture)


def caption_lettering(text: str, width: int) -> Lettering:
    """The text of a `caption` and its room."""
    with drawing:
        shown = drawable(text)
        return Lettering(text, shown, line_size(shown, _CAPTION), (width - 8, BADGE_HEIGHT))


@lru_cache(maxsize=256)
def speech(text: str, width: int, height: int) -> Image.Image:
    """A speech bubble of at most this size, vertically centred, its tail to the left."""
    with drawing:
        widest = width - _BESIDE_SPEECH
        broken, tall = _broken(drawable(text), widest, height * _SPEECH_SHARE)
        lines = [line_mask(line, tall, widest) for line in broken]
        step = tall * 1.5
        broadest = max(mask.width for mask in lines)
        box_width, box_height = broadest + 44, len(lines) * step + 28
        canvas = Canvas(width, height, FELT)
        top = (height - box_height) / 2
        left = 22
        canvas.fill([(2, height / 2 + 10), (left + 6, height / 2 - 12), (left + 6, height / 2 + 12)], PAPER)
        canvas.rounded((left, top, left + box_width, top + box_height), 18, PAPER)
        picture = canvas.finish()
        for i, mask in enumerate(lines):
            at = (round(left + (box_width - mask.width) / 2), round(top + 14 + i * step - tall * 0.08))
            picture.paste(BLACK, at, mask)
        return to_palette(picture)


def speech_lettering(text: str, width: int, height: int) -> tuple[Lettering, ...]:
    """Each line in a `speech` bubble, with its share of the bubble's height."""
    widest, highest = width - _BESIDE_SPEECH, height * _SPEECH_SHARE
    with drawing:
        lines, tall = _broken(drawable(text), widest, highest)
        size = [(line_size(line, tall)[0], tall * 1.5) for line in lines]
    room = (widest, highest / len(lines))
    return tuple(Lettering(line, line, each, room) for line, each in zip(lines, size, strict=True))


def _broken(text: str, widest: float, highest: float) -> tuple[list[str], float]:
    """Break text into lines at the largest size that fits; between words, or between characters if there is one
    word.
    """
    parts = text.split()
    units, glue = (parts, " ") if len(parts) > 1 else (list(text), "")
    lines, tall = [text], 0.0
    for tall in (30, 26, 22, 19, 16):
        lines = _lines(units, glue, tall, widest)
        if len(lines) * tall * 1.5 <= highest and (len(lines) == 1 or 2 * len(lines[-1]) >= len(lines[0])):
            break
    return lines, tall


def _lines(units: list[str], glue: str, tall: float, widest: float) -> list[str]:
    lines = [units[0]]
    for unit in units[1:]:
        longer = lines[-1] + glue + unit
        if line_mask(longer, tall).width <= widest:
            lines[-1] = longer
        else:
            lines.append(unit)
    return lines
