"""Base of the services that follow the life of tables: that show them, calls their people, plays for them."""

from collections.abc import Collection
from typing import ClassVar

from bot.tables.table import Table


class Follower:
    """Base of what follows tables. Changes come by `TableService.listen`; the rest of a table's life comes here."""

    follows_own: ClassVar[bool] = False
    """Whether it follows tables in people's own places as well."""

    def resume_table(self, table: Table) -> None:
        """Go on with a table of an earlier process. Its notes are loaded."""

    async def release_tables(self, tables: Collection[int]) -> None:
        """Forget these tables, which another process plays from now on."""

    async def stop_following(self) -> None:
        """Stop, and wait for the requests in progress."""
