"""What goes wrong around a game: lost permissions, deleted messages and channels, a lost gateway."""

import pytest

from tests.e2e.people import text
from tests.e2e.playing import everybody_plays, move_once, open_lobby, somebodys_turn, start, take_hand, take_hands


async def test_a_table_is_not_opened_where_permissions_are_missing(scene, sit) -> None:
    aoi = await sit("Aoi")
    channel = await aoi.ask("POST", "/world/channels", {"guild_id": scene.guild()["id"], "name": "quiet"})
    await aoi.ask("PATCH", f"/world/channels/{channel['id']}", {"deny": ["SEND_MESSAGES", "ATTACH_FILES"]})
    answer = await aoi.command(channel["id"], "play")
    assert answer["flags"] & 64
    assert "Send Messages, Attach Files" in text(answer)
    await aoi.ask("PATCH", f"/world/channels/{channel['id']}", {"deny": []})
    assert await open_lobby(channel["id"], aoi)


@pytest.mark.refusals
async def test_a_permission_lost_during_a_match_is_reported_to_the_players(scene, sit) -> None:
    aoi = await sit("Aoi")
    channel = (await aoi.ask("POST", "/world/channels", {"guild_id": scene.guild()["id"], "name": "strict"}))["id"]
    table = await start(aoi, await open_lobby(channel, aoi, computers=2))
    hand = await take_hand(aoi, table)
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"deny": ["VIEW_CHANNEL", "SEND_MESSAGES"]})
    since = scene.playground.get("/world/requests")[-1]["n"]
    await move_once(aoi, hand)
    await aoi.until(lambda: "I lack the permission" in text(aoi.now(hand)), "a word about the permission")
    await move_once(aoi, hand)
    refused = [each for each in scene.playground.get(f"/world/requests?since={since}") if each["status"] == 403]
    assert len([each for each in refused if each["method"] == "PATCH"]) == 1, "not tried in a loop"
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"deny": []})


async def test_a_deleted_board_is_posted_again(scene, begin) -> None:
    owner = scene.guild()["owner_id"]
    channel, table, aoi = await begin("Aoi", computers=2)
    await aoi.ask("DELETE", f"/people/{owner}/channels/{channel}/messages/{table['id']}")
    again = await aoi.until(
        lambda: (found := aoi.button(channel, "Log")) and found["id"] != table["id"] and found, "a new table message"
    )
    assert await take_hand(aoi, again)


async def test_a_scrolled_away_board_is_posted_anew(deal, sit) -> None:
    ben = await sit("Ben")
    channel, table, (aoi, hand) = await deal("Aoi", computers=2)
    for number in range(10):
        await ben.write(channel, f"chat {number}")
    await move_once(aoi, hand)
    await aoi.until(lambda: table["id"] not in aoi.shown, "the old message to go")
    again = aoi.button(channel, "Log")
    assert again is not None
    assert int(again["id"]) > max(int(each["id"]) for each in aoi.shown.values() if "chat" in text(each))


async def test_a_deleted_channel_frees_its_players(scene, sit) -> None:
    aoi = await sit("Aoi")
    channel = (await aoi.ask("POST", "/world/channels", {"guild_id": scene.guild()["id"], "name": "doomed"}))["id"]
    lobby = await open_lobby(channel, aoi, computers=2)
    await start(aoi, lobby)
    await aoi.ask("DELETE", f"/channels/{channel}")
    other = (await aoi.ask("POST", "/world/channels", {"guild_id": scene.guild()["id"], "name": "next"}))["id"]
    assert await open_lobby(other, aoi)


async def test_a_match_survives_gateway_reconnects(begin) -> None:
    _, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    hands = await take_hands(table, aoi, ben)
    for trouble in ({"kind": "reconnect"}, {"kind": "close", "code": 4000}):
        who, hand = await somebodys_turn(*hands)
        await aoi.ask("POST", "/world/faults", trouble)
        await move_once(who, hand)
    await everybody_plays([aoi, ben], table)
