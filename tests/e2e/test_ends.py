"""The end of a match over the wire: everybody sees the result, below what was written in the channel meanwhile."""

import asyncio

import pytest

from tests.e2e.people import Message, Person, offers, text
from tests.e2e.playing import everybody_plays, move_once, open_lobby, play_out, sees_end, start, take_hand
from tests.e2e.restarting import COMPONENTS_V2, channels, quiet
from tests.e2e.scenes import Scene

AGAIN = "t:again:"


def of_bot(who: Person, channel: str) -> list[Message]:
    """The bot's public messages."""
    return [each for each in who.public(channel) if each["author"].get("bot")]


async def posted(who: Person, channel: str, board: Message) -> Message:
    """The result of a match in whose channel something was written; the board leads there."""
    result = await who.until(
        lambda: who.newest(channel, lambda each: offers(each, AGAIN) and not each["flags"] & COMPONENTS_V2),
        "the result",
    )
    await who.until(lambda: f"/{channel}/{result['id']})" in text(who.now(board)), "the board to lead there")
    assert not offers(who.now(board), "t:"), "the line has no buttons"
    return result


async def test_after_chat_the_result_is_posted_below_and_calls_those_who_played(begin) -> None:
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    await aoi.write(channel, "good luck!")
    await everybody_plays([aoi, ben], table)
    result = await posted(ben, channel, table)
    assert {each["id"] for each in result["mentions"]} == {aoi.id, ben.id}
    assert " won" in result["content"].partition("\n")[0]
    assert result["attachments"][0]["filename"] == "result.png"
    assert [each["id"] for each in of_bot(ben, channel)] == [table["id"], result["id"]]
    assert ben.public(channel)[-1]["id"] == result["id"]
    assert await ben.press(result, "Log")


async def test_without_chat_the_board_becomes_the_result(begin) -> None:
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    await everybody_plays([aoi, ben], table)
    await ben.until(lambda: offers(ben.now(table), AGAIN), "the result")
    assert [each["id"] for each in of_bot(ben, channel)] == [table["id"]]
    assert ben.now(table)["mentions"] == []


async def test_the_hand_shows_the_result_and_leads_on(begin) -> None:
    channel, table, aoi = await begin("Aoi", computers=2)
    await everybody_plays([aoi], table)
    end = await sees_end(aoi, channel)
    assert end["attachments"][0]["filename"] == "result.png"
    assert await aoi.press(end, "Review")
    assert "Replay: move 0 of" in text(await aoi.press(end, "Replay"))


@pytest.mark.refusals
async def test_where_the_bot_may_not_post_any_more_the_board_becomes_the_result(scene: Scene, sit) -> None:
    aoi = await sit("Aoi")
    channel = scene.new_channel("muted")
    table = await start(aoi, await open_lobby(channel, aoi, computers=2))
    hand = await take_hand(aoi, table)
    await move_once(aoi, hand)
    await aoi.write(channel, "how quiet it is")
    await aoi.ask("PATCH", f"/world/channels/{channel}", {"deny": ["SEND_MESSAGES"]})
    await play_out(aoi, hand)
    await aoi.until(lambda: offers(aoi.now(table), AGAIN), "the result in the board's place")
    assert len(of_bot(aoi, channel)) == 1


@pytest.mark.slow
@pytest.mark.kind("processes")
@pytest.mark.parametrize("after", [True, False], ids=["sent", "not sent"])
async def test_a_restart_between_end_and_posting_posts_once(scene: Scene, sit, after: bool) -> None:
    aoi = await sit("Aoi")
    [channel] = await channels(aoi, scene, 1)
    table = await start(aoi, await open_lobby(channel, aoi, computers=2))
    hand = await take_hand(aoi, table)
    await move_once(aoi, hand)
    await aoi.write(channel, "chat")
    with scene.playground.holding(f"POST /api/v10/channels/{channel}/messages", after=after):
        playing = asyncio.create_task(play_out(aoi, hand))
        await scene.playground.until_held()
        await asyncio.to_thread(scene.bot.kill)
    await aoi.write(channel, "more chat")
    await asyncio.to_thread(scene.bot.start)
    result = await posted(aoi, channel, table)
    await quiet(scene)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    assert [each["id"] for each in of_bot(aoi, channel)] == [table["id"], result["id"]]
