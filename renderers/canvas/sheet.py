"""A palette picture that is compressed from where it was drawn."""

from typing import Self

from PIL import Image


class Sheet(Image.Image):
    """A palette picture whose pixels are `rows`: each row and a byte after it, in which PNG has the next row's filter.

    What is drawn on it with `lay` or `paste` stands in `rows` at once, and its copies are sheets, too. Copying half a
    megabyte once more for each picture took a tenth of its time, where other work had emptied the processor's caches.
    """

    def __init__(self, rows: bytearray, size: tuple[int, int], colours: bytes) -> None:
        super().__init__()
        self.im = Image.frombuffer("P", size, rows, "raw", "P", size[0] + 1, 1).im
        self._mode, self._size = "P", size
        self.putpalette(colours)
        self.rows = rows
        self._colours = colours

    @classmethod
    def of(cls, picture: Image.Image) -> Self:
        """The same palette picture as a sheet."""
        rows = bytearray(picture.tobytes("raw", "P", picture.width + 1))
        return cls(rows, picture.size, bytes(picture.getpalette() or ()))

    def copy(self) -> "Sheet":
        return Sheet(bytearray(self.rows), self.size, self._colours)
