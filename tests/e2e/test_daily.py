"""The daily deal over the wire: from the command to the shared line, and nothing of a hidden hand before the day closes."""

import pytest

from engine.cards import INTERNATIONAL
from tests.e2e.conftest import Room, Sitter
from tests.e2e.daily import begin, play_out
from tests.e2e.people import alt, labels_of, text

pytestmark = pytest.mark.slow


async def test_a_day_from_the_command_to_the_shared_line(sit: Sitter, room: Room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    hand = await begin(aoi, channel)
    assert "Your one try at the daily deal" in text(hand)
    again = await aoi.command(channel, "daily")
    assert ("Go on" in labels_of(again), "Play" in labels_of(again)) == (True, False)
    end = await play_out(aoi, hand, 1)
    assert "lace" in alt(end), "the picture says it"
    assert not any(each.code in alt(end).split() for each in INTERNATIONAL), "no card"
    await aoi.press(end, "Share here")
    line = await ben.sees(channel, "Sevens daily deal ", private=False)
    assert " · place " in text(line)
    page = await aoi.command(channel, "daily")
    assert "Play" not in labels_of(page)
    await aoi.press(page, "World")
    assert "you are here" in text(aoi.now(page))
    await aoi.press(page, "Daily deal")
    await aoi.press(page, "This server")
    assert "You are" not in text(aoi.now(page))
    assert f"<@{aoi.id}>" in text(aoi.now(page))
    await aoi.press(page, "Daily deal")
    await aoi.press(page, "Remind me")
    await aoi.press_id(page, "daily-remind", values=["9"])
    assert "I remind you at <t:" in text(aoi.now(page))
    await aoi.press_id(page, "daily-remind", values=["never"])
    assert "I remind you at <t:" not in text(aoi.now(page))
    await aoi.press(page, "Daily deal")
    await aoi.press(page, "How it counts")
    assert "House players make the same moves" in text(aoi.now(page))
