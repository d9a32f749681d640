"""Which messages show a table: kept beside its log, and no harm done where it is lost."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from data.rows import Values

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class HandNote:
    """A private message that can be edited while its interaction's token lives."""

    message: int
    application: int
    token: str
    locale: str
    guild: int | None
    """Where it was asked for."""
    until: int
    """Milliseconds since 1970."""

    def values(self) -> list[object]:
        """As the store keeps it: the fields in order."""
        return [self.message, self.application, self.token, self.locale, self.guild, self.until]


@dataclass(slots=True)
class Notes:
    """What is remembered of one table."""

    message: int | None = None
    """The message that shows the table to everybody."""
    pings: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])
    """Who was called: for each person the number of moves since which they are awaited, and the message."""
    asked: dict[int, int] = field(default_factory=dict[int, int])
    """Messages in the name of computer ghosts, and which player each is."""
    trade: tuple[int, int] | None = None
    """The last trade with a ghost that was announced: its time, and the message."""
    hands: dict[int, HandNote] = field(default_factory=dict[int, HandNote])
    """The private hands that are out, by their people."""
    panels: dict[int, tuple[int, HandNote]] = field(default_factory=dict[int, tuple[int, HandNote]])
    """The private pages of options that are open: for each message whose it is."""
    posts: int = 0
    """How many messages were posted to show the table: the next one's nonce is made of it."""
    posting: bool = False
    """A message in place of `message` may have been sent, whose id is not known."""
    shown: tuple[int, str] | None = None
    """What `message` shows: the table's `changes`, and a digest of it; None: unknown."""
    settled: int | None = None
    """The time of the last trade whose announcement shows what became of it in the end."""
    looks: dict[int, str] = field(default_factory=dict[int, str])
    """A digest of what each private hand shows, by their people, where that is known."""
    is_over: bool = False
    """The end of the table is shown to everybody. Not kept."""

    def values(self) -> Values:
        """As the store keeps them."""
        return {
            "message": self.message,
            "pings": {str(user): list(ping) for user, ping in self.pings.items()},
            "asked": {str(message): player for message, player in self.asked.items()},
            "trade": None if self.trade is None else list(self.trade),
            "hands": {str(user): note.values() for user, note in self.hands.items()},
            "panels": {str(message): [user, note.values()] for message, (user, note) in self.panels.items()},
            "posts": self.posts,
            "posting": self.posting,
            "shown": None if self.shown is None else list(self.shown),
            "settled": self.settled,
            "looks": {str(user): digest for user, digest in self.looks.items()},
        }


class Cache(Protocol):
    """What of a store is needed."""

    async def caches(self, *, closed_since: int | None = None) -> Mapping[int, Values]: ...

    async def set_cache(self, table_id: int, cache: Values) -> None: ...


class Remembered:
    """The notes of every open table."""

    def __init__(self, cache: Cache) -> None:
        self._cache = cache
        self._notes: dict[int, Notes] = {}

    def of(self, table_id: int) -> Notes:
        """The table's notes, to be changed and then saved."""
        return self._notes.setdefault(table_id, Notes())

    def known(self, table_id: int) -> Notes | None:
        """The table's notes, unless there are none or it has been forgotten."""
        return self._notes.get(table_id)

    async def save(self, table_id: int) -> None:
        """Keep the notes as they are now; nothing where the table has been forgotten.

        Those of a table whose end is shown in every message of it are forgotten then.
        """
        notes = self.known(table_id)
        if notes is None:
            return
        await self._cache.set_cache(table_id, notes.values())
        if notes.is_over and not (notes.hands or notes.pings or notes.panels):
            self.forget(table_id)

    async def recall(self, *, closed_since: int | None = None) -> None:
        """Read the notes of all tables that an earlier process held, those closed since this moment among them.

        To be done before anything is shown.
        """
        for table_id, values in (await self._cache.caches(closed_since=closed_since)).items():
            try:
                self._notes[table_id] = _read(values)
            except (TypeError, ValueError, LookupError, AttributeError) as error:
                log.warning("The notes of table %s cannot be read: %r", table_id, error)

    def forget(self, table_id: int) -> None:
        """Nobody needs the notes of this table any more."""
        self._notes.pop(table_id, None)


def _read(values: Values) -> Notes:
    pings: dict[str, tuple[int, int]] = values.get("pings", {})
    asked: dict[str, int] = values.get("asked", {})
    trade: tuple[int, int] | None = values.get("trade")
    hands: dict[str, tuple[int, int, str, str, int | None, int]] = values.get("hands", {})
    panels: dict[str, tuple[int, tuple[int, int, str, str, int | None, int]]] = values.get("panels", {})
    shown: tuple[int, str] | None = values.get("shown")
    looks: dict[str, str] = values.get("looks", {})
    return Notes(
        message=values.get("message"),
        pings={int(user): (since, sent) for user, (since, sent) in pings.items()},
        asked={int(message): player for message, player in asked.items()},
        trade=None if trade is None else (trade[0], trade[1]),
        hands={int(user): HandNote(*note) for user, note in hands.items()},
        panels={int(message): (user, HandNote(*note)) for message, (user, note) in panels.items()},
        posts=int(values.get("posts", 0)),
        posting=values.get("posting") is True,
        shown=None if shown is None else (int(shown[0]), str(shown[1])),
        settled=values.get("settled"),
        looks={int(user): str(digest) for user, digest in looks.items()},
    )
