"""A board that nobody at the table needs, as all see the table in their hands, may be some seconds old."""

import asyncio
from dataclasses import replace

import pytest

from bot.platform.live_source import Policy
from bot.tables.table import Table
from tests.bot.features.play.board_show import Show
from tests.bot.hand_factories import until
from tests.bot.policies import BOARDS
from tests.bot.table_factories import HOST, play_one, play_to_the_end

pytestmark = pytest.mark.looptime

AT_EASE = 5.0


@pytest.fixture
def policy() -> Policy:
    return replace(BOARDS, at_ease=AT_EASE)


def is_shown(show: Show, table: Table) -> bool:
    shown = show.remembered.of(table.id).shown
    return shown is not None and shown[0] == table.changes


async def playing(show: Show) -> Table:
    table = await show.playing()
    await until(lambda: is_shown(show, table))
    show.channel.requests.clear()
    return table


async def test_moves_share_an_edit_where_all_have_their_hands_open(show: Show) -> None:
    table = await playing(show)
    show.publisher.has_open_hands = lambda there: there is table
    for _ in range(4):
        await play_one(show.tables, table)
        await asyncio.sleep(1)
    assert show.kinds == []
    await asyncio.sleep(AT_EASE)
    assert show.kinds == ["edit"]
    assert is_shown(show, table)


async def test_who_has_no_open_hand_sees_each_turn_at_the_usual_pace(show: Show) -> None:
    table = await playing(show)
    show.publisher.has_open_hands = lambda there: True
    await play_one(show.tables, table)
    await asyncio.sleep(1)
    assert show.kinds == []
    show.publisher.has_open_hands = lambda there: False
    await play_one(show.tables, table)
    await until(lambda: is_shown(show, table), within=0.5)
    await play_one(show.tables, table)
    await until(lambda: is_shown(show, table), within=0.5)


async def test_what_is_no_move_is_shown_at_the_usual_pace(show: Show) -> None:
    table = await playing(show)
    show.publisher.has_open_hands = lambda there: True
    await play_one(show.tables, table)
    await show.tables.step_away(table.id, HOST)
    await until(lambda: is_shown(show, table), within=0.5)
    await show.tables.come_back(table.id, HOST)
    await until(lambda: is_shown(show, table), within=0.5)


async def test_the_end_is_shown_at_the_usual_pace(show: Show) -> None:
    table = await playing(show)
    show.publisher.has_open_hands = lambda there: True
    await play_to_the_end(show.tables, table)
    await until(lambda: show.kinds, within=0.5)


async def test_a_lobby_is_shown_at_the_usual_pace(show: Show) -> None:
    table = await show.table()
    show.publisher.has_open_hands = lambda there: True
    await show.tables.add_computer(table.id, HOST)
    await until(lambda: is_shown(show, table), within=0.5)
