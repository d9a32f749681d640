"""Whether a table allows hints, who may ask for one, and what asking does to the log and the result."""

from random import Random

import pytest

from bot.tables import entries
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.setup import Hints
from bot.tables.table import Table, fold
from tests.bot.lesson_factories import begin
from tests.bot.memory_storage import MemoryStorage

from .factories import ANN, BOB, CAT, CHANNEL, lobby, started, with_computers
from .steps import held_of, mover, play_on, reason_of, refused, some_move, until_asked


async def alone(tables: TableService, hints: Hints = Hints.AUTOMATIC) -> Table:
    """A match of one person with two computer players, at the person's first turn."""
    table = await with_computers(tables, hints=hints)
    await until_asked(tables, table, ANN)
    return table


@pytest.mark.parametrize(
    ("hints", "one", "two"),
    [(Hints.AUTOMATIC, True, False), (Hints.ALLOWED, True, True), (Hints.FORBIDDEN, False, False)],
)
async def test_hints_are_for_who_is_alone_unless_the_host_chooses(
    tables: TableService, storage: MemoryStorage, hints: Hints, one: bool, two: bool
) -> None:
    table = await lobby(tables)
    await tables.set_own(table.id, ANN, "hints", hints)
    assert table.allows_hints is one
    await tables.join(table.id, BOB, "Bob")
    assert table.allows_hints is two
    again = fold(Table(table.id, 1, CHANNEL), storage.kept[table.id].log)
    assert (again.setup.hints, again.allows_hints) == (hints, two)
    await tables.leave(table.id, BOB)
    assert table.allows_hints is one


async def test_only_the_host_sets_hints_and_nothing_is_written_twice(tables: TableService) -> None:
    table = await lobby(tables, BOB)
    assert await reason_of(tables.set_own(table.id, BOB, "hints", Hints.ALLOWED)) is RefusalReason.NOT_HOST
    await tables.set_own(table.id, ANN, "hints", Hints.ALLOWED)
    version = table.version
    await tables.set_own(table.id, ANN, "hints", Hints.ALLOWED)
    assert table.version == version
    await tables.start(table.id, ANN)
    assert await reason_of(tables.set_own(table.id, ANN, "hints", Hints.FORBIDDEN)) is RefusalReason.NOT_IN_LOBBY


async def test_asking_is_noted_once_for_a_ply_and_nobody_is_told(tables: TableService, storage: MemoryStorage) -> None:
    table = await alone(tables)
    told: list[object] = []
    tables.listen(told.append)
    changes, deadline, times = table.changes, table.deadline, held_of(tables, table).times
    moved_at, due = times.moved_at, times.due
    for _ in range(2):
        await tables.ask_hint(table.id, ANN, ply=table.ply)
    assert [each.ply for each in table.hinted] == [table.ply]
    assert (table.changes, table.deadline, told) == (changes, deadline, []), "neither the turn nor a message changes"
    assert (times.moved_at, times.due) == (moved_at, due)
    assert not table.counts
    again = fold(Table(table.id, 1, CHANNEL), storage.kept[table.id].log)
    assert (again.hinted, again.counts) == (table.hinted, False)


async def test_a_hint_is_refused_to_whom_it_is_not_for(tables: TableService) -> None:
    table = await started(tables, BOB, CAT)
    user = mover(table)
    assert await reason_of(tables.ask_hint(table.id, 99, ply=table.ply)) is RefusalReason.NOT_SEATED
    error = await refused(tables.ask_hint(table.id, user, ply=table.ply))
    assert (error.reason, error.facts) == (RefusalReason.NO_HINTS, {"why": "people"})
    assert table.counts
    assert not table.hinted


async def test_a_stale_press_and_one_out_of_turn_are_refused(tables: TableService) -> None:
    table = await lobby(tables, BOB, CAT)
    await tables.set_own(table.id, ANN, "hints", Hints.ALLOWED)
    await tables.start(table.id, ANN)
    user, ply = mover(table), table.ply
    other = next(each.user for each in table.people() if each.user not in (None, user))
    assert other is not None
    assert await reason_of(tables.ask_hint(table.id, other, ply=ply)) is RefusalReason.NOT_YOUR_TURN
    await tables.move(table.id, user, ply=ply, move=some_move(table))
    assert await reason_of(tables.ask_hint(table.id, user, ply=ply)) is RefusalReason.STALE
    await tables.step_away(table.id, mover(table))
    away = next(each.user for each in table.people() if each.away)
    assert away is not None
    assert await reason_of(tables.ask_hint(table.id, away, ply=table.ply)) is RefusalReason.AWAY


async def test_the_host_forbids_hints_to_who_is_alone(tables: TableService) -> None:
    table = await alone(tables, Hints.FORBIDDEN)
    error = await refused(tables.ask_hint(table.id, ANN, ply=table.ply))
    assert (error.reason, error.facts) == (RefusalReason.NO_HINTS, {"why": "host"})


async def test_asking_at_a_practice_table_writes_nothing(tables: TableService) -> None:
    table = await begin(tables, user=ANN)
    await until_asked(tables, table, ANN)
    await tables.ask_hint(table.id, ANN, ply=table.ply)
    assert not table.hinted


@pytest.mark.parametrize("asks", [False, True])
async def test_a_match_with_a_hint_is_closed_without_results(
    tables: TableService, storage: MemoryStorage, asks: bool
) -> None:
    table = await alone(tables)
    if asks:
        await tables.ask_hint(table.id, ANN, ply=table.ply)
    await play_on(tables, table, Random(3))
    assert (storage.closed[table.id] is None) == asks


def test_logs_of_earlier_releases_have_automatic_hints() -> None:
    opened = entries.Opened(host=ANN, name="Ann", game="jig", locale="ja", turn_seconds=60)
    table = fold(Table(1, 1, 1), [(0, entries.dump(opened))])
    assert (table.setup.hints, table.hinted, table.counts) == (Hints.AUTOMATIC, (), True)
