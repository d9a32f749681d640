"""Drawing and encoding tables, beside Pillow's fastest encoding of the same picture in the same run."""

import time
from collections.abc import Callable
from io import BytesIO
from statistics import median

from PIL import Image

from engine.views import View
from renderers import Drawable, SeatPicture, TablePicture, Theme, badges_of
from renderers.canvas.png import LARGEST
from tests.benchmarks._bars import Result, at_most
from tests.i18n.languages import ENGLISH
from tests.renderers.playing import match_of, play_on
from tests.renderers.samples import FULL, GAPS, HAND, PAIRS, PLAYABLE, START, TWO_PACKS, view

ROUNDS, QUICK_ROUNDS = 100, 2
NAMES = ("Anna", "健太", "Konstantin", "さくら", "Ольга", "민수", "Lea", "Zoë", "三浦", "Ben")
BAR = 2.0
"""Factor to the bare encoding."""


def _milliseconds(rounds: int, *work: Callable[[], object]) -> list[float]:
    """The median of each function, run alternately, so that other load affects all."""
    took: list[list[float]] = [[] for _ in work]
    for _ in range(rounds):
        for times, each in zip(took, work, strict=True):
            start = time.perf_counter()
            each()
            times.append(time.perf_counter() - start)
    return [median(times) * 1000 for times in took]


def _late(game_id: str, seats: int, **options: object) -> tuple[View, View]:
    """The views of an onlooker and of the seat to act when four fifths of a hand are played."""
    match = match_of(game_id, seats, seed=5, **options)
    seen = [(match.view(None), match.view(hand.to_act[0] if hand.to_act else 0)) for hand in play_on(match)]
    return seen[len(seen) * 4 // 5]


def _public(seen: View) -> TablePicture:
    """The table with its seats. Names and words are chosen outside of the drawing process."""
    names = NAMES[: len(seen.seats)]
    theme = Theme(four_colour=True)
    return TablePicture.of(seen, theme, ENGLISH, badges=badges_of(names), names=names, has_plates=True)


def _private(seen: View) -> SeatPicture:
    names = NAMES[: len(seen.seats)]
    theme = Theme(four_colour=True)
    return SeatPicture.of(seen, theme, ENGLISH, badges=badges_of(names), names=names, has_plates=True)


def run(*, quick: bool = False) -> list[Result]:
    """Print the table."""
    theme = Theme(four_colour=True)
    start = time.perf_counter()
    TablePicture.of(view(FULL), theme, ENGLISH).png()
    print(f"first table, with all its sprites: {(time.perf_counter() - start) * 1000:.0f} ms\n")
    print(f"{'':<26}{'pixels':>10}{'bytes':>8}{'drawn and encoded':>20}{'bare encode':>14}{'ratio':>8}")
    late = {
        "trumps": _late("fan-tan-trumps", 5),
        "drawing": _late("crazy-crazy-tan", 4),
        "score piles": _late("up-the-line", 6),
        "tunnel and jokers": _late("shichi-narabe", 6, tunnel="closed", jokers=2),
        "killing": _late("koroshi", 10, kill="strip"),
        "mushikui": _late("koroshi", 10, kill="group", dead="face-down"),
        "sequence": _late("earl-of-coventry", 4),
        "tricks": _late("insidious-sevens", 5, piiko=True),
        "nanatoridori": _late("nanatoridori", 6),
        "duel": _late("nanatoridori", 2, mode="duel"),
    }
    tables = {"start": view(START), "middle": view(GAPS), "full": view(FULL), "2 packs": view(TWO_PACKS, seats=8)}
    seats = {
        "middle": view(GAPS, HAND, PLAYABLE),
        "full": view(FULL),
        "2 packs": view(TWO_PACKS, PAIRS, "5H 7H 8D"),
        **{name: seen for name, (_, seen) in late.items()},
    }
    pictures: dict[str, Drawable] = {
        **{f"table, {name}": _public(seen) for name, seen in tables.items()},
        **{f"table, {name}": _public(seen) for name, (seen, _) in late.items()},
        **{f"seat, {name}": _private(seen) for name, seen in seats.items()},
    }
    ratios: dict[str, float] = {}
    sizes: dict[str, int] = {}
    for name, shown in pictures.items():
        png = shown.png()
        finished = Image.open(BytesIO(png))
        finished.load()
        whole, bare = _milliseconds(
            QUICK_ROUNDS if quick else ROUNDS,
            shown.png,
            lambda picture=finished: picture.save(BytesIO(), "PNG", compress_level=1),
        )
        ratios[name], sizes[name] = whole / bare, len(png)
        size = f"{finished.width} × {finished.height}"
        print(f"{name:<26}{size:>10}{len(png):>8}{whole:>17.2f} ms{bare:>11.2f} ms{ratios[name]:>8.2f}", flush=True)
    slowest, largest = max(ratios, key=ratios.__getitem__), max(sizes, key=sizes.__getitem__)
    return [
        at_most(f"drawn and encoded / bare encode ({slowest})", ratios[slowest], BAR),
        at_most(f"largest picture ({largest})", sizes[largest], LARGEST - 1, " bytes"),
    ]
