"""Computer players that end, stop or never answer, for a process that thinks; it imports this file by name, and nothing that
only tests need."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from bot.platform.serving import packed
from bot.platform.worker import Work
from bot.tables import thought
from engine.moves import Move
from engine.views import View


def _end(view: View, chance: Random) -> Move:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def _sleep(view: View, chance: Random) -> Move:
    time.sleep(3600)
    raise AssertionError


def _search(view: View, chance: Random) -> Move:
    while True:
        chance.random()


_PLAYERS: Final[Mapping[str, Callable[[View, Random], Move]]] = {"end": _end, "sleep": _sleep, "search": _search}


def own_pid() -> bytes:
    return str(os.getpid()).encode()


def _fail() -> bytes:
    raise ValueError


PID = Work(own_pid, packed())
"""Tells which process does it."""
FAILS = Work(_fail, packed())


async def gone(pid: int) -> None:
    """Wait until there is no such process."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it is still there")


def timed(player: str, view: View, seed: float, seconds: float) -> bytes:
    """What a thought would have."""
    return str(seconds).encode()


def played(player: str, view: View, seed: float, seconds: float) -> bytes:
    """As `bot.tables.thought.think`, with these players, too; `pid` says which process it is, `turns` what the view says
    of the turns so far."""
    if player == "pid":
        return own_pid()
    if player == "turns":
        return repr(view.history).encode()
    return thought.think(player, view, seed, seconds, players={**thought.PLAYERS, **_PLAYERS})
