"""Policies for live messages in tests: fast, and without random delays."""

from dataclasses import replace

from bot.features.play import board_publisher
from bot.platform.live_source import Policy

RETRY = 0.06
"""Seconds until a refused message is retried."""


class Doubling:
    """An exponential back-off without jitter: 1, 2, 4, ..."""

    def __init__(self) -> None:
        self._delay = 0.5

    def delay(self) -> float:
        self._delay = min(2 * self._delay, 1024.0)
        return self._delay


BOARDS: Policy = replace(
    board_publisher.POLICY,
    pace=0.03,
    gather=0.005,
    blocked=0.2,
    retry=RETRY,
    first_wait=0.03,
    longest_wait=0.1,
    backoff=Doubling,
)
