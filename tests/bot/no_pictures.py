"""Pictures without pixels, for tests of what is shown with them."""

from bot.platform.drawing import Drawing
from bot.platform.studio import Work

BLANK = b"\x89PNG"


class BlankStudio:
    """Draws nothing, at once."""

    async def draw(self, work: Work) -> bytes:
        return BLANK

    async def close(self) -> None: ...


def no_pictures() -> Drawing:
    """A drawing whose pictures are all alike."""
    return Drawing(BlankStudio())
