"""Hands in direct messages: a line for notifications that becomes the hand, and leads to the table later."""

import asyncio

import aiohttp
import discord
import pytest

from bot.features.play.hand import digest_of
from bot.features.play.turn_messages import DirectHand, Notification
from bot.platform import noting
from bot.platform.responder import Responder
from bot.tables.table import Table
from tests.bot.hand_factories import Hands, awaited, settled, until, written
from tests.bot.table_factories import HOST, play_one
from tests.discord_in_memory import Request, refusal

pytestmark = pytest.mark.looptime

NOTIFIED = Notification("**[Classic](https://discord.com/channels/1/7)**: your turn, until", "**Classic**")


async def written_to(hands: Hands, table: Table) -> int:
    """The message that who is to act is sent."""
    user = awaited(table)
    channel = await hands.discord.client.create_dm(discord.Object(hands.discord.person(user).id))
    reader = await hands.user_settings.get(user, "en-US")
    return await hands.out.write(DirectHand(table, user, reader, channel, NOTIFIED, "d"))


async def test_a_direct_message_is_a_line_for_notifications_that_becomes_the_hand(hands: Hands) -> None:
    table = await hands.table()
    await written_to(hands, table)
    await settled()
    _, posted, edited = hands.discord.line.requests  # The first one opens the channel.
    assert (posted.kind, edited.kind, edited.message) == ("send", "edit", posted.message)
    assert posted.body is not None
    assert posted.body["content"] == NOTIFIED.line
    assert [each["label"] for row in posted.components for each in row["components"]] == ["My hand"]
    shown = hands.discord.app.world.messages[posted.message]
    assert (shown.is_v2, shown.content) == (True, "")
    assert NOTIFIED.notice in written(shown.components)
    assert NOTIFIED.line not in written(shown.components), "the hand itself says until when"
    assert "m:1:" in written(shown.components)


async def test_a_direct_message_that_arrives_after_the_end_shows_the_end(hands: Hands) -> None:
    """The line would say for ever that it is one's turn."""
    table = await hands.table()

    async def ends(request: Request) -> None:
        for user in (HOST, HOST + 1, HOST + 2):
            await hands.tables.leave(table.id, user)

    hands.discord.line.before["send"] = ends
    message = await written_to(hands, table)
    await until(lambda: not len(hands.out))
    shown = hands.discord.app.world.messages[message]
    assert "it was ended without a result" in written(shown.components)


@pytest.mark.parametrize("deferred", [False, True])
async def test_the_line_of_a_direct_message_leads_to_the_hand_after_a_kill(hands: Hands, deferred: bool) -> None:
    table = await hands.table()
    message = await written_to(hands, table)
    await hands.out.stop_following()
    assert "edit" not in hands.discord.line.kinds
    await hands.begin_again(table)
    user = awaited(table)
    pressed = hands.discord.press(user=user, message=message, ephemeral=False, custom_id=f"t:{table.id}:hand")
    answer = Responder(pressed)
    if deferred:
        await answer.nothing()
    await answer.replace(await hands.out.render(table, user, await hands.user_settings.get(user, "en-US")))
    shown = hands.discord.app.world.messages[message]
    assert (shown.is_v2, shown.content) == (True, "")


async def test_a_direct_message_is_not_known_as_shown_when_no_request_may_be_made(hands: Hands) -> None:
    """Until another process, which has taken the table over, shows it."""
    table = await hands.table()
    user = awaited(table)
    await written_to(hands, table)
    await settled()
    hands.discord.forget()
    hands.traffic.refuse_requests()
    await play_one(hands.tables, table)
    await settled()
    assert hands.discord.line.kinds == []
    assert hands.remembered.of(table.id).looks.get(user) != digest_of(hands.out.version_of(table, user), table, user)


async def test_a_direct_message_leads_to_the_table_once_the_hand_is_opened_there(hands: Hands) -> None:
    """It would offer the moves of its turn for ever: the next one deletes it, and there may be none."""
    table = await hands.table()
    message = await written_to(hands, table)
    await settled()
    await hands.press(table, awaited(table))
    await until(lambda: "at the table" in written(hands.discord.app.world.messages[message].components))
    assert "m:1:" not in written(hands.discord.app.world.messages[message].components)


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("error", [refusal(503, 0), aiohttp.ServerDisconnectedError()])
async def test_a_direct_message_leads_to_the_table_later_if_it_could_not_be_edited(
    hands: Hands, error: Exception, restarts: bool
) -> None:
    """Also by a later process: the note of the hand says that an older message is left."""
    table = await hands.table()
    message, user = await written_to(hands, table), awaited(table)
    await settled()
    there = hands.discord.app.world.messages[message]

    async def fail(request: Request) -> None:
        if request.message == message:
            raise error

    hands.discord.line.before["edit"] = fail
    await hands.press(table, user)
    await asyncio.sleep(2 * noting.PACE)
    assert "m:1:" in written(there.components), "it could not be edited"
    if restarts:
        await hands.end()
        await hands.begin_again(table)
    del hands.discord.line.before["edit"]
    await until(lambda: "at the table" in written(there.components), within=60)
    await asyncio.sleep(2 * noting.PACE)
    assert hands.remembered.of(table.id).hands[user].older is None
