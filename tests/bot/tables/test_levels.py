"""Levels of computer players: chosen in the lobby, kept in the log, and what each level asks to choose a move."""

import asyncio
from random import Random

import pytest

from bot.tables import entries
from bot.tables.computers import ComputerPlayers, Thought
from bot.tables.entries import Level, MovedBy
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.setup import SitDown, TableSetup
from bot.tables.table import Stage, Table, fold
from engine.ai.strong import MOVE_SECONDS
from engine.views import View
from tests.bot.memory_storage import MemoryStorage
from tests.bot.table_factories import open_table

from .factories import ANN, BOB, CHANNEL, HERE, lobby
from .steps import reason_of, strike


def levels(table: Table) -> list[Level]:
    return [place.level for place in table.computers()]


async def test_levels_are_chosen_when_adding_and_afterwards(tables: TableService, storage: MemoryStorage) -> None:
    table = await lobby(tables, BOB)
    await tables.add_computer(table.id, ANN)
    await tables.add_computer(table.id, ANN, Level.STRONG)
    assert levels(table) == [Level.NORMAL, Level.STRONG]
    name = table.computers()[0].name
    await tables.set_level(table.id, ANN, Level.EASY, name=name)
    assert levels(table) == [Level.EASY, Level.STRONG]
    await tables.set_level(table.id, ANN, Level.STRONG, name=None)
    version = table.version
    await tables.set_level(table.id, ANN, Level.STRONG, name=name)
    assert (levels(table), table.version) == ([Level.STRONG] * 2, version), "what is so already is not written"
    assert levels(fold(Table(table.id, 1, CHANNEL), storage.kept[table.id].log)) == levels(table)
    assert all(place.level is Level.NORMAL for place in table.people()), "who is away is replaced by a normal one"


async def test_only_the_host_sets_levels_of_those_at_the_table(tables: TableService) -> None:
    table = await lobby(tables, BOB)
    assert await reason_of(tables.set_level(table.id, ANN, Level.EASY, name=None)) is RefusalReason.NO_COMPUTER
    await tables.add_computer(table.id, ANN)
    for work, reason in (
        (tables.set_level(table.id, BOB, Level.EASY, name=None), RefusalReason.NOT_HOST),
        (tables.add_computer(table.id, BOB, Level.EASY), RefusalReason.NOT_HOST),
        (tables.set_level(table.id, ANN, Level.EASY, name=f"Guest {BOB}"), RefusalReason.NO_COMPUTER),
    ):
        assert await reason_of(work) is reason
    await tables.start(table.id, ANN)
    assert await reason_of(tables.set_level(table.id, ANN, Level.EASY, name=None)) is RefusalReason.NOT_IN_LOBBY


@pytest.mark.parametrize(
    ("written", "level"), [('"player":"steady"', Level.NORMAL), ('"player":"strong"', Level.STRONG)]
)
def test_logs_of_earlier_releases_have_normal_players(written: str, level: Level) -> None:
    opened = entries.Opened(host=ANN, name="Ann", game="jig", locale="ja", turn_seconds=60)
    body = f'{{"kind":"computer-joined","name":"Sakura",{written}}}'
    assert levels(fold(Table(1, 1, 1), [(0, entries.dump(opened)), (1, body)])) == [level]


class Thinker:
    """Thinks when the test asks for it."""

    def __init__(self) -> None:
        self.thoughts: list[Thought] = []
        self.views: list[View] = []

    def think(self, level: Level, view: View, seed: float, seconds: float) -> Thought:
        assert level.searches
        assert seconds == MOVE_SECONDS
        assert view.legal
        self.views.append(view)
        self.thoughts.append(asyncio.get_running_loop().create_future())
        return self.thoughts[-1]


JOKERS = TableSetup.of("shichi-narabe", {"jokers": 1})


async def against(
    storage: MemoryStorage,
    level: Level,
    thinker: Thinker,
    *,
    patience: float = 60.0,
    setup: TableSetup = JOKERS,
) -> tuple[TableService, Table]:
    """A match of a person and a computer player, who is to act."""
    computers = ComputerPlayers(Random(1), thinker, patience=patience)
    tables = TableService(storage, computer_pause=3600, chance=Random(1), computers=computers)
    table = await open_table(tables, **HERE, setup=setup, computers=(level,), start=True)
    while (seat := table.to_act()[0]) == 0:
        await tables.move(table.id, ANN, ply=None, move=str(table.view(seat).legal[0]))
    return tables, table


@pytest.mark.parametrize("level", [Level.STRONG, Level.GAMBLER])
async def test_a_player_that_searches_thinks_while_its_pause_lasts(storage: MemoryStorage, level: Level) -> None:
    thinker = Thinker()
    tables, table = await against(storage, level, thinker)
    [thought] = thinker.thoughts
    move = str(table.view(1).legal[-1])
    thought.set_result(move)
    await strike(tables, table)
    assert (str(table.history[-1].move), table.history[-1].by) == (move, MovedBy.COMPUTER)
    assert not table.at(1).is_hurried
    assert "hurried" not in storage.kept[table.id].log[-1][1], "it is written as by earlier releases"


async def test_a_strong_player_chooses_at_once_where_it_plays_as_normal(storage: MemoryStorage) -> None:
    thinker = Thinker()
    tables, table = await against(storage, Level.STRONG, thinker, setup=TableSetup.of("shichi-narabe"))
    before = len(table.history)
    await strike(tables, table)
    assert len(table.history) == before + 1
    assert not thinker.thoughts
    assert levels(table) == [Level.STRONG], "what was chosen stays in the log"


async def test_a_thought_has_the_turns_that_everybody_has_seen(storage: MemoryStorage) -> None:
    thinker = Thinker()
    tables, table = await against(storage, Level.STRONG, thinker)
    while len(table.history) < 8:
        if table.to_act()[0]:
            view = thinker.views[-1]
            assert [turn[:2] for turn in view.history] == [(played.seat, played.move) for played in table.history]
            thinker.thoughts[-1].set_result(str(view.legal[0]))
            await strike(tables, table)
        else:
            await tables.move(table.id, ANN, ply=None, move=str(table.view(0).legal[0]))
    assert len(thinker.views) > 2


@pytest.mark.parametrize("level", [level for level in Level if not level.searches])
async def test_other_players_do_not_think_long(storage: MemoryStorage, level: Level) -> None:
    thinker = Thinker()
    tables, table = await against(storage, level, thinker)
    before = len(table.history)
    await strike(tables, table)
    assert len(table.history) == before + 1
    assert not thinker.thoughts
    assert not table.at(1).is_hurried


@pytest.mark.parametrize("outcome", ["none", "cancelled", "late"])
async def test_a_normal_move_replaces_a_thought_that_fails(storage: MemoryStorage, outcome: str) -> None:
    thinker = Thinker()
    setup = TableSetup.of("shichi-narabe", {"jokers": 1}, sit_down=SitDown.AT_ONCE)
    tables, table = await against(storage, Level.STRONG, thinker, patience=0.01, setup=setup)
    [thought] = thinker.thoughts
    if outcome == "none":
        thought.set_result(None)
    elif outcome == "cancelled":
        thought.cancel()
    before = len(table.history)
    await strike(tables, table)
    assert len(table.history) == before + 1
    assert outcome != "late" or thought.cancelled(), "nobody thinks on in vain"
    assert table.at(1).is_hurried
    again = fold(Table(table.id, 1, CHANNEL), storage.kept[table.id].log)
    assert [place.is_hurried for place in again.participants] == [False, True]
    await tables.sit_down(table.id, BOB, "Bob", player=1)
    assert not table.at(1).is_hurried, "who sits there now is a person"


async def test_a_thought_ends_with_what_it_is_about(storage: MemoryStorage) -> None:
    thinker = Thinker()
    tables, table = await against(storage, Level.STRONG, thinker)
    await tables.step_away(table.id, ANN)
    [first] = thinker.thoughts
    assert first.cancelled(), "computer players wait while all people are away"
    await tables.come_back(table.id, ANN)
    _, second = thinker.thoughts
    assert not second.done()
    await tables.leave(table.id, ANN)
    assert second.cancelled()
    assert table.stage is Stage.OVER
