"""Where discord.py finds Discord: the real one, or a stand-in at another address."""

from typing import Final

from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

_API: Final = "/api/v10"


def point_at(address: str) -> None:
    """Send everything to the stand-in at `address`, such as `http://127.0.0.1:8077`. Before the client connects."""
    url = URL(address)
    Route.BASE = str(url).rstrip("/") + _API
    DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("wss" if url.scheme == "https" else "ws") / "gateway"
    setattr(Asset, "BASE", str(url / "cdn"))  # noqa: B010  (typed as the one real address)


# Error codes in what Discord answers.
UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_WEBHOOK: Final = 10015
UNKNOWN_INTERACTION: Final = 10062
MISSING_ACCESS: Final = 50001
MISSING_PERMISSIONS: Final = 50013
ALREADY_ANSWERED: Final = 40060
