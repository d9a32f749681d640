"""Live messages while Discord is down or refuses, and at their end: retried, given up, finished."""

import asyncio
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.platform.live_source import Policy, Trouble
from tests.bot.live_factories import POLICY, Live, Words, change, live_over, touch
from tests.discord_in_memory import refusal

pytestmark = pytest.mark.looptime


@pytest.mark.parametrize("error", [refusal(503, 0), refusal(429, 0), ConnectionResetError()])
async def test_during_an_outage_edits_are_retried_with_back_off_without_end(
    live: Live, words: Words, error: Exception
) -> None:
    words.refuses["edit"] = error
    await change(live, "two", wait=200)
    waits = [later - sooner for sooner, later in pairwise(words.at)]
    assert waits[:6] == pytest.approx([1, 2, 4, 8, 16, 32], abs=0.2)
    assert waits[6:] == pytest.approx([POLICY.longest_wait] * len(waits[6:]), abs=0.2)
    assert words.troubles == []
    words.refuses.clear()
    await asyncio.sleep(POLICY.longest_wait + 1)
    assert words.says == "two"
    tried = len(words.done)
    await asyncio.sleep(200)
    assert len(words.done) == tried


async def test_during_an_outage_a_new_version_is_tried_at_once(live: Live, words: Words) -> None:
    words.refuses["edit"] = refusal(503, 0)
    await change(live, "two", wait=20)
    tried = len(words.done)
    await change(live, "three", wait=0.2)
    assert len(words.done) == tried + 1


async def test_an_uncertain_edit_is_repeated_even_for_the_previous_version(live: Live, words: Words) -> None:
    words.unheard.add("edit")
    await change(live, "two", wait=0.3)
    await change(live, "one", wait=5)
    assert [each[2] for each in words.done] == ["two", "one"]


async def test_an_uncertain_edit_that_crossed_an_answer_is_repeated(live: Live, words: Words) -> None:
    """It may have arrived after the answer."""

    async def answered() -> None:
        words.version = "three"
        live.answered("three", since=live.changes, digest="three")

    words.meanwhile = answered
    words.unheard.add("edit")
    await change(live, "two", wait=5)
    assert [each[2] for each in words.done] == ["two", "three"]


async def test_a_missing_permission_is_reported_and_retried_with_back_off(live: Live, words: Words) -> None:
    words.refuses["edit"] = refusal(403, 50013)
    await change(live, "two", wait=1)
    assert words.troubles == [Trouble.PERMISSION]
    await change(live, "three", wait=50)
    assert len(words.done) == 1, "a change does not make it be tried sooner"
    await asyncio.sleep(5 * POLICY.longest_hold)
    waits = [later - sooner for sooner, later in pairwise(words.at)]
    assert waits[:5] == pytest.approx([60, 120, 240, 480, 900], abs=1)
    words.refuses.clear()
    live.retry()
    await asyncio.sleep(1)
    assert words.says == "three"
    assert words.troubles == [Trouble.PERMISSION, None]


@pytest.mark.parametrize("error", [refusal(400, 50035), refusal(401, 0), RuntimeError("a fault")])
async def test_a_refused_version_is_given_up_until_a_user_asks(live: Live, words: Words, error: Exception) -> None:
    words.refuses["edit"] = error
    await change(live, "two", wait=10 * POLICY.longest_hold)
    waits = [later - sooner for sooner, later in pairwise(words.at)]
    assert waits == pytest.approx([2, 4, 8, 16], abs=0.2)
    assert words.troubles == [Trouble.REFUSED]
    for count in range(1, 4):
        live.retry_refused()
        await asyncio.sleep(1)
        live.retry_refused()
        await asyncio.sleep(1)
        assert len(words.done) == POLICY.tries + count, "not twice in short time"
        await asyncio.sleep(POLICY.longest_hold)
    words.refuses.clear()
    live.retry_refused()
    await asyncio.sleep(1)
    assert words.says == "two"
    assert words.troubles == [Trouble.REFUSED, None]


async def test_a_refused_final_version_is_not_retried_without_end(live: Live, words: Words) -> None:
    words.refuses["edit"] = refusal(403, 50013)
    words.is_last = True
    await change(live, "the end", wait=1000)
    assert len(words.done) == 1
    assert words.given_up == [words.refuses["edit"]]
    assert words.finished


async def test_with_one_try_a_refusal_gives_up_that_version_only(words: Words) -> None:
    live = live_over(words, replace(POLICY, tries=1, blocked=None, is_replaced=False), message=5)
    words.refuses["edit"] = refusal(403, 50013)
    await touch(live, wait=1000)
    assert len(words.done) == len(words.given_up) == 1
    words.refuses.clear()
    await change(live, "two", wait=5)
    assert words.done[1:] == [("edit", 5, "two")]


async def test_a_refusal_that_crossed_an_answer_does_not_give_up(words: Words) -> None:
    """The answer may have come with a newer token that can edit the message."""
    live = live_over(words, replace(POLICY, tries=1, blocked=None), message=5)
    edit = words.edit

    async def crossed(message: int, rendered: str) -> None:
        words.edit = edit  # type: ignore[method-assign]
        live.answered("one", since=live.changes - 1)
        raise refusal(404, 10015)

    words.edit = crossed  # type: ignore[method-assign]
    await touch(live, wait=5)
    assert words.given_up == []
    assert words.done == [("edit", 5, "one")]


async def test_a_malformed_edit_that_crossed_an_answer_is_an_error_in_the_log(
    words: Words, caplog: pytest.LogCaptureFixture
) -> None:
    live = live_over(words, message=5)
    edit = words.edit

    async def crossed(message: int, rendered: str) -> None:
        words.edit = edit  # type: ignore[method-assign]
        live.answered("one", since=live.changes - 1)
        raise refusal(400, 50035)

    words.edit = crossed  # type: ignore[method-assign]
    await touch(live, wait=5)
    assert [each.levelname for each in caplog.records] == ["ERROR"]
    assert words.done == [("edit", 5, "one")]


async def test_the_final_version_is_the_last_edit(live: Live, words: Words) -> None:
    words.is_last = True
    await change(live, "the end", wait=2)
    assert words.says == "the end"
    assert words.finished


async def test_a_message_that_has_expired_is_not_edited(live: Live, words: Words) -> None:
    words.is_dead = True
    await change(live, "two", wait=5)
    assert words.done == []
    assert words.finished


async def test_the_back_off_of_discord_py_keeps_within_the_limits(words: Words) -> None:
    policy = Policy(pace=1.0, retry=2.0, longest_hold=20.0, tries=50)
    live_over(words, policy, message=5).touch()
    words.refuses["edit"] = refusal(400, 50035)
    await asyncio.sleep(1000)
    waits = [later - sooner for sooner, later in pairwise(words.at)]
    assert len(waits) == policy.tries - 1
    assert all(1.99 <= wait <= 20.1 for wait in waits)
    assert sum(waits[10:]) > sum(waits[:10])
