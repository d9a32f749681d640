"""Bodies that Discord refuses, with the path of each error, and bodies just within the limits."""

import base64
import copy

import aiohttp
import orjson
import pytest

from playground.errors import Json
from playground.images import plain_png
from tests.playground.conftest import World, coded

V2 = 1 << 15


def text(length: int = 1) -> Json:
    return {"type": 10, "content": "x" * length}


def button(custom_id: str = "b", **extra: object) -> Json:
    return {"type": 2, "style": 1, "label": "B", "custom_id": custom_id, **extra}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def select(count: int = 1, **extra: object) -> Json:
    options = [{"label": f"o{n}", "value": f"v{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **extra}


def gallery(*urls: str, **extra: object) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **extra} for url in urls]}


def thumbnail(description: str) -> Json:
    return {"type": 11, "media": {"url": "https://a.b/c.png"}, "description": description}


def container(*components: Json, **extra: object) -> Json:
    return {"type": 17, "components": list(components), **extra}


def v2(*components: Json, **extra: object) -> Json:
    return {"flags": V2, "components": list(components), **extra}


def section(*components: Json, accessory: Json | None = None) -> Json:
    return {"type": 9, "components": list(components)} | ({} if accessory is None else {"accessory": accessory})


def link(**extra: object) -> Json:
    return {"type": 2, "style": 5, "label": "L", **extra}


def sections(count: int) -> list[Json]:
    return [section(text(), accessory=button(str(n))) for n in range(count)]


def rows_of_five(count: int) -> list[Json]:
    return [row(*[button(f"{n}{m}") for m in range(5)]) for n in range(count)]


def mentioning(**allowed: list[str]) -> Json:
    return {"content": "x", "allowed_mentions": allowed}


def legacy(*components: Json) -> Json:
    return {"content": "x", "components": list(components)}


def option(**extra: object) -> Json:
    return select() | {"options": [{"label": "l", "value": "v", **extra}]}


LONG_URL = "https://example.org/" + "x" * 500
LABELLED = {"type": 18, "label": "L", "component": {"type": 4, "custom_id": "a", "style": 1}}
"""A part of a modal."""
IN_ROW = "components.0.components.0"

MESSAGES: dict[str, tuple[Json, str]] = {
    "content": ({"content": "x" * 2001}, "content"),
    "content type": ({"content": 7}, "content"),
    "nonce": ({"content": "x", "nonce": "x" * 26}, "nonce"),
    "unknown reference": ({"content": "x", "message_reference": {"message_id": "1"}}, "message_reference"),
    "users parsed and named": (mentioning(parse=["users"], users=["1"]), "allowed_mentions.users"),
    "unknown mention kind": (mentioning(parse=["cats"]), "allowed_mentions.parse"),
    "six rows": (legacy(*[row(button(str(n))) for n in range(6)]), "components"),
    "six buttons": (legacy(row(*[button(str(n)) for n in range(6)])), "components.0.components"),
    "empty row": (legacy(row()), "components.0.components"),
    "select beside a button": (legacy(row(select(), button())), "components.0.components"),
    "bare button": (legacy(button()), "components.0.type"),
    "v2 kind without the flag": (legacy(text()), "components.0.type"),
    "label": (legacy(row(button(label="x" * 81))), f"{IN_ROW}.label"),
    "no label": (legacy(row(button(label=None))), IN_ROW),
    "custom id": (legacy(row(button("x" * 101))), f"{IN_ROW}.custom_id"),
    "empty custom id": (legacy(row(button(""))), f"{IN_ROW}.custom_id"),
    "custom id twice": (legacy(row(button()), row(button())), "components.1.components.0.custom_id"),
    "custom id and url": (legacy(row(button(url="https://a.b"))), f"{IN_ROW}.custom_id"),
    "link without url": (legacy(row(link())), f"{IN_ROW}.url"),
    "link too long": (legacy(row(link(url=LONG_URL))), f"{IN_ROW}.url"),
    "link scheme": (legacy(row(link(url="ftp://a.b"))), f"{IN_ROW}.url"),
    "button style": (legacy(row(button(style=7))), f"{IN_ROW}.style"),
    "unknown emoji": (legacy(row(button(emoji={"id": "5", "name": "x"}))), f"{IN_ROW}.emoji.id"),
    "letters for an emoji": (legacy(row(button(emoji={"name": "x"}))), f"{IN_ROW}.emoji.name"),
    "playing card for an emoji": (legacy(row(button(emoji={"name": "🂡"}))), f"{IN_ROW}.emoji.name"),
    "26 options": (legacy(row(select(26))), f"{IN_ROW}.options"),
    "no options": (legacy(row(select(0))), f"{IN_ROW}.options"),
    "option label": (legacy(row(option(label="x" * 101))), f"{IN_ROW}.options.0.label"),
    "option value": (legacy(row(option(value="x" * 101))), f"{IN_ROW}.options.0.value"),
    "option description": (legacy(row(option(description="x" * 101))), f"{IN_ROW}.options.0.description"),
    "placeholder": (legacy(row(select(placeholder="x" * 151))), f"{IN_ROW}.placeholder"),
    "min over max": (legacy(row(select(3, min_values=3, max_values=2))), f"{IN_ROW}.min_values"),
    "max over options": (legacy(row(select(3, max_values=4))), f"{IN_ROW}.max_values"),
    "max over 25": (legacy(row(select(3, max_values=26))), f"{IN_ROW}.max_values"),
    "content with v2": (v2(text(), content="x"), "content"),
    "embed with v2": (v2(text(), embeds=[{"title": "x"}]), "embeds"),
    "41 components": (v2(*[text() for _ in range(41)]), "components"),
    "42 components, those of sections": (v2(*sections(14)), "components"),
    "41 components, buttons in rows": (v2(*rows_of_five(6), *[text()] * 5), "components"),
    "six buttons with v2": (v2(row(*[button(str(n)) for n in range(6)])), "components.0.components"),
    "two selects in a row": (v2(row(select(), select(custom_id="t"))), "components.0.components"),
    "custom id twice, in a section": (
        v2(row(button()), section(text(), accessory=button())),
        "components.1.accessory.custom_id",
    ),
    "option value twice": (
        v2(row(select() | {"options": [{"label": of, "value": "v"} for of in "ab"]})),
        f"{IN_ROW}.options.1.value",
    ),
    "more by default than may be chosen": (
        v2(row(select() | {"options": [{"label": v, "value": v, "default": True} for v in "ab"]})),
        f"{IN_ROW}.options",
    ),
    "41 components, nested": (v2(container(*[text() for _ in range(40)])), "components"),
    "text": (v2(text(4001)), "components.0.content"),
    "no text": (v2(text(0)), "components.0.content"),
    "text in sum": (v2(text(2000), container(text(2001))), "components"),
    "section of four": (v2(section(*[text()] * 4, accessory=button())), "components.0.components"),
    "section without accessory": (v2(section(text())), "components.0.accessory"),
    "section of buttons": (v2(section(button(), accessory=button("c"))), f"{IN_ROW}.type"),
    "container in a container": (v2(container(container(text()))), f"{IN_ROW}.type"),
    "empty container": (v2(container()), "components.0.components"),
    "accent colour": (v2(container(text(), accent_color=1 << 24)), "components.0.accent_color"),
    "empty gallery": (v2(gallery()), "components.0.items"),
    "eleven pictures": (v2(gallery(*["https://a.b/c.png"] * 11)), "components.0.items"),
    "alt text": (v2(gallery("https://a.b/c.png", description="x" * 1025)), "components.0.items.0.description"),
    "alt text of a thumbnail": (
        v2(section(text(), accessory=thumbnail("x" * 1025))),
        "components.0.accessory.description",
    ),
    "empty alt text": (v2(gallery("https://a.b/c.png", description="")), "components.0.items.0.description"),
    "address of a picture": (v2(gallery("https://a.b/" + "x" * 2040)), "components.0.items.0.media.url"),
    "101 mentions": (mentioning(users=[str(n) for n in range(1, 102)]), "allowed_mentions.users"),
    "missing file": (v2(gallery("attachment://nothing.png")), "components.0.items.0.media.url"),
    "file by address": (v2({"type": 13, "file": {"url": "https://a.b/c"}}), "components.0.file.url"),
    "separator": (v2({"type": 14, "spacing": 3}), "components.0.spacing"),
    "modal input in a message": (v2(LABELLED), "components.0.type"),
    "component id twice": (v2(text() | {"id": 5}, text() | {"id": 5}), "components.1.id"),
    "embed title": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    "embeds in sum": ({"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]}, "embeds"),
    "embed field": ({"embeds": [{"fields": [{"name": "", "value": "x"}]}]}, "embeds.0.fields.0.name"),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds"),
    "attachment without file": ({"content": "x", "attachments": [{"id": 0}]}, "attachments.0.id"),
}

FINE: dict[str, Json] = {
    "content": {"content": "x" * 2000},
    "five rows of five": legacy(*rows_of_five(5)),
    "25 options": legacy(row(select(25, max_values=25))),
    "40 components": v2(*[text() for _ in range(40)]),
    "40 components, those of sections": v2(*sections(13), text()),
    "40 components, nested": v2(container(*[text() for _ in range(39)])),
    "4000 characters": v2(text(2000), container(text(2000))),
    "label and custom id": legacy(row(button("x" * 100, label="x" * 80))),
    "suit": legacy(row(button(emoji={"name": "♠️"}))),
    "suit without selector": legacy(row(button(emoji={"name": "♠"}))),
    "family": legacy(row(button(emoji={"name": "👩‍👩‍👧"}))),
    "keycap and flag": legacy(row(button("1", emoji={"name": "7️⃣"}), button("2", emoji={"name": "🇯🇵"}))),
    "ten pictures": v2(gallery(*["https://a.b/c.png"] * 10, description="x" * 1024)),
}


def paths(errors: Json, at: str = "") -> list[str]:
    found = [at] if "_errors" in errors else []
    for key, inner in errors.items():
        if key != "_errors":
            found += paths(inner, f"{at}.{key}" if at else key)
    return found


def faults(found: tuple[int, Json]) -> tuple[int, list[str]]:
    """The status of a response and the paths of the errors in it."""
    status, answer = found
    return status, paths(answer["errors"])


@pytest.mark.parametrize("name", MESSAGES)
async def test_a_message_beyond_the_limits_is_refused(world: World, name: str) -> None:
    body, path = MESSAGES[name]
    status, answer = await world.rest("POST", f"/channels/{world.channels['table-1']}/messages", body)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert paths(answer["errors"]) == [path]
    (entry,) = await world.requests()
    assert entry["errors"]
    assert await world.people[0].messages(world.channels["table-1"]) == []


async def test_a_message_within_the_limits_is_taken(world: World) -> None:
    for name, body in FINE.items():
        found = await world.rest("POST", f"/channels/{world.channels['table-1']}/messages", body)
        assert found[0] == 200, (name, found)


@pytest.mark.parametrize("body", [{}, {"content": "  \n"}, legacy(row(button())) | {"content": ""}, v2()])
async def test_an_empty_message_is_refused(world: World, body: Json) -> None:
    assert coded(await world.rest("POST", f"/channels/{world.channels['table-1']}/messages", body)) == (400, 50006)


async def test_a_components_v2_message_stays_v2(world: World) -> None:
    path = f"/channels/{world.channels['table-1']}/messages"
    _, message = await world.rest("POST", path, v2(text()))
    for body in ({"content": "x"}, {"flags": 0}, {"flags": 0, "content": "x", "components": []}):
        assert coded(await world.rest("PATCH", f"{path}/{message['id']}", body)) == (400, 50035), body
    _, plain = await world.rest("POST", path, {"content": "x"})
    assert (await world.rest("PATCH", f"{path}/{plain['id']}", v2(text())))[0] == 400
    status, changed = await world.rest("PATCH", f"{path}/{plain['id']}", v2(text(), content=None))
    assert (status, changed["flags"]) == (200, V2)


async def multipart(world: World, method: str, path: str, body: Json, *files: tuple[str, bytes]) -> tuple[int, Json]:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", orjson.dumps(body).decode())
    for number, (name, content) in enumerate(files):
        form.add_field(f"files[{number}]", content, filename=name, content_type="application/octet-stream")
    headers = {"Authorization": "Bot playground"}
    async with world.session.request(method, world.pg.api_url + path, data=form, headers=headers) as response:
        return response.status, await response.json()


async def test_files_are_kept_replaced_and_named_as_discord_names_them(world: World) -> None:
    path = f"/channels/{world.channels['table-1']}/messages"
    picture = plain_png("#123456", side=4)
    described = {"attachments": [{"id": 0, "description": "A table"}, {"id": "1"}]}
    status, message = await multipart(
        world, "POST", path, described, ("my t@ble.png", picture), ("表.txt", b"\r\n--x\r\n")
    )
    assert status == 200
    first, second = message["attachments"]
    assert (first["filename"], first["description"], first["width"]) == ("my_tble.png", "A table", 4)
    assert (second["filename"], second["size"]) == ("unknown.txt", 7)
    async with world.session.get(second["url"]) as response:
        assert await response.read() == b"\r\n--x\r\n"

    attachments = {"attachments": [{"id": second["id"]}, {"id": 0}]}
    status, message = await multipart(world, "PATCH", f"{path}/{message['id']}", attachments, ("new.png", picture))
    assert [a["filename"] for a in message["attachments"]] == ["unknown.txt", "new.png"]
    status, message = await multipart(world, "PATCH", f"{path}/{message['id']}", {}, ("more.png", picture))
    assert [a["filename"] for a in message["attachments"]] == ["unknown.txt", "new.png", "more.png"]
    shown = v2(gallery("attachment://new.png"), content="")
    _, message = await world.rest("PATCH", f"{path}/{message['id']}", shown)
    assert message["components"][0]["items"][0]["media"]["attachment_id"] == message["attachments"][1]["id"]

    assert coded(await multipart(world, "POST", path, {}, ("big.bin", bytes(10 * 1024 * 1024 + 1)))) == (413, 40005)


async def test_files_beyond_the_limits_are_refused(world: World) -> None:
    path = f"/channels/{world.channels['table-1']}/messages"
    for described, refused in (
        ({"attachments": [{"id": 0, "description": "x" * 1025}]}, "attachments.0.description"),
        ({"attachments": [{"id": 0, "filename": "x" * 1025}]}, "attachments.0.filename"),
    ):
        assert faults(await multipart(world, "POST", path, described, ("0.txt", b"x"))) == (400, [refused])
    assert coded(await multipart(world, "POST", path, {}, *[(f"{n}.txt", b"x") for n in range(11)])) == (400, 50035)
    described = {"attachments": [{"id": n, "description": "x" * 1024} for n in range(10)]}
    status, _ = await multipart(world, "POST", path, described, *[(f"{n}.txt", b"x") for n in range(10)])
    assert status == 200


def command(**changes: object) -> Json:
    return {"name": "play", "description": "Play", **changes}


def opt(**changes: object) -> Json:
    return {"type": 3, "name": "game", "description": "Which", **changes}


def choices(count: int, value: object = "v") -> list[Json]:
    return [{"name": f"c{n}", "value": value} for n in range(count)]


BIG = [
    opt(name=f"o{n}", description="x" * 100, choices=[{"name": f"c{m}", "value": "x" * 300} for m in range(2)])
    for n in range(12)
]

COMMANDS: dict[str, tuple[list[Json], str]] = {
    "upper case": ([command(name="Play")], "0.name"),
    "blank": ([command(name="play cards")], "0.name"),
    "name": ([command(name="x" * 33)], "0.name"),
    "no description": ([command(description="")], "0.description"),
    "description": ([command(description="x" * 101)], "0.description"),
    "unknown locale": ([command(name_localizations={"jp": "七"})], "0.name_localizations.jp"),
    "localized name": ([command(name_localizations={"ja": "七 並べ"})], "0.name_localizations.ja"),
    "localized description": ([command(description_localizations={"ja": "x" * 101})], "0.description_localizations.ja"),
    "same name": ([command(), command()], "1.name"),
    "26 options": ([command(options=[opt(name=f"o{n}") for n in range(26)])], "0.options"),
    "26 choices": ([command(options=[opt(choices=choices(26))])], "0.options.0.choices"),
    "choice type": ([command(options=[opt(type=4, choices=choices(1))])], "0.options.0.choices.0.value"),
    "choice name": (
        [command(options=[opt(choices=[{"name": "x" * 101, "value": "v"}])])],
        "0.options.0.choices.0.name",
    ),
    "option name": ([command(options=[opt(name="Game")])], "0.options.0.name"),
    "required last": ([command(options=[opt(), opt(name="b", required=True)])], "0.options.1"),
    "option twice": ([command(options=[opt(), opt()])], "0.options.1.name"),
    "subcommand beside option": ([command(options=[opt(), opt(type=1, name="s")])], "0.options"),
    "completed with choices": ([command(options=[opt(autocomplete=True, choices=choices(1))])], "0.options.0.choices"),
    "completed user": ([command(options=[opt(type=6, autocomplete=True)])], "0.options.0.type"),
    "min over max": ([command(options=[opt(type=4, min_value=3, max_value=2)])], "0.options.0.min_value"),
    "length of a number": ([command(options=[opt(type=4, min_length=3)])], "0.options.0.min_length"),
    "too large": ([command(options=BIG)], "0"),
    "described menu": ([{"type": 2, "name": "Profile", "description": "x"}], "0.description"),
    "context": ([command(contexts=[3])], "0.contexts.0"),
}


@pytest.mark.parametrize("name", COMMANDS)
async def test_a_command_beyond_the_limits_is_refused(world: World, name: str) -> None:
    body, path = COMMANDS[name]
    found = await world.rest("PUT", f"/applications/{world.application_id}/commands", body)
    assert (coded(found), faults(found)) == ((400, 50035), (400, [path]))


async def test_commands_are_registered_kept_changed_and_removed(world: World) -> None:
    path = f"/applications/{world.application_id}/commands"
    many = [command(name=f"c{n}") for n in range(100)]
    assert coded(await world.rest("PUT", path, [*many, command(name="one-more")])) == (400, 30032)
    body = command(
        name="七並べ", name_localizations={"ja": "しちならべ", "en-GB": "sevens"}, options=[opt(required=True)]
    )
    status, (first,) = await world.rest("PUT", path, [body])
    assert status == 200
    assert first["options"][0]["required"] is True
    _, again = await world.rest("PUT", path, [copy.deepcopy(body), {"type": 2, "name": "See stats"}])
    assert again[0]["id"] == first["id"]
    assert again[0]["version"] != first["version"]
    _, bare = await world.rest("GET", path)
    assert "name_localizations" not in bare[0]
    _, full = await world.rest("GET", f"{path}?with_localizations=true")
    assert full[0]["name_localizations"]["ja"] == "しちならべ"
    status, new = await world.rest("POST", path, command())
    assert status == 201
    assert (await world.rest("POST", path, command(description="Anew")))[0] == 200
    status, changed = await world.rest("PATCH", f"{path}/{new['id']}", {"description": "Changed"})
    assert (changed["description"], changed["name"]) == ("Changed", "play")
    assert (await world.rest("DELETE", f"{path}/{new['id']}"))[0] == 204
    assert coded(await world.rest("GET", f"{path}/{new['id']}")) == (404, 10063)

    guild = f"/applications/{world.application_id}/guilds/{world.lounge}/commands"
    _, (own,) = await world.rest("PUT", guild, [command(name="here")])
    assert own["guild_id"] == world.lounge
    aki = world.people[0]
    offered = await aki.do("GET", f"/people/{{me}}/channels/{world.channels['general']}/commands")
    assert [c["name_localized"] for c in offered] == ["here", "しちならべ", "See stats"]


def emoji(name: str, content: bytes) -> dict[str, str]:
    return {"name": name, "image": f"data:image/png;base64,{base64.b64encode(content).decode()}"}


async def test_emojis_beyond_the_limits_are_refused(world: World) -> None:
    path = f"/applications/{world.application_id}/emojis"
    picture = plain_png("#123456")
    assert (await world.rest("POST", path, emoji("seven", picture)))[0] == 201
    for body, field in (
        (emoji("s", picture), "name"),
        (emoji("seven of hearts", picture), "name"),
        (emoji("seven", picture), "name"),
        (emoji("eight", picture + bytes(256 * 1024)), "image"),
        (emoji("nine", b"no picture"), "image"),
        ({"name": "ten", "image": "https://a.b"}, "image"),
    ):
        assert faults(await world.rest("POST", path, body)) == (400, [field]), body["name"]
    world.pg.app.world.emojis.update(dict.fromkeys(range(1999), next(iter(world.pg.app.world.emojis.values()))))
    assert coded(await world.rest("POST", path, emoji("last", picture))) == (400, 30008)
