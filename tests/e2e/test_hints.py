"""Hints over the wire: alone with computers, where the host allows them, refused where not; while thinkers are killed."""

import asyncio
import contextlib
import os
import signal

import pytest

from bot.tables.entries import Hints
from tests.e2e.conftest import Sitter
from tests.e2e.forging import press_forged
from tests.e2e.lobbies import page_of, page_table, reads
from tests.e2e.people import Message, Person, controls, moves, table_of, text
from tests.e2e.playing import (
    ENGLISH,
    Labels,
    in_both_guilds,
    move_once,
    play_out,
    somebodys_turn,
    start,
    take_hand,
    take_hands,
)
from tests.e2e.scenes import Scene
from tests.e2e.test_levels import thinkers

pytestmark = pytest.mark.slow

SETTINGS = {"SEVENS_COMPUTER_PAUSE": "0.05", "SEVENS_THINKERS": "1"}
SUCCESS = 3


def hint_button(message: Message) -> str | None:
    """The custom id of the button that asks for a hint."""
    return next((each["custom_id"] for each in controls(message) if each["custom_id"].startswith("h:")), None)


async def until_offered(who: Person, hand: Message, labels: Labels = ENGLISH) -> str:
    """Play until there is a hint to ask for."""
    while True:
        now = await who.until(lambda: moves(who.now(hand)) and who.now(hand), "a turn")
        found = hint_button(now)
        if found is not None:
            return found
        assert await move_once(who, hand, labels), "the match is over"


def advice(labels: Labels) -> str:
    """How a hint begins."""
    return labels.texts("hint-advice", move="…", why="…").partition("…")[0]


def highlighted(message: Message) -> list[str]:
    """The moves whose buttons are highlighted."""
    return [
        each["custom_id"] for each in controls(message) if each.get("style") == SUCCESS and each["custom_id"][0] == "m"
    ]


@in_both_guilds
async def test_who_is_alone_asks_for_a_hint_and_the_match_does_not_count(scene: Scene, deal, labels: Labels) -> None:
    texts = labels.texts
    channel, table, (aoi, hand) = await deal("Aoi", computers=3, labels=labels)
    button = await until_offered(aoi, hand, labels)
    question = await aoi.press_id(hand, button)
    assert texts("hint-question", others="no") in text(question)
    assert scene.bot.table(channel).counts
    shown = await aoi.press_id(question, f"{button}!")
    assert advice(labels) in text(shown)
    [best] = highlighted(shown)
    assert not scene.bot.table(channel).counts
    assert hint_button(shown) is None

    await aoi.press_id(shown, best)
    answer = await press_forged(aoi, channel, f"{button}!")
    assert texts("refused-stale") in text(answer), text(answer)
    hand = await take_hand(aoi, table, labels)
    button = await until_offered(aoi, hand, labels)
    assert advice(labels) in text(await aoi.press_id(hand, button)), "it is asked only once"
    await play_out(aoi, hand, labels)
    await aoi.until(lambda: labels.result in text(aoi.now(table)), "the result")
    sign = next(sign for sign in ("🔵 ", "🟧 ") if f"{sign}Aoi" in text(aoi.now(table)))
    told_at_last = texts("result-hinted", name=f"{sign}Aoi", times=2)
    await aoi.until(lambda: told_at_last in text(aoi.now(table)), told_at_last)


@in_both_guilds
async def test_hints_go_when_a_second_person_sits_down_unless_the_host_allows_them(
    gather, sit: Sitter, labels: Labels
) -> None:
    texts = labels.texts
    channel, lobby, aoi, _ = await gather("Aoi", "Ben", computers=1, labels=labels)
    table = await start(aoi, lobby, labels)
    asked = f"h:{table_of(table)}:0!"
    assert hint_button(await take_hand(aoi, table, labels)) is None
    answer = await press_forged(aoi, channel, asked)
    assert texts("refused-no-hints", why="people") in text(answer), text(answer)
    answer = await press_forged(await sit("Chika", labels.locale), channel, asked)
    assert texts("refused-not-seated") in text(answer), text(answer)


async def test_the_host_allows_hints_and_the_lobby_says_so(gather) -> None:
    _, lobby, aoi, ben = await gather("Aoi", "Ben")
    page = await page_of(aoi, lobby)
    for hints in (Hints.ALLOWED, Hints.FORBIDDEN, Hints.AUTOMATIC, Hints.ALLOWED):
        page = await aoi.press_id(page, f"o:hints:{page_table(page)}:{hints.value}") or page
        assert ENGLISH.texts("setup-hints-meaning", hints=hints.value) in text(page)
        if hints is not Hints.AUTOMATIC:
            await reads(ben, lobby, ENGLISH.texts("lobby-hints", hints=hints.value))
    table = await start(aoi, lobby)
    hands = await take_hands(table, aoi, ben)
    who, hand = await somebodys_turn(*hands)
    while (button := hint_button(who.now(hand))) is None:
        await move_once(who, hand)
        who, hand = await somebodys_turn(*hands)
    question = await who.press_id(hand, button)
    assert ENGLISH.texts("hint-question", others="yes") in text(question)
    assert advice(ENGLISH) in text(await who.press_id(question, f"{button}!"))


async def test_a_hint_comes_though_its_process_is_killed(scene: Scene, gather) -> None:
    _, lobby, aoi = await gather("Aoi", computers=3)
    table = await start(aoi, lobby)
    hand = await take_hand(aoi, table)
    killing = asyncio.create_task(kill_each(scene))
    try:
        button = await until_offered(aoi, hand)
        question = await aoi.press_id(hand, button)
        assert advice(ENGLISH) in text(await aoi.press_id(question, f"{button}!"))
    finally:
        killing.cancel()


async def kill_each(scene: Scene) -> None:
    """Kill each process that thinks as soon as it is there."""
    while True:
        for pid in list(thinkers(scene)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.005)
