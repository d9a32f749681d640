"""The list of cards that cannot be played and why, over the wire: by its button, and by a press on an old picture."""

import re

from tests.e2e.forging import press_forged
from tests.e2e.people import Message, Person, controls, moves, text
from tests.e2e.playing import (
    Labels,
    in_both_guilds,
    move_once,
    open_lobby,
    somebodys_turn,
    start,
    take_hand,
    take_hands,
)
from tests.e2e.restarting import start_again
from tests.e2e.scenes import Scene


async def reasons(who: Person, hand: Message, labels: Labels) -> Message:
    answer = await who.press(hand, labels.texts("why-not"))
    assert answer is not None
    return answer


@in_both_guilds
async def test_a_hand_tells_why_cards_cannot_be_played(scene: Scene, sit, room, labels: Labels) -> None:
    channel, texts = await room(labels.language), labels.texts
    aoi = await sit("Aoi", labels.locale)
    table = await start(aoi, await open_lobby(channel, aoi, computers=3, labels=labels), labels)
    hand = await take_hand(aoi, table, labels)
    await aoi.until(lambda: moves(aoi.now(hand)), "the turn")
    reasons_shown = await reasons(aoi, hand, labels)
    assert reasons_shown["id"] != hand["id"]
    assert texts("why-not-title") in text(reasons_shown)
    assert text(reasons_shown).count("\n- ") >= 1
    assert [each["label"] for each in controls(reasons_shown)] == [labels.hand]
    assert moves(aoi.now(hand)), "the hand stays as it is"
    await start_again(scene)
    again = await reasons(aoi, hand, labels)
    assert text(again) == text(reasons_shown)
    before = moves(aoi.now(hand))
    await aoi.press(again, labels.hand)
    assert moves(aoi.now(again)) == before, "the hand, below, in place of the reasons"


async def test_a_card_pressed_on_an_old_picture_says_why_it_cannot_be_played(sit, room) -> None:
    channel = await room()
    aoi, ben = await sit("Aoi"), await sit("Ben")
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
    hands = await take_hands(table, aoi, ben)
    who, hand = await somebodys_turn(*hands)
    await move_once(who, hand)
    number = controls(table)[0]["custom_id"].split(":")[2]
    _, answer = await press_forged(who, channel, f"t:why:{number}")
    assert answer is not None
    card = max(
        re.findall(r"(\w+)([♠♥♦♣])(?=.*:)", text(answer)), key=lambda each: abs("A23456789TJQK".find(each[0][0]) - 6)
    )
    rank, suit = card[0].replace("10", "T"), "SHDC"["♠♥♦♣".index(card[1])]
    _, answer = await press_forged(who, channel, f"m:{number}:0:{rank}{suit}")
    assert answer is not None
    assert "The game has moved on" in text(answer)
    assert re.search(rf"^{''.join(card)}: waiting for ", text(answer), re.MULTILINE)
