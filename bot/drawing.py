"""Pictures off the event loop: one executor for all drawing, the latest pictures kept, likely ones drawn ahead."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final

from bot.texts import Language
from engine.cards import INTERNATIONAL
from engine.moves import PASS, PLAY, Pass, Play
from engine.rules import Rules
from engine.views import Laid, Phase, Row, RowsTable, View
from renderers import ENGLISH, JAPANESE, Theme, Words, draw_hand, draw_table

_THREADS: Final = 2
_KEPT: Final = 512
"""Pictures; some 15 KB each."""
_AHEAD: Final = 64
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
        self._awaited = 0
        self._likely: deque[tuple[View, Theme]] = deque(maxlen=_AHEAD)
        self._ahead: asyncio.Task[None] | None = None

    async def table(self, view: View, theme: Theme) -> bytes:
        """The table as the view's seat, or an onlooker, sees it."""
        return await self._drawn(("table", theme, view), view, theme, draw_table)

    async def hand(self, view: View, theme: Theme) -> bytes:
        """The hand of the view's seat."""
        return await self._drawn(_hand_key(view, theme), view, theme, draw_hand)

    def expect(self, view: View, theme: Theme) -> None:
        """Draw what this hand can become by a move, while nobody waits for a picture: answers are then at hand."""
        for move in view.legal:
            if isinstance(move, Play):
                rest = tuple(card for card in view.hand if card is not move.card)
                self._likely.append((replace(view, hand=rest, legal=()), theme))
            elif isinstance(move, Pass):
                self._likely.append((replace(view, legal=()), theme))
        if self._likely and self._ahead is None:
            self._ahead = asyncio.get_running_loop().create_task(self._draw_ahead())

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
        await self._in_executor(shown, Theme(), draw_table)
        for cards in (13, 26):
            for first in range(0, 52, cards):
                hand = INTERNATIONAL[first : first + cards]
                for legal in ((), (PASS,), tuple(PLAY[card.index] for card in hand)):
                    await asyncio.sleep(_WARM_PAUSE)
                    await self._in_executor(replace(shown, hand=hand, legal=legal), Theme(), draw_hand)

    def close(self) -> None:
        """Finish what is being drawn and let the threads go."""
        self._likely.clear()
        self._executor.shutdown()

    async def _draw_ahead(self) -> None:
        try:
            while self._likely:
                if self._awaited:
                    self._likely.clear()
                    return
                view, theme = self._likely.popleft()
                key = _hand_key(view, theme)
                if key not in self._kept:
                    self._keep(key, await self._in_executor(view, theme, draw_hand))
        finally:
            self._ahead = None

    async def _drawn(self, key: Hashable, view: View, theme: Theme, draw: Callable[[View, Theme], bytes]) -> bytes:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        self._awaited += 1
        try:
            found = await self._in_executor(view, theme, draw)
        finally:
            self._awaited -= 1
        self._keep(key, found)
        return found

    def _in_executor(self, view: View, theme: Theme, draw: Callable[[View, Theme], bytes]) -> asyncio.Future[bytes]:
        return asyncio.get_running_loop().run_in_executor(self._executor, draw, view, theme)

    def _keep(self, key: Hashable, picture: bytes) -> None:
        self._kept[key] = picture
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)


def _hand_key(view: View, theme: Theme) -> Hashable:
    """What the picture of a hand is made from."""
    return ("hand", theme, view.hand, view.drawn, view.legal, view.phase)
