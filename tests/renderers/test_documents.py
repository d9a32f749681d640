"""The pictures of `docs/gallery.md` are those that are drawn now."""

import re

import pytest

from tests.renderers.comparing import difference
from tests.renderers.documents import FOLDER, PICTURES

PAPER = FOLDER.with_suffix(".md")


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_of_the_gallery_is_drawn_as_it_is_shown(name: str) -> None:
    assert difference([PICTURES[name]()], FOLDER / f"{name}.png") is None, "`make pictures` draws it anew"


def test_the_gallery_shows_each_picture_once_with_its_words() -> None:
    shown = re.findall(r"!\[([^]]{20,})\]\(gallery/([\w-]+)\.png\)", PAPER.read_text())
    assert [name for _, name in shown] == list(PICTURES)
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PICTURES)
