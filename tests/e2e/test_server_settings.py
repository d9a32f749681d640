"""Who manages a server says where, by whom and which tables are opened, in which language and with which pings."""

from typing import Any

from tests.e2e.people import Message, Person, controls, custom_id, ids_of, text
from tests.e2e.playing import open_lobby

SETTINGS = {"SEVENS_OPENED_BY_PERSON": "4"}


async def set_to(owner: Person, page: Message, which: str, *values: str) -> str:
    """Choose in a menu; returns the text of the page."""
    shown = await owner.press_id(page, f"vs:{which}", values=list(values))
    return text(shown)


async def play(who: Person, channel: str) -> str:
    """What /play answers."""
    answer = await who.command(channel, "play", game="fan-tan")
    return text(answer)


def member(scene: Any, who: Person, *roles: str) -> None:
    scene.playground.patch(f"/world/guilds/{scene.guild('en')['id']}/members/{who.id}", {"roles": list(roles)})


async def test_channels_and_roles_that_may_open_tables(scene, sit, room) -> None:
    here, there, aoi = await room(), scene.guild("en")["channels"][1]["id"], await sit("Aoi")
    role = scene.guild("en")["roles"][0]["id"]
    async with scene.manager() as owner:
        page = await scene.server_settings(owner, here, "opening")
        await set_to(owner, page, "channels", there)
        assert f"opened in <#{there}>" in await play(aoi, here)
        await set_to(owner, page, "channels")
        await set_to(owner, page, "roles", role)
        assert f"<@&{role}>" in await play(aoi, here)
        member(scene, aoi, "card-players")
        assert "Fan Tan" in await play(aoi, here), "a lobby, in a thread of any channel"
        await set_to(owner, page, "roles")


async def test_a_member_with_the_permission_manages_and_another_does_not(scene, sit, room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    member(scene, aoi, "managers")
    page = await scene.server_settings(aoi, channel, "games")
    await set_to(aoi, page, "games", "koroshi")
    assert "not among those" in await play(ben, channel)
    member(scene, aoi)
    assert "Manage Server" in text(await aoi.press_id(page, "vs:games", values=[])), "checked at every press"
    assert "not among those" in await play(ben, channel)
    member(scene, aoi, "managers")
    await set_to(aoi, page, "games")
    of_ben = await ben.command(channel, "settings")
    assert "vp:tables" not in ids_of(of_ben)


async def test_language_turn_time_and_default_of_new_tables(scene, sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    async with scene.manager() as owner:
        games = await scene.server_settings(owner, channel, "games")
        try:
            await set_to(owner, games, "turn", "600")
            await set_to(owner, games, "default", "fan-tan")
            await set_to(owner, games, "preset", "fan-tan-double-deck")
            tables = await scene.server_settings(owner, channel)
            await set_to(owner, tables, "language", "ja")
            first = await aoi.command(channel, "play")
            await aoi.press_id(first, "g:default:")
            lobby = await aoi.sees(channel, "ファンタン（2組）", private=False)
            time = next(each for each in controls(lobby) if each["custom_id"].startswith("l:time"))
            assert [each["value"] for each in time["options"] if each.get("default")] == ["600"]
        finally:
            await set_to(owner, games, "turn", "none")
            await set_to(owner, games, "default", "none")
            await set_to(owner, await scene.server_settings(owner, channel), "language", "none")


async def test_without_pings_nobody_is_mentioned(scene, sit, room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    async with scene.manager() as owner:
        page = await scene.server_settings(owner, channel)
        await owner.press_id(page, "v:pings=off")
        try:
            lobby = await open_lobby(channel, aoi)
            invite = custom_id(lobby, "i:invite")
            await aoi.press_id(lobby, invite, values=[ben.id])
            invited = await aoi.sees(channel, "**Aoi** invites you to play", private=False)
            assert "**Ben**" in invited["content"]
            assert invited["mentions"] == []
        finally:
            await owner.press_id(page, "v:pings=on")


async def test_who_opens_tables_too_often_is_told_when_to_go_on(sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    for _ in range(4):
        lobby = await open_lobby(channel, aoi)
        await aoi.press(lobby, "Cancel")
    answer = await play(aoi, channel)
    assert "4 tables within a minute" in answer
