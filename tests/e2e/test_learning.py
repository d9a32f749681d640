"""Practice: whole games in private messages, a crash, and every way in and out."""

import asyncio
import re
from random import Random

import pytest

from bot.features.learn.first_deal import MOST_MOVES
from bot.features.learn.ids import Learn
from bot.features.play.ids import AtTable
from bot.text.lessons import TAUGHT, TEACHING
from engine.catalog import MECHANISMS, PRESETS
from i18n import Texts, language_of, texts_in
from tests.e2e.people import (
    Json,
    Message,
    Person,
    RefusedByPlayground,
    alt,
    components,
    controls,
    custom_id,
    labels_of,
    offers,
    text,
)
from tests.e2e.playing import any_control, choice, press_unless_gone, to_press

pytestmark = pytest.mark.slow

SETTINGS = {"SEVENS_COMPUTER_PAUSE": "0.02"}
MOST_PRESSES = 400
GAP = "…"


def words_in(texts: Texts) -> dict[str, str]:
    """Labels and titles of practice, and patterns for its hints and remarks."""
    return {
        "advice": "|".join(
            pattern(texts, *each)
            for each in (("hint-advice", "move"), ("hint-only", "only"), ("learn-advice", "unreasoned"))
        ),
        "over": texts("learn-over", game=GAP).partition(GAP)[0].strip(),
        "again": texts("learn-again"),
        "play": texts("learn-now"),
        "learn": texts("learn-button"),
        "reached": texts("learn-reached"),
    }


def pattern(texts: Texts, message: str, group: str) -> str:
    """Matches such a message about a move, up to its reason; the group is the move."""
    before, after, *_ = texts(message, move=GAP, why=GAP).split(GAP)
    return f"{re.escape(before)}(?P<{group}>.+?){re.escape(after)}"


ENGLISH = words_in(texts_in("en"))


def following(words: dict[str, str], message: Message, found: list[Json]) -> Json | None:
    """The button of the move in the hint; None for a list or a confirmation."""
    reply = re.search(words["advice"], text(message))
    named = None if reply is None else next(filter(None, reply.groupdict().values()))
    return next((each for each in found if each.get("label") == named), None)


async def stop(who: Person, message: Message) -> Message:
    return await choose(who, message, Learn.STOP)


async def choose(who: Person, message: Message, what: str) -> Message:
    """Choose this in the menu of the lesson, which closes when somebody moves."""
    while True:
        menu = who.now(message)
        while not offers(menu, "k:more:"):
            menu = await who.press(menu, texts_in("en")("private-more"))
        try:
            return await who.press_id(menu, custom_id(menu, "k:more:"), values=[what])
        except RefusedByPlayground as refused:
            await who.sees_change(message, menu, refused)


async def practise(who: Person, message: Message, words: dict[str, str], name: str) -> list[str]:
    """Press until the practice is over, mostly following hints; returns all text shown."""

    def ready() -> str | list[Json] | None:
        now = who.now(message)
        shown = text(now)
        return "over" if words["over"] in shown else to_press(now)

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
    title, goal = texts(f"preset-{found.id}"), texts(f"learn-goal-{TEACHING[found.game].goal.name}")
    channel, learner, onlooker = await room("en"), await sit("Hana", locale), await sit("Otto")
    message = await learner.command(channel, "learn", game=preset)
    assert text(message).splitlines()[0] == texts("learn-heading", goal=goal, reached="no")
    assert len(message["attachments"]) == 1, "the table and the hand in one picture"
    said = await practise(learner, message, words, preset)
    assert learner.now(message)["id"] == message["id"], "all in one message"
    assert "result.png" in str(learner.now(message)["attachments"])
    assert sum(words["reached"] in each for each in said) <= 1
    reply = [each for each in onlooker.shown.values() if each["author"].get("bot")]
    assert not reply, "nobody else is told anything"

    assert f"<@{learner.id}>" not in text(await learner.command(channel, "leaderboard", game=preset))
    assert title not in text(await learner.command(channel, "stats")), "it is not counted"
    again = await learner.press(learner.now(message), words["again"])
    assert again["id"] == message["id"]
    assert text(again).startswith(texts("learn-heading", goal=goal, reached="no"))


@pytest.mark.parametrize("game", TAUGHT)
async def test_the_goal_of_a_lesson_is_reached_by_its_hints_and_then_one_plays_at_once(sit, room, game: str) -> None:
    learner, channel = await sit("Hana"), await room()
    which = await learner.command(channel, "learn")
    message = await learner.press_id(which, "k:games", values=[TAUGHT[game].id])
    for _ in range(MOST_MOVES):
        now = await learner.until(lambda: to_press(learner.now(message)) and learner.now(message), "a turn")
        found = following(ENGLISH, now, to_press(now)) or to_press(now)[0]
        advised = [option for option in found.get("options", ()) if option.get("description")]
        values = [option["value"] for option in advised] or choice(found, Random(0))
        shown = await learner.press_id(message, found["custom_id"], values=values)
        sure = [each for each in to_press(shown) if ":!" in each["custom_id"]]
        if sure:
            await learner.press_id(message, sure[0]["custom_id"])
        await learner.until(lambda at=now: text(learner.now(message)) != text(at), "the move")
        if (
            await learner.until(
                lambda: ENGLISH["reached"] in text(learner.now(message)) or to_press(learner.now(message)), "more"
            )
            is True
        ):
            break
    else:
        raise AssertionError(text(learner.now(message)))
    played = await choose(learner, message, Learn.NOW)
    assert played["id"] == message["id"]
    assert ENGLISH["reached"] not in text(played)
    assert texts_in("en")("private-waits") in text(played), "a private table, of which nobody else reads"


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
    stopped = await stop(learner, second)
    assert ENGLISH["over"] in text(stopped)
    assert not to_press(stopped)


async def test_practice_starts_from_several_places_and_leads_to_a_private_table(sit, room) -> None:
    learner, channel = await sit("Hana"), await room()
    picker = await learner.command(channel, "play")
    which = await learner.press(picker, ENGLISH["learn"])
    [games] = [each for each in controls(which) if "options" in each]
    assert len(games["options"]) == len(MECHANISMS)
    practice = await learner.press_id(which, games["custom_id"], values=["insidious-sevens"])
    rules = await choose(learner, practice, AtTable.RULES)
    assert ENGLISH["learn"] not in str(controls(rules)), "one is learning already"
    stopped = await stop(learner, learner.now(practice))
    played = await learner.press(stopped, ENGLISH["play"])
    assert played["id"] == practice["id"]
    assert "t:more:" in str(controls(played)), "the hand of a private table"
    assert not learner.public(channel), "in nobody's sight"


@pytest.mark.parametrize(("game", "taught"), [("killing", True), ("joker", True), ("earl-of-coventry", False)])
async def test_rules_link_to_practice_in_games_with_lessons(sit, room, game: str, taught: bool) -> None:
    learner, channel = await sit("Hana"), await room()
    rules = await learner.command(channel, "rules", game=game)
    assert (ENGLISH["learn"] in labels_of(rules)) is taught
    if taught:
        practice = await learner.press(rules, ENGLISH["learn"])
        await stop(learner, practice)
