"""Every picture with an approved reference in `references/`: its name and how it is drawn.

The tests compare the two; `tests.renderers.gallery` shows them side by side.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Final

from PIL import Image

import renderers
from bot.features.lobby.shelf import shelf_picture
from engine.cards import card
from engine.catalog import GAMES
from engine.moves import PlayJoker, Take
from engine.views import View
from i18n import Texts
from renderers import ProfilePicture, ScoresPicture, Theme, badges_of
from renderers.model.moves import killed
from tests.i18n.languages import ENGLISH, JAPANESE
from tests.renderers.comparing import reduced
from tests.renderers.dailies import first, longest
from tests.renderers.playing import match_of, play_on, three_moments
from tests.renderers.profiles import RISING, full
from tests.renderers.samples import (
    FOUR,
    HAND,
    ORDERED,
    PAIRS,
    PLACING,
    PLAYABLE,
    TABLES,
    TRICKING,
    TWO,
    draw_seat,
    draw_table,
    view,
)
from tests.renderers.sheets import RESULTS, SHEETS

README: Final = Path(renderers.__file__).with_name("readme.png")
"""The README's picture, which `python -m renderers` draws."""
REFERENCES: Final = Path(__file__).with_name("references")
SMALL: Final = "games/"
"""References in this folder are stored at a third of their size, several pictures below each other."""
MOMENTS: Final = ("1-early", "2-middle", "3-end")
NAMES: Final = ("Anna", "健太", "Anton", "שלום", "Ольга", "민수", "さくら", "Zoë", "三浦", "Ben", "Chloé", "Дима")
"""Two have the same initial, and one cannot be drawn."""
MATCHES: Final[dict[str, tuple[str, int, dict[str, object]]]] = {
    **{game_id: (game_id, 4, {}) for game_id in GAMES},
    "everything": ("shichi-narabe", 4, {"jokers": 2, "tunnel": "closed", "ghost": True, "passes": 1}),
    "open-tunnel": ("shichi-narabe", 5, {"tunnel": "open", "passes": 1}),
    "two-packs": ("fan-tan", 8, {"decks": 2}),
    "eight-rows": ("shichi-narabe", 12, {"decks": 2, "passes": 1}),
    "community": ("fan-tan-trumps", 5, {}),
    "mushikui": ("koroshi", 10, {"kill": "group", "adjacency": "diagonal", "dead": "in-hand"}),
    "face-down": ("koroshi", 5, {"kill": "strip", "dead": "face-down", "rows": "SHDC"}),
    "piiko": ("insidious-sevens", 5, {"piiko": True}),
    "duel": ("nanatoridori", 2, {"mode": "duel"}),
}
"""By reference name: game, seats, options."""
SEQUENCE, TRICK = view(TABLES["sequence"]), view(TABLES["trick"])


@cache
def _moments(name: str) -> list[tuple[View, View]]:
    game, seats, options = MATCHES[name]
    return three_moments(match_of(game, seats, seed=5, **options))


def _match(name: str, moment: int) -> list[bytes]:
    """The public table, and the table as the seat to act sees it."""
    table, hand = _moments(name)[moment]
    theme = Theme(four_colour=moment == 1)
    texts = JAPANESE if moment == 1 else ENGLISH
    names = NAMES[: MATCHES[name][1]]
    badges = badges_of(names)
    public = draw_table(table, theme, texts, badges=badges, names=names, has_plates=True)
    return [public, draw_seat(hand, theme, texts, badges=badges, names=names, has_plates=True)]


def _scores(name: str) -> list[bytes]:
    return [ScoresPicture.of(SHEETS[name], JAPANESE if name == "long" else ENGLISH).png()]


def _profile(texts: Texts, name: str) -> list[bytes]:
    return [ProfilePicture.of(full(texts, name, RISING), texts).png()]


def _result(name: str) -> list[bytes]:
    return [replace(RESULTS[name], theme=FOUR if name == "ten" else TWO).png()]


def _table(name: str) -> list[bytes]:
    return [draw_table(view(TABLES[name]), FOUR if name == "jokers" else TWO)]


def _previews() -> list[bytes]:
    joker = PlayJoker(card("TS"), card("KS"))
    match = match_of("koroshi", 4, seed=3, kill="strip")
    asked = (match.view(hand.to_act[0]) for hand in play_on(match))
    killing, move = next((each, move) for each in asked for move in each.legal if len(killed(each, move)) > 1)
    return [
        draw_table(view(TABLES["gaps"], HAND, PLAYABLE), TWO, preview=joker),
        draw_table(killing, TWO, preview=move),
        draw_seat(view(TABLES["gaps"], HAND, PLAYABLE, moves=(joker,)), TWO, preview=joker),
        draw_seat(killing, TWO, preview=move),
        draw_seat(PLACING, TWO, preview=Take(1)),
    ]


SEATS: Final[dict[str, View]] = {
    "rows": view(TABLES["gaps"], HAND, PLAYABLE),
    "two-packs": view(TABLES["two-packs"], PAIRS, "5H 7H 8D"),
    "trumps": view(TABLES["trumps"], f"{HAND} JK", PLAYABLE),
    "grid": view(TABLES["grid"], "4D 5D 6D 6H 9H JH 8S AC KC", "6D 9H 8S"),
    "sequence": view(TABLES["sequence"], HAND.removesuffix(" JK"), "9D"),
    "trick": TRICKING,
    "group": ORDERED,
}


def _seat(name: str, *, large: bool = False) -> list[bytes]:
    return [
        draw_seat(
            SEATS[name], Theme(four_colour=name == "two-packs", large=large), JAPANESE if name == "trick" else ENGLISH
        )
    ]


APPROVED: Final[dict[str, Callable[[], list[bytes]]]] = {
    **{f"table-{name}": partial(_table, name) for name in ("start", "jokers", "two-packs", "grid", "group")},
    "table-sequence": lambda: [draw_table(SEQUENCE, TWO)],
    "table-trick": lambda: [draw_table(TRICK, TWO, JAPANESE)],
    **{f"seat-{name}": partial(_seat, name) for name in SEATS},
    **{f"seat-{name}-large": partial(_seat, name, large=True) for name in SEATS},
    "seat-placing": lambda: [draw_seat(PLACING, TWO)],
    f"{SMALL}previews": _previews,
    f"{SMALL}kinds": lambda: [shelf_picture(ENGLISH, TWO).png(), shelf_picture(JAPANESE, FOUR).png()],
    f"{SMALL}daily": lambda: [first(ENGLISH).png(), longest(JAPANESE).png()],
    "profile": lambda: _profile(ENGLISH, "Aoi Tanaka"),
    f"{SMALL}profile": lambda: _profile(JAPANESE, "健太郎"),
    **{f"{SMALL}result-{name}": partial(_result, name) for name in RESULTS},
    **{f"{SMALL}scores-{name}": partial(_scores, name) for name in SHEETS},
    **{f"{SMALL}{name}-{moment}": partial(_match, name, i) for name in MATCHES for i, moment in enumerate(MOMENTS)},
}
"""By reference name: a function that draws its PNGs."""


def reference(name: str) -> Path:
    return REFERENCES / f"{name}.png"


def approve(name: str, pngs: list[bytes]) -> None:
    """Make the current pictures the reference."""
    path = reference(name)
    if name.startswith(SMALL):
        path.parent.mkdir(exist_ok=True)
        reduced(pngs).quantize(256, kmeans=2, dither=Image.Dither.NONE).save(path, optimize=True)
    else:
        path.write_bytes(pngs[0])
