"""The places in which tables are, and what is possible in each."""

from enum import StrEnum, auto


class Place(StrEnum):
    """Where a table is, and so who can see it. The opening entry names it; without a word it is a channel."""

    CHANNEL = auto()
    """In a channel of a server with the bot, which has no other open table: everybody there sees it."""
    BORROWED = auto()
    """Where the bot is no member: in a group DM, a direct message of two, or a server that has not installed it."""
    OWN = auto()
    """With its one person alone: in no channel and no server, seen by nobody else, without a public message."""

    @property
    def is_shared(self) -> bool:
        """Whether others see the table, and can join."""
        return self is not Place.OWN

    @property
    def has_bot(self) -> bool:
        """Whether the bot is a member: it hears who talks to a ghost, opens threads, pings roles and posts messages
        of its own. Only there a server's settings and leaderboard hold.
        """
        return self is Place.CHANNEL
