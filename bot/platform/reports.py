"""Tells the owner of errors, in a channel of theirs: gathered, and the more rarely the longer they go on.

A report has where an error was logged and of what kind it was, not what the log says: that may name people or cards.
"""

import asyncio
import logging
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, NamedTuple

from bot.platform.discord_api import FAILED, log_failed

log = logging.getLogger(__name__)

GATHER_SECONDS: Final = 5.0
"""From the first error to its report: one fault often logs several."""
PACE_SECONDS: Final = 60.0
LONGEST_SECONDS: Final = 3600.0
"""The longest pause between two reports, while errors go on."""
MOST_KINDS: Final = 10
_KEPT: Final = 200
_ROOT: Final = Path(__file__).parents[2]
_PACKAGES: Final = frozenset({"bot", "data", "engine", "i18n", "renderers"})


class ErrorKind(NamedTuple):
    """Errors that are reported as one."""

    logger: str
    template: str
    """The logged text without what is filled in."""
    error: str


class Reports(logging.Handler):
    """Gathers errors of the log. Add it to the root logger, and run `run` while there is a connection."""

    def __init__(
        self,
        send: Callable[[str], Awaitable[object]],
        *,
        gather: float = GATHER_SECONDS,
        pace: float = PACE_SECONDS,
        longest: float = LONGEST_SECONDS,
    ) -> None:
        """`pace`: seconds between two reports; twice as many after each, up to `longest`, until it is quiet."""
        super().__init__(logging.ERROR)
        self._send = send
        self._gather, self._pace, self._longest = gather, pace, longest
        self._loop = asyncio.get_running_loop()
        self._wake = asyncio.Event()
        self._found: Counter[ErrorKind] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        """Note an error; called in any thread, under the handler's lock."""
        if record.name == __name__:  # That a report cannot be sent would be reported again and again.
            return
        kind = ErrorKind(record.name, str(record.msg), _error_of(record))
        if kind in self._found or len(self._found) < _KEPT:
            self._found[kind] += 1
        self._loop.call_soon_threadsafe(self._wake.set)

    async def run(self) -> None:
        """Gather the errors of all loggers and send reports, until cancelled."""
        logging.getLogger().addHandler(self)
        try:
            await self._run()
        finally:
            logging.getLogger().removeHandler(self)

    async def _run(self) -> None:
        pause = self._pace
        while True:
            await self._wake.wait()
            await asyncio.sleep(self._gather)
            self._wake.clear()
            found = self._taken()
            if found and not await self._sent(found):
                self._put_back(found)
            await asyncio.sleep(pause)
            pause = min(self._longest, 2 * pause) if self._wake.is_set() else self._pace

    def _taken(self) -> Counter[ErrorKind]:
        self.acquire()
        try:
            found, self._found = self._found, Counter()
        finally:
            self.release()
        return found

    def _put_back(self, found: Counter[ErrorKind]) -> None:
        self.acquire()
        try:
            self._found += found
        finally:
            self.release()
        self._wake.set()

    async def _sent(self, found: Counter[ErrorKind]) -> bool:
        try:
            await self._send(written(found))
        except FAILED as error:
            log_failed(log, error, "The owner could not be sent errors", usual=logging.WARNING)
            return False
        return True


def written(found: Counter[ErrorKind]) -> str:
    """The message: what happened, most often first."""
    total = found.total()
    lines = [f"**{total} error{'s' if total > 1 else ''}** in the log of Sevens:"]
    for kind, count in found.most_common(MOST_KINDS):
        what = kind.template.replace("`", "'").replace("\n", " ")[:100]
        error = f" ({kind.error})" if kind.error else ""
        lines.append(f"- `{kind.logger}: {what}`{error}" + (f" × {count}" if count > 1 else ""))
    if len(found) > MOST_KINDS:
        lines.append(f"- and {len(found) - MOST_KINDS} other kinds")
    return "\n".join(lines)


def _error_of(record: logging.LogRecord) -> str:
    """The kind of error, and the last place in this project where it passed."""
    error = None if record.exc_info is None else record.exc_info[1]
    if error is None:
        return ""
    here = [place for frame in traceback.extract_tb(error.__traceback__) if (place := _place(frame))]
    return f"{type(error).__name__} at {here[-1]}" if here else type(error).__name__


def _place(frame: traceback.FrameSummary) -> str | None:
    file = Path(frame.filename)
    if not file.is_relative_to(_ROOT) or (inside := file.relative_to(_ROOT)).parts[0] not in _PACKAGES:
        return None
    return f"{inside}:{frame.lineno}"
