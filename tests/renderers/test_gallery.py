"""The page with the reference pictures."""

import re
from pathlib import Path

from tests.renderers.approved import APPROVED
from tests.renderers.gallery import BACKGROUNDS, write_page

FEW = {name: APPROVED[name] for name in ("seat-rows", "games/previews", "games/scores-killing")}


def test_the_gallery_shows_each_picture_on_both_backgrounds_beside_its_reference(tmp_path: Path):
    page = write_page(tmp_path / "pictures", FEW)
    text = page.read_text()
    shown = re.findall(r'src="([^"]+)"', text)
    assert all((page.parent / each).is_file() for each in shown)
    for name, count in {"README": 1, "seat-rows": 1, "games/previews": 5, "games/scores-killing": 1}.items():
        assert [shown.count(f"{name}-{i}.png") for i in range(count + 1)] == [len(BACKGROUNDS)] * count + [0]
        assert shown.count(f"{name}-approved.png") == 1
    assert "0 of 4 differ" in text


def test_the_gallery_lists_differing_pictures_first(tmp_path: Path):
    text = write_page(tmp_path, FEW | {"seat-group": FEW["seat-rows"]}).read_text()
    assert "1 of 5 differ" in text
    assert re.findall(r"<h2>([\w/-]+)", text)[0] == "seat-group"
