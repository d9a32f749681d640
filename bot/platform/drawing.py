"""Draws pictures off the event loop, with a cache, and never draws the same picture twice at once."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import Final

from cachetools import LRUCache

from bot.platform.messages import Message, Picture, Shown
from bot.platform.serving import packed
from bot.platform.studio import Studio, ThreadStudio
from bot.platform.worker import Work
from bot.storage.guild_settings import ServerSettings
from bot.storage.user_settings import Reader
from data.durations import durations
from engine.cards import INTERNATIONAL, Card
from engine.moves import PASS, PLAY
from engine.rules import Rules
from engine.views import Laid, Phase, Row, RowsTable, View
from i18n import SOURCE, Texts, texts_in
from renderers import Drawable, Film, SeatPicture, TablePicture, Theme

log = logging.getLogger(__name__)

KEPT: Final = 1024
"""Cached pictures, about 25 KB each."""


class Drawing:
    """Draws views as PNG bytes and caches them. Drawing begins at the call, not when its result is awaited."""

    def __init__(self, studio: Studio | None = None, *, kept: int = KEPT) -> None:
        """`studio` does the drawing; the default draws in threads. `kept`: the number of cached pictures."""
        self._studio = studio or ThreadStudio()
        self.recent: LRUCache[Work, bytes] = LRUCache(kept)
        """The pictures used last, by what they show."""
        self._filming = asyncio.Lock()
        self._under_way: dict[Work, asyncio.Future[bytes]] = {}
        self.times = durations("drawing_seconds", "From a picture's request to its bytes.", "picture")
        """By the kind of picture. Failures count, too."""
        self.outcomes: Counter[str] = Counter()
        """Pictures that were `drawn`, `kept` (found in the cache), shared with a drawing under way, or `failed`."""

    def draw(self, drawable: Drawable) -> Awaitable[bytes]:
        """The picture as PNG."""
        work = _work(drawable)
        found = self.recent.get(work)
        if found is None:
            return asyncio.shield(self._begin(drawable, work))
        self.outcomes["kept"] += 1
        done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        done.set_result(found)
        return done

    async def film(self, film: Film) -> bytes:
        """The animation as GIF. One at a time, as each takes up to a second; not cached."""
        async with self._filming:
            return await self._started(film, Work(Film.gif, packed(film)))

    async def picture_or_words(self, drawable: Drawable, name: str, texts: Texts) -> Shown:
        """The picture with this file name, or its words in words mode or if drawing fails: play goes on."""
        if not texts.is_spoken:
            try:
                return Picture(await self.draw(drawable), name, drawable.alt_text(texts))
            except Exception:
                log.exception("A picture could not be drawn")
        return drawable.words(texts)

    async def written(self, drawable: Drawable, name: str, texts: Texts, write: Callable[[Shown], Message]) -> Message:
        """The message that `write` makes of that. Drawing and writing overlap: each takes about half a millisecond of
        an answer."""
        if not texts.is_spoken:
            try:
                drawing = self.draw(drawable)
                await asyncio.sleep(0)  # Only now the event loop hands the job to the drawing process.
                picture = Picture(b"", name, drawable.alt_text(texts))
                written = write(picture)
                written.serialize()
                return written.with_pictures(replace(picture, data=await drawing))
            except Exception:
                log.exception("A picture could not be drawn")
        return write(drawable.words(texts))

    @property
    def waiting(self) -> int:
        """Pictures being drawn or waiting for it."""
        return len(self._under_way)

    async def warm_up(self, *, pause: float = 0.2) -> None:
        """Draw all international cards as tables show them and as hands do, with pauses, so that later drawings are
        fast."""
        texts = texts_in(SOURCE)
        shown = View(
            game="",
            rules=Rules(),
            seat=0,
            seats=(),
            to_act=(),
            phase=Phase.PLAY,
            table=_rows(laid=INTERNATIONAL),
        )
        await self._studio.draw(_work(TablePicture.of(shown, Theme(), texts)))
        for suit in range(4):
            hand = INTERNATIONAL[13 * suit : 13 * suit + 13]
            moves = tuple(PLAY[card.index] for card in hand)
            for legal, opened in ((moves, hand), ((PASS,), ()), ((), hand)):
                await asyncio.sleep(pause)
                held = replace(shown, hand=hand, legal=legal, table=_rows(opened=opened))
                await self._studio.draw(_work(SeatPicture.of(held, Theme(), texts)))

    async def stop_drawing(self) -> None:
        """Finish the drawings in progress and accept no more."""
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        await self._studio.stop_drawing()

    def _begin(self, drawable: Drawable, work: Work) -> asyncio.Future[bytes]:
        """The task that draws this picture; an existing one is shared."""
        going_on = self._under_way.get(work)
        if going_on is None:
            going_on = self._under_way[work] = self._started(drawable, work)
            going_on.add_done_callback(partial(self._keep, work))
        else:
            self.outcomes["shared"] += 1
        return going_on

    def _started(self, drawn: Drawable | Film, work: Work) -> asyncio.Future[bytes]:
        drawing = asyncio.ensure_future(self._studio.draw(work))
        kind = f"draw_{type(drawn).__name__.removesuffix('Picture').lower()}"
        drawing.add_done_callback(partial(self._count, kind, perf_counter()))
        return drawing

    def _count(self, kind: str, begun: float, drawn: asyncio.Future[bytes]) -> None:
        if not drawn.cancelled():
            self.outcomes["drawn" if drawn.exception() is None else "failed"] += 1
            self.times.labels(kind).observe(perf_counter() - begun)

    def _keep(self, work: Work, drawn: asyncio.Future[bytes]) -> None:
        del self._under_way[work]
        if not drawn.cancelled() and drawn.exception() is None and self.recent.maxsize:
            self.recent[work] = drawn.result()


def theme_of(reader: Reader | ServerSettings) -> Theme:
    """The theme for one person, or for everyone in a server."""
    return Theme(four_colour=reader.four_colour, large=isinstance(reader, Reader) and reader.own.large_cards)


def _work(drawable: Drawable) -> Work:
    return Work(type(drawable).png, packed(drawable))


def _rows(*, laid: Sequence[Card] = (), opened: tuple[Card, ...] = ()) -> RowsTable:
    rows = tuple(Row(suit, 0, tuple(Laid(card, card) for card in laid if card.suit == suit)) for suit in range(4))
    return RowsTable(rows=rows, next=opened)
