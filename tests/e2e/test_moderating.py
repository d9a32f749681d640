"""A moderator closes a channel's table and bars people from its tables."""

from typing import Any

from tests.e2e.people import Person, controls, custom_id, text
from tests.e2e.playing import open_lobby, take_hand


def member(scene: Any, who: Person, *roles: str) -> None:
    scene.playground.patch(f"/world/guilds/{scene.guild('en')['id']}/members/{who.id}", {"roles": list(roles)})


async def test_a_moderator_closes_a_table_and_the_players_are_told(scene, begin, sit) -> None:
    mod = await sit("Mod")
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    hand = await take_hand(aoi, table)
    assert "Manage Messages" in text(await ben.command(channel, "table close"))
    member(scene, mod, "moderators")
    question = await mod.command(channel, "table close")
    assert "counts nowhere" in text(question)
    assert "is closed" in text(await mod.press(question, "Close the table"))
    await aoi.until(lambda: "match counts nowhere" in text(aoi.now(table)), "the end of the table")
    await aoi.until(lambda: "has closed the table" in text(aoi.now(hand)), "the end of the hand")
    assert "Ben" not in text(await aoi.command(channel, "stats")), "it counts nowhere"
    assert "no open table" in text(await mod.command(channel, "table close"))


async def test_who_is_barred_is_taken_from_a_lobby_and_cannot_come_back(scene, gather, sit, room) -> None:
    elsewhere, mod = await room(), await sit("Mod")
    member(scene, mod, "moderators")
    channel, lobby, aoi, ben = await gather("Aoi", "Ben")
    assert "taken from the lobby" in text(await mod.command(channel, "table bar", user=ben.id))
    await aoi.until(lambda: "Ben" not in text(aoi.now(lobby)), "the lobby without Ben")
    for answer in (
        await ben.press(lobby, "Join"),
        await ben.command(elsewhere, "play", game="fan-tan"),
    ):
        assert answer
        assert "you do not play at its tables" in text(answer)
    invite = custom_id(lobby, "i:invite")
    assert "may not play on this server" in text(await aoi.press_id(lobby, invite, values=[ben.id]))
    async with scene.manager() as owner:
        page = await scene.server_settings(owner, channel, "people")
        assert f"<@{ben.id}>" in text(page)
    assert await mod.command(channel, "table unbar", user=ben.id)
    await ben.press(lobby, "Join")
    await aoi.until(lambda: "Ben" in text(aoi.now(lobby)), "Ben at the table")


async def test_a_computer_plays_on_for_who_is_barred_from_a_match(scene, begin, sit) -> None:
    mod = await sit("Mod")
    member(scene, mod, "moderators")
    channel, table, _, ben = await begin("Aoi", "Ben", computers=1)
    assert "a computer plays on" in text(await mod.command(channel, "table bar", user=ben.id))
    assert await ben.press(table, "My hand")
    place = scene.bot.table(channel).participant_of(int(ben.id))
    assert place.left


async def test_a_bar_by_a_manager_is_not_lifted_by_a_moderator(scene, sit, room) -> None:
    channel, ben, mod = await room(), await sit("Ben"), await sit("Mod")
    member(scene, mod, "moderators")
    async with scene.manager() as owner:
        assert await owner.command(channel, "table bar", user=ben.id)
        assert "Manage Server" in text(await mod.command(channel, "table unbar", user=ben.id))
        assert "you do not play at its tables" in text(await ben.command(channel, "play", game="fan-tan"))
        page = await scene.server_settings(owner, channel, "people")
        lift = next(each["custom_id"] for each in controls(page) if each["type"] == 5)
        await owner.press_id(page, lift, values=[ben.id])
    await open_lobby(channel, ben)
