"""Pictures off the event loop: one executor for all drawing, and the latest pictures kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from bot.texts import Language
from engine.views import View
from renderers import ENGLISH, JAPANESE, Theme, Words, draw_hand, draw_table

_THREADS: Final = 2
_KEPT: Final = 256

_WORDS: Final[dict[Language, Words]] = {"en": ENGLISH, "ja": JAPANESE}

_Key = tuple[str, Theme, View]


def words_in(language: Language) -> Words:
    """The phrases of alt texts in this language."""
    return _WORDS[language]


class Drawing:
    """Draws views to PNG bytes. A view that was drawn lately is not drawn again."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(_THREADS, thread_name_prefix="drawing")
        self._kept: OrderedDict[_Key, bytes] = OrderedDict()

    async def table(self, view: View, theme: Theme) -> bytes:
        """The table as the view's seat, or an onlooker, sees it."""
        return await self._drawn(("table", theme, view), draw_table)

    async def hand(self, view: View, theme: Theme) -> bytes:
        """The hand of the view's seat."""
        return await self._drawn(("hand", theme, view), draw_hand)

    def close(self) -> None:
        """Finish what is being drawn and let the threads go."""
        self._executor.shutdown()

    async def _drawn(self, key: _Key, draw: Callable[[View, Theme], bytes]) -> bytes:
        found = self._kept.get(key)
        if found is None:
            _, theme, view = key
            found = await asyncio.get_running_loop().run_in_executor(self._executor, draw, view, theme)
            self._kept[key] = found
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found
