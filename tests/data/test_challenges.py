"""Challenges: who may begin and decline them, one try at each deal, when they are over, and deletion by one side."""

import asyncio

import pytest

from data.challenges import MOST_BEGUN
from data.errors import ChallengedAlready, ChallengeOver, ChallengesEnough, TriedAlready
from data.rows import Challenge, FinishedTry, NewGame
from data.store import Store
from data.tidying import Fate
from tests.data.matches import ANN, BEN, CEM
from tests.data.reading import all_open

OPEN, CLOSES = 1_000, 9_000


async def between(store: Store, asker: int = ANN, guest: int = BEN, *, at: int = OPEN) -> Challenge:
    return await store.challenges.begin(
        asker=asker, guest=guest, preset="classic", deals=3, at_ms=at, closes_at_ms=at + CLOSES - OPEN
    )


async def begin(store: Store, user: int, challenge: int, deal: int, *, at: int = OPEN) -> int:
    game = NewGame(user, challenge, deal)
    opened = await store.tables.open(guild_id=None, channel_id=None, user_id=user, at_ms=at, bodies=["{}"], as_try=game)
    return opened.id


async def play(store: Store, user: int, challenge: int, deal: int, score: int = -9) -> int:
    table = await begin(store, user, challenge, deal)
    await store.tables.close_table(table, 1, at_ms=2_000, bodies=["{}"], finished_try=FinishedTry(score, "cp"))
    return table


async def found(store: Store, number: int) -> Challenge:
    challenge = await store.challenges.find(number)
    assert challenge is not None
    return challenge


async def test_it_is_over_when_both_are_done_or_the_time_is_up(store: Store) -> None:
    made = await between(store)
    assert (len(made.secret), made.preset, [side.user_id for side in made.sides]) == (32, "classic", [ANN, BEN])
    for user in (ANN, BEN):
        for deal in (1, 2, 3):
            there = await found(store, made.id)
            assert (there.is_over(OPEN), there.is_over(CLOSES)) == (False, True)
            await play(store, user, made.id, deal, score=deal)
    there = await found(store, made.id)
    assert there.is_over(OPEN)
    assert [(game.score, game.turns) for game in there.sides[1].games.values()] == [(1, "cp"), (2, "cp"), (3, "cp")]
    assert [each.id for each in await store.challenges.latest(BEN, limit=5)] == [made.id]


async def test_of_fifty_presses_at_once_one_begins_a_deal(store: Store) -> None:
    made = await between(store)
    tried = await asyncio.gather(*(begin(store, ANN, made.id, 1) for _ in range(50)), return_exceptions=True)
    [table] = [each for each in tried if isinstance(each, int)]
    assert sum(isinstance(each, TriedAlready) for each in tried) == 49
    assert [each.table.id for each in await all_open(store)] == [table]


async def test_nothing_begins_for_others_or_once_it_is_over(store: Store) -> None:
    made = await between(store)
    for user, number, at in ((CEM, made.id, OPEN), (ANN, made.id + 1, OPEN), (ANN, made.id, CLOSES)):
        with pytest.raises(ChallengeOver):
            await begin(store, user, number, 1, at=at)
    assert await all_open(store) == []


async def test_who_was_asked_declines_before_they_play(store: Store) -> None:
    made, other = await between(store), await between(store, CEM, BEN)
    await begin(store, BEN, other.id, 1)
    assert [await store.challenges.decline(made.id, user) for user in (ANN, CEM, BEN)] == [False, False, True]
    assert not await store.challenges.decline(other.id, BEN)
    assert (await found(store, made.id)).is_over(OPEN)
    with pytest.raises(ChallengedAlready):
        await between(store)
    await between(store, BEN, ANN)


async def test_two_people_have_one_open_challenge_and_a_person_begins_a_few(store: Store) -> None:
    made = await between(store)
    for asker, guest in ((ANN, BEN), (BEN, ANN)):
        with pytest.raises(ChallengedAlready):
            await between(store, asker, guest)
    for guest in range(100, 100 + MOST_BEGUN - 1):
        await between(store, ANN, guest)
    with pytest.raises(ChallengesEnough):
        await between(store, ANN, 200)
    await store.challenges.withdraw(made.id)
    assert await store.challenges.find(made.id) is None
    await between(store, ANN, BEN, at=CLOSES)


async def test_who_is_deleted_leaves_the_other_side_with_its_own(store: Store) -> None:
    made = await between(store)
    table = await begin(store, ANN, made.id, 2)
    await play(store, ANN, made.id, 1)
    await play(store, BEN, made.id, 1, score=4)
    rows = await store.people.rows_of(ANN)
    assert (len(rows["challenges"]), {row["score"] for row in rows["games of challenges"]}) == (1, {-9, None})
    assert (await store.people.kept(ANN))["challenges"] == 1
    assert made.secret.hex() not in str(rows)
    await store.people.forget(ANN)
    left = await found(store, made.id)
    assert ([side.user_id for side in left.sides], left.is_over(OPEN)) == ([BEN], True)
    assert left.sides[0].games[1].score == 4
    await store.tables.close_table(table, 1, at_ms=2_000, bodies=["{}"], finished_try=FinishedTry(1, "c"))
    await store.people.forget(BEN)
    assert await store.challenges.find(made.id) is None


async def test_a_score_outlives_the_log_of_its_table(store: Store) -> None:
    made = await between(store)
    table = await play(store, ANN, made.id, 1)
    assert await store.tidying.uncounted(closed_by_ms=2_000, limit=9) == [table]
    await store.tidying.tidy([table], lambda _: Fate.FORGET)
    game = (await found(store, made.id)).sides[0].games[1]
    assert (game.table_id, game.score) == (None, -9)
