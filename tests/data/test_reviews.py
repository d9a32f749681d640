"""Reviews are kept by match and user, replaced, and deleted with their user."""

import pytest

from data.errors import NoSuchTable
from data.store import Store
from tests.data.matches import ANN, BEN, play
from tests.data.older import migrated_from

VALUES = {"version": 1, "hands": [{"expected": [250, 231], "place": 2.5}], "best": "S8"}


async def test_a_review_is_kept_by_match_and_user(store: Store) -> None:
    one, other = await play(store, ANN, BEN), await play(store, ANN)
    assert await store.reviews.find(one, ANN) is None
    await store.reviews.keep(one, ANN, VALUES)
    assert await store.reviews.find(one, ANN) == VALUES
    assert await store.reviews.find(one, BEN) is None
    assert await store.reviews.find(other, ANN) is None


async def test_a_newer_review_takes_the_place_of_an_older_one(store: Store) -> None:
    table = await play(store, ANN)
    await store.reviews.keep(table, ANN, VALUES)
    await store.reviews.keep(table, ANN, {"version": 2})
    assert await store.reviews.find(table, ANN) == {"version": 2}


async def test_a_review_of_no_match_is_refused(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.reviews.keep(99, ANN, VALUES)


async def test_reviews_are_deleted_with_their_user(store: Store) -> None:
    table = await play(store, ANN, BEN)
    await store.reviews.keep(table, ANN, VALUES)
    await store.reviews.keep(table, BEN, VALUES)
    await store.people.forget(ANN)
    assert await store.reviews.find(table, ANN) is None
    assert await store.reviews.find(table, BEN) == VALUES


async def test_matches_of_before_can_be_reviewed(url: str) -> None:
    """A database of release 0006 gets the table."""
    async with await Store.open(url) as store:
        table = await play(store, ANN)
    await migrated_from(url, "0006")
    async with await Store.open(url) as store:
        await store.reviews.keep(table, ANN, VALUES)
        assert await store.reviews.find(table, ANN) == VALUES
