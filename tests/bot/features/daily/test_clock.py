"""What is done by the clock: at each full hour, and again soon where it failed."""

import asyncio

import pytest

from bot.features.daily.clock import DELAY_SECONDS, LATE_HOURS, RETRY_SECONDS, DailyClock, chosen_by, is_due
from bot.platform.thinking import Thinkers
from bot.tables.day_choice import candidate_of
from data.errors import StoreClosed
from engine.daily.days import HOUR_MS, begins_ms
from engine.daily.dealing import secret_of
from tests.bot.clock import Clock
from tests.bot.tables.dailies import DAY, deal_of


def test_an_hour_is_due_for_some_hours() -> None:
    at = begins_ms(DAY) + 22 * HOUR_MS
    due = [is_due(22, at + hours * HOUR_MS) for hours in range(-1, LATE_HOURS + 1)]
    assert due == [False, True, True, False, False], "no longer than its day"
    assert [is_due(3, begins_ms(DAY) + hours * HOUR_MS) for hours in (2, 3, 5, 6)] == [False, True, True, False]


@pytest.mark.looptime
async def test_works_are_done_at_each_full_hour_and_again_soon_if_one_fails() -> None:
    loop, done = asyncio.get_running_loop(), list[tuple[str, float]]()
    fails = [True]

    async def failing() -> None:
        done.append(("failing", loop.time()))
        if fails.pop() if fails else False:
            raise ValueError

    async def other() -> None:
        done.append(("other", loop.time()))

    clock = DailyClock([failing, other], now=Clock(begins_ms(DAY) + 1_000))
    begun = loop.time()
    running = asyncio.create_task(clock.run())
    await asyncio.sleep(DELAY_SECONDS + RETRY_SECONDS + 3599.5)
    running.cancel()
    at = [DELAY_SECONDS, DELAY_SECONDS + RETRY_SECONDS, DELAY_SECONDS + RETRY_SECONDS + 3599]
    assert done == [(work, pytest.approx(begun + each)) for each in at for work in ("failing", "other")]


@pytest.mark.looptime
async def test_the_clock_ends_quietly_once_the_store_is_gone(caplog: pytest.LogCaptureFixture) -> None:
    done = list[str]()

    async def meets_its_end() -> None:
        done.append("asked")
        raise StoreClosed

    clock = DailyClock([meets_its_end], now=Clock(begins_ms(DAY) + 1_000))
    async with asyncio.timeout(DELAY_SECONDS + 1):
        await clock.run()
    assert done == ["asked"]
    assert not caplog.records


async def test_a_process_that_thinks_chooses_the_deal_of_a_day() -> None:
    thinkers = Thinkers(1, stuck=60.0)  # Everything else comes first on a busy machine.
    try:
        secret = secret_of(bytes(32), DAY)
        found = await chosen_by(thinkers)(secret, DAY)
        assert found == candidate_of(secret, DAY) == str(deal_of(DAY).candidate).encode()
    finally:
        await thinkers.end_processes()
    assert await chosen_by(thinkers)(secret, DAY) is None, "then a thread does"
