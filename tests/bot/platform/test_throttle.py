"""The throttle: each trigger leads to a run with the newest state, at a limited pace."""

import asyncio

import pytest

from bot.platform.throttle import AGAIN_SECONDS, Throttle

pytestmark = pytest.mark.looptime


class Work:
    """Notes when each run begins, and with which state; it lasts until `goes_on` is set."""

    def __init__(self, *, has_effect: bool = True, error: Exception | None = None) -> None:
        self.state = 0
        self.runs: list[int] = []
        self.begun: list[float] = []
        self.ended = 0
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        self._has_effect, self._error = has_effect, error

    async def __call__(self) -> bool:
        self.runs.append(self.state)
        self.begun.append(asyncio.get_running_loop().time())
        await self.goes_on.wait()
        if self._error is not None:
            raise self._error
        self.ended += 1
        return self._has_effect


async def touched_twice(throttle: Throttle) -> None:
    for _ in range(2):
        throttle.touch()
        await asyncio.sleep(0.01)


async def test_many_triggers_are_one_run() -> None:
    work = Work()
    throttle = Throttle(work, pace=0.01, delay=0.005)
    for _ in range(5):
        work.state += 1
        throttle.touch()
    await asyncio.sleep(0.03)
    assert work.runs == [5]


async def test_a_trigger_during_a_run_causes_one_more_run_after_the_pace() -> None:
    work = Work()
    work.goes_on.clear()
    throttle = Throttle(work, pace=0.05)
    throttle.touch()
    await asyncio.sleep(0.01)
    assert not throttle.is_idle
    throttle.touch()
    throttle.touch()
    work.goes_on.set()
    await asyncio.sleep(0.1)
    assert len(work.begun) == 2
    assert work.begun[1] - work.begun[0] >= 0.049


async def test_an_error_does_not_stop_the_throttle(caplog: pytest.LogCaptureFixture) -> None:
    work = Work(error=RuntimeError("a fault"))
    await touched_twice(Throttle(work, pace=0.0))
    assert len(work.begun) == 2
    assert "a fault" in caplog.text


async def test_work_is_done_again_for_which_the_database_could_not_be_asked() -> None:
    work = Work(error=ConnectionError("no database"))
    throttle = Throttle(work, pace=0.0)
    throttle.touch()
    await asyncio.sleep(2.5 * AGAIN_SECONDS)
    assert len(work.begun) == 3
    await throttle.stop()
    await asyncio.sleep(2 * AGAIN_SECONDS)
    assert len(work.begun) == 3


async def test_stopping_waits_for_the_current_run_and_starts_no_other() -> None:
    work = Work()
    work.goes_on.clear()
    throttle = Throttle(work, pace=0.0)
    throttle.touch()
    await asyncio.sleep(0.001)
    throttle.touch()
    asyncio.get_running_loop().call_later(0.01, work.goes_on.set)
    await throttle.stop()
    throttle.touch()
    await asyncio.sleep(0.02)
    assert (len(work.begun), work.ended) == (1, 1)


async def test_a_run_without_effect_does_not_count_towards_the_pace() -> None:
    work = Work(has_effect=False)
    await touched_twice(Throttle(work, pace=10))
    assert len(work.begun) == 2


async def test_a_run_for_which_there_is_time_is_brought_forward_by_what_is_urgent() -> None:
    loop, at, is_urgent = asyncio.get_running_loop(), list[float](), False

    async def work() -> bool:
        at.append(loop.time())
        return True

    throttle = Throttle(work, pace=1.0, at_ease=lambda: 0.0 if is_urgent else 5.0)
    begun = loop.time()
    throttle.touch()
    await asyncio.sleep(0.1)
    throttle.touch()
    await asyncio.sleep(2)
    assert len(at) == 1
    throttle.touch()
    await asyncio.sleep(3)
    assert [round(each - begun, 3) for each in at] == [0.0, 5.0], "a later touch does not put it off"
    throttle.touch()
    await asyncio.sleep(2)
    is_urgent = True
    throttle.touch()
    await asyncio.sleep(0.01)
    assert round(at[2] - begun, 1) == 7.1
    throttle.touch()
    await asyncio.sleep(1.1)
    assert round(at[3] - at[2], 3) == 1.0
    await throttle.stop()


def test_a_run_that_is_due_at_once_can_be_asked_for_twice_on_uvloop() -> None:
    """There a timer of no time is a handle that does not say when it is due."""
    uvloop = pytest.importorskip("uvloop")
    work = Work()

    async def touched() -> None:
        throttle = Throttle(work, pace=0.0)
        throttle.touch()
        throttle.touch()
        while not work.ended:
            await asyncio.sleep(0)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(touched())
    assert work.ended == 1
