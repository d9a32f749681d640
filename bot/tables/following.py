"""Base of what follows the life of tables: shows them, calls their people, plays for them, finds them again."""

from collections.abc import Collection
from typing import ClassVar

from bot.tables.open_table import Change
from bot.tables.registry import TableRegistry
from bot.tables.service import TableService
from bot.tables.table import Table


class Follower:
    """Base of what follows tables, and what else concerns their people. `bot.services` lists all of them."""

    follows_own: ClassVar[bool] = False
    """Whether it follows tables in people's own places as well."""

    def __init__(self, tables: TableRegistry | TableService) -> None:
        tables.listen(self.table_changed, own=self.follows_own)

    def table_changed(self, change: Change) -> None:
        """A change was committed. Called under the table's lock, so it must not block."""

    def resume_table(self, table: Table) -> None:
        """Go on with a table of an earlier process. Its notes are loaded."""

    async def release_tables(self, tables: Collection[int]) -> None:
        """Forget these tables, which another process plays from now on."""

    def hours_changed(self, user: int) -> None:
        """The hours of a user at slow tables are others now, or the days for which they are away."""

    def user_forgotten(self, user: int) -> None:
        """Give up what is under way for a user: what is stored about them is deleted."""

    async def stop_following(self) -> None:
        """Stop, and wait for the requests in progress."""
