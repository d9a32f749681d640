"""Parts of the store (`data.store.Store`): each holds the store's connections, and its queries are methods.

The first argument of such a method is a connection. `reads`, `counts` or `writes` says whose, and callers leave it out.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.damage import damage_of
from data.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")
A = TypeVar("A", bound="Aggregate")
Query: TypeAlias = Callable[Concatenate[A, AsyncConnection, P], Awaitable[T]]
Method: TypeAlias = Callable[Concatenate[A, P], Coroutine[Any, Any, T]]

STATISTICS: Final = 2
"""Connections for lists and statistics."""


class Connections:
    """The connections of a store: many to read, some for lists and statistics, and that of the writer."""

    def __init__(self, engine: AsyncEngine, writer: Writer, statistics: AsyncEngine) -> None:
        """`statistics`: for lists and statistics, so that clicks never wait for one of their connections."""
        self.engine, self.writer, self.statistics = engine, writer, statistics

    async def read(self, engine: AsyncEngine, query: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """The result of `query` over a connection of this engine."""
        if self.writer.lost is not None:
            raise self.writer.lost
        try:
            async with engine.connect() as connection:
                return await query(connection)
        except DBAPIError as error:
            known = damage_of(error, engine.url)
            if known is None:
                raise
            raise known from error


class Aggregate:
    """A part of the store."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections


def reads(query: Query[A, P, T]) -> Method[A, P, T]:
    """Make a method of a query that reads."""

    @wraps(query)
    async def method(self: A, *given: P.args, **named: P.kwargs) -> T:
        there = self.connections
        return await there.read(there.engine, lambda connection: query(self, connection, *given, **named))

    return method


def counts(query: Query[A, P, T]) -> Method[A, P, T]:
    """Make a method of a query that reads for a list or a statistic."""

    @wraps(query)
    async def method(self: A, *given: P.args, **named: P.kwargs) -> T:
        there = self.connections
        return await there.read(there.statistics, lambda connection: query(self, connection, *given, **named))

    return method


def writes(query: Query[A, P, T]) -> Method[A, P, T]:
    """Make a method of a query that the writer runs as one transaction; see `Writer.run`."""

    @wraps(query)
    async def method(self: A, *given: P.args, **named: P.kwargs) -> T:
        return await self.connections.writer.run(lambda connection: query(self, connection, *given, **named))

    return method
