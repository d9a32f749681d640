"""Blank pictures, for tests of the messages that contain them."""

from collections.abc import Awaitable, Callable

from bot.platform.drawing import Drawing
from bot.platform.worker import Work

BLANK = b"\x89PNG"


class BlankStudio:
    """Returns the same blank picture at once, the next one after `before`."""

    def __init__(self) -> None:
        self.drawn = 0
        """How many pictures it was asked for."""
        self.before: Callable[[], Awaitable[None]] | None = None

    async def draw(self, work: Work) -> bytes:
        self.drawn += 1
        before, self.before = self.before, None
        if before is not None:
            await before()
        return BLANK

    async def stop_drawing(self) -> None: ...


def no_pictures() -> Drawing:
    """A drawing service whose pictures are all the same."""
    return Drawing(BlankStudio())
