"""Time that passes only when told."""

import itertools

import discord

_ids = itertools.count(1)


class Clock:
    """The time that tables and messages share, in milliseconds since 1970."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms

    def message(self) -> int:
        """The id of a message of this moment."""
        return ((self.ms - discord.utils.DISCORD_EPOCH) << 22) + next(_ids)
