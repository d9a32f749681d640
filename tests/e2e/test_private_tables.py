"""Private tables over the wire: alone beside a public table, through a restart, and into the channel."""

import asyncio
from random import Random

import pytest

from tests.e2e.conftest import Room, Sitter
from tests.e2e.forging import press_forged
from tests.e2e.people import EPHEMERAL, Message, Person, alt, controls, labels_of, moves, text
from tests.e2e.playing import (
    ENGLISH,
    Labels,
    any_control,
    choice,
    in_both_guilds,
    open_lobby,
    press_unless_gone,
    to_press,
)
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow

MOST_PRESSES = 300


def more_of(hand: Message) -> str:
    """The custom id of the menu under a private hand."""
    return next(each["custom_id"] for each in controls(hand) if each["custom_id"].startswith("t:more:"))


async def play_alone(who: Person, channel: str, labels: Labels = ENGLISH) -> Message:
    """*Play Sevens now* on the first page, or beside the table that the channel has; returns the hand."""
    page = await who.command(channel, "play")
    await who.press(page, labels.texts("picker-now"))
    await who.until(lambda: to_press(who.now(page)), "a hand to play from")
    assert who.now(page)["flags"] & EPHEMERAL
    return who.now(page)


async def play_on(who: Person, hand: Message, labels: Labels = ENGLISH, *, most: int = MOST_PRESSES) -> bool:
    """Press what the hand shows, to the end of the match; False: only `most` times."""
    title = labels.result.strip()

    def ready() -> bool:
        return bool(to_press(who.now(hand))) or title in text(who.now(hand))

    for pressed in range(most):
        await who.until(ready, "something to press")
        if title in text(who.now(hand)):
            return True
        chance = Random(pressed)
        control = any_control(to_press(who.now(hand)), chance)
        await press_unless_gone(who, who.now(hand), control, choice(control, chance))
    return False


def is_told_nothing(who: Person, channel: str, since: set[str]) -> bool:
    """Whether a person has seen nothing new of the bot in this channel."""
    return not [each for number, each in who.shown.items() if number not in since and each["channel_id"] == channel]


@in_both_guilds
async def test_a_match_alone_from_the_first_press_to_the_result_beside_a_public_table(
    scene: Scene, sit: Sitter, room: Room, labels: Labels
) -> None:
    channel = await room(labels.language)
    host, aoi, ben, onlooker = [await sit(name, labels.locale) for name in ("Host", "Aoi", "Ben", "Otto")]
    lobby = await open_lobby(channel, host, labels=labels)
    await onlooker.until(lambda: onlooker.shown.get(lobby["id"]), "the lobby")
    known = {who: set(who.shown) for who in (host, onlooker)}
    hands = await asyncio.gather(*(play_alone(who, channel, labels) for who in (aoi, ben)))
    assert all(await asyncio.gather(play_on(aoi, hands[0], labels), play_on(ben, hands[1], labels, most=3))) is False
    result = aoi.now(hands[0])
    assert labels.again in labels_of(result)
    assert labels.texts("review-button") in labels_of(result)
    assert alt(result), "the result's picture"
    assert all(is_told_nothing(who, channel, seen) for who, seen in known.items())
    assert lobby["id"] in {each["id"] for each in aoi.public(channel)}, "the lobby is still there"
    await aoi.press(result, labels.again)
    open_one = await aoi.until(
        lambda: next((each for each in aoi.shown.values() if each["flags"] & EPHEMERAL and moves(each)), None),
        "the next match",
    )
    await aoi.press_id(open_one, more_of(open_one), values=["leave"])


async def test_its_result_is_in_ones_own_lists_and_in_nobody_elses(sit: Sitter, room: Room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    hand = await play_alone(aoi, channel)
    number = more_of(hand).rpartition(":")[2]
    assert await play_on(aoi, hand)
    assert number in text(await aoi.command(channel, "matches"))
    assert number not in text(await ben.command(channel, "matches", user=aoi.id))
    assert "Move" in text(await aoi.command(channel, "replay", match=number)) or alt(
        await aoi.command(channel, "replay", match=number)
    )
    nothing, private = [text(await ben.command(channel, "replay", match=each)) for each in ("123456", number)]
    assert private == nothing.replace("123456", number), "as if there were no such match"
    assert f"<@{aoi.id}>" not in text(await ben.command(channel, "leaderboard", game="classic"))


async def test_it_survives_a_restart_and_is_found_again(scene: Scene, sit: Sitter, room: Room) -> None:
    channel, elsewhere, aoi = await room(), await room(), await sit("Aoi")
    hand = await play_alone(aoi, channel)
    await play_on(aoi, hand, most=2)
    await aoi.until(lambda: to_press(aoi.now(hand)), "the next turn")
    await asyncio.to_thread(scene.bot.kill)
    await asyncio.to_thread(scene.bot.start)
    await play_on(aoi, hand, most=1)
    found = await aoi.command(elsewhere, "hand")
    await aoi.until(lambda: to_press(aoi.now(found)), "the hand in another channel")
    page = await aoi.command(channel, "play")
    gone_on = await aoi.press(page, "Go on: Shichi Narabe (Sevens)")
    await aoi.until(lambda: to_press(aoi.now(gone_on)), "the hand in place of the first page")
    for _ in range(2):
        await play_alone(aoi, channel)
    page = await aoi.command(channel, "play")
    refused = await aoi.press(page, "Play Sevens now")
    assert "You have 3 tables of your own open already" in text(refused)
    assert labels_of(refused).count("Go on: Shichi Narabe (Sevens)") == 3
    several = await aoi.command(elsewhere, "hand")
    await aoi.press_id(several, controls(several)[0]["custom_id"])
    await play_on(aoi, several, most=1)


async def test_it_goes_on_in_the_channel_where_that_is_free(scene: Scene, sit: Sitter, room: Room) -> None:
    channel, occupied, aoi, ben = await room(), await room(), await sit("Aoi"), await sit("Ben")
    await open_lobby(occupied, ben)
    hand = await play_alone(aoi, occupied)
    await play_on(aoi, hand, most=1)
    answer = await aoi.press_id(aoi.now(hand), more_of(aoi.now(hand)), values=["channel"])
    assert "There is a table in this channel already" in text(answer)
    await play_on(aoi, hand, most=1)
    here = await aoi.command(channel, "hand")
    await aoi.press_id(here, more_of(here), values=["channel"])
    board = await ben.sees(channel, "Shichi Narabe (Sevens)", private=False)
    assert ENGLISH.hand in labels_of(board)
    assert "Your table is in the channel now" in text(aoi.now(here))
    assert not [each for each in controls(aoi.now(here)) if each["custom_id"].startswith("t:more:")]
    assert "There is a table in this channel already" in text(await ben.command(channel, "play"))
    await play_on(aoi, here, most=2)
    assert scene.plies(channel) > 2


async def test_nobody_else_reaches_it_by_its_number(sit: Sitter, room: Room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    hand = await play_alone(aoi, channel)
    number = int(more_of(hand).rpartition(":")[2])
    for forged in (
        "t:hand:{}",
        "t:log:{}",
        "t:rules:{}",
        "t:record:{}",
        "t:fair:{}",
        "t:again:{}",
        "l:join:{}",
        "yr:{}:0",
        "m:{}:0:5S",
    ):
        told = [
            text(await press_forged(ben, channel, forged.format(each))).replace(str(each), "N")
            for each in (number, number + 999_999)
        ]
        assert told[0] == told[1], forged
