"""Queries on the reviews of finished matches, behind the methods of `data.store.Store`."""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.errors import NoSuchTable
from data.rows import Values
from data.schema import reviews, tables


async def review(connection: AsyncConnection, table_id: int, user_id: int) -> Values | None:
    """See `Store.review`."""
    return await connection.scalar(select(reviews.c["values"]).where(_is_of(table_id, user_id)))


async def keep(connection: AsyncConnection, table_id: int, user_id: int, values: Values) -> None:
    """Replace a user's review of a match. Raises NoSuchTable. Must run in the writer."""
    if await connection.scalar(select(tables.c.id).where(tables.c.id == table_id)) is None:
        raise NoSuchTable(table_id)
    await connection.execute(delete(reviews).where(_is_of(table_id, user_id)))
    row = {"table_id": table_id, "user_id": user_id, "values": dict(values)}
    await connection.execute(insert(reviews), [row])


async def forget(connection: AsyncConnection, user_id: int) -> None:
    """Delete a user's reviews."""
    await connection.execute(delete(reviews).where(reviews.c.user_id == user_id))


def _is_of(table_id: int, user_id: int) -> ColumnElement[bool]:
    return and_(reviews.c.table_id == table_id, reviews.c.user_id == user_id)
