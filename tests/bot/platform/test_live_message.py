"""A live message over a channel that is a list: paced, edited, and crossed by answers."""

import asyncio
import gc
import weakref
from itertools import pairwise

import pytest

from bot.platform.gate import ANSWER_SECONDS
from tests.bot.live_factories import Live, Words, change, live_over, touch

pytestmark = pytest.mark.looptime


async def test_it_is_edited_at_most_once_per_pace_and_the_newest_state_wins(live: Live, words: Words) -> None:
    for number in range(25):
        await change(live, f"{number}", wait=0.1)
    await asyncio.sleep(2)
    assert words.says == "24"
    assert len(words.done) <= 4
    assert all(later - sooner >= 0.99 for sooner, later in pairwise(words.at))


async def test_the_same_version_is_not_sent_again(live: Live, words: Words) -> None:
    for _ in range(5):
        await touch(live, wait=2)
    assert words.done == []


async def test_an_identical_looking_version_is_not_sent(live: Live, words: Words) -> None:
    await change(live, "ONE", wait=2)
    assert words.done == []
    assert live.shown_version == "ONE"
    live.redraw()
    await asyncio.sleep(2)
    assert words.done == []


async def test_one_request_is_under_way_at_a_time(live: Live, words: Words) -> None:
    async def slowly() -> None:
        await change(live, "three", wait=5)
        assert len(words.done) == 1

    words.meanwhile = slowly
    await change(live, "two", wait=10)
    assert [each[2] for each in words.done] == ["two", "three"]


async def test_an_outdated_rendered_version_is_not_sent(live: Live, words: Words) -> None:
    words.is_outdated = lambda version: version == "two" and words.version == "three"  # type: ignore[method-assign]
    render = words.render

    async def slowly() -> str:
        rendered = await render()
        words.version = "three"
        return rendered

    words.render = slowly  # type: ignore[method-assign]
    await change(live, "two", wait=5)
    assert [each[2] for each in words.done] == ["three"]


async def test_closing_waits_for_the_request_under_way_and_sends_nothing_more(live: Live, words: Words) -> None:
    async def slowly() -> None:
        await asyncio.sleep(1)
        await change(live, "three")

    words.meanwhile = slowly
    await change(live, "two", wait=0.2)
    await live.stop_sending()
    assert live.shown_version == "two"
    await asyncio.sleep(5)
    assert len(words.done) == 1
    assert live.is_idle


async def test_an_unreferenced_live_message_is_freed() -> None:
    words = Words()
    live_over(words).touch()
    await asyncio.sleep(5)
    there = weakref.ref(words)
    del words
    gc.collect()
    assert there() is None


# -- Answers that cross edits -----------------------------------------------------------------------------------------


async def test_an_edit_waits_for_an_answer_under_way(live: Live, words: Words) -> None:
    since = live.changes
    with live.answering:
        await change(live, "two", wait=2)
        assert words.done == []
    live.answered("two", since=since, digest="two")
    await asyncio.sleep(2)
    assert words.done == [], "the answer has shown it"


async def test_an_edit_waits_for_an_answer_for_a_limited_time(live: Live, words: Words) -> None:
    with live.answering:
        await change(live, "two", wait=ANSWER_SECONDS + 1)
        assert words.kinds == ["edit"]


@pytest.mark.parametrize("heard_first", ["edit", "answer"])
async def test_an_answer_that_crossed_an_edit_is_repeated(live: Live, words: Words, heard_first: str) -> None:
    async def responder() -> None:
        since = live.changes
        if heard_first == "edit":
            loop.call_later(0.5, lambda: live.answered("two", since=since, repeat="two, really?"))
        else:
            live.answered("two", since=since, repeat="two, really?")

    loop, words.meanwhile = asyncio.get_running_loop(), responder
    await change(live, "two", wait=5)
    assert [each[2] for each in words.done] == ["two", "two, really?"]


async def test_a_stale_answer_is_not_repeated(live: Live, words: Words) -> None:
    live.answered("one", since=live.changes, repeat="one, really?")
    await change(live, "two", wait=2)
    assert [each[2] for each in words.done] == ["two"]


async def test_after_two_concurrent_answers_the_shown_version_is_unknown(live: Live, words: Words) -> None:
    since = live.changes
    words.version = "three"
    live.answered("three", since=since, digest="three")
    live.answered("two", since=since, digest="two")
    await asyncio.sleep(2)
    assert [each[2] for each in words.done] == ["three"]


async def test_a_change_of_appearance_during_an_edit_is_not_lost(live: Live, words: Words) -> None:
    async def redraw() -> None:
        words.render = lambda: asyncio.sleep(0, "in other words")  # type: ignore[method-assign]
        live.redraw()

    words.meanwhile = redraw
    await change(live, "two", wait=5)
    assert [each[2] for each in words.done] == ["two", "in other words"]
