"""The playground's clock: running, stopped and moved."""

import asyncio

from playground.clock import Clock
from tests.playground.conftest import soon


async def test_a_stopped_clock_fires_timers_when_moved() -> None:
    clock, rung = Clock(), asyncio.Event()
    clock.stand()
    began = clock.now()
    clock.after(0.01, rung.set)
    await asyncio.sleep(0.05)
    assert (clock.now(), rung.is_set()) == (began, False)
    clock.move(0.01)
    await soon(rung.wait())


async def test_a_running_clock_can_be_moved_ahead() -> None:
    clock, rung = Clock(), asyncio.Event()
    clock.after(60, rung.set)
    began = clock.now()
    clock.move(60)
    await soon(rung.wait())
    assert clock.now() >= began + 60
