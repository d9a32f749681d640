"""Open and start a table with a group of people and computer players in one commit, or not at all."""

import asyncio
from collections.abc import Awaitable

import pytest

from bot.tables import entries
from bot.tables.entries import Level
from bot.tables.open_table import Change
from bot.tables.refusals import RefusalReason
from bot.tables.service import Guest, TableService
from bot.tables.setup import TableSetup
from bot.tables.table import Stage, Table, fold
from tests.bot.match_factories import match_of, play_match
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import open_table

from .factories import ANN, BOB, CAT, CHANNEL, HERE
from .steps import reason_of

GUESTS = (Guest(BOB, "Bob"), Guest(CAT, "Cat"))
STRICT = TableSetup.of("shichi-narabe", strict=True)


def opening(tables: TableService, **facts: object) -> Awaitable[Table]:
    return open_table(tables, **HERE, **{"setup": TableSetup.of("shichi-narabe"), "guests": GUESTS, **facts})


@pytest.mark.parametrize("start", [False, True])
async def test_a_group_is_seated_in_order(tables: TableService, storage: MemoryStorage, start: bool) -> None:
    changes: list[Change] = []
    tables.listen(changes.append)
    table = await opening(tables, setup=STRICT, computers=(Level.STRONG,), start=start)
    assert table.stage is (Stage.PLAYING if start else Stage.LOBBY)
    assert [each.user for each in table.participants] == [ANN, None, BOB, CAT]
    assert table.participants[1].level is Level.STRONG
    assert table.setup.strict
    kinds = ["opened", "setup-changed", "computer-joined", "joined", "joined", *(["started"] if start else [])]
    assert [change.entry.kind for change in changes] == kinds
    log = storage.kept[table.id].log
    assert [entries.load(body).kind for _, body in log] == kinds
    again = fold(Table(table.id, 1, CHANNEL), log)
    assert (again.participants, again.version, again.deadline) == (table.participants, table.version, table.deadline)


@pytest.mark.parametrize(("facts", "reason"), [
    ({"computers": (Level.NORMAL,) * 20}, RefusalReason.TABLE_FULL),
    ({"guests": (*GUESTS, GUESTS[0])}, RefusalReason.ALREADY_SEATED),
    ({"guests": (Guest(ANN, "Ann"),)}, RefusalReason.ALREADY_SEATED),
    ({"guests": (), "start": True}, RefusalReason.TOO_FEW),
])  # fmt: skip
async def test_a_failed_opening_leaves_nothing_behind(
    tables: TableService, storage: MemoryStorage, facts: dict[str, object], reason: RefusalReason
) -> None:
    assert await reason_of(opening(tables, **facts)) is reason
    assert not storage.kept
    assert tables.in_channel(CHANNEL) is None
    assert (await opening(tables)).stage is Stage.LOBBY


async def test_a_table_is_not_visible_before_its_commit(tables: TableService, storage: MemoryStorage) -> None:
    storage.gate.clear()
    under_way = asyncio.create_task(opening(tables, start=True))
    await asyncio.sleep(0.01)
    assert not storage.kept
    assert tables.in_channel(CHANNEL) is None
    assert await reason_of(opening(tables)) is RefusalReason.CHANNEL_BUSY
    storage.gate.set()
    assert (await under_way).stage is Stage.PLAYING


async def test_a_finished_match_is_closed_with_its_result(tables: TableService, storage: MemoryStorage) -> None:
    table = await match_of(tables, "classic", people=3)
    await play_match(tables, table)
    assert storage.closed == {table.id: table}
    assert tables.get(table.id) is None


async def test_a_match_that_every_player_left_is_closed_without_a_result(
    tables: TableService, storage: MemoryStorage
) -> None:
    await opening(tables, start=True)
    for user in (ANN, BOB, CAT):
        await tables.leave(1, user)
    assert tables.get(1) is None
    assert storage.closed == {1: None}


async def test_no_table_is_opened_in_a_server_that_is_given_back(tables: TableService, storage: MemoryStorage) -> None:
    """Its table, which was let go, is not taken for one whose opening was lost, and is not closed."""
    table = await opening(tables)
    version = len(storage.kept[table.id].log)
    tables.registry.is_played = lambda guild: False
    await tables.restoring.release_servers(lambda guild: True)
    assert await reason_of(opening(tables)) is RefusalReason.STOPPING
    assert len(storage.kept[table.id].log) == version


async def test_a_table_that_is_opened_as_its_server_is_given_back_is_left_to_the_next_process(
    tables: TableService, storage: MemoryStorage
) -> None:
    answers = iter([True, False])
    tables.registry.is_played = lambda guild: next(answers)
    assert await reason_of(opening(tables)) is RefusalReason.STOPPING
    assert tables.all() == []
    assert len(storage.kept) == 1
