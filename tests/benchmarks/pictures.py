"""Drawing and encoding the positions of hands, beside Pillow's fastest encoding of the same pictures in the same run.

Each position is drawn once, after those of other hands of the game: sprites are there, and pictures are new. (A trick shows
few of the cards, so one hand would leave most of their faces to be drawn in the next.) All times are processor time.
"""

import time
from io import BytesIO

from PIL import Image

from engine.views import View
from renderers import Drawable, SeatPicture, TablePicture, Theme, badges_of
from renderers.canvas.png import LARGEST
from tests.benchmarks._bars import Result, at_most
from tests.i18n.languages import ENGLISH
from tests.renderers.playing import match_of, play_on
from tests.renderers.samples import FULL, view

POSITIONS, QUICK_POSITIONS = 60, 3
EARLIER, MEASURED = range(1, 5), 5
"""Seeds of the hands whose sprites are there, and of the one that is measured."""
NAMES = ("Anna", "健太", "Konstantin", "さくら", "Ольга", "민수", "Lea", "Zoë", "三浦", "Ben")
BAR, FULL_BAR = 2.0, 6.0
"""Factors to the bare encoding; the second where 104 cards are to become less than `LARGEST` bytes, which takes more
time to compress."""
GAMES: dict[str, tuple[str, int, dict[str, object]]] = {
    "one pack": ("shichi-narabe", 4, {}),
    "tunnel and jokers": ("shichi-narabe", 6, {"tunnel": "closed", "jokers": 2}),
    "two packs": ("shichi-narabe", 8, {"decks": 2}),
    "trumps": ("fan-tan-trumps", 5, {}),
    "drawing": ("crazy-crazy-tan", 4, {}),
    "score piles": ("up-the-line", 6, {}),
    "killing": ("koroshi", 10, {"kill": "strip"}),
    "mushikui": ("koroshi", 10, {"kill": "group", "dead": "face-down"}),
    "sequence": ("earl-of-coventry", 4, {}),
    "tricks": ("insidious-sevens", 5, {"piiko": True}),
    "nanatoridori": ("nanatoridori", 6, {}),
    "duel": ("nanatoridori", 2, {"mode": "duel"}),
}
"""Game, seats and rules of each row."""


def _hand(name: str, seed: int, most: int) -> list[tuple[View, View]]:
    """The views of an onlooker and of the seat to act at positions all through a hand."""
    game_id, seats, options = GAMES[name]
    match = match_of(game_id, seats, seed=seed, **options)
    seen = [(match.view(None), match.view(hand.to_act[0] if hand.to_act else 0)) for hand in play_on(match)]
    return [seen[n * len(seen) // most] for n in range(most)] if len(seen) > most else seen


def _took(pictures: list[Drawable]) -> tuple[float, list[bytes]]:
    """Seconds to draw and encode these, and what they became."""
    start = time.process_time()
    pngs = [each.png() for each in pictures]
    return time.process_time() - start, pngs


def _bare(pngs: list[bytes]) -> float:
    """Seconds to encode the finished pictures."""
    finished = [Image.open(BytesIO(each)) for each in pngs]
    for each in finished:
        each.load()
    start = time.process_time()
    for each in finished:
        each.save(BytesIO(), "PNG", compress_level=1)
    return time.process_time() - start


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
    start = time.process_time()
    TablePicture.of(view(FULL), Theme(four_colour=True), ENGLISH).png()
    print(f"first table, with all its sprites: {(time.process_time() - start) * 1000:.0f} ms\n")
    print(f"{'':<26}{'positions':>10}{'bytes':>8}{'drawn and encoded':>20}{'bare encode':>14}{'ratio':>8}")
    most = QUICK_POSITIONS if quick else POSITIONS
    ratios: dict[str, float] = {}
    sizes: dict[str, int] = {}
    for name in GAMES:
        earlier = [each for seed in EARLIER for each in _hand(name, seed, most)]
        seen = _hand(name, MEASURED, most)
        for which, picture in enumerate((_public, _private)):
            _took([picture(views[which]) for views in earlier])
            whole, pngs = _took([picture(views[which]) for views in seen])
            bare, row = _bare(pngs), f"{('table', 'seat')[which]}, {name}"
            ratios[row], sizes[row] = whole / bare, max(map(len, pngs))
            each = 1000 / len(pngs)
            print(
                f"{row:<26}{len(pngs):>10}{sizes[row]:>8}{whole * each:>17.2f} ms{bare * each:>11.2f} ms"
                f"{ratios[row]:>8.2f}",
                flush=True,
            )
    largest = max(sizes, key=sizes.__getitem__)
    full = {row: ratios.pop(row) for row in [*ratios] if "two packs" in row}
    slowest, fullest = max(ratios, key=ratios.__getitem__), max(full, key=full.__getitem__)
    return [
        at_most(f"drawn and encoded / bare encode ({slowest})", ratios[slowest], BAR),
        at_most(f"the same of two packs ({fullest})", full[fullest], FULL_BAR),
        at_most(f"largest picture ({largest})", sizes[largest], LARGEST - 1, " bytes"),
    ]
