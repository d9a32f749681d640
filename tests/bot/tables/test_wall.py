"""The wall clock is changed during play: durations stay, and deadlines are stored and shown anew."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from random import Random

import pytest

from bot.tables import entries
from bot.tables.deadlines import BETWEEN_SECONDS, LOBBY_SECONDS
from bot.tables.entries import MovedBy
from bot.tables.refusals import RefusalReason
from bot.tables.registry import RETRY_SECONDS
from bot.tables.restoring import RESUME_SECONDS
from bot.tables.service import TableService
from bot.tables.stages import Stage
from bot.tables.table import Table
from bot.tables.talking import Talking
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import new_tables, restore

from .factories import ANN, BOB, CAT, lobby, mover, refused, some_move, started, strike
from .test_talking import haunted, living, talk

HOUR = 3600
PAUSE = 5.0
JUMPS = pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["ahead", "back"])


@dataclass
class Clocks:
    """The wall clock, in Unix milliseconds, and the monotonic clock, in seconds."""

    ms: int = 1_800_000_000_000
    seconds: float = 1000.0

    def now(self) -> int:
        return self.ms

    def steady(self) -> float:
        return self.seconds

    def passes(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)
        self.seconds += seconds

    def set(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


def process(storage: MemoryStorage, clocks: Clocks) -> TableService:
    return new_tables(storage, now=clocks.now, steady=clocks.steady, computer_pause=PAUSE)


@pytest.fixture
async def tables(storage: MemoryStorage, clocks: Clocks) -> AsyncIterator[TableService]:
    tables = process(storage, clocks)
    yield tables
    await tables.close()


def strikes_in(tables: TableService, table: Table) -> float:
    """Seconds until the table's next timeout."""
    held = tables.registry.open_table(table.id)
    assert held is not None
    assert held.timer is not None
    return held.timer.when() - asyncio.get_running_loop().time()


def near(seconds: float) -> object:
    return pytest.approx(seconds, abs=0.5)


async def refused_press(tables: TableService, table: Table) -> None:
    """A player out of turn presses, which schedules the timeout anew."""
    seat = next(seat for seat in range(len(table.participants)) if seat not in table.to_act())
    user = table.at(seat).user
    assert user is not None
    assert (await refused(tables.move(table.id, user, ply=None, move="pass"))).reason is RefusalReason.NOT_YOUR_TURN


async def computers_turn(tables: TableService) -> Table:
    table = await started(tables, BOB, CAT)
    table.at(table.to_act()[0]).away = True
    await refused_press(tables, table)
    return table


@JUMPS
async def test_a_computer_player_moves_in_time(tables: TableService, clocks: Clocks, jump: int) -> None:
    table = await computers_turn(tables)
    assert strikes_in(tables, table) == near(PAUSE)
    clocks.passes(1)
    clocks.set(jump)
    await refused_press(tables, table)
    assert strikes_in(tables, table) == near(PAUSE - 1)
    await strike(tables, table)
    assert [played.by for played in table.history] == [MovedBy.COMPUTER]


@JUMPS
@pytest.mark.parametrize("is_followed", [True, False])
async def test_a_change_of_the_wall_clock_does_not_change_a_turn(
    tables: TableService, clocks: Clocks, jump: int, is_followed: bool
) -> None:
    """Before and after the change of the clock was noticed."""
    table = await started(tables, BOB, CAT)
    clocks.passes(20)
    clocks.set(jump)
    if is_followed:
        assert await tables.clock.correct_deadlines() == 1
    await refused_press(tables, table)
    assert strikes_in(tables, table) == near(70)
    clocks.passes(60)
    await refused_press(tables, table)
    assert strikes_in(tables, table) == near(10)
    await tables.move(table.id, mover(table), ply=None, move=some_move(table))
    assert strikes_in(tables, table) == near(90), "a new turn is a whole one"


@JUMPS
async def test_a_change_of_the_wall_clock_does_not_change_lobbies_and_breaks(
    tables: TableService, clocks: Clocks, jump: int
) -> None:
    table = await lobby(tables, BOB, CAT, game="fan-tan", hands=2)
    clocks.passes(60)
    clocks.set(jump)
    await refused(tables.join(table.id, BOB, "Bob"))
    assert strikes_in(tables, table) == near(LOBBY_SECONDS - 60)
    await tables.start(table.id, ANN)
    chance = Random(3)
    while table.stage is Stage.PLAYING:
        await tables.move(table.id, mover(table), ply=None, move=some_move(table, chance))
    assert table.stage is Stage.BETWEEN
    clocks.passes(5)
    clocks.set(-jump)
    await refused(tables.join(table.id, BOB, "Bob"))
    assert strikes_in(tables, table) == near(BETWEEN_SECONDS - 5)


@JUMPS
async def test_deadlines_are_stored_and_redrawn_once(
    tables: TableService, storage: MemoryStorage, clocks: Clocks, jump: int
) -> None:
    table = await started(tables, BOB, CAT)
    shown: list[int | None] = []
    tables.listen(lambda change: shown.append(change.table.deadline))
    clocks.passes(20)
    assert await tables.clock.correct_deadlines() == 0
    clocks.set(1)
    assert await tables.clock.correct_deadlines() == 0, "a clock that is only adjusted"
    clocks.set(jump)
    assert await tables.clock.correct_deadlines() == 1
    assert await tables.clock.correct_deadlines() == 0
    assert shown == [table.deadline] == [clocks.ms + 70_000]
    assert entries.load(storage.kept[table.id].log[-1][1]) == entries.Resumed(deadline=clocks.ms + 70_000, for_all=True)
    await tables.move(table.id, mover(table), ply=0, move=some_move(table))
    assert await tables.clock.correct_deadlines() == 0


async def test_a_turn_that_began_after_the_clock_change_is_not_adjusted(tables: TableService, clocks: Clocks) -> None:
    table = await started(tables, BOB, CAT)
    clocks.set(-HOUR)
    await tables.move(table.id, mover(table), ply=0, move=some_move(table))
    n = table.version
    assert await tables.clock.correct_deadlines() == 0
    assert table.version == n


@JUMPS
async def test_after_a_restart_the_remaining_time_is_unchanged(
    storage: MemoryStorage, clocks: Clocks, jump: int
) -> None:
    before = process(storage, clocks)
    await started(before, BOB, CAT)
    clocks.passes(20)
    clocks.set(jump)
    await before.clock.correct_deadlines()
    storage.beat = clocks.ms
    await before.close()
    clocks.passes(600)
    after = process(storage, clocks)
    [again] = await restore(after)
    assert again.deadline == clocks.ms + 70_000
    assert strikes_in(after, again) == near(70)
    await after.close()


@JUMPS
@pytest.mark.parametrize("beaten", [True, False])
async def test_an_unnoticed_clock_change_gives_at_most_one_turn_time(
    storage: MemoryStorage, clocks: Clocks, jump: int, beaten: bool
) -> None:
    """The process died at once, or the clock was changed while it was down."""
    before = process(storage, clocks)
    await started(before, BOB, CAT)
    clocks.passes(20)
    storage.beat = clocks.ms
    clocks.set(jump)
    if beaten:
        storage.beat = clocks.ms
    await before.close()
    after = process(storage, clocks)
    [again] = await restore(after)
    assert again.deadline is not None
    left = (again.deadline - clocks.ms) / 1000
    assert RESUME_SECONDS <= left <= again.turn_seconds
    assert strikes_in(after, again) == near(left)
    await after.close()


@JUMPS
async def test_a_log_without_a_heartbeat_gets_at_most_one_turn_time(
    storage: MemoryStorage, clocks: Clocks, jump: int
) -> None:
    before = process(storage, clocks)
    await started(before, BOB, CAT)
    await before.close()
    clocks.set(jump)
    after = process(storage, clocks)
    [again] = await restore(after)
    assert -1 < strikes_in(after, again) <= again.turn_seconds
    await after.close()


@JUMPS
async def test_closing_a_match_is_retried_after_a_store_error(
    tables: TableService, storage: MemoryStorage, clocks: Clocks, jump: int
) -> None:
    table = await started(tables, BOB, CAT)
    storage.closes_nothing = True
    while table.stage is Stage.PLAYING:
        await tables.move(table.id, mover(table), ply=None, move=some_move(table))
    clocks.set(jump)
    await refused(tables.join(table.id, BOB, "Bob"))
    assert strikes_in(tables, table) == near(RETRY_SECONDS)
    storage.closes_nothing = False


@JUMPS
async def test_a_change_of_the_wall_clock_does_not_change_the_time_to_undo_a_trade(
    tables: TableService, clocks: Clocks, jump: int
) -> None:
    table, ghost = await haunted(tables, clocks)
    talker, *_ = living(table, ghost)
    await talk(tables, table, talker, ghost)
    clocks.passes(20)
    clocks.set(jump)
    assert tables.registry.take_back_seconds(table) == pytest.approx(10)
    talking = Talking(tables.registry)
    await talking.agree(table.id, table.host)
    clocks.passes(11)
    other = next(user for user in (talker, ghost) if user != table.host)
    assert (await refused(talking.agree(table.id, other))).reason is RefusalReason.NO_TRADE
