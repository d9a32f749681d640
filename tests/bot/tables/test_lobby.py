"""Lobbies: joining, leaving, the host's actions, and closing."""

import asyncio

import pytest

from bot.tables.deadlines import LOBBY_SECONDS
from bot.tables.entries import CloseReason
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.stages import Stage
from engine.errors import RulesError
from tests.bot.clock import Clock
from tests.bot.memory_storage import MemoryStorage

from .factories import ANN, BOB, CAT, CHANNEL, lobby
from .steps import reason_of, refused, strike


async def test_a_channel_has_at_most_one_table(tables: TableService) -> None:
    table = await lobby(tables)
    error = await refused(lobby(tables))
    assert (error.reason, error.facts) == (RefusalReason.CHANNEL_BUSY, {"table": table.id})
    await tables.cancel(table.id, ANN)
    assert (await lobby(tables)).id != table.id


async def test_two_concurrent_openings_make_one_table(tables: TableService) -> None:
    outcomes = await asyncio.gather(lobby(tables), lobby(tables), return_exceptions=True)
    assert sorted(type(each).__name__ for each in outcomes) == ["Table", "TableError"]


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [("shichi-narabee", {}, "shichi-narabe"), ("shichi-narabe", {"passes": 99}, "passes"), ("jig", {"x": 1}, "x")],
)
async def test_unknown_games_and_options_are_refused(
    tables: TableService, game: str, options: dict[str, object], said: str
) -> None:
    with pytest.raises(RulesError, match=said):
        await lobby(tables, game=game, **options)
    assert tables.all() == []


async def test_players_join_and_leave_a_lobby(tables: TableService) -> None:
    table = await lobby(tables, BOB)
    assert await reason_of(tables.join(table.id, BOB, "Bob")) is RefusalReason.ALREADY_SEATED
    assert await reason_of(tables.leave(table.id, CAT)) is RefusalReason.NOT_SEATED
    await tables.leave(table.id, BOB)
    assert [place.user for place in table.participants] == [ANN]


async def test_the_next_player_becomes_host_when_the_host_leaves(tables: TableService) -> None:
    table = await lobby(tables, BOB, CAT)
    await tables.leave(table.id, ANN)
    assert table.host == BOB
    assert (await refused(tables.start(table.id, CAT))).facts == {"host": BOB}


async def test_the_lobby_closes_when_the_last_player_leaves(tables: TableService, storage: MemoryStorage) -> None:
    table = await lobby(tables, BOB)
    await tables.leave(table.id, ANN)
    await tables.leave(table.id, BOB)
    assert table.close_reason is CloseReason.CANCELLED
    assert storage.closed == {table.id: None}
    assert await reason_of(tables.join(table.id, ANN, "Ann")) is RefusalReason.TABLE_GONE


async def test_computer_players_are_added_and_removed_with_distinct_names(tables: TableService) -> None:
    table = await lobby(tables)
    for _ in range(9):
        await tables.add_computer(table.id, ANN)
    assert len({place.name for place in table.participants}) == 10
    assert (await refused(tables.add_computer(table.id, ANN))).facts == {"most": 10}
    assert await reason_of(tables.join(table.id, BOB, "Bob")) is RefusalReason.TABLE_FULL
    for _ in range(9):
        await tables.remove_computer(table.id, ANN)
    assert await reason_of(tables.remove_computer(table.id, ANN)) is RefusalReason.NO_COMPUTER


async def test_only_the_host_changes_the_lobby(tables: TableService) -> None:
    table = await lobby(tables, BOB)
    for work in (
        tables.add_computer(table.id, BOB),
        tables.remove_computer(table.id, BOB),
        tables.set_own(table.id, BOB, "turn_seconds", 60),
        tables.cancel(table.id, BOB),
        tables.start(table.id, BOB),
    ):
        assert await reason_of(work) is RefusalReason.NOT_HOST


async def test_a_match_needs_the_fewest_players(tables: TableService) -> None:
    table = await lobby(tables)
    error = await refused(tables.start(table.id, ANN))
    assert (error.reason, error.facts) == (RefusalReason.TOO_FEW, {"least": 2, "seated": 1})
    assert table.stage is Stage.LOBBY


@pytest.mark.parametrize("seconds", [9, 3601, -1])
async def test_turn_times_out_of_range_are_refused(tables: TableService, seconds: int) -> None:
    table = await lobby(tables)
    assert await reason_of(tables.set_own(table.id, ANN, "turn_seconds", seconds)) is RefusalReason.BAD_SETUP
    assert table.turn_seconds == 90


async def test_an_idle_lobby_closes(tables: TableService, clock: Clock) -> None:
    table = await lobby(tables)
    clock.ms += 600_000
    await tables.join(table.id, BOB, "Bob")
    assert table.deadline == clock.ms + LOBBY_SECONDS * 1000
    await strike(tables, table)
    assert table.close_reason is CloseReason.DESERTED
    assert tables.in_channel(CHANNEL) is None


async def test_leaving_the_lobby_while_the_match_starts_does_not_leave_the_match(
    tables: TableService, storage: MemoryStorage
) -> None:
    table = await lobby(tables, BOB, CAT)
    storage.gate.clear()
    starting = asyncio.create_task(tables.start(table.id, ANN))
    await asyncio.sleep(0.01)
    leaving = asyncio.create_task(tables.leave(table.id, BOB, only_lobby=True))
    await asyncio.sleep(0.01)
    storage.gate.set()
    await starting
    assert await reason_of(leaving) is RefusalReason.NOT_IN_LOBBY
    assert not any(place.left for place in table.participants)
