"""Compares pictures at a third of their size, with a tolerance for other library versions."""

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageStat


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png))


def reduced(pngs: list[bytes]) -> Image.Image:
    """The pictures below each other, at a third of their size."""
    pictures = [opened(png).convert("RGB").reduce(3) for png in pngs]
    joined = Image.new("RGB", (pictures[0].width, sum(each.height for each in pictures)))
    top = 0
    for each in pictures:
        joined.paste(each, (0, top))
        top += each.height
    return joined


def difference(pngs: list[bytes], reference: Path) -> str | None:
    """How the pictures differ from the reference, stored in full or at a third of its size; None if they do not."""
    drawn, expected = reduced(pngs), Image.open(reference).convert("RGB")
    if expected.width > drawn.width:
        expected = expected.reduce(3)
    if drawn.size != expected.size:
        return f"{drawn.size} pixels instead of {expected.size}"
    changed = ImageChops.difference(drawn, expected)
    mean, most = max(ImageStat.Stat(changed).mean), max(most for _, most in changed.getextrema())
    return None if mean < 1.5 and most < 90 else f"a mean difference of {mean:.2f}, of {most} in one pixel"
