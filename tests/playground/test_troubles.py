"""Injected troubles of servers and connections."""

import aiohttp
import pytest

from tests.playground.conftest import World, coded
from tests.playground.raw import gateway


@pytest.mark.parametrize(("after", "left"), [(False, 0), (True, 1)])
async def test_a_connection_is_cut_before_or_after_the_request_is_done(world: World, after: bool, left: int) -> None:
    path = f"/channels/{world.channels['table-1']}/messages"
    await world.post("/world/faults", {"kind": "drop", "route": path, "after": after})
    with pytest.raises(aiohttp.ClientError):
        await world.rest("POST", path, {"content": "hello"})
    assert len((await world.rest("GET", path))[1]) == left


async def test_the_gateway_is_refused_while_asked_to(world: World) -> None:
    await world.post("/world/faults", {"kind": "error", "route": "GET /gateway", "status": 503, "times": 2})
    for _ in range(2):
        with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
            async with gateway(world):
                pass
    async with gateway(world) as client:
        assert await client.event("READY")


async def test_messages_of_an_archived_thread_cannot_be_edited_until_one_is_sent(world: World) -> None:
    aki = world.people[0]
    thread = await aki.do("POST", f"/people/{{me}}/channels/{world.channels['table-1']}/threads", {"name": "t"})
    path = f"/channels/{thread['id']}/messages"
    _, message = await world.rest("POST", path, {"content": "one"})
    await aki.do("PATCH", f"/world/channels/{thread['id']}", {"archived": True})
    assert coded(await world.rest("PATCH", f"{path}/{message['id']}", {"content": "two"})) == (400, 50083)
    await world.rest("POST", path, {"content": "three"})
    assert (await world.rest("PATCH", f"{path}/{message['id']}", {"content": "two"}))[0] == 200


async def test_the_token_of_a_press_edits_no_message_of_an_archived_thread(world: World) -> None:
    aki = world.people[0]
    button = {"type": 1, "components": [{"type": 2, "style": 2, "label": "b", "custom_id": "b"}]}
    thread = await aki.do("POST", f"/people/{{me}}/channels/{world.channels['table-1']}/threads", {"name": "t"})
    path = f"/channels/{thread['id']}/messages"
    async with gateway(world) as client:
        _, message = await world.rest("POST", path, {"content": "press", "components": [button]})
        await aki.press(message["id"], "b")
        pressed = await client.event("INTERACTION_CREATE")
        callback = f"/interactions/{pressed['id']}/{pressed['token']}/callback"
        assert (await world.rest("POST", callback, {"type": 6}, token=None))[0] == 204
        original = f"/webhooks/{pressed['application_id']}/{pressed['token']}/messages/@original"
        await aki.do("PATCH", f"/world/channels/{thread['id']}", {"archived": True})
        assert coded(await world.rest("PATCH", original, {"content": "two"}, token=None)) == (400, 50083)
        await world.rest("POST", path, {"content": "three"})
        assert (await world.rest("PATCH", original, {"content": "two"}, token=None))[0] == 200


async def test_a_server_removes_the_bot_and_adds_it_again(world: World) -> None:
    aki, path = world.people[0], f"/channels/{world.channels['table-1']}/messages"
    async with gateway(world) as client:
        await client.event("READY")
        for what, event, code in (
            ("unavailable", {"id": world.lounge, "unavailable": True}, None),
            ("there", None, None),
            ("gone", {"id": world.lounge}, 50001),
            ("there", None, None),
        ):
            await aki.do("PATCH", f"/world/guilds/{world.lounge}", {"bot": what})
            if event is None:
                assert (await client.event("GUILD_CREATE"))["id"]
            else:
                assert (await client.event("GUILD_DELETE")).items() >= event.items()
            assert (await world.rest("POST", path, {"content": what}))[1].get("code") == code
    assert (await aki.request("PATCH", f"/world/guilds/{world.lounge}", {"bot": "asleep"}))[0] == 400
    assert (await aki.request("PATCH", "/world/guilds/1", {"bot": "gone"}))[0] == 404


async def test_the_pressed_message_may_be_deleted_before_the_answer(world: World) -> None:
    aki, channel = world.people[0], world.channels["table-1"]
    button = {"type": 1, "components": [{"type": 2, "style": 2, "label": "b", "custom_id": "b"}]}
    path = f"/channels/{channel}/messages"
    async with gateway(world) as client:
        _, message = await world.rest("POST", path, {"content": "press", "components": [button]})
        await client.event("MESSAGE_CREATE")
        await aki.press(message["id"], "b")
        pressed = await client.event("INTERACTION_CREATE")
        await world.rest("DELETE", f"{path}/{message['id']}")
        callback = f"/interactions/{pressed['id']}/{pressed['token']}/callback"
        for kind in (6, 7):
            assert coded(
                await world.rest("POST", callback, {"type": kind, "data": {"content": "late"}}, token=None)
            ) == (404, 10008)
        assert (await world.rest("POST", callback, {"type": 4, "data": {"content": "new"}}, token=None))[0] == 204
