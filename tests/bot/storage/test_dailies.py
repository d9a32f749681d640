"""Every process finds the same deal for a day, and a try writes its score."""

import asyncio
from pathlib import Path

from bot.storage.dailies import DayDeals
from bot.storage.stored_tables import StoredTables
from bot.tables.participants import Guest
from data.store import Store
from engine.daily.days import SEAT
from engine.daily.dealing import chosen
from engine.daily.score import score_of
from tests.bot.clock import Clock
from tests.bot.table_factories import new_tables
from tests.bot.tables.dailies import DAY, TODAY
from tests.bot.tables.factories import ANN
from tests.bot.tables.steps import play_on
from tests.data.migrated import migrated_in


async def test_a_day_is_chosen_once_and_is_the_same_for_all(tmp_path: Path) -> None:
    url = migrated_in(tmp_path)
    async with await Store.open(url) as store:
        one = DayDeals(store.dailies)
        found = await asyncio.gather(*(one.of(DAY) for _ in range(3)), DayDeals(store.dailies).of(DAY))
        row = await store.dailies.find(DAY)
    async with await Store.open(url) as store:
        found.append(await DayDeals(store.dailies).of(DAY))
    [deal] = {*found}
    expected = chosen(deal.secret, DAY)
    assert row is not None
    assert expected.day is not None
    assert (row.candidate, row.commitment) == (expected.day.candidate, expected.commitment)
    assert deal.candidate == row.candidate


async def test_today_and_tomorrow_are_chosen_ahead_and_written(tmp_path: Path) -> None:
    async with await Store.open(migrated_in(tmp_path)) as store:
        await DayDeals(store.dailies).choose_ahead(DAY)
        assert [await store.dailies.find(day) is not None for day in range(DAY - 1, DAY + 3)] == [
            False,
            True,
            True,
            False,
        ]


async def test_what_is_chosen_elsewhere_is_taken(tmp_path: Path) -> None:
    async def choosing(secret: bytes, number: int) -> bytes:
        return b"41"

    async with await Store.open(migrated_in(tmp_path)) as store:
        assert (await DayDeals(store.dailies, choosing=choosing).of(DAY)).candidate == 41


async def test_a_try_that_is_played_to_the_end_has_a_score_and_no_result(tmp_path: Path) -> None:
    async with await Store.open(migrated_in(tmp_path)) as store:
        tables = new_tables(StoredTables(store), now=Clock(TODAY))
        deal = await DayDeals(store.dailies).of(DAY)
        table = await tables.private.begin_try(Guest(ANN, "Ann"), deal, board=5, locale="en-US", press=1)
        await play_on(tables, table)
        found = await store.dailies.try_of(ANN, DAY)
        assert found is not None
        assert table.match is not None
        assert found.score == score_of(table.match).number
        own = [played for played in table.history if played.seat == SEAT]
        assert found.turns is not None
        assert len(found.turns) == len(own)
        assert {*found.turns} <= {*"cpo"}
        assert (found.guild_id, found.table_id) == (5, table.id)
        assert (await store.people.rows_of(ANN))["results"] == []
        await tables.stop_play()
