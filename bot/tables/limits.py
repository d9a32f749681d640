"""Limits against nuisance: how often a user does something, and how many tables they or a server have open at once.

What is counted by time is forgotten at a restart, which only the owner can bring about.
"""

from collections import deque
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from cachetools import TLRUCache

from bot.tables.participants import Location
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.storage import ListedTable
from bot.tables.table import Table

WINDOW_SECONDS: Final = 60.0
MOST_COUNTED: Final = 20_000
"""People and places counted at once, the latest ones: more than are active within minutes in thousands of servers."""


class Rate(NamedTuple):
    """`most` times in `seconds`."""

    most: int
    seconds: float


class Doing(StrEnum):
    """A thing that is limited for each person and channel; the fact `what` of the refusal."""

    SHARE = "share"
    """Post a position of a match."""
    FILM = "film"
    """Post an animation of a match."""
    INVITE = "invite"
    ASK = "ask"
    """Ping a role."""
    THREAD = "thread"
    """Move a lobby to a private thread: Discord tells everybody who is added to it."""


RATES: Final[Mapping[Doing, tuple[Rate, Rate]]] = {
    Doing.SHARE: (Rate(3, 60.0), Rate(6, 60.0)),
    Doing.FILM: (Rate(2, 300.0), Rate(4, 300.0)),
    Doing.INVITE: (Rate(5, 60.0), Rate(10, 60.0)),
    Doing.ASK: (Rate(1, 600.0), Rate(2, 600.0)),
    Doing.THREAD: (Rate(3, 600.0), Rate(10, 600.0)),
}
"""For a person, and for a channel."""
PINGED: Final = Rate(1, 300.0)
"""How often the invitations of one host ping the same person."""


class Counted(NamedTuple):
    """A counted thing, and the numbers of the people or places by which it is counted."""

    what: str
    whose: tuple[int, ...]


class Rates:
    """Counts what was done lately."""

    def __init__(
        self,
        *,
        steady: Callable[[], float],
        now: Callable[[], int],
        rates: Mapping[Doing, tuple[Rate, Rate]] = RATES,
        most: int = MOST_COUNTED,
    ) -> None:
        """`steady`: monotonic seconds. `now`: milliseconds since 1970. `most`: people and places counted at once."""
        self._steady, self._now, self._rates = steady, now, rates
        self._done: TLRUCache[Counted, tuple[Rate, deque[float]]] = TLRUCache(
            most, ttu=lambda _, done, at: at + done[0].seconds, timer=steady
        )

    def __len__(self) -> int:
        """How many people and places are counted."""
        return len(self._done)

    def wait(self, counted: Counted, rate: Rate) -> float:
        """The seconds until it may be done once more; 0: now."""
        now, (_, times) = self._steady(), self._done.get(counted, (rate, deque[float]()))
        lately = [at for at in times if at > now - rate.seconds]
        return lately[-rate.most] + rate.seconds - now if len(lately) >= rate.most else 0.0

    @contextmanager
    def counting(self, *done: tuple[Counted, Rate]) -> Generator[None]:
        """Count this as done; if it fails inside, it does not count."""
        now = self._steady()
        for counted, rate in done:
            _, times = self._done.get(counted, (rate, deque[float]()))
            self._done[counted] = rate, deque([*times, now], maxlen=rate.most)
        try:
            yield
        except BaseException:
            for counted, _ in done:
                if counted in self._done and now in (times := self._done[counted][1]):
                    times.remove(now)
            raise

    @contextmanager
    def doing(self, what: Doing, *, user: int, channel: int) -> Generator[None]:
        """Count what a user does in a channel; if it fails inside, it does not count. TableError: OFTEN."""
        own, here = self._rates[what]
        done = (Counted(f"{what} by", (user,)), own), (Counted(f"{what} in", (channel,)), here)
        for whose, (counted, rate) in zip(("own", "channel"), done, strict=True):
            if wait := self.wait(counted, rate):
                until = self._now() + round(1000 * wait)
                raise TableError(RefusalReason.OFTEN, what=what.value, whose=whose, most=rate.most, until=until)
        with self.counting(*done):
            yield

    def ping(self, host: int, users: Sequence[int]) -> list[int]:
        """Return the users whom no invitation of this host has pinged lately, and note that one has now."""
        pings = {user: Counted("ping", (host, user)) for user in users}
        anew = [user for user, ping in pings.items() if not self.wait(ping, PINGED)]
        with self.counting(*((pings[user], PINGED) for user in anew)):
            return anew


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLimits:
    """How many tables there may be. None: any number."""

    opened_by_person: int | None = None
    """In a minute, lessons and private tables included."""
    opened_in_server: int | None = None
    """In a minute."""
    open_by_person: int | None = None
    """At once in a server, as host."""
    open_in_server: int | None = None
    """At once."""


NO_LIMITS: Final = TableLimits()


@dataclass(frozen=True, slots=True)
class _OpeningPermit:
    user: int
    where: Location


class OpeningLimits:
    """Admits openings of tables."""

    def __init__(self, limits: TableLimits, tables: Callable[[], Sequence[Table | ListedTable]], rates: Rates) -> None:
        """`tables`: all open ones, taken up or not."""
        self._limits = limits
        self._tables = tables
        self._rates = rates
        self._under_way: list[_OpeningPermit] = []

    @contextmanager
    def admitted(self, user: int, where: Location, *, is_new: bool = True) -> Generator[None]:
        """Count an opening; one that fails inside does not count. `is_new`: whether the table is new to its person, and
        not only to the server.

        TableError: OPENED_OFTEN, SERVER_OPENED_OFTEN, HOSTS_ENOUGH, SERVER_FULL.
        """
        lately = self._lately(user if is_new else None, where.guild or None)
        if where.guild:
            self._check_open(user, where)
        opening = _OpeningPermit(user, where)
        self._under_way.append(opening)
        try:
            with self._rates.counting(*lately):
                yield
        finally:
            self._under_way.remove(opening)

    def check(self, user: int, where: Location) -> None:
        """Check that one more table of this user may come to the server. TableError: as `admitted`."""
        self._lately(None, where.guild)
        self._check_open(user, where)

    def _lately(self, user: int | None, guild: int | None) -> list[tuple[Counted, Rate]]:
        """The rates by which an opening by this user and in this server counts."""
        lately = list[tuple[Counted, Rate]]()
        for reason, number, most in (
            (RefusalReason.OPENED_OFTEN, user, self._limits.opened_by_person),
            (RefusalReason.SERVER_OPENED_OFTEN, guild, self._limits.opened_in_server),
        ):
            if most is not None and number is not None:
                counted, rate = Counted(reason.value, (number,)), Rate(most, WINDOW_SECONDS)
                if wait := self._rates.wait(counted, rate):
                    raise TableError(reason, most=most, seconds=max(1, round(wait)))
                lately.append((counted, rate))
        return lately

    def _check_open(self, user: int, where: Location) -> None:
        there = [(table.host, table.channel) for table in self._tables() if table.guild == where.guild]
        there += [(each.user, each.where.channel or 0) for each in self._under_way if each.where.guild == where.guild]
        most = min(
            (each for each in (where.most_tables, self._limits.open_in_server) if each is not None), default=None
        )
        if most is not None and len(there) >= most:
            raise TableError(RefusalReason.SERVER_FULL, most=most)
        by_person = self._limits.open_by_person
        own = tuple(sorted(channel for host, channel in there if host == user))
        if by_person is not None and len(own) >= by_person:
            raise TableError(RefusalReason.HOSTS_ENOUGH, most=by_person, channels=own)
