"""Lines of text in pictures that are mostly text."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PIL import Image

from renderers.canvas.lettering import Lettering, drawable, fitted, line_mask, line_size
from renderers.canvas.palette import Colour, drawing

_STEPS: Final = 6
"""Number of shades for letter edges; few, because sheets are mostly text and must compress well."""
_SHADES: Final = [round(coverage * _STEPS / 255) * 255 // _STEPS for coverage in range(256)]
"""The shade for each coverage."""


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text, vertically centred in a box (left, top, width, height).

    `anchor`: 0 aligns it left, 1 right. Text that is too long is squeezed. Before that takes more than a third of its
    width, it is written as small as `smallest` high, and then with `cut` truncated.
    """

    text: str
    box: tuple[int, int, int, int]
    tall: int
    colour: Colour
    anchor: float = 0.5
    cut: bool = False
    smallest: int | None = None

    @property
    def widest(self) -> int:
        return self.box[2] - 8

    def fitted(self) -> tuple[str, int]:
        """The part of it that is drawn, and how high. Requires the lock `drawing`."""
        smallest = self.tall if self.smallest is None else self.smallest
        return fitted(drawable(self.text), self.tall, self.widest, smallest=smallest, cut=self.cut)


def write(picture: Image.Image, text: Text) -> None:
    """Draw a line of text. Requires the lock `drawing`."""
    left, top, width, height = text.box
    drawn, tall = text.fitted()
    mask = line_mask(drawn, tall, text.widest)
    mask = mask.point(_SHADES)  # pyright: ignore[reportUnknownMemberType]
    at = (round(left + (width - mask.width) * text.anchor), round(top + height / 2 - tall * 5 / 6))
    picture.paste(text.colour, at, mask)


def lettering_of(texts: Iterable[Text]) -> tuple[Lettering, ...]:
    """The lines as they are drawn, and their room."""
    with drawing:
        return tuple(
            Lettering(each.text, drawn, line_size(drawn, tall), (each.widest, each.box[3]))
            for each in texts
            for drawn, tall in [each.fitted()]
        )
