"""A game of every preset played with the shown controls: only legal moves, and no card revealed early."""

import asyncio
import re
from random import Random
from typing import Any

import pytest

from bot.platform import ids
from engine.catalog import PRESETS, Preset, find_game
from tests.e2e.legality import wrongly_offered
from tests.e2e.naming import told_too_much
from tests.e2e.people import Message, Person, alt, controls, text
from tests.e2e.playing import (
    ENGLISH,
    Labels,
    any_control,
    choice,
    open_lobby,
    press_unless_gone,
    start,
    take_hand,
    to_press,
)

pytestmark = pytest.mark.slow

MOST_PRESSES = 1500
PARTS = 4
ENOUGH = 15
"""Presses in further presets of a game, most of which are over by then; the first one is played to its end."""
LOOKED_THROUGH = 0.3
"""Of the hands that have pages, each page of so many is turned to."""


async def turn_pages(who: Person, hand: Message) -> int | None:
    """Turn all pages of the hand; returns the number of moves at that time."""
    turned = None
    while found := [each for each in controls(who.now(hand)) if re.fullmatch(ids.PAGE, each["custom_id"])]:
        onward = next((each for each in found if each["custom_id"].endswith(">") and not each.get("disabled")), None)
        if onward is None:
            return turned
        shown = to_press(who.now(hand))
        plies = {int(move["ply"]) for each in shown if (move := re.match(ids.MOVE, each["custom_id"]))}
        if await press_unless_gone(who, hand, onward):
            turned = min(plies, default=None)
    return turned


async def play_on(
    who: Person, hand: Message, name: str, walked: set[int], labels: Labels = ENGLISH, *, enough: int = MOST_PRESSES
) -> int:
    """Press until the match is over, or so often that it is `enough`; returns the number of presses."""

    def ready() -> str | list[dict[str, Any]] | None:
        now = who.now(hand)
        return "over" if labels.over in text(now) else to_press(now)

    pressed = 0
    for _ in range(MOST_PRESSES):
        chance = Random(f"{name}/{pressed}")
        found = await who.until(ready, "a turn")
        if found == "over" or pressed >= enough:
            return pressed
        if chance.random() < LOOKED_THROUGH and (turned := await turn_pages(who, hand)) is not None:
            walked.add(turned)
        found = to_press(who.now(hand))
        if not found:
            continue
        control, shown = any_control(found, chance), text(who.now(hand))
        pressed += await press_unless_gone(who, hand, control, choice(control, chance))
        assert "went wrong" not in text(who.now(hand)), f"after {control['custom_id']} in\n{shown}"
    raise AssertionError(f"not over after {MOST_PRESSES} presses")


@pytest.mark.parametrize("first", range(PARTS))
async def test_every_preset_is_played(scene, sit, room, first: int) -> None:
    """Several tables at once, as most of a game is waiting."""
    presets = PRESETS[first::PARTS]
    onlooker = await sit("Olga")

    async def play(preset: Preset) -> None:
        host, channel, walked = await play_preset(sit, room, preset)
        wrong, compared = wrongly_offered(scene.bot, channel, host, walked)
        assert wrong == []
        assert compared > 2
        for reader in (host, onlooker):
            assert told_too_much(scene.bot, channel, reader) == []
        if preset.game != "nanatoridori":  # Its cards are plain numbers, which cannot be told from other numbers.
            assert told_too_much(scene.bot, channel, host, knowing=onlooker), "an onlooker could not know these hands"

    outcomes = await asyncio.gather(*map(play, presets), return_exceptions=True)
    failed = {
        preset.id: repr(outcome) for preset, outcome in zip(presets, outcomes, strict=True) if outcome is not None
    }
    assert failed == {}


async def play_preset(sit, room, preset: Preset) -> tuple[Person, str, set[int]]:
    """The person who played it, the channel, and the plies at which they turned all pages."""
    is_first = next(each for each in PRESETS if each.game == preset.game) is preset
    channel, host = await room("en"), await sit("Ada")
    computers = find_game(preset.game).seats(preset.rules())[0] - 1
    table = await start(host, await open_lobby(channel, host, game=preset.id, computers=computers))
    hand = await take_hand(host, table)
    walked: set[int] = set()
    assert await play_on(host, hand, preset.id, walked, enough=MOST_PRESSES if is_first else ENOUGH) > 0
    if ENGLISH.over not in text(host.now(hand)):
        return host, channel, walked
    result = await host.sees(channel, ENGLISH.result, private=False)
    assert "Ada" in alt(result)
    record = await host.press(result, "Record")
    assert [each["filename"].endswith(".jsonl") for each in record["attachments"]] == [True]
    return host, channel, walked
