"""Broken connections, lost responses, archived threads and removed servers: the bot recovers."""

import asyncio
from typing import Any

import pytest

from tests.e2e.people import EPHEMERAL, Message, Person, controls, custom_id, moves, text
from tests.e2e.playing import open_lobby, somebodys_turn, start, take_hand, take_hands
from tests.e2e.processes import PATIENCE

CALLBACK = "/callback"
HAND_EDIT = "PATCH /api/v10/webhooks"


def lobbies(who: Person, channel: str) -> list[Message]:
    """The public messages of open tables."""
    return [
        each
        for each in who.shown.values()
        if each["channel_id"] == channel
        and not each["flags"] & EPHEMERAL
        and any(control["custom_id"].startswith(("l:leave:", "t:log:")) for control in controls(each))
    ]


async def channel_of_its_own(scene: Any, name: str) -> str:
    return scene.playground.post("/world/channels", {"guild_id": scene.guild()["id"], "name": name})["id"]


@pytest.mark.parametrize("kept", [False, True])
async def test_a_lobby_is_opened_once_over_broken_connections(scene, sit, room, kept: bool) -> None:
    channel = await room()
    aoi, ben = await sit("Aoi"), await sit("Ben")
    scene.playground.post("/world/faults", {"kind": "drop", "route": CALLBACK, "after": kept})
    await open_lobby(channel, aoi, ben, computers=1)
    assert len(lobbies(ben, channel)) == 1
    assert len(scene.bot.table(channel).participants) == 3


@pytest.mark.parametrize("route", [CALLBACK, HAND_EDIT])
@pytest.mark.parametrize("kept", [False, True])
async def test_a_match_goes_on_over_broken_connections(scene, begin, route: str, kept: bool) -> None:
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    hands = await take_hands(table, aoi, ben)
    for _ in range(4):
        who, hand = await somebodys_turn(*hands)
        before, count_before = moves(hand), len(scene.bot.table(channel).history)
        scene.playground.post("/world/faults", {"kind": "drop", "route": route, "after": kept})
        await who.press_id(hand, before[0])
        await who.until(lambda who=who, hand=hand, before=before: moves(who.now(hand)) != before, "the hand as it is")
        made = [
            each for each in scene.bot.table(channel).history[count_before:] if each.player == (aoi, ben).index(who)
        ]
        assert len(made) == 1, "the move was made once"
        scene.playground.post("/world/faults", {"kind": "clear"})


async def test_answers_out_of_order_do_not_hide_a_joined_player(scene, sit, room) -> None:
    channel = await room()
    host, ben, cat = [await sit(name) for name in ("Aoi", "Ben", "Cat")]
    lobby = await open_lobby(channel, host)
    join = custom_id(lobby, "l:join:")
    with scene.playground.holding(CALLBACK):
        late = await ben.begin_press(lobby, join)
        await ben.until(lambda: scene.playground.holds, "the answer to be under way")
        await cat.press_id(lobby, join)
    await ben.answered(late)
    await host.until(
        lambda: all(name in text(host.now(lobby)) for name in ("Ben", "Cat")), "both in the picture of the lobby"
    )


async def test_a_player_who_joins_before_the_lobbys_id_is_known_is_shown(scene, sit, room) -> None:
    channel = await room()
    aoi, ben = await sit("Aoi"), await sit("Ben")
    with scene.playground.holding(CALLBACK, after=True):
        await aoi.command(channel, "play", game="classic")
        lobby = await ben.sees(channel, "At the table")
        await ben.press(lobby, "Join")
    await aoi.until(lambda: "Ben" in text(aoi.now(lobby)), "Ben in the lobby")


async def test_a_press_on_a_message_deleted_at_once_counts(scene, gather, sit) -> None:
    ben = await sit("Ben")
    channel, lobby, aoi = await gather("Aoi")
    join = custom_id(lobby, "l:join:")
    with scene.playground.holding(CALLBACK):
        pressed = await ben.begin_press(lobby, join)
        await ben.until(lambda: scene.playground.holds, "the answer to be under way")
        await aoi.ask("DELETE", f"/people/{scene.guild()['owner_id']}/channels/{channel}/messages/{lobby['id']}")
    assert "gone by now" in text(await ben.answered(pressed))
    again = await ben.until(lambda: next(iter(lobbies(ben, channel)), None), "the lobby")
    assert again["id"] != lobby["id"]
    assert "Ben" in text(again)


async def test_a_repeatedly_deleted_board_is_posted_on_request_only(scene, sit, room) -> None:
    channel = await room()
    aoi = await sit("Aoi")
    await open_lobby(channel, aoi)
    for count in range(4):
        (board,) = await aoi.until(lambda: lobbies(aoi, channel), "the board")
        await aoi.ask("DELETE", f"/people/{scene.guild()['owner_id']}/channels/{channel}/messages/{board['id']}")
        await aoi.until(lambda board=board: board["id"] not in aoi.shown, f"board {count} to go")
    await asyncio.sleep(2.5)
    assert lobbies(aoi, channel) == []
    assert "There is a table in this channel already" in text(await aoi.command(channel, "play"))
    await aoi.until(lambda: lobbies(aoi, channel), "the board")


async def test_a_board_is_posted_again_in_an_archived_thread(scene, begin) -> None:
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    await aoi.sees(channel, "it's your turn", private=False)  # Any message would open the thread again.
    hands = await take_hands(table, aoi, ben)
    who, hand = await somebodys_turn(*hands)
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"archived": True})
    await who.press_id(hand, moves(hand)[0])
    await aoi.until(lambda: table["id"] not in aoi.shown, "the old board to go")
    (board,) = lobbies(aoi, channel)
    count_before = [each for each in scene.bot.table(channel).history if each.player == int(who is ben)]
    assert len(count_before) == 1
    assert f" {who.name}: " in text(board)


async def test_the_bot_is_removed_from_a_server_and_added_again(scene, sit) -> None:
    guild = scene.playground.post("/world/guilds", {"name": "Moody", "channels": ["games"]})
    channel, place = guild["channels"][0]["id"], f"/world/guilds/{guild['id']}"
    aoi, ben = await sit("Aoi"), await sit("Ben")
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
    for what in ("unavailable", "there"):
        await aoi.ask("PATCH", place, {"bot": what})
    assert await take_hand(aoi, table), "an outage ends nothing"
    for what in ("gone", "there"):
        await aoi.ask("PATCH", place, {"bot": what})
    await aoi.until(
        lambda: scene.bot.rows("SELECT 1 FROM tables WHERE channel_id = ? AND closed_at_ms", channel), "the end"
    )
    assert "This game is over" in text(await ben.press(table, "My hand"))
    await ben.until(
        lambda: "I could not be in this channel any more" in text(ben.now(table)), "the old board to say so"
    )
    assert await open_lobby(channel, ben)


async def test_the_board_and_the_hand_recover_when_the_permission_is_back(scene, sit) -> None:
    channel = await channel_of_its_own(scene, "moody")
    aoi, ben = await sit("Aoi"), await sit("Ben")
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
    hands = await take_hands(table, aoi, ben)
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"deny": ["VIEW_CHANNEL"]})
    who, hand = await somebodys_turn(*hands)
    await who.press_id(hand, moves(hand)[0])
    await who.until(lambda: "I lack the permission" in text(who.now(hand)), "a word about the permission")
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"deny": []})
    await aoi.until(lambda: f" {who.name}: " in text(aoi.now(table)), "the board")
    await who.until(lambda: "I lack the permission" not in text(who.now(hand)), "the word to go")


async def test_a_press_before_the_stop_is_answered(scene, sit, room) -> None:
    aoi = await sit("Aoi")
    lobby = await open_lobby(await room(), aoi)
    add = custom_id(lobby, "l:add:")
    count_before = scene.bot.log.count("Stopping")
    with scene.playground.holding(CALLBACK):
        pressed = await aoi.begin_press(lobby, add)
        await aoi.until(lambda: scene.playground.holds, "the answer to be under way")
        scene.bot.process.terminate()
        await aoi.until(lambda: scene.bot.log.count("Stopping") > count_before, "the bot to be told")
    assert "At the table: 2" in text(await aoi.answered(pressed))
    assert scene.bot.process.wait(PATIENCE) == 0
    scene.bot.stop()
    assert "Traceback" not in scene.bot.log
    scene.bot.start()
