"""The log opens with the newest moves and can be turned to the oldest; buttons of old messages work."""

import re

from tests.e2e.forging import press_forged
from tests.e2e.people import Message, custom_id, text
from tests.e2e.playing import Labels, in_both_guilds, move_once
from tests.e2e.scenes import Scene

A_PAGE = 15


def numbers(log: Message | None) -> list[int]:
    assert log is not None
    return [int(found) for found in re.findall(r"^(\d+)\\\. ", text(log), re.MULTILINE)]


@in_both_guilds
async def test_the_newest_moves_come_first_and_all_can_be_read(scene: Scene, deal, labels: Labels) -> None:
    channel, table, (aoi, hand) = await deal("Aoi", computers=3, labels=labels)
    while scene.plies(channel) <= A_PAGE:
        await move_once(aoi, hand, labels)
    await aoi.until(
        lambda: scene.bot.table(channel).seat_of(int(aoi.id)) in scene.bot.table(channel).to_act(), "a turn"
    )
    made = scene.plies(channel)
    newest = await aoi.press(table, labels.log)
    assert numbers(newest) == list(range(made, made - A_PAGE, -1))
    older = custom_id(newest, "<")
    assert numbers(await aoi.press_id(newest, older)) == list(range(A_PAGE, 0, -1))
    old = await press_forged(aoi, channel, f"p:log:{older.split(':')[2]}:0<")
    assert numbers(old) == list(range(A_PAGE, 0, -1)), "a button of an earlier release"
