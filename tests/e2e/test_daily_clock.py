"""What the daily deal does at an hour: the message in a server that wants it, and the reminder of a person who asked."""

import pytest

from data.outside import now_ms
from engine.daily.days import HOUR_MS, hour_at
from playground.models import MessageFlag
from tests.e2e.conftest import Room, Sitter
from tests.e2e.known_bot import DAILY
from tests.e2e.people import Person, labels_of, text
from tests.e2e.playing import to_press
from tests.e2e.scenes import Scene
from tests.e2e.test_server_settings import set_to

pytestmark = pytest.mark.slow

SETTINGS = {DAILY: "1"}
REMINDED = "You have not played today's cards yet"
ANNOUNCED = "The same cards for everybody today"


def seen(who: Person, words: str) -> list[str]:
    return [number for number, message in who.shown.items() if words in text(message)]


async def test_a_day_is_announced_and_recalled_after_a_restart(scene: Scene, sit: Sitter, room: Room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    there = scene.guild("en")["channels"][1]["id"]
    next_hour = str(hour_at(now_ms() + HOUR_MS))
    async with scene.manager() as owner:
        page = await scene.server_settings(owner, channel, "daily")
        await set_to(owner, page, "daily", there)
        await set_to(owner, page, "hour", next_hour)
    for who in (aoi, ben):
        await who.press(await who.command(channel, "daily"), "Remind me")
        shown = next(message for message in who.shown.values() if "## Reminders" in text(message))
        await who.press_id(shown, "daily-remind", values=[next_hour])
    hand = await ben.command(channel, "daily")
    await ben.press(hand, "Play")
    await ben.until(lambda: to_press(ben.now(hand)), "a hand to play from")
    assert scene.bot.stop() == 0
    scene.bot.ahead += HOUR_MS / 1000
    scene.bot.start()
    await aoi.until(lambda: seen(aoi, ANNOUNCED) and seen(aoi, REMINDED), "the announcement and the reminder")
    [announced], [reminder] = seen(aoi, ANNOUNCED), seen(aoi, REMINDED)
    assert aoi.shown[announced]["channel_id"] == there
    assert aoi.shown[announced]["flags"] & MessageFlag.SUPPRESS_NOTIFICATIONS
    assert REMINDED in aoi.shown[reminder]["content"], "what a notification shows"
    assert not seen(ben, REMINDED), "who has begun is not reminded"
    await aoi.press(aoi.shown[announced], "Play")
    await aoi.until(lambda: "Archive" in labels_of(list(aoi.shown.values())[-1]), "the page of the day")
    await aoi.press(aoi.shown[reminder], "Play")
    pages = [message for message in aoi.shown.values() if "Archive" in labels_of(message)]
    assert {message["channel_id"] for message in pages} == {there, aoi.shown[reminder]["channel_id"]}
