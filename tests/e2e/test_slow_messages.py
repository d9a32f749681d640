"""Turns of slow matches by direct message, over the wire: the message is the hand, a refusal leads back to mentions."""

import sys
from collections.abc import Iterable
from random import Random

import pytest

from bot.features.play.planned_groups import planned_in_groups
from bot.tables.entries import MovedBy
from engine.cards import find
from engine.views import GroupTable, Phase, View
from tests.e2e.conftest import Sitter
from tests.e2e.people import EPHEMERAL, Message, Person, labels_of, moves, table_of, text
from tests.e2e.playing import ENGLISH, Labels, choice, in_both_guilds, move_once, take_hand, to_press
from tests.e2e.restarting import quiet, start_again
from tests.e2e.scenes import Scene
from tests.e2e.test_slow import slow_lobby, started_here

pytestmark = pytest.mark.slow

SETTINGS = {"SEVENS_COMPUTER_PAUSE": "60"}
STAGED = {"command": (sys.executable, "-m", "tests.e2e.called_bot", "run")}


async def by_message(who: Person, channel: str, labels: Labels = ENGLISH) -> None:
    page = await who.command(channel, "settings")
    for _ in range(3):
        page = await who.press(page, "▶")
    assert labels.texts("settings-turn-off") in str(page["components"])
    page = await who.press_id(page, "s:turn")
    assert labels.texts("settings-turn-on") in str(page["components"])


def direct(who: Person, channel: str) -> list[Message]:
    """The direct messages that have a hand."""
    there = who.shown.values()
    return [each for each in there if each["channel_id"] != channel and not each["flags"] & EPHEMERAL and moves(each)]


def asked_at(scene: Scene, channel: str, *people: Person) -> tuple[Person, Person]:
    """Who is to act, and the next one."""
    table = scene.bot.table(channel)
    user = table.at(table.to_act()[0]).user
    asked = next(each for each in people if int(each.id) == user)
    return asked, next(each for each in people if each is not asked)


@in_both_guilds
async def test_a_message_is_the_hand_and_is_played_by_its_buttons(scene: Scene, sit: Sitter, labels: Labels) -> None:
    channel = scene.new_channel("by message", labels.language)
    aoi, ben = await sit("Aoi", labels.locale), await sit("Ben", labels.locale)
    for who in (aoi, ben):
        await by_message(who, channel, labels)
    lobby = await slow_lobby(aoi, channel, ben, labels=labels)
    await started_here(aoi, lobby)
    asked, other = asked_at(scene, channel, aoi, ben)
    if asked is aoi:  # The host has looked at the hand, as the start was answered with it.
        hand = next(each for each in aoi.shown.values() if each["flags"] & EPHEMERAL and moves(each))
        await move_once(aoi, hand)
        asked, other = other, asked
    [hand] = await asked.until(lambda: direct(asked, channel), "the hand as a direct message")
    pushed = next(each for each in asked.history if each["id"] == hand["id"])
    said = labels.texts("slow-message", game="|", until="|", reminds="no").split("|")
    assert all(part.strip("*") in pushed["content"] for part in said), "what a notification shows"
    assert labels_of(pushed) == [labels.hand]
    assert not hand["content"]
    before = scene.plies(channel)
    assert f"/{channel})" in text(hand)
    scene.bot.kill()
    scene.bot.start()
    await move_once(asked, hand)
    assert scene.plies(channel) == before + 1
    assert not moves(asked.now(hand)), "the answer stands in its place"
    assert not any(f"<@{who.id}>" in each["content"] for who in (aoi, ben) for each in other.history)
    [_] = await other.until(lambda: direct(other, channel), "the other's message")


async def test_a_refusal_leads_to_a_mention_and_is_said_at_the_next_press(scene: Scene, sit: Sitter) -> None:
    channel, aoi, ben = scene.new_channel("closed"), await sit("Aoi"), await sit("Ben")
    for who in (aoi, ben):
        await by_message(who, channel)
        await who.ask("PATCH", f"/people/{who.id}", {"dms_open": False})
    lobby = await slow_lobby(aoi, channel, ben)
    await started_here(aoi, lobby)
    asked, other = asked_at(scene, channel, aoi, ben)
    if asked is aoi:
        hand = next(each for each in aoi.shown.values() if each["flags"] & EPHEMERAL and moves(each))
        await move_once(aoi, hand)
        asked = other
    mention = f"<@{asked.id}>"
    called = await asked.until(
        lambda: next((each for each in asked.shown.values() if mention in each["content"]), None), "a mention"
    )
    hand = await asked.press(called, ENGLISH.hand)
    assert ENGLISH.texts("slow-message-refused") in text(hand)
    hand = await asked.press(called, ENGLISH.hand)
    assert ENGLISH.texts("slow-message-refused") not in text(hand)


@in_both_guilds
async def test_a_plan_is_laid_by_menus_and_carried_out_after_a_kill(scene: Scene, sit: Sitter, labels: Labels) -> None:
    texts, channel = labels.texts, scene.new_channel("planned", labels.language)
    aoi, ben = await sit("Aoi", labels.locale), await sit("Ben", labels.locale)
    lobby = await slow_lobby(aoi, channel, ben, labels=labels)
    hand = await started_here(aoi, lobby)
    asked, waiting = asked_at(scene, channel, aoi, ben)
    hands = {aoi: hand, ben: await take_hand(ben, lobby, labels)}
    own, table = hands[waiting], scene.bot.table(channel)
    cards = sorted(table.view(table.seat_of(int(waiting.id))).hand, key=lambda each: abs(each.rank - 6))[:3]
    await quiet(scene)
    seen = {text(each) for each in asked.history}
    page = await waiting.press(own, texts("plan"))
    assert page["id"] == own["id"]
    for number, card in enumerate(cards):
        page = await waiting.press_id(page, f"pn:{table_of(lobby)}:0", values=[card.code])
        assert texts("plan-is", cards="|").partition("|")[0].removeprefix("-# ") in text(page), number
    assert texts("plan") not in labels_of(page)
    assert texts("plan-drop") in labels_of(page)
    await start_again(scene)
    assert {text(each) for each in asked.history} == seen, "the others see nothing of it"
    await move_once(asked, hands[asked])
    await asked.until(lambda: scene.plies(channel) >= 2, "the planned move")
    [played] = scene.bot.table(channel).history[1:2]
    assert str(played.move) in [card.code for card in cards]
    assert played.by is MovedBy.PERSON


@in_both_guilds
async def test_a_plan_of_groups_makes_whole_turns_after_a_kill(scene: Scene, sit: Sitter, labels: Labels) -> None:
    texts, channel = labels.texts, scene.new_channel("groups", labels.language)
    people = [await sit(name, labels.locale) for name in ("Aoi", "Ben", "Cai")]
    lobby = await slow_lobby(people[0], channel, *people[1:], game="nanatoridori", labels=labels)
    hands = {people[0]: await started_here(people[0], lobby)}
    hands |= {who: await take_hand(who, lobby, labels) for who in people[1:]}
    first = scene.bot.table(channel).to_act()[0]
    asked, waiting = people[first], people[(first + 1) % 3]
    seat = (first + 1) % 3
    numbers = dict.fromkeys(each.code for each in scene.bot.table(channel).view(seat).hand)
    page = await waiting.press(hands[waiting], texts("plan"))
    for number in numbers:
        assert texts("plan-next-group", number=[*numbers].index(number) + 1) in str(page["components"])
        page = await waiting.press_id(page, f"pn:{table_of(lobby)}:0", values=[number])
    assert texts("plan") not in labels_of(page)
    assert texts("plan-drop") in labels_of(page)
    assert texts("plan-is-groups", cards=" ".join(numbers)).removeprefix("-# ") in text(page)
    scene.bot.kill()
    scene.bot.start()
    assert scene.plies(channel) == 0
    shown = await asked.until(lambda: to_press(asked.now(hands[asked])), "the first turn")
    await asked.press_id(hands[asked], shown[0]["custom_id"], values=choice(shown[0], Random(1)))
    await asked.until(lambda: scene.plies(channel), "the first move")
    view = scene.bot.table(channel).view(seat)
    if seat in view.to_act and view.phase is Phase.PLAY:
        expected = written_plan(view, numbers)
    else:  # It has moved already.
        expected = str(scene.bot.table(channel).history[1].move)

    def is_done() -> bool:
        now = scene.bot.table(channel).view(seat)
        return seat not in now.to_act or written_plan(now, numbers) is None

    await waiting.until(is_done, "the planned turn, or a choice of the person's own")
    played = [each for each in scene.bot.table(channel).history if each.seat == seat]
    assert [str(each.move) for each in played[:1]] == ([] if expected is None else [expected])
    assert all(each.by is MovedBy.PERSON for each in played)


def written_plan(view: View, numbers: Iterable[str]) -> str | None:
    """What a plan of these numbers does."""
    assert isinstance(view.table, GroupTable)
    move = planned_in_groups(view, view.table, [each for code in numbers if (each := find(code))])
    return None if move is None else str(move)


async def test_a_plan_is_dropped_by_its_button_and_the_person_is_asked(scene: Scene, sit: Sitter) -> None:
    channel, aoi, ben = scene.new_channel("dropped"), await sit("Aoi"), await sit("Ben")
    lobby = await slow_lobby(aoi, channel, ben)
    hand = await started_here(aoi, lobby)
    asked, waiting = asked_at(scene, channel, aoi, ben)
    hands = {aoi: hand, ben: await take_hand(ben, lobby)}
    own, table = hands[waiting], scene.bot.table(channel)
    [card, *_] = sorted(table.view(table.seat_of(int(waiting.id))).hand, key=lambda each: abs(each.rank - 6))
    page = await waiting.press(own, ENGLISH.texts("plan"))
    page = await waiting.press_id(page, f"pn:{table_of(lobby)}:0", values=[card.code])
    page = await waiting.press(page, ENGLISH.texts("plan-drop"))
    assert ENGLISH.texts("plan-dropped") in text(page)
    await move_once(asked, hands[asked])
    await waiting.until(lambda: moves(waiting.now(own)), "the turn")
    assert scene.plies(channel) == 1
