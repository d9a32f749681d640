"""The pictures of `docs/gallery.md` are those that are drawn now."""

import re

import pytest

from tests.renderers.comparing import difference, opened
from tests.renderers.documents import FILM, FOLDER, PICTURES, film

PAPER = FOLDER.with_suffix(".md")


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_of_the_gallery_is_drawn_as_it_is_shown(name: str) -> None:
    assert difference([PICTURES[name]()], FOLDER / f"{name}.png") is None, "`make pictures` draws it anew"


def test_the_gallery_shows_each_picture_once_with_its_words() -> None:
    shown = re.findall(r"!\[([^]]{20,})\]\(gallery/([\w-]+)\.png\)", PAPER.read_text())
    assert [name for _, name in shown] == list(PICTURES)
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PICTURES)


def test_the_film_of_the_readme_is_short_and_as_it_is_drawn() -> None:
    drawn = film()
    assert len(drawn) <= 600_000
    assert difference([drawn], FILM) is None, "`make pictures` draws it anew"
    assert opened(drawn).n_frames == opened(FILM.read_bytes()).n_frames
