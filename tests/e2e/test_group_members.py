"""Members of a group DM come and go in the middle of a match: who has left is timed out, and the others play on."""

import asyncio
import sys

import pytest

from bot.tables.entries import Moved, MovedBy, load
from bot.tables.table import Stage
from tests.e2e.conftest import Sitter
from tests.e2e.outside import group, install, of_two, with_bot
from tests.e2e.people import EPHEMERAL, Message, Person, RefusedByPlayground, alt, labels_of, moves, text
from tests.e2e.playing import (
    ENGLISH,
    Labels,
    in_both_guilds,
    move_once,
    open_lobby,
    sees_result,
    start,
    take_hand,
    take_hands,
)
from tests.e2e.restarting import newest
from tests.e2e.scenes import Scene
from tests.e2e.test_slow import slow_lobby, started_here

pytestmark = pytest.mark.slow

TURN = 60
SETTINGS = {"SEVENS_TURN_SECONDS": str(TURN)}
STAGED = {"command": (sys.executable, "-m", "tests.e2e.ahead_bot", "run")}


def asked(scene: Scene, channel: str, *people: Person) -> Person | None:
    """Whose turn it is, of these people."""
    table = scene.bot.table(channel)
    users = [table.at(seat).user for seat in table.to_act()] if table.stage is Stage.PLAYING else []
    return next((who for who in people if int(who.id) in users), None)


async def play_until(scene: Scene, channel: str, hands: dict[Person, Message], awaited: Person) -> None:
    """All others move until it is this person's turn."""
    others = [who for who in hands if who is not awaited]
    while asked(scene, channel, awaited) is None:
        who = await awaited.until(lambda: asked(scene, channel, awaited, *others), "a person's turn")
        if who is not awaited:
            assert await move_once(who, hands[who])


async def test_a_player_leaves_the_group_and_is_added_again(scene: Scene, sit: Sitter) -> None:
    aoi, ben, cai, dan = [await sit(name) for name in ("Aoi", "Ben", "Cai", "Dan")]
    await install(aoi)
    channel, since = await group(scene, aoi, ben, cai), newest(scene)
    membership = f"/people/{{who}}/channels/{channel}/recipients/{ben.id}"
    table = await start(aoi, await open_lobby(channel, aoi, ben, cai, computers=1))
    hands = dict(await take_hands(table, aoi, ben, cai))
    await play_until(scene, channel, hands, ben)
    cards = scene.bot.table(channel).view(1).hand
    hand = await ben.until(lambda: moves(ben.now(hands[ben])), "the turn in the hand")
    await ben.ask("DELETE", membership.format(who=ben.id))
    for message, button in ((hands[ben], hand[0]), (table, "t:hand:1")):
        with pytest.raises(RefusedByPlayground, match="404"):
            await ben.press_id(message, button)
    answer = await ben.command(await with_bot(scene, ben), "hand")
    assert ENGLISH.texts("notice-no-table") in text(answer)
    assert ENGLISH.texts("games-yours") in text(answer), "the table that waits is listed"
    assert f"/{channel})" in text(answer)
    assert scene.bot.table(channel).view(1).hand == cards
    await asyncio.to_thread(scene.later, TURN + 1)
    by_clock = await aoi.until(lambda: [each for each in moved(scene, channel) if each.by is MovedBy.CLOCK], "a move")
    assert [each.seat for each in by_clock] == [1], "a computer player moves for Ben"
    await play_until(scene, channel, hands, ben)
    assert not scene.bot.table(channel).participants[1].away
    await asyncio.to_thread(scene.later, TURN + 1)
    await aoi.until(lambda: ENGLISH.texts("board-away") in text(aoi.now(table)), "the others to read that Ben is away")
    assert scene.bot.table(channel).participants[1].away, "from now on a computer player holds the seat"
    who = await aoi.until(lambda: asked(scene, channel, aoi, cai), "the others' turn")
    assert await move_once(who, hands[who])
    with pytest.raises(RefusedByPlayground, match="404"):
        await dan.press_id(table, "t:hand:1")
    await cai.ask("PUT", membership.format(who=cai.id))
    hands[ben] = await take_hand(ben, table)
    assert labels_of(hands[ben]) == [ENGLISH.back]
    await ben.press(hands[ben], ENGLISH.back)
    assert not scene.bot.table(channel).participants[1].away
    left = scene.bot.table(channel).view(1).hand
    assert f"Your hand ({len(left)})" in alt(ben.now(hands[ben]))
    assert set(left) <= set(cards)
    before = len([each for each in moved(scene, channel) if each.seat == 1])
    while scene.bot.table(channel).stage is Stage.PLAYING:
        who = await aoi.until(
            lambda: asked(scene, channel, *hands) or scene.bot.table(channel).stage is Stage.OVER, "a turn or the end"
        )
        if isinstance(who, Person) and not await move_once(who, hands[who]):
            break
    assert await sees_result(ben, channel)
    by_ben = [each for each in moved(scene, channel) if each.seat == 1][before:]
    assert by_ben
    assert {each.by for each in by_ben} == {MovedBy.PERSON}
    journal = scene.playground.get(f"/world/requests?since={since}")
    assert [each for each in journal if each["status"] >= 400 or each["errors"]] == []


@in_both_guilds
async def test_who_has_left_the_group_plays_on_in_the_direct_messages(
    scene: Scene, sit: Sitter, labels: Labels
) -> None:
    aoi, ben, cai = [await sit(name, labels.locale) for name in ("Aoi", "Ben", "Cai")]
    await install(aoi, ben)
    channel, since = await group(scene, aoi, ben, cai), newest(scene)
    table = await start(aoi, await open_lobby(channel, aoi, ben, cai, labels=labels), labels)
    hands = dict(await take_hands(table, aoi, ben, cai, labels=labels))
    await play_until(scene, channel, hands, ben)
    await ben.ask("DELETE", f"/people/{ben.id}/channels/{channel}/recipients/{ben.id}")
    direct = await with_bot(scene, ben)
    answer = await ben.command(direct, "hand")
    assert labels.texts("games-yours") in text(answer)
    before = scene.plies(channel)
    [button] = labels_of(answer)
    assert await move_once(ben, await ben.press(answer, button))
    [move] = moved(scene, channel)[before:]
    assert (move.seat, move.by) == (1, MovedBy.PERSON)
    who = await aoi.until(lambda: asked(scene, channel, aoi, cai), "the others' turn")
    assert await move_once(who, hands[who])
    assert not [each for each in ben.history if each["channel_id"] == direct and not each["flags"] & EPHEMERAL]
    elsewhere = await ben.command(await of_two(scene, ben, cai), "games")
    assert labels_of(elsewhere) == []
    journal = scene.playground.get(f"/world/requests?since={since}")
    assert [each for each in journal if each["status"] >= 400 or each["errors"]] == []


@in_both_guilds
async def test_a_slow_table_of_a_server_is_found_and_played_in_the_direct_messages(
    scene: Scene, sit: Sitter, labels: Labels
) -> None:
    texts, channel = labels.texts, scene.new_channel("found", labels.language)
    aoi, ben = await sit("Aoi", labels.locale), await sit("Ben", labels.locale)
    await install(aoi, ben)
    lobby = await slow_lobby(aoi, channel, ben, labels=labels)
    await started_here(aoi, lobby)
    who = await aoi.until(lambda: asked(scene, channel, aoi, ben), "a turn")
    direct = await with_bot(scene, who)
    answer = await who.command(direct, "hand")
    assert texts("notice-no-table") in text(answer)
    assert texts("games-yours") in text(answer)
    assert labels_of(answer) == labels_of(await who.command(direct, "games"))
    elsewhere = await who.command(await of_two(scene, who, ben if who is aoi else aoi), "games")
    assert labels_of(elsewhere) == [], "only in the bot's direct messages is it played from outside"
    before = scene.plies(channel)
    assert await move_once(who, await who.press(answer, labels_of(answer)[0]))
    assert scene.plies(channel) == before + 1


def moved(scene: Scene, channel: str) -> list[Moved]:
    """The moves in the table's log."""
    entries = [load(body) for _, body in scene.bot.logged(int(channel))]
    return [each for each in entries if isinstance(each, Moved)]
