"""The ghost through the real client: each way of talking, what does not count, races, taking back, a restart."""

import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.e2e.conftest import Scene
from tests.e2e.haunted_bot import TAKE_BACK_SECONDS
from tests.e2e.haunting import Haunted, at, edits, prepare, reacts, says
from tests.e2e.people import Message, NoAnswer, Person, controls, moves, text
from tests.e2e.playing import take_hand
from tests.e2e.processes import Bot, Playground

QUICK = (sys.executable, "-m", "tests.e2e.haunted_bot", "run")
TRADED = "They trade places"
LOG = {"en": "Log", "ja": "記録"}

ROOMS: dict[str, dict[str, Any]] = {
    "ways": {"strict": True},
    "nothing": {"strict": True},
    "mild": {},
    "hands": {},
    "back": {},
    "late": {},
    "move": {},
    "two": {},
    "deadline": {"turn_seconds": 2},
    "restart": {"strict": True},
    "computer": {"computers": 2},
    "japanese": {"strict": True, "language": "ja"},
}


@pytest.fixture(scope="module")
def rooms() -> dict[str, Haunted]:
    """A room for each test, filled before the bot begins."""
    return {}


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory, rooms: dict[str, Haunted]) -> Iterator[Scene]:
    """A playground, tables with ghosts, and a bot that takes them up."""
    folder = tmp_path_factory.mktemp("ghosts")
    playground = Playground.start(folder)
    bot = Bot(playground, folder)
    try:
        rooms.update(prepare(playground, bot, ROOMS))
        bot.start(command=QUICK)
        yield Scene(playground, bot)
        assert bot.stop() == 0, bot.log
        assert "Traceback" not in bot.log, bot.log
    finally:
        if bot.process is not None and bot.process.poll() is None:
            bot.kill()
        playground.stop()


async def table_of(who: Person, room: Haunted, language: str = "en") -> Message:
    """The table's message."""
    found = await who.until(lambda: who.button(room.channel, LOG[language]), "the table")
    assert found is not None
    return found


def kept(bot: Bot) -> str:
    """What the store keeps beside the logs."""
    with closing(sqlite3.connect(bot.folder / "sevens.sqlite3")) as store:
        return str(store.execute("SELECT cache FROM tables").fetchall())


async def whole_log(who: Person, room: Haunted) -> str:
    """The lines of every page."""
    page = await who.press(await table_of(who, room), "Log")
    assert page is not None
    lines = text(page).splitlines()[2:]
    while any("Earlier" in each["label"] for each in controls(page)):
        page = await who.press(page, "◀ Earlier")
        assert page is not None
        lines[:0] = text(page).splitlines()[2:]
    return "\n".join(lines)


def trades(who: Person, room: Haunted) -> list[Message]:
    """The announcements of trades."""
    return [
        each
        for each in who.shown.values()
        if each["channel_id"] == room.channel and (TRADED in text(each) or "二人は入れ替わり" in text(each))
    ]


async def traded(who: Person, room: Haunted, count: int) -> Message:
    """Wait for so many trades; the newest."""
    found = await who.until(lambda: len(trades(who, room)) >= count and trades(who, room), f"{count} trades")
    assert len(found) == count
    return found[-1]


async def nothing_happens(who: Person, room: Haunted, count: int = 0) -> None:
    """Time for what was said to be heard."""
    await asyncio.sleep(0.3)
    assert len(trades(who, room)) == count, [text(each) for each in trades(who, room)]


async def test_each_way_of_talking_is_a_trade(scene: Scene, rooms: dict[str, Haunted]) -> None:
    room = rooms["ways"]
    async with room.windows(scene.playground.url) as windows:
        ghost, (one, two, *_) = room.who(windows)
        shown = text(await table_of(ghost, room))
        assert "👻 ghost, bankrupt" in shown
        assert "This table is strict" in shown
        # A reply.
        heard = await says(ghost, room, "Is anybody there?")
        counted = await says(one, room, "Yes, me", answers=heard)
        told = await traded(ghost, room, 1)
        link = f"https://discord.com/channels/{room.guild}/{room.channel}"
        assert f"**{one.name}** talked to **{ghost.name}**, a ghost: [by replying]({link}/{counted['id']})" in text(
            told
        )
        assert "Yes, me" not in text(told)
        # A mention.
        counted = await says(two, room, f"{at(one)} how is it?")
        assert f"[by mentioning it]({link}/{counted['id']})" in text(await traded(ghost, room, 2))
        # An edit that adds a mention.
        await asyncio.sleep(0.01)
        written = await says(ghost, room, "Well")
        await edits(ghost, room, written, f"Well, {at(two)}")
        assert f"[by mentioning it]({link}/{written['id']})" in text(await traded(ghost, room, 3))
        # A reaction.
        heard = await says(ghost, room, "Oh no")
        await reacts(one, room, heard)
        assert f"[by reacting to its message]({link}/{heard['id']})" in text(await traded(ghost, room, 4))
        # The next message.
        await asyncio.sleep(0.01)
        await says(one, room, "Cold here")
        counted = await says(two, room, "Brr")
        told = await traded(ghost, room, 5)
        assert f"[by writing right after it]({link}/{counted['id']})" in text(told)
        await ghost.until(
            lambda: [bool(controls(each)) for each in trades(ghost, room)] == [False] * 4 + [True],
            "only the last trade to be one that can be undone",
        )
        assert (await whole_log(ghost, room)).count("a ghost: they trade places") == 5


async def test_what_does_not_count(scene: Scene, rooms: dict[str, Haunted], sit: Any) -> None:
    room = rooms["nothing"]
    onlooker = await sit("Nobody")
    async with room.windows(scene.playground.url) as windows:
        ghost, (one, two, *_) = room.who(windows)
        old = room.old[int(ghost.id)]
        await says(one, room, "To what was said before", answers=old)
        await reacts(one, room, old)
        await edits(one, room, room.old[int(one.id)], f"Was it {at(ghost)}?")
        await says(one, room, "@everyone look")
        await says(one, room, f"{at(two)} look")
        await says(onlooker, room, f"{at(ghost)} hello")
        heard = await says(ghost, room, f"{at(one)} and {at(two)}, talk to me")
        await says(onlooker, room, "Between")
        await says(two, room, "Not the next message")
        await says(onlooker, room, "As if", answers=heard)
        await reacts(onlooker, room, heard)
        await reacts(ghost, room, heard)
        await says(ghost, room, "I talk to myself", answers=heard)
        await one.command(room.channel, "rules")
        await take_hand(one, await table_of(one, room))
        parent = next(each["id"] for each in scene.guild()["channels"] if each["type"] == 0)
        elsewhere = await one.write(parent, f"{at(ghost)}, talk elsewhere")
        assert elsewhere["mentions"]
        await nothing_happens(one, room)
        await says(onlooker, room, "Still between")
        written = await says(one, room, f"{at(ghost)} now!")
        await traded(one, room, 1)
        await edits(one, room, written, f"{at(ghost)} now, please!")
        await nothing_happens(one, room, 1)


async def test_a_table_that_is_not_strict(scene: Scene, rooms: dict[str, Haunted]) -> None:
    room = rooms["mild"]
    async with room.windows(scene.playground.url) as windows:
        ghost, (one, *_) = room.who(windows)
        assert "reacting to it, or just writing after it, is safe here" in text(await table_of(one, room))
        heard = await says(ghost, room, "Hello?")
        await says(one, room, "I wonder")
        await reacts(one, room, heard)
        await nothing_happens(one, room)
        await says(one, room, "What?", answers=heard)
        await traded(one, room, 1)


async def test_hands_change_with_the_trade_and_who_has_the_turn_is_called(
    scene: Scene, rooms: dict[str, Haunted]
) -> None:
    room = rooms["hands"]
    async with room.windows(scene.playground.url) as windows:
        ghost, (one, *_) = room.who(windows)
        theirs = await take_hand(ghost, await table_of(ghost, room))
        assert "You are bankrupt, and a ghost now" in text(theirs)
        assert "Tempt the living" in text(theirs)
        own = await take_hand(one, await table_of(one, room))
        cards = moves(await one.until(lambda: moves(one.now(own)) and one.now(own), "the turn"))
        assert any(each["type"] == 12 for each in own["components"][0]["components"])
        await says(one, room, f"{at(ghost)}?")
        closed = await one.until(
            lambda: "You talked to a ghost" in text(one.now(own)) and one.now(own), "a closed hand"
        )
        assert controls(closed) == closed["attachments"] == []
        assert not any(suit in text(closed) for suit in "♠♥♦♣")
        opened = await ghost.until(lambda: moves(ghost.now(theirs)) and ghost.now(theirs), "the hand")
        assert [each.split(":")[-1] for each in moves(opened)] == [each.split(":")[-1] for each in cards]
        await ghost.sees(room.channel, f"<@{ghost.id}>, it's your turn")
        await ghost.press_id(opened, moves(opened)[0])
        with pytest.raises((NoAnswer, AssertionError)):
            await asyncio.wait_for(one.press_id(own, cards[0]), 2)


async def test_a_trade_is_taken_back(scene: Scene, rooms: dict[str, Haunted]) -> None:
    room = rooms["back"]
    async with room.windows(scene.playground.url) as windows:
        ghost, (one, *_) = room.who(windows)
        host = windows[next(iter(room.people))]
        await says(one, room, f"{at(ghost)}?")
        told = await traded(host, room, 1)
        await host.press(told, "Take back")
        for who in {ghost, one} - {host}:
            await who.press(who.now(told), f"{who.name} agrees")
        done = await one.until(lambda: "Taken back" in text(one.now(told)) and one.now(told), "the outcome")
        assert controls(done) == []
        hand = await take_hand(one, await table_of(one, room))
        await one.until(lambda: moves(one.now(hand)), "the hand back")
        assert "The trade was taken back" in text(await take_hand(ghost, await table_of(ghost, room)))


async def test_a_trade_that_not_all_agree_about_stands(scene: Scene, rooms: dict[str, Haunted]) -> None:
    room = rooms["late"]
    async with room.windows(scene.playground.url) as windows:
        ghost, (one, *_) = room.who(windows)
        host = windows[next(iter(room.people))]
        await says(one, room, f"{at(ghost)}?")
        told = await traded(host, room, 1)
        await host.press(told, "Take back")
        agreeing = controls(await _asked(host, told))[0]
        stands = await host.until(
            lambda: "the trade stands" in text(host.now(told)) and host.now(told),
            "the outcome",
            patience=TAKE_BACK_SECONDS + 5,
        )
        assert controls(stands) == []
        late = next(who for who in windows.values() if f"{who.name} agrees" == agreeing["label"])
        with pytest.raises(AssertionError):
            await late.press_id(told, agreeing["custom_id"])


async def _asked(who: Person, told: Message) -> Message:
    return await who.until(lambda: "would like" in text(who.now(told)) and who.now(told), "the question")


async def test_a_move_and_a_talk_at_once(scene: Scene, rooms: dict[str, Haunted]) -> None:
    """Whichever is first: the move stands where it was, or the former ghost has the turn."""
    room = rooms["move"]
    async with room.windows(scene.playground.url) as windows:
        ghost, (one, *_) = room.who(windows)
        hand = await take_hand(one, await table_of(one, room))
        card = moves(await one.until(lambda: moves(one.now(hand)) and one.now(hand), "the turn"))[0]
        await asyncio.gather(one.press_id(hand, card), says(one, room, f"{at(ghost)}!"))
        await traded(one, room, 1)
        last = (await whole_log(one, room)).splitlines()[-2:]
        moved = next((i for i, line in enumerate(last) if f"{one.name}: " in line), None)
        if moved is None:
            theirs = await take_hand(ghost, await table_of(ghost, room))
            assert moves(theirs), "the talk was first: the former ghost has the turn"
        else:
            assert moved == 0
            assert TRADED.lower() in last[1]


async def test_two_who_talk_at_once(scene: Scene, rooms: dict[str, Haunted]) -> None:
    room = rooms["two"]
    async with room.windows(scene.playground.url) as windows:
        ghost, (one, two, *_) = room.who(windows)
        heard = await says(ghost, room, "Anybody?")
        await asyncio.gather(says(one, room, answers=heard), says(two, room, answers=heard))
        await traded(one, room, 1)
        await nothing_happens(one, room, 1)


async def test_a_talk_gives_a_fresh_clock_and_races_with_its_end(scene: Scene, rooms: dict[str, Haunted]) -> None:
    room = rooms["deadline"]
    async with room.windows(scene.playground.url) as windows:
        ghost, (one, *_) = room.who(windows)
        await says(one, room, f"{at(ghost)}?")
        await traded(one, room, 1)
        await asyncio.sleep(2 - 0.1)
        await says(ghost, room, f"{at(one)}!")
        await traded(one, room, 2)
        assert (await whole_log(one, room)).count("they trade places") == 2
        await one.sees(room.channel, "It is the turn of")


async def test_in_japanese(scene: Scene, rooms: dict[str, Haunted]) -> None:
    room = rooms["japanese"]
    async with room.windows(scene.playground.url) as windows:
        ghost, (one, *_) = room.who(windows)
        shown = text(await table_of(ghost, room, "ja"))
        assert "👻 お化け（破産）" in shown
        assert "この卓は厳しめ" in shown
        await says(one, room, answers=await says(ghost, room))
        told = await traded(one, room, 1)
        assert "[返信](" in text(told)
        assert [each["label"] for each in controls(told)] == ["取り消す"]


async def test_a_computer_ghost_asks_and_a_restart_forgets_nothing(scene: Scene, rooms: dict[str, Haunted]) -> None:
    asking, strict = rooms["computer"], rooms["restart"]
    async with asking.windows(scene.playground.url) as askers, strict.windows(scene.playground.url) as windows:
        ghost, (one, two, *_) = strict.who(windows)
        somebody = askers[asking.living[0]]
        await says(somebody, asking, "Who is there?")
        question = await somebody.sees(asking.channel, "tell me!")
        assert "👻 **" in text(question)
        assert "(computer)" in text(question)
        before = await says(ghost, strict, "I'll be back")
        await ghost.until(lambda: question["id"] in kept(scene.bot), "the question to be kept")
        scene.bot.kill()
        scene.bot.start(command=QUICK)
        await says(somebody, asking, "It's me", answers=question)
        assert "(computer)" in text(await traded(somebody, asking, 1))
        await says(two, strict, "So will I", answers=before)
        told = await traded(two, strict, 1)
        await two.until(lambda: told["id"] in kept(scene.bot), "the announcement to be kept")
        scene.bot.kill()
        scene.bot.start(command=QUICK)
        host = windows[next(iter(strict.people))]
        await host.press(host.now(told), "Take back")
        await _asked(host, told)
        assert "👻 ghost, bankrupt" in text(await table_of(one, strict))
