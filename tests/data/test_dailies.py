"""Days, tries and scores: one try, counts that are those of the tries, and deletion."""

import asyncio
from collections import Counter
from random import Random

import pytest
from sqlalchemy import insert, select

from data.errors import TriedAlready
from data.rows import Day, Finish, Finisher, Others, Try
from data.schema import daily_counts, daily_tries
from data.store import Store
from data.tidying import Fate
from engine.daily.score import percent
from tests.data.matches import ANN, BEN, CEM, GUILD
from tests.data.reading import all_open
from tests.data.tries import begin, finish, play

DAY = Day(57, "classic", 9, "06bd")


async def check_counts(store: Store) -> None:
    async with store.engine.connect() as connection:
        tries = (await connection.execute(select(daily_tries))).all()
        counted = {(row.day, row.score): row.people for row in await connection.execute(select(daily_counts))}
    assert counted == Counter((row.day, row.score) for row in tries if row.score is not None)


async def test_there_is_one_secret_for_ever(url: str) -> None:
    async with await Store.open(url) as store:
        secrets = {*await asyncio.gather(*(store.dailies.secret() for _ in range(5)))}
    async with await Store.open(url) as store:
        secrets.add(await store.dailies.secret())
    assert [len(each) for each in secrets] == [32]


async def test_the_deal_that_was_chosen_first_holds(store: Store) -> None:
    assert await store.dailies.find(DAY.number) is None
    assert await store.dailies.choose(DAY) == DAY
    assert await store.dailies.choose(Day(57, "joker", 1, "ffff")) == DAY
    assert await store.dailies.find(DAY.number) == DAY


async def test_of_fifty_presses_at_once_one_begins_the_try(store: Store) -> None:
    await store.dailies.choose(DAY)
    found = await asyncio.gather(*(begin(store, ANN, DAY.number) for _ in range(50)), return_exceptions=True)
    [table] = [each for each in found if isinstance(each, int)]
    refused = [each for each in found if isinstance(each, TriedAlready)]
    assert [(each.day, each.table_id) for each in refused] == [(DAY.number, table)] * 49
    assert [each.table.id for each in await all_open(store)] == [table]
    assert await store.dailies.try_of(ANN, DAY.number) == Try(
        user_id=ANN,
        day=DAY.number,
        table_id=table,
        guild_id=GUILD,
        begun_at_ms=1_000,
        finished_at_ms=None,
        score=None,
        turns=None,
    )


async def test_a_score_is_written_and_counted_once(store: Store) -> None:
    await store.dailies.choose(DAY)
    await play(store, ANN, -9, DAY.number)
    found = await store.dailies.try_of(ANN, DAY.number)
    assert found is not None
    assert (found.score, found.turns, found.finished_at_ms) == (-9, "cp", 2_000)
    await check_counts(store)


async def test_who_was_deleted_while_playing_ends_the_table_without_a_score(store: Store) -> None:
    await store.dailies.choose(DAY)
    table = await begin(store, ANN, DAY.number)
    await store.people.forget(ANN)
    await finish(store, table, 1)
    assert await all_open(store) == []
    assert await store.dailies.scores(first_day=1, last_day=99) == {}


async def test_the_others_are_those_of_a_naive_count(store: Store) -> None:
    chance = Random(3)
    for number in (57, 58):
        await store.dailies.choose(Day(number, "classic", 0, ""))
    scores = {user: chance.randint(-4, 4) for user in range(1, 25)}
    for user, score in scores.items():
        await play(store, user, score, DAY.number)
    await play(store, ANN, 0, 58)
    for mine in scores.values():
        below = sum(each < mine for each in scores.values())
        equal = sum(each == mine for each in scores.values())
        assert await store.dailies.others(57, mine) == Others(below=below, equal=equal, people=24)
    assert await store.dailies.others(59, 0) == Others(below=0, equal=0, people=0)
    assert await store.dailies.scores(first_day=57, last_day=58) == {57: Counter(scores.values()), 58: {0: 1}}


async def test_a_servers_board_has_the_finished_tries_of_those_who_stay_on_it(store: Store) -> None:
    for number in (57, 58):
        await store.dailies.choose(Day(number, "classic", 0, ""))
    for user, score, day, guild in ((ANN, 1, 57, GUILD), (BEN, 2, 57, GUILD), (CEM, 3, 57, 6), (ANN, 0, 58, GUILD)):
        await play(store, user, score, day, guild=guild)
    await begin(store, BEN, 58)

    async def board() -> list[tuple[int, int]]:
        found = await store.dailies.of_server(GUILD, first_day=57, last_day=58)
        return [(each.day, each.user_id) for each in found]

    assert await board() == [(57, BEN), (57, ANN), (58, ANN)]
    await store.dailies.leave_board(ANN, GUILD)
    assert await board() == [(57, BEN)]
    await store.guilds.forget(GUILD)
    assert await board() == []
    mine = await store.dailies.of_user(ANN, first_day=1, last_day=58)
    assert [(each.day, each.score) for each in mine] == [(57, 1), (58, 0)]
    await check_counts(store)


async def test_who_is_deleted_counts_no_more(store: Store) -> None:
    for number in (57, 58):
        await store.dailies.choose(Day(number, "classic", 0, ""))
    for user, score, day in ((ANN, 1, 57), (BEN, 1, 57), (ANN, 2, 58)):
        await play(store, user, score, day)
    await begin(store, CEM, DAY.number)
    assert len((await store.people.rows_of(ANN))["daily deals"]) == (await store.people.kept(ANN))["daily deals"] == 2
    for user in (ANN, CEM):
        await store.people.forget(user)
        assert (await store.people.rows_of(user))["daily deals"] == []
    assert await store.dailies.scores(first_day=57, last_day=58) == {57: {1: 1}}
    await check_counts(store)
    await begin(store, CEM, DAY.number)


async def test_a_try_outlives_the_log_of_its_table(store: Store) -> None:
    await store.dailies.choose(DAY)
    table = await play(store, ANN, 4, DAY.number)
    await store.tidying.tidy([table], lambda _: Fate.FORGET)
    found = await store.dailies.try_of(ANN, DAY.number)
    assert found is not None
    assert (found.table_id, found.score) == (None, 4)


async def test_the_best_is_the_highest_score_and_of_equal_ones_the_first(store: Store) -> None:
    await store.dailies.choose(DAY)
    assert await store.dailies.best(DAY.number) is None
    await begin(store, CEM, DAY.number)
    assert await store.dailies.best(DAY.number) is None
    await play(store, ANN, 4, DAY.number)
    for user in (CEM + 2, CEM + 1):
        await play(store, user, 5, DAY.number)
    found = await store.dailies.best(DAY.number)
    assert found is not None
    assert (found.user_id, found.score) == (CEM + 1, 5)


async def test_a_private_match_without_a_result_is_found_with_the_old_tries(store: Store) -> None:
    async def private(finish: Finish | None) -> int:
        opened = await store.tables.open(guild_id=None, channel_id=None, user_id=ANN, at_ms=1_000, bodies=["{}"])
        await store.tables.close_table(opened.id, 1, at_ms=2_000, bodies=["{}"], finish=finish)
        return opened.id

    counted = Finish("jig", "jig", seats=4, people=(Finisher(ANN, 1),))
    again, _ = await private(None), await private(counted)
    public = await store.tables.open(guild_id=GUILD, channel_id=1, at_ms=1_000, bodies=["{}"])
    await store.tables.close_table(public.id, 1, at_ms=2_000, bodies=["{}"])
    assert await store.tidying.uncounted(closed_by_ms=2_000, limit=9) == [again]


async def test_old_tries_are_found_and_forgotten_but_for_their_lines(store: Store) -> None:
    await store.dailies.choose(DAY)
    old, nobodys = await play(store, ANN, 4, DAY.number), await play(store, BEN, 5, DAY.number)
    going_on = await begin(store, CEM, DAY.number)
    await store.people.forget(BEN)
    await store.people.forget_at(BEN, nobodys, dict)
    assert await store.tidying.uncounted(closed_by_ms=1_999, limit=9) == []
    assert await store.tidying.uncounted(closed_by_ms=2_000, limit=9) == [old, nobodys]
    assert await store.tidying.uncounted(closed_by_ms=2_000, limit=9, after=old) == [nobodys]
    forgotten, _ = await store.tidying.forget([old, nobodys])
    assert forgotten == 2
    assert await store.tidying.uncounted(closed_by_ms=2_000, limit=9) == []
    assert [await store.tables.find(each) for each in (old, nobodys)] == [None, None]
    left = await store.dailies.try_of(ANN, DAY.number)
    assert left is not None
    assert (left.table_id, left.score, left.turns) == (None, 4, "cp")
    assert [each.table.id for each in await all_open(store)] == [going_on]
    await check_counts(store)


@pytest.mark.slow
async def test_the_others_among_twenty_thousand_are_those_of_a_naive_count(store: Store) -> None:
    """Most tries are written at once; some end, and some are deleted, as tables and people do it."""
    many, ends, leave = 20_000, 100, 100
    await store.dailies.choose(DAY)
    chance = Random(5)
    scores = {user: -10_000 * chance.randint(1, 4) + chance.randint(-40, 40) for user in range(1, many + 1)}
    row = {"day": DAY.number, "table_id": None, "guild_id": None, "begun_at_ms": 1, "finished_at_ms": 2, "turns": "c"}
    counted = [{"day": DAY.number, "score": each, "people": many} for each, many in Counter(scores.values()).items()]
    tries = [row | {"user_id": user, "score": score} for user, score in scores.items()]
    async with store.engine.begin() as connection:
        for first in range(0, many, 2_000):
            await connection.execute(insert(daily_tries), tries[first : first + 2_000])
        await connection.execute(insert(daily_counts), counted)
    for user in range(many + 1, many + ends + 1):
        scores[user] = chance.choice((-40_041, -9_959, *list(scores.values())[:50]))
        await play(store, user, scores[user], DAY.number)
    for user in chance.sample([*scores], leave):
        await store.people.forget(user)
        del scores[user]
    assert len(scores) == many
    for score in {*scores.values()}:
        below, equal = sum(each < score for each in scores.values()), sum(each == score for each in scores.values())
        found = await store.dailies.others(DAY.number, score)
        assert found == Others(below=below, equal=equal, people=many)
        naive = (below + (equal - 1) / 2) / (many - 1) * 100
        assert percent(below, equal=equal - 1, others=many - 1) == int(naive + 1e-9)
