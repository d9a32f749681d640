"""Alone with computers, over the wire: hints, also where the host allows them, refused where not, and while thinkers are
killed; and taking back a decision, where the match does not count then, and at practice."""

import asyncio

import orjson
import pytest

from bot.tables.setup import Hints
from tests.e2e.conftest import Sitter
from tests.e2e.forging import press_forged
from tests.e2e.lobbies import page_at, page_table, reads
from tests.e2e.people import Message, Person, controls, custom_id, moves, table_of, text
from tests.e2e.playing import (
    ENGLISH,
    JAPANESE,
    Labels,
    in_both_guilds,
    move_once,
    play_out,
    somebodys_turn,
    start,
    take_hand,
    take_hands,
)
from tests.e2e.restarting import start_again
from tests.e2e.scenes import Scene
from tests.e2e.test_levels import kill_all

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
    panel = await page_at(aoi, lobby)
    for hints in (Hints.ALLOWED, Hints.FORBIDDEN, Hints.AUTOMATIC, Hints.ALLOWED):
        panel = await aoi.press_id(panel, f"o:hints:{page_table(panel)}:{hints.value}") or panel
        assert ENGLISH.texts("setup-hints-meaning") in text(panel)
        if hints is not Hints.AUTOMATIC:
            await reads(ben, lobby, f"Hints: {ENGLISH.texts('setup-hints-value', hints=hints.value)}")
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
    killing = asyncio.create_task(kill_all(scene, set(), after=0.0))
    try:
        button = await until_offered(aoi, hand)
        question = await aoi.press_id(hand, button)
        assert advice(ENGLISH) in text(await aoi.press_id(question, f"{button}!"))
    finally:
        killing.cancel()


def back_button(message: Message) -> str | None:
    """The custom id of the button that takes back; in the menu of a lesson it is a choice."""
    options = [option["value"] for each in controls(message) for option in each.get("options", ())]
    ids = [*(each["custom_id"] for each in controls(message)), *options]
    return next((each for each in ids if each.startswith("z:")), None)


async def until_taken_back(who: Person, hand: Message, labels: Labels = ENGLISH) -> tuple[str, list[str]]:
    """Decide something and wait for the next turn; returns the button that takes back, and what was chosen among."""
    choices: list[str] = []
    while len(choices) < 2:
        now = await who.until(lambda: moves(who.now(hand)) and who.now(hand), "a turn")
        choices = moves(now)
        assert await move_once(who, hand, labels), "the match is over"
    await who.until(lambda: moves(who.now(hand)), "the next turn")
    found = back_button(who.now(hand))
    assert found is not None
    return found, written(choices)


def written(buttons: list[str]) -> list[str]:
    """The moves of these custom ids."""
    return [each.split(":")[3] for each in buttons]


@in_both_guilds
async def test_alone_with_computers_one_takes_back_and_the_match_does_not_count(
    scene: Scene, deal, labels: Labels
) -> None:
    texts = labels.texts
    channel, table, (aoi, hand) = await deal("Aoi", computers=3, labels=labels)
    assert back_button(aoi.now(hand)) is None, "there is nothing to take back yet"
    button, choices = await until_taken_back(aoi, hand, labels)
    stale = moves(aoi.now(hand))[0]

    question = await aoi.press_id(hand, button)
    assert texts("take-back-no") in str(question), "it says first that the match does not count then"
    assert not scene.bot.table(channel).take_backs
    await start_again(scene)
    back = await aoi.press_id(question, f"{button}!")
    assert texts("take-back-done") in text(back)
    assert written(moves(back)) == choices, "the same choice"
    assert len(scene.bot.table(channel).take_backs) == 1

    for old, refusal in ((stale, "refused-stale"), (f"{button}!", "refused-taken-back")):
        reply = await press_forged(aoi, channel, old)
        assert texts(refusal) in text(reply)
    hand = reply
    again, _ = await until_taken_back(aoi, hand, labels)
    assert texts("take-back-done") in text(await aoi.press_id(hand, again)), "it is asked only once"

    log = await aoi.press(table, labels.log)
    assert texts("taken-back", name="", moves=1, times=2)[-8:] in text(log), text(log)
    await start_again(scene)
    await play_out(aoi, hand, labels)
    result = await aoi.until(lambda: labels.again in str(aoi.now(table)) and aoi.now(table), "the result")
    assert texts("result-taken-back", times=2) in text(result)
    assert texts("taken-back-count", times=2) in text(await aoi.press(result, texts("replay-button")))
    assert texts("preset-classic") not in text(await aoi.command(channel, "stats")), "it is not counted"
    record = await aoi.press(result, texts("record-button"))
    assert orjson.loads(await aoi.download(record))["note"] == texts("taken-back-count", times=2)


@pytest.mark.parametrize("labels", [ENGLISH, JAPANESE], ids=lambda labels: labels.language)
async def test_a_learner_takes_back_without_a_question(sit, room, labels: Labels) -> None:
    channel, hana = await room("en"), await sit("Hana", labels.locale)
    message = await hana.command(channel, "learn", game="classic")
    choices: list[str] = []
    while len(choices) < 2:
        choices = moves(await hana.until(lambda: moves(hana.now(message)) and hana.now(message), "a turn"))
        assert await move_once(hana, message, labels), "the match is over"
    await hana.until(lambda: moves(hana.now(message)), "the next turn")
    menu = await hana.press(hana.now(message), labels.texts("private-more"))
    button = back_button(menu)
    assert button is not None
    back = await hana.press_id(menu, custom_id(menu, "k:more:"), values=[button])
    assert labels.texts("take-back-done") in text(back)
    assert written(moves(back)) == written(choices)
    assert labels.texts("refused-taken-back") in text(await press_forged(hana, channel, button))


async def test_there_is_nothing_to_take_back_among_people(begin) -> None:
    channel, table, aoi, _ = await begin("Aoi", "Ben", computers=2)
    hand = await take_hand(aoi, table)
    await move_once(aoi, hand)
    assert back_button(aoi.now(hand)) is None
    number = controls(aoi.now(table))[0]["custom_id"].split(":")[2]
    assert ENGLISH.texts("refused-not-alone") in text(await press_forged(aoi, channel, f"z:{number}:0!"))
