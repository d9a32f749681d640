"""Channels and messages: permissions, unknown ids, mentions, paging, rate limits, injected faults, users' rights."""

import asyncio
import time

import discord
import pytest

from playground.app import PlaygroundOptions
from tests.playground.conftest import PlayBot, World, coded, connected, playing
from tests.playground.raw import gateway
from tests.playground.test_limits import multipart


async def test_a_request_needs_a_token_and_a_known_route(world: World) -> None:
    assert (await world.rest("GET", "/users/@me", token=None))[0] == 401
    async with world.session.get(world.pg.api_url + "/users/@me", headers={"Authorization": "Bot x"}) as response:
        assert response.headers["Content-Type"] == "application/json"
    assert coded(await world.rest("GET", "/nothing/here")) == (404, 0)
    assert (await world.requests())[-1]["errors"]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/channels/1", 10003),
        ("/channels/{table}/messages/1", 10008),
        ("/guilds/1", 10004),
        ("/users/1", 10013),
        ("/guilds/{guild}/members/1", 10013),
        ("/applications/{app}/emojis/1", 10014),
    ],
)
async def test_unknown_resources_are_404(world: World, path: str, code: int) -> None:
    path = path.format(table=world.channels["table-1"], guild=world.lounge, app=world.application_id)
    assert coded(await world.rest("GET", path)) == (404, code)


@pytest.mark.parametrize(
    ("deny", "thread", "code"),
    [
        (["SEND_MESSAGES"], False, 50013),
        (["SEND_MESSAGES"], True, None),
        (["SEND_MESSAGES_IN_THREADS"], False, None),
        (["SEND_MESSAGES_IN_THREADS"], True, 50013),
        (["VIEW_CHANNEL"], False, 50001),
        (["VIEW_CHANNEL"], True, 50001),
        (["ATTACH_FILES"], False, None),
        ([], False, None),
    ],
)
async def test_a_channel_may_deny_things_to_the_bot(
    world: World, deny: list[str], thread: bool, code: int | None
) -> None:
    aki, channel = world.people[0], world.channels["table-1"]
    inner = await aki.do("POST", f"/people/{{me}}/channels/{channel}/threads", {"name": "t"})
    changed = await aki.do("PATCH", f"/world/channels/{channel}", {"deny": deny})
    assert bool(changed["permission_overwrites"]) is bool(deny)
    place = inner["id"] if thread else channel
    found = await world.rest("POST", f"/channels/{place}/messages", {"content": "x"})
    assert coded(found) == ((200, None) if code is None else (403, code))


@pytest.mark.parametrize(
    ("kind", "deny", "code"),
    [
        (12, ["CREATE_PRIVATE_THREADS"], 50013),
        (12, ["CREATE_PUBLIC_THREADS"], None),
        (11, ["CREATE_PUBLIC_THREADS"], 50013),
        (11, ["CREATE_PRIVATE_THREADS"], None),
    ],
)
async def test_each_kind_of_thread_needs_its_permission(
    world: World, kind: int, deny: list[str], code: int | None
) -> None:
    channel = world.channels["table-1"]
    await world.people[0].do("PATCH", f"/world/channels/{channel}", {"deny": deny})
    status, answer = await world.rest("POST", f"/channels/{channel}/threads", {"name": "t", "type": kind})
    assert (status, answer.get("code")) == ((201, None) if code is None else (403, code))
    assert code is not None or answer["type"] == kind


async def test_a_private_thread_is_seen_by_its_members_and_who_manages_threads(world: World) -> None:
    owner, ben, cy = world.people[:3]
    channel = world.channels["table-1"]
    for each in (owner, ben, cy):
        await each.listen()
    _, thread = await world.rest("POST", f"/channels/{channel}/threads", {"name": "aside", "type": 12})
    assert thread["thread_metadata"]["invitable"] is True
    assert await owner.messages(channel) == [], "it is not announced"
    path = f"/people/{{me}}/channels/{thread['id']}/messages"
    assert [(await each.request("GET", path))[0] for each in (owner, ben, cy)] == [200, 404, 404]
    member = f"/channels/{thread['id']}/thread-members/{ben.id}"
    assert [(await world.rest("PUT", member))[0] for _ in range(2)] == [204, 204], "twice does no harm"
    opened = await ben.event("channel_create", lambda d: d["id"] == thread["id"])
    assert set(opened["channel"]["seen_by"]) == {owner.id, ben.id}
    (message,) = await ben.messages(thread["id"])
    assert (message["type"], [each["id"] for each in message["mentions"]]) == (1, [ben.id])
    assert (await cy.request("GET", path))[0] == 404
    assert not [each for each in cy.events if each["d"].get("id") == thread["id"]]
    _, members = await world.rest("GET", f"/channels/{thread['id']}/thread-members")
    assert {each["user_id"] for each in members} == {world.application_id, ben.id}
    await world.rest("DELETE", f"/channels/{thread['id']}/thread-members/@me")
    assert (await world.rest("PUT", member))[1]["code"] == 50001, "who has left does not see it"


async def test_people_are_added_to_threads_only(world: World) -> None:
    aki, channel = world.people[0], world.channels["table-1"]
    assert (await world.rest("PUT", f"/channels/{channel}/thread-members/{aki.id}"))[1]["code"] == 50024
    _, thread = await world.rest("POST", f"/channels/{channel}/threads", {"name": "aside", "type": 12})
    member = f"/channels/{thread['id']}/thread-members"
    assert (await world.rest("PUT", f"{member}/1"))[1]["code"] == 10013
    await aki.do("PATCH", f"/world/channels/{thread['id']}", {"archived": True})
    assert (await world.rest("PUT", f"{member}/{aki.id}"))[1]["code"] == 50083


async def test_files_need_a_permission(world: World) -> None:
    channel = world.channels["table-1"]
    await world.people[0].do("PATCH", f"/world/channels/{channel}", {"deny": ["ATTACH_FILES"]})
    assert coded(await multipart(world, "POST", f"/channels/{channel}/messages", {}, ("a.txt", b"x"))) == (403, 50013)


async def test_the_bot_cannot_change_messages_of_others(world: World) -> None:
    channel = world.channels["table-1"]
    message = await world.people[0].write(channel, "mine")
    path = f"/channels/{channel}/messages/{message['id']}"
    assert coded(await world.rest("PATCH", path, {"content": "x"})) == (403, 50005)
    assert coded(await world.rest("DELETE", path)) == (403, 50013)


async def test_mentions_are_as_allowed(world: World) -> None:
    aki, ben, *_ = world.people
    path = f"/channels/{world.channels['table-1']}/messages"
    said = {"content": f"<@{aki.id}> <@!{ben.id}> @everyone <@&{world.lounge}>"}
    for allowed, users in (
        (None, [aki.id, ben.id]),
        ({"parse": ["users"]}, [aki.id, ben.id]),
        ({"parse": [], "users": [ben.id]}, [ben.id]),
        ({"parse": []}, []),
    ):
        _, message = await world.rest("POST", path, said if allowed is None else said | {"allowed_mentions": allowed})
        assert [user["id"] for user in message["mentions"]] == users
        assert message["mention_everyone"] is False
    earlier = await aki.write(world.channels["table-1"], "hello @everyone")
    assert earlier["mention_everyone"] is True
    reply = {"content": "x", "message_reference": {"message_id": earlier["id"]}}
    _, message = await world.rest("POST", path, reply)
    assert ([u["id"] for u in message["mentions"]], message["type"]) == ([aki.id], 19)
    _, message = await world.rest("POST", path, reply | {"allowed_mentions": {"parse": ["users"]}})
    assert message["mentions"] == []


async def test_a_nonce_is_sent_once_where_that_is_asked_for(world: World) -> None:
    path = f"/channels/{world.channels['table-1']}/messages"
    body = {"content": "x", "nonce": "7", "enforce_nonce": True}
    sent = [(await world.rest("POST", path, body))[1]["id"] for _ in range(2)]
    assert sent[0] == sent[1]


async def test_messages_are_paged(world: World) -> None:
    path = f"/channels/{world.channels['table-1']}/messages"
    ids = [(await world.rest("POST", path, {"content": str(n)}))[1]["id"] for n in range(6)]
    for query, expected in (
        ("limit=2", [5, 4]),
        (f"before={ids[2]}", [1, 0]),
        (f"after={ids[2]}&limit=2", [4, 3]),
        (f"around={ids[2]}&limit=3", [3, 2, 1]),
    ):
        _, listed = await world.rest("GET", f"{path}?{query}")
        assert [m["id"] for m in listed] == [ids[n] for n in expected], query
    assert (await world.rest("GET", f"{path}?limit=101"))[0] == 400


async def test_members_act_within_their_permissions(world: World) -> None:
    aki, ben, chloe, _ = world.people
    channel = world.channels["table-1"]
    message = await ben.write(channel, "mine")
    path = f"/people/{{me}}/channels/{channel}/messages/{message['id']}"
    assert (await chloe.request("PATCH", path, {"content": "no"}))[0] == 403
    assert (await chloe.request("DELETE", path))[0] == 403
    assert (await ben.do("PATCH", path, {"content": "changed"}))["edited_timestamp"]
    assert (await aki.request("DELETE", path))[0] == 204
    assert (await ben.request("POST", f"/people/{{me}}/channels/{channel}/messages", {"content": "x" * 2001}))[0] == 400
    assert (await ben.request("PATCH", "/people/{me}", {"locale": "jp"}))[0] == 400
    assert (await ben.do("PATCH", "/people/{me}", {"locale": "ja"}))["locale"] == "ja"
    new = await ben.do("POST", "/people", {"global_name": "Ben", "locale": "fr"})
    assert new["username"] == "ben2"
    await world.look()
    assert [person.name for person in world.people] == ["Aki", "Ben", "Chloe", "Daichi", "Ben"]


# Rate limits


async def test_a_rate_limited_request_is_refused_with_the_headers_of_discord() -> None:
    async with playing(PlaygroundOptions()) as world:
        path, other = (f"/channels/{world.channels[name]}/messages" for name in ("table-1", "table-2"))
        request = {"json": {"content": "x"}, "headers": {"Authorization": "Bot playground"}}
        for left in (4, 3, 2, 1, 0):
            async with world.session.post(world.pg.api_url + path, **request) as response:
                assert response.status == 200
                assert response.headers["X-RateLimit-Remaining"] == str(left)
                assert response.headers["X-RateLimit-Limit"] == "5"
        async with world.session.post(world.pg.api_url + path, **request) as response:
            answer = await response.json()
            assert response.status == 429
            assert answer["global"] is False
            assert 0 < answer["retry_after"] <= 5
            assert response.headers["Via"]
        assert (await world.rest("POST", other, {"content": "x"}))[0] == 200
        await world.post("/world/clock", {"ahead": 5})
        assert (await world.rest("POST", path, {"content": "x"}))[0] == 200


async def test_interaction_responses_have_no_rate_limit_but_edits_by_token_do() -> None:
    async with playing(PlaygroundOptions()) as world:
        aki = world.people[0]
        app = world.application_id
        async with gateway(world) as client:
            await client.event("GUILD_CREATE")
            await world.rest("PUT", f"/applications/{app}/commands", [{"name": "play", "description": "Play"}])
            await aki.run(world.channels["general"], "play")
            asked = await client.event("INTERACTION_CREATE")
            path = f"{world.pg.api_url}/interactions/{asked['id']}/{asked['token']}/callback"
            for status in (204, *[400] * 9):
                async with world.session.post(path, json={"type": 5}) as response:
                    assert response.status == status
                    assert not [name for name in response.headers if name.lower().startswith("x-ratelimit")]
            path = f"{world.pg.api_url}/webhooks/{app}/{asked['token']}/messages/@original"
            async with world.session.patch(path, json={"content": "played"}) as response:
                assert response.status == 200
                assert response.headers["X-RateLimit-Limit"] == "5"
                assert response.headers["X-RateLimit-Remaining"] == "4"


async def test_edits_of_old_messages_have_a_limit_of_their_own() -> None:
    async with playing(PlaygroundOptions()) as world:
        path = f"/channels/{world.channels['table-1']}/messages"
        _, message = await world.rest("POST", path, {"content": "x"})
        await world.post("/world/clock", {"ahead": 3601})
        answers = [await world.rest("PATCH", f"{path}/{message['id']}", {"content": str(n)}) for n in range(4)]
        assert [status for status, _ in answers] == [200, 200, 200, 429]
        assert answers[-1][1]["code"] == 30046
        assert answers[-1][1]["retry_after"] <= 6


async def test_the_global_limit_is_fifty_requests_a_second() -> None:
    async with playing(PlaygroundOptions()) as world:
        for n in range(50):
            assert (await world.rest("GET", f"/channels/{n}"))[0] == 404
        status, answer = await world.rest("GET", "/channels/50")
        assert (status, answer["global"]) == (429, True)
        assert (await world.rest("POST", "/interactions/1/x/callback", {"type": 1}, token=None))[0] == 404


async def test_a_client_waits_for_retry_after(world: World) -> None:
    bot = PlayBot()
    async with connected(world, bot):
        await world.post("/world/faults", {"kind": "rate_limit", "route": "/messages", "times": 1, "retry_after": 0.3})
        began = time.monotonic()
        place = bot.get_channel(int(world.channels["table-1"]))
        assert isinstance(place, discord.TextChannel)
        await place.send("patience")
        assert time.monotonic() - began >= 0.3
        statuses = [e["status"] for e in await world.requests() if e["path"].endswith("/messages")]
        assert statuses == [429, 200]


async def test_injected_faults_come_as_often_as_asked(world: World) -> None:
    path = f"/channels/{world.channels['table-1']}/messages"
    await world.post("/world/faults", {"kind": "error", "route": f"POST {'/api/v10'}{path}", "status": 503, "times": 2})
    assert [(await world.rest("POST", path, {"content": "x"}))[0] for _ in range(3)] == [503, 503, 200]
    await world.post("/world/faults", {"kind": "error", "route": "/messages", "times": None, "after": True})
    assert [(await world.rest("POST", path, {"content": "x"}))[0] for _ in range(2)] == [500, 500]
    await world.post("/world/faults", {"kind": "clear"})
    assert len((await world.rest("GET", path))[1]) == 3
    await world.post("/world/faults", {"kind": "delay", "route": path, "seconds": 0.1})
    began = time.monotonic()
    assert (await world.rest("GET", path))[0] == 200
    assert time.monotonic() - began >= 0.1


async def test_a_delayed_request_does_not_delay_others(world: World) -> None:
    path = f"/channels/{world.channels['table-1']}/messages"
    await world.post("/world/faults", {"kind": "delay", "route": path, "seconds": 600})
    slow = asyncio.create_task(world.rest("GET", path))
    for _ in range(3):
        assert (await world.rest("GET", "/users/@me"))[0] == 200
    assert not slow.done()
    slow.cancel()


async def test_a_request_is_held_until_faults_are_cleared(world: World) -> None:
    path = f"/channels/{world.channels['table-1']}/messages"
    await world.post("/world/faults", {"kind": "hold", "route": path})
    waiting = asyncio.create_task(world.rest("POST", path, {"content": "x"}))
    while not world.pg.app.faults.held:
        await asyncio.sleep(0)
        assert not waiting.done()
    assert (await world.rest("GET", path))[1] == [], "the one before it has not come through"
    await world.post("/world/faults", {"kind": "clear"})
    assert (await waiting)[0] == 200
    assert world.pg.app.faults.held == 0
