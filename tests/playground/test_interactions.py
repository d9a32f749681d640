"""Responses to interactions, valid, invalid and late, without discord.py."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from playground.errors import Json
from tests.playground.conftest import Someone, World, coded
from tests.playground.raw import Gateway, gateway
from tests.playground.test_limits import LABELLED, button, faults, legacy, paths, row, select


class Table:
    """A person, a gateway connection and a message with a button and a select."""

    def __init__(self, world: World, client: Gateway, aki: Someone) -> None:
        self.world = world
        self.client = client
        self.aki = aki
        self.channel = world.channels["table-1"]
        self.message: Json = {}

    async def lay(self) -> None:
        commands = [
            {
                "name": "play",
                "description": "Play",
                "options": [{"type": 3, "name": "game", "description": "g", "autocomplete": True}],
            },
            {"name": "table", "description": "Table", "options": [{"type": 1, "name": "close", "description": "c"}]},
            {"name": "guarded", "description": "Guarded", "default_member_permissions": "8"},
            {"name": "private", "description": "Private", "contexts": [1]},
            {"type": 2, "name": "Stats"},
            {"type": 3, "name": "Quote"},
        ]
        await self.world.rest("PUT", f"/applications/{self.world.application_id}/commands", commands)
        body = legacy(row(button("go"), button("off", disabled=True)), row(select(3, min_values=2, max_values=2)))
        _, self.message = await self.world.rest("POST", f"/channels/{self.channel}/messages", body)

    async def press(self, **body: object) -> Json:
        await self.aki.press(self.message["id"], **({"custom_id": "go"} | body))
        return await self.client.event("INTERACTION_CREATE")

    async def run(self, name: str = "play", **body: object) -> Json:
        await self.aki.do("POST", f"/people/{{me}}/channels/{self.channel}/commands", {"name": name, **body})
        return await self.client.event("INTERACTION_CREATE")

    async def answer(self, interaction: Json, kind: int, data: object = None, *, query: str = "") -> tuple[int, Any]:
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback{query}"
        body = {"type": kind} if data is None else {"type": kind, "data": data}
        return await self.world.rest("POST", path, body, token=None)

    async def token(self, interaction: Json, method: str, rest: str = "", body: object = None) -> tuple[int, Any]:
        path = f"/webhooks/{self.world.application_id}/{interaction['token']}{rest}"
        return await self.world.rest(method, path, body, token=None)


@pytest.fixture
async def table(world: World) -> AsyncIterator[Table]:
    aki = world.people[0]
    async with gateway(world) as client:
        await client.event("GUILD_CREATE")
        table = Table(world, client, aki)
        await table.lay()
        await aki.listen()
        yield table


async def test_an_interaction_says_who_where_and_what(table: Table) -> None:
    interaction = await table.press()
    assert interaction["data"] == {"custom_id": "go", "component_type": 2, "id": 2}
    assert interaction["member"]["user"]["id"] == table.aki.id
    assert (interaction["locale"], interaction["guild_locale"]) == ("ja", "en-US")
    assert interaction["message"]["content"] == "x"
    assert int(interaction["app_permissions"]) & 1 << 11
    assert (interaction["context"], interaction["entitlements"]) == (0, [])
    assert interaction["channel"]["id"] == table.channel
    interaction = await table.press(custom_id="s", values=["v2", "v0"])
    assert interaction["data"]["values"] == ["v2", "v0"]
    interaction = await table.run("table close")
    assert interaction["data"]["options"] == [{"name": "close", "type": 1, "options": []}]
    interaction = await table.run("Stats", target_id=table.aki.id)
    assert interaction["data"]["resolved"]["members"][table.aki.id]["roles"] == []
    interaction = await table.run("Quote", target_id=table.message["id"])
    assert interaction["data"]["resolved"]["messages"][table.message["id"]]["content"] == "x"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"custom_id": "off"}, 400),
        ({"custom_id": "gone"}, 404),
        ({"custom_id": "go", "values": ["x"]}, 400),
        ({"custom_id": "s", "values": ["v0"]}, 400),
        ({"custom_id": "s", "values": ["v0", "v0"]}, 400),
        ({"custom_id": "s", "values": ["v0", "v9"]}, 400),
    ],
)
async def test_a_client_does_not_send_what_it_does_not_offer(table: Table, body: Json, status: int) -> None:
    path = f"/people/{{me}}/messages/{table.message['id']}/components"
    assert (await table.aki.request("POST", path, body))[0] == status


async def test_a_client_offers_the_commands_one_may_use_here(table: Table) -> None:
    path = f"/people/{{me}}/channels/{table.channel}/commands"
    ben = table.world.people[1]
    assert (await table.aki.request("POST", path, {"name": "guarded"}))[0] == 200
    for person, body in (
        (ben, {"name": "guarded"}),
        (table.aki, {"name": "private"}),
        (table.aki, {"name": "nothing"}),
        (table.aki, {"name": "table nothing"}),
    ):
        assert (await person.request("POST", path, body))[0] == 404, body
    for body in ({"name": "table"}, {"name": "Quote", "target_id": "1"}):
        assert (await table.aki.request("POST", path, body))[0] == 400, body


async def test_an_interaction_is_answered_once(table: Table) -> None:
    interaction = await table.press()
    status, answer = await table.answer(interaction, 4, {"content": "hi"}, query="?with_response=true")
    assert status == 200
    assert answer["interaction"]["response_message_id"] == answer["resource"]["message"]["id"]
    assert answer["resource"]["type"] == 4
    message = answer["resource"]["message"]
    assert (message["type"], message["message_reference"]["message_id"]) == (19, table.message["id"])
    assert coded(await table.answer(interaction, 4, {"content": "again"})) == (400, 40060)


async def test_an_answer_beyond_the_limits_is_refused_and_can_be_repeated(table: Table) -> None:
    for kind, data, path in (
        (4, {"content": "x" * 2001}, "data.content"),
        (4, None, "data"),
        (8, {"choices": []}, "type"),
        (99, {}, "type"),
        (9, {"title": "x" * 46, "custom_id": "m", "components": [LABELLED]}, "data.title"),
        (9, {"title": "x", "custom_id": "x" * 101, "components": [LABELLED]}, "data.custom_id"),
        (9, {"title": "x", "custom_id": "m", "components": []}, "data.components"),
        (9, {"title": "x", "custom_id": "m", "components": [{"type": 10, "content": "t"}] * 6}, "data.components"),
        (
            9,
            {"title": "x", "custom_id": "m", "components": [LABELLED, LABELLED]},
            "data.components.1.component.custom_id",
        ),
        (9, modal(label="x" * 46), "data.components.0.label"),
        (9, modal(component={"type": 4, "custom_id": "a", "style": 3}), "data.components.0.component.style"),
        (
            9,
            modal(component={"type": 4, "custom_id": "a", "style": 1, "min_length": 4001}),
            "data.components.0.component.min_length",
        ),
        (
            9,
            modal(component={"type": 21, "custom_id": "a", "options": [{"label": "a", "value": "a"}]}),
            "data.components.0.component.options",
        ),
        (9, modal(component={"type": 2, "custom_id": "a"}), "data.components.0.component.type"),
    ):
        interaction = await table.press()
        status, answer = await table.answer(interaction, kind, data)
        assert (status, answer["code"], paths(answer["errors"])) == (400, 50035, [path])
        assert (await table.answer(interaction, 6))[0] == 204


def modal(**changes: object) -> Json:
    return {"title": "T", "custom_id": "m", "components": [LABELLED | changes]}


async def test_only_what_has_a_message_can_be_updated(table: Table) -> None:
    interaction = await table.run()
    for kind in (6, 7):
        assert faults(await table.answer(interaction, kind, {"content": "x"})) == (400, ["type"])
    interaction = await table.press()
    _, answer = await table.answer(interaction, 7, {"content": "new"}, query="?with_response=1")
    assert answer["resource"]["message"]["id"] == table.message["id"]
    assert (await table.token(interaction, "GET", "/messages/@original"))[1]["content"] == "new"
    assert (await table.aki.messages(table.channel))[0]["content"] == "new"


async def test_a_token_works_after_the_first_answer_and_for_its_own_messages(table: Table) -> None:
    interaction = await table.run()
    assert coded(await table.token(interaction, "POST", body={"content": "early"})) == (404, 10015)
    await table.answer(interaction, 6 - 1, {"flags": 64})
    status, first = await table.token(interaction, "POST", body={"content": "first", "flags": 0})
    assert (status, first["flags"]) == (200, 64)
    _, second = await table.token(interaction, "POST", body={"content": "second"})
    other = await table.run()
    await table.answer(other, 4, {"content": "other"})
    assert coded(await table.token(other, "PATCH", f"/messages/{second['id']}", {"content": "x"})) == (404, 10008)
    assert (await table.token(interaction, "DELETE", f"/messages/{second['id']}"))[0] == 204
    assert coded(await table.token(interaction, "PATCH", f"/messages/{second['id']}", {"content": "x"})) == (404, 10008)
    path = f"/channels/{table.channel}/messages/{first['id']}"
    assert coded(await table.world.rest("PATCH", path, {"content": "x"})) == (404, 10008)
    path = f"/webhooks/{table.world.application_id}/wrong"
    assert coded(await table.world.rest("POST", path, {"content": "x"})) == (401, 50027)
    assert (await table.token(interaction, "DELETE", "/messages/@original"))[0] == 204
    await table.aki.event("message_delete", lambda d: d["id"] == first["id"])


async def test_an_answer_takes_at_most_three_seconds_and_a_token_lasts_fifteen_minutes(table: Table) -> None:
    late, thinking = await table.run(), await table.run()
    await table.answer(thinking, 5)
    await table.world.post("/world/clock", {"ahead": 3})
    await table.aki.failed(late["id"])
    assert coded(await table.answer(late, 4, {"content": "late"})) == (404, 10062)
    assert (await table.token(thinking, "PATCH", "/messages/@original", {"content": "in time"}))[0] == 200
    await table.aki.done(thinking["id"])
    never = await table.run()
    await table.answer(never, 5)
    await table.world.post("/world/clock", {"ahead": 897})
    assert coded(await table.token(thinking, "PATCH", "/messages/@original", {"content": "late"})) == (401, 50027)
    await table.world.post("/world/clock", {"ahead": 3})
    await table.aki.failed(never["id"])


async def test_suggestions_fail_after_three_seconds(table: Table) -> None:
    body = {"name": "play", "options": {"game": "f"}, "focused": "game"}
    path = f"/people/{{me}}/channels/{table.channel}/autocomplete"
    asked = asyncio.create_task(table.aki.request("POST", path, body))
    interaction = await table.client.event("INTERACTION_CREATE")
    assert interaction["data"]["options"] == [{"name": "game", "type": 3, "value": "f", "focused": True}]
    many = [{"name": f"n{n}", "value": "v"} for n in range(26)]
    assert faults(await table.answer(interaction, 8, {"choices": many})) == (400, ["data.choices"])
    number = {"choices": [{"name": "x", "value": 5}]}
    assert faults(await table.answer(interaction, 8, number)) == (400, ["data.choices.0.value"])
    await table.world.post("/world/clock", {"ahead": 3})
    assert (await asked)[0] == 504


async def test_private_answers_are_for_one_user(table: Table) -> None:
    ben = table.world.people[1]
    await ben.listen()
    interaction = await table.press()
    await table.answer(interaction, 4, {"content": "psst", "flags": 64})
    private = await table.aki.answer(interaction["id"])
    assert private["content"] == "psst"
    assert [m["id"] for m in await ben.messages(table.channel)] == [table.message["id"]]
    _, listed = await table.world.rest("GET", f"/channels/{table.channel}/messages")
    assert [m["id"] for m in listed] == [table.message["id"]]
    assert coded(await table.world.rest("GET", f"/channels/{table.channel}/messages/{private['id']}")) == (404, 10008)
    await ben.write(table.channel, "hello")
    assert (await table.client.event("MESSAGE_CREATE"))["content"] == "hello"
    assert not [e for e in ben.events if e["t"] == "message_create" and e["d"]["message"]["content"] == "psst"]


async def test_an_interaction_without_a_connected_bot_fails(world: World) -> None:
    aki = world.people[0]
    await aki.listen()
    await world.rest("PUT", f"/applications/{world.application_id}/commands", [{"name": "play", "description": "x"}])
    interaction = await aki.run(world.channels["table-1"], "play")
    await world.post("/world/clock", {"ahead": 3})
    await aki.failed(interaction)
