"""What was taken up after a restart is brought up to date in order, when there is time."""

import asyncio

from bot.platform.trickle import Trickle
from tests.bot.hand_factories import until


async def test_calls_come_in_order_and_never_while_it_is_busy() -> None:
    trickle, called, busy = Trickle(pace=1000), list[int](), True
    trickle.is_busy = lambda: busy
    for number in range(5):
        trickle.add(lambda number=number: called.append(number))
    await asyncio.sleep(0.05)
    assert (called, len(trickle)) == ([], 5)
    busy = False
    await until(lambda: len(called) == 5)
    assert called == [0, 1, 2, 3, 4]
    trickle.add(lambda: called.append(5))
    await until(lambda: len(called) == 6)


async def test_nothing_is_called_after_the_end() -> None:
    trickle, called = Trickle(pace=1000), list[int]()
    trickle.add(lambda: called.append(1))
    trickle.drop_calls()
    await asyncio.sleep(0.05)
    assert called == []
