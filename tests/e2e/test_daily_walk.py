"""Whoever has finished a try at a day fetches everything there is, in every game and language: before the day is closed
they get what they saw themselves, and nobody else gets anything.
"""

import re
import time
from itertools import cycle
from typing import Final

import pytest

from engine.cards import Card
from engine.daily.days import DAY_MS, SEAT, WEEK, begins_ms, day_at, preset_on
from engine.match import Match
from renderers import name_of_card
from tests.e2e.conftest import Room, Sitter
from tests.e2e.daily import begin, play_out
from tests.e2e.forging import Control, press_forged
from tests.e2e.people import alt, controls, text
from tests.e2e.playing import EVERY_LANGUAGE, Labels
from tests.e2e.scenes import Scene
from tests.e2e.test_private_tables import every_press, more_of, shown

pytestmark = pytest.mark.slow

LATER: Final = 30
"""Days ahead of today at which the first day is played, so that the clock goes on only."""
PRESETS: Final = [preset for in_turn in WEEK for preset in in_turn]


def day_of(preset: str) -> int:
    """A day of this preset, at noon of which no test is interrupted by its end."""
    first = day_at(int(time.time() * 1000)) + LATER
    return next(day for day in range(first, first + 2 * len(WEEK)) if preset_on(day).id == preset)


def never_seen(match: Match) -> set[Card]:
    """The cards that others hold at the end, which nobody has seen."""
    view = match.view(SEAT)
    held = {card for seat in range(match.seats) if seat != SEAT for card in match.view(seat).hand}
    return held - {*view.hand}


def is_named(card: Card, labels: Labels, said: str) -> bool:
    """Whether a card stands in a text, by its code or its name in words."""
    return bool(re.search(rf"(?<![0-9A-Z]){re.escape(str(card))}(?![0-9A-Z])", said)) or (
        name_of_card(card, labels.texts) in said
    )


def replays(control: Control) -> str | None:
    """The press of the same replay through one's own eyes; None: it is another press."""
    parts = control.split(":") if isinstance(control, str) else []
    return ":".join([*parts[:4], str(SEAT)]) if parts[:1] == ["y"] and len(parts) == 5 else None


@pytest.mark.parametrize(
    ("preset", "labels"),
    [
        pytest.param(preset, labels, id=f"{preset}, {labels.language}")
        for preset, labels in zip(PRESETS, cycle(EVERY_LANGUAGE), strict=False)
    ],
)
async def test_before_the_day_is_closed_one_gets_what_one_saw_and_others_nothing(
    scene: Scene, sit: Sitter, room: Room, preset: str, labels: Labels
) -> None:
    day = day_of(preset)
    scene.bot.set_wall((begins_ms(day) + DAY_MS / 2) / 1000 - time.time() - scene.bot.wall)
    channel, aoi, ben = await room(), await sit("Aoi", labels.locale), await sit("Ben", labels.locale)
    if PRESETS.index(preset) % 2:
        await aoi.press_id(await aoi.command(channel, "settings"), "s:shown", values=["words"])
    hand = await begin(aoi, channel, labels)
    number = int(more_of(hand).rpartition(":")[2])
    await play_out(aoi, hand, day, labels)
    match = scene.bot.own_table(aoi.id).match
    assert match is not None
    unseen, sealed = never_seen(match), labels.texts("refused-sealed", of="day", until="…").partition("…")[0]
    none, answered = number + 999_999, set[str]()
    for who in (aoi, ben):
        for there, nowhere in zip(every_press(number), every_press(none), strict=True):
            answer = await press_forged(who, channel, there)
            if shown(answer, number) == shown(await press_forged(who, channel, nowhere), none):
                continue
            assert who is aoi, there
            said = f"{text(answer)} {alt(answer)}"
            answered.add("sealed" if sealed in said else str(there))
            assert not [card for card in unseen if is_named(card, labels, said)], there
            if sealed not in said:
                own = replays(there)
                assert own is not None, there
                assert shown(answer, number) == shown(await press_forged(who, channel, own), number)
        said = text(await who.command(channel, "replay", match=str(number)))
        assert not [card for card in unseen if is_named(card, labels, said)]
        assert str(number) not in text(await who.command(channel, "matches", user=aoi.id))
    assert "sealed" in answered, "it is known to whose it is"
    assert not [each for each in controls(aoi.now(hand)) if re.match(r"t:.*:" + str(number), each["custom_id"])]
