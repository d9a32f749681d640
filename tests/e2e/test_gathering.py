"""The host of a lobby invites people, and asks a role where the server allows it. The lobby itself calls them."""

import re
from collections.abc import Awaitable, Callable

from tests.e2e.conftest import Sitter
from tests.e2e.people import Message, Person, controls, text
from tests.e2e.playing import Labels, everybody_plays, in_both_guilds, open_lobby, start
from tests.e2e.scenes import Scene

Room = Callable[..., Awaitable[str]]
ASK_ROLE = "va"


def _invite(lobby: Message) -> str:
    """The custom id of the lobby's list of users."""
    return next(each["custom_id"] for each in controls(lobby) if each["type"] == 5)


def _public(who: Person, channel: str) -> list[Message]:
    return [each for each in who.shown.values() if each["channel_id"] == channel and not each["flags"] & 64]


def _labels(message: Message) -> set[str]:
    return {each["label"] for each in controls(message) if "label" in each}


async def _called_alone(host: Person, channel: str, *users: str) -> Message:
    """Wait until one lobby is there that has pinged these users and nobody else."""

    def there() -> Message | None:
        found = _public(host, channel)
        return found[0] if len(found) == 1 and {each["id"] for each in found[0]["mentions"]} == set(users) else None

    return await host.until(there, f"a lobby that calls {users}")


@in_both_guilds
async def test_people_are_invited_once_by_the_lobby_itself(
    scene: Scene, sit: Sitter, room: Room, labels: Labels
) -> None:
    texts = labels.texts
    channel = await room(labels.language)
    aoi, ben, cy = await sit("Aoi", labels.locale), await sit("Ben"), await sit("Cy")
    lobby = await open_lobby(channel, aoi, labels=labels)
    app = scene.playground.get("/world")["application"]["bot"]["id"]
    reply = await aoi.press_id(lobby, _invite(lobby), values=[ben.id, app, aoi.id])
    assert reply is not None
    assert texts("lobby-left-out-one", name="**Aoi**", why="seated") in text(reply)
    assert texts("lobby-left-out-one", name="**Sevens**", why="app") in text(reply)
    first = await _called_alone(aoi, channel, ben.id)
    assert int(first["id"]) > int(lobby["id"]), "posted anew; the old one is gone"
    assert texts("lobby-invited", names=f"<@{ben.id}>") in text(first)
    await aoi.press_id(first, _invite(first), values=[cy.id])
    second = await _called_alone(aoi, channel, cy.id)
    reply = await aoi.press_id(second, _invite(second), values=[ben.id])
    assert reply is not None
    assert texts("lobby-left-out-one", name="**Ben**", why="asked") in text(reply)
    await ben.until(lambda: second["id"] in ben.shown, "the lobby")
    await ben.press(second, texts("lobby-decline"))
    declined = texts("lobby-invited-one", name=f"<@{ben.id}>", answer="no")
    await aoi.until(lambda: declined in text(aoi.now(second)), "the answer")
    refused = await ben.press_id(second, _invite(second), values=[aoi.id])
    assert refused is not None
    assert f"<@{aoi.id}>" in text(refused), "only the host invites"
    assert len(_public(aoi, channel)) == 1


async def test_a_role_is_asked_where_the_settings_name_one_and_once(scene: Scene, sit: Sitter, room: Room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    role = scene.guild("en")["roles"][0]["id"]
    lobby = await open_lobby(channel, aoi)
    assert "Ask here" not in _labels(lobby)
    async with scene.manager() as owner:
        page = await scene.server_settings(owner, await room())
        refused = await owner.press_id(page, ASK_ROLE, values=[scene.guild("en")["id"]])
        assert refused is not None
        assert "@everyone" in text(refused)
        await owner.press_id(page, ASK_ROLE, values=[role])
        await aoi.until(lambda: "Ask here" in _labels(aoi.now(lobby)), "the button")
        await aoi.press(lobby, "Ask here")

        def asked() -> Message | None:
            found = _public(aoi, channel)
            return found[0] if len(found) == 1 and found[0]["mention_roles"] == [role] else None

        now = await aoi.until(asked, "a lobby that pings the role")
        assert not now["mentions"]
        assert f"<@&{role}>" in text(now)
        assert "Ask here" not in _labels(now), "once"
        await owner.press_id(page, ASK_ROLE, values=[])
        elsewhere = await room()
        assert "Ask here" not in _labels(await open_lobby(elsewhere, aoi))
    stranger = await aoi.command(await room(), "settings")
    assert stranger is not None
    assert "vp:tables" not in {each["custom_id"] for each in controls(stranger)}


@in_both_guilds
async def test_a_lobby_moves_to_a_private_thread_with_everybody(scene: Scene, sit: Sitter, labels: Labels) -> None:
    guild, texts = scene.guild(labels.language), labels.texts
    channel = scene.playground.post("/world/channels", {"guild_id": guild["id"], "name": "aside"})["id"]
    aoi, ben, cy, dan = [await sit(name, labels.locale) for name in ("Aoi", "Ben", "Cy", "Dan")]
    lobby = await open_lobby(channel, aoi, ben, computers=1, labels=labels)
    await aoi.press_id(lobby, _invite(lobby), values=[cy.id])
    lobby = await _called_alone(aoi, channel, cy.id)
    answer = await ben.press(lobby, texts("lobby-thread"))
    assert answer is not None
    assert f"<@{aoi.id}>" in text(answer), "only the host moves it"
    reply = await aoi.press(lobby, texts("lobby-thread"))
    moved = texts("lobby-closed", ending="moved", stage="lobby")
    await dan.until(lambda: moved in text(dan.now(lobby)) if lobby["id"] in dan.shown else False, "the old lobby's end")
    assert reply is not None
    thread = next(iter(re.findall(r"<#(\d+)>", text(reply))))
    for who in (aoi, ben, cy):
        there = await who.sees(thread, texts("lobby-title", game=texts("preset-classic")), private=False)
        assert texts("lobby-thread") not in _labels(there), "it is one already"
    assert not [each for each in dan.shown.values() if each["channel_id"] == thread], "private"
    assert "Ben" in text(there)
    assert f"<@{cy.id}>" in text(there), "still invited"
    await cy.press(there, labels.join)
    await aoi.press_id(there, _invite(there), values=[dan.id])
    calls = lambda each: controls(each) and dan.id in {one["id"] for one in each["mentions"]}  # noqa: E731
    there = await dan.until(lambda: next(filter(calls, _public(dan, thread)), None), "a lobby that calls Dan")
    await everybody_plays([aoi, ben, cy], await start(aoi, there, labels), labels=labels)


async def test_what_stands_against_a_private_thread_is_said(scene: Scene, sit: Sitter, room: Room) -> None:
    channel = scene.playground.post("/world/channels", {"guild_id": scene.guild()["id"], "name": "no-threads"})["id"]
    aoi = await sit("Aoi")
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"deny": ["CREATE_PRIVATE_THREADS"]})
    lobby = await open_lobby(channel, aoi)
    answer = await aoi.press(lobby, "Private thread")
    assert answer is not None
    assert "I lack: Create Private Threads" in text(answer)
    assert "Join" in _labels(aoi.now(lobby)), "the lobby is still there"
    assert "Private thread" not in _labels(await open_lobby(await room(), aoi))
