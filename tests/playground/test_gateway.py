"""The gateway: sessions, shards, intents, heartbeats, what is replayed, and the codes it closes with."""

import asyncio
import json
import sys
import zlib
from types import ModuleType

import aiohttp
import discord
import pytest

from playground.app import PlaygroundOptions
from playground.errors import Json
from playground.intents import Intent
from tests.playground.conftest import PlayBot, World, connected, playing, soon
from tests.playground.raw import ALL, gateway


async def test_ready_is_followed_by_the_guilds_with_channels_threads_and_members(world: World) -> None:
    aki = world.people[0]
    thread = await aki.do("POST", f"/people/{{me}}/channels/{world.channels['table-1']}/threads", {"name": "t"})
    async with gateway(world) as client:
        ready = await client.event("READY")
        assert ready["resume_gateway_url"] == world.pg.gateway_url
        assert [guild["unavailable"] for guild in ready["guilds"]] == [True, True]
        lounge = await client.event("GUILD_CREATE")
        assert [c["name"] for c in lounge["channels"]] == ["table-1", "table-2", "general"]
        assert [t["id"] for t in lounge["threads"]] == [thread["id"]]
        assert len(lounge["members"]) == lounge["member_count"] == 5
        assert (await client.event("GUILD_CREATE"))["preferred_locale"] == "ja"
    async with gateway(world, intents=int(Intent.GUILDS)) as client:
        assert [m["user"]["bot"] for m in (await client.event("GUILD_CREATE"))["members"]] == [True]


async def test_guilds_are_spread_over_shards(world: World) -> None:
    seen: list[str] = []
    for shard in (0, 1):
        async with gateway(world, shard=[shard, 2]) as client:
            guilds = (await client.event("READY"))["guilds"]
            assert all((int(guild["id"]) >> 22) % 2 == shard for guild in guilds)
            seen += [guild["id"] for guild in guilds]
    assert len(set(seen)) == len(seen) == 2


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"token": ""}, 4004),
        ({"shard": [2, 2]}, 4010),
        ({"shard": "0"}, 4010),
        ({"intents": 1 << 40}, 4013),
        ({"intents": None}, 4013),
    ],
)
async def test_a_wrong_identify_closes(world: World, changes: Json, code: int) -> None:
    async with gateway(world, **changes) as client:
        assert await client.closed() == code


async def test_wrong_frames_close(world: World) -> None:
    for frame, code in (("{", 4002), ('{"op": 99}', 4001), ('{"op": 8, "d": {}}', 4003), ("[]", 4002)):
        async with gateway(world, identify=False) as client:
            await client.socket.send_str(frame)
            assert await client.closed() == code, frame
    async with gateway(world) as client:
        await client.identify()
        assert await client.closed() == 4005


async def test_a_token_and_privileged_intents_can_be_refused() -> None:
    async with playing(PlaygroundOptions(rate_limits="off", token="secret", privileged=Intent(0))) as world:
        async with gateway(world) as client:
            assert await client.closed() == 4004
        async with gateway(world, token="secret") as client:
            assert await client.closed() == 4014
        assert (await world.rest("GET", "/users/@me"))[0] == 401
        assert (await world.rest("GET", "/users/@me", token="secret"))[0] == 200
        with pytest.raises(discord.LoginFailure):
            async with connected(world, PlayBot()):
                pass


async def test_a_client_without_heartbeats_is_disconnected() -> None:
    async with playing(PlaygroundOptions(rate_limits="off", heartbeat_ms=200)) as world, gateway(world) as client:
        assert await client.closed() == 4009


async def test_a_heartbeat_acknowledgement_has_network_latency() -> None:
    options = PlaygroundOptions(rate_limits="off", heartbeat_ack_seconds=0.3)
    async with playing(options) as world, gateway(world) as client:
        sent = asyncio.get_running_loop().time()
        await client.send(1, None)
        await client.op(11)
        assert asyncio.get_running_loop().time() - sent >= 0.29


async def test_a_client_that_sends_too_much_is_disconnected(world: World) -> None:
    async with gateway(world) as client:
        for n in range(125):
            await client.send(1, n)
        assert await client.closed() == 4008


async def test_missed_events_are_replayed_on_resume(world: World) -> None:
    aki, channel = world.people[0], world.channels["general"]
    async with gateway(world) as client:
        ready = await client.event("READY")
        await client.send(1, None)
        await client.op(11)
        heard = client.sequence
        await client.socket.close(code=4000)
    for n in range(3):
        await aki.write(channel, str(n))
    async with gateway(world, identify=False) as client:
        resume = {"token": "playground", "session_id": ready["session_id"], "seq": heard}
        await client.send(6, resume)
        frames = [await client.frame() for _ in range(4)]
        assert [frame["s"] for frame in frames] == [heard + n for n in range(1, 5)]
        assert [frame["d"].get("content") for frame in frames] == ["0", "1", "2", None]
        assert frames[-1]["t"] == "RESUMED"
        await client.socket.close(code=1000)
    async with gateway(world, identify=False) as client:
        await client.send(6, resume)
        assert (await client.op(9))["d"] is False
        await client.identify()
        await client.event("READY")
        await client.send(6, resume)
        assert await client.closed() == 4005
    async with gateway(world) as client:
        ready = await client.event("READY")
        await client.socket.close(code=4000)
    async with gateway(world, identify=False) as client:
        await client.send(6, {"token": "playground", "session_id": ready["session_id"], "seq": 10_000})
        assert await client.closed() == 4007


async def test_events_come_as_the_intents_allow(world: World) -> None:
    aki, channel = world.people[0], world.channels["general"]
    quiet = ALL & ~Intent.GUILD_MESSAGES & ~Intent.GUILD_MESSAGE_REACTIONS
    async with gateway(world, intents=quiet) as client:
        await client.event("GUILD_CREATE")
        message = await aki.write(channel, "unheard")
        await aki.do("PUT", f"/people/{{me}}/channels/{channel}/messages/{message['id']}/reactions/%F0%9F%91%8D")
        await aki.do("POST", f"/people/{{me}}/channels/{channel}/typing")
        frame = await client.frame()
        while frame["t"] == "GUILD_CREATE":
            frame = await client.frame()
        assert frame["t"] == "TYPING_START"


async def test_members_are_sent_on_request(world: World) -> None:
    aki = world.people[0]
    async with gateway(world, intents=int(Intent.GUILDS)) as client:
        await client.send(8, {"guild_id": world.lounge, "user_ids": [aki.id], "limit": 1})
        chunk = await client.event("GUILD_MEMBERS_CHUNK")
        assert [m["user"]["id"] for m in chunk["members"]] == [aki.id]
        await client.send(8, {"guild_id": world.lounge, "query": "", "limit": 0})
        assert await client.closed() == 4014


@pytest.mark.parametrize("kind", ["zlib-stream", "zstd-stream"])
async def test_frames_are_compressed_as_asked(world: World, kind: str) -> None:
    """All frames of a connection are one stream, each flushed to its end; later ones refer to earlier ones."""
    unpack = zlib.decompressobj() if kind == "zlib-stream" else zstd().ZstdDecompressor()
    aki = world.people[0]
    async with world.session.ws_connect(f"{world.pg.gateway_url}?v=10&encoding=json&compress={kind}") as socket:

        async def frame() -> tuple[Json, int]:
            """The next frame, and the number of bytes sent for it."""
            message = await soon(socket.receive())
            assert message.type is aiohttp.WSMsgType.BINARY
            assert kind != "zlib-stream" or message.data.endswith(b"\x00\x00\xff\xff")
            return json.loads(unpack.decompress(message.data)), len(message.data)

        assert (await frame())[0]["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": "playground", "intents": ALL, "properties": {}}})
        assert [(await frame())[0]["t"] for _ in range(3)] == ["READY", "GUILD_CREATE", "GUILD_CREATE"]
        sizes: list[int] = []
        for word in ("one", "two"):
            await aki.write(world.channels["general"], f"{word} {'♠7 ' * 100}")
            event, size = await frame()
            assert event["d"]["content"].startswith(word)
            sizes.append(size)
        assert sizes[1] < sizes[0] < 1000


async def test_an_unknown_compression_leaves_text(world: World) -> None:
    async with world.session.ws_connect(f"{world.pg.gateway_url}?v=10&encoding=json&compress=gzip") as socket:
        assert (await soon(socket.receive())).type is aiohttp.WSMsgType.TEXT


async def test_discord_py_reads_compressed_frames(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks for zlib, or for zstd where it finds a module for that; each frame it reads is a binary one."""
    kinds: set[type] = set()
    receive = discord.gateway.DiscordWebSocket.received_message

    async def received_message(self: discord.gateway.DiscordWebSocket, frame: object, /) -> None:
        kinds.add(type(frame))
        await receive(self, frame)

    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "received_message", received_message)
    async with connected(world, PlayBot()) as bot:
        assert [guild.name for guild in bot.guilds]
    assert kinds == {bytes}


def zstd() -> ModuleType:
    if sys.version_info >= (3, 14):
        from compression import zstd
    else:
        from backports import zstd
    return zstd


@pytest.mark.parametrize(
    ("options", "seconds"),
    [(PlaygroundOptions(), 5), (PlaygroundOptions(rate_limits="off", identify_seconds=600), 600)],
    ids=["as at Discord", "as asked"],
)
async def test_identifies_are_five_seconds_apart_or_as_asked(options: PlaygroundOptions, seconds: float) -> None:
    async with playing(options) as world:
        assert world.pg.app.options.seconds_between_identifies == seconds
        async with gateway(world) as client:
            await client.event("READY")
        async with gateway(world) as client:
            assert (await client.op(9))["d"] is False


@pytest.mark.parametrize(
    "fault", [{"kind": "reconnect"}, {"kind": "close", "code": 4000}, {"kind": "invalidate", "resumable": True}]
)
async def test_a_client_resumes_and_misses_nothing(world: World, fault: Json) -> None:
    bot = PlayBot()
    heard: asyncio.Queue[discord.Message] = asyncio.Queue()
    resumed = asyncio.Event()
    bot.on_message = heard.put  # type: ignore[attr-defined]

    async def on_resumed() -> None:
        resumed.set()

    bot.on_resumed = on_resumed  # type: ignore[attr-defined]
    aki = world.people[0]
    mention = f"<@{world.application_id}>"
    async with connected(world, bot):
        await aki.listen()
        await world.post("/world/faults", fault)
        await aki.write(world.channels["general"], f"{mention} between")
        assert (await soon(heard.get())).content.endswith("between")
        await soon(resumed.wait())
        await aki.write(world.channels["general"], f"{mention} after")
        assert (await soon(heard.get())).content.endswith("after")
        assert world.pg.app.gateway.identifies == 1
    await aki.event("connected", lambda d: not d["connected"])


async def test_shards_of_one_client_get_events_of_their_guilds_only(world: World) -> None:
    class Sharded(discord.AutoShardedClient):
        def __init__(self) -> None:
            super().__init__(intents=discord.Intents.default(), shard_ids=[1], shard_count=2, guild_ready_timeout=0.05)
            self.ready = asyncio.Event()

        async def on_ready(self) -> None:
            self.ready.set()

    bot = Sharded()
    async with connected(world, bot):  # type: ignore[arg-type]
        assert [(guild.id >> 22) % 2 for guild in bot.guilds] == [1]
