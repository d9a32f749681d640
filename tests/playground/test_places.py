"""Group DMs, direct messages, servers without the bot, and applications that a user has installed."""

import asyncio
from collections.abc import AsyncIterator, Coroutine

import pytest

from playground import limits
from playground.app import PlaygroundOptions
from playground.errors import Json
from playground.permissions import Permission
from tests.playground.conftest import Someone, World, coded, playing
from tests.playground.raw import Gateway, gateway
from tests.playground.test_limits import button, legacy, row

EPHEMERAL = 64
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL = 4, 5, 6, 7, 9
COMMANDS = [
    {"name": "play", "description": "Play", "integration_types": [0, 1]},
    {"name": "mine", "description": "Mine", "integration_types": [1], "contexts": [2]},
    {"name": "served", "description": "Served"},
]
IN_PRIVATE = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE


class Places:
    """Aki, who has installed the application; Ben, who has not; and the bot by its gateway."""

    def __init__(self, world: World, client: Gateway) -> None:
        self.world = world
        self.client = client
        self.aki, self.ben, self.chloe = world.people[:3]
        self.bot: str = world.application_id

    async def install(self, *people: Someone, on: bool = True) -> None:
        for person in people:
            await person.do("PATCH", "/people/{me}", {"has_installed": on})

    async def open(self, *others: str, name: str = "") -> str:
        body = {"recipients": others, "name": name}
        return (await self.aki.do("POST", "/people/{me}/dms", body))["id"]

    async def group(self) -> str:
        return await self.open(self.ben.id, self.chloe.id, name="Friday")

    async def server(self) -> tuple[str, str]:
        """A server without the bot and its channel; it is Chloe's."""
        body = {"name": "Elsewhere", "bot": "gone", "owner_id": self.chloe.id}
        guild = await self.world.post("/world/guilds", body)
        return guild["id"], guild["channels"][0]["id"]

    async def offered(self, person: Someone, channel: str) -> list[str]:
        found = await person.do("GET", f"/people/{{me}}/channels/{channel}/commands")
        return [command["name"] for command in found]

    async def run(self, channel: str, name: str = "play") -> Json:
        await self.aki.run(channel, name)
        return await self.client.event("INTERACTION_CREATE")

    async def press(self, person: Someone, message: Json) -> Json:
        await person.press(message["id"], "go")
        return await self.client.event("INTERACTION_CREATE")

    async def answer(self, asked: Json, kind: int = MESSAGE, data: object = None) -> Json:
        path = f"/interactions/{asked['id']}/{asked['token']}/callback?with_response=1"
        body = {"type": kind} | ({} if data is None else {"data": data})
        status, answer = await self.world.rest("POST", path, body, token=None)
        assert status == 200, answer
        return answer.get("resource", {}).get("message", answer["interaction"])

    async def token(self, asked: Json, method: str, rest: str = "", body: object = None) -> tuple[int, Json]:
        return await self.world.rest(method, f"/webhooks/{self.bot}/{asked['token']}{rest}", body, token=None)

    async def say(self, channel: str) -> tuple[int, Json]:
        return await self.world.rest("POST", f"/channels/{channel}/messages", {"content": "x"})

    async def events(self) -> set[str]:
        """The kinds of events that the bot has got so far, after those of the start."""
        await self.world.rest("POST", f"/channels/{self.world.channels['general']}/messages", {"content": "last"})
        kinds = set[str]()
        while (frame := await self.client.frame())["t"] != "MESSAGE_CREATE" or frame["d"]["content"] != "last":
            kinds.add(frame["t"])
        return kinds


@pytest.fixture
async def places(world: World) -> AsyncIterator[Places]:
    async with gateway(world) as client:
        for _ in range(2):
            await client.event("GUILD_CREATE")
        await world.rest("PUT", f"/applications/{world.application_id}/commands", COMMANDS)
        yield Places(world, client)


TABLE = legacy(row(button("go")))


async def test_commands_are_offered_by_who_has_installed_them_and_where(places: Places) -> None:
    lounge = places.world.channels["table-1"]
    (_, elsewhere), group, alone = await places.server(), await places.group(), await places.open(places.bot)
    two = await places.open(places.ben.id)
    wanted = {lounge: ["play", "served"], alone: ["play", "served"], elsewhere: [], group: [], two: []}
    assert {place: await places.offered(places.aki, place) for place in wanted} == wanted
    await places.install(places.aki)
    wanted |= {elsewhere: ["play"], group: ["play", "mine"], two: ["play", "mine"]}
    assert {place: await places.offered(places.aki, place) for place in wanted} == wanted
    assert await places.offered(places.ben, group) == [], "another has it"
    for guild in (await places.aki.do("GET", "/world"))["guilds"]:
        await places.aki.do("PATCH", f"/world/guilds/{guild['id']}", {"bot": "gone"})
    wanted |= {lounge: ["play"], alone: ["play"]}
    assert {place: await places.offered(places.aki, place) for place in wanted} == wanted


async def test_an_interaction_says_where_it_is_and_by_which_installation(places: Places) -> None:
    await places.install(places.aki)
    guild, elsewhere = await places.server()
    everyone = int(Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES)
    for place, context, owners, bits in (
        (places.world.channels["table-1"], 0, {"0": places.world.lounge, "1": places.aki.id}, everyone),
        (elsewhere, 0, {"1": places.aki.id}, everyone),
        (await places.open(places.bot), 1, {"0": "0", "1": places.aki.id}, IN_PRIVATE | Permission.USE_EXTERNAL_EMOJIS),
        (await places.group(), 2, {"1": places.aki.id}, IN_PRIVATE),
        (await places.open(places.ben.id), 2, {"1": places.aki.id}, IN_PRIVATE),
    ):
        asked = await places.run(place)
        assert (asked["context"], asked["authorizing_integration_owners"]) == (context, owners)
        found = int(asked["app_permissions"])
        assert found & bits == bits if context == 0 else found == bits
        assert asked["attachment_size_limit"] == limits.FILE_BYTES
        assert ("member" in asked, "user" in asked) == (context == 0, context != 0)
        message = await places.answer(asked, MESSAGE, TABLE)
        assert message["interaction_metadata"]["authorizing_integration_owners"] == owners
        if place == elsewhere:
            assert (asked["guild"]["id"], asked["guild_id"]) == (guild, guild)
    group = (await places.run(await places.group()))["channel"]
    assert (group["type"], group["name"], group["owner_id"]) == (3, "Friday", places.aki.id)
    assert [user["id"] for user in group["recipients"]] == [places.aki.id, places.ben.id, places.chloe.id]


async def test_everybody_can_press_what_one_who_installed_it_has_posted(places: Places) -> None:
    await places.install(places.aki)
    for place in (await places.group(), (await places.server())[1]):
        message = await places.answer(await places.run(place), MESSAGE, TABLE)
        pressed = await places.press(places.ben, message)
        assert (pressed.get("user") or pressed["member"]["user"])["id"] == places.ben.id
        assert pressed["authorizing_integration_owners"] == {"1": places.aki.id}
        await places.answer(
            pressed, MODAL, {"custom_id": "m", "title": "M", "components": [{"type": 10, "content": "?"}]}
        )
        path = f"/people/{{me}}/interactions/{pressed['id']}/modal"
        await places.ben.do("POST", path, {"components": {}})
        sent = await places.client.event("INTERACTION_CREATE")
        assert sent["authorizing_integration_owners"] == {"1": places.aki.id}


async def test_where_it_is_no_member_the_bot_sees_nothing_and_may_nothing_by_its_own_token(places: Places) -> None:
    await places.install(places.aki)
    await places.events()
    for place in (await places.group(), await places.open(places.ben.id), (await places.server())[1]):
        said = await places.aki.write(place, "hello")
        emoji = f"/people/{{me}}/channels/{place}/messages/{said['id']}/reactions/🎉"
        await places.aki.do("PUT", emoji)
        await places.aki.do("POST", f"/people/{{me}}/channels/{place}/typing")
        assert await places.events() == set()
        asked = await places.run(place)
        message = await places.answer(asked, MESSAGE, TABLE)
        one = f"/channels/{place}/messages/{message['id']}"
        for method, path, body in (
            ("POST", f"/channels/{place}/messages", {"content": "x"}),
            ("PATCH", one, {"content": "x"}),
            ("DELETE", one, None),
            ("GET", one, None),
            ("GET", f"/channels/{place}", None),
            ("POST", f"/channels/{place}/typing", None),
        ):
            assert coded(await places.world.rest(method, path, body)) == (403, 50001), (method, path)
        assert (await places.token(asked, "PATCH", "/messages/@original", {"content": "y"}))[0] == 200
        assert (await places.token(asked, "DELETE", "/messages/@original"))[0] == 204
        assert await places.events() == set()


async def test_a_thread_without_the_bot_gets_no_member_by_its_answer(places: Places) -> None:
    await places.install(places.aki)
    _, channel = await places.server()
    thread = await places.aki.do("POST", f"/people/{{me}}/channels/{channel}/threads", {"name": "aside"})
    await places.answer(await places.run(thread["id"]), MESSAGE, TABLE)
    joined = places.world.pg.app.world.channels[int(thread["id"])].thread
    assert joined is not None
    assert joined.members == {int(places.aki.id)}


async def test_a_press_brings_a_token_for_its_message_and_the_earlier_ones_die_in_15_minutes(places: Places) -> None:
    await places.install(places.aki)
    asked = await places.run(await places.group())
    table = await places.answer(asked, MESSAGE, TABLE)
    clock = places.world.pg.app.clock
    clock.move(limits.TOKEN_SECONDS - 1)
    pressed = await places.press(places.ben, table)
    await places.answer(pressed, DEFERRED_UPDATE)
    clock.move(2)
    here = f"/messages/{table['id']}"
    assert coded(await places.token(asked, "PATCH", here, {"content": "a"})) == (401, 50027)
    status, edited = await places.token(pressed, "PATCH", here, {"content": "b"})
    assert (status, edited["content"]) == (200, "b")
    status, hand = await places.token(pressed, "POST", "", {"content": "hand", "flags": EPHEMERAL})
    assert (status, hand["flags"]) == (200, EPHEMERAL)
    assert all(message["id"] != hand["id"] for message in await places.aki.messages(table["channel_id"]))
    other = await places.press(places.chloe, table)
    await places.answer(other, MESSAGE, {"content": "mine", "flags": EPHEMERAL})
    assert coded(await places.token(other, "PATCH", here, {"content": "c"})) == (404, 10008), "answers have their own"
    assert coded(await places.token(other, "DELETE", f"/messages/{hand['id']}")) == (404, 10008)


async def test_five_follow_ups_where_only_a_user_has_installed_it(places: Places) -> None:
    await places.install(places.aki)
    asked = await places.run(await places.group())
    await places.answer(asked, DEFERRED)
    bad = await places.token(asked, "POST", "", {})
    assert bad[0] == 400
    posted = [await places.token(asked, "POST", "", {"content": "x"}) for _ in range(limits.FOLLOW_UPS)]
    assert {status for status, _ in posted} == {200}
    assert coded(await places.token(asked, "POST", "", {"content": "x"})) == (400, 40094)
    assert (await places.token(asked, "DELETE", f"/messages/{posted[-1][1]['id']}"))[0] == 204
    assert coded(await places.token(asked, "POST", "", {"content": "x"})) == (400, 40094), "deleted ones count"
    assert (await places.token(asked, "PATCH", "/messages/@original", {"content": "y"}))[0] == 200
    asked = await places.run(places.world.channels["table-1"])
    await places.answer(asked, MESSAGE, {"content": "x"})
    for _ in range(limits.FOLLOW_UPS + 1):
        assert (await places.token(asked, "POST", "", {"content": "x"}))[0] == 200


async def test_without_external_apps_each_answer_is_private(places: Places) -> None:
    await places.install(places.aki, places.chloe)
    guild, channel = await places.server()
    public = await places.answer(await places.run(channel), MESSAGE, TABLE)
    await places.aki.do("PATCH", f"/world/guilds/{guild}", {"external_apps": False})
    asked = await places.run(channel)
    assert not int(asked["member"]["permissions"]) & Permission.USE_EXTERNAL_APPS
    forced = await places.answer(asked, MESSAGE, TABLE)
    follow_up = (await places.token(asked, "POST", "", {"content": "x"}))[1]
    asked = await places.run(channel)
    deferred = await places.answer(asked, DEFERRED)
    assert deferred["response_message_ephemeral"]
    await places.token(asked, "PATCH", "/messages/@original", {"content": "y"})
    pressed = await places.press(places.ben, public)
    await places.answer(pressed, UPDATE, TABLE | {"content": "still public"})
    await places.token(pressed, "POST", "", {"content": "Ben's"})
    assert [message["flags"] for message in (forced, follow_up)] == [EPHEMERAL, EPHEMERAL]
    assert [message["content"] for message in await places.chloe.messages(channel)] == ["still public"]
    await places.chloe.run(channel, "play")
    owned = await places.client.event("INTERACTION_CREATE")
    assert not (await places.answer(owned, MESSAGE, TABLE))["flags"], "the owner may"
    await places.aki.do("PATCH", f"/world/guilds/{guild}", {"bot": "there"})
    assert not (await places.answer(await places.run(channel), MESSAGE, TABLE))["flags"], "the server has it"


async def test_a_dm_needs_a_common_server_or_an_installation_and_may_be_refused(places: Places) -> None:
    alone = await places.open(places.bot)
    assert (await places.say(alone))[0] == 200
    await places.aki.do("PATCH", "/people/{me}", {"dms_open": False})
    assert coded(await places.say(alone)) == (403, 50007)
    await places.aki.do("PATCH", "/people/{me}", {"dms_open": True})
    for guild in (await places.aki.do("GET", "/world"))["guilds"]:
        await places.aki.do("PATCH", f"/world/guilds/{guild['id']}", {"bot": "gone"})
    status, opened = await places.world.rest("POST", "/users/@me/channels", {"recipient_id": places.aki.id})
    assert (status, opened["id"]) == (200, alone)
    assert coded(await places.say(alone)) == (403, 50278)
    await places.install(places.aki)
    assert (await places.say(alone))[0] == 200
    stray = {"kind": "error", "code": 50001, "route": f"POST /api/v10/channels/{alone}/messages"}
    await places.aki.do("POST", "/world/faults", stray)
    assert coded(await places.say(alone)) == (403, 50001)
    assert (await places.say(alone))[0] == 200


async def test_conversations_are_of_their_people(places: Places) -> None:
    two = await places.open(places.ben.id)
    assert (await places.ben.do("POST", "/people/{me}/dms", {"recipients": [places.aki.id]}))["id"] == two
    first, second = await places.group(), await places.group()
    assert first != second
    for channel, people in ((two, 2), (first, 3)):
        assert (await places.world.people[3].request("GET", f"/people/{{me}}/channels/{channel}/messages"))[0] == 404
        found = [each for each in await places.ben.do("GET", "/people/{me}/dms") if each["id"] == channel]
        assert [len(each["recipients"]) for each in found] == [people]
    many = [(await places.aki.do("POST", "/people", {"global_name": f"N{n}"}))["id"] for n in range(10)]
    for others in ([], ["1"], [places.aki.id], [places.bot, places.ben.id], many):
        body = {"recipients": others}
        assert (await places.aki.request("POST", "/people/{me}/dms", body))[0] == 400, others


async def test_a_member_adds_a_friend_to_a_group(places: Places) -> None:
    await places.install(places.aki)
    dora = places.world.people[3]
    await asyncio.gather(places.ben.listen(), dora.listen())
    group = await places.group()
    table = await places.answer(await places.run(group), MESSAGE, TABLE)
    await places.events()
    changed = await places.ben.do("PUT", f"/people/{{me}}/channels/{group}/recipients/{dora.id}")
    everybody = [each.id for each in (places.aki, places.ben, places.chloe, dora)]
    assert [user["id"] for user in changed["recipients"]] == everybody
    for who, kind in ((dora, "channel_create"), (places.ben, "channel_update")):
        seen = await who.event(kind, lambda d: d["id"] == group)
        assert [user["id"] for user in seen["channel"]["recipients"]] == everybody
    line = (await dora.event("message_create", lambda d: d["message"]["channel_id"] == group))["message"]
    assert (line["type"], line["author"]["id"]) == (1, places.ben.id)
    assert [user["id"] for user in line["mentions"]] == [dora.id]
    assert [each["id"] for each in await dora.messages(group)] == [table["id"], line["id"]], "with what was before"
    pressed = await places.press(dora, table)
    assert pressed["user"]["id"] == dora.id
    assert [user["id"] for user in pressed["channel"]["recipients"]] == everybody
    again = await places.ben.do("PUT", f"/people/{{me}}/channels/{group}/recipients/{dora.id}")
    assert again == changed | {"last_message_id": line["id"]}, "nobody is twice in it"
    assert await places.events() == set(), "the bot hears nothing"


async def test_a_group_has_at_most_ten_people_and_no_bot(places: Places) -> None:
    group, two = await places.group(), await places.open(places.ben.id)
    stranger = places.world.people[3]
    many = [(await places.aki.do("POST", "/people", {"global_name": f"N{n}"}))["id"] for n in range(8)]

    async def adds(who: Someone, channel: str, other: str) -> int:
        return (await who.request("PUT", f"/people/{{me}}/channels/{channel}/recipients/{other}"))[0]

    assert await adds(stranger, group, stranger.id) == 404, "who is in it adds others"
    assert await adds(places.aki, two, stranger.id) == 400, "two people are no group"
    for nobody in (places.bot, "1", "x"):
        assert await adds(places.aki, group, nobody) == 400, nobody
    assert [await adds(places.ben, group, each) for each in many] == [200] * 7 + [400]


async def test_who_leaves_a_group_sees_and_presses_nothing_there(places: Places) -> None:
    await places.install(places.aki)
    group = await places.group()
    table = await places.answer(await places.run(group), MESSAGE, TABLE)
    pressed = await places.press(places.ben, table)
    hand = await places.answer(pressed, MESSAGE, TABLE | {"flags": EPHEMERAL, "content": "hand"})
    asked = await places.press(places.ben, table)
    await places.answer(asked, MODAL, {"custom_id": "m", "title": "M", "components": [{"type": 10, "content": "?"}]})
    await asyncio.gather(places.aki.listen(), places.ben.listen())
    membership = f"/people/{{me}}/channels/{group}/recipients/{places.ben.id}"
    assert (await places.chloe.request("DELETE", membership))[0] == 403
    await places.events()
    await places.ben.do("DELETE", membership)
    await places.ben.event("channel_delete", lambda d: d["id"] == group)
    seen = await places.aki.event("channel_update", lambda d: d["id"] == group)
    assert [user["id"] for user in seen["channel"]["recipients"]] == [places.aki.id, places.chloe.id]
    line = (await places.aki.event("message_create", lambda d: d["message"]["channel_id"] == group))["message"]
    assert (line["type"], line["author"]["id"]) == (2, places.ben.id)
    assert group not in [each["id"] for each in await places.ben.do("GET", "/people/{me}/dms")]
    for method, path, body in (
        ("GET", f"/channels/{group}/messages", None),
        ("POST", f"/channels/{group}/messages", {"content": "x"}),
        ("POST", f"/channels/{group}/commands", {"name": "play"}),
        ("POST", f"/messages/{table['id']}/components", {"custom_id": "go"}),
        ("POST", f"/messages/{hand['id']}/components", {"custom_id": "go"}),
        ("POST", f"/interactions/{asked['id']}/modal", {"components": {}}),
        ("DELETE", f"/channels/{group}/recipients/{places.ben.id}", None),
    ):
        assert (await places.ben.request(method, f"/people/{{me}}{path}", body))[0] == 404, path
    assert await places.events() == set(), "the bot hears nothing"


async def test_tokens_of_presses_outlive_a_membership(places: Places) -> None:
    await places.install(places.aki)
    group = await places.group()
    table = await places.answer(await places.run(group), MESSAGE, TABLE)
    pressed = await places.press(places.ben, table)
    await places.answer(pressed, DEFERRED_UPDATE)
    await asyncio.gather(places.aki.listen(), places.ben.listen())
    await places.ben.do("DELETE", f"/people/{{me}}/channels/{group}/recipients/{places.ben.id}")
    status, edited = await places.token(pressed, "PATCH", "/messages/@original", {"content": "still edited"})
    assert (status, edited["id"]) == (200, table["id"])
    assert (await places.token(pressed, "POST", "", {"content": "for Ben", "flags": EPHEMERAL}))[0] == 200
    assert (await places.token(pressed, "POST", "", {"content": "for all"}))[0] == 200
    await places.aki.event("message_create", lambda d: d["message"]["content"] == "for all")
    await places.ben.do("POST", "/people/{me}/dms", {"recipients": [places.chloe.id]})
    await places.ben.event("channel_create")
    assert not [each for each in places.ben.events if each["t"].startswith("message_")], "nothing of it reaches Ben"


async def test_the_owner_removes_others_and_a_group_passes_on(places: Places) -> None:
    group = await places.group()
    await places.aki.do("DELETE", f"/people/{{me}}/channels/{group}/recipients/{places.chloe.id}")
    assert (await places.chloe.request("GET", f"/people/{{me}}/channels/{group}/messages"))[0] == 404
    await places.aki.do("DELETE", f"/people/{{me}}/channels/{group}/recipients/{places.aki.id}")
    (found,) = [each for each in await places.ben.do("GET", "/people/{me}/dms") if each["id"] == group]
    assert (found["owner_id"], [user["id"] for user in found["recipients"]]) == (places.ben.id, [places.ben.id])
    await places.ben.do("DELETE", f"/people/{{me}}/channels/{group}/recipients/{places.ben.id}")
    assert int(group) not in places.world.pg.app.world.channels


async def test_once_the_server_has_removed_the_bot_its_buttons_reach_nobody(places: Places) -> None:
    await places.install(places.aki)
    await places.aki.listen()
    lounge = places.world.channels["table-1"]
    table = await places.answer(await places.run(lounge), MESSAGE, TABLE)
    served = await places.answer(await places.run(lounge, "served"), MESSAGE, TABLE)
    await places.aki.do("PATCH", f"/world/guilds/{places.world.lounge}", {"bot": "gone"})
    asked = await places.aki.press(served["id"], "go")
    places.world.pg.app.clock.move(limits.FIRST_RESPONSE_SECONDS)
    await places.aki.failed(asked)
    pressed = await places.press(places.aki, table)
    assert pressed["authorizing_integration_owners"] == {"1": places.aki.id}, "the first event since"


async def test_requests_by_an_interactions_token_do_not_count_to_the_bots_own() -> None:
    async with playing(PlaygroundOptions()) as world, gateway(world) as client:
        for _ in range(2):
            await client.event("GUILD_CREATE")
        places = Places(world, client)
        await world.rest("PUT", f"/applications/{world.application_id}/commands", COMMANDS)
        lounge = world.channels["table-1"]
        tokens = [await places.run(lounge) for _ in range(13)]
        world.pg.app.clock.move(limits.GLOBAL_PACE.seconds)
        before = (await places.aki.do("GET", "/world"))["requests"]
        edits: list[Coroutine[None, None, tuple[int, Json]]] = []
        for asked in tokens:
            await places.answer(asked, MESSAGE, {"content": "x"})
            edits += [places.token(asked, "PATCH", "/messages/@original", {"content": "y"}) for _ in range(4)]
        assert {status for status, _ in await asyncio.gather(*edits)} == {200}
        own = [await world.rest("GET", "/users/@me") for _ in range(limits.OTHER_PACE.requests)]
        assert {status for status, _ in own} == {200}
        after = (await places.aki.do("GET", "/world"))["requests"]
        assert {by: after[by] - before[by] for by in after} == {"bot": len(own), "token": len(edits) + len(tokens)}
        assert {each["by"] for each in await world.requests() if each["path"].startswith("/webhooks")} == {"token"}
