"""The tests' bot with all of its clocks ahead, not only those of its tables: `python -m tests.e2e.ahead_bot run`.

So tokens end in it when they end at the playground, and its timers ring. After time was advanced, the reply comes when
all resulting requests have been sent.
"""

import asyncio
import sys
import time
from dataclasses import replace
from functools import partial
from typing import cast

from bot.features.play.turn_pings import TurnPings
from data.outside import Outside, outside
from tests.e2e.known_bot import KnownTables, known_parts, now, run
from tests.e2e.scripted_bot import LOOK_SECONDS, ObservedLiveMessage, ObservedThrottle, is_busy


class AheadTables(KnownTables):
    async def _until_sent(self) -> None:
        while any(is_busy(table.id) for table in self.all()):
            await asyncio.sleep(LOOK_SECONDS)


def _loop_time(self: asyncio.BaseEventLoop) -> float:
    return time.monotonic() + now.ahead


def be_ahead() -> None:
    """Let this process take the time of the tests: the time of day, and the event loop's."""
    real = outside.get()
    outside.set(Outside(lambda: real.now_ms() + round(now.ahead * 1000), real.stopwatch, real.chance))
    asyncio.BaseEventLoop.time = _loop_time
    cast(dict[str, object], sys.modules)["uvloop"] = None  # The clock of its loop cannot be set.
    now.is_everywhere = True


if __name__ == "__main__":
    be_ahead()
    pings = partial(TurnPings, throttle=ObservedThrottle)
    run(replace(known_parts(), tables=AheadTables, live=ObservedLiveMessage, pings=pings))
