"""The throttle: each trigger leads to a run with the newest state, at a limited pace."""

import asyncio

import pytest

from bot.platform.throttle import Throttle

pytestmark = pytest.mark.looptime
"""Time passes when all wait for it, not by the clock on the wall."""


async def test_many_triggers_are_one_run() -> None:
    runs: list[int] = []
    state = 0

    async def work() -> bool:
        runs.append(state)
        return True

    throttle = Throttle(work, pace=0.01, delay=0.005)
    for _ in range(5):
        state += 1
        throttle.touch()
    await asyncio.sleep(0.03)
    assert runs == [5]


async def test_a_trigger_during_a_run_causes_one_more_run_after_the_pace() -> None:
    loop = asyncio.get_running_loop()
    begun: list[float] = []
    going_on = asyncio.Event()

    async def work() -> bool:
        begun.append(loop.time())
        await going_on.wait()
        return True

    throttle = Throttle(work, pace=0.05)
    throttle.touch()
    await asyncio.sleep(0.01)
    assert not throttle.is_idle
    throttle.touch()
    throttle.touch()
    going_on.set()
    await asyncio.sleep(0.1)
    assert len(begun) == 2
    assert begun[1] - begun[0] >= 0.049


async def test_an_error_does_not_stop_the_throttle(caplog: pytest.LogCaptureFixture) -> None:
    runs = 0

    async def work() -> bool:
        nonlocal runs
        runs += 1
        raise RuntimeError("a fault")

    throttle = Throttle(work, pace=0.0)
    throttle.touch()
    await asyncio.sleep(0.01)
    throttle.touch()
    await asyncio.sleep(0.01)
    assert runs == 2
    assert "a fault" in caplog.text


async def test_stopping_waits_for_the_current_run_and_starts_no_other() -> None:
    done = 0

    async def work() -> bool:
        nonlocal done
        await asyncio.sleep(0.01)
        done += 1
        return True

    throttle = Throttle(work, pace=0.0)
    throttle.touch()
    await asyncio.sleep(0.001)
    throttle.touch()
    await throttle.stop()
    throttle.touch()
    await asyncio.sleep(0.02)
    assert done == 1


async def test_a_run_without_effect_does_not_count_towards_the_pace() -> None:
    loop = asyncio.get_running_loop()
    begun: list[float] = []

    async def work() -> bool:
        begun.append(loop.time())
        return False

    throttle = Throttle(work, pace=10)
    throttle.touch()
    await asyncio.sleep(0.01)
    throttle.touch()
    await asyncio.sleep(0.01)
    assert len(begun) == 2
