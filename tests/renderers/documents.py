"""The pictures of `docs/gallery.md` and the README's film: `python -m tests.renderers.documents` draws them anew (part of
`make pictures`)."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from renderers import Film, ProfilePicture
from tests.i18n.languages import ENGLISH
from tests.renderers.approved import APPROVED
from tests.renderers.courses import usual as usual_course
from tests.renderers.profiles import usual
from tests.renderers.test_films import positions

FOLDER: Final = Path(__file__).parents[2] / "docs" / "gallery"
FILM: Final = FOLDER.with_name("readme") / "match.gif"

Pictures = dict[str, Callable[[], bytes]]


def _one(name: str, which: int = 0) -> bytes:
    return APPROVED[name]()[which]


def _profile() -> bytes:
    return ProfilePicture.of(usual(ENGLISH), ENGLISH).png()


def _course() -> bytes:
    return usual_course(ENGLISH).png()


def film() -> bytes:
    """A match with a joker in which nobody goes bankrupt, with the eyes of an onlooker."""
    shown = positions("shichi-narabe", 4, seed=187, jokers=1)
    return Film(tuple(replace(each, hands=(None,) * len(each.hands)) for each in shown), ()).gif()


PICTURES: Final[Pictures] = {
    "sevens-table": partial(_one, "games/shichi-narabe-1-early"),
    "sevens-seat": partial(_one, "games/shichi-narabe-2-middle", 1),
    "trumps-table": partial(_one, "games/fan-tan-trumps-3-end"),
    "two-packs-seat": partial(_one, "seat-two-packs"),
    "killing-table": partial(_one, "games/mushikui-2-middle"),
    "killing-seat": partial(_one, "games/koroshi-2-middle", 1),
    "stops-seat": partial(_one, "games/earl-of-coventry-2-middle", 1),
    "tricks-table": partial(_one, "games/insidious-sevens-2-middle"),
    "tricks-seat": partial(_one, "games/insidious-sevens-2-middle", 1),
    "nanatoridori-seat": partial(_one, "games/nanatoridori-2-middle", 1),
    "result": partial(_one, "games/result-places"),
    "course": _course,
    "profile": _profile,
}
"""By file name: how it is drawn. Positions and names are those of the reference pictures."""


def draw(folder: Path = FOLDER) -> None:
    """Write all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in PICTURES.items():
        (folder / f"{name}.png").write_bytes(picture())
    FILM.write_bytes(film())


if __name__ == "__main__":
    draw()
