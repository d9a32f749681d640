"""The store's exceptions. Each message is one sentence for the log or the console."""

from __future__ import annotations


class StoreError(Exception):
    """Base class of the store's own exceptions."""


class Conflict(StoreError):
    """The table's log already has an entry with this number: another writer committed first."""

    def __init__(self, table_id: int, n: int) -> None:
        super().__init__(f"table {table_id} has an entry {n} already")
        self.table_id = table_id
        self.n = n


class NoSuchTable(StoreError):
    """No table has this id."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"there is no table {table_id}")
        self.table_id = table_id


class TableClosed(StoreError):
    """The table is already closed."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} is closed")
        self.table_id = table_id


class ChannelBusy(StoreError):
    """The channel already has an open table, `table_id`."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"the channel has an open table, {table_id}")
        self.table_id = table_id


class TriedAlready(StoreError):
    """The user has had their try at this day, at the table `table_id` unless it is gone."""

    def __init__(self, day: int, table_id: int | None) -> None:
        super().__init__(f"there is a try at day {day} already")
        self.day = day
        self.table_id = table_id


class ChallengedAlready(StoreError):
    """There is an open challenge between the two already, `challenge`."""

    def __init__(self, challenge: int) -> None:
        super().__init__(f"there is the challenge {challenge} already")
        self.challenge = challenge


class ChallengesEnough(StoreError):
    """The user has begun as many challenges as can be open at a time."""

    def __init__(self) -> None:
        super().__init__("the user has enough open challenges")


class ChallengeOver(StoreError):
    """No game of this challenge begins any more, or it is not this user's."""

    def __init__(self, challenge: int) -> None:
        super().__init__(f"challenge {challenge} is over")
        self.challenge = challenge


class HeldElsewhere(StoreError):
    """The tables of this shard are played by another process, or by none at the moment."""

    def __init__(self, shard: int) -> None:
        super().__init__(f"the tables of shard {shard} are not played by this process")
        self.shard = shard


class StoreGone(StoreError):
    """The store accepts no more reads or writes."""


class StoreClosed(StoreGone):
    """The store is closed, or its writer has stopped."""

    def __init__(self) -> None:
        super().__init__("the store is closed")


class OwnershipLost(StoreGone):
    """Another process has taken over the database, or its file is gone. Pending writes are discarded."""

    def __init__(self, why: str) -> None:
        super().__init__(f"DATABASE_URL: {why}; this process has stopped playing, so that no move is made twice")


class InUse(StoreError):
    """Another process owns the database."""


class Unusable(StoreError):
    """The database cannot be opened or reached. The message is one line."""


class Damaged(StoreError):
    """The database file is corrupt. The message is one line and says how to restore a backup."""


class SchemaUnknown(StoreError):
    """A newer version of the program has migrated the database."""
