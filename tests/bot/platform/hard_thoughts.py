"""Computer players that end, stop or never answer, for a process that thinks; it imports this file by name."""

import os
import signal
import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

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


def played(player: str, view: View, seed: float) -> bytes:
    """As `bot.tables.thought.think`, with these players, too; `pid` tells the process."""
    if player == "pid":
        return str(os.getpid()).encode()
    return thought.think(player, view, seed, players={**thought.PLAYERS, **_PLAYERS})
