"""Pictures off the event loop: one executor for all drawing, the latest pictures kept, none drawn twice at once."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Final

from bot.texts import Language
from engine.cards import INTERNATIONAL
from engine.moves import PASS, PLAY, Move, Pass, Play
from engine.rules import Rules
from engine.views import Laid, Phase, Row, RowsTable, View
from renderers import ENGLISH, JAPANESE, Theme, Words, draw_shown, draw_table, hand_shown

_THREADS: Final = 2
_KEPT: Final = 512
"""Pictures; some 15 KB each."""
_WARM_PAUSE: Final = 0.2

_WORDS: Final[dict[Language, Words]] = {"en": ENGLISH, "ja": JAPANESE}


def words_in(language: Language) -> Words:
    """The phrases of alt texts in this language."""
    return _WORDS[language]


class Drawing:
    """Draws views to PNG bytes. What was drawn lately is not drawn again."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(_THREADS, thread_name_prefix="drawing")
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._under_way: dict[Hashable, asyncio.Future[bytes]] = {}

    async def table(self, view: View, theme: Theme, words: Words, *, preview: Move | None = None) -> bytes:
        """The table as the view's seat, or an onlooker, sees it; with `preview`, as it would be after that play."""
        key = ("table", theme, words is JAPANESE, preview, view)
        return await self._drawn(key, partial(draw_table, view, theme, words=words, preview=preview))

    async def hand(self, view: View, theme: Theme, *, would_be: int | None = None) -> bytes:
        """The hand of the view's seat; `would_be`: with the block taken in before this position."""
        shown = hand_shown(view, would_be=would_be)
        return await self._drawn(("hand", theme, shown), partial(draw_shown, shown, theme))

    def expect(self, view: View, move: Move, theme: Theme) -> None:
        """Begin to draw what this hand becomes by the move, while that is still being kept."""
        if isinstance(move, Play):
            view = replace(view, hand=tuple(card for card in view.hand if card is not move.card), legal=())
        elif isinstance(move, Pass):
            view = replace(view, legal=())
        else:
            return
        shown = hand_shown(view)
        key = ("hand", theme, shown)
        if view.hand and key not in self._kept:
            self._begin(key, partial(draw_shown, shown, theme))

    async def warm_up(self) -> None:
        """Draw every card of the international pack as hands and tables show it, unhurriedly: later ones are quick."""
        laid = [Laid(card, card) for card in INTERNATIONAL]
        rows = tuple(Row(suit, 0, tuple(laid[13 * suit : 13 * suit + 13])) for suit in range(4))
        shown = View(
            game="",
            rules=Rules(),
            seat=0,
            seats=(),
            to_act=(),
            phase=Phase.PLAY,
            table=RowsTable(rows=rows, next=()),
        )
        await self._in_executor(partial(draw_table, shown, Theme()))
        for cards in (13, 26):
            for first in range(0, 52, cards):
                hand = INTERNATIONAL[first : first + cards]
                for legal in ((), (PASS,), tuple(PLAY[card.index] for card in hand)):
                    await asyncio.sleep(_WARM_PAUSE)
                    held = hand_shown(replace(shown, hand=hand, legal=legal))
                    await self._in_executor(partial(draw_shown, held, Theme()))

    def close(self) -> None:
        """Finish what is being drawn and let the threads go."""
        self._executor.shutdown()

    async def _drawn(self, key: Hashable, draw: Callable[[], bytes]) -> bytes:
        found = self._kept.get(key)
        if found is None:
            return await asyncio.shield(self._begin(key, draw))
        self._kept.move_to_end(key)
        return found

    def _begin(self, key: Hashable, draw: Callable[[], bytes]) -> asyncio.Future[bytes]:
        """The drawing of this picture, which may be under way already."""
        going_on = self._under_way.get(key)
        if going_on is None:
            going_on = self._under_way[key] = self._in_executor(draw)
            going_on.add_done_callback(partial(self._keep, key))
        return going_on

    def _in_executor(self, draw: Callable[[], bytes]) -> asyncio.Future[bytes]:
        return asyncio.get_running_loop().run_in_executor(self._executor, draw)

    def _keep(self, key: Hashable, drawn: asyncio.Future[bytes]) -> None:
        del self._under_way[key]
        if not drawn.cancelled() and drawn.exception() is None:
            self._kept[key] = drawn.result()
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
