"""The daily deal over the wire: from the command to the shared line, and a day that is closed."""

import time

import pytest

from engine.cards import INTERNATIONAL
from engine.daily.days import day_at
from tests.e2e.conftest import Room, Sitter
from tests.e2e.daily import begin, play_out
from tests.e2e.people import alt, controls, labels_of, text
from tests.e2e.playing import to_press

pytestmark = pytest.mark.slow


async def test_a_day_from_the_command_to_the_shared_line(sit: Sitter, room: Room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    hand = await begin(aoi, channel)
    assert "Your one try at the daily deal" in text(hand)
    again = await aoi.command(channel, "daily")
    assert ("Go on" in labels_of(again), "Play" in labels_of(again)) == (True, False)
    end = await play_out(aoi, hand, 1)
    assert alt(end).startswith("Place ")
    assert not any(each.code in alt(end).split() for each in INTERNATIONAL), "no card"
    await aoi.press(end, "My game")
    own = await aoi.sees(channel, "Replay: move 0 of ")
    await aoi.press(own, "▶")
    assert "Replay: move 1 of " in text(aoi.now(own))
    assert not [each for each in controls(aoi.now(own)) if each["custom_id"].startswith(("y:eyes", "y:share"))]
    await aoi.press(end, "Share here")
    line = await ben.sees(channel, "Sevens daily deal ", private=False)
    assert "**Aoi**\n" in text(line)
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


async def test_a_day_that_is_closed_is_played_again_and_counts_for_nothing(sit: Sitter, room: Room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    today = day_at(time.time_ns() // 1_000_000)
    for wrong in ("0", str(today + 2), "tomorrow"):
        assert "There is no daily deal with this number" in text(await aoi.command(channel, "daily", day=wrong))
    page = await aoi.command(channel, "daily", day=str(today - 1))
    assert "Others still play these cards" in text(page)
    assert "Play these cards" not in labels_of(page)
    await aoi.press(page, f"Day {today - 2}")
    assert "You did not try this day." in text(aoi.now(page))
    assert "Best game" not in labels_of(aoi.now(page)), "nobody has finished"
    await aoi.press(page, "Play these cards")
    await aoi.until(lambda: to_press(aoi.now(page)), "a hand to play from")
    end = await play_out(aoi, page, 3, until="replay-button")
    assert "it counts nowhere" in text(end)
    assert {"Replay", "Review", f"Day {today - 2}"} <= set(labels_of(end))
