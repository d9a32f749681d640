"""The types of the playground's page (static/types.d.ts) match what the playground sends."""

import re
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import cast

import orjson
import pytest

import playground
from playground.errors import Json
from playground.images import plain_png
from tests.playground.conftest import Someone, World
from tests.playground.raw import gateway
from tests.playground.test_limits import V2, button, container, multipart, row, select, text

ROOT = Path(playground.__file__).parent.parent
TYPES = ROOT / "playground" / "static" / "types.d.ts"
TSC = ROOT / ".venv" / "js" / "node_modules" / ".bin" / "tsc"

LINK = {"type": 2, "style": 5, "label": "L", "url": "https://a.b"}
PICTURE = {"media": {"url": "attachment://p.png"}, "description": "A picture"}
OPTIONS = [{"label": "l", "value": "v", "description": "d", "default": True}, {"label": "m", "value": "w"}]
MODAL: Json = {
    "title": "t",
    "custom_id": "modal",
    "components": [
        {"type": 18, "label": "l", "description": "d", "component": {"type": 4, "custom_id": "a", "style": 2}},
        {"type": 18, "label": "l", "component": {"type": 21, "custom_id": "b", "options": OPTIONS}},
        {"type": 18, "label": "l", "component": {"type": 22, "custom_id": "c", "options": OPTIONS}},
        {"type": 18, "label": "l", "component": {"type": 23, "custom_id": "d"}},
        {"type": 18, "label": "l", "component": select(2, custom_id="e", required=False)},
    ],
}
ROWS = {"title": "t", "custom_id": "rows", "components": [row({"type": 4, "custom_id": "a", "style": 1, "label": "l"})]}
UPLOAD = {
    "title": "t",
    "custom_id": "upload",
    "components": [text(), {"type": 18, "label": "l", "component": {"type": 19, "custom_id": "f"}}],
}
EMBED = {
    "title": "t",
    "url": "https://a.b",
    "description": "d",
    "color": 7,
    "author": {"name": "a"},
    "fields": [{"name": "n", "value": "v", "inline": True}],
    "image": {"url": "https://a.b/c.png", "width": 3, "height": 4},
    "footer": {"text": "f"},
}
NUMBER = {"type": 4, "name": "number", "description": "n", "required": True, "min_value": 1, "max_value": 2}
COMMANDS: list[Json] = [
    {
        "name": "play",
        "description": "Play",
        "name_localizations": {"ja": "遊ぶ"},
        "description_localizations": {"ja": "遊びます"},
        "options": [
            NUMBER,
            {"type": 3, "name": "game", "description": "g", "autocomplete": True},
            {"type": 3, "name": "how", "description": "h", "choices": [{"name": "fast", "value": "f"}]},
            {"type": 3, "name": "word", "description": "w", "min_length": 1, "max_length": 9},
            {"type": 7, "name": "where", "description": "w", "channel_types": [0]},
        ],
    },
    {"name": "table", "description": "T", "options": [{"type": 1, "name": "close", "description": "c", "options": []}]},
    {"type": 3, "name": "Quote"},
]
DECLARATIONS = """
type Whole<T> =
  T extends readonly (infer Item)[] ? readonly Whole<Item>[]
  : T extends object ? { readonly [Key in keyof T]: Whole<T[Key]> }
  : T;
"""

EVENT = re.compile(r'"(\w+)"(?=[^;]*; d:)')
"""The names of events, which stand before their data."""

Samples = list[tuple[str, Json | list[Json]]]


@pytest.fixture
async def samples(world: World) -> AsyncIterator[Samples]:
    """What the page receives, by the type it is read as."""
    aki = world.people[0]
    lounge = world.channels["table-1"]
    async with gateway(world) as client:
        await client.event("GUILD_CREATE")
        await aki.listen()
        await world.rest("PUT", f"/applications/{world.application_id}/commands", COMMANDS)

        async def answer(kind: int, data: object = None) -> None:
            asked = await client.event("INTERACTION_CREATE")
            path = f"/interactions/{asked['id']}/{asked['token']}/callback"
            await world.rest("POST", path, {"type": kind} | ({} if data is None else {"data": data}), token=None)

        await converse(world, aki, lounge)
        message = await everything(world, lounge)
        for modal in (MODAL, ROWS, UPLOAD):
            await aki.press(message["id"], "b")
            await answer(9, modal)
        await aki.run(lounge, "play", number=1)
        await answer(4, {"content": "Played"})
        silent = await aki.run(lounge, "play", number=2)
        await client.event("INTERACTION_CREATE")
        world.pg.app.clock.move(4)
        await aki.failed(silent)
        await aki.do("POST", "/people", {"global_name": "Lou", "locale": "ja"})
        await aki.do("PATCH", "/people/{me}", {"locale": "en-GB"})
        await aki.do("DELETE", f"/channels/{world.channels['table-2']}")
        await aki.do("POST", "/world/guilds", {"name": "Other"})
        await world.rest("POST", "/users/@me/channels", {"recipient_id": aki.id})
        await aki.do("POST", "/people/{me}/dms", {"recipients": [each.id for each in world.people[1:3]], "name": "Fri"})
        await aki.event("channel_create", lambda d: d["channel"]["type"] == 1)
        await aki.event("guild_create")
        yield [
            ("World", await aki.do("GET", "/world")),
            ("Command[]", await aki.do("GET", f"/people/{{me}}/channels/{lounge}/commands")),
            ("DirectChannel[]", await aki.do("GET", "/people/{me}/dms")),
            ("Message[]", await aki.messages(lounge)),
            *(("StreamEvent", event) for event in aki.events),
        ]


async def converse(world: World, aki: Someone, channel: str) -> None:
    """A reply, a reaction that is taken back, a thread, a message that is edited and deleted."""
    said = await aki.write(channel, "Hello")
    path = f"/people/{{me}}/channels/{channel}/messages/{said['id']}"
    answer = await aki.write(channel, "Hello yourself", reply_to=said["id"])
    await aki.do("PUT", f"{path}/reactions/👍")
    await aki.do("DELETE", f"{path}/reactions/👍")
    await aki.do("PUT", f"{path}/reactions/🎉")
    await aki.do("PATCH", path, {"content": "Good evening"})
    await aki.do("DELETE", f"/people/{{me}}/channels/{channel}/messages/{answer['id']}")
    thread = await aki.do("POST", f"/people/{{me}}/channels/{channel}/threads", {"name": "aside"})
    await aki.do("POST", f"/people/{{me}}/channels/{channel}/typing")
    await aki.do("PATCH", f"/world/channels/{thread['id']}", {"archived": True})
    await world.rest("POST", f"/channels/{channel}/messages", {"content": f"<@{aki.id}>", "embeds": [EMBED]})
    await world.rest("POST", f"/channels/{channel}/threads", {"name": "among us", "type": 12})


async def everything(world: World, channel: str) -> Json:
    """A message with every component and files."""
    users = {
        "type": 5,
        "custom_id": "u",
        "placeholder": "p",
        "default_values": [{"id": world.people[0].id, "type": "user"}],
    }
    components = [
        row(button(emoji={"name": "🎴"}, disabled=False), button("c", disabled=True), LINK),
        row(select(2, custom_id="s", disabled=True)),
        row(users),
        row({"type": 8, "custom_id": "channels", "channel_types": [0]}),
        {"type": 9, "components": [text()], "accessory": {"type": 11, **PICTURE}},
        {"type": 12, "items": [PICTURE, {"media": {"url": "attachment://SPOILER_q.png"}, "spoiler": True}]},
        {"type": 13, "file": {"url": "attachment://r.jsonl"}},
        {"type": 14, "divider": False, "spacing": 2},
        container(text(), accent_color=7, spoiler=True),
        container(text()),
    ]
    picture = plain_png("#1f6f54", side=4)
    files = [("p.png", picture), ("SPOILER_q.png", picture), ("r.jsonl", b"{}")]
    described = {"attachments": [{"id": 0, "description": "A picture"}, {"id": 1}, {"id": 2}]}
    body = {"flags": V2, "components": components, **described}
    status, message = await multipart(world, "POST", f"/channels/{channel}/messages", body, *files)
    assert status == 200, message
    return message


async def test_the_types_fit_what_is_sent(samples: Samples, tmp_path: Path) -> None:
    if not TSC.exists():
        pytest.skip("tsc is not installed (`make check` does)")
    checks = "".join(
        f"const sent{at} = {orjson.dumps(sample).decode()} as const;\nconst read{at}: Whole<{kind}> = sent{at};\n"
        for at, (kind, sample) in enumerate(samples)
    )
    (tmp_path / "types.d.ts").write_text(TYPES.read_text())
    (tmp_path / "samples.ts").write_text(DECLARATIONS + checks)
    options = ("--strict", "--noEmit", "--lib", "es2023,dom")
    found = subprocess.run(
        [TSC, *options, "types.d.ts", "samples.ts"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stdout[:4000]


async def test_no_type_has_a_field_that_is_never_sent(samples: Samples) -> None:
    declared = set(re.findall(r"(?:^|[{;]) *(\w+)\??:", TYPES.read_text(), re.MULTILINE))
    never = declared - set(keys([sample for _, sample in samples])) - {"t", "d"}
    assert never == {"animated"}, "only emojis of the application have that, and this one has none"
    events = {event["t"] for kind, event in samples if kind == "StreamEvent" and isinstance(event, dict)}
    assert set(EVENT.findall(TYPES.read_text())) == events


def keys(found: object) -> Iterator[str]:
    """The names of all fields, nested ones too."""
    if isinstance(found, dict):
        within = cast(Json, found)
        yield from within
        yield from keys(list(within.values()))
    elif isinstance(found, list):
        for each in cast(list[object], found):
            yield from keys(each)
