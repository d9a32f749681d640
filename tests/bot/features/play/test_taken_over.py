"""A private message that a user has opened elsewhere becomes their hand, if they have no other."""

import asyncio

import pytest

from bot.platform import noting
from bot.platform.discord_api import ALIVE_MS
from bot.platform.messages import note as page
from bot.platform.responder import Responder
from bot.storage.remembered import HandNote
from data.outside import now_ms
from tests.bot.hand_factories import Hands, awaited, settled, until, written
from tests.bot.table_factories import play_one
from tests.discord_in_memory import Pressed

pytestmark = pytest.mark.looptime


async def opened(hands: Hands, user: int) -> tuple[Pressed, HandNote]:
    """A private message, and what edits it."""
    pressed = hands.discord.press(user=user)
    message = await Responder(pressed).private(page("The lobby"))
    assert message is not None
    return pressed, HandNote.of(pressed, message, until=now_ms() + ALIVE_MS)


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_message_that_is_taken_over_shows_the_hand_and_is_kept_up_to_date(hands: Hands, restarts: bool) -> None:
    table = await hands.table()
    user = awaited(table, 1)
    pressed, note = await opened(hands, user)
    assert hands.out.take_over(table, user, note)
    await until(lambda: hands.edits)
    assert "not your turn" in written(hands.edits[0][2])
    assert hands.out.attentive_until(table, user) == float("-inf"), "nobody has looked at it yet"
    assert hands.out.take_over(table, user, note), "it is the hand already"
    if restarts:
        await asyncio.sleep(2 * noting.PACE)
        await hands.begin_again(table)
    await play_one(hands.tables, table)
    await until(lambda: len(hands.edits) > 1)
    assert [each[:2] for each in hands.edits] == [(pressed.token, note.message)] * 2
    assert "m:1:1:" in written(hands.edits[1][2])


async def test_a_message_of_who_has_another_hand_is_not_taken_over(hands: Hands) -> None:
    table, user, pressed = await hands.opened(1)
    _, note = await opened(hands, user)
    assert not hands.out.take_over(table, user, note)
    await settled()
    assert hands.edits == []
    await play_one(hands.tables, table)
    await until(lambda: hands.edits)
    assert hands.edits[0][1] == pressed.message.id


async def test_an_older_message_that_was_taken_over_leads_to_the_hand_that_was_opened_then(hands: Hands) -> None:
    table = await hands.table()
    user = awaited(table)
    older, note = await opened(hands, user)
    assert hands.out.take_over(table, user, note)
    await until(lambda: hands.edits)
    await hands.press(table, user)
    await until(lambda: hands.retired)
    assert hands.retired[0][:2] == (older.token, note.message)
