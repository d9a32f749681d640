"""Words on the table, in any language: a caption, and what somebody says."""

from functools import lru_cache

from PIL import Image

from renderers.fonts import drawable, line_mask
from renderers.palette import BLACK, FELT, PAPER, drawing, to_palette
from renderers.pieces import BADGE_HEIGHT
from renderers.shapes import Canvas


@lru_cache(maxsize=256)
def caption(text: str, width: int) -> Image.Image:
    """A few words in the middle of a strip as high as a badge."""
    with drawing:
        mask = line_mask(drawable(text), BADGE_HEIGHT * 0.5, width - 8)
        picture = Image.new("RGB", (width, BADGE_HEIGHT), FELT)
        picture.paste(PAPER, ((width - mask.width) // 2, 2), mask)
        return to_palette(picture)


@lru_cache(maxsize=256)
def speech(text: str, width: int, height: int) -> Image.Image:
    """Something said: a bubble of at most this size, in the middle of its height, its tail to the left."""
    with drawing:
        lines, tall = _broken(drawable(text), width - 70, height * 0.8)
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


def _broken(text: str, widest: float, highest: float) -> tuple[list[Image.Image], float]:
    """A text in lines, as large as it fits; broken between words, or between any two characters where it has none."""
    parts = text.split()
    units, glue = (parts, " ") if len(parts) > 1 else (list(text), "")
    lines, tall = [text], 0.0
    for tall in (30, 26, 22, 19, 16):
        lines = _lines(units, glue, tall, widest)
        if len(lines) * tall * 1.5 <= highest and (len(lines) == 1 or 2 * len(lines[-1]) >= len(lines[0])):
            break
    return [line_mask(line, tall, widest) for line in lines], tall


def _lines(units: list[str], glue: str, tall: float, widest: float) -> list[str]:
    lines = [units[0]]
    for unit in units[1:]:
        longer = lines[-1] + glue + unit
        if line_mask(longer, tall).width <= widest:
            lines[-1] = longer
        else:
            lines.append(unit)
    return lines
