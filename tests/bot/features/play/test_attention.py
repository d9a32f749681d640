"""A player counts as looking at their hand after a recent press in it, while it is up to date."""

import asyncio
from typing import Any

import pytest

from bot.features.play.handlers import PlayHandlers
from bot.features.play.ids import MovePress
from bot.features.play.private_hands import ATTENTIVE
from engine.moves import LEAVE
from engine.views import Phase
from tests.bot.hand_factories import Hands, awaited, settled, until
from tests.bot.interaction_factories import new_answers, press
from tests.bot.table_factories import HOST, play_one
from tests.bot.tables.test_secrets import asking
from tests.discord_in_memory import refusal

pytestmark = pytest.mark.looptime


def now() -> float:
    return asyncio.get_running_loop().time()


async def test_a_recent_press_counts_as_looking_while_the_hand_is_refreshed(hands: Hands) -> None:
    table = await hands.table()
    after = awaited(table, 1)
    pressed_at = now()
    await hands.press(table, after)
    assert hands.out.attentive_until(table, after) == pytest.approx(pressed_at + ATTENTIVE, abs=0.1)
    await play_one(hands.tables, table)
    assert hands.out.attentive_until(table, after) < now(), "their turn is not shown yet"
    await until(lambda: hands.edits)
    await settled()
    assert hands.out.attentive_until(table, after) == pytest.approx(pressed_at + ATTENTIVE, abs=0.1)


async def test_a_player_without_an_open_hand_is_not_looking(hands: Hands) -> None:
    table = await hands.table()
    assert hands.out.attentive_until(table, HOST) < now()


async def test_a_player_whose_hand_cannot_be_edited_is_not_looking(hands: Hands) -> None:
    table = await hands.table()
    after = awaited(table, 1)
    await hands.press(table, after)
    hands.refuses = refusal(503, 0)
    await play_one(hands.tables, table)
    await until(lambda: hands.edits)
    assert hands.out.attentive_until(table, after) < now()


async def test_after_a_restart_no_player_counts_as_looking(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, HOST)
    await hands.end()
    await hands.begin_again(table)
    await settled()
    assert hands.out.attentive_until(table, HOST) < now()


async def test_sp_4_a_secret_answer_does_not_change_who_is_pinged(hands: Hands) -> None:
    """Otherwise a missing ping would reveal who was asked in secret just before."""
    table, asked = await asking(hands.tables)
    user = table.at(asked).user
    assert user is not None
    people = [place.user for place in table.participants if place.user is not None]
    for each in people:
        await hands.press(table, each)
        assert hands.out.attentive_until(table, each) < now(), "while somebody is asked, no press tells anything"
    pressed = hands.discord.press(user=user)
    parts: Any = None
    handlers = PlayHandlers(new_answers(hands.tables, hands.user_settings), hands.out, parts, parts)
    await press(handlers, str(MovePress(table.id, len(table.history), str(LEAVE))), pressed)
    assert table.view(None).phase is Phase.PLAY
    await settled()
    assert hands.out.attentive_until(table, user) < now()
    await hands.press(table, user)
    assert hands.out.attentive_until(table, user) < now(), "not even after it, before the next move"
    await play_one(hands.tables, table)
    await hands.press(table, user)
    await settled()
    assert hands.out.attentive_until(table, user) > now()
