"""A moderator closes a channel's table and bars people from its tables."""

from typing import Any

from tests.e2e.people import Person, controls, text
from tests.e2e.playing import open_lobby, start, take_hand


def member(scene: Any, who: Person, *roles: str) -> None:
    scene.playground.patch(f"/world/guilds/{scene.guild('en')['id']}/members/{who.id}", {"roles": list(roles)})


async def test_a_moderator_closes_a_table_and_the_players_are_told(scene, sit, room) -> None:
    channel, aoi, ben, mod = await room(), await sit("Aoi"), await sit("Ben"), await sit("Mod")
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
    hand = await take_hand(aoi, table)
    refused = await ben.command(channel, "table close")
    assert refused is not None
    assert "Manage Messages" in text(refused)
    member(scene, mod, "moderators")
    question = await mod.command(channel, "table close")
    assert question is not None
    assert "counts nowhere" in text(question)
    done = await mod.press(question, "Close the table")
    assert done is not None
    assert "is closed" in text(done)
    await aoi.until(lambda: "match counts nowhere" in text(aoi.now(table)), "the end of the table")
    await aoi.until(lambda: "has closed the table" in text(aoi.now(hand)), "the end of the hand")
    stats = await aoi.command(channel, "stats")
    assert stats is not None
    assert "Ben" not in text(stats), "it counts nowhere"
    again = await mod.command(channel, "table close")
    assert again is not None
    assert "no open table" in text(again)


async def test_who_is_barred_is_taken_from_a_lobby_and_cannot_come_back(scene, sit, room) -> None:
    channel, elsewhere, aoi, ben, mod = await room(), await room(), await sit("Aoi"), await sit("Ben"), await sit("Mod")
    member(scene, mod, "moderators")
    lobby = await open_lobby(channel, aoi, ben)
    told = await mod.command(channel, "table bar", user=ben.id)
    assert told is not None
    assert "taken from the lobby" in text(told)
    await aoi.until(lambda: "Ben" not in text(aoi.now(lobby)), "the lobby without Ben")
    for answer in (
        await ben.press(lobby, "Join"),
        await ben.command(elsewhere, "play", game="fan-tan"),
    ):
        assert answer is not None
        assert "you do not play at its tables" in text(answer)
    invite = next(each["custom_id"] for each in controls(lobby) if each["custom_id"].startswith("i:invite"))
    left_out = await aoi.press_id(lobby, invite, values=[ben.id])
    assert left_out is not None
    assert "may not play on this server" in text(left_out)
    async with scene.manager() as owner:
        page = await scene.server_settings(owner, channel, "people")
        assert f"<@{ben.id}>" in text(page)
    free = await mod.command(channel, "table unbar", user=ben.id)
    assert free is not None
    await ben.press(lobby, "Join")
    await aoi.until(lambda: "Ben" in text(aoi.now(lobby)), "Ben at the table")


async def test_a_computer_plays_on_for_who_is_barred_from_a_match(scene, sit, room) -> None:
    channel, aoi, ben, mod = await room(), await sit("Aoi"), await sit("Ben"), await sit("Mod")
    member(scene, mod, "moderators")
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
    told = await mod.command(channel, "table bar", user=ben.id)
    assert told is not None
    assert "a computer plays on" in text(told)
    refused = await ben.press(table, "My hand")
    assert refused is not None
    place = scene.bot.table(channel).participant_of(int(ben.id))
    assert place.left


async def test_a_bar_by_a_manager_is_not_lifted_by_a_moderator(scene, sit, room) -> None:
    channel, ben, mod = await room(), await sit("Ben"), await sit("Mod")
    member(scene, mod, "moderators")
    async with scene.manager() as owner:
        assert await owner.command(channel, "table bar", user=ben.id) is not None
        refused = await mod.command(channel, "table unbar", user=ben.id)
        assert refused is not None
        assert "Manage Server" in text(refused)
        still = await ben.command(channel, "play", game="fan-tan")
        assert still is not None
        assert "you do not play at its tables" in text(still)
        page = await scene.server_settings(owner, channel, "people")
        lift = next(each["custom_id"] for each in controls(page) if each["type"] == 5)
        await owner.press_id(page, lift, values=[ben.id])
    await open_lobby(channel, ben)
