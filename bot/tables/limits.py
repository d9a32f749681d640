"""Limits against nuisance: how many tables somebody, or a server, may open in a minute and have open at once."""

from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from bot.tables.refusals import RefusalReason, TableError
from bot.tables.storage import Listed
from bot.tables.table import Table

WINDOW_SECONDS: Final = 60.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How many tables there may be. None: any number."""

    opened_by_person: int | None = None
    """In a minute, practice tables included."""
    opened_in_server: int | None = None
    """In a minute."""
    open_by_person: int | None = None
    """At once in a server, as host."""
    open_in_server: int | None = None
    """At once."""


NO_LIMITS: Final = Limits()


@dataclass(frozen=True, slots=True)
class _Opening:
    at: float
    user: int
    guild: int


class OpeningLimits:
    """Admits openings of tables. What it counts in a minute is forgotten at a restart."""

    def __init__(
        self, limits: Limits, tables: Callable[[], Sequence[Table | Listed]], steady: Callable[[], float]
    ) -> None:
        """`tables`: all open ones, taken up or not. `steady`: monotonic seconds."""
        self._limits = limits
        self._tables = tables
        self._steady = steady
        self._lately: deque[_Opening] = deque()
        self._under_way: list[_Opening] = []

    @contextmanager
    def admitted(self, *, user: int, guild: int, practice: bool, most_here: int | None) -> Generator[None]:
        """Count an opening; one that fails inside does not count. `most_here`: what the server allows at once.

        TableError: OPENED_OFTEN, SERVER_OPENED_OFTEN, HOSTS_ENOUGH, SERVER_FULL.
        """
        now = self._steady()
        while self._lately and self._lately[0].at <= now - WINDOW_SECONDS:
            self._lately.popleft()
        self._check_lately(now, user, None if practice else guild)
        if not practice:
            self._check_open(user, guild, most_here)
        opening = _Opening(now, user, guild)
        self._lately.append(opening)
        self._under_way.append(opening)
        try:
            yield
        except BaseException:
            self._lately.remove(opening)
            raise
        finally:
            self._under_way.remove(opening)

    def _check_lately(self, now: float, user: int, guild: int | None) -> None:
        own = [each.at for each in self._lately if each.user == user]
        there = [each.at for each in self._lately if each.guild == guild]
        for reason, times, most in (
            (RefusalReason.OPENED_OFTEN, own, self._limits.opened_by_person),
            (RefusalReason.SERVER_OPENED_OFTEN, there, self._limits.opened_in_server),
        ):
            if most is not None and len(times) >= most:
                wait = WINDOW_SECONDS - (now - times[-most])
                raise TableError(reason, most=most, seconds=max(1, round(wait)))

    def _check_open(self, user: int, guild: int, most_here: int | None) -> None:
        there = [table.host for table in self._tables() if table.guild == guild]
        there += [each.user for each in self._under_way if each.guild == guild]
        most = min((each for each in (most_here, self._limits.open_in_server) if each is not None), default=None)
        if most is not None and len(there) >= most:
            raise TableError(RefusalReason.SERVER_FULL, most=most)
        by_person = self._limits.open_by_person
        if by_person is not None and there.count(user) >= by_person:
            raise TableError(RefusalReason.HOSTS_ENOUGH, most=by_person)
