"""Forwards an interaction to the process that plays its table, over the database that they share.

Discord sends a press to the process of the server in which it was made. Lessons and private tables are in no server:
they belong to the shard of their user, wherever they press. Where the bot is no member, a table belongs to the shard of
its channel, to whose process everything from there is given at once. Any process can answer an interaction, as the
answer goes over HTTP.
"""

import asyncio
import base64
import logging
import zlib
from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final, Protocol

import orjson
from cachetools import TTLCache

from bot.tables.refusals import RefusalReason, TableError
from data.errors import HeldElsewhere
from data.leases import shard_of
from data.outside import stopwatch
from data.store import Store

log = logging.getLogger(__name__)

_KIND: Final = "interaction"
_LONGEST: Final = 7_500
"""PostgreSQL delivers 8,000 bytes."""
_HOPS: Final = "sevens_hops"
"""How often it was forwarded: to the holder of a private table, and back to that of the server."""
_MOST_HOPS: Final = 2
_KEPT_SECONDS: Final = 4.0
"""Discord waits three seconds for an answer."""

_PRIVATE: Final = 2
"""The context of conversations other than the bot's own direct messages."""
_SERVER: Final = "0"
"""The kind of installation by a server."""

_LATE: Final = "sevens_late"
"""As `Late`, where it is late."""
_LATE_SECONDS: Final = 900.0

Raw = dict[str, Any]


class Late(StrEnum):
    """An interaction that Discord sends again, as a session is gone on with."""

    NEW = "new"
    """No process has heard it before."""
    DOUBTFUL = "doubtful"
    """The process before died, and may have done it."""
    CLAIMED = "claimed"
    """Another process has promised the answer, and left it to this one."""


class Promised(Protocol):
    """The answer to an interaction, as far as it is promised here."""

    async def claim(self) -> None:
        """Promise it to Discord."""
        ...

    def claimed(self) -> None:
        """It is promised."""
        ...


class Forwarding:
    """Takes interactions from the gateway and other processes, and gives each to the process that plays its table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._raw: TTLCache[int, bytes] = TTLCache(10_000, _KEPT_SECONDS, stopwatch)
        self._late: TTLCache[int, Late] = TTLCache(10_000, _LATE_SECONDS, stopwatch)
        self._parse: Callable[[Raw], None] = lambda raw: None
        self._giving: set[asyncio.Task[None]] = set()
        self.replays: dict[int, Late] = {}
        """The shards whose sessions are being gone on with: until Discord says so, what it sends is late."""
        store.notices.on(_KIND, self._heard)

    def between(self, parse: Callable[[Raw], None]) -> Callable[[Raw], None]:
        """Return what the gateway gives interactions to: it drops those of shards let go, and parses the others."""
        self._parse = parse
        leases = self._store.leases
        if leases is None:
            return parse

        def take(raw: Raw) -> None:
            guild = int(raw.get("guild_id") or 0)
            if leases.holds(guild):
                late = self.replays.get(shard_of(guild, leases.shards))
                known = raw if late is None else raw | {_LATE: late.value}
                channel = _borrowed_channel(raw)
                if channel is None or leases.holds(channel) or not self._give(known, shard_of(channel, leases.shards)):
                    self._take(known)

        return take

    def _give(self, raw: Raw, shard: int) -> bool:
        """Give an interaction to the holder of this shard; return whether it can be."""
        text = base64.b85encode(_packed(raw)).decode()
        if len(text) > _LONGEST:
            return False
        sending = asyncio.get_running_loop().create_task(self._store.notices.send_now(_KIND, f"{shard} {text}"))
        self._giving.add(sending)
        sending.add_done_callback(self._given)
        return True

    def _given(self, sending: asyncio.Task[None]) -> None:
        self._giving.discard(sending)
        if not sending.cancelled() and (error := sending.exception()) is not None:
            log.warning("An interaction could not be given to the process of its channel: %r", error)

    def _take(self, raw: Raw) -> None:
        number = int(raw["id"])
        if _LATE in raw:
            self._late[number] = Late(raw[_LATE])
        self._raw[number] = _packed(raw)
        self._parse(raw)

    def late(self, interaction: int) -> Late | None:
        """Whether the interaction is late, and how; None: it came at once."""
        return self._late.get(interaction)

    def claimed(self, interaction: int) -> None:
        """This process has promised the answer to a late interaction; another one may still give it."""
        raw = self._raw.get(interaction)
        if raw is not None:
            self._raw[interaction] = _packed(_unpacked(raw) | {_LATE: Late.CLAIMED.value})

    async def claim(self, answer: Promised, interaction: int, *, can_repeat: bool) -> None:
        """See to it that an interaction that Discord has sent again is done once, and not without an answer.

        HTTPException: its answer comes too late, or was given. TableError: STOPPING if the process before may have done
        it.
        """
        late = self.late(interaction)
        if late is Late.CLAIMED:
            answer.claimed()
        elif late is not None:
            await answer.claim()
            self.claimed(interaction)
            if late is Late.DOUBTFUL and not can_repeat:
                raise TableError(RefusalReason.STOPPING)

    async def check_current(self) -> None:
        """Raise OwnershipLost if this process has lost its leases while it stood still."""
        if self._store.leases is not None:
            await self._store.leases.confirm()

    def check_held(self, home: int) -> None:
        """Raise HeldElsewhere if another process plays the tables of this server or user."""
        if self._store.leases is not None:
            self._store.leases.check(home)

    async def check_table(self, table_id: int) -> bool:
        """Raise HeldElsewhere if another process plays this open table; returns whether it is open, and this one
        plays it.
        """
        row = None if self._store.leases is None else await self._store.tables.find(table_id)
        if self._store.leases is None or row is None or row.closed_at_ms is not None:
            return False
        self._store.leases.check(row.home)
        return True

    async def forward(self, interaction: int, error: HeldElsewhere) -> bool:
        """Have the holder of the shard answer; returns whether that could be sent."""
        raw = self._raw.pop(interaction, None)
        if raw is None:  # It is too late.
            return False
        text = base64.b85encode(raw).decode()
        if len(text) > _LONGEST:
            log.warning("An interaction is too long to be forwarded: %s bytes", len(text))
            return False
        await self._store.notices.send_now(_KIND, f"{error.shard} {text}")
        return True

    def _heard(self, notice: str | None) -> None:
        leases = self._store.leases
        if notice is None or leases is None:
            return
        shard, _, text = notice.partition(" ")
        if int(shard) in leases.held_shards:
            raw = _unpacked(base64.b85decode(text))
            raw[_HOPS] = raw.get(_HOPS, 0) + 1
            if raw[_HOPS] <= _MOST_HOPS:
                self._take(raw)


def _borrowed_channel(raw: Raw) -> int | None:
    """The channel of an interaction where the bot is no member, by which the process of its table is found."""
    owners: Raw = raw.get("authorizing_integration_owners") or {}
    is_elsewhere = raw.get("guild_id") is not None and bool(owners) and _SERVER not in owners
    is_borrowed = is_elsewhere or raw.get("context") == _PRIVATE
    return int(raw["channel_id"]) if is_borrowed and raw.get("channel_id") is not None else None


def _packed(raw: Raw) -> bytes:
    return zlib.compress(orjson.dumps(raw), 1)


def _unpacked(packed: bytes) -> Raw:
    return orjson.loads(zlib.decompress(packed))
