"""Forwards an interaction to the process that plays its table, over the database that they share.

Discord sends a press to the process of the server in which it was made. Practice tables are in no server: they belong
to shard 0, wherever their learner presses. Any process can answer an interaction, as the answer goes over HTTP.
"""

import base64
import logging
import zlib
from collections.abc import Callable
from typing import Any, Final

import orjson
from cachetools import TTLCache

from data.errors import HeldElsewhere
from data.store import Store

log = logging.getLogger(__name__)

_KIND: Final = "interaction"
_LONGEST: Final = 7_500
"""PostgreSQL delivers 8,000 bytes."""
_HOPS: Final = "sevens_hops"
"""How often it was forwarded: to the holder of its practice table, and back to open a table of the server."""
_MOST_HOPS: Final = 2
_KEPT_SECONDS: Final = 4.0
"""Discord waits three seconds for an answer."""

Raw = dict[str, Any]


class Forwarding:
    """Takes interactions from the gateway and other processes, and gives each to the process that plays its table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._raw: TTLCache[int, bytes] = TTLCache(10_000, _KEPT_SECONDS)
        self._parse: Callable[[Raw], None] = lambda raw: None
        if store.notices is not None:
            store.notices.on(_KIND, self._heard)

    def between(self, parse: Callable[[Raw], None]) -> Callable[[Raw], None]:
        """Return what the gateway gives interactions to: it drops those of shards let go, and parses the others."""
        self._parse = parse
        leases = self._store.leases
        if leases is None:
            return parse

        def take(raw: Raw) -> None:
            if leases.holds(int(raw.get("guild_id") or 0)):
                self._take(raw)

        return take

    def _take(self, raw: Raw) -> None:
        self._raw[int(raw["id"])] = zlib.compress(orjson.dumps(raw), 1)
        self._parse(raw)

    async def check_current(self) -> None:
        """Raise OwnershipLost if this process has lost its leases while it stood still."""
        if self._store.leases is not None:
            await self._store.leases.confirm()

    def check_held(self, guild: int) -> None:
        """Raise HeldElsewhere if another process plays the tables of this server (0: practice)."""
        if self._store.leases is not None:
            self._store.leases.check(guild)

    async def check_table(self, table_id: int) -> None:
        """Raise HeldElsewhere if another process plays this open table."""
        if self._store.leases is not None:
            row = await self._store.table(table_id)
            if row is not None and row.closed_at_ms is None:
                self._store.leases.check(row.guild_id)

    async def forward(self, interaction: int, error: HeldElsewhere) -> bool:
        """Have the holder of the shard answer; returns whether that could be sent."""
        raw = self._raw.pop(interaction, None)
        if raw is None:  # It is too late.
            return False
        text = base64.b85encode(raw).decode()
        if len(text) > _LONGEST:
            log.warning("An interaction is too long to be forwarded: %s bytes", len(text))
            return False
        await self._store.notify(_KIND, f"{error.shard} {text}")
        return True

    def _heard(self, notice: str | None) -> None:
        leases = self._store.leases
        if notice is None or leases is None:
            return
        shard, _, text = notice.partition(" ")
        if int(shard) in leases.held:
            raw: Raw = orjson.loads(zlib.decompress(base64.b85decode(text)))
            raw[_HOPS] = raw.get(_HOPS, 0) + 1
            if raw[_HOPS] <= _MOST_HOPS:
                self._take(raw)
