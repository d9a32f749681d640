"""What the store refuses, as exceptions that say so in a sentence."""

from __future__ import annotations


class StoreError(Exception):
    """Base of what the store raises on purpose."""


class Conflict(StoreError):
    """The table's log has an entry with this number already: somebody else was first."""

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
    """The table was closed before."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} is closed")
        self.table_id = table_id


class ChannelBusy(StoreError):
    """The channel has an open table: `table_id`."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"the channel has an open table, {table_id}")
        self.table_id = table_id


class StoreGone(StoreError):
    """Nothing can be kept in this store any more."""


class StoreClosed(StoreGone):
    """The store was closed, or its writer was stopped."""

    def __init__(self) -> None:
        super().__init__("the store is closed")


class OwnershipLost(StoreGone):
    """The database belongs to another process, or is not there any more. What was not committed is not."""

    def __init__(self, why: str) -> None:
        super().__init__(f"DATABASE_URL: {why}; this process has stopped playing, so that no move is made twice")


class InUse(StoreError):
    """Another process owns the database."""


class Unusable(StoreError):
    """The database cannot be opened, or cannot be reached. The text is one line."""


class Damaged(StoreError):
    """The database cannot be read. The text is one line, with the way to a backup."""


class SchemaUnknown(StoreError):
    """The database was migrated by a newer version of the program than this one."""
