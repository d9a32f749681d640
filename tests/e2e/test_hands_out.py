"""Private hands after a crash: they are refreshed while their tokens are valid."""

import asyncio

from tests.e2e.people import Message, alt, moves, text
from tests.e2e.playing import move_once
from tests.e2e.scenes import Scene

PAUSE = 60
SETTINGS = {"SEVENS_COMPUTER_PAUSE": str(PAUSE)}


async def crash(scene: Scene) -> None:
    await asyncio.to_thread(scene.bot.kill)
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
    await mio.until(lambda: "It's your turn" in text(mio.now(asked)), "a turn in the same message")
    assert await move_once(mio, asked)
