"""Levels of computer players have the ratings and wins of all earlier matches, and `steady` is called `normal`."""

import pytest
from sqlalchemy import text

from data.schema import level_ratings, level_wins
from data.store import Store
from tests.data.matches import ANN, BEN, play
from tests.data.older import migrated_from, rows_of

MATCHES: tuple[tuple[int | str, ...], ...] = (
    (ANN, "normal", "normal", "normal"),
    ("normal", ANN, BEN),
    (BEN, ANN),
    ("normal", "strong", BEN, "normal"),
    (ANN, BEN, "normal"),
)


async def test_levels_are_as_if_they_had_been_rated_from_the_start(url: str) -> None:
    async with await Store.open(url) as store:
        for number, order in enumerate(MATCHES, start=1):
            await play(store, *order, at_ms=100 * number)
    expected = await rows_of(url, level_ratings, level_wins)
    assert all(expected)
    renamed = text("UPDATE computers SET player = 'steady' WHERE player = 'normal'")
    await migrated_from(url, "0005", lambda connection: connection.execute(renamed))
    for table, rows in zip(await rows_of(url, level_ratings, level_wins), expected, strict=True):
        for found, row in zip(table, rows, strict=True):
            assert found == pytest.approx(row)
