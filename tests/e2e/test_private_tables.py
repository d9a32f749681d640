"""Private tables over the wire: alone beside a public table, through a restart, and into the channel."""

import asyncio
import json
import re
from enum import StrEnum
from itertools import product
from random import Random
from typing import get_type_hints

import pytest

import bot.client  # noqa: F401  (Declares all custom ids.)
from bot.platform.custom_ids import CustomId
from tests.e2e.conftest import Room, Sitter
from tests.e2e.forging import Control, press_forged
from tests.e2e.people import EPHEMERAL, PATIENCE, Message, Person, alt, controls, labels_of, moves, text
from tests.e2e.playing import (
    ENGLISH,
    Labels,
    any_control,
    choice,
    finished,
    in_both_guilds,
    is_over,
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


async def play_on(who: Person, hand: Message, *, most: int = MOST_PRESSES) -> bool:
    """Press what the hand shows, to the end of the match; False: only `most` times."""

    def ready() -> bool:
        return bool(to_press(who.now(hand))) or is_over(who.now(hand))

    for pressed in range(most):
        await who.until(ready, "something to press")
        if is_over(who.now(hand)):
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
    assert all(await asyncio.gather(play_on(aoi, hands[0]), play_on(ben, hands[1], most=3))) is False
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
    async with asyncio.timeout(PATIENCE):  # The hand shows the end a moment before the result is stored.
        while number not in text(await aoi.command(channel, "matches")):
            await asyncio.sleep(0.1)
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
    notice = "Your table is in the channel now"
    # Her next turn may stand in its place already.
    await aoi.until(
        lambda: any(each["id"] == here["id"] and notice in text(each) for each in aoi.history), "where it goes on"
    )
    assert not [each for each in controls(aoi.now(here)) if each["custom_id"].startswith("t:more:")]
    assert "There is a table in this channel already" in text(await ben.command(channel, "play"))
    await play_on(aoi, here, most=2)
    assert scene.plies(channel) > 2


def every_press(number: int) -> list[Control]:
    """A press of each kind that a table's number stands in, and each of its words."""
    found: dict[Control, None] = {}
    for kind in sorted(kinds_of(CustomId), key=lambda kind: kind.FORM):
        fields = get_type_hints(kind)
        own = fields.keys() & {"table", "own"}
        texts = [[str(number)] if name in own else _words(fields[name]) for name in fields]
        written = [kind.FORM.format_map(dict(zip(fields, values, strict=True))) for values in product(*texts) if own]
        found |= dict.fromkeys(each for each in written if kind.read(each) is not None)
    others = (
        *(f"k:{do}:{number}" for do in ("start", "show", "stop", "again", "play")),
        f"g:again:{number}",
        f"x:{number}",
    )
    menus = *((f"t:more:{number}", (value,)) for value in ("channel", "leave", "log")), ("wo", (str(number),))
    return [*found, *others, *menus]


def kinds_of(kind: type[CustomId]) -> set[type[CustomId]]:
    """Those that have a form."""
    below = {each for sub in kind.__subclasses__() for each in kinds_of(sub)}
    return below | ({kind} if hasattr(kind, "FORM") else set())


def _words(hint: object) -> list[str]:
    """What a field of a custom id may be written as."""
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return [each.value for each in hint]
    return [""] if hint is bool else ["", "0", "o", "pass", ":passes", "open"]


def shown(message: Message, number: int | str = "no number") -> str:
    """All that the person gets, without what differs between any two messages."""
    parts = {name: message.get(name) for name in ("content", "flags", "embeds", "components", "attachments")}
    return re.sub(r"\d{17,20}", "ID", json.dumps(parts, sort_keys=True).replace(str(number), "N"))


@pytest.mark.parametrize("ended", [False, True], ids=["in play", "over"])
async def test_its_number_is_to_others_that_of_no_table(sit: Sitter, room: Room, ended: bool) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    hand = await play_alone(aoi, channel)
    number = int(more_of(hand).rpartition(":")[2])
    assert await play_on(aoi, hand, most=MOST_PRESSES if ended else 1) is ended
    none = number + 999_999

    async def answer(control: Control, of: int) -> str:
        return shown(await press_forged(ben, channel, control), of)

    presses = [*zip(every_press(number), every_press(none), strict=True)]
    assert len(presses) > 100, "all kinds of presses"
    answers = {each: (await answer(each, number), await answer(other, none)) for each, other in presses}
    assert {each: two for each, two in answers.items() if two[0] != two[1]} == {}
    assert len({shown(await ben.command(channel, "replay", match=str(each)), each) for each in (number, none)}) == 1


async def test_others_see_the_same_with_and_without_it(sit: Sitter, room: Room) -> None:
    channel, occupied, host, aoi, ben = (
        await room(),
        await room(),
        await sit("Host"),
        await sit("Aoi"),
        await sit("Ben"),
    )
    await open_lobby(occupied, host)

    async def pages() -> dict[str, str]:
        """What Ben can ask for."""
        asked = {
            "free": ben.command(channel, "play"),
            "occupied": ben.command(occupied, "play"),
            "hand": ben.command(channel, "hand"),
            "own matches": ben.command(channel, "matches"),
            "matches": ben.command(channel, "matches", user=aoi.id),
            "stats": ben.command(channel, "stats", user=aoi.id),
            "leaderboard": ben.command(channel, "leaderboard", game="classic"),
        }
        suggested = [await ben.suggestions(channel, "replay", "match", typed) for typed in ("", "1")]
        return {name: shown(await each) for name, each in asked.items()} | {"suggested": json.dumps(suggested)}

    before, known = await pages(), set(ben.shown)
    hand = await play_alone(aoi, channel)
    number = more_of(hand).rpartition(":")[2]
    during = await pages()
    assert await play_on(aoi, hand)
    assert during == before
    after = await pages()
    assert {name for name in after if after[name] != before[name]} <= {"stats"}, "sums over all that was played"
    assert number in json.dumps(await aoi.suggestions(channel, "replay", "match", ""))
    assert not [each for each in ben.public(channel) if each["id"] not in known]


@in_both_guilds
async def test_with_ghosts_it_is_public_and_says_why(scene: Scene, sit: Sitter, room: Room, labels: Labels) -> None:
    """SG-4: what is said in the channel is a move there."""
    channel, aoi = await room(labels.language), await sit("Aoi", labels.locale)
    await finished(aoi, channel=channel, game="ghost", labels=labels)
    await aoi.command(channel, "again")
    said = await aoi.sees(channel, labels.texts("picker-ghosts"))
    assert said["flags"] & EPHEMERAL
    await aoi.until(lambda: moves(aoi.newest(channel, lambda each: each["flags"] & EPHEMERAL) or {}), "the hand below")
    assert scene.bot.table(channel).has_ghosts
