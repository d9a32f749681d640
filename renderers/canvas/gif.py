"""Encodes palette pictures as an animated GIF."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from renderers.canvas.palette import RAIL_DARK, empty_picture, lay


def encode_film(pictures: Sequence[Image.Image], milliseconds: Sequence[int]) -> bytes:
    """A film of these palette pictures, each shown for so long, that repeats.

    Pictures that are lower than the highest one are filled up at the bottom. Only what differs from the picture before
    is stored.
    """
    height = max(each.height for each in pictures)
    first, *others = (_filled_up(each, height) for each in pictures)
    film = BytesIO()
    first.save(
        film,
        "GIF",
        save_all=True,
        append_images=others,
        duration=list(milliseconds),
        loop=0,
        optimize=False,
        disposal=1,
    )
    return film.getvalue()


def _filled_up(picture: Image.Image, height: int) -> Image.Image:
    if picture.height == height:
        return picture
    filled = empty_picture(picture.width, height, RAIL_DARK)
    lay(filled, picture, (0, 0))
    return filled
