"""Answers go first."""

import asyncio

import pytest

from bot.live import busy as module
from bot.live.busy import Busy

pytestmark = pytest.mark.looptime
"""Time passes when all wait for it, not by the clock on the wall."""


async def test_what_can_wait_begins_when_the_last_answer_is_given() -> None:
    busy, order = Busy(), []

    async def background() -> None:
        await busy.over()
        order.append("background")

    with busy:
        waiting = asyncio.create_task(background())
        with busy:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        order.append("answered")
    await waiting
    assert order == ["answered", "background"]


async def test_nobody_answered_nothing_waited_for() -> None:
    await asyncio.wait_for(Busy().over(), 0.001)


async def test_what_can_wait_does_not_wait_for_ever() -> None:
    busy = Busy()
    with busy:
        await asyncio.wait_for(busy.over(), 20 * module.PATIENCE)


async def test_who_is_to_stop_waits_longer_for_answers() -> None:
    busy, loop = Busy(), asyncio.get_running_loop()
    begun = loop.time()

    async def answer() -> None:
        with busy:
            await asyncio.sleep(10 * module.PATIENCE)

    answering = asyncio.create_task(answer())
    await asyncio.sleep(0)
    await busy.over(20 * module.PATIENCE)
    assert answering.done()
    assert loop.time() - begun == pytest.approx(10 * module.PATIENCE)
