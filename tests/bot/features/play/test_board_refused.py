"""A board that Discord refuses for an unknown reason: a few tries with back-off, then only on request."""

import asyncio
import itertools
from dataclasses import replace

import pytest

from bot.platform.live_source import Policy, Trouble
from bot.tables.table import Table
from tests.bot.features.play.board_show import Show
from tests.bot.policies import BOARDS, RETRY
from tests.bot.table_factories import HOST, play_one
from tests.discord_in_memory import refusal

pytestmark = pytest.mark.looptime
"""Time passes when all wait for it, not by the clock on the wall."""

POLICY = replace(BOARDS, pace=0.01, gather=0.001)
TRIES, LONGEST_HOLD = POLICY.tries, POLICY.longest_hold
LONG = RETRY * 2**TRIES


@pytest.fixture
def policy() -> Policy:
    return POLICY


async def refused(show: Show, error: Exception) -> Table:
    """A table with constant moves whose message is refused."""
    table = await show.table()
    show.channel.refuses["edit"] = error
    await show.tables.start(table.id, HOST)
    return table


async def play_on(show: Show, table: Table, seconds: float) -> None:
    until = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < until:
        if table.to_act():
            await play_one(show.tables, table)
        await asyncio.sleep(seconds / 20)


@pytest.mark.parametrize("error", [refusal(400, 50035), refusal(401, 0), refusal(403, 50007), RuntimeError("a fault")])
async def test_a_refused_board_is_given_up_and_reported_in_the_hands(
    show: Show, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    table = await refused(show, error)
    await play_on(show, table, LONG)
    assert show.kinds == ["edit refused"] * TRIES
    assert show.publisher.trouble_at(table.id) is Trouble.REFUSED
    assert show.troubled == [table.id]
    await asyncio.sleep(10 * LONGEST_HOLD)
    assert show.kinds == ["edit refused"] * TRIES, "nobody has asked for it"
    logged = [record for record in caplog.records if "could not be shown" in record.message]
    assert len(logged) == TRIES
    traced = [record for record in logged if record.exc_info]
    assert len(traced) == (1 if isinstance(error, RuntimeError) else 0)


async def test_retries_back_off(show: Show) -> None:
    table = await refused(show, refusal(400, 50035))
    tried: list[float] = []
    for count in range(1, TRIES + 1):
        await show.until(lambda count=count: len(show.kinds) == count)
        tried.append(asyncio.get_running_loop().time())
        await play_one(show.tables, table)
    waits = [later - sooner for sooner, later in itertools.pairwise(tried)]
    assert waits == pytest.approx([RETRY * 2**count for count in range(TRIES - 1)], abs=0.02)


async def test_a_press_allows_a_delayed_retry(show: Show) -> None:
    table = await refused(show, refusal(400, 50035))
    await show.until(lambda: show.publisher.trouble_at(table.id))
    for _ in range(20):
        show.publisher.wanted(table.id)
        await asyncio.sleep(RETRY / 100)
    assert len(show.kinds) == TRIES, "it was refused just now"
    await asyncio.sleep(LONG)
    for count in (1, 1, 1):
        show.publisher.wanted(table.id)
        await asyncio.sleep(RETRY)
        assert len(show.kinds) == TRIES + count, "once, and then not before a longer while"
    await asyncio.sleep(2 * LONG)
    show.channel.refuses.clear()
    show.publisher.wanted(table.id)
    await show.until(lambda: show.kinds[-1] == "edit")
    assert show.publisher.trouble_at(table.id) is None
    assert show.troubled == [table.id] * 2, "hands say so, and then say so no more"
    await play_one(show.tables, table)
    await show.until(lambda: show.kinds[-2:] == ["edit", "edit"])


async def test_asking_for_the_table_allows_a_retry(show: Show) -> None:
    table = await refused(show, refusal(400, 50035))
    await show.until(lambda: show.publisher.trouble_at(table.id))
    await asyncio.sleep(LONG)
    show.channel.refuses.clear()
    show.publisher.bring_back(table)
    await show.until(lambda: show.kinds[-1] == "edit")


async def test_a_change_of_permissions_allows_a_retry(show: Show) -> None:
    table = await refused(show, refusal(403, 50007))
    await show.until(lambda: show.publisher.trouble_at(table.id))
    show.channel.refuses.clear()
    show.publisher.allowed_anew(table.guild)
    await show.until(lambda: show.publisher.trouble_at(table.id) is None)
    assert show.kinds[-1] == "edit"


@pytest.mark.parametrize("policy", [replace(POLICY, blocked=60.0)])
async def test_checks_for_a_missing_permission_back_off(show: Show) -> None:
    """A thousand such tables must not exceed Discord's limit of refused requests."""
    table = await refused(show, refusal(403, 50013))
    show.channel.refuses["send"] = refusal(403, 50013)  # An old message is posted anew.
    await show.until(lambda: show.publisher.trouble_at(table.id) is Trouble.PERMISSION)
    await asyncio.sleep(600)
    assert len(show.kinds) <= 5
    await asyncio.sleep(100 * LONGEST_HOLD)
    assert 95 < len(show.kinds) < 110


async def test_during_server_errors_every_change_is_tried(show: Show) -> None:
    """A server error is no refusal, and is temporary."""
    table = await refused(show, refusal(503, 0))
    for _ in range(TRIES + 2):
        await play_one(show.tables, table)
        await asyncio.sleep(0.1)
    assert len(show.kinds) > TRIES
    assert show.publisher.trouble_at(table.id) is None
    show.channel.refuses.clear()
    await play_one(show.tables, table)
    await show.until(lambda: show.kinds[-1] == "edit")


async def test_nothing_is_edited_while_the_refusal_budget_is_spent(show: Show) -> None:
    table = await show.table()
    for _ in range(show.BUDGET):
        show.traffic.refused()
    await show.tables.start(table.id, HOST)
    await asyncio.sleep(60)
    assert show.kinds == []
    await asyncio.sleep(600)
    assert show.kinds == ["edit"]
