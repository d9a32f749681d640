"""The list of cards that cannot be played and why, over the wire: by its button, and by a press on an old picture."""

import re

from tests.e2e.forging import press_forged
from tests.e2e.people import Message, Person, labels_of, moves, table_of, text
from tests.e2e.playing import (
    Labels,
    in_both_guilds,
    move_once,
    somebodys_turn,
)
from tests.e2e.restarting import start_again
from tests.e2e.scenes import Scene


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
