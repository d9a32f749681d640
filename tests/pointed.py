"""discord.py in the tests' own process speaks to a playground."""

from collections.abc import Iterator
from contextlib import contextmanager

from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.platform.discord_api import point_at


@contextmanager
def pointed_at(address: str) -> Iterator[None]:
    """`point_at`, until the context ends: other tests in this process name Discord's own address."""
    api, cdn, gateway = Route.BASE, Asset.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    point_at(address)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = api, gateway
        setattr(Asset, "BASE", cdn)  # noqa: B010  (typed as the one real address)
