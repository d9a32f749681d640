"""Levels of computer players: their own ratings, which leave those of people alone, and users' wins against them."""

import pytest

from data.levels import rated, together
from data.ratings import Rating
from data.rows import ComputerFinisher, LevelWins
from data.store import Store
from tests.data.matches import ANN, BEN, CEM, play

NOBODY = 99


async def rating_of(store: Store, level: str) -> Rating:
    found = await store.levels.against(NOBODY, game="jig", preset="jig")
    return next(each.rating for each in found.standings if each.level == level)


async def test_peoples_ratings_count_people_only(store: Store) -> None:
    await play(store, ANN, BEN, at_ms=100)
    await play(store, ANN, "strong", BEN, "easy", at_ms=200, game="koroshi")
    of_people, among_computers = await store.results.latest(ANN, limit=2)
    assert of_people.after == among_computers.after
    await play(store, CEM, "strong", "strong", at_ms=300)
    (standing,) = await store.standings.of_user(CEM)
    assert standing.rating is None


async def test_levels_are_rated_by_whom_they_meet(store: Store) -> None:
    for at_ms in range(100, 1100, 100):
        await play(store, "strong", ANN, "easy", "easy", at_ms=at_ms)
    strong, easy = await rating_of(store, "strong"), await rating_of(store, "easy")
    assert strong.shown_rating > Rating().shown_rating > easy.mu
    assert strong.sigma < Rating().sigma
    found = await store.levels.against(ANN, game="jig", preset="jig")
    counted = {each.level: (each.matches, each.players, each.wins, each.is_provisional) for each in found.standings}
    assert counted == {"strong": (10, 10, 10, False), "easy": (10, 20, 0, False)}
    assert await store.levels.against(ANN, game="jig", preset="other") is not None
    assert not (await store.levels.against(ANN, game="jig", preset="other")).standings


def test_a_level_is_not_rated_against_itself_and_a_tie_of_equals_changes_no_mean() -> None:
    alone = [ComputerFinisher("easy", 1), ComputerFinisher("easy", 2)]
    assert rated(Rating(), alone, []) == Rating()
    tied = rated(Rating(), [ComputerFinisher("easy", 1)], [(Rating(), 1)])
    assert tied.mu == Rating().mu
    assert tied.sigma < Rating().sigma
    one = rated(Rating(), alone[:1], [(Rating(), 3)])
    both = rated(Rating(), [alone[0], alone[0]], [(Rating(), 3)])
    assert (both.mu, both.sigma) == pytest.approx((one.mu, one.sigma)), "a mean over its players"


def test_ratings_under_two_names_are_one_that_is_surer() -> None:
    one, other = Rating(30.0, 4.0), Rating(20.0, 4.0)
    both = together(one, other)
    assert both == together(other, one)
    assert both.mu == pytest.approx(25.0)
    assert both.sigma < 4.0
    assert 28.0 < together(one, Rating(20.0, 8.0)).mu < 30.0
    same = together(one, Rating())
    assert (same.mu, same.sigma) == pytest.approx((one.mu, one.sigma)), "a name that has not played changes nothing"


async def test_wins_are_counted_by_game_and_level_and_forgotten_with_the_user(store: Store) -> None:
    await play(store, ANN, "strong", "strong", at_ms=100)
    await play(store, "easy", ANN, "strong", at_ms=200)
    await play(store, ANN, "easy", at_ms=300, game="koroshi")
    await play(store, ANN, BEN, at_ms=400)

    async def wins(user: int) -> tuple[LevelWins, ...]:
        return (await store.levels.against(user, game="jig", preset="jig")).wins

    assert await wins(ANN) == (
        LevelWins("jig", "easy", 1, 0),
        LevelWins("jig", "strong", 2, 1),
        LevelWins("koroshi", "easy", 1, 1),
    )
    assert await wins(BEN) == ()
    await store.people.forget(ANN)
    assert await wins(ANN) == ()


async def test_who_left_says_nothing_of_a_level(store: Store) -> None:
    await play(store, "strong", ANN, at_ms=100, left=(ANN,))
    assert await rating_of(store, "strong") == Rating()
