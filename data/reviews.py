"""Reviews of finished matches."""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, delete, exists, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.aggregate import Aggregate, reads, writes
from data.errors import NoSuchTable
from data.rows import Values
from data.schema import results, reviews, table_users, tables


class KeptReviews(Aggregate):
    """The reviews that are ready, one for each match and user."""

    @reads
    async def find(self, connection: AsyncConnection, table_id: int, user_id: int) -> Values | None:
        """The kept review of a user's choices in a match."""
        return await connection.scalar(select(reviews.c["values"]).where(_is_of(table_id, user_id)))

    @writes
    async def keep(self, connection: AsyncConnection, table_id: int, user_id: int, values: Values) -> bool:
        """Keep a user's review of a match instead of an earlier; False: the user is deleted. Raises NoSuchTable."""
        table = (await connection.execute(select(tables.c.closed_at_ms).where(tables.c.id == table_id))).one_or_none()
        if table is None:
            raise NoSuchTable(table_id)
        # A deleted user stands at no closed table any more, in any process.
        named = (
            exists().where(each.c.table_id == table_id, each.c.user_id == user_id) for each in (results, table_users)
        )
        if table.closed_at_ms is not None and not await connection.scalar(select(or_(*named))):
            return False
        await connection.execute(delete(reviews).where(_is_of(table_id, user_id)))
        row = {"table_id": table_id, "user_id": user_id, "values": dict(values)}
        await connection.execute(insert(reviews), [row])
        return True


def _is_of(table_id: int, user_id: int) -> ColumnElement[bool]:
    return and_(reviews.c.table_id == table_id, reviews.c.user_id == user_id)
