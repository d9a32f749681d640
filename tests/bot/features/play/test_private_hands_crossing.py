"""Concurrent answers and edits of one private hand: the newest wins, in whatever order responses arrive."""

import asyncio

import pytest

from bot.features.lobby.ids import AgainPress
from bot.platform.gate import ANSWER_SECONDS
from bot.platform.responder import Responder
from tests.bot.hand_factories import Hands, awaited, settled, until, written
from tests.bot.table_factories import HOST, play_one, play_to_the_end
from tests.discord_in_memory import Request

pytestmark = pytest.mark.looptime
"""Time passes when all wait for it, not by the clock on the wall."""


async def test_a_lost_permission_is_shown_despite_an_edit_under_way(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, awaited(table))
    hands.meanwhile = lambda: hands.block(table)
    await play_one(hands.tables, table)
    await settled()
    first, last = (written(view) for _, _, view in hands.edits)
    assert "I lack the permission" not in first
    assert "I lack the permission" in last


async def test_a_lost_permission_is_shown_despite_an_answer_under_way(hands: Hands) -> None:
    table = await hands.table()
    pressed = hands.discord.press(user=awaited(table))

    async def slowly(_: Request) -> None:
        hands.block(table)

    pressed.line.before["edit"] = slowly
    await hands.out.show(Responder(pressed), table, await hands.user_settings.get(pressed.user.id, "en-US"))
    assert "I lack the permission" not in written(pressed.shown[0])
    await settled()
    assert [("I lack the permission" in written(view)) for _, _, view in hands.edits] == [True]


async def test_an_edit_waits_for_the_answer_under_way(hands: Hands) -> None:
    table = await hands.table()
    after = awaited(table, 1)
    await hands.press(table, after)
    pressed = hands.discord.press(user=after)

    async def slowly(_: Request) -> None:
        await play_one(hands.tables, table)
        await settled()
        assert hands.edits == []

    pressed.line.before["edit"] = slowly
    await hands.out.show(Responder(pressed), table, await hands.user_settings.get(after, "en-US"))
    assert "not your turn" in written(pressed.shown[0])
    await settled()
    ((token, _, view),) = hands.edits
    assert token == pressed.token
    assert "m:1:1:" in written(view)


@pytest.mark.parametrize("heard_first", ["edit", "answer"])
async def test_an_answer_that_crossed_an_edit_is_repeated(hands: Hands, heard_first: str) -> None:
    table = await hands.table()
    after = awaited(table, 1)
    first = await hands.press(table, after)
    person = await hands.user_settings.get(after, "en-US")
    pressed = hands.discord.press(user=after, message=first.message.id)
    tasks: list[asyncio.Task[None]] = []

    async def slowly(_: Request) -> None:
        await asyncio.sleep(0.01)

    def ask() -> None:
        """The player confirms a move while the edit that shows their turn is under way."""
        hands.meanwhile = lambda: None
        asking = table.view(table.seat_of(after)).legal[0]
        tasks.append(asyncio.create_task(hands.out.show(Responder(pressed), table, person, asking=asking)))

    if heard_first == "edit":
        pressed.line.before["edit"] = slowly
    else:
        hands.takes = 0.01
    hands.meanwhile = ask
    await play_one(hands.tables, table)
    await settled()
    await asyncio.gather(*tasks)
    asked = pressed.shown[0]
    assert [written(view) == written(asked) for _, _, view in hands.edits] == [False, True]


async def test_an_edit_waits_for_an_answer_for_a_limited_time(hands: Hands) -> None:
    table = await hands.table()
    user = awaited(table)
    await hands.press(table, user)
    pressed = hands.discord.press(user=user)
    never = asyncio.Event()

    async def not_at_all(_: Request) -> None:
        await never.wait()

    pressed.line.before["edit"] = not_at_all
    person = await hands.user_settings.get(user, "en-US")
    showing = asyncio.create_task(hands.out.show(Responder(pressed), table, person))
    await asyncio.sleep(0)
    await play_one(hands.tables, table)
    await asyncio.sleep(ANSWER_SECONDS + 1)
    assert len(hands.edits) == 1
    showing.cancel()


async def test_only_the_newest_token_is_used(hands: Hands) -> None:
    table = await hands.table()
    after = awaited(table, 1)
    await hands.press(table, after)
    newest = await hands.press(table, after)
    await play_one(hands.tables, table)
    await until(lambda: hands.edits)
    assert [token for token, _, _ in hands.edits] == [newest.token]


@pytest.mark.parametrize("same", [False, True])
async def test_a_late_response_does_not_replace_a_newer_answer(hands: Hands, same: bool) -> None:
    table = await hands.table()
    after = awaited(table, 1)
    await hands.press(table, after)
    person = await hands.user_settings.get(after, "en-US")
    older = hands.discord.press(user=after)
    newer = hands.discord.press(user=after, message=older.message.id if same else None)

    async def heard_of_late(_: Request) -> None:
        await hands.out.show(Responder(newer), table, person, notice="This is newer.")

    older.line.before["edit"] = heard_of_late
    await hands.out.show(Responder(older), table, person)
    await settled()
    assert [(token, message) for token, message, _ in hands.edits] == [(newer.token, newer.message.id)] * same, (
        "which of two answers one message shows, nobody knows"
    )
    assert all("This is newer" in written(view) for _, _, view in hands.edits)
    hands.edits.clear()
    await play_one(hands.tables, table)
    await until(lambda: hands.edits)
    assert [(token, message) for token, message, _ in hands.edits] == [(newer.token, newer.message.id)]
    notes = hands.remembered.known(table.id)
    assert notes is not None
    assert notes.hands[after].token == newer.token


async def test_every_open_hand_of_a_player_shows_the_end(hands: Hands) -> None:
    table = await hands.table()
    older, newest = await hands.press(table, HOST), await hands.press(table, HOST)
    await play_to_the_end(hands.tables, table)
    again = hands.discord.press(user=HOST, message=older.message.id)
    await hands.out.show(Responder(again), table, await hands.user_settings.get(HOST, "en-US"))
    assert "This game is over" in written(again.shown[0])
    await until(lambda: not len(hands.out))
    assert hands.edits[-1][:2] == (newest.token, newest.message.id)
    assert "This game is over" in written(hands.edits[-1][2])
    assert all(str(AgainPress(table.id)) in written(view) for view in (again.shown[0], hands.edits[-1][2]))


async def test_who_leaves_last_is_told_the_end(hands: Hands) -> None:
    """Leaving and closing are one commit."""
    table = await hands.table()
    for user in (HOST + 1, HOST + 2):
        await hands.tables.leave(table.id, user)
    await hands.press(table, HOST)
    await hands.tables.leave(table.id, HOST)
    await until(lambda: not len(hands.out))
    (edited,) = (written(view) for _, _, view in hands.edits)
    assert "it was ended without a result" in edited
    assert str(AgainPress(table.id)) not in edited


async def test_who_left_before_the_end_is_told_the_end(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, HOST)
    await hands.tables.leave(table.id, HOST)
    await until(lambda: hands.edits)
    assert "A computer plays on" in written(hands.edits[-1][2])
    for user in (HOST + 1, HOST + 2):
        await hands.tables.leave(table.id, user)
    await until(lambda: not len(hands.out))
    assert "it was ended without a result" in written(hands.edits[-1][2])
    assert len(hands.edits) == 2, "nothing is sent while nothing changes for them"
