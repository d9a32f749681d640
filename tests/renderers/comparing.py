"""Pictures beside those that were approved."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

REFERENCES = Path(__file__).with_name("references")


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png))


def assert_alike(drawn: Image.Image, expected: Image.Image) -> None:
    """With a tolerance for other versions of the libraries."""
    assert drawn.size == expected.size
    difference = ImageChops.difference(drawn, expected)
    assert max(ImageStat.Stat(difference).mean) < 1.5
    assert max(most for _, most in difference.getextrema()) < 90


def assert_approved(name: str, png: bytes) -> None:
    """To approve anew: delete the reference and run the test."""
    path = REFERENCES / f"{name}.png"
    if not path.exists():
        path.write_bytes(png)
        pytest.fail(f"{path.name} did not exist and has been made: look at it")
    expected, drawn = (opened(each).convert("RGB").reduce(3) for each in (path.read_bytes(), png))
    assert_alike(drawn, expected)


def assert_approved_small(name: str, *pngs: bytes) -> None:
    """Pictures beneath each other, kept at a third of their size."""
    pictures = [opened(png).convert("RGB").reduce(3) for png in pngs]
    drawn = Image.new("RGB", (pictures[0].width, sum(each.height for each in pictures)))
    top = 0
    for each in pictures:
        drawn.paste(each, (0, top))
        top += each.height
    path = REFERENCES / f"{name}.png"
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        drawn.quantize(256, kmeans=2, dither=Image.Dither.NONE).save(path, optimize=True)
        pytest.fail(f"{path.name} did not exist and has been made: look at it")
    assert_alike(drawn, Image.open(path).convert("RGB"))
