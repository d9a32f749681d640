"""Timeouts: a computer player moves once; after two in a row it plays on until the player returns.

After a crash, deadlines are extended by the downtime. Time passes only when tests advance it.
"""

import asyncio
import math
import re

import pytest

from tests.e2e.forging import press_forged
from tests.e2e.people import Message, Person, controls, moves, text
from tests.e2e.playing import Labels, in_both_guilds, open_lobby, start, take_hand
from tests.e2e.scenes import Scene

TURN = 3600
PAUSE = 60
SETTINGS = {"SEVENS_TURN_SECONDS": str(TURN), "SEVENS_COMPUTER_PAUSE": str(PAUSE)}
DOWN = 2.0


async def test_after_timeouts_a_computer_plays_until_the_player_returns(scene: Scene, sit, room) -> None:
    channel = await room()
    aoi = await sit("Aoi")
    lobby = await open_lobby(channel, aoi, computers=2)
    table = await start(aoi, lobby)
    scene.computers_move(channel, aoi, pause=PAUSE)
    called = await aoi.sees(channel, f"<@{aoi.id}>, it's your turn", private=False)
    hand = await take_hand(aoi, table)
    before = scene.plies(channel)
    scene.bot.later(TURN - PAUSE)
    assert scene.plies(channel) == before, "there is time left"
    scene.bot.later(PAUSE)
    assert scene.plies(channel) == before + 1
    await aoi.sees(channel, "(time ran out) 🔵 Aoi", private=False)
    await aoi.until(lambda: called["id"] not in aoi.shown, "the call to go away")
    await aoi.until(lambda: "Your time ran out" in text(aoi.now(hand)), "a word about the lost turn")
    scene.computers_move(channel, aoi, pause=PAUSE)
    scene.bot.later(TURN)
    await aoi.sees(channel, "away, a computer holds the seat", private=False)
    await aoi.until(lambda: "You are away" in text(aoi.now(hand)), "a word in the hand")
    back = await aoi.press(aoi.now(hand), "I'm back")
    assert back is not None
    assert back["id"] == hand["id"]
    assert "Welcome back" in text(back)
    await aoi.until(lambda: "away" not in text(aoi.now(table)), "the seat to be Aoi's")


@in_both_guilds
async def test_the_button_to_return_is_shown_to_the_away_player_only(scene: Scene, sit, room, labels: Labels) -> None:
    channel = await room(labels.language)
    aoi, ben = await sit("Aoi", labels.locale), await sit("Ben", labels.locale)
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1, labels=labels), labels)
    hand = await take_hand(ben, table, labels)
    while not scene.bot.table(channel).participants[0].away or not scene.bot.table(channel).participants[1].away:
        scene.bot.later(TURN)
    away = labels.texts("board-away")
    await ben.until(lambda: text(ben.now(table)).count(away) == 2, "both to be away")
    assert labels.back not in labels_of(ben.now(table))
    assert not any(labels.back in labels_of(each) for each in (await stranger(sit, labels, table)).shown.values())
    await ben.until(lambda: labels_of(ben.now(hand)) == [labels.back], "the way back in the open hand")
    asked = await take_hand(aoi, table, labels)
    assert labels_of(asked) == [labels.back], "and for who asks for their hand then"
    await aoi.press(asked, labels.back)
    await aoi.until(lambda: text(aoi.now(table)).count(away) == 1, "the seat to be Aoi's")
    assert scene.bot.table(channel).participants[1].away


def labels_of(message: Message) -> list[str]:
    return [each["label"] for each in controls(message)]


async def stranger(sit, labels: Labels, table: Message) -> Person:
    """A user who looks at the channel, and the board they see."""
    who = await sit("Eve", labels.locale)
    for each in await who.ask("GET", f"/people/{who.id}/channels/{table['channel_id']}/messages"):
        who.shown[each["id"]] = each
    assert table["id"] in who.shown
    return who


def deadline(message: Message) -> int:
    """The deadline in the message, in Unix seconds."""
    found = re.search(r"<t:(\d+):R>", text(message))
    assert found, text(message)
    return int(found[1])


async def test_after_a_crash_deadlines_are_extended_by_the_downtime(scene: Scene, sit, room) -> None:
    channel = await room()
    aoi = await sit("Aoi")
    table = await start(aoi, await open_lobby(channel, aoi, computers=2))
    hand = await take_hand(aoi, table)
    scene.computers_move(channel, aoi, pause=PAUSE)
    await aoi.until(lambda: moves(aoi.now(hand)), "a turn")
    await aoi.until(lambda: "<t:" in text(aoi.now(table)), "the clock of everybody")
    shown, before = deadline(aoi.now(hand)), scene.bot.table(channel)

    await asyncio.to_thread(scene.bot.kill)
    await asyncio.sleep(DOWN)
    await asyncio.to_thread(scene.bot.start)
    await aoi.until(lambda: deadline(aoi.now(table)) > shown, "a later end of the turn")
    after = scene.bot.table(channel)
    assert before.deadline is not None
    assert after.deadline is not None
    assert before.version + 1 == after.version, "nothing else has happened"
    assert DOWN * 1000 <= after.deadline - before.deadline <= after.last_at - before.last_at

    new = await aoi.press(aoi.now(table), "My hand")
    assert new is not None
    assert moves(new) == moves(aoi.now(hand)), "the same turn, and old buttons are those of now"
    assert deadline(new) == deadline(aoi.now(table)) == math.ceil(after.deadline / 1000)
    scene.bot.later(TURN - PAUSE)
    assert scene.plies(channel) == len(before.history), "there is time left"
    scene.bot.later(PAUSE)
    await aoi.sees(channel, "(time ran out) 🔵 Aoi", private=False)


@pytest.mark.parametrize("jump", [3600, -3600], ids=["ahead", "back"])
async def test_a_change_of_the_wall_clock_does_not_change_turns(scene: Scene, sit, room, jump: int) -> None:
    channel = await room()
    aoi = await sit("Aoi")
    table = await start(aoi, await open_lobby(channel, aoi, computers=2))
    number = next(each["custom_id"] for each in controls(table) if each["custom_id"].startswith("t:log:")).split(":")[2]
    hand = await take_hand(aoi, table)
    scene.computers_move(channel, aoi, pause=PAUSE)
    await aoi.until(lambda: moves(aoi.now(hand)), "a turn")
    await aoi.until(lambda: "<t:" in text(aoi.now(table)), "the clock of everybody")
    shown, before = deadline(aoi.now(table)), scene.plies(channel)

    scene.bot.set_wall(jump)
    try:
        _, refused = await press_forged(aoi, channel, f"t:back:{number}")
        assert "You are not away" in text(refused or {})
        for message in (table, hand):
            until = f"the end of the turn by the new time: {shown + jump}"
            await aoi.until(lambda message=message: abs(deadline(aoi.now(message)) - shown - jump) < 60, until)
        scene.bot.later(TURN - 2 * PAUSE)
        assert scene.plies(channel) == before, "there is time left"
        scene.bot.later(2 * PAUSE)
        assert scene.plies(channel) == before + 1, "and no more than that"
        await aoi.sees(channel, "(time ran out) 🔵 Aoi", private=False)
    finally:
        scene.bot.set_wall(-jump)
    await press_forged(aoi, channel, f"t:back:{number}")
    scene.bot.later(PAUSE)
    assert scene.plies(channel) == before + 2, "the computer player moves"
