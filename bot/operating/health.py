"""Whether the bot can play now, for `/healthz`."""

from dataclasses import dataclass
from typing import Final

from bot.client import SevensClient

SILENT_SECONDS: Final = 30.0
"""How old the last heartbeat in the database may be; it is written every five seconds."""


@dataclass(frozen=True, slots=True)
class Health:
    """`discord`, `database`: what is wrong there, in words, or `ok`."""

    discord: str
    database: str

    @property
    def is_good(self) -> bool:
        return self.discord == self.database == "ok"


def health_of(client: SevensClient | None) -> Health:
    """The health of a process; `client` is None while it starts."""
    if client is None or not client.has_services:
        return Health("starting", "starting")
    return Health(_discord(client), _database(client))


def _discord(client: SevensClient) -> str:
    shards = client.shards.values()
    if not shards:
        return "ok" if client.stands_by else "starting"
    closed = sum(shard.is_closed() for shard in shards)
    return f"{closed} of {len(shards)} shards are not connected" if closed else "ok"


def _database(client: SevensClient) -> str:
    age = client.seconds_since_beat()
    if age is None:
        return "starting"
    if client.store.writer.trouble is not None:
        return "takes no writes"  # Why is in the log; anybody may ask for this.
    return f"has taken no heartbeat for {age:.0f} s" if age > SILENT_SECONDS else "ok"
