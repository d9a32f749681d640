"""Taking back a decision over the wire: at a table with computers, where the match does not count then, and at practice."""

import orjson
import pytest

from tests.e2e.forging import press_forged
from tests.e2e.people import Message, Person, controls, moves, text
from tests.e2e.playing import (
    ENGLISH,
    JAPANESE,
    Labels,
    in_both_guilds,
    move_once,
    play_out,
    take_hand,
)
from tests.e2e.restarting import start_again
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow

SETTINGS = {"SEVENS_COMPUTER_PAUSE": "0.05"}


def back_button(message: Message) -> str | None:
    """The custom id of the button that takes back."""
    return next((each["custom_id"] for each in controls(message) if each["custom_id"].startswith("z:")), None)


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
    [file] = record["attachments"]
    async with aoi.http.get(file["url"]) as answer:
        assert orjson.loads(await answer.read())["note"] == texts("taken-back-count", times=2)


@pytest.mark.parametrize("labels", [ENGLISH, JAPANESE], ids=lambda labels: labels.language)
async def test_a_learner_takes_back_without_a_question(sit, room, labels: Labels) -> None:
    channel, hana = await room("en"), await sit("Hana", labels.locale)
    message = await hana.command(channel, "learn", game="classic")
    button, choices = await until_taken_back(hana, message, labels)
    back = await hana.press_id(message, button)
    assert labels.texts("take-back-done") in text(back)
    assert written(moves(back)) == choices
    assert labels.texts("refused-taken-back") in text(await press_forged(hana, channel, button))


async def test_there_is_nothing_to_take_back_among_people(begin) -> None:
    channel, table, aoi, _ = await begin("Aoi", "Ben", computers=2)
    hand = await take_hand(aoi, table)
    await move_once(aoi, hand)
    assert back_button(aoi.now(hand)) is None
    number = controls(aoi.now(table))[0]["custom_id"].split(":")[2]
    assert ENGLISH.texts("refused-not-alone") in text(await press_forged(aoi, channel, f"z:{number}:0!"))
