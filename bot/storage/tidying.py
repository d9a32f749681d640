"""The nightly work on closed tables: what stays of them, and what is deleted.

A finished match is archived: its log in one compressed row, without names. A lesson, a cancelled lobby and a
match that was not played to its end are forgotten, with their reviews. So is after `UNCOUNTED_DAYS` a
private match that counts nowhere. Of a try at a daily deal its score and the kinds of its turns stay, from which its
line is written.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from time import perf_counter
from typing import Final, TypeVar

import orjson
from pydantic import ValidationError

from bot.storage.personal import FIELDS
from bot.tables.entries import Closed, CloseReason, Opened, load
from bot.tables.personal_fields import Holds
from data.errors import StoreGone
from data.outside import now_ms
from data.rows import LogEntry
from data.tidying import Fate, Slices, Tidied
from engine.daily.days import DAY_MS

T = TypeVar("T")

log = logging.getLogger(__name__)

SLICE_SECONDS: Final = 0.015
"""Slices take more or fewer tables so that they last about as long, far below 50 ms."""
_MOST: Final = 2
"""The most tables of a slice: the writer is held for 2 ms. On a busy machine a slice waits for the processor at each of
its statements, whatever its size."""
REST: Final = 3.0
"""The rest after a slice, as a multiple of the time it took: people's writes come first."""
_BATCH: Final = 500
UNCOUNTED_DAYS: Final = 90
"""The days for which the log of a private match that counts nowhere is there, after it was closed."""
_NAMED: Final = frozenset(kind for kind, fields in FIELDS.items() if fields.get("name") is Holds.NAME)
"""The kinds of entries in which the name of a person stands."""
_SAID: Final = '{"kind":"phrase-said"'


@dataclass(slots=True)
class TidyingFigures:
    """Counts since the process started."""

    done: Tidied = field(default_factory=Tidied)
    longest_slice: float = 0.0
    """Seconds for which the writer was held longest in the last night."""
    finished_at_ms: int | None = None
    """When the last night's work ended."""


def judge(entries: Sequence[LogEntry]) -> Sequence[LogEntry] | Fate:
    """A finished match's log without names of people and their table talk; FORGET for another table, LEAVE for one that
    this release cannot read.
    """
    try:
        first, last = load(entries[0].body), load(entries[-1].body)
        if not isinstance(first, Opened) or not isinstance(last, Closed):
            return Fate.LEAVE
        if first.practice or last.why is not CloseReason.PLAYED:
            return Fate.FORGET
        kept = (entry for entry in entries if not entry.body.startswith(_SAID))
        return [replace(entry, n=n, body=without_name(entry.body)) for n, entry in enumerate(kept)]
    except (ValidationError, ValueError, LookupError, TypeError):
        return Fate.LEAVE


def without_name(body: str) -> str:
    """An entry without the name of a person in it; `Archive` finds that again among the names that are stored."""
    if '"name"' not in body:
        return body
    values = orjson.loads(body)
    if values["kind"] not in _NAMED:
        return body
    return orjson.dumps(values | {"name": ""}).decode()


class Tidying:
    """Tidies once a night, until it is cancelled."""

    def __init__(
        self,
        slices: Slices,
        *,
        days: int,
        hour: int,
        slice_seconds: float = SLICE_SECONDS,
        rest: float = REST,
        now: Callable[[], int] = now_ms,
    ) -> None:
        """`days`: tables closed at least so long ago are tidied. `hour`: of the day in UTC, at which it begins."""
        self._slices, self._days, self._hour, self._now = slices, days, hour, now
        self._slice_seconds, self._rest = slice_seconds, rest
        self.figures = TidyingFigures()

    async def run(self) -> None:
        """Tidy every night. An error is logged, and the next night goes on where this one ended."""
        while True:
            await asyncio.sleep(self.seconds_until_night())
            try:
                await self.tidy()
            except StoreGone:
                return
            except Exception:
                log.exception("Old tables could not be tidied up")

    def seconds_until_night(self) -> float:
        """Seconds until the hour comes next."""
        now = datetime.fromtimestamp(self._now() / 1000, UTC)
        night = now.replace(hour=self._hour, minute=0, second=0, microsecond=0)
        return ((night if night > now else night + timedelta(days=1)) - now).total_seconds()

    async def tidy(self) -> Tidied:
        """Tidy all that is old enough now, in slices. It can be cancelled at any time, and goes on where it was."""
        begun, done, after, many = perf_counter(), Tidied(), 0, 1
        self.figures.longest_slice = 0.0
        closed_by = self._now() - self._days * DAY_MS
        while ids := await self._slices.untidied(closed_by_ms=closed_by, after=after, limit=_BATCH):
            while ids:
                some, ids = ids[:many], ids[many:]
                tidied, held = await self._slice(self._slices.tidy(some, judge))
                after, many = some[-1], _adjusted(many, held / self._slice_seconds)
                done.add(tidied)
                self.figures.done.add(tidied)
        done.forgotten += await self._forget_uncounted()
        while (await self._slice(self._slices.give_back(seconds=self._slice_seconds)))[0]:
            pass
        self.figures.finished_at_ms = self._now()
        log.info(
            "Tidied up in %.1f s: %d matches archived, %d characters in %d bytes; %d tables forgotten; the longest "
            "slice took %.0f ms",
            *(perf_counter() - begun, done.archived, done.characters, done.bytes, done.forgotten),
            self.figures.longest_slice * 1e3,
        )
        return done

    async def _forget_uncounted(self) -> int:
        """Forget the logs of old private matches that count nowhere; returns how many."""
        forgotten, after, closed_by = 0, 0, self._now() - UNCOUNTED_DAYS * DAY_MS
        while ids := await self._slices.uncounted(closed_by_ms=closed_by, after=after, limit=_MOST):
            some, _ = await self._slice(self._slices.forget(ids))
            forgotten, after = forgotten + some, ids[-1]
        self.figures.done.forgotten += forgotten
        return forgotten

    async def _slice(self, work: Awaitable[tuple[T, float]]) -> tuple[T, float]:
        """Do a slice and rest."""
        outcome, held = await work
        self.figures.longest_slice = max(self.figures.longest_slice, held)
        await asyncio.sleep(held * self._rest)
        return outcome, held


def _adjusted(many: int, share: float) -> int:
    """How many tables the next slice takes after one of `many` that took this share of its time."""
    if share > 1:
        return max(1, many // 2)
    return min(many * 2, _MOST) if share < 0.5 else many
