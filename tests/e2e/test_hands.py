"""A hand and what is beside it: reasons, the log, large cards, a forced move that one need not make again."""

import re

import pytest

from tests.e2e.forging import press_forged
from tests.e2e.people import Message, Person, controls, custom_id, labels_of, moves, table_of, text
from tests.e2e.playing import ENGLISH, Labels, in_both_guilds, move_once, somebodys_turn, take_hand, take_hands
from tests.e2e.restarting import start_again
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow


async def reasons(who: Person, hand: Message, labels: Labels) -> Message:
    return await who.press(hand, labels.texts("why-not"))


@in_both_guilds
async def test_a_hand_tells_why_cards_cannot_be_played(scene: Scene, deal, labels: Labels) -> None:
    texts = labels.texts
    _, _, (aoi, hand) = await deal("Aoi", computers=3, labels=labels)
    await aoi.until(lambda: moves(aoi.now(hand)), "the turn")
    reasons_shown = await reasons(aoi, hand, labels)
    assert reasons_shown["id"] != hand["id"]
    assert texts("why-not-title") in text(reasons_shown)
    assert text(reasons_shown).count("\n- ") >= 1
    assert labels_of(reasons_shown) == [labels.hand]
    assert moves(aoi.now(hand)), "the hand stays as it is"
    await start_again(scene)
    again = await reasons(aoi, hand, labels)
    assert text(again) == text(reasons_shown)
    before = moves(aoi.now(hand))
    await aoi.press(again, labels.hand)
    assert moves(aoi.now(again)) == before, "the hand, below, in place of the reasons"


async def test_a_card_pressed_on_an_old_picture_says_why_it_cannot_be_played(deal) -> None:
    channel, table, *hands = await deal("Aoi", "Ben", computers=1)
    who, hand = await somebodys_turn(*hands)
    await move_once(who, hand)
    number = table_of(table)
    answer = await press_forged(who, channel, f"t:why:{number}")
    card = max(
        re.findall(r"(\w+)([♠♥♦♣])(?=.*:)", text(answer)), key=lambda each: abs("A23456789TJQK".find(each[0][0]) - 6)
    )
    rank, suit = card[0].replace("10", "T"), "SHDC"["♠♥♦♣".index(card[1])]
    answer = await press_forged(who, channel, f"m:{number}:0:{rank}{suit}")
    assert "The game has moved on" in text(answer)
    assert re.search(rf"^{''.join(card)}: waiting for ", text(answer), re.MULTILINE)


A_PAGE = 15


def numbers(log: Message | None) -> list[int]:
    assert log is not None
    return [int(found) for found in re.findall(r"^(\d+)\\\. ", text(log), re.MULTILINE)]


@in_both_guilds
async def test_the_newest_moves_come_first_and_all_can_be_read(scene: Scene, deal, labels: Labels) -> None:
    channel, table, (aoi, hand) = await deal("Aoi", computers=3, labels=labels)
    while scene.plies(channel) <= A_PAGE:
        await move_once(aoi, hand, labels)
    await aoi.until(
        lambda: scene.bot.table(channel).seat_of(int(aoi.id)) in scene.bot.table(channel).to_act(), "a turn"
    )
    made = scene.plies(channel)
    newest = await aoi.press(table, labels.log)
    assert numbers(newest) == list(range(made, made - A_PAGE, -1))
    older = custom_id(newest, "<")
    assert numbers(await aoi.press_id(newest, older)) == list(range(A_PAGE, 0, -1))
    old = await press_forged(aoi, channel, f"p:log:{older.split(':')[2]}:0<")
    assert numbers(old) == list(range(A_PAGE, 0, -1)), "a button of an earlier release"


async def picture(who: Person, table: Message) -> bytes:
    """The picture of a person's hand, asked for anew."""
    hand = await take_hand(who, table)
    return await who.download(who.now(hand))


async def test_large_cards_change_the_pictures_of_who_sets_them_alone(begin) -> None:
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    who, hand = await somebodys_turn(*await take_hands(table, aoi, ben))
    assert moves(who.now(hand)), "nothing changes until they move"
    before = [await picture(each, table) for each in (aoi, ben)]
    page = await aoi.command(channel, "settings")
    await aoi.press(page, "s:large")
    after = [await picture(each, table) for each in (aoi, ben)]
    assert after[0] != before[0]
    assert after[1] == before[1]
    page = await aoi.command(channel, "settings")
    await aoi.press(page, "s:large")
    assert await picture(aoi, table) == before[0]


ALWAYS = ENGLISH.texts("always")


def forced(hand: Message) -> dict[str, str] | None:
    return next((each for each in controls(hand) if each.get("label") == ALWAYS), None)


async def until_forced(who: Person, table: Message, hand: Message) -> None:
    """Play until the only move is none of a card."""

    def asked() -> bool:
        return bool(moves(who.now(hand))) or ENGLISH.again in str(who.now(table))

    while forced(await who.until(lambda: asked() and who.now(hand), "a turn")) is None:
        assert moves(who.now(hand)), "the match is over"
        await move_once(who, who.now(hand))


async def test_a_forced_move_is_made_from_then_on(scene: Scene, deal) -> None:
    channel, table, (aoi, hand) = await deal("Aoi", game="domino-sevens", computers=3)
    await until_forced(aoi, table, hand)
    button = forced(aoi.now(hand))
    assert button is not None
    await start_again(scene)
    answer = await aoi.press_id(hand, button["custom_id"])
    assert ENGLISH.texts("always-set") in text(answer)
    assert [each for each in moves(answer) if each.endswith(":draw")] == [], "it drew until something fits"
    page = await aoi.press(await aoi.command(channel, "settings"), "▶")
    switches = {each["custom_id"]: each.get("label") for each in controls(page)}
    assert switches["s:auto"] == ENGLISH.texts("settings-auto-on")
    assert "moved on" not in text(await press_forged(aoi, channel, button["custom_id"])), "a double click is one move"
