"""Trades with a ghost: hands, turns and clocks, undoing, a restart."""

import asyncio

import pytest

from bot.tables.entries import MovedBy
from tests.e2e.ghosts.conftest import Haunt
from tests.e2e.ghosts.haunted_bot import TAKE_BACK_SECONDS
from tests.e2e.ghosts.haunting import Facts, all_is_told, at, says, table_of, traded
from tests.e2e.people import Message, Person, RefusedByPlayground, controls, moves, text
from tests.e2e.playing import take_hand
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow

TURN_SECONDS = 300
ROOMS: dict[str, Facts] = {
    "hands": {},
    "back": {},
    "late": {},
    "deadline": {"turn_seconds": TURN_SECONDS},
    "restart": {"strict": True},
    "computer": {"computers": 2},
}


async def test_a_trade_swaps_the_hands_and_pings_the_player_to_move(haunt: Haunt) -> None:
    room, ghost, one, *_ = await haunt("hands")
    theirs = await take_hand(ghost, await table_of(ghost, room))
    assert "You are bankrupt, and a ghost now" in text(theirs)
    assert "Tempt the living" in text(theirs)
    own = await take_hand(one, await table_of(one, room))
    cards = moves(await one.until(lambda: moves(one.now(own)) and one.now(own), "the turn"))
    assert any(each["type"] == 12 for each in own["components"][0]["components"])
    await says(one, room, f"{at(ghost)}?")
    closed = await one.until(lambda: "You talked to a ghost" in text(one.now(own)) and one.now(own), "a closed hand")
    assert controls(closed) == closed["attachments"] == []
    assert not any(suit in text(closed) for suit in "♠♥♦♣")
    opened = await ghost.until(lambda: moves(ghost.now(theirs)) and ghost.now(theirs), "the hand")
    assert [each.split(":")[-1] for each in moves(opened)] == [each.split(":")[-1] for each in cards]
    await ghost.sees(room.channel, f"<@{ghost.id}>, it's your turn")
    await ghost.press_id(opened, moves(opened)[0])
    with pytest.raises(RefusedByPlayground):
        await one.press_id(own, cards[0])


async def test_a_trade_is_undone(haunt: Haunt) -> None:
    room, ghost, one, *_ = await haunt("back")
    host = room.host
    await says(one, room, f"{at(ghost)}?")
    announcement = await traded(host, room, 1)
    await host.press(announcement, "Take back")
    for who in {ghost, one} - {host}:
        await who.press(announcement, f"{who.name} agrees")
    done = await one.sees(room.channel, "Taken back")
    assert controls(done) == []
    hand = await take_hand(one, await table_of(one, room))
    await one.until(lambda: moves(one.now(hand)), "the hand back")
    assert "The trade was taken back" in text(await take_hand(ghost, await table_of(ghost, room)))


async def test_a_talk_gives_a_fresh_clock_and_races_with_the_deadline(scene: Scene, haunt: Haunt) -> None:
    # First test of the file, before others advance time: after the start the clock runs for one turn at most.
    room, ghost, one, *_ = await haunt("deadline")
    await says(one, room, f"{at(ghost)}?")
    await traded(one, room, 1)
    table = scene.bot.table(room.channel)
    assert table.deadline == table.last_at + TURN_SECONDS * 1000
    await asyncio.gather(asyncio.to_thread(scene.later, TURN_SECONDS), says(ghost, room, f"{at(one)}!"))
    await all_is_told(one, room, 2)
    since = scene.bot.table(room.channel).history[len(table.history) :]
    by_clock = [played for played in since if played.by is MovedBy.CLOCK]
    assert len(since) - len(by_clock) == 1
    assert len(by_clock) <= 1, "the clock was first, or began anew"
    await one.sees(room.channel, "'s turn")


async def test_a_trade_stands_without_full_agreement(scene: Scene, haunt: Haunt) -> None:
    room, ghost, one, *_ = await haunt("late")
    host = room.host
    await says(one, room, f"{at(ghost)}?")
    announcement = await traded(host, room, 1)
    await host.press(announcement, "Take back")
    agreeing = controls(await _asked(host, announcement))[0]
    scene.later(TAKE_BACK_SECONDS)
    stands = await host.sees(room.channel, "the trade stands")
    assert controls(stands) == []
    late = next(who for who in room.here.values() if f"{who.name} agrees" == agreeing["label"])
    with pytest.raises(RefusedByPlayground):
        await late.press_id(announcement, agreeing["custom_id"])


async def _asked(who: Person, played: Message) -> Message:
    return await who.until(
        lambda: "would like" in text(who.shown.get(played["id"], {})) and who.now(played), "the question"
    )


async def test_a_computer_ghosts_question_survives_a_restart(scene: Scene, haunt: Haunt) -> None:
    asking, somebody, *_ = await haunt("computer")
    strict, ghost, one, two, *_ = await haunt("restart")
    await says(somebody, asking, "Who is there?")
    question = await somebody.sees(asking.channel, "tell me!")
    assert "👻 **" in text(question)
    assert "(computer)" in text(question)
    before = await says(ghost, strict, "I'll be back")
    await ghost.until(lambda: scene.bot.remembers(question), "the question to be kept")
    scene.bot.kill()
    scene.bot.start()
    await says(somebody, asking, "It's me", answers=question)
    assert "(computer)" in text(await traded(somebody, asking, 1))
    await says(two, strict, "So will I", answers=before)
    announcement = await traded(two, strict, 1)
    await two.until(lambda: scene.bot.remembers(announcement), "the announcement to be kept")
    scene.bot.kill()
    scene.bot.start()
    host = strict.host
    await host.press(announcement, "Take back")
    await _asked(host, announcement)
    assert "👻 ghost, bankrupt" in text(await table_of(one, strict))
