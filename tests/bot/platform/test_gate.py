"""Answers take precedence over background work."""

import asyncio

import pytest

from bot.platform import gate as module
from bot.platform.gate import Gate

pytestmark = pytest.mark.looptime


async def test_background_work_begins_after_the_last_answer() -> None:
    gate, order = Gate(), []

    async def background() -> None:
        await gate.over()
        order.append("background")

    with gate:
        waiting = asyncio.create_task(background())
        with gate:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        order.append("answered")
    await waiting
    assert order == ["answered", "background"]


async def test_background_work_begins_at_once_without_answers() -> None:
    async with asyncio.timeout(0.001):
        await Gate().over()


async def test_background_work_waits_a_limited_time() -> None:
    gate = Gate()
    with gate:
        async with asyncio.timeout(20 * module.PATIENCE):
            await gate.over()


async def test_stopping_waits_longer_for_answers() -> None:
    gate, loop = Gate(), asyncio.get_running_loop()
    begun = loop.time()

    async def responder() -> None:
        with gate:
            await asyncio.sleep(10 * module.PATIENCE)

    answering = asyncio.create_task(responder())
    await asyncio.sleep(0)
    await gate.over(20 * module.PATIENCE)
    assert answering.done()
    assert loop.time() - begun == pytest.approx(10 * module.PATIENCE)
