"""A live message over a channel that is a list: paced, posted, edited, crossed by answers, refused, lost, taken up."""

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import discord
import pytest

from bot.platform.gate import ANSWER_SECONDS
from bot.platform.live_message import LiveMessage
from bot.platform.live_source import GONE, Policy, Sent, Source, Trouble
from bot.platform.traffic import Traffic
from tests.bot.channels import fresh_id, refusal
from tests.bot.policies import Doubling

pytestmark = pytest.mark.looptime
"""Time passes when all wait for it, not by the clock on the wall."""

POLICY = Policy(pace=1.0, gather=0.1, retry=2.0, blocked=60.0, old=1e6, is_replaced=True, backoff=Doubling)


class Words(Source[str]):
    """A message of words; `version` is what it should say."""

    name = "The message"

    def __init__(self) -> None:
        self.version: object = "one"
        self.is_last = self.is_dead = False
        self.done: list[tuple[Any, ...]] = []
        """("send", id, words), ("edit", id, words), ("delete", id), in order; what was refused as well."""
        self.at: list[float] = []
        """When."""
        self.refuses: dict[str, Exception] = {}
        self.unheard: set[str] = set()
        """What arrives, though it fails by what comes back."""
        self.meanwhile: Callable[[], Awaitable[None]] | None = None
        """What happens once while a request is under way."""
        self.nonces: dict[int, tuple[int, str]] = {}
        self.posts = 0
        self.lost_in_channel: int | None = None
        self.saved: list[tuple[int | None, bool]] = []
        self.troubles: list[Trouble | None] = []
        self.given_up: list[Exception] = []
        self.finished = 0
        self.live: LiveMessage[str] = None  # type: ignore[assignment]

    @property
    def kinds(self) -> list[str]:
        return [kind for kind, *_ in self.done]

    @property
    def says(self) -> str:
        """What the newest message says."""
        return next(words for kind, _, words in reversed([each for each in self.done if len(each) == 3]) if kind)

    def wanted(self) -> object:
        return self.version

    async def render(self) -> str:
        return str(self.version).lower()

    def digest(self, rendered: str) -> str:
        return rendered

    async def _ask(self, kind: str, *facts: Any) -> None:
        self.at.append(asyncio.get_running_loop().time())
        if kind in self.refuses:
            self.done.append((f"{kind} refused", *facts))
            raise self.refuses[kind]
        self.done.append((kind, *facts))
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        if kind in self.unheard:
            self.unheard.remove(kind)
            raise ConnectionResetError

    async def send(self, rendered: str) -> Sent:
        if self.posts not in self.nonces:
            self.nonces[self.posts] = fresh_id(), rendered
            await self._ask("send", *self.nonces[self.posts])
        message, words = self.nonces[self.posts]
        self.posts += 1
        return Sent(message, words == rendered)

    async def edit(self, message: int, rendered: str) -> None:
        await self._ask("edit", message, rendered)

    async def delete(self, message: int) -> None:
        await self._ask("delete", message)

    async def find(self) -> int | None:
        return self.lost_in_channel

    async def save(self) -> None:
        self.saved.append((self.live.message, self.live.is_posting))

    def on_trouble(self) -> None:
        self.troubles.append(self.live.trouble)

    def on_given_up(self, error: Exception) -> None:
        self.given_up.append(error)

    def is_final(self) -> bool:
        return self.is_last

    def is_expired(self) -> bool:
        return self.is_dead

    def on_finished(self) -> None:
        self.finished += 1


def live_over(words: Words, policy: Policy = POLICY, **facts: Any) -> LiveMessage[str]:
    words.live = LiveMessage(words, policy, Traffic(), **facts)
    return words.live


@pytest.fixture
def words() -> Words:
    return Words()


@pytest.fixture
def live(words: Words) -> LiveMessage[str]:
    """Posted, and shown as it should be."""
    return live_over(words, message=fresh_id(), is_seen=True, shown="one", digest="one")


def change(live: LiveMessage[str], version: object) -> None:
    live.source.version = version  # type: ignore[attr-defined]
    live.changed()


# -- Pace -------------------------------------------------------------------------------------------------------------


async def test_it_is_edited_at_most_once_per_pace_and_the_newest_state_wins(
    live: LiveMessage[str], words: Words
) -> None:
    for number in range(25):
        change(live, f"{number}")
        await asyncio.sleep(0.1)
    await asyncio.sleep(2)
    assert words.says == "24"
    assert len(words.done) <= 4
    assert all(later - sooner >= 0.99 for sooner, later in pairwise(words.at))


async def test_the_same_version_is_not_sent_again(live: LiveMessage[str], words: Words) -> None:
    for _ in range(5):
        live.touch()
        await asyncio.sleep(2)
    assert words.done == []


async def test_what_looks_the_same_is_not_sent_again(live: LiveMessage[str], words: Words) -> None:
    change(live, "ONE")
    await asyncio.sleep(2)
    assert words.done == []
    assert live.shown == "ONE"
    live.redraw()
    await asyncio.sleep(2)
    assert words.done == []


async def test_one_request_is_under_way_at_a_time(live: LiveMessage[str], words: Words) -> None:
    async def slowly() -> None:
        change(live, "three")
        await asyncio.sleep(5)
        assert len(words.done) == 1

    words.meanwhile = slowly
    change(live, "two")
    await asyncio.sleep(10)
    assert [each[2] for each in words.done] == ["two", "three"]


async def test_a_rendered_version_that_is_not_worth_sending_is_left_out(live: LiveMessage[str], words: Words) -> None:
    words.is_outdated = lambda version: version == "two" and words.version == "three"  # type: ignore[method-assign]
    render = words.render

    async def slowly() -> str:
        rendered = await render()
        words.version = "three"
        return rendered

    words.render = slowly  # type: ignore[method-assign]
    change(live, "two")
    await asyncio.sleep(5)
    assert [each[2] for each in words.done] == ["three"]


async def test_closing_waits_for_the_request_under_way_and_sends_nothing_more(
    live: LiveMessage[str], words: Words
) -> None:
    async def slowly() -> None:
        await asyncio.sleep(1)
        change(live, "three")

    words.meanwhile = slowly
    change(live, "two")
    await asyncio.sleep(0.2)
    await live.close()
    assert live.shown == "two"
    await asyncio.sleep(5)
    assert len(words.done) == 1
    assert live.is_idle


async def test_it_is_freed_when_nobody_holds_it() -> None:
    words = Words()
    live_over(words).touch()
    await asyncio.sleep(5)
    there = weakref.ref(words)
    del words
    gc.collect()
    assert there() is None


# -- Answers that cross edits -----------------------------------------------------------------------------------------


async def test_an_edit_waits_for_an_answer_under_way(live: LiveMessage[str], words: Words) -> None:
    since = live.changes
    with live.answering:
        change(live, "two")
        await asyncio.sleep(2)
        assert words.done == []
    live.answered("two", since=since, digest="two")
    await asyncio.sleep(2)
    assert words.done == [], "the answer has shown it"


async def test_an_edit_waits_no_longer_than_discord_does(live: LiveMessage[str], words: Words) -> None:
    with live.answering:
        change(live, "two")
        await asyncio.sleep(ANSWER_SECONDS + 1)
        assert words.kinds == ["edit"]


@pytest.mark.parametrize("heard_first", ["edit", "answer"])
async def test_an_answer_that_an_edit_crossed_is_given_again(
    live: LiveMessage[str], words: Words, heard_first: str
) -> None:
    async def responder() -> None:
        since = live.changes
        if heard_first == "edit":
            loop.call_later(0.5, lambda: live.answered("two", since=since, repeat="two, really?"))
        else:
            live.answered("two", since=since, repeat="two, really?")

    loop, words.meanwhile = asyncio.get_running_loop(), responder
    change(live, "two")
    await asyncio.sleep(5)
    assert [each[2] for each in words.done] == ["two", "two, really?"]


async def test_an_answer_is_not_given_again_when_something_has_happened_since(
    live: LiveMessage[str], words: Words
) -> None:
    live.answered("one", since=live.changes, repeat="one, really?")
    change(live, "two")
    await asyncio.sleep(2)
    assert [each[2] for each in words.done] == ["two"]


async def test_of_two_answers_at_once_nobody_knows_which_one_is_shown(live: LiveMessage[str], words: Words) -> None:
    since = live.changes
    words.version = "three"
    live.answered("three", since=since, digest="three")
    live.answered("two", since=since, digest="two")
    await asyncio.sleep(2)
    assert [each[2] for each in words.done] == ["three"]


async def test_a_change_of_looks_during_an_edit_is_not_lost(live: LiveMessage[str], words: Words) -> None:
    async def redraw() -> None:
        words.render = lambda: asyncio.sleep(0, "in other words")  # type: ignore[method-assign]
        live.redraw()

    words.meanwhile = redraw
    change(live, "two")
    await asyncio.sleep(5)
    assert [each[2] for each in words.done] == ["two", "in other words"]


# -- Posting ----------------------------------------------------------------------------------------------------------


async def test_that_it_is_being_posted_is_saved_before(words: Words) -> None:
    live = live_over(words)
    live.touch()
    await asyncio.sleep(1)
    assert words.saved == [(None, True), (live.message, False)]


async def test_a_message_whose_receipt_was_lost_is_not_posted_twice(words: Words) -> None:
    live = live_over(words)
    words.unheard.add("send")
    live.touch()
    await asyncio.sleep(0.5)
    assert (live.message, live.is_posting) == (None, True)
    change(live, "two")
    await asyncio.sleep(5)
    assert words.kinds == ["send", "edit"], "the nonce brings it back, and it is edited to the newest version"
    assert words.done[0][1] == words.done[1][1] == live.message


async def test_what_was_refused_was_certainly_not_posted(words: Words) -> None:
    live = live_over(words)
    words.refuses["send"] = refusal(400, 50035)
    live.touch()
    await asyncio.sleep(0.5)
    assert not live.is_posting


async def test_a_message_that_was_posted_and_not_saved_is_found_in_the_channel(words: Words) -> None:
    words.lost_in_channel = 77
    live = live_over(words, is_posting=True, needs_search=True)
    live.touch()
    await asyncio.sleep(5)
    assert words.done == [("edit", 77, "one")]


async def test_the_first_message_may_be_sent_elsewhere(words: Words) -> None:
    live = live_over(words, is_expected=True)
    live.touch()
    await asyncio.sleep(5)
    assert words.done == []
    await live.opened(5, "one")
    await asyncio.sleep(5)
    assert words.done == []
    change(live, "two")
    await asyncio.sleep(5)
    assert words.done == [("edit", 5, "two")]


# -- Deleted and scrolled away ----------------------------------------------------------------------------------------


async def test_a_deleted_message_is_posted_again_but_not_against_somebodys_will(
    live: LiveMessage[str], words: Words
) -> None:
    for _ in range(10):
        if live.message is not None:
            live.message_deleted(live.message)
        await asyncio.sleep(2)
    assert words.kinds == ["send"] * POLICY.lost
    live.changed()
    await asyncio.sleep(2)
    assert words.kinds == ["send"] * POLICY.lost, "a touch with nothing new to show"
    change(live, "two")
    await asyncio.sleep(2)
    assert words.kinds == ["send"] * (POLICY.lost + 1)


async def test_a_message_that_is_deleted_before_its_id_is_known_is_posted_again(words: Words) -> None:
    live = live_over(words)

    async def deleted() -> None:
        live.message_deleted(words.done[0][1])

    words.meanwhile = deleted
    live.touch()
    await asyncio.sleep(5)
    assert words.kinds == ["send", "send"]
    assert live.message == words.done[1][1]


async def test_an_edit_of_a_message_that_is_gone_posts_it_again(live: LiveMessage[str], words: Words) -> None:
    words.refuses["edit"] = refusal(404, 10008)
    change(live, "two")
    await asyncio.sleep(5)
    assert words.kinds == ["edit refused", "send"]


async def test_in_an_archived_thread_a_new_message_takes_the_place_of_the_old_one(
    live: LiveMessage[str], words: Words
) -> None:
    old, words.refuses["edit"] = live.message, refusal(400, 50083)
    change(live, "two")
    await asyncio.sleep(5)
    assert words.kinds == ["edit refused", "send", "delete"]
    assert words.done[-1] == ("delete", old)


@pytest.mark.parametrize("why", ["far", "old"])
async def test_a_message_that_has_scrolled_away_is_posted_again(live: LiveMessage[str], words: Words, why: str) -> None:
    old = live.message
    assert old is not None
    assert not live.bring_back(), "it can be seen"
    if why == "far":
        for _ in range(POLICY.far):
            live.message_below(old + 1)
    else:
        await asyncio.sleep(POLICY.old)
    change(live, "two")
    await asyncio.sleep(5)
    assert words.kinds == ["send", "delete"]
    assert words.done[-1] == ("delete", old)


async def test_who_asks_for_a_message_that_has_scrolled_away_has_it_posted(
    live: LiveMessage[str], words: Words
) -> None:
    assert live.message is not None
    for _ in range(POLICY.far):
        live.message_below(live.message + 1)
    assert live.bring_back()
    await asyncio.sleep(5)
    assert words.kinds == ["send", "delete"]


async def test_a_message_that_should_not_be_there_is_deleted_once(live: LiveMessage[str], words: Words) -> None:
    message = live.message
    for _ in range(3):
        change(live, GONE)
        await asyncio.sleep(2)
    assert words.done == [("delete", message)]
    assert live.message is None
    assert words.finished


# -- After a restart --------------------------------------------------------------------------------------------------


async def test_after_a_restart_what_looks_the_same_is_not_edited(words: Words) -> None:
    live = live_over(words, message=5, digest="one")
    live.touch()
    await asyncio.sleep(5)
    assert words.done == []
    change(live, "two")
    await asyncio.sleep(5)
    assert words.done == [("edit", 5, "two")]


async def test_after_a_restart_it_is_edited_where_it_is_and_then_its_age_counts(words: Words) -> None:
    then = discord.utils.utcnow() - discord.utils.datetime.timedelta(seconds=POLICY.old + 60)
    live = live_over(words, message=discord.utils.time_snowflake(then))
    live.touch()
    await asyncio.sleep(5)
    assert words.kinds == ["edit"]
    change(live, "two")
    await asyncio.sleep(5)
    assert words.kinds == ["edit", "send", "delete"]


# -- Faults -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("error", [refusal(503, 0), refusal(429, 0), ConnectionResetError()])
async def test_while_discord_is_down_it_is_tried_ever_more_rarely_and_without_end(
    live: LiveMessage[str], words: Words, error: Exception
) -> None:
    words.refuses["edit"] = error
    change(live, "two")
    await asyncio.sleep(200)
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


async def test_while_discord_is_down_a_change_is_tried_at_once(live: LiveMessage[str], words: Words) -> None:
    words.refuses["edit"] = refusal(503, 0)
    change(live, "two")
    await asyncio.sleep(20)
    tried = len(words.done)
    change(live, "three")
    await asyncio.sleep(0.2)
    assert len(words.done) == tried + 1


async def test_an_edit_that_may_have_arrived_is_made_again_even_where_the_old_version_is_wanted_again(
    live: LiveMessage[str], words: Words
) -> None:
    words.unheard.add("edit")
    change(live, "two")
    await asyncio.sleep(0.3)
    change(live, "one")
    await asyncio.sleep(5)
    assert [each[2] for each in words.done] == ["two", "one"]


async def test_a_missing_permission_is_trouble_and_tried_ever_more_rarely(live: LiveMessage[str], words: Words) -> None:
    words.refuses["edit"] = refusal(403, 50013)
    change(live, "two")
    await asyncio.sleep(1)
    assert words.troubles == [Trouble.PERMISSION]
    change(live, "three")
    await asyncio.sleep(50)
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
async def test_what_is_refused_is_given_up_until_somebody_asks(
    live: LiveMessage[str], words: Words, error: Exception
) -> None:
    words.refuses["edit"] = error
    change(live, "two")
    await asyncio.sleep(10 * POLICY.longest_hold)
    waits = [later - sooner for sooner, later in pairwise(words.at)]
    assert waits == pytest.approx([2, 4, 8, 16], abs=0.2)
    assert words.troubles == [Trouble.REFUSED]
    for count in range(1, 4):
        live.ask()
        await asyncio.sleep(1)
        live.ask()
        await asyncio.sleep(1)
        assert len(words.done) == POLICY.tries + count, "not twice in short time"
        await asyncio.sleep(POLICY.longest_hold)
    words.refuses.clear()
    live.ask()
    await asyncio.sleep(1)
    assert words.says == "two"
    assert words.troubles == [Trouble.REFUSED, None]


async def test_an_end_that_is_refused_is_not_tried_for_ever(live: LiveMessage[str], words: Words) -> None:
    words.refuses["edit"] = refusal(403, 50013)
    words.is_last = True
    change(live, "the end")
    await asyncio.sleep(1000)
    assert len(words.done) == 1
    assert words.given_up == [words.refuses["edit"]]
    assert words.finished


async def test_with_one_try_a_refusal_gives_up_the_version_and_not_the_next_one(words: Words) -> None:
    live = live_over(words, replace(POLICY, tries=1, blocked=None, is_replaced=False), message=5)
    words.refuses["edit"] = refusal(403, 50013)
    live.touch()
    await asyncio.sleep(1000)
    assert len(words.done) == len(words.given_up) == 1
    words.refuses.clear()
    change(live, "two")
    await asyncio.sleep(5)
    assert words.done[1:] == [("edit", 5, "two")]


async def test_a_refusal_that_an_answer_crossed_is_no_reason_to_give_up(words: Words) -> None:
    """The answer may have come by a newer token, by which the message can be edited."""
    live = live_over(words, replace(POLICY, tries=1, blocked=None), message=5)
    edit = words.edit

    async def crossed(message: int, rendered: str) -> None:
        words.edit = edit  # type: ignore[method-assign]
        live.answered("one", since=live.changes - 1)
        raise refusal(404, 10015)

    words.edit = crossed  # type: ignore[method-assign]
    live.touch()
    await asyncio.sleep(5)
    assert words.given_up == []
    assert words.done == [("edit", 5, "one")]


async def test_the_last_version_is_shown_and_that_is_the_end(live: LiveMessage[str], words: Words) -> None:
    words.is_last = True
    change(live, "the end")
    await asyncio.sleep(2)
    assert words.says == "the end"
    assert words.finished


async def test_a_message_that_has_expired_is_not_edited(live: LiveMessage[str], words: Words) -> None:
    words.is_dead = True
    change(live, "two")
    await asyncio.sleep(5)
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
