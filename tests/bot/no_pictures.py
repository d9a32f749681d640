"""Blank pictures, for tests of the messages that contain them."""

from bot.platform.drawing import Drawing
from bot.platform.worker import Work

BLANK = b"\x89PNG"


class BlankStudio:
    """Returns the same blank picture at once."""

    async def draw(self, work: Work) -> bytes:
        return BLANK

    async def close(self) -> None: ...


def no_pictures() -> Drawing:
    """A drawing service whose pictures are all the same."""
    return Drawing(BlankStudio())
