"""Tries at the daily deal, over the wire."""

from random import Random

from tests.e2e.people import Message, Person, labels_of
from tests.e2e.playing import ENGLISH, Labels, any_control, choice, press_unless_gone, to_press

MOST_PRESSES = 300


async def begin(who: Person, channel: str, labels: Labels = ENGLISH) -> Message:
    """The hand of a try that begins."""
    page = await who.command(channel, "daily")
    await who.press(page, labels.texts("daily-play"))
    await who.until(lambda: to_press(who.now(page)), "a hand to play from")
    return who.now(page)


async def play_out(
    who: Person, hand: Message, seed: int, labels: Labels = ENGLISH, *, until: str = "daily-share"
) -> Message:
    """The end of a match, whose person moves at random. `until`: the label of a button that only its end has."""

    def is_over() -> bool:
        return labels.texts(until) in labels_of(who.now(hand))

    for pressed in range(MOST_PRESSES):
        await who.until(lambda: to_press(who.now(hand)) or is_over(), "something to press")
        if is_over():
            break
        chance = Random(f"{seed}/{pressed}")
        control = any_control(to_press(who.now(hand)), chance)
        await press_unless_gone(who, who.now(hand), control, choice(control, chance))
    return who.now(hand)
