"""Standings are what their results say, after any history of matches and deletions, and pages are what they say."""

import asyncio
import random
from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import AsyncExitStack
from itertools import groupby

import pytest
from sqlalchemy import RowMapping, Table, select

from data.aggregate import STATISTICS
from data.ratings import Rating
from data.results import withdraw
from data.rows import Finish, Finisher
from data.schema import board_matches, ratings, results, standing_counts, standings
from data.store import Store
from tests.data.older import migrated_from
from tests.sampling import one_in

USERS, SERVERS = range(1, 13), (None, 50, 51, 52)
BOARDS = (("jig", "jig"), ("koroshi", "koroshi"), ("koroshi", "moth-eaten"))

Key = tuple[int, str, str]
Line = tuple[int, int, float, int, int]
"""Score, wins, average place, games, last match."""


async def rows_of(store: Store, table: Table) -> Sequence[RowMapping]:
    async with store.engine.connect() as connection:
        return (await connection.execute(select(table))).mappings().all()


async def expected(store: Store) -> tuple[dict[Key, dict[int, Line]], Counter[Key]]:
    """By leaderboard: the line of each user, and the matches."""
    skills = {(row["user_id"], row["game"], row["preset"]): row for row in await rows_of(store, ratings)}
    played: defaultdict[tuple[Key, int], list[RowMapping]] = defaultdict(list)
    matches: defaultdict[Key, set[int]] = defaultdict(set)
    for row in await rows_of(store, results):
        for server in {0, row["guild_id"] or 0}:
            board = (server, row["game"], row["preset"])
            played[board, row["user_id"]].append(row)
            matches[board].add(row["table_id"])
    lines: defaultdict[Key, dict[int, Line]] = defaultdict(dict)
    for (board, user), found in played.items():
        skill = skills[user, *board[1:]]
        everywhere = played[(0, *board[1:]), user]
        assert skill["rated_games"] == sum(row["is_rated"] for row in everywhere)
        wins = sum(row["place"] == 1 for row in found)
        places = sum(row["place"] for row in found)
        shown = Rating(skill["mu"], skill["sigma"]).shown_rating if skill["rated_games"] else wins - 1_000_000
        last = max(row["finished_at_ms"] for row in found)
        lines[board][user] = (shown, wins, places / len(found), len(found), last)
    assert {(user, *board[1:]) for board, user in played} == set(skills), "a rating has results"
    return lines, Counter({board: len(tables) for board, tables in matches.items()})


async def check(store: Store) -> None:
    lines, matches = await expected(store)
    found: defaultdict[Key, dict[int, Line]] = defaultdict(dict)
    for row in await rows_of(store, standings):
        assert row["average_place"] == pytest.approx(row["place_sum"] / row["games"])
        figures = (row["score"], row["wins"], row["average_place"], row["games"], row["played_at_ms"])
        found[row["guild_id"], row["game"], row["preset"]][row["user_id"]] = figures
    assert found == lines
    counted = {
        (row["guild_id"], row["game"], row["preset"], row["score"]): row["people"]
        for row in await rows_of(store, standing_counts)
    }
    assert counted == Counter((*board, line[0]) for board, there in lines.items() for line in there.values())
    assert {
        (row["guild_id"], row["game"], row["preset"]): row["matches"] for row in await rows_of(store, board_matches)
    } == matches
    for (server, game, preset), there in lines.items():
        ranks, ordered = dict[int, int | None](), sorted(there, key=lambda user: _order(user, there[user]))
        for _, tied in groupby(enumerate(ordered, 1), key=lambda each: there[each[1]][0]):
            same = list(tied)
            ranks |= {user: same[0][0] if there[user][0] >= 0 else None for _, user in same}
        for limit in (3, 20):
            for offset in range(0, len(ordered) + 3, limit):
                reader = USERS[offset % len(USERS)]
                page = await store.standings.leaderboard(
                    guild_id=server or None, game=game, preset=preset, limit=limit, offset=offset, user_id=reader
                )
                assert page.people == len(ordered)
                assert [each.standing.user_id for each in page.lines] == ordered[offset : offset + limit]
                assert [each.rank for each in page.lines] == [ranks[user] for user in ordered[offset : offset + limit]]
                assert (page.own and page.own.standing.user_id) == (reader if reader in there else None)
                assert page.own is None or page.own.rank == ranks[reader]


def _order(user: int, line: Line) -> tuple[int, int, float, int]:
    shown, wins, average, *_ = line
    return -shown, -wins, average, user


async def play(store: Store, chance: random.Random, at_ms: int) -> None:
    game, preset = chance.choice(BOARDS)
    people = chance.sample(USERS, chance.choice((1, 1, 2, 3, 4)))
    finish = Finish(
        game, preset, seats=4, people=tuple(Finisher(user, chance.randint(1, 4), chance.random() < 0.9) for user in people)
    )  # fmt: skip
    table = await store.tables.open(guild_id=chance.choice(SERVERS), channel_id=at_ms, at_ms=at_ms, bodies=["{}"])
    # Matches may end out of order, and at one moment.
    at_ms += chance.randint(-3, 3)
    await store.tables.close_table(table.id, 1, at_ms=at_ms, bodies=["{}"], finish=finish)


@pytest.mark.parametrize("seed", one_in(2, range(2)))
async def test_standings_are_what_a_recomputation_says_after_any_history(store: Store, seed: int) -> None:
    chance = random.Random(seed)
    for turn in range(1, 121):
        await play(store, chance, 1_000 + turn)
        if turn % 40 == 0:
            await check(store)
            await store.people.forget(chance.choice(USERS))
            await check(store)
        if turn % 60 == 0:
            gone = results.c.guild_id == 50
            await store.writer.run(lambda connection, gone=gone: withdraw(connection, gone))
            await check(store)
            assert await store.standings.boards(guild_id=50) == []


async def test_clicks_do_not_wait_for_lists(store: Store) -> None:
    async with AsyncExitStack() as lists:
        for _ in range(STATISTICS):
            await lists.enter_async_context(store.connections.statistics.connect())
        waiting = asyncio.create_task(store.standings.boards(guild_id=None))
        assert await store.tables.find(1) is None
        assert await store.tables.entries_of(1) == ()
        await play(store, random.Random(1), 5)
        assert not waiting.done()
    assert await waiting == await store.standings.boards(guild_id=None)


async def test_the_standings_of_an_old_database_are_made_from_its_results(url: str) -> None:
    chance = random.Random(7)
    async with await Store.open(url) as store:
        for turn in range(80):
            await play(store, chance, turn + 10)
        before = [await rows_of(store, table) for table in (standings, standing_counts, board_matches)]
    await migrated_from(url, "0008")
    async with await Store.open(url) as store:
        await check(store)
        for table, rows in zip((standings, standing_counts, board_matches), before, strict=True):
            found = await rows_of(store, table)
            assert len(found) == len(rows)
            assert all(row in found for row in rows)
