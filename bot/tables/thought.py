"""The work of a process that thinks for a computer player. It knows a view, and nothing else of the bot."""

import contextlib
import signal
from collections.abc import Generator, Mapping
from random import Random
from types import FrameType
from typing import Final

from engine.ai import PLAYERS, SEARCHERS, Player
from engine.views import View

SPARE_SECONDS: Final = 0.2
"""Processor time beyond that of a thought after which it is given up: players that search end in time themselves."""


class TimeIsUp(Exception):
    """The processor time for a move is used up."""


def think(player: str, view: View, seed: float, seconds: float, *, players: Mapping[str, Player] = PLAYERS) -> bytes:
    """The player's move in its written form, thought about for so much processor time; empty if it takes more than
    `SPARE_SECONDS` beyond that.
    """
    search, chance = SEARCHERS.get(player), Random(seed)
    try:
        with at_most(seconds + SPARE_SECONDS):
            move = players[player](view, chance) if search is None else search(view, chance, seconds=seconds)
            return str(move).encode()
    except TimeIsUp:
        return b""


@contextlib.contextmanager
def at_most(seconds: float) -> Generator[None]:
    """Raise TimeIsUp after this much processor time of the process. Main thread only; no limit on Windows."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGPROF, _time_is_up)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _time_is_up(signal_number: int, frame: FrameType | None) -> None:
    raise TimeIsUp
