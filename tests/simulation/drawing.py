"""Pictures of a simulated world: nothing is drawn, and no alt text is written, as no check looks at them."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final

from bot.platform.drawing import Drawing
from bot.platform.messages import Message, Picture, Shown
from i18n import Texts
from renderers import Drawable, Film
from tests.bot.no_pictures import BLANK

DRAWS_S: Final = (0.003, 0.1)
_ALT: Final = "-"


class BlankDrawing(Drawing):
    """Answers with the same picture, after the time that drawing takes."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self._chance = chance

    def draw(self, drawable: Drawable) -> Awaitable[bytes]:
        del drawable
        return asyncio.sleep(self._chance.uniform(*DRAWS_S), BLANK)

    async def film(self, film: Film) -> bytes:
        del film
        return await asyncio.sleep(self._chance.uniform(*DRAWS_S), BLANK)

    async def picture_or_words(self, drawable: Drawable, name: str, texts: Texts) -> Shown:
        return drawable.words(texts) if texts.is_spoken else Picture(await self.draw(drawable), name, _ALT)

    async def written(self, drawable: Drawable, name: str, texts: Texts, write: Callable[[Shown], Message]) -> Message:
        return write(await self.picture_or_words(drawable, name, texts))
