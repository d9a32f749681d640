"""Timeouts: a computer player moves once; after two in a row it plays on until the player returns.

Who plays alone with computers has no clock, and a table whose people are all away waits for them.
After a crash, deadlines are extended by the downtime, and private hands are refreshed while their tokens are valid. Turn
pings go to players who look elsewhere, not to those who look at their hand. Time passes only when tests advance it.
"""

import asyncio
import math
import re

import pytest

from tests.e2e.forging import press_forged
from tests.e2e.people import Message, Person, alt, labels_of, moves, table_of, text
from tests.e2e.playing import ENGLISH, Labels, in_both_guilds, move_once, open_lobby, start, take_hand
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow

TURN = 3600
PAUSE = 60
DAY = 24 * 60 * 60
SETTINGS = {"SEVENS_TURN_SECONDS": str(TURN), "SEVENS_COMPUTER_PAUSE": str(PAUSE), "KNOWN_PACE": "1"}
"""Whether a user is called depends on what their hand shows, so messages are edited at their usual pace."""
DOWN = 2.0


async def stepped_away(who: Person, table: Message, labels: Labels = ENGLISH) -> Message:
    """The hand of somebody who has stepped away."""
    question = await who.press(who.now(table), labels.leave)
    return await who.press(question, labels.texts("notice-step-away"))


async def two_at_a_table(sit, channel: str, labels: Labels = ENGLISH) -> tuple[Person, Person, Message]:
    """Aoi, who plays against the clock as she is not alone, Ben, who has stepped away, and the board.

    Ben starts, so he has his hand in the answer, and Aoi, who has not looked yet, is called.
    """
    aoi, ben = await sit("Aoi", labels.locale), await sit("Ben", labels.locale)
    table = await start(ben, await open_lobby(channel, ben, aoi, computers=1, labels=labels), labels)
    await stepped_away(ben, table, labels)
    return aoi, ben, table


def waits(labels: Labels) -> tuple[str, str]:
    """What the board and a hand say while all people are away, up to a name or a time."""
    board = labels.texts("board-all-away", names="|", until="|").partition("|")[0]
    hand = labels.texts("hand-all-away", until="|").partition("|")[0]
    return board, hand


async def test_after_timeouts_a_computer_plays_until_the_player_returns(scene: Scene, sit, room) -> None:
    channel = await room()
    aoi, ben, table = await two_at_a_table(sit, channel)
    scene.computers_move(channel, aoi, pause=PAUSE)
    called = await aoi.sees(channel, f"<@{aoi.id}>, it's your turn. Ends", private=False)
    hand = await take_hand(aoi, table)
    before = scene.plies(channel)
    scene.bot.later(TURN - PAUSE)
    assert scene.plies(channel) == before, "there is time left"
    scene.bot.later(PAUSE)
    assert scene.plies(channel) == before + 1
    await aoi.sees(channel, "(time ran out) 🟧 Aoi", private=False)
    await aoi.until(lambda: called["id"] not in aoi.shown, "the call to go away")
    await aoi.until(lambda: "Your time ran out" in text(aoi.now(hand)), "a word about the lost turn")
    await press_forged(ben, channel, f"t:back:{table_of(table)}")
    theirs = await take_hand(ben, table)
    await until_asked(scene, channel, aoi, ben, theirs)
    scene.bot.later(TURN)
    await aoi.sees(channel, "away, a computer holds the seat", private=False)
    await aoi.until(lambda: "You are away" in text(aoi.now(hand)), "a word in the hand")
    back = await aoi.press(aoi.now(hand), "I'm back")
    assert back["id"] == hand["id"]
    assert "Welcome back" in text(back)
    await aoi.until(lambda: "away" not in text(aoi.now(table)), "the seat to be Aoi's")


async def until_asked(scene: Scene, channel: str, who: Person, other: Person, hand: Message) -> None:
    """Until it is this person's turn; the other one, whose hand this is, and the computer players move."""
    while (table := scene.bot.table(channel)).seat_of(int(who.id)) not in table.to_act():
        if table.seat_of(int(other.id)) in table.to_act():
            await other.until(lambda: moves(other.now(hand)), "a turn")
            await move_once(other, hand)
        else:
            scene.bot.later(PAUSE)


@in_both_guilds
async def test_the_button_to_return_is_shown_to_the_away_player_only(scene: Scene, begin, sit, labels: Labels) -> None:
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1, labels=labels)
    hand = await take_hand(ben, table, labels)
    while not all(place.away for place in scene.bot.table(channel).people()):
        scene.bot.later(TURN)
    board, waiting = waits(labels)
    shown = await ben.until(lambda: board in text(ben.now(table)) and ben.now(table), "the board to say who is awaited")
    assert all(name in text(shown) for name in ("Aoi", "Ben"))
    assert labels.back not in labels_of(shown)
    seen = (await stranger(sit, labels, table)).shown.values()
    called = labels.texts("ping-all-away", mention="|").partition("|")[2]
    assert all(called in text(each) for each in seen if labels.back in labels_of(each))
    await ben.until(lambda: labels_of(ben.now(hand)) == [labels.back], "the way back in the open hand")
    assert waiting in text(ben.now(hand))
    asked = await take_hand(aoi, table, labels)
    assert labels_of(asked) == [labels.back], "and for who asks for their hand then"
    await aoi.press(asked, labels.back)
    away = labels.texts("board-away")
    await aoi.until(lambda: text(aoi.now(table)).count(away) == 1, "the seat to be Aoi's")
    assert scene.bot.table(channel).participants[1].away


# -- Without a clock ---------------------------------------------------------------------------------------------------


@in_both_guilds
async def test_who_plays_alone_with_computers_has_no_clock(scene: Scene, begin, labels: Labels) -> None:
    channel, table, aoi = await begin("Aoi", computers=2, labels=labels)
    scene.computers_move(channel, aoi, pause=PAUSE)
    hand = await take_hand(aoi, table, labels)
    await aoi.until(lambda: moves(aoi.now(hand)), "a turn")
    before = scene.plies(channel)
    scene.bot.later(50 * TURN)
    assert scene.plies(channel) == before, "nobody moves for Aoi"
    await crash(scene)
    scene.bot.later(50 * TURN)
    assert scene.plies(channel) == before, "not after a restart either"
    assert await move_once(aoi, hand)
    scene.computers_move(channel, aoi, pause=PAUSE)
    of_table = [each for each in aoi.history if each["channel_id"] == channel]
    assert [text(each) for each in of_table if "<t:" in text(each)] == []


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
    aoi, _, table = await two_at_a_table(sit, channel)
    hand = await take_hand(aoi, table)
    scene.computers_move(channel, aoi, pause=PAUSE)
    await aoi.until(lambda: moves(aoi.now(hand)), "a turn")
    await aoi.until(lambda: "<t:" in text(aoi.now(table)), "the clock of everybody")
    shown, before = deadline(aoi.now(hand)), scene.bot.table(channel)

    await crash(scene, down=DOWN)
    await aoi.until(lambda: deadline(aoi.now(table)) > shown, "a later end of the turn")
    after = scene.bot.table(channel)
    assert before.deadline is not None
    assert after.deadline is not None
    assert before.version + 1 == after.version, "nothing else has happened"
    assert DOWN * 1000 <= after.deadline - before.deadline <= after.last_at - before.last_at

    new = await aoi.press(aoi.now(table), "My hand")
    assert moves(new) == moves(aoi.now(hand)), "the same turn, and old buttons are those of now"
    assert deadline(new) == deadline(aoi.now(table)) == math.ceil(after.deadline / 1000)
    scene.bot.later(TURN - PAUSE)
    assert scene.plies(channel) == len(before.history), "there is time left"
    scene.bot.later(PAUSE)
    await aoi.sees(channel, "(time ran out) 🟧 Aoi", private=False)


@pytest.mark.parametrize("jump", [3600, -3600], ids=["ahead", "back"])
async def test_a_change_of_the_wall_clock_does_not_change_turns(scene: Scene, sit, room, jump: int) -> None:
    channel = await room()
    aoi, _, table = await two_at_a_table(sit, channel)
    number = table_of(table)
    hand = await take_hand(aoi, table)
    scene.computers_move(channel, aoi, pause=PAUSE)
    await aoi.until(lambda: moves(aoi.now(hand)), "a turn")
    shown, before = deadline(aoi.now(hand)), scene.plies(channel)
    await aoi.until(lambda: deadline(aoi.now(table)) == shown, "the clock of everybody")

    scene.bot.set_wall(jump)
    try:
        assert "You are not away" in text(await press_forged(aoi, channel, f"t:back:{number}"))
        for message in (table, hand):
            until = f"the end of the turn by the new time: {shown + jump}"
            await aoi.until(lambda message=message: abs(deadline(aoi.now(message)) - shown - jump) < 60, until)
        scene.bot.later(TURN - 2 * PAUSE)
        assert scene.plies(channel) == before, "there is time left"
        scene.bot.later(2 * PAUSE)
        assert scene.plies(channel) == before + 1, "and no more than that"
        await aoi.sees(channel, "(time ran out) 🟧 Aoi", private=False)
    finally:
        scene.bot.set_wall(-jump)
    await press_forged(aoi, channel, f"t:back:{number}")
    scene.bot.later(PAUSE)
    assert scene.plies(channel) == before + 2, "the computer player moves"


# -- Calls ------------------------------------------------------------------------------------------------------------


async def test_a_player_who_has_just_pressed_in_their_hand_is_not_pinged(scene: Scene, begin, sit, room) -> None:
    elsewhere, ben, cy = await room(), await sit("Ben"), await sit("Cy")
    lobby = await open_lobby(elsewhere, cy, ben, computers=1)
    channel, table, aoi = await begin("Aoi", computers=2)
    hand = await take_hand(aoi, table)
    scene.computers_move(channel, aoi, pause=PAUSE)
    assert await move_once(aoi, hand)
    scene.computers_move(channel, aoi, pause=PAUSE)
    await aoi.until(lambda: moves(aoi.now(hand)), "the turn in the hand")
    host_hand = await take_hand(cy, await start(cy, lobby))
    # Ben, who has no hand, has his turn after Aoi: by the time he is called, she would have been.
    while (now := scene.bot.table(elsewhere)).seat_of(int(ben.id)) not in now.to_act():
        if now.seat_of(int(cy.id)) in now.to_act():
            assert await move_once(cy, host_hand)
        else:
            scene.bot.later(PAUSE)
    await ben.sees(elsewhere, f"<@{ben.id}>, it's your turn", private=False)
    assert not any("it's your turn." in text(each) for each in aoi.history if each["channel_id"] == channel)


# -- Private hands after a crash --------------------------------------------------------------------------------------


async def crash(scene: Scene, *, down: float = 0.0) -> None:
    """Kill the bot and start it again after so many seconds."""
    await asyncio.to_thread(scene.bot.kill)
    await asyncio.sleep(down)
    await asyncio.to_thread(scene.bot.start)


def held(message: Message) -> str:
    """The sentence about the hand."""
    return alt(message).partition("Your hand ")[2].partition(".")[0]


async def test_after_a_crash_a_hand_is_refreshed_when_the_turn_comes(scene: Scene, deal) -> None:
    channel, _, (aoi, hand) = await deal("Aoi", computers=2)
    for _ in range(2):
        scene.computers_move(channel, aoi, pause=PAUSE)
        assert await move_once(aoi, hand)
        waiting = aoi.now(hand)
        assert not moves(waiting)
        await aoi.until(lambda: scene.bot.remembers(hand), "the hand to be noted")
        await crash(scene)
        scene.computers_move(channel, aoi, pause=PAUSE)
        await aoi.until(lambda: moves(aoi.now(hand)), "a turn in the same message")
        assert held(aoi.now(hand)) == held(waiting), "the same cards"
    assert await move_once(aoi, hand), "its buttons work"


async def test_after_a_crash_a_practice_goes_on(scene: Scene, sit, room) -> None:
    channel, mio = await room(), await sit("Mio")
    asked = await mio.command(channel, "learn", game="classic")
    table = f"-{mio.id}"
    scene.computers_move(table, mio, pause=PAUSE)
    assert await move_once(mio, asked)
    assert "The others are playing" in text(mio.now(asked))
    await mio.until(lambda: scene.bot.remembers(asked), "the practice to be noted")
    await crash(scene)
    scene.computers_move(table, mio, pause=PAUSE)
    await mio.until(
        lambda: "**Hint:**" in text(mio.now(asked)) or "There is only" in text(mio.now(asked)),
        "a turn in the same message",
    )
    assert await move_once(mio, asked)
