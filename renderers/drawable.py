"""A picture as one value."""

from typing import Protocol

from i18n import Texts


class Drawable(Protocol):
    """A picture: its bytes, and the same in words. A frozen dataclass of `engine.packing`; equal values draw alike.

    Fields that do not compare are for the words alone: the process that draws does not get them.
    """

    def png(self) -> bytes:
        """The picture as PNG, 900 pixels wide."""
        ...

    def alt_text(self, texts: Texts) -> str:
        """The picture in words, complete enough to play by. `texts`: of the language that the value was made in."""
        ...

    def words(self, texts: Texts) -> str:
        """The text of a message that replaces the picture."""
        ...
