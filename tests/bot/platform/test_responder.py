"""Responses: one for each interaction, in time, and with a sentence for every error."""

import asyncio
import logging

import aiohttp
import discord
import pytest

from bot.platform.messages import note
from bot.platform.responder import Responder
from bot.tables.refusals import RefusalReason, TableError
from data.errors import OwnershipLost
from playground.permissions import Permission
from tests.bot.interaction_factories import new_answers
from tests.discord_in_memory import Channel, Discord, Pressed, refusal

pytestmark = pytest.mark.looptime


SOON = 0.02
"""Seconds until these answers are deferred."""


def answer_to(pressed: Pressed) -> Responder:
    return Responder(pressed, defer_after=SOON)


def deny(channel: Channel) -> None:
    """Let the bot post no messages of its own there."""
    channel.place.deny = Permission.SEND_MESSAGES


async def test_a_quick_answer_is_direct() -> None:
    pressed = Discord().press()
    assert await answer_to(pressed).replace(note("now")) == pressed.message.id
    await asyncio.sleep(0.04)
    assert pressed.kinds == ["edit"]


@pytest.mark.parametrize(
    ("way", "command", "done"),
    [
        ("replace", False, ["defer", "edit original"]),
        ("private", False, ["defer", "follow up"]),
        ("private", True, ["defer", "edit original"]),
        ("public", False, ["defer", "follow up"]),
    ],
)
async def test_a_slow_answer_is_deferred_and_given_later(way: str, command: bool, done: list[str]) -> None:
    pressed = Discord().press(command=command, ephemeral=way != "public")
    responder = answer_to(pressed)
    await asyncio.sleep(0.04)
    await getattr(responder, way)(note("late"))
    assert pressed.kinds == done


async def test_a_late_public_answer_stays_public() -> None:
    world = Discord()
    deny(world.channel())
    pressed = world.press(command=True)
    responder = answer_to(pressed)
    await asyncio.sleep(0.04)
    assert await responder.public(note("for all"), aside=note("for you")) == pressed.line.requests[-1].message
    assert pressed.kinds == ["defer", "edit original", "follow up"]
    assert [shown[0]["content"] for shown in pressed.shown] == ["for you", "for all"]


@pytest.mark.parametrize("is_slow", [False, True])
async def test_what_everybody_sees_of_a_press_on_a_private_message_is_no_reply_to_it(is_slow: bool) -> None:
    """Discord shows such a reply to all others as one to a message that was deleted."""
    world = Discord()
    pressed = world.press()
    responder = answer_to(pressed)
    if is_slow:
        await asyncio.sleep(0.04)
    posted = await responder.public(note("for all"))
    assert posted is not None
    assert (pressed.kinds, world.channel().kinds) == (["defer"], ["send"])
    assert world.app.world.messages[posted].reference_id is None
    assert responder.press_token(posted) is None, "no token edits it"


async def test_after_an_answer_in_private_the_bot_posts_what_everybody_sees() -> None:
    world = Discord()
    pressed, command = world.press(), world.press(command=True)
    responder = answer_to(pressed)
    await responder.replace(note("for you"))
    await responder.public(note("for all"))
    responder = answer_to(command)
    await asyncio.sleep(0.04)
    await responder.public(note("for all"), aside=note("for you"))
    assert (pressed.kinds, command.kinds) == (["edit"], ["defer", "edit original"])
    assert world.channel().kinds == ["send", "send"]


async def test_a_post_whose_receipt_is_lost_is_there_once() -> None:
    world = Discord()
    world.channel().lost["send"] = ConnectionResetError("the connection broke")
    await answer_to(world.press()).public(note("for all"))
    assert world.channel().kinds == ["send", "send again"]


async def test_where_the_bot_may_not_post_it_is_the_answer() -> None:
    world = Discord()
    deny(world.channel())
    pressed = world.press()
    responder = answer_to(pressed)
    posted = await responder.public(note("for all"))
    assert pressed.kinds == ["send"]
    assert responder.press_token(posted) is not None


@pytest.mark.parametrize("kept", [False, True])
@pytest.mark.parametrize(
    ("way", "command", "first", "done"),
    [
        ("private", False, "send", "edit original"),
        ("private", True, "send", "edit original"),
        ("public", False, "send", "edit original"),
        ("public", True, "send", "edit original"),
        ("replace", False, "edit", "edit original"),
    ],
)
async def test_an_answer_with_a_lost_response_is_given_once(
    way: str, command: bool, first: str, done: str, kept: bool
) -> None:
    pressed = Discord().press(command=command, ephemeral=way != "public")
    (pressed.line.lost if kept else pressed.line.unheard)[first] = ConnectionResetError("the connection broke")
    assert await getattr(answer_to(pressed), way)(note("once")) is not None
    assert pressed.kinds == ([first, done] if kept else [first])


@pytest.mark.parametrize("way", ["private", "public"])
async def test_the_pressed_message_is_not_taken_for_the_answer(way: str) -> None:
    """In particular not for a private answer: everyone can see the pressed message."""
    pressed = Discord().press(ephemeral=False)
    responder = answer_to(pressed)
    pressed.line.refuses["edit original"] = refusal(500, 0)
    pressed.line.lost["edit"] = refusal(500, 0)
    with pytest.raises(discord.HTTPException):
        await responder.replace(note("the table"))
    await getattr(responder, way)(note("a hand"))
    assert pressed.kinds == ["edit", "follow up"]


async def test_a_deferral_with_a_lost_response_is_followed_up() -> None:
    pressed = Discord().press(command=True)
    pressed.line.lost["defer"] = ConnectionResetError("the connection broke")
    responder = answer_to(pressed)
    await asyncio.sleep(0.04)
    await responder.private(note("late"))
    assert pressed.kinds == ["defer", "edit original"]


async def test_an_error_after_the_answer_keeps_the_answer() -> None:
    pressed = Discord().press()
    responder = answer_to(pressed)
    await responder.private(note("a hand"))
    await new_answers().report_error(responder, RuntimeError("a fault"))
    assert pressed.kinds == ["send", "follow up"]


@pytest.mark.parametrize("error", [ConnectionResetError(), aiohttp.ServerDisconnectedError(), refusal(503, 0)])
async def test_server_errors_of_discord_are_logged_without_a_traceback(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    pressed = Discord().press()
    with caplog.at_level(logging.INFO):
        await new_answers().report_error(answer_to(pressed), error)
    assert pressed.kinds == ["send"]
    assert all(record.exc_info is None for record in caplog.records)


@pytest.mark.parametrize(("slow", "done"), [(False, ["send"]), (True, ["defer", "follow up"])])
async def test_a_dismissed_private_message_is_replaced_by_a_new_one(slow: bool, done: list[str]) -> None:
    pressed = Discord().press()
    pressed.line.refuses |= {"edit": refusal(404, 10008), "edit original": refusal(404, 10008)}
    responder = answer_to(pressed)
    if slow:
        await asyncio.sleep(0.04)
    assert await responder.replace(note("a hand")) is not None
    assert pressed.kinds == done


async def test_a_form_whose_message_is_deleted_is_answered_by_a_new_message() -> None:
    pressed = Discord().press()
    pressed.message = None
    await answer_to(pressed).replace(note("options"))
    assert pressed.kinds == ["send"]


async def test_a_press_on_a_deleted_public_message_is_answered_privately(caplog: pytest.LogCaptureFixture) -> None:
    pressed = Discord().press(ephemeral=False)
    pressed.line.refuses["edit"] = refusal(404, 10008)
    responder = answer_to(pressed)
    with pytest.raises(discord.NotFound) as gone:
        await responder.replace(note("the lobby"))
    with caplog.at_level(logging.WARNING):
        await new_answers().report_error(responder, gone.value)
    assert "gone by now" in pressed.shown[0][0]["content"]
    assert caplog.text == ""


async def test_a_private_answer_to_a_press_on_a_board_that_was_deleted_needs_no_update_of_it() -> None:
    pressed = Discord().press(ephemeral=False)
    pressed.line.refuses["defer"] = refusal(404, 10008)
    responder = answer_to(pressed)
    responder.is_on_board = True
    await responder.private(note("a hand"))
    assert pressed.kinds == ["send"]


async def test_a_handler_may_answer_nothing() -> None:
    pressed = Discord().press()
    await answer_to(pressed).nothing()
    assert pressed.kinds == ["defer"]


async def test_a_refusal_is_answered_with_a_sentence() -> None:
    pressed = Discord().press(locale="ja")
    await new_answers().report_error(answer_to(pressed), TableError(RefusalReason.NOT_HOST, host=42))
    (shown,) = pressed.shown
    assert "<@42>" in shown[0]["content"]
    assert "ホスト" in shown[0]["content"]


async def test_an_error_is_answered_and_logged_without_cards(caplog: pytest.LogCaptureFixture) -> None:
    pressed = Discord().press()
    with caplog.at_level(logging.DEBUG):
        await new_answers().report_error(answer_to(pressed), RuntimeError("a fault"))
    assert pressed.kinds == ["send"]
    assert "a fault" in caplog.text


@pytest.mark.parametrize("code", [10062, 40060, 10015])
async def test_an_expired_interaction_is_ignored(code: int, caplog: pytest.LogCaptureFixture) -> None:
    pressed = Discord().press()
    with caplog.at_level(logging.WARNING):
        await new_answers().report_error(answer_to(pressed), refusal(404, code))
    assert pressed.kinds == []
    assert caplog.text == ""


@pytest.mark.parametrize("way", ["replace", "public"])
async def test_who_has_lost_the_tables_meanwhile_changes_no_message(way: str) -> None:
    """It stood still after it did what was asked; another process has done more since."""

    async def check() -> None:
        raise OwnershipLost("another process has taken over shard 0")

    pressed = Discord().press()
    responder = Responder(pressed, check=check)  # type: ignore[arg-type]
    with pytest.raises(OwnershipLost):
        await getattr(responder, way)(note("as it was"))
    responder.cancel_timer()
    assert pressed.kinds == []


async def test_a_private_answer_on_a_board_follows_a_deferred_update_that_brings_its_token() -> None:
    pressed = Discord().press(ephemeral=False)
    responder = answer_to(pressed)
    responder.is_on_board = True
    assert responder.press_token(pressed.message.id) is None, "before the answer it edits nothing"
    sent = await responder.private(note("a hand"))
    assert pressed.kinds == ["defer", "follow up"]
    assert pressed.line.requests[1].body is not None
    assert pressed.line.requests[1].body["flags"] & 64
    press = responder.press_token(pressed.message.id)
    assert press is not None
    assert (press.message, press.token, press.user) == (pressed.message.id, pressed.token, pressed.user.id)
    assert press.is_original
    private = responder.press_token(sent)
    assert private is not None
    assert not private.is_original


@pytest.mark.parametrize("broken", [False, True])
async def test_a_press_on_a_board_is_acknowledged_while_the_answer_is_made(broken: bool) -> None:
    pressed = Discord().press(ephemeral=False)
    responder = answer_to(pressed)
    responder.is_on_board = True
    if broken:
        pressed.line.refuses["defer"] = refusal(404, 10062)
    responder.acknowledge()
    responder.acknowledge()
    await asyncio.sleep(0.01)
    assert [each.kind for each in pressed.line.requests] == (["defer refused"] if broken else ["defer"])
    assert (responder.press_token(pressed.message.id) is None) == broken


async def test_presses_elsewhere_are_answered_at_once_and_bring_no_token() -> None:
    pressed = Discord().press(ephemeral=False)
    responder = answer_to(pressed)
    responder.acknowledge()
    await responder.private(note("a hand"))
    assert pressed.kinds == ["send"]
    assert responder.press_token(pressed.message.id) is None
    assert responder.press_token(None) is None


@pytest.mark.parametrize("lost", [False, True])
async def test_a_board_that_is_the_answer_itself_brings_the_token(lost: bool) -> None:
    pressed = Discord().press(ephemeral=False)
    if lost:
        pressed.line.lost["edit"] = ConnectionResetError("the connection broke")
    responder = answer_to(pressed)
    assert await responder.replace(note("the lobby")) == pressed.message.id
    press = responder.press_token(pressed.message.id)
    assert press is not None
    assert press.is_original
