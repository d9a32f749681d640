"""The bot is killed after sending a message and before knowing its id: the next process finds the message."""

import asyncio
from collections.abc import Coroutine

import pytest

from tests.e2e.lobbies import cancel, invite, seat_computers
from tests.e2e.people import controls, text
from tests.e2e.playing import move_once, open_lobby, start, take_hand
from tests.e2e.restarting import boards_in, channels, newest, quiet, requests, start_again
from tests.e2e.scenes import Scene

pytestmark = [pytest.mark.slow, pytest.mark.kind("processes")]


async def start_again_in_the_middle(scene: Scene, route: str, act: Coroutine[None, None, object]) -> None:
    """Kill the bot after this request and before its response, and restart it."""
    with scene.playground.holding(route, after=True):
        acting = asyncio.create_task(act)
        await scene.playground.until_held()
        await asyncio.to_thread(scene.bot.kill)
    await asyncio.gather(acting, return_exceptions=True)
    await asyncio.to_thread(scene.bot.start)
    await quiet(scene)


async def test_a_lobby_posted_before_a_crash_is_found_again(scene: Scene, sit) -> None:
    """The first message of a table is an interaction response, which takes no nonce."""
    aoi = await sit("Aoi")
    [channel] = await channels(aoi, scene, 1)
    await start_again_in_the_middle(scene, "/callback", aoi.begin_command(channel, "play", game="classic"))
    [lobby] = boards_in(aoi, channel)
    await seat_computers(aoi, lobby, 1)
    await aoi.until(lambda: "(computer)" in text(aoi.now(lobby)), "the computer")


@pytest.mark.parametrize("may_read", [True, False])
async def test_a_board_that_is_posted_anew_is_not_posted_twice(scene: Scene, sit, may_read: bool) -> None:
    """Without permission to read the channel, sending with the same nonce returns the existing message."""
    aoi = await sit("Aoi")
    [channel] = await channels(aoi, scene, 1)
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"deny": [] if may_read else ["READ_MESSAGE_HISTORY"]})
    lobby = await open_lobby(channel, aoi)
    gone = aoi.ask("DELETE", f"/people/{scene.guild()['owner_id']}/channels/{channel}/messages/{lobby['id']}")
    await start_again_in_the_middle(scene, f"POST /api/v10/channels/{channel}/messages", gone)
    [board] = boards_in(aoi, channel)
    assert board["id"] != lobby["id"]
    await seat_computers(aoi, board, 1)


async def test_reposting_a_scrolled_away_board_leaves_no_old_one(scene: Scene, sit) -> None:
    """The old one still exists while the new one is being sent."""
    aoi = await sit("Aoi")
    [channel] = await channels(aoi, scene, 1)
    table = await start(aoi, await open_lobby(channel, aoi, computers=2))
    hand = await take_hand(aoi, table)
    for number in range(10):
        await aoi.write(channel, f"chat {number}")
    await start_again_in_the_middle(scene, f"POST /api/v10/channels/{channel}/messages", move_once(aoi, hand))
    [board] = boards_in(aoi, channel)
    assert board["id"] != table["id"]
    assert await take_hand(aoi, board)


async def test_invitations_are_deleted_by_the_next_process(scene: Scene, sit) -> None:
    aoi, ben = await sit("Aoi"), await sit("Ben")
    [channel] = await channels(aoi, scene, 1)
    lobby = await open_lobby(channel, aoi)
    await invite(aoi, lobby, ben)
    line = await ben.sees(channel, "invites you", private=False)
    await quiet(scene)
    await start_again(scene)
    await ben.press(ben.now(line), "Join")
    await start(aoi, lobby)
    await ben.until(lambda: line["id"] not in ben.shown, "the line to be gone")


def end_is_noted(scene: Scene, channel: str) -> bool:
    """Whether it is stored that the end of the channel's table is shown: that is some seconds later."""
    query = "SELECT closed_at_ms > 0 AND NOT is_unshown FROM tables WHERE channel_id = ?"
    return scene.bot.rows(query, int(channel)) == [(1,)]


@pytest.mark.parametrize("others", [("Ben",), ()], ids=["shown", "gone"])
async def test_a_shown_end_is_not_edited_after_a_restart(scene: Scene, sit, others: tuple[str, ...]) -> None:
    aoi = await sit("Aoi")
    [channel] = await channels(aoi, scene, 1)
    lobby = await open_lobby(channel, aoi, *[await sit(name) for name in others])
    await cancel(aoi, lobby)
    await aoi.until(lambda: end_is_noted(scene, channel), "the note that the end is shown")
    await quiet(scene)
    since = newest(scene)
    await start_again(scene)
    there = [each for each in requests(scene, since) if each["path"].split("/")[2] == channel]
    assert there == []


async def test_an_end_that_one_process_could_not_show_is_shown_by_the_next_one_however_late(scene: Scene, sit) -> None:
    """Also where the clock of the one that closed the table says that this was an hour before it ended."""
    aoi = await sit("Aoi")
    [channel] = await channels(aoi, scene, 1)
    table = await start(aoi, await open_lobby(channel, aoi, computers=2))
    await quiet(scene)
    for route in (f"PATCH /api/v10/channels/{channel}", "/messages/@original"):
        scene.playground.fault("error", route=route, status=503, times=None)
    question = await aoi.press(table, "Leave")
    await aoi.press_id(
        question, next(each["custom_id"] for each in controls(question) if "t:end:" in each["custom_id"])
    )
    scene.bot.set_wall(3600)
    assert await asyncio.to_thread(scene.bot.stop) == 0
    scene.playground.fault("clear")
    assert "the game was ended" not in text(aoi.now(table))
    await asyncio.to_thread(scene.bot.start)
    await aoi.until(lambda: "the game was ended" in text(aoi.now(table)), "the end")


async def test_a_server_that_removed_the_bot_while_it_was_down_is_noticed_at_the_start(scene: Scene, sit) -> None:
    """Its tables are closed, as they are where the bot is up."""
    guild, other, third = (
        scene.playground.post("/world/guilds", {"name": name, "channels": ["games"]})
        for name in ("Moody", "Other", "Third")
    )
    aoi, ben, cy = await sit("Aoi"), await sit("Ben"), await sit("Cy")
    table, still, _ = [
        await start(who, await open_lobby(each["channels"][0]["id"], who, computers=2))
        for who, each in ((aoi, guild), (ben, other), (cy, third))
    ]
    await quiet(scene)
    await asyncio.to_thread(scene.bot.kill)
    await aoi.ask("PATCH", f"/world/guilds/{guild['id']}", {"bot": "gone"})
    # The gateway does not tell of this one either, as where its shard is given back to another process at once.
    await aoi.ask("PATCH", f"/world/guilds/{other['id']}", {"bot": "untold"})
    await asyncio.to_thread(scene.bot.start)
    query = "SELECT guild_id FROM tables WHERE closed_at_ms AND guild_id IN (?, ?)"
    ids = [int(each["id"]) for each in (guild, other)]
    await aoi.until(lambda: scene.bot.rows(query, *ids), "the end")
    await quiet(scene)
    assert scene.bot.rows(query, *ids) == [(ids[0],)]
    for each in (guild, other):
        await aoi.ask("PATCH", f"/world/guilds/{each['id']}", {"bot": "there"})
    assert await take_hand(ben, still)
    assert "This game is over" in text(await aoi.press(table, "My hand"))
