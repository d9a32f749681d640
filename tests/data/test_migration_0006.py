"""Levels of computer players have the ratings and wins of all earlier matches, and `steady` is called `normal`."""

from typing import Any

import pytest
from sqlalchemy import Connection, select, text

from data.connect import create
from data.migrations import migrate
from data.schema import level_ratings, level_wins
from data.store import Store
from tests.data.older import go_back
from tests.data.test_profiles import ANN, BEN, play

MATCHES: tuple[tuple[int | str, ...], ...] = (
    (ANN, "normal", "normal", "normal"),
    ("normal", ANN, BEN),
    (BEN, ANN),
    ("normal", "strong", BEN, "normal"),
    (ANN, BEN, "normal"),
)


async def stored_rows(url: str) -> list[list[Any]]:
    """The rows of both tables."""
    engine = create(url)
    async with engine.connect() as connection:
        found = [sorted(map(tuple, await connection.execute(select(table)))) for table in (level_ratings, level_wins)]
    await engine.dispose()
    return found


async def test_levels_are_as_if_they_had_been_rated_from_the_start(url: str) -> None:
    async with await Store.open(url) as store:
        for number, order in enumerate(MATCHES, start=1):
            await play(store, *order, at_ms=100 * number)
    expected = await stored_rows(url)
    assert all(expected)
    engine = create(url)

    def back(connection: Connection) -> None:
        go_back(connection, "0005")
        connection.execute(text("UPDATE computers SET player = 'steady' WHERE player = 'normal'"))

    async with engine.begin() as connection:
        await connection.run_sync(back)
    await migrate(engine)
    await engine.dispose()
    for table, rows in zip(await stored_rows(url), expected, strict=True):
        for found, row in zip(table, rows, strict=True):
            assert found == pytest.approx(row)
