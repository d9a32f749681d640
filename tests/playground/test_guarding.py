"""What the playground refuses, as a foreign page could send it."""

import aiohttp
import pytest

from tests.playground.conftest import World

JSON = {"Content-Type": "application/json"}


def _paths(world: World) -> tuple[tuple[str, str], ...]:
    mia = world.people[0].id
    channel = world.channels["table-1"]
    return (
        ("GET", "/"),
        ("GET", "/world"),
        ("GET", "/static/app.js"),
        ("GET", "/nothing"),
        ("GET", "/gateway"),
        ("GET", f"/people/{mia}/events"),
        ("POST", f"/people/{mia}/channels/{channel}/messages"),
        ("DELETE", f"/channels/{channel}"),
        ("GET", f"/api/v10/channels/{channel}"),
        ("POST", f"/api/v10/channels/{channel}/messages"),
    )


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "foreign.example"},
        {"Host": "127.0.0.1.foreign.example:{port}"},
        {"Host": "foreign.example:{port}", "Origin": "http://foreign.example:{port}"},
        {"Host": "["},
        {"Origin": "http://foreign.example"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "http://localhost:{port}"},
        {"Origin": "https://127.0.0.1:{port}"},
        {"Origin": "null"},
    ],
    ids=str,
)
async def test_every_request_of_a_foreign_page_is_refused(world: World, headers: dict[str, str]) -> None:
    sent = {name: value.format(port=world.pg.port) for name, value in headers.items()}
    before = await world.requests()
    for method, path in _paths(world):
        async with world.session.request(method, world.pg.url + path, headers=JSON | sent) as response:
            assert response.status == 403, (method, path)
            assert (await response.json())["error"].endswith(".")
    for path in ("/gateway", f"/people/{world.people[0].id}/events"):
        with pytest.raises(aiohttp.WSServerHandshakeError) as refusal:
            await world.session.ws_connect(world.pg.url + path, headers=sent)
        assert refusal.value.status == 403
    assert await world.requests() == before, "nothing reached the bot's side"
    async with world.session.get(f"{world.pg.url}/world") as response:
        names = {c["name"] for guild in (await response.json())["guilds"] for c in guild["channels"]}
    assert "table-1" in names


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "[::1]"])
async def test_its_own_page_may_be_opened_by_any_name_of_this_machine(world: World, name: str) -> None:
    for port in (world.pg.port, 8077):
        headers = {"Host": f"{name}:{port}", "Origin": f"http://{name}:{port}"}
        async with world.session.get(f"{world.pg.url}/world", headers=headers) as response:
            assert response.status == 200
        url = f"{world.pg.url}/people/{world.people[0].id}/events"
        async with world.session.ws_connect(url, headers=headers) as socket:
            assert (await socket.receive_json())["t"] == "connected"


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", None]
)
async def test_a_change_that_is_not_declared_as_json_is_refused(world: World, kind: str | None) -> None:
    mia, channel = world.people[0].id, world.channels["table-1"]
    headers = {} if kind is None else {"Content-Type": kind}
    for method, path, body in (
        ("POST", f"/people/{mia}/channels/{channel}/messages", b'{"content": "x"}'),
        ("POST", f"/people/{mia}/channels/{channel}/typing", b""),
        ("PATCH", f"/people/{mia}", b'{"locale": "ja"}'),
        ("POST", "/world/clock", b'{"ahead": 3600}'),
        ("DELETE", f"/channels/{channel}", b"{}"),
    ):
        skip = ["Content-Type"] if kind is None else []
        async with world.session.request(
            method, world.pg.url + path, data=body, headers=headers, skip_auto_headers=skip
        ) as response:
            assert response.status == 415, (method, path)
    assert await world.people[0].messages(channel) == []


async def test_every_response_says_what_browsers_shall_not_do_with_it(world: World) -> None:
    for method, path in _paths(world):
        async with world.session.request(method, world.pg.url + path, headers=JSON) as response:
            assert response.headers["X-Content-Type-Options"] == "nosniff", path
            assert "frame-ancestors 'none'" in response.headers["Content-Security-Policy"], path
            assert response.headers["Cross-Origin-Resource-Policy"] == "same-origin", path
    async with world.session.get(f"{world.pg.url}/cdn/embed/avatars/1.png") as response:
        assert response.headers["Content-Security-Policy"].startswith("sandbox;")
