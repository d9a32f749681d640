"""Talking to a ghost through the real client: each kind, messages that do not count, and races."""

import asyncio

from tests.e2e.conftest import Sitter
from tests.e2e.ghosts.conftest import Haunt
from tests.e2e.ghosts.haunting import Facts, all_is_told, at, edits, reacts, says, table_of, traded, trades, whole_log
from tests.e2e.people import Message, controls, labels_of, moves, text
from tests.e2e.playing import JAPANESE, take_hand
from tests.e2e.scenes import Scene

ROOMS: dict[str, Facts] = {
    "ways": {"strict": True},
    "nothing": {"strict": True},
    "mild": {},
    "move": {},
    "two": {},
    "japanese": {"strict": True, "language": "ja"},
}


def told_by(said: Message, trade: Message) -> bool:
    """Whether this is the message by which they traded."""
    return f"/{said['id']})" in text(trade)


async def test_every_kind_of_talking_trades_seats(scene: Scene, haunt: Haunt) -> None:
    room, ghost, one, two, *_ = await haunt("ways")
    shown = text(await table_of(ghost, room))
    assert "👻 ghost, bankrupt" in shown
    assert "So does whoever reacts to its message" in shown
    # A reply.
    heard = await says(ghost, room, "Is anybody there?")
    counted = await says(one, room, "Yes, me", answers=heard)
    announcement = await traded(ghost, room, 1)
    link = f"{scene.playground.url}/channels/{room.guild}/{room.channel}"
    assert f"**{one.name}** talked to **{ghost.name}**, a ghost: [by replying]({link}/{counted['id']})" in text(
        announcement
    )
    assert "Yes, me" not in text(announcement)
    # A mention.
    counted = await says(two, room, f"{at(one)} how is it?")
    assert f"[by mentioning it]({link}/{counted['id']})" in text(await traded(ghost, room, 2))
    # An edit that adds a mention.
    written = await says(ghost, room, "Well")
    await edits(ghost, room, written, f"Well, {at(two)}")
    assert f"[by mentioning it]({link}/{written['id']})" in text(await traded(ghost, room, 3))
    # A reaction.
    heard = await says(ghost, room, "Oh no")
    await reacts(one, room, heard)
    assert f"[by reacting to its message]({link}/{heard['id']})" in text(await traded(ghost, room, 4))
    # The next message.
    await says(one, room, "Cold here")
    counted = await says(two, room, "Brr")
    assert f"[by writing right after it]({link}/{counted['id']})" in text(await all_is_told(ghost, room, 5))
    await ghost.until(
        lambda: [bool(controls(each)) for each in trades(ghost, room)] == [False] * 4 + [True],
        "only the last trade to be one that can be undone",
    )


async def test_messages_that_are_not_talking(scene: Scene, haunt: Haunt, sit: Sitter) -> None:
    room, ghost, one, two, *_ = await haunt("nothing")
    onlooker = await sit("Nobody")
    old = room.old[int(ghost.id)]
    await says(one, room, "To what was said before", answers=old)
    await reacts(one, room, old)
    await edits(one, room, room.old[int(one.id)], f"Was it {at(ghost)}?")
    await says(one, room, "@everyone look")
    await says(one, room, f"{at(two)} look")
    await says(onlooker, room, f"{at(ghost)} hello")
    heard = await says(ghost, room, f"{at(one)} and {at(two)}, talk to me")
    await says(onlooker, room, "Between")
    await says(two, room, "Not the next message")
    await says(onlooker, room, "As if", answers=heard)
    await reacts(onlooker, room, heard)
    await reacts(ghost, room, heard)
    await says(ghost, room, "I talk to myself", answers=heard)
    await one.command(room.channel, "rules")
    await take_hand(one, await table_of(one, room))
    elsewhere = await one.write(scene.channel(), f"{at(ghost)}, talk elsewhere")
    assert elsewhere["mentions"]
    await says(onlooker, room, "Still between")
    written = await says(one, room, f"{at(ghost)} now!")
    assert told_by(written, await all_is_told(one, room, 1)), "none of what was said before it"
    await edits(one, room, written, f"{at(ghost)} now, please!")
    again = await says(ghost, room, f"{at(one)} and back")
    assert told_by(again, await all_is_told(one, room, 2)), "a message counts once"


async def test_talking_at_a_table_that_is_not_strict(haunt: Haunt) -> None:
    room, ghost, one, *_ = await haunt("mild")
    shown = text(await table_of(one, room))
    assert "Whoever replies to a ghost or mentions one trades places with it." in shown
    assert "reacts" not in shown
    heard = await says(ghost, room, "Hello?")
    await says(one, room, "I wonder")
    await reacts(one, room, heard)
    counted = await says(one, room, "What?", answers=heard)
    assert told_by(counted, await all_is_told(one, room, 1)), "none of what was done before it"


async def test_a_concurrent_move_and_talk_have_one_outcome(scene: Scene, haunt: Haunt) -> None:
    """The first one wins: either the move stands, or the former ghost has the turn."""
    room, ghost, one, *_ = await haunt("move")
    hand = await take_hand(one, await table_of(one, room))
    card = moves(await one.until(lambda: moves(one.now(hand)) and one.now(hand), "the turn"))[0]
    with scene.bot.held_still():
        press, _ = await asyncio.gather(one.begin_press(hand, card), says(one, room, f"{at(ghost)}!"))
    await one.answered(press)
    await all_is_told(one, room, 1)
    last = (await whole_log(one, room)).splitlines()[-2:]
    moved = next((i for i, line in enumerate(last) if f"{one.name}: " in line), None)
    if moved is None:
        theirs = await take_hand(ghost, await table_of(ghost, room))
        assert moves(theirs), "the talk was first: the former ghost has the turn"
    else:
        assert moved == 0
        assert "they trade places" in last[1]


async def test_two_concurrent_talkers_are_two_trades(scene: Scene, haunt: Haunt) -> None:
    room, ghost, one, two, *_ = await haunt("two")
    heard = await says(ghost, room, "Anybody?")
    with scene.bot.held_still():
        both = await asyncio.gather(says(one, room, answers=heard), says(two, room, answers=heard))
    first = await traded(one, room, 1)
    assert [told_by(each, first) for each in both].count(True) == 1
    after = await says(ghost, room, f"{at(one)} or {at(two)}")
    assert told_by(after, await all_is_told(one, room, 2)), "the second of them came too late"


async def test_talking_in_japanese(haunt: Haunt) -> None:
    room, ghost, one, *_ = await haunt("japanese")
    shown = text(await table_of(ghost, room, JAPANESE))
    assert "👻 お化け（破産）" in shown
    assert "20秒以内に続けて書くことも" in shown
    await says(one, room, answers=await says(ghost, room))
    announcement = await traded(one, room, 1)
    assert "[返信](" in text(announcement)
    assert labels_of(announcement) == ["取り消す"]
