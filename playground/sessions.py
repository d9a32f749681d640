"""Gateway sessions: the events sent to a shard, stored for replay when it resumes."""

from __future__ import annotations

import secrets
from collections import deque
from typing import Final

from playground.connections import GatewayConnection
from playground.intents import Intent

_KEPT_EVENTS: Final = 5000


class Session:
    """One shard of the bot; stays resumable for a while after a disconnect."""

    def __init__(self, shard: int, shards: int, intents: Intent) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.shards = shards
        self.intents = intents
        self.sequence = 0
        self.connection: GatewayConnection | None = None
        self.lost_at: float | None = None
        """Loop time of the disconnect."""
        self._sent: deque[tuple[int, bytes]] = deque(maxlen=_KEPT_EVENTS)

    def dispatch(self, event: str, data: bytes) -> None:
        """Send an event; `data` is JSON."""
        self.sequence += 1
        frame = b'{"t":"%b","s":%d,"op":0,"d":%b}' % (event.encode(), self.sequence, data)
        self._sent.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.send(frame)

    def missed(self, sequence: int) -> list[bytes] | None:
        """The frames after `sequence`; None if some are no longer stored or never existed."""
        if sequence > self.sequence:
            return None
        frames = [frame for number, frame in self._sent if number > sequence]
        return frames if len(frames) == self.sequence - sequence else None
