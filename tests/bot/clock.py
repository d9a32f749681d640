"""A clock that only tests advance."""

import itertools

import discord

_ids = itertools.count(1)


class Clock:
    """The time of tables and messages, in Unix milliseconds."""

    def __init__(self, ms: int = 1_800_000_000_000) -> None:
        self.ms = ms

    def __call__(self) -> int:
        return self.ms

    def message(self) -> int:
        """A message id with this time."""
        return ((self.ms - discord.utils.DISCORD_EPOCH) << 22) + next(_ids)
