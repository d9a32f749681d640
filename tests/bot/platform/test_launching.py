"""What connects shards uses of discord.py without being promised it."""

from inspect import signature

import discord
from discord.gateway import DiscordWebSocket
from discord.shard import Shard


def test_discord_py_has_what_connecting_a_shard_needs() -> None:
    client = discord.AutoShardedClient(intents=discord.Intents.none())
    assert vars(client)["_AutoShardedClient__shards"] == {}
    assert "_AutoShardedClient__queue" in discord.AutoShardedClient.connect.__code__.co_names
    needed = {"gateway", "shard_id", "session", "sequence", "resume"}
    assert needed <= signature(DiscordWebSocket.from_client).parameters.keys()
    assert [*signature(Shard).parameters] == ["ws", "client", "queue_put"]
    assert [*signature(Shard.reidentify).parameters] == ["self", "exc"]
    assert [*signature(Shard.reconnect).parameters] == ["self"]
