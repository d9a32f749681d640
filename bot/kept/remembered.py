"""Which messages show a table: kept beside its log, and no harm done where it is lost."""

import logging
from dataclasses import astuple, dataclass, field
from typing import Protocol

from data.rows import TableRow, Values

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


@dataclass(slots=True)
class Notes:
    """Message ids of one table. `pings`: for each person the move since which they are awaited, and the message."""

    message: int | None = None
    pings: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])
    asked: dict[int, int] = field(default_factory=dict[int, int])
    """Messages in the name of computer ghosts, and which player each is."""
    trade: tuple[int, int] | None = None
    """The last trade with a ghost that was announced: its time, and the message."""
    hands: dict[int, HandNote] = field(default_factory=dict[int, HandNote])
    """The private hands that are out, by their people."""
    panels: dict[int, tuple[int, HandNote]] = field(default_factory=dict[int, tuple[int, HandNote]])
    """The private pages of options that are open: for each message whose it is."""

    def values(self) -> Values:
        """As the store keeps them."""
        return {
            "message": self.message,
            "pings": {str(user): list(ping) for user, ping in self.pings.items()},
            "asked": {str(message): player for message, player in self.asked.items()},
            "trade": None if self.trade is None else list(self.trade),
            "hands": {str(user): list(astuple(note)) for user, note in self.hands.items()},
            "panels": {str(message): [user, list(astuple(note))] for message, (user, note) in self.panels.items()},
        }


class Cache(Protocol):
    """What of a store is needed."""

    async def table(self, table_id: int) -> TableRow | None: ...

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
        """Keep the notes as they are now; nothing where the table has been forgotten."""
        notes = self.known(table_id)
        if notes is not None:
            await self._cache.set_cache(table_id, notes.values())

    async def recall(self, table_id: int) -> None:
        """Read the notes of a table that an earlier process held."""
        row = await self._cache.table(table_id)
        if row is not None:
            try:
                self._notes[table_id] = _read(row.cache)
            except (TypeError, ValueError, LookupError, AttributeError) as error:
                log.warning("The notes of table %s cannot be read: %r", table_id, error)

    def forget(self, table_id: int) -> None:
        """The table is over and shown so."""
        self._notes.pop(table_id, None)


def _read(values: Values) -> Notes:
    pings: dict[str, tuple[int, int]] = values.get("pings", {})
    asked: dict[str, int] = values.get("asked", {})
    trade: tuple[int, int] | None = values.get("trade")
    hands: dict[str, tuple[int, int, str, str, int | None, int]] = values.get("hands", {})
    panels: dict[str, tuple[int, tuple[int, int, str, str, int | None, int]]] = values.get("panels", {})
    return Notes(
        values.get("message"),
        {int(user): (since, sent) for user, (since, sent) in pings.items()},
        {int(message): player for message, player in asked.items()},
        None if trade is None else (trade[0], trade[1]),
        {int(user): HandNote(*note) for user, note in hands.items()},
        {int(message): (user, HandNote(*note)) for message, (user, note) in panels.items()},
    )
