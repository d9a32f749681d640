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
from bot.storage.guild_settings import Look
from bot.storage.user_settings import Reader
from data.durations import durations
from engine.cards import INTERNATIONAL, Card
from engine.moves import PASS, PLAY, Move
from engine.rules import Rules
from engine.views import Laid, Phase, Row, RowsTable, View
from i18n import Texts
from renderers import (
    Badge,
    CourseShown,
    PositionShown,
    ProfileShown,
    ResultShown,
    Sample,
    ScoreSheet,
    Theme,
    draw_course,
    draw_film,
    draw_position,
    draw_profile,
    draw_result,
    draw_samples,
    draw_scores,
    draw_seat,
    draw_table,
    profile_captions,
    seat_shown,
    sheet_captions,
    table_captions,
)

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
        """By the function that drew. Failures count, too."""
        self.outcomes: Counter[str] = Counter()
        """Pictures that were `drawn`, `kept` (found in the cache), shared with a drawing under way, or `failed`."""

    def table(
        self,
        view: View,
        theme: Theme,
        texts: Texts,
        *,
        preview: Move | None = None,
        badges: tuple[Badge, ...] | None = None,
        names: Sequence[str] = (),
    ) -> Awaitable[bytes]:
        """The table as the view's seat, or an onlooker, sees it; with `preview`, as it would be after that move.

        `badges`: one per seat; None: A, B, C. `names`: one per seat, to draw the seats, too; this takes badges.
        """
        players = tuple(zip(names, badges or (), strict=True)) if names else ()
        captions = table_captions(view, texts, players=players)
        work = Work(draw_table, packed(view, theme, captions=captions, preview=preview, badges=badges))
        return self._drawn(work)

    def scores(self, sheet: ScoreSheet, texts: Texts) -> Awaitable[bytes]:
        """A score sheet."""
        return self._drawn(Work(draw_scores, packed(sheet, sheet_captions(sheet, texts))))

    def result(self, shown: ResultShown, theme: Theme) -> Awaitable[bytes]:
        """The result of a match."""
        return self._drawn(Work(draw_result, packed(shown, theme)))

    def seat(
        self,
        view: View,
        theme: Theme,
        texts: Texts,
        *,
        preview: Move | None = None,
        badges: tuple[Badge, ...] | None = None,
    ) -> Awaitable[bytes]:
        """The table with the hand of the view's seat in it. `preview`, `badges`: as in `table`."""
        shown = seat_shown(view, badges=badges, captions=table_captions(view, texts), preview=preview)
        return self._drawn(Work(draw_seat, packed(shown, theme)))

    def profile(self, shown: ProfileShown, texts: Texts) -> Awaitable[bytes]:
        """Who a user is."""
        return self._drawn(Work(draw_profile, packed(shown, profile_captions(shown, texts))))

    def position(self, shown: PositionShown, theme: Theme) -> Awaitable[bytes]:
        """A position of a match that is over."""
        return self._drawn(Work(draw_position, packed(shown, theme)))

    def course(self, shown: CourseShown) -> Awaitable[bytes]:
        """How a match went for one player."""
        return self._drawn(Work(draw_course, packed(shown)))

    async def film(self, positions: Sequence[PositionShown], theme: Theme) -> bytes:
        """An animation of these positions. One at a time, as each takes up to a second; not cached."""
        async with self._filming:
            work = Work(draw_film, packed(tuple(positions), theme))
            drawing = asyncio.ensure_future(self._studio.draw(work))
            drawing.add_done_callback(partial(self._count, work, perf_counter()))
            return await drawing

    @property
    def waiting(self) -> int:
        """Pictures being drawn or waiting for it."""
        return len(self._under_way)

    def samples(self, samples: tuple[Sample, ...], theme: Theme) -> Awaitable[bytes]:
        """A few cards for each kind of games."""
        return self._drawn(Work(draw_samples, packed(samples, theme)))

    async def warm_up(self, *, pause: float = 0.2) -> None:
        """Draw all international cards as tables show them and as hands do, with pauses, so that later drawings are
        fast."""
        shown = View(
            game="",
            rules=Rules(),
            seat=0,
            seats=(),
            to_act=(),
            phase=Phase.PLAY,
            table=_rows(laid=INTERNATIONAL),
        )
        await self._studio.draw(Work(draw_table, packed(shown, Theme())))
        for suit in range(4):
            hand = INTERNATIONAL[13 * suit : 13 * suit + 13]
            moves = tuple(PLAY[card.index] for card in hand)
            for legal, opened in ((moves, hand), ((PASS,), ()), ((), hand)):
                await asyncio.sleep(pause)
                held = seat_shown(replace(shown, hand=hand, legal=legal, table=_rows(opened=opened)))
                await self._studio.draw(Work(draw_seat, packed(held, Theme())))

    async def close(self) -> None:
        """Finish the drawings in progress and accept no more."""
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        await self._studio.close()

    def _drawn(self, work: Work) -> Awaitable[bytes]:
        found = self.recent.get(work)
        if found is None:
            return asyncio.shield(self._begin(work))
        self.outcomes["kept"] += 1
        done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        done.set_result(found)
        return done

    def _begin(self, work: Work) -> asyncio.Future[bytes]:
        """The task that draws this picture; an existing one is shared."""
        going_on = self._under_way.get(work)
        if going_on is None:
            going_on = self._under_way[work] = asyncio.ensure_future(self._studio.draw(work))
            going_on.add_done_callback(partial(self._count, work, perf_counter()))
            going_on.add_done_callback(partial(self._keep, work))
        else:
            self.outcomes["shared"] += 1
        return going_on

    def _count(self, work: Work, begun: float, drawn: asyncio.Future[bytes]) -> None:
        if not drawn.cancelled():
            self.outcomes["drawn" if drawn.exception() is None else "failed"] += 1
            self.times.labels(work.function.__name__).observe(perf_counter() - begun)

    def _keep(self, work: Work, drawn: asyncio.Future[bytes]) -> None:
        del self._under_way[work]
        if not drawn.cancelled() and drawn.exception() is None and self.recent.maxsize:
            self.recent[work] = drawn.result()


def theme_of(reader: Reader | Look) -> Theme:
    """The theme for one person, or for everyone in a server."""
    return Theme(four_colour=reader.four_colour, large=isinstance(reader, Reader) and reader.large_cards)


async def drawn(drawing: Awaitable[bytes], name: str, alt: str, as_text: Callable[[], str]) -> Shown:
    """The picture with this file name and alt text, or the text of `as_text` if drawing fails: play goes on."""
    try:
        return Picture(await drawing, name, alt)
    except Exception:
        log.exception("A picture could not be drawn")
        return as_text()


async def written_while_drawn(
    draw: Callable[[], Awaitable[bytes]],
    name: str,
    alt: Callable[[], str],
    as_text: Callable[[], str],
    write: Callable[[Shown], Message],
) -> Message:
    """What `write` makes of the picture with this file name and alt text, or of the text of `as_text` if drawing fails.

    Drawing and writing overlap: each takes about half a millisecond of an answer.
    """
    try:
        drawing = draw()
        await asyncio.sleep(0)  # Only now the event loop hands the job to the drawing process.
        picture = Picture(b"", name, alt())
        written = write(picture)
        written.serialize()
        return written.with_pictures(replace(picture, data=await drawing))
    except Exception:
        log.exception("A picture could not be drawn")
        return write(as_text())


def _rows(*, laid: Sequence[Card] = (), opened: tuple[Card, ...] = ()) -> RowsTable:
    rows = tuple(Row(suit, 0, tuple(Laid(card, card) for card in laid if card.suit == suit)) for suit in range(4))
    return RowsTable(rows=rows, next=opened)
