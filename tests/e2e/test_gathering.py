"""The host of a lobby invites people, and asks a role where the server allows it. A plain line calls them."""

import re
from collections.abc import Awaitable, Callable

import pytest

from tests.e2e.conftest import Sitter
from tests.e2e.people import Message, Person, controls, ids_of, labels_of, text
from tests.e2e.playing import Labels, everybody_plays, in_both_guilds, open_lobby, start
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow

Room = Callable[..., Awaitable[str]]
ASK_ROLE = "va"


def _invite(lobby: Message) -> str:
    """The custom id of the lobby's list of users."""
    return next(each["custom_id"] for each in controls(lobby) if each["type"] == 5)


def _public(who: Person, channel: str) -> list[Message]:
    return [each for each in who.shown.values() if each["channel_id"] == channel and not each["flags"] & 64]


async def _called(who: Person, channel: str, *users: str) -> Message:
    """Wait until a plain message is there that pings these users and nobody else."""

    def there() -> Message | None:
        wanted = {*users}
        return next((m for m in _public(who, channel) if m["content"] and _pinged(m) == wanted), None)

    return await who.until(there, f"a line that calls {users}")


def _pinged(message: Message) -> set[str]:
    return {each["id"] for each in message["mentions"]}


@in_both_guilds
async def test_people_are_invited_once_by_a_plain_line(scene: Scene, gather, sit: Sitter, labels: Labels) -> None:
    texts = labels.texts
    ben, cy = await sit("Ben"), await sit("Cy")
    channel, lobby, aoi = await gather("Aoi", labels=labels)
    app = scene.playground.get("/world")["application"]["bot"]["id"]
    reply = await aoi.press_id(lobby, _invite(lobby), values=[ben.id, app, aoi.id])
    assert texts("lobby-left-out-one", name="**Aoi**", why="seated") in text(reply)
    assert texts("lobby-left-out-one", name="**Sevens**", why="app") in text(reply)
    first = await _called(aoi, channel, ben.id)
    assert first["content"].startswith(f"<@{ben.id}>")
    assert "**Aoi**" in first["content"]
    assert f"{channel}/{lobby['id']}" in first["content"], "it links to the lobby"
    invited = texts("lobby-invited", names=f"<@{ben.id}>")
    await aoi.until(lambda: invited in text(aoi.now(lobby)), "the lobby that names Ben")
    await aoi.press_id(lobby, _invite(lobby), values=[cy.id])
    second = await _called(aoi, channel, cy.id)
    reply = await aoi.press_id(lobby, _invite(lobby), values=[ben.id])
    assert texts("lobby-left-out-one", name="**Ben**", why="asked") in text(reply)
    await ben.press(await _called(ben, channel, ben.id), texts("lobby-decline"))
    declined = texts("lobby-invited-one", name=f"<@{ben.id}>", answer="no")
    await aoi.until(lambda: declined in text(aoi.now(lobby)), "the answer")
    assert f"<@{aoi.id}>" in text(await ben.press_id(lobby, _invite(lobby), values=[aoi.id])), "only the host invites"
    await cy.press(await _called(cy, channel, cy.id), labels.join)
    await aoi.until(lambda: "- Cy" in text(aoi.now(lobby)), "Cy at the table")
    assert {each["id"] for each in _public(aoi, channel)} == {lobby["id"], first["id"], second["id"]}
    await start(aoi, lobby, labels)
    await aoi.until(lambda: len(_public(aoi, channel)) == 1, "the lines to be gone")


async def test_who_wants_no_pings_is_named_without_one(sit: Sitter, room: Room) -> None:
    channel, aoi, ben, cy = await room(), await sit("Aoi"), await sit("Ben"), await sit("Cy")
    settings = await ben.command(channel, "settings")
    await ben.press(settings, "Pings: on")
    lobby = await open_lobby(channel, aoi)
    await aoi.press_id(lobby, _invite(lobby), values=[ben.id, cy.id])
    line = await _called(aoi, channel, cy.id)
    assert f"**Ben**, <@{cy.id}>" in line["content"]
    assert ben.id not in line["content"]


async def test_one_host_pings_the_same_person_once_in_some_minutes(gather, sit: Sitter, room: Room) -> None:
    elsewhere, ben, cy = await room(), await sit("Ben"), await sit("Cy")
    channel, lobby, aoi = await gather("Aoi")
    await aoi.press_id(lobby, _invite(lobby), values=[ben.id])
    await _called(aoi, channel, ben.id)
    await aoi.press(lobby, "Cancel")
    await aoi.until(lambda: not _public(aoi, channel), "the lobby and its line to be gone")
    lobby = await open_lobby(channel, aoi)
    await aoi.press_id(lobby, _invite(lobby), values=[ben.id])
    again = await aoi.sees(channel, "invites you", private=False)
    assert not again["mentions"]
    assert "**Ben**" in again["content"]
    other = await open_lobby(elsewhere, cy)
    await cy.press_id(other, _invite(other), values=[ben.id])
    await _called(cy, elsewhere, ben.id)


async def test_too_many_invitations_are_refused_until_later(gather, sit: Sitter) -> None:
    others = [await sit(f"Guest {number}") for number in range(6)]
    _, lobby, aoi = await gather("Aoi")
    for other in others[:5]:
        await aoi.press_id(lobby, _invite(lobby), values=[other.id])
    refused = await aoi.press_id(lobby, _invite(lobby), values=[others[5].id])
    assert "You have just sent 5 invitations. You can send another one <t:" in text(refused)
    assert f"<@{others[5].id}>" not in text(aoi.now(lobby))


async def test_a_role_is_asked_where_the_settings_name_one_and_once(scene: Scene, gather, room: Room) -> None:
    role = scene.guild("en")["roles"][0]["id"]
    channel, lobby, aoi = await gather("Aoi")
    assert "Ask here" not in labels_of(lobby)
    async with scene.manager() as owner:
        page = await scene.server_settings(owner, await room())
        assert "@everyone" in text(await owner.press_id(page, ASK_ROLE, values=[scene.guild("en")["id"]]))
        await owner.press_id(page, ASK_ROLE, values=[role])
        await aoi.until(lambda: "Ask here" in labels_of(aoi.now(lobby)), "the button")
        await aoi.press(lobby, "Ask here")

        line = await aoi.sees(channel, "is looking for players", private=False)
        assert (line["mention_roles"], line["mentions"]) == ([role], [])
        assert "Join" in labels_of(line)
        await aoi.until(lambda: f"<@&{role}>" in text(aoi.now(lobby)), "the lobby that says so")
        assert "Ask here" not in labels_of(aoi.now(lobby)), "once"
        await aoi.press(lobby, "Cancel")
        await aoi.until(lambda: not _public(aoi, channel), "the lobby and its line to be gone")
        lobby = await open_lobby(channel, aoi)
        assert "You can ask again <t:" in text(await aoi.press(lobby, "Ask here"))
        await owner.press_id(page, ASK_ROLE, values=[])
        elsewhere = await room()
        assert "Ask here" not in labels_of(await open_lobby(elsewhere, aoi))
    stranger = await aoi.command(await room(), "settings")
    assert "vp:tables" not in ids_of(stranger)


@in_both_guilds
async def test_a_lobby_moves_to_a_private_thread_with_everybody(scene: Scene, sit: Sitter, labels: Labels) -> None:
    guild, texts = scene.guild(labels.language), labels.texts
    channel = scene.playground.post("/world/channels", {"guild_id": guild["id"], "name": "aside"})["id"]
    aoi, ben, cy, dan = [await sit(name, labels.locale) for name in ("Aoi", "Ben", "Cy", "Dan")]
    lobby = await open_lobby(channel, aoi, ben, computers=1, labels=labels)
    await aoi.press_id(lobby, _invite(lobby), values=[cy.id])
    await _called(aoi, channel, cy.id)
    assert f"<@{aoi.id}>" in text(await ben.press(lobby, texts("lobby-thread"))), "only the host moves it"
    reply = await aoi.press(lobby, texts("lobby-thread"))
    moved = texts("lobby-closed", ending="moved", stage="lobby")
    await dan.until(lambda: moved in text(dan.now(lobby)) if lobby["id"] in dan.shown else False, "the old lobby's end")
    thread = next(iter(re.findall(r"<#(\d+)>", text(reply))))
    for who in (aoi, ben, cy):
        there = await who.sees(thread, texts("lobby-title", game=texts("preset-classic")), private=False)
        assert texts("lobby-thread") not in labels_of(there), "it is one already"
    assert not [each for each in dan.shown.values() if each["channel_id"] == thread], "private"
    assert "Ben" in text(there)
    assert f"<@{cy.id}>" in text(there), "still invited"
    await cy.press(there, labels.join)
    await aoi.press_id(there, _invite(there), values=[dan.id])
    await _called(dan, thread, dan.id)
    await everybody_plays([aoi, ben, cy], await start(aoi, there, labels), labels=labels)


async def test_what_stands_against_a_private_thread_is_said(scene: Scene, sit: Sitter, room: Room) -> None:
    channel = scene.playground.post("/world/channels", {"guild_id": scene.guild()["id"], "name": "no-threads"})["id"]
    aoi = await sit("Aoi")
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"deny": ["CREATE_PRIVATE_THREADS"]})
    lobby = await open_lobby(channel, aoi)
    assert "I lack: Create Private Threads" in text(await aoi.press(lobby, "Private thread"))
    assert "Join" in labels_of(aoi.now(lobby)), "the lobby is still there"
    assert "Private thread" not in labels_of(await open_lobby(await room(), aoi))
