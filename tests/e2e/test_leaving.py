"""Leaving during a match: the question states the cost, and all messages agree afterwards."""

import re

import pytest

from tests.e2e.forging import press_forged
from tests.e2e.people import EPHEMERAL, Message, Person, alt, controls, table_of, text
from tests.e2e.playing import (
    ENGLISH,
    Labels,
    everybody_plays,
    in_both_guilds,
    is_over,
    open_lobby,
    sees_result,
    start,
    take_hand,
)
from tests.e2e.restarting import start_again
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow


async def ask_to_leave(who: Person, table: Message, labels: Labels) -> Message:
    return await who.press(table, labels.leave)


def buttons(message: Message) -> list[str]:
    return [each["custom_id"].split(":")[1] for each in controls(message)]


@in_both_guilds
async def test_the_hand_of_a_player_who_left_shows_that_and_no_cards(sit, room, labels: Labels) -> None:
    channel, texts = await room(labels.language), labels.texts
    aoi, ben, cai = [await sit(name, labels.locale) for name in ("Aoi", "Ben", "Cai")]
    table = await start(aoi, await open_lobby(channel, aoi, ben, cai, labels=labels), labels)
    hand = await take_hand(ben, table, labels)
    question = await ask_to_leave(ben, table, labels)
    assert texts("notice-leave-question", others=2, more="yes") in text(question)
    assert buttons(question) == ["away", "gone", "hand"]
    assert texts("notice-step-away-question") in text(question)
    assert texts("hand-left") in text(await ben.press_id(question, controls(question)[1]["custom_id"]))
    closed = await ben.until(lambda: texts("hand-left") in text(ben.now(hand)) and ben.now(hand), "a closed hand")
    assert controls(closed) == closed["attachments"] == []
    assert texts("hand-not-your-turn") not in text(closed)
    for asked in (await ben.press(ben.now(table), labels.hand), await ben.command(channel, "hand")):
        assert asked
        assert texts("hand-left") in text(asked)
        assert controls(asked) == []


@in_both_guilds
async def test_the_last_person_confirms_leaving_as_it_ends_the_match(deal, labels: Labels) -> None:
    texts = labels.texts
    _, table, (aoi, hand) = await deal("Aoi", computers=3, labels=labels)
    question = await ask_to_leave(aoi, table, labels)
    assert texts("notice-leave-question", others=0, more="yes") in text(question)
    assert buttons(question) == ["away", "end", "hand"]
    answer = await aoi.press_id(question, controls(question)[1]["custom_id"])
    assert texts("hand-left-ended") in text(answer)
    assert texts("hand-left") not in text(answer)
    await aoi.until(lambda: texts("hand-left-ended") in text(aoi.now(hand)), "the hand to say the same")
    ended = texts("lobby-closed", ending="deserted", stage="played")
    await aoi.until(lambda: ended in text(aoi.now(table)), "the table to say the same")


async def test_a_player_who_became_the_last_person_is_asked_again(scene: Scene, begin) -> None:
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    questions = {who: await ask_to_leave(who, table, ENGLISH) for who in (aoi, ben)}
    assert all("rated all the same" in text(each) for each in questions.values())
    await aoi.press(questions[aoi], "Leave for good")
    anew = await ben.press(questions[ben], "Leave for good")
    assert "**the game ends**" in text(anew)
    assert not scene.bot.table(channel).participants[1].left
    assert await ben.press(anew, "Stay")
    again = await ask_to_leave(ben, table, ENGLISH)
    assert ENGLISH.texts("hand-left-ended") in text(await ben.press(again, "Leave and end the game"))


async def test_a_hand_left_before_the_end_shows_that_after_the_end(begin) -> None:
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    question = await ask_to_leave(ben, table, ENGLISH)
    assert "A computer plays on" in text(await ben.press(question, "Leave for good"))
    shown = await aoi.sees(channel, "has left", private=False)
    assert shown["id"] == table["id"]
    await everybody_plays([aoi], table)
    number = table_of(question)
    assert "You left this game before its end" in text(await press_forged(ben, channel, f"t:hand:{number}"))
    # Leaving spoils nobody's rating: who left comes last, everywhere.
    result = await sees_result(aoi, channel)
    assert "Not rated" not in text(result), "who leaves takes no rating from who stays"
    words = alt(result)
    assert re.search(r"Aoi \([^()]*rating [^()]*\(\+\d+\)", words)
    assert re.search(r"Place 3: Ben \(left early: counts as last[^()]*rating [^()]*\(-\d+\)", words)
    for who in (aoi, ben):  # Their own results show the ratings, which come last, too.
        await who.until(lambda who=who: "rating" in own_result(who, channel), "the ratings in one's own result")
    await lists_agree(channel, aoi, ben)


async def test_who_is_away_at_the_end_is_last_in_the_result_and_in_all_lists(begin) -> None:
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    await ben.press(await ask_to_leave(ben, table, ENGLISH), ENGLISH.texts("notice-step-away"))
    await everybody_plays([aoi], table)
    words = alt(await sees_result(aoi, channel))
    assert re.search(r"Place 3: Ben \(away at the end: counts as last[^()]*rating [^()]*\(-\d+\)", words)
    await lists_agree(channel, aoi, ben)


def own_result(who: Person, channel: str) -> str:
    """The alt texts of the newest private message with a result."""
    found = who.newest(channel, lambda message: is_over(message) and bool(message["flags"] & EPHEMERAL))
    return "" if found is None else alt(found)


async def lists_agree(channel: str, aoi: Person, ben: Person) -> None:
    """`/matches` and `/stats` of both say that Ben was last."""
    for who, sign, other in ((aoi, "+", ben), (ben, "−", aoi)):
        matches, stats = await who.command(channel, "matches"), await who.command(channel, "stats")
        assert f"rating {sign}" in text(matches)
        assert ("place 3 of 3" in text(matches)) == (who is ben)
        assert f"{other.name}: ahead {1 if who is aoi else 0} of 1" in alt(stats)


@in_both_guilds
async def test_who_steps_away_is_played_for_until_they_are_back(scene: Scene, begin, labels: Labels) -> None:
    texts = labels.texts
    channel, table, _, ben = await begin("Aoi", "Ben", computers=1, labels=labels)
    await take_hand(ben, table, labels)
    hand = await ben.press(await ask_to_leave(ben, table, labels), texts("notice-step-away"))
    assert texts("notice-stepped-away") in text(hand)
    assert scene.bot.table(channel).participants[1].away
    assert buttons(await ask_to_leave(ben, table, labels)) == ["gone", "hand"]
    await start_again(scene)
    back = await ben.press(hand, labels.back)
    assert texts("notice-back") in text(back)
    assert not scene.bot.table(channel).participants[1].away
