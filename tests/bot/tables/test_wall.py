"""The wall clock is changed during play: durations stay, and deadlines are stored and shown anew."""

import asyncio
from dataclasses import dataclass
from functools import partial
from random import Random

import pytest

from bot.tables import entries
from bot.tables.deadlines import BETWEEN_SECONDS, LOBBY_SECONDS
from bot.tables.entries import MovedBy
from bot.tables.refusals import RefusalReason
from bot.tables.registry import RETRY_SECONDS
from bot.tables.service import TableService
from bot.tables.stages import Stage
from bot.tables.table import Table
from bot.tables.talking import Talking
from bot.tables.turn_clock import RESUME_SECONDS
from tests.bot.ghost_factories import ghost_of, haunted, living
from tests.bot.memory_storage import MemoryStorage

from .factories import ANN, BOB, CAT, Begin, Restarted, lobby, started
from .steps import held_of, mover, play_on, reason_of, refused, some_move, strike
from .test_talking import talk

HOUR = 3600
PAUSE = 5.0
JUMPS = pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["ahead", "back"])


@dataclass
class Clocks:
    """The wall clock, in Unix milliseconds, and the monotonic clock, in seconds."""

    ms: int = 1_800_000_000_000
    seconds: float = 1000.0

    def steady(self) -> float:
        return self.seconds

    def __call__(self) -> int:
        return self.ms

    def passes(self, seconds: float, *, then: float = 0.0) -> None:
        """`then`: by how much the wall clock is changed then."""
        self.seconds += seconds
        self.set(seconds + then)

    def set(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)


@pytest.fixture
def clock() -> Clocks:
    return Clocks()


@pytest.fixture
def process(process: Begin, clock: Clocks) -> Begin:
    return partial(process, steady=clock.steady, computer_pause=PAUSE)


def strikes_in(tables: TableService, table: Table) -> float:
    """Seconds until the table's next timeout."""
    timer = held_of(tables, table).timer
    return timer.when() - asyncio.get_running_loop().time()


def near(seconds: float) -> object:
    return pytest.approx(seconds, abs=0.5)


async def refused_press(tables: TableService, table: Table) -> None:
    """A player out of turn presses, which schedules the timeout anew."""
    seat = next(seat for seat in range(len(table.participants)) if seat not in table.to_act())
    assert (
        await reason_of(tables.move(table.id, table.at(seat).user, ply=None, move="pass"))
        is RefusalReason.NOT_YOUR_TURN
    )


async def computers_turn(tables: TableService) -> Table:
    table = await started(tables, BOB, CAT)
    table.at(table.to_act()[0]).away = True
    await refused_press(tables, table)
    return table


@JUMPS
async def test_a_computer_player_moves_in_time(tables: TableService, clock: Clocks, jump: int) -> None:
    table = await computers_turn(tables)
    assert strikes_in(tables, table) == near(PAUSE)
    clock.passes(1, then=jump)
    await refused_press(tables, table)
    assert strikes_in(tables, table) == near(PAUSE - 1)
    await strike(tables, table)
    assert [played.by for played in table.history] == [MovedBy.COMPUTER]


@JUMPS
@pytest.mark.parametrize("is_followed", [True, False])
async def test_a_change_of_the_wall_clock_does_not_change_a_turn(
    tables: TableService, clock: Clocks, jump: int, is_followed: bool
) -> None:
    """Before and after the change of the clock was noticed."""
    table = await started(tables, BOB, CAT)
    clock.passes(20, then=jump)
    if is_followed:
        assert await tables.clock.correct_deadlines() == 1
    await refused_press(tables, table)
    assert strikes_in(tables, table) == near(70)
    clock.passes(60)
    await refused_press(tables, table)
    assert strikes_in(tables, table) == near(10)
    await tables.move(table.id, mover(table), ply=None, move=some_move(table))
    assert strikes_in(tables, table) == near(90), "a new turn is a whole one"


@JUMPS
async def test_a_change_of_the_wall_clock_does_not_change_lobbies_and_breaks(
    tables: TableService, clock: Clocks, jump: int
) -> None:
    table = await lobby(tables, BOB, CAT, game="fan-tan", hands=2)
    clock.passes(60, then=jump)
    await refused(tables.join(table.id, BOB, "Bob"))
    assert strikes_in(tables, table) == near(LOBBY_SECONDS - 60)
    await tables.start(table.id, ANN)
    await play_on(tables, table, Random(3))
    assert table.stage is Stage.BETWEEN
    clock.passes(5, then=-jump)
    await refused(tables.join(table.id, BOB, "Bob"))
    assert strikes_in(tables, table) == near(BETWEEN_SECONDS - 5)


@JUMPS
async def test_deadlines_are_stored_and_redrawn_once(
    tables: TableService, storage: MemoryStorage, clock: Clocks, jump: int
) -> None:
    table = await started(tables, BOB, CAT)
    shown: list[int | None] = []
    tables.listen(lambda change: shown.append(change.table.deadline))
    clock.passes(20)
    assert await tables.clock.correct_deadlines() == 0
    clock.set(1)
    assert await tables.clock.correct_deadlines() == 0, "a clock that is only adjusted"
    clock.set(jump)
    assert await tables.clock.correct_deadlines() == 1
    assert await tables.clock.correct_deadlines() == 0
    assert shown == [table.deadline] == [clock.ms + 70_000]
    assert entries.load(storage.kept[table.id].log[-1][1]) == entries.Resumed(deadline=clock.ms + 70_000, for_all=True)
    await tables.move(table.id, mover(table), ply=0, move=some_move(table))
    assert await tables.clock.correct_deadlines() == 0


async def test_a_turn_that_began_after_the_clock_change_is_not_adjusted(tables: TableService, clock: Clocks) -> None:
    table = await started(tables, BOB, CAT)
    clock.set(-HOUR)
    await tables.move(table.id, mover(table), ply=0, move=some_move(table))
    n = table.version
    assert await tables.clock.correct_deadlines() == 0
    assert table.version == n


@JUMPS
async def test_after_a_restart_the_remaining_time_is_unchanged(
    tables: TableService, restarted: Restarted, storage: MemoryStorage, clock: Clocks, jump: int
) -> None:
    await started(tables, BOB, CAT)
    clock.passes(20, then=jump)
    await tables.clock.correct_deadlines()
    storage.beat = clock.ms
    clock.passes(600)
    after, [again] = await restarted()
    assert again.deadline == clock.ms + 70_000
    assert strikes_in(after, again) == near(70)


@JUMPS
@pytest.mark.parametrize("beaten", [True, False])
async def test_an_unnoticed_clock_change_gives_at_most_one_turn_time(
    tables: TableService, restarted: Restarted, storage: MemoryStorage, clock: Clocks, *, jump: int, beaten: bool
) -> None:
    """The process died at once, or the clock was changed while it was down."""
    await started(tables, BOB, CAT)
    clock.passes(20)
    storage.beat = clock.ms
    clock.set(jump)
    if beaten:
        storage.beat = clock.ms
    after, [again] = await restarted()
    left = (again.deadline - clock.ms) / 1000
    assert RESUME_SECONDS <= left <= again.turn_seconds
    assert strikes_in(after, again) == near(left)


@JUMPS
async def test_a_log_without_a_heartbeat_gets_at_most_one_turn_time(
    tables: TableService, restarted: Restarted, storage: MemoryStorage, clock: Clocks, jump: int
) -> None:
    await started(tables, BOB, CAT)
    clock.set(jump)
    after, [again] = await restarted()
    assert -1 < strikes_in(after, again) <= again.turn_seconds


@JUMPS
async def test_closing_a_match_is_retried_after_a_store_error(
    tables: TableService, storage: MemoryStorage, clock: Clocks, jump: int
) -> None:
    table = await started(tables, BOB, CAT)
    storage.closes_nothing = True
    await play_on(tables, table)
    clock.set(jump)
    await refused(tables.join(table.id, BOB, "Bob"))
    assert strikes_in(tables, table) == near(RETRY_SECONDS)
    storage.closes_nothing = False


@JUMPS
async def test_a_change_of_the_wall_clock_does_not_change_the_time_to_undo_a_trade(
    tables: TableService, clock: Clocks, jump: int
) -> None:
    table = await haunted(tables, clock)
    ghost, (talker, *_) = ghost_of(table), living(table)
    await talk(tables, table, talker, ghost)
    clock.passes(20, then=jump)
    assert tables.registry.take_back_seconds(table) == pytest.approx(10)
    talking = Talking(tables.registry)
    await talking.agree(table.id, table.host)
    clock.passes(11)
    other = next(user for user in (talker, ghost) if user != table.host)
    assert await reason_of(talking.agree(table.id, other)) is RefusalReason.NO_TRADE
