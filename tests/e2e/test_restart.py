"""After a crash the clock of a turn goes on, with credit for the time that nobody could press anything."""

import asyncio
import re
import time

from tests.e2e.people import Message, moves, text
from tests.e2e.playing import open_lobby, start, take_hand

TURN = 16
SETTINGS = {"SEVENS_TURN_SECONDS": str(TURN)}
DOWN = 2.0


def deadline(message: Message) -> int:
    """When the time is up, as the message says it: seconds since 1970."""
    found = re.search(r"<t:(\d+):R>", text(message))
    assert found, text(message)
    return int(found[1])


async def test_a_clock_goes_on_after_a_crash_with_credit_for_the_time_down(scene, sit, room) -> None:
    channel = await room()
    aoi = await sit("Aoi")
    table = await start(aoi, await open_lobby(channel, aoi, computers=2))
    hand = await take_hand(aoi, table)
    await aoi.until(lambda: moves(aoi.now(hand)), "a turn")
    await aoi.until(lambda: "<t:" in text(aoi.now(table)), "the clock of everybody")
    before, turned = deadline(aoi.now(hand)), time.monotonic()

    await asyncio.to_thread(scene.bot.kill)
    await asyncio.sleep(DOWN)
    await asyncio.to_thread(scene.bot.start)
    await aoi.until(lambda: deadline(aoi.now(table)) > before, "a later end of the turn")
    credit = deadline(aoi.now(table)) - before
    assert DOWN - 1 <= credit <= time.monotonic() - turned + 2

    new = await aoi.press(aoi.now(table), "My hand")
    assert new is not None
    assert moves(new) == moves(aoi.now(hand)), "the same turn, and old buttons are those of now"
    await aoi.sees(channel, "(time ran out) Aoi", private=False, patience=TURN + 10)
    assert time.time() >= deadline(new) - 1
