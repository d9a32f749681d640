"""A table frame drawn and encoded, beside the bare encoding of the finished picture, in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable
from io import BytesIO
from statistics import median

from PIL import Image

from renderers import Theme, draw_hand, draw_table
from renderers.frame import encode
from tests.renderers.samples import FULL, GAPS, HAND, PLAYABLE, START, TWO_PACKS, view

ROUNDS = 200


def _milliseconds(*work: Callable[[], object]) -> list[float]:
    """The median of each, taken in turns, so that all meet the same weather."""
    took: list[list[float]] = [[] for _ in work]
    for _ in range(ROUNDS):
        for times, each in zip(took, work, strict=True):
            start = time.perf_counter()
            each()
            times.append(time.perf_counter() - start)
    return [median(times) * 1000 for times in took]


def run() -> None:
    theme = Theme(four_colour=True)
    start = time.perf_counter()
    draw_table(view(FULL), theme)
    print(f"first table, with all its sprites: {(time.perf_counter() - start) * 1000:.0f} ms\n")
    print(f"{'':<16}{'pixels':>10}{'bytes':>8}{'drawn and encoded':>20}{'bare encode':>14}{'ratio':>8}")
    pictures = {
        "table, start": lambda: draw_table(view(START), theme),
        "table, middle": lambda: draw_table(view(GAPS), theme),
        "table, full": lambda: draw_table(view(FULL), theme),
        "table, 2 packs": lambda: draw_table(view(TWO_PACKS), theme),
        "hand of 13": lambda: draw_hand(view(GAPS, HAND, PLAYABLE), theme),
    }
    for name, draw in pictures.items():
        png = draw()
        finished = Image.open(BytesIO(png))
        finished.load()
        whole, bare = _milliseconds(draw, lambda picture=finished: encode(picture))
        size = f"{finished.width} × {finished.height}"
        print(f"{name:<16}{size:>10}{len(png):>8}{whole:>17.2f} ms{bare:>11.2f} ms{whole / bare:>8.2f}")
