"""Stopping in steps, none of which can keep the process alive."""

import asyncio
import subprocess
import sys
import time
from dataclasses import asdict

import pytest

from bot.stopping import Stop, StoppingLimits, cancel

LIMITS = StoppingLimits(hurried=0.05)
HANGS = 120
"""Seconds for which a process hangs."""
HOURS = 3600.0 * 5
"""Longer than a test may take."""
HUNG = """
import asyncio, os, signal, time
from bot.stopping import Stop, StoppingLimits

async def main():
    stop = Stop(StoppingLimits(whole=0.3))
    stop.listen()
    os.kill(os.getpid(), signal.SIGTERM)
    await stop.asked.wait()
    {how}

asyncio.run(main())
"""


async def forever() -> None:
    await asyncio.Event().wait()


async def stubborn(times: int) -> None:
    """A task that swallows so many cancellations."""
    while True:
        try:
            await forever()
        except asyncio.CancelledError:
            times -= 1
            if times < 0:
                raise


async def test_a_slow_step_of_stopping_is_cancelled() -> None:
    stop = Stop(LIMITS, end=lambda status: None)
    began = time.monotonic()
    await stop.step("quick", asyncio.sleep(0), 10)
    assert not stop.is_unfinished
    await stop.step("slow", forever(), 0.1)
    assert stop.is_unfinished
    assert time.monotonic() - began >= 0.1


def test_all_steps_together_take_less_than_the_ten_seconds_that_a_container_is_given() -> None:
    limits = asdict(StoppingLimits())
    steps = sum(seconds for name, seconds in limits.items() if name not in ("whole", "hurried", "database"))
    assert steps < limits["whole"] < 10


async def test_a_failed_step_of_stopping_is_logged_and_the_others_run(caplog: pytest.LogCaptureFixture) -> None:
    async def fails() -> None:
        raise OSError("the disk is full")

    stop = Stop(LIMITS, end=lambda status: None)
    await stop.step("the store", fails(), 10)
    assert "the disk is full" in caplog.text
    assert not stop.is_unfinished


async def test_a_second_request_to_stop_cancels_every_step() -> None:
    stop = Stop(LIMITS, end=lambda status: None)
    stop.ask()
    assert not stop.is_unfinished
    step = asyncio.create_task(stop.step("slow", forever(), HOURS))
    await asyncio.sleep(0.05)
    stop.ask()
    await step
    await stop.step("slow, too", forever(), HOURS)
    assert stop.status == 0


async def test_a_task_that_swallows_a_cancellation_is_cancelled_again() -> None:
    task = asyncio.create_task(stubborn(2))
    await asyncio.sleep(0)
    assert await cancel([task], 5)
    hopeless = asyncio.create_task(stubborn(3))
    await asyncio.sleep(0)
    assert not await cancel([hopeless], 0.1)
    assert await cancel([hopeless], 5)


@pytest.mark.parametrize(
    "how",
    [
        f"time.sleep({HANGS})",
        f"await asyncio.sleep({HANGS})",
        f"asyncio.get_running_loop().run_in_executor(None, time.sleep, {HANGS})",
    ],
)
def test_a_hanging_process_is_ended(how: str) -> None:
    done = subprocess.run([sys.executable, "-c", HUNG.format(how=how)], timeout=HANGS / 2, check=False)
    assert done.returncode == 0
