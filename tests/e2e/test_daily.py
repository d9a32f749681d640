"""The daily deal over the wire: from the command to the shared line, and nothing of a hidden hand before the day closes."""

from random import Random

import pytest

from tests.e2e.conftest import Room, Sitter
from tests.e2e.forging import press_forged
from tests.e2e.people import Message, Person, controls, labels_of, text
from tests.e2e.playing import any_control, choice, press_unless_gone, to_press
from tests.e2e.test_private_tables import every_press, more_of, shown

pytestmark = pytest.mark.slow

MOST_PRESSES = 300
SEALED = "Others still play these cards."


async def begin(who: Person, channel: str) -> Message:
    """The hand of a try that begins."""
    page = await who.command(channel, "daily")
    await who.press(page, "Play")
    await who.until(lambda: to_press(who.now(page)), "a hand to play from")
    return who.now(page)


async def play_out(who: Person, hand: Message, seed: int) -> Message:
    """The end of a try, whose person moves at random."""

    def is_over() -> bool:
        return "Share here" in labels_of(who.now(hand))

    for pressed in range(MOST_PRESSES):
        await who.until(lambda: to_press(who.now(hand)) or is_over(), "something to press")
        if is_over():
            break
        chance = Random(f"{seed}/{pressed}")
        control = any_control(to_press(who.now(hand)), chance)
        await press_unless_gone(who, who.now(hand), control, choice(control, chance))
    return who.now(hand)


async def test_a_day_from_the_command_to_the_shared_line(sit: Sitter, room: Room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    hand = await begin(aoi, channel)
    assert "Your one try at the daily deal" in text(hand)
    again = await aoi.command(channel, "daily")
    assert ("Go on" in labels_of(again), "Play" in labels_of(again)) == (True, False)
    end = await play_out(aoi, hand, 1)
    assert "Place " in text(end)
    assert not end["attachments"], "no picture, which could show cards"
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


async def test_whoever_asks_for_a_finished_try_gets_nothing_of_it_before_the_day_closes(
    sit: Sitter, room: Room
) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    hand = await begin(aoi, channel)
    number = int(more_of(hand).rpartition(":")[2])
    await play_out(aoi, hand, 2)
    none, told = number + 999_999, set[str]()
    presses = [*zip(every_press(number), every_press(none), strict=True)]
    assert len(presses) > 100, "all kinds of presses"
    for who in (aoi, ben):
        for there, nowhere in presses:
            answer = shown(await press_forged(who, channel, there), number)
            if answer != shown(await press_forged(who, channel, nowhere), none):
                assert who is aoi, there
                assert SEALED in answer, there
                told.add(str(there))
        said = text(await who.command(channel, "replay", match=str(number)))
        assert (SEALED in said) == (who is aoi)
        assert str(number) not in text(await who.command(channel, "matches", user=aoi.id))
    assert told, "it is known, and sealed"
    assert not [each for each in controls(aoi.now(hand)) if str(number) in each["custom_id"]]
