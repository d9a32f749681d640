"""A game of every preset, to its end, by pressing only what is shown: what is legal, and no card before its time."""

import asyncio
import re
from random import Random
from typing import Any

import pytest

from bot.pages import ids
from engine.catalog import PRESETS, Preset, find_game
from tests.e2e.legality import wrongly_offered
from tests.e2e.naming import told_too_much
from tests.e2e.people import Message, Person, RefusedByPlayground, controls, text
from tests.e2e.playing import ENGLISH, start, take_hand

MOST_PRESSES = 1500
PARTS = 4
LOOKED_THROUGH = 0.3
"""Of the hands that have pages, each page of so many is turned to."""


def playing(message: Message) -> list[dict[str, Any]]:
    """The controls of a hand that make or choose a move, or get ready for the next hand."""
    return [
        each for each in controls(message) if each["custom_id"][:2] in ("m:", "c:") or ":ready:" in each["custom_id"]
    ]


def choice(control: dict[str, Any], chance: Random) -> list[str] | None:
    """What to choose in a list; None for a button."""
    if "options" not in control:
        return None
    values = [option["value"] for option in control["options"]]
    return chance.sample(values, control.get("min_values", 1))


async def turn_pages(who: Person, hand: Message) -> int | None:
    """Look at every page of the hand, where it has pages; the number of moves at which that was done."""
    turned = None
    while found := [each for each in controls(who.now(hand)) if re.fullmatch(ids.PAGE, each["custom_id"])]:
        onward = next((each for each in found if each["custom_id"].endswith(">") and not each.get("disabled")), None)
        if onward is None:
            return turned
        plies = {int(move["ply"]) for each in playing(who.now(hand)) if (move := re.match(ids.MOVE, each["custom_id"]))}
        await who.press_id(hand, onward["custom_id"])
        turned = min(plies, default=None)
    return turned


async def play_on(who: Person, hand: Message, chance: Random, walked: set[int]) -> int:
    """Press until the match is over, or no cards are left and the others have ended it; how often."""
    for pressed in range(MOST_PRESSES):

        def ready() -> str | list[dict[str, Any]] | None:
            now = who.now(hand)
            return "over" if ENGLISH.over in text(now) else playing(now)

        found = await who.until(ready, "a turn", patience=60)
        if found == "over":
            return pressed
        if chance.random() < LOOKED_THROUGH and (turned := await turn_pages(who, hand)) is not None:
            walked.add(turned)
            found = playing(who.now(hand))
        # What is asked about once more is agreed to, so that no game goes round in circles.
        sure = [each for each in found if ":!" in each["custom_id"]]
        control = chance.choice(sure or found)
        shown = text(who.now(hand))
        try:
            await who.press_id(hand, control["custom_id"], values=choice(control, chance))
        except RefusedByPlayground:
            # Only what is gone by now is refused; the person's window may learn of it a moment later.
            await who.until(lambda gone=control: gone not in playing(who.now(hand)), "the control to be gone")
        assert "went wrong" not in text(who.now(hand)), f"after {control['custom_id']} in\n{shown}"
    raise AssertionError(f"not over after {MOST_PRESSES} presses")


@pytest.mark.parametrize("first", range(PARTS))
async def test_every_preset_is_played_to_its_end(scene, sit, room, first: int) -> None:
    """Several tables at once: much of a game is waiting for the next turn."""
    presets = PRESETS[first::PARTS]
    onlooker = await sit("Olga")

    async def play(preset: Preset) -> None:
        host, channel, walked = await play_preset(sit, room, preset)
        wrong, compared = wrongly_offered(scene.bot, channel, host, walked)
        assert wrong == []
        assert compared > 2
        for reader in (host, onlooker):
            assert told_too_much(scene.bot, channel, reader) == []
        if preset.game != "nanatoridori":  # Its cards are mere numbers, and not told from others.
            assert told_too_much(scene.bot, channel, host, knowing=onlooker), "an onlooker could not know these hands"

    outcomes = await asyncio.gather(*map(play, presets), return_exceptions=True)
    failed = {
        preset.id: repr(outcome) for preset, outcome in zip(presets, outcomes, strict=True) if outcome is not None
    }
    assert failed == {}


async def play_preset(sit, room, preset: Preset) -> tuple[Person, str, set[int]]:
    """The person who has played it, where, and at which moves they turned all pages."""
    chance = Random(preset.id)
    channel = await room("en")
    host = await sit("Ada")
    lobby = await host.command(channel, "play", game=preset.id)
    assert lobby is not None
    for _ in range(find_game(preset.game).seats(preset.rules())[0] - 1):
        await host.press(host.now(lobby), ENGLISH.add)
    table = await start(host, lobby)
    hand = await take_hand(host, table)
    walked: set[int] = set()
    assert await play_on(host, hand, chance, walked) > 0
    result = await host.sees(channel, ENGLISH.result, private=False)
    assert "Ada" in text(result)
    record = await host.press(result, "Record")
    assert record is not None
    assert [each["filename"].endswith(".jsonl") for each in record["attachments"]] == [True]
    return host, channel, walked
