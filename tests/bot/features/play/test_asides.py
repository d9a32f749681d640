"""*Why not...*: an answer that is true until what is on the table or in a hand changes goes then."""

from random import Random

import pytest

from bot.features.play.hand import why_not_message
from bot.platform.messages import note as plain
from bot.platform.responder import Responder
from bot.tables.entries import TalkKind
from bot.tables.table import Stage, Table
from bot.tables.talking import Talking
from i18n import texts_in
from tests.bot.clock import Clock
from tests.bot.ghost_factories import haunted
from tests.bot.hand_factories import Hands, awaited, settled, written
from tests.bot.table_factories import HOST, play_one
from tests.bot.tables.factories import ANN
from tests.bot.tables.test_taking_back import alone, step, until_decided

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.


async def aside(hands: Hands, table: Table, user: int) -> str:
    """Show *Why not...* to the user; the token by which it is deleted."""
    pressed = hands.discord.press(user=user)
    await hands.out.aside(Responder(pressed), table, plain("Why not"))
    await settled()
    assert hands.deleted == []
    return pressed.token


async def test_an_answer_that_is_true_until_the_next_move_goes_with_it(hands: Hands) -> None:
    table = await hands.table()
    token = await aside(hands, table, HOST)
    await play_one(hands.tables, table)
    await settled()
    assert hands.deleted == [token]


async def test_an_answer_that_was_true_before_the_next_deal_goes_with_it(hands: Hands) -> None:
    table, chance = await alone(hands.tables, "insidious-sevens"), Random(1)
    while table.stage is not Stage.BETWEEN:
        await step(hands.tables, table, chance)
    token = await aside(hands, table, ANN)
    await hands.tables.ready(table.id, ANN)
    await settled()
    assert hands.deleted == [token]


async def test_an_answer_that_was_true_before_a_move_was_taken_back_goes_with_it(hands: Hands) -> None:
    table = await alone(hands.tables)
    ply = await until_decided(hands.tables, table, Random(1))
    token = await aside(hands, table, ANN)
    await hands.tables.take_back(table.id, ANN, ply=ply)
    await settled()
    assert hands.deleted == [token]


async def test_an_answer_about_a_hand_goes_as_a_ghost_trades_it(hands: Hands) -> None:
    clock = Clock()
    table = await haunted(hands.tables, clock)
    (ghost,) = table.ghosts.since
    user = awaited(table)
    token = await aside(hands, table, user)
    facts = {"way": TalkKind.REPLY, "message": 1, "said_at": clock.ms, "heard_at": clock.ms}
    await Talking(hands.tables.registry).talked(table.id, user=user, ghost=table.player_at(ghost), **facts)
    await settled()
    assert hands.deleted == [token]


async def test_an_answer_goes_as_another_process_takes_the_table(hands: Hands) -> None:
    table = await hands.table()
    token = await aside(hands, table, HOST)
    await hands.out.release_tables([table.id])
    await settled()
    assert hands.deleted == [token]


async def test_why_not_says_that_it_is_of_the_moment_it_was_asked(hands: Hands) -> None:
    """A process that was killed deletes it no more."""
    table = await hands.table()
    shown = why_not_message(texts_in("en"), table, table.view(0))
    assert texts_in("en")("why-not-then") in written(shown.view.to_components())
