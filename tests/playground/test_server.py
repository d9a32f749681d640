"""The process, its page and files, and changes of its world."""

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import orjson
import pytest
from aiohttp import ClientSession

from playground.errors import Json
from tests.playground.conftest import World, playing, soon
from tests.playground.raw import gateway
from tests.playground.test_limits import LABELLED

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def process(*options: str) -> AsyncIterator[tuple[Process, str]]:
    """A playground and its first line. It ends without an error with its standard input, if not before."""
    command = (sys.executable, "-m", "playground", "--until-stdin-ends", *options)
    running = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=PIPE, stdout=PIPE)
    yield running, (await running.stdout.readline()).decode()
    running.stdin.close()
    assert await soon(running.wait()) == 0


@pytest.mark.parametrize("end", ["signal", "stdin"])
async def test_the_process_says_where_it_is_and_ends_when_told(end: str) -> None:
    async with process("--seed-people", "14") as (running, said):
        assert said.startswith("Playground on http://127.0.0.1:")
        if end == "signal":
            running.send_signal(signal.SIGTERM)
            await soon(running.wait())


async def test_the_page_speaks_the_languages_of_a_folder_as_well(tmp_path: Path) -> None:
    (tmp_path / "nl").mkdir()
    (tmp_path / "nl" / "language.ftl").touch()
    (tmp_path / "nl" / "playground.ftl").write_text("playground-cancel = Annuleren\n")
    async with (
        process("--languages", str(tmp_path)) as (_, said),
        ClientSession() as session,
        session.get(f"{said.split()[-1]}/static/texts.js") as response,
    ):
        assert (response.status, response.content_type) == (200, "text/javascript")
        words = orjson.loads((await response.text()).removeprefix("export const TEXTS = ").removesuffix(";"))
    assert {"en", "ja", "nl"} <= words.keys()
    assert (words["nl"]["playground-cancel"], words["nl"]["playground-close"]) == ("Annuleren", "Close")


async def test_the_page_and_its_parts_are_served(world: World) -> None:
    for path, kind in (("/", "html"), ("/static/app.js", "javascript"), ("/cdn/embed/avatars/1.png", "png")):
        async with world.session.get(world.pg.url + path) as response:
            assert (response.status, response.content_type.rpartition("/")[2]) == (200, kind), path
    for path in ("/cdn/attachments/1/2/x.png", "/cdn/emojis/1.png", "/static/../server.py", "/nothing"):
        async with world.session.get(world.pg.url + path) as response:
            assert response.status == 404, path


async def test_the_page_is_revalidated_on_every_request(world: World) -> None:
    for path in ("/", "/static/app.js", "/static/style.css", "/static/icon.svg"):
        async with world.session.get(world.pg.url + path) as response:
            assert response.headers["Cache-Control"] == "no-cache", path
            known = {"If-None-Match": response.headers["ETag"]}
        async with world.session.get(world.pg.url + path, headers=known) as response:
            assert (response.status, response.headers["Cache-Control"]) == (304, "no-cache"), path


async def test_the_seed_is_the_same_every_time(world: World) -> None:
    async with playing() as again:
        assert [p.id for p in again.people] == [p.id for p in world.people]
        assert again.channels == world.channels
        assert again.application_id == world.application_id


async def test_guilds_channels_and_people_can_be_added_while_the_bot_is_there(world: World) -> None:
    aki = world.people[0]
    await aki.listen()
    async with gateway(world) as client:
        await client.event("GUILD_CREATE")
        await client.event("GUILD_CREATE")
        guild = await world.post("/world/guilds", {"name": "New", "preferred_locale": "de", "channels": ["a", "b"]})
        created = await client.event("GUILD_CREATE")
        assert (created["id"], created["preferred_locale"], len(created["channels"])) == (guild["id"], "de", 2)
        channel = await world.post("/world/channels", {"guild_id": guild["id"], "name": "c"})
        assert (await client.event("CHANNEL_CREATE"))["id"] == channel["id"]
        await aki.event("channel_create", lambda d: d["channel"]["id"] == channel["id"])
        person = await world.post("/people", {"global_name": "Zoe", "locale": "fr"})
        assert (await client.event("GUILD_MEMBER_ADD"))["user"]["id"] == person["id"]
        status, world_now = await aki.request("GET", "/world")
        assert status == 200
        assert world_now["connected"] is True
        assert person["id"] in world_now["guilds"][-1]["members"]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/world/clock", {"ahead": -1}),
        ("/world/clock", {"ahead": "soon"}),
        ("/world/faults", {"kind": "earthquake"}),
        ("/world/guilds", {"name": ""}),
        ("/people", {"global_name": "X", "locale": "xx"}),
    ],
)
async def test_invalid_requests_are_refused_with_a_sentence(world: World, path: str, body: Json) -> None:
    status, answer = await world.people[0].request("POST", path, body)
    assert status == 400
    assert answer["error"].endswith(".")


async def test_a_request_cut_off_midway_has_no_effect(world: World) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", world.pg.port)
    head = f"POST /api/v10/channels/{world.channels['table-1']}/messages HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    head += "Authorization: Bot x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    writer.write(head.encode())
    await writer.drain()
    await world.look()  # by then it has been read
    writer.transport.abort()
    await world.look()
    assert await world.requests() == []
    assert await reader.read() == b""


async def test_an_unanswered_modal_can_be_sent_again(world: World) -> None:
    aki = world.people[0]
    await world.rest("PUT", f"/applications/{world.application_id}/commands", [{"name": "ask", "description": "x"}])
    async with gateway(world) as client:
        opened = await aki.run(world.channels["table-1"], "ask")
        interaction = await client.event("INTERACTION_CREATE")
        modal = {"type": 9, "data": {"title": "T", "custom_id": "m", "components": [LABELLED]}}
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        assert (await world.rest("POST", path, modal, token=None))[0] == 204
        send = ("POST", f"/people/{{me}}/interactions/{opened}/modal", {"components": {"a": "x"}})
        assert (await aki.request(*send))[0] == 200
        assert (await aki.request(*send))[0] == 400
        await world.post("/world/clock", {"ahead": 3})
        assert (await aki.request(*send))[0] == 200
        data = (await client.event("INTERACTION_CREATE"))["data"]
        assert data["components"][0]["component"] == {"type": 4, "id": 2, "custom_id": "a", "value": "x"}
