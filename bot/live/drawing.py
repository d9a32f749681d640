"""Pictures off the event loop: one studio for all drawing, the latest pictures kept, none drawn twice at once."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Hashable, Iterable
from dataclasses import replace
from functools import partial
from typing import Final

from bot.live.busy import Busy
from bot.live.studio import Studio, ThreadStudio, Work
from bot.texts import Language
from engine.cards import INTERNATIONAL
from engine.moves import PASS, PLAY, Move
from engine.rules import Rules
from engine.views import Laid, Phase, Row, RowsTable, View
from renderers import (
    ENGLISH,
    JAPANESE,
    Badge,
    ScoreSheet,
    Theme,
    Words,
    draw_scores,
    draw_shown,
    draw_table,
    hand_shown,
)

_KEPT: Final = 1024
"""Pictures; some 25 KB each."""
_MOST_AHEAD: Final = 256
"""Hands that wait for a quiet moment; the oldest are given up for the newest."""
_WARM_PAUSE: Final = 0.2

_WORDS: Final[dict[Language, Words]] = {"en": ENGLISH, "ja": JAPANESE}


def words_in(language: Language) -> Words:
    """The phrases of alt texts in this language."""
    return _WORDS[language]


class Drawing:
    """Draws views to PNG bytes. What was drawn lately is not drawn again."""

    def __init__(self, studio: Studio | None = None, *, busy: Busy | None = None) -> None:
        """In this studio; without one in threads. `busy`: whom drawing ahead lets go first."""
        self._studio = studio or ThreadStudio()
        self._busy = busy
        self._waiting: asyncio.Task[None] | None = None
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._under_way: dict[Hashable, asyncio.Future[bytes]] = {}
        self._ahead: deque[tuple[Hashable, Work]] = deque(maxlen=_MOST_AHEAD)

    async def table(
        self,
        view: View,
        theme: Theme,
        words: Words,
        *,
        preview: Move | None = None,
        badges: tuple[Badge, ...] | None = None,
    ) -> bytes:
        """The table as the view's seat, or an onlooker, sees it; with `preview`, as it would be after that play.

        `badges`: of who sits in each seat; None: A, B, C.
        """
        key = ("table", theme, words is JAPANESE, preview, badges, view)
        return await self._drawn(key, partial(draw_table, view, theme, words=words, preview=preview, badges=badges))

    async def scores(self, sheet: ScoreSheet, words: Words) -> bytes:
        """A score sheet, which has to be one that can be hashed."""
        return await self._drawn(("scores", words is JAPANESE, sheet), partial(draw_scores, sheet, words))

    async def hand(self, view: View, theme: Theme, *, would_be: int | None = None) -> bytes:
        """The hand of the view's seat; `would_be`: with the block taken in before this position."""
        shown = hand_shown(view, would_be=would_be)
        return await self._drawn(("hand", theme, shown), partial(draw_shown, shown, theme))

    def expect(self, view: View, theme: Theme) -> None:
        """Begin to draw this hand: it will be asked for at once."""
        shown = hand_shown(view)
        key = ("hand", theme, shown)
        if view.hand and key not in self._kept:
            self._begin(key, partial(draw_shown, shown, theme))

    def expect_one_of(self, views: Iterable[View], theme: Theme) -> None:
        """Draw these hands while there is nothing else to draw: one of them may be asked for before long."""
        for shown in map(hand_shown, views):
            self._ahead.append((("hand", theme, shown), partial(draw_shown, shown, theme)))
        self._go_on()

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
        await self._studio.draw(partial(draw_table, shown, Theme()))
        for cards in (13, 26):
            for first in range(0, 52, cards):
                hand = INTERNATIONAL[first : first + cards]
                for legal in ((), (PASS,), tuple(PLAY[card.index] for card in hand)):
                    await asyncio.sleep(_WARM_PAUSE)
                    held = hand_shown(replace(shown, hand=hand, legal=legal))
                    await self._studio.draw(partial(draw_shown, held, Theme()))

    async def close(self) -> None:
        """Finish what is being drawn, and draw no more."""
        self._ahead.clear()
        if self._waiting is not None:
            self._waiting.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        await self._studio.close()

    async def _drawn(self, key: Hashable, draw: Work) -> bytes:
        found = self._kept.get(key)
        if found is None:
            return await asyncio.shield(self._begin(key, draw))
        self._kept.move_to_end(key)
        return found

    def _begin(self, key: Hashable, draw: Work) -> asyncio.Future[bytes]:
        """The drawing of this picture, which may be under way already."""
        going_on = self._under_way.get(key)
        if going_on is None:
            going_on = self._under_way[key] = asyncio.get_running_loop().create_task(self._studio.draw(draw))
            going_on.add_done_callback(partial(self._keep, key))
        return going_on

    def _keep(self, key: Hashable, drawn: asyncio.Future[bytes]) -> None:
        del self._under_way[key]
        if not drawn.cancelled() and drawn.exception() is None:
            self._kept[key] = drawn.result()
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._go_on()

    def _go_on(self) -> None:
        """Draw ahead, where nobody waits for anything."""
        if self._ahead and self._busy is not None and self._busy.is_on:
            if self._waiting is None:
                self._waiting = asyncio.get_running_loop().create_task(self._wait_for_quiet(self._busy))
            return
        while self._ahead and not self._under_way:
            key, draw = self._ahead.pop()
            if key not in self._kept:
                self._begin(key, draw)

    async def _wait_for_quiet(self, busy: Busy) -> None:
        """Go on as soon as nobody is being answered."""
        while busy.is_on:
            await busy.over()
        self._waiting = None
        self._go_on()
