"""The only legal move is made for users who turned that on (G-9)."""

import asyncio

import pytest

from bot.features.play.auto_play import AutoPlay, only_move
from bot.storage.user_settings import UserSettings
from bot.tables.entries import MovedBy
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from tests.bot.table_factories import new_tables

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.

USERS = (1, 2, 3)


class Wishes:
    def __init__(self, *users: int) -> None:
        self.users = users

    async def preferences(self, user_id: int) -> dict:
        return {"auto_single": user_id in self.users}

    async def set_preferences(self, user_id: int, changes: dict) -> dict:
        raise NotImplementedError


async def table_of_three(tables: TableService) -> Table:
    table = await tables.open(
        guild=1, channel=2, user=1, name="a", game="shichi-narabe", locale="ja", options={"passes": 9}
    )
    for user in USERS[1:]:
        await tables.join(table.id, user, str(user))
    await tables.start(table.id, 1)
    return table


async def settle(table: Table, tables: TableService, wishing: tuple[int, ...]) -> None:
    """Move for all players with a choice, until a user with auto play has a single move and it is made."""
    for _ in range(300):
        if table.stage is not Stage.PLAYING:
            return
        seat = table.to_act()[0]
        if only_move(table, seat) is not None and table.at(seat).user in wishing:
            before = len(table.history)
            for _ in range(100):
                await asyncio.sleep(0.002)
                if len(table.history) > before:
                    return
            raise AssertionError("nobody moved")
        # Holding playable cards back leads to a turn without a playable card.
        legal = table.match.hand.legal(seat)
        await tables.move(table.id, table.at(seat).user, ply=None, move=str(legal[-1]))


@pytest.mark.parametrize("revokes", ["penalised", "forbidden"])
async def test_ft_7_auto_play_does_not_make_forced_passes(revokes: str) -> None:
    """An automatic forced pass would come within seconds, so a later pass would be recognised as a revoke."""
    tables = new_tables()
    table = await tables.open(
        guild=1, channel=2, user=1, name="a", game="fan-tan", locale="ja", options={"revokes": revokes}
    )
    for user in USERS[1:]:
        await tables.join(table.id, user, str(user))
    await tables.start(table.id, 1)
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
    await tables.close()


@pytest.mark.parametrize("pause", [(0.0, 0.001)])
async def test_auto_play_makes_the_only_move(pause: tuple[float, float]) -> None:
    tables = new_tables()
    auto = AutoPlay(tables, UserSettings(Wishes(*USERS)), pause=pause)
    table = await table_of_three(tables)
    await settle(table, tables, USERS)
    assert table.history[-1].by is MovedBy.PERSON
    await auto.close()
    await tables.close()


async def test_without_auto_play_no_move_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = new_tables()
    auto = AutoPlay(tables, UserSettings(Wishes()), pause=(0.0, 0.001))
    table = await table_of_three(tables)
    while only_move(table, table.to_act()[0]) is None:
        seat = table.to_act()[0]
        await tables.move(table.id, table.at(seat).user, ply=None, move=str(table.match.hand.legal(seat)[-1]))
    before = len(table.history)
    await asyncio.sleep(0.05)
    assert len(table.history) == before
    await auto.close()
    await tables.close()


async def test_auto_play_works_after_a_restart() -> None:
    """Listeners are not notified before all tables are loaded."""
    tables = new_tables()
    table = await table_of_three(tables)
    while only_move(table, table.to_act()[0]) is None:
        seat = table.to_act()[0]
        await tables.move(table.id, table.at(seat).user, ply=None, move=str(table.match.hand.legal(seat)[-1]))
    before = len(table.history)
    auto = AutoPlay(tables, UserSettings(Wishes(*USERS)), pause=(0.0, 0.001))
    await asyncio.sleep(0.05)
    assert len(table.history) == before
    auto.take_up(table)
    await asyncio.sleep(0.05)
    assert len(table.history) > before
    await auto.close()
    await tables.close()
