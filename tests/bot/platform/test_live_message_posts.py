"""Live messages in their channel: posted once, posted again when deleted or scrolled away, taken up after a restart."""

import asyncio
from datetime import timedelta

import discord
import pytest

from bot.platform.live_source import GONE
from tests.bot.live_factories import POLICY, Live, Words, change, live_over, touch
from tests.discord_in_memory import fresh_id, refusal

pytestmark = pytest.mark.looptime


async def test_the_intent_to_post_is_saved_first(words: Words) -> None:
    live = live_over(words)
    await touch(live, wait=1)
    assert words.saved == [(None, True), (live.message, False)]


async def test_a_post_with_a_lost_response_is_not_repeated(words: Words) -> None:
    live = live_over(words)
    words.unheard.add("send")
    await touch(live, wait=0.5)
    assert (live.message, live.is_posting) == (None, True)
    await change(live, "two", wait=5)
    assert words.kinds == ["send", "edit"], "the nonce brings it back, and it is edited to the newest version"
    assert words.done[0][1] == words.done[1][1] == live.message


async def test_a_refused_post_is_known_not_to_exist(words: Words) -> None:
    live = live_over(words)
    words.refuses["send"] = refusal(400, 50035)
    await touch(live, wait=0.5)
    assert not live.is_posting


@pytest.mark.parametrize("code", [(403, 50001), (400, 50035)], ids=["access", "form"])
async def test_a_refused_post_says_nothing_of_an_earlier_one(words: Words, code: tuple[int, int]) -> None:
    """An earlier process has posted it, and then the bot could see the channel no more."""
    live, words.refuses["send"] = live_over(words, is_posting=True), refusal(*code)
    await touch(live, wait=0.5)
    assert live.is_posting
    words.lost_in_channel = 77
    del words.refuses["send"]
    live.retry()
    await asyncio.sleep(5)
    assert words.kinds == ["send refused", "edit"]
    assert (live.message, live.is_posting) == (77, False)


async def test_a_posted_but_unsaved_message_is_found_in_the_channel(words: Words) -> None:
    words.lost_in_channel = 77
    live = live_over(words, is_posting=True, needs_search=True)
    await touch(live, wait=5)
    assert words.done == [("edit", 77, "one")]


async def test_the_first_message_may_be_sent_elsewhere(words: Words) -> None:
    live = live_over(words, is_expected=True)
    await touch(live, wait=5)
    assert words.done == []
    await live.opened(5, "one")
    await asyncio.sleep(5)
    assert words.done == []
    await change(live, "two", wait=5)
    assert words.done == [("edit", 5, "two")]


async def test_a_message_that_shows_what_is_not_so_is_edited(live: Live, words: Words) -> None:
    """A request of an earlier process has overwritten it."""
    assert live.message is not None
    live.doubt(live.message)
    await asyncio.sleep(5)
    assert words.done == [("edit", live.message, "one")]


async def test_of_two_messages_the_one_that_is_found_is_kept(live: Live, words: Words) -> None:
    words.lost_in_channel = other = fresh_id()
    live.doubt(other)
    await asyncio.sleep(5)
    assert words.done == [("edit", other, "one")]
    assert live.message == other


async def test_that_another_message_may_be_there_is_noted_until_it_is_looked_for(live: Live, words: Words) -> None:
    other, noted = fresh_id(), list[bool]()
    words.on_message = lambda: noted.append(live.is_doubtful)  # type: ignore[method-assign]
    live.doubt(other)
    assert noted == [True], "a later process looks for it"
    await asyncio.sleep(5)
    assert noted[-1] is False


async def test_while_the_first_message_is_being_sent_elsewhere_there_is_no_doubt(words: Words) -> None:
    live = live_over(words, is_expected=True)
    live.doubt(77)
    await live.opened(77, "one")
    await asyncio.sleep(5)
    assert words.done == []


@pytest.mark.parametrize("is_other", [False, True])
async def test_another_message_that_appears_while_one_is_sent_is_looked_for(words: Words, is_other: bool) -> None:
    words.lost_in_channel, live = fresh_id(), live_over(words)

    async def appears() -> None:
        live.doubt(words.lost_in_channel if is_other else words.done[0][1])  # type: ignore[arg-type]

    words.meanwhile = appears
    await touch(live, wait=5)
    assert words.kinds == (["send", "edit"] if is_other else ["send"])
    assert (live.message == words.lost_in_channel) == is_other


# -- Deleted and scrolled away ----------------------------------------------------------------------------------------


async def test_a_deleted_message_is_posted_again_but_not_after_repeated_deletions(live: Live, words: Words) -> None:
    for _ in range(10):
        if live.message is not None:
            live.message_deleted(live.message)
        await asyncio.sleep(2)
    assert words.kinds == ["send"] * POLICY.lost
    live.changed()
    await asyncio.sleep(2)
    assert words.kinds == ["send"] * POLICY.lost, "a touch with nothing new to show"
    await change(live, "two", wait=2)
    assert words.kinds == ["send"] * (POLICY.lost + 1)


async def test_a_message_that_is_deleted_before_its_id_is_known_is_posted_again(words: Words) -> None:
    live = live_over(words)

    async def deleted() -> None:
        live.message_deleted(words.done[0][1])

    words.meanwhile = deleted
    await touch(live, wait=5)
    assert words.kinds == ["send", "send"]
    assert live.message == words.done[1][1]


async def test_an_edit_of_a_deleted_message_posts_it_again(live: Live, words: Words) -> None:
    words.refuses["edit"] = refusal(404, 10008)
    await change(live, "two", wait=5)
    assert words.kinds == ["edit refused", "send"]


async def test_in_an_archived_thread_a_new_message_replaces_the_old_one(live: Live, words: Words) -> None:
    old, words.refuses["edit"] = live.message, refusal(400, 50083)
    await change(live, "two", wait=5)
    assert words.kinds == ["edit refused", "send", "delete"]
    assert words.done[-1] == ("delete", old)


@pytest.mark.parametrize("why", ["far", "old"])
async def test_a_message_that_has_scrolled_away_is_posted_again(live: Live, words: Words, why: str) -> None:
    old = live.message
    assert not live.bring_back(), "it can be seen"
    if why == "far":
        for _ in range(POLICY.far):
            live.message_below(old + 1)
    else:
        await asyncio.sleep(POLICY.old)
    await change(live, "two", wait=5)
    assert words.kinds == ["send", "delete"]
    assert words.done[-1] == ("delete", old)


async def test_a_scrolled_away_message_is_posted_again_on_request(live: Live, words: Words) -> None:
    assert live.message is not None
    for _ in range(POLICY.far):
        live.message_below(live.message + 1)
    assert live.bring_back()
    await asyncio.sleep(5)
    assert words.kinds == ["send", "delete"]


async def test_a_superfluous_message_is_deleted_once(live: Live, words: Words) -> None:
    message = live.message
    for _ in range(3):
        await change(live, GONE, wait=2)
    assert words.done == [("delete", message)]
    assert live.message is None
    assert words.finished


# -- After a restart --------------------------------------------------------------------------------------------------


async def test_after_a_restart_an_identical_looking_message_is_not_edited(words: Words) -> None:
    live = live_over(words, message=5, digest="one")
    await touch(live, wait=5)
    assert words.done == []
    await change(live, "two", wait=5)
    assert words.done == [("edit", 5, "two")]


async def test_after_a_restart_an_old_message_is_edited_in_place_once(words: Words) -> None:
    then = discord.utils.utcnow() - timedelta(seconds=POLICY.old + 60)
    live = live_over(words, message=discord.utils.time_snowflake(then))
    await touch(live, wait=5)
    assert words.kinds == ["edit"]
    await change(live, "two", wait=5)
    assert words.kinds == ["edit", "send", "delete"]
