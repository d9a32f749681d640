"""A match of an hour and more in a group DM: people press in seconds or in twenty minutes, tokens end, the bot is killed."""

import asyncio
import json
import re
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, pairwise, repeat
from random import Random

import pytest

from bot.features.play.borrowed_board import SELDOM_MS
from bot.platform.discord_api import ALIVE_MS
from bot.tables.entries import Moved, MovedBy, load
from bot.tables.table import Stage
from tests.e2e.conftest import Sitter
from tests.e2e.outside import group, install
from tests.e2e.people import Message, Person, alt, labels_of, moves, text
from tests.e2e.playing import ENGLISH, is_over, open_lobby, start, take_hands
from tests.e2e.restarting import newest
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow

TURN = 15 * 60
"""Seconds of a turn: more than a token lives, less than the longest gap. So time is up only if it passes in sleep."""
SETTINGS = {"SEVENS_TURN_SECONDS": str(TURN)}
STAGED = {"command": (sys.executable, "-m", "tests.e2e.ahead_bot", "run")}
GAPS = (5, 40, 300, 5, 1200, 5, 15, 800, 90, 5, 20, 1000, 5, 600)
"""Seconds between moves; afterwards they are short."""
SHORT = 5
KILLED = {2, 4, 8}
"""Gaps after which the bot is killed: twice with a living token, once asleep."""
STEP = 15
"""Seconds by which time is advanced at once: less than Discord takes a token beyond its time here."""
EPOCH_MS = 1420070400000
WAKE, ASLEEP = ENGLISH.texts("board-wake"), ENGLISH.texts("board-asleep")


@dataclass
class Hour:
    """The group, and what was pressed in it."""

    scene: Scene
    channel: str
    people: list[Person]
    pressed: dict[str, float] = field(default_factory=dict[str, float])
    """By public message of the table: when it was last pressed."""
    hands: dict[str, Message] = field(default_factory=dict[str, Message])
    """By person."""

    @property
    def onlooker(self) -> Person:
        return self.people[-1]

    def now_ms(self) -> float:
        return (time.time() + self.scene.bot.ahead) * 1000

    def boards(self) -> list[str]:
        """The messages that have shown the table, the oldest first."""
        seen = (each for each in self.onlooker.history if self._is_board(each))
        return sorted({each["id"] for each in seen}, key=int)

    def _is_board(self, message: Message) -> bool:
        labels = labels_of(message)
        return message["channel_id"] == self.channel and (ENGLISH.rules in labels or WAKE in labels)

    def board(self) -> Message | None:
        """The newest message of the table, if it is there."""
        return self.onlooker.shown.get(self.boards()[-1])

    def is_current(self) -> bool:
        """Whether that message shows whose turn it is, and everybody's number of cards."""
        board, table = self.board(), self.scene.bot.table(self.channel)
        if board is None or table.match is None:
            return False
        if table.stage is Stage.OVER:
            return ENGLISH.again in labels_of(board)
        view = table.view(None)
        asked = all(f"{table.at(seat).name}**'s turn" in text(board) for seat in table.to_act())
        counts = [f"{table.at(seat).name} {each.cards}" for seat, each in enumerate(view.seats) if each.cards]
        return asked and all(re.search(rf"{each}\b", alt(board)) for each in counts)

    def is_noted(self) -> bool:
        """Whether the newest message of the table is stored, and the token by which it is edited while one lives: the
        process that is killed may have sent it a moment ago."""
        [cache] = self.scene.bot.rows("SELECT cache FROM tables WHERE closed_at_ms IS NULL")[0]
        press, board = json.loads(cache).get("press"), int(self.boards()[-1])
        return str(board) in cache and (self.is_asleep() or (press is not None and int(press[0]) == board))

    async def is_shown(self, what: str) -> None:
        await self.onlooker.until(self.is_current, f"the table as it is {what}")

    async def passes(self, seconds: float) -> None:
        while seconds > 0:
            await asyncio.to_thread(self.scene.later, min(STEP, seconds))
            seconds -= STEP

    def is_asleep(self) -> bool:
        board = self.board()
        return board is not None and ASLEEP in text(board)

    async def opens_hand(self, who: Person) -> None:
        """Press *My hand*, or *Table* where that is all there is."""
        board = self.board()
        assert board is not None
        found = await who.until(lambda: who.shown.get(board["id"]), "the table")
        self.pressed[found["id"]] = self.now_ms()
        self.hands[who.id] = await who.press(found, WAKE if self.is_asleep() else ENGLISH.hand)

    async def moves(self, who: Person) -> None:
        """Make the first move that the hand offers. A press in a hand may bring the table back."""
        hand = await who.until(lambda: moves(who.shown.get(self.hands[who.id]["id"], {})), "a turn")
        before = len(self.scene.bot.table(self.channel).history)
        await who.press_id(self.hands[who.id], hand[0])
        await who.until(lambda: len(self.scene.bot.table(self.channel).history) > before, "the move")

    def asked(self) -> Person | None:
        """The person whose turn it is; None: the match is over."""
        table = self.scene.bot.table(self.channel)
        users = [table.at(seat).user for seat in table.to_act()] if table.stage is Stage.PLAYING else []
        return next((who for who in self.people if int(who.id) in users), None)

    async def comes_to_a_person(self) -> Person | None:
        """The person whose turn it is, after those of computers; None: the match is over."""
        await self.onlooker.until(lambda: self.asked() or not self._is_played(), "a person's turn, or the end")
        return self.asked()

    def _is_played(self) -> bool:
        return self.scene.bot.table(self.channel).stage is Stage.PLAYING

    def posted_too_soon(self) -> Iterator[tuple[str, str]]:
        """Messages of the table that came within ten minutes of the one before, though that one's token lived."""
        for before, after in pairwise(self.boards()):
            at, since = ((int(each) >> 22) + EPOCH_MS for each in (after, before))
            is_dead = at - max(self.pressed.get(before, 0), since) > ALIVE_MS - 1000
            if at - since < SELDOM_MS and not is_dead:
                yield before, after


async def test_an_hour_of_a_group_of_whom_one_has_installed_the_bot(scene: Scene, sit: Sitter) -> None:
    people = [await sit(name) for name in ("Aoi", "Ben", "Cai", "Dan", "Eri", "Fumi")]
    await install(people[0])
    channel = await group(scene, *people)
    hour, chance, since = Hour(scene, channel, people), Random(3), newest(scene)
    aoi, ben, cai, *_ = people
    table = await start(aoi, await open_lobby(channel, aoi, ben, cai, computers=1))
    hour.pressed[table["id"]] = hour.now_ms()
    hour.hands = {who.id: hand for who, hand in await take_hands(table, aoi, ben, cai)}
    began, slept = hour.now_ms(), 0
    for number, gap in enumerate(chain(GAPS, repeat(SHORT))):
        asked = await hour.comes_to_a_person()
        if asked is None:
            break
        await hour.is_shown(f"before gap {number}")
        if gap * 1000 > ALIVE_MS:  # On a busy machine what is due in one step may be sent some steps later.
            await hour.passes(awake := ALIVE_MS / 1000 + STEP)
            await hour.onlooker.until(hour.is_asleep, "the table asleep")
            await hour.passes(gap - awake)
        else:
            await hour.passes(gap)
        if number in KILLED:
            await hour.onlooker.until(hour.is_noted, "the table's message noted")
            await asyncio.to_thread(scene.bot.kill)
            await asyncio.to_thread(scene.bot.start)
        if gap * 1000 > ALIVE_MS:
            await hour.onlooker.until(hour.is_asleep, "the table asleep")
            slept += 1
        elif not hour.is_asleep():
            await hour.is_shown(f"after gap {number}")
        is_shown = bool(moves(asked.shown.get(hour.hands[asked.id]["id"], {})))
        if not is_shown or chance.random() < 0.5:
            await hour.opens_hand(asked)
        await hour.moves(asked)
        await hour.is_shown(f"after move {number}")
    assert hour.now_ms() - began > 3_600_000
    assert slept >= 2
    assert is_over(await hour.onlooker.until(hour.board, "the result"))
    entries = [load(body) for _, body in scene.bot.logged(int(channel))]
    assert [each for each in entries if isinstance(each, Moved) and each.by is MovedBy.CLOCK] == []
    assert len(hour.boards()) >= 3, "tokens have ended"
    assert list(hour.posted_too_soon()) == []
    journal = scene.playground.get(f"/world/requests?since={since}")
    assert [each for each in journal if each["status"] >= 400 or each["errors"]] == []
