"""The boards of a day: seen after one's own try, of the server and of the world."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.features.daily.board_handlers import DailyBoardHandlers
from bot.features.daily.ids import Board, DailyBoardPress
from bot.storage.stored_tables import StoredTables
from bot.tables.refusals import RefusalReason
from data.rows import Day
from data.store import Store
from engine.daily.days import closes_ms
from engine.daily.score import Score
from tests.bot.clock import Clock
from tests.bot.fitting.limits import text_of
from tests.bot.interaction_factories import Answered, new_answers, press
from tests.bot.table_factories import new_tables
from tests.bot.tables.dailies import DAY, TODAY
from tests.bot.tables.steps import reason_of
from tests.data.migrated import migrated_in
from tests.data.tries import play
from tests.discord_in_memory import Discord

ANN, BEN = 7, 8


@dataclass
class Boards:
    """The boards over a store, in a server of which all are."""

    store: Store
    clock: Clock
    handlers: DailyBoardHandlers

    async def press(self, do: Board, user: int = ANN) -> str:
        responder = Answered(Discord().press(user=user))
        await press(self.handlers, str(DailyBoardPress(do, DAY)), responder)
        return "\n".join(map(text_of, responder.messages))

    async def play(self, user: int, score: Score) -> None:
        guild = Discord().press().guild_id
        assert guild is not None
        await play(self.store, user, score.number, DAY, guild=guild)


@pytest.fixture
async def boards(tmp_path: Path) -> AsyncIterator[Boards]:
    async with await Store.open(migrated_in(tmp_path)) as store:
        await store.dailies.choose(Day(DAY, "classic", 0, ""))
        clock = Clock(TODAY)
        tables = new_tables(StoredTables(store), now=clock)
        yield Boards(store, clock, DailyBoardHandlers(new_answers(tables), store.dailies, now=clock))
        await tables.stop_play()


async def test_the_board_of_the_server_is_seen_after_ones_own_try_and_can_be_left(boards: Boards) -> None:
    await boards.play(BEN, Score(1, 5))
    assert await reason_of(boards.press(Board.SERVER)) is RefusalReason.NOT_TRIED
    await boards.play(ANN, Score(2, -3))
    board = await boards.press(Board.SERVER)
    assert board.index(f"1. <@{BEN}>") < board.index(f"2. <@{ANN}>")
    assert "You are on this board no more" in await boards.press(Board.LEAVE, BEN)
    board = await boards.press(Board.SERVER)
    assert (f"<@{ANN}>" in board, f"<@{BEN}>" in board) == (True, False)


async def test_the_scores_of_the_world_have_no_names_and_mark_ones_own(boards: Boards) -> None:
    await boards.play(BEN, Score(1, 5))
    assert await reason_of(boards.press(Board.WORLD)) is RefusalReason.NOT_TRIED
    await boards.play(ANN, Score(2, -3))
    board = await boards.press(Board.WORLD)
    assert "place 1, margin +5: 1 person" in board
    assert "**place 2, margin −3: 1 person** – you are here" in board
    assert "<@" not in board
    assert "this changes until" in board
    boards.clock.ms = closes_ms(DAY)
    assert "this changes until" not in await boards.press(Board.WORLD)
