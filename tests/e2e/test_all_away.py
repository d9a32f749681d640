"""A table whose people are all away waits for them. Those who look at their hand are called at once, as in a long match."""

import sys

import pytest

from tests.e2e.people import labels_of, text
from tests.e2e.playing import Labels, in_both_guilds, move_once, take_hand
from tests.e2e.scenes import Scene
from tests.e2e.test_clock import DAY, PAUSE, SETTINGS, TURN, stepped_away, two_at_a_table, waits

pytestmark = pytest.mark.slow

__all__ = ["SETTINGS"]
STAGED = {"command": (sys.executable, "-m", "tests.e2e.called_bot", "run")}


@in_both_guilds
async def test_a_table_waits_for_its_people_for_a_day(scene: Scene, sit, room, labels: Labels) -> None:
    channel = await room(labels.language)
    aoi, ben, table = await two_at_a_table(sit, channel, labels)
    scene.computers_move(channel, aoi, pause=PAUSE)
    assert await move_once(aoi, await take_hand(aoi, table, labels)), "Ben has not stepped away only just"
    before, (board, waiting) = scene.plies(channel), waits(labels)
    assert waiting in text(await stepped_away(aoi, table, labels))
    await aoi.until(lambda: board in text(aoi.now(table)), "the board to say who is awaited")
    told = labels.texts("ping-all-away", mention=f"<@{ben.id}>")
    called = await ben.sees(channel, told, private=False)
    assert labels_of(called) == [labels.back]
    scene.bot.later(DAY - TURN)
    assert scene.plies(channel) == before, "nobody moves"
    await ben.press(called, labels.back)
    await ben.until(lambda: called["id"] not in ben.shown, "the call to go away")
    await ben.until(lambda: board not in text(ben.now(table)), "the board to go on")
    assert scene.bot.table(channel).deadline is not None
    await stepped_away(ben, table, labels)
    scene.bot.later(DAY)
    ended = labels.texts("lobby-closed", ending="deserted", stage="played")
    await aoi.until(lambda: ended in text(aoi.now(table)), "the end of a match that nobody came back to")
