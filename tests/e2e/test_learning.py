"""Practice: whole games in private messages, a crash, and every way in and out."""

import asyncio
import re
from random import Random

import pytest

from engine.catalog import PRESETS
from i18n import Texts, language_of, texts_in
from tests.e2e.people import Json, Message, Person, RefusedByPlayground, alt, components, controls, labels_of, text
from tests.e2e.playing import any_control, choice, press_unless_gone, to_press

pytestmark = pytest.mark.slow

SETTINGS = {"SEVENS_COMPUTER_PAUSE": "0.02"}
MOST_PRESSES = 400
GAP = "…"


def words_in(texts: Texts) -> dict[str, str]:
    """Labels and titles of practice, and patterns for its hints and remarks."""
    return {
        "advice": f"{pattern(texts, 'hint-advice', 'move')}|{pattern(texts, 'hint-only', 'only')}",
        "remark": pattern(texts, "learn-followed", "move"),
        "over": texts("learn-over", game=GAP).partition(GAP)[0].strip(),
        "again": texts("learn-again"),
        "play": texts("learn-play"),
        "stop": texts("learn-stop"),
        "learn": texts("learn-button"),
        "title": texts("learn-title", game=GAP).partition(GAP)[0],
    }


def pattern(texts: Texts, message: str, group: str) -> str:
    """Matches such a message about a move, up to its reason; the group is the move."""
    before, after, _ = texts(message, move=GAP, why=GAP).split(GAP)
    return f"{re.escape(before)}(?P<{group}>.+?){re.escape(after)}"


ENGLISH = words_in(texts_in("en"))


def following(words: dict[str, str], message: Message, found: list[Json]) -> Json | None:
    """The button of the move in the hint; None for a list or a confirmation."""
    reply = re.search(words["advice"], text(message))
    named = None if reply is None else reply["move"] or reply["only"]
    return next((each for each in found if each.get("label") == named), None)


async def practise(who: Person, message: Message, words: dict[str, str], name: str) -> list[str]:
    """Press until the practice is over, mostly following hints; returns all text shown."""

    def ready() -> str | list[Json] | None:
        now = who.now(message)
        return "over" if words["over"] in text(now) else to_press(now)

    said: list[str] = []
    pressed = 0
    while pressed < MOST_PRESSES:
        chance = Random(f"{name}/{pressed}")
        found = await who.until(ready, "something to press")
        now = who.now(message)
        said.append(text(now))
        if found == "over":
            return said
        advised = following(words, now, found)
        is_asked = any(":!" in each["custom_id"] for each in found)
        if not is_asked and any(each["custom_id"].startswith("m:") for each in found):
            assert re.search(words["advice"], text(now)), text(now)
        control = advised if advised is not None and chance.random() < 0.7 else any_control(found, chance)
        if await press_unless_gone(who, message, control, choice(control, chance)):
            pressed += 1
            pictures = [each["type"] == 12 for each in components(who.now(message))]
            assert any(pictures) is bool(alt(who.now(message))), "what is shown is told in words"
    raise AssertionError(f"not over after {MOST_PRESSES} presses")


async def test_practice_games_are_played_to_their_ends(sit, room) -> None:
    """Several at once, as most of a game is waiting."""
    games = [("classic", "en-US"), ("killing", "ja"), ("insidious-sevens", "en-US"), ("nanatoridori", "ja")]
    await asyncio.gather(*(learn_whole(sit, room, preset, locale) for preset, locale in games))


async def learn_whole(sit, room, preset: str, locale: str) -> None:
    texts = texts_in(language_of(locale))
    words = words_in(texts)
    found = next(each for each in PRESETS if each.id == preset)
    title = texts(f"preset-{found.id}")
    channel, learner, onlooker = await room("en"), await sit("Hana", locale), await sit("Otto")
    message = await learner.command(channel, "learn", game=preset)
    assert text(message).startswith(words["title"] + title)
    assert len(message["attachments"]) == 1, "the table and the hand in one picture"
    said = await practise(learner, message, words, preset)
    assert learner.now(message)["id"] == message["id"], "all in one message"
    places = [
        texts("learn-over-place", rank=rank, seats=seats) for seats in range(3, 8) for rank in range(1, seats + 1)
    ]
    assert any(each in said[-1] for each in places), said[-1]
    remarks = [each for each in said if re.search(words["remark"], each)]
    assert remarks, "what one's move did is told"
    reply = [each for each in onlooker.shown.values() if each["author"].get("bot")]
    assert not reply, "nobody else is told anything"

    assert f"<@{learner.id}>" not in text(await learner.command(channel, "leaderboard", game=preset))
    assert title not in text(await learner.command(channel, "stats")), "it is not counted"
    again = await learner.press(learner.now(message), words["again"])
    assert again["id"] == message["id"]
    assert text(again).startswith(words["title"])


async def test_a_practice_survives_a_restart(scene, sit, room) -> None:
    learner, channel = await sit("Hana"), await room()
    message = await learner.command(channel, "learn", game="classic")
    await learner.until(lambda: to_press(learner.now(message)), "a turn")
    shown_text = text(learner.now(message))
    await asyncio.to_thread(scene.bot.kill)
    await asyncio.to_thread(scene.bot.start)
    await learner.press(learner.now(message), to_press(learner.now(message))[0]["custom_id"])
    await learner.until(lambda: text(learner.now(message)) != shown_text, "the move to be made where it was pressed")
    shown = await learner.command(channel, "learn")
    assert "Your practice of **Shichi Narabe (Sevens)** is still open" in text(shown)
    gone_on = await learner.press(shown, "Go on: Shichi Narabe (Sevens)")
    await learner.until(lambda: to_press(learner.now(gone_on)), "a turn")
    assert not [each for each in learner.shown.values() if "Open a table" in text(each)]


async def test_a_new_practice_closes_the_previous_one(sit, room) -> None:
    learner, channel = await sit("Hana"), await room()
    first = await learner.command(channel, "learn", game="nanatoridori")
    await learner.until(lambda: to_press(learner.now(first)), "a turn")
    old = to_press(learner.now(first))[0]["custom_id"]
    second = await learner.command(channel, "learn", game="killing")
    assert second["id"] != first["id"]
    await learner.until(lambda: ENGLISH["over"] in text(learner.now(first)), "the first to be over")
    with pytest.raises(RefusedByPlayground):
        await learner.press_id(first, old)
    stopped = await learner.press(second, ENGLISH["stop"])
    assert ENGLISH["over"] in text(stopped)
    assert not to_press(stopped)


async def test_practice_starts_from_several_places_and_leads_to_a_match_table(sit, room) -> None:
    learner, channel = await sit("Hana"), await room()
    picker = await learner.command(channel, "play")
    which = await learner.press(picker, ENGLISH["learn"])
    for game in ("Shichi Narabe (Sevens)", "Killing Sevens", "Insidious Sevens", "Nanatoridori"):
        assert game in labels_of(which)
    practice = await learner.press(which, "Insidious Sevens")
    assert ENGLISH["learn"] not in str(controls(await learner.press(practice, "Rules"))), "one is learning already"
    stopped = await learner.press(learner.now(practice), ENGLISH["stop"])
    await learner.press(stopped, ENGLISH["play"])
    lobby = await learner.sees(channel, "Insidious Sevens", private=False)
    assert "Join" in labels_of(lobby)
    assert "The table is open" in text(learner.now(stopped))
    assert not controls(learner.now(stopped)), "the practice is over with it"


@pytest.mark.parametrize(("game", "taught"), [("killing", True), ("joker", True), ("fan-tan", False)])
async def test_rules_link_to_practice_in_games_with_lessons(sit, room, game: str, taught: bool) -> None:
    learner, channel = await sit("Hana"), await room()
    rules = await learner.command(channel, "rules", game=game)
    assert (ENGLISH["learn"] in labels_of(rules)) is taught
    if taught:
        practice = await learner.press(rules, ENGLISH["learn"])
        assert text(practice).startswith(ENGLISH["title"])
        await learner.press(practice, ENGLISH["stop"])
