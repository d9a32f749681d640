"""The only legal move is made for users who turned that on (G-9)."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.features.play.auto_play import AutoPlay, only_move
from bot.storage.user_settings import UserSettings
from bot.tables.entries import MovedBy
from bot.tables.service import TableService
from bot.tables.setup import Pace, TableSetup
from bot.tables.table import Stage, Table
from tests.bot.channels import Cache
from tests.bot.table_factories import open_table

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.

USERS = (1, 2, 3)


@pytest.fixture
def cache() -> Cache:
    """Nobody has turned it on."""
    return Cache()


@pytest.fixture
async def auto(tables: TableService, cache: Cache) -> AsyncIterator[AutoPlay]:
    there = AutoPlay(tables, UserSettings(cache), pause=(0.0, 0.001))
    yield there
    await there.stop_following()


async def all_turn_it_on(cache: Cache) -> None:
    for user in USERS:
        await cache.preferences.change(user, {"auto_single": True})


async def table_of_three(tables: TableService, game: str = "shichi-narabe", **options: object) -> Table:
    setup = TableSetup.of(game, options)
    table = await open_table(tables, guild=1, channel=2, user=1, name="a", setup=setup, locale="ja")
    for user in USERS[1:]:
        await tables.join(table.id, user, str(user))
    return await tables.start(table.id, 1)


async def forced(tables: TableService) -> tuple[Table, int]:
    """A table at which the seat to act has a single move, and how many were made before.

    Holding playable cards back leads to a turn without one.
    """
    table = await table_of_three(tables, passes=9)
    while only_move(table, seat := table.to_act()[0]) is None:
        await tables.move(table.id, table.at(seat).user, ply=None, move=str(table.match.hand.legal(seat)[-1]))
    return table, len(table.history)


@pytest.mark.parametrize("revokes", ["penalised", "forbidden"])
async def test_ft_7_auto_play_does_not_make_forced_passes(tables: TableService, revokes: str) -> None:
    """An automatic forced pass would come within seconds, so a later pass would be recognised as a revoke."""
    table = await table_of_three(tables, "fan-tan", revokes=revokes)
    passes = plays = 0
    while table.stage is Stage.PLAYING:
        (seat,) = table.to_act()
        legal = [str(move) for move in table.match.hand.legal(seat)]
        if legal == ["pass"]:
            passes += 1
            assert only_move(table, seat) == (None if revokes == "penalised" else "pass")
        elif len(legal) == 1:
            plays += 1
            assert only_move(table, seat) == legal[0]
        await tables.move(table.id, table.at(seat).user, ply=None, move=legal[0])
    assert passes > 5
    assert plays or revokes == "penalised"


async def test_auto_play_makes_the_only_move(tables: TableService, auto: AutoPlay, cache: Cache) -> None:
    await all_turn_it_on(cache)
    table, before = await forced(tables)
    await asyncio.sleep(0.2)
    assert len(table.history) > before, "nobody moved"
    assert table.history[-1].by is MovedBy.PERSON


async def test_without_auto_play_no_move_is_made(tables: TableService, auto: AutoPlay) -> None:
    table, before = await forced(tables)
    await asyncio.sleep(0.05)
    assert len(table.history) == before


async def test_at_slow_tables_it_is_on_unless_one_wants_none_of_it_and_takes_its_time(
    tables: TableService, cache: Cache
) -> None:
    auto = AutoPlay(tables, UserSettings(cache), pause=(0.0, 0.001), slow_pause=(60.0, 61.0))
    table, before = await forced(tables)
    table.setup = table.setup.having(pace=Pace.DAY)
    auto.resume_table(table)
    await asyncio.sleep(59)
    assert len(table.history) == before, "as a person would"
    for user in USERS:
        await cache.preferences.change(user, {"auto_slow": False})
    await asyncio.sleep(3)
    moved = len(table.history)
    assert moved > before, "it was on when the turn began"
    auto.resume_table(table)
    await asyncio.sleep(200)
    assert len(table.history) == moved
    await auto.stop_following()


async def test_auto_play_works_after_a_restart(tables: TableService, cache: Cache) -> None:
    """Listeners are not notified before all tables are loaded."""
    table, before = await forced(tables)
    await all_turn_it_on(cache)
    auto = AutoPlay(tables, UserSettings(cache), pause=(0.0, 0.001))
    await asyncio.sleep(0.05)
    assert len(table.history) == before
    auto.resume_table(table)
    await asyncio.sleep(0.05)
    assert len(table.history) > before
    await auto.stop_following()
