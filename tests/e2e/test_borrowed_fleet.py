"""Tables where the bot is no member, and in its direct messages, in two processes that share a database.

Discord gives both kinds of presses to the process of shard 0, also where another one plays the table.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import pytest

from bot.features.play.ids import MovePress
from bot.tables.table import Table, fold
from tests.data.conftest import postgres as postgres  # noqa: PLC0414  (a fixture)
from tests.data.postgres import new_database
from tests.e2e.fleet import Fleet, fleet
from tests.e2e.outside import conversation, install
from tests.e2e.patient import SLOW
from tests.e2e.people import PATIENCE, Message, NoAnswer, Person, RefusedByPlayground, labels_of, moves
from tests.e2e.playing import ENGLISH, is_over, open_lobby, start, take_hands, to_press

pytestmark = [pytest.mark.slow, pytest.mark.postgres, pytest.mark.kind("processes")]

GATEWAY, OTHER = 0, 1
"""The shard that Discord gives direct messages and user installs to, and that of the tables here."""
TRIES = 10
"""Presses of a move that is not answered, while a process is replaced."""
BEFORE = 3
"""Moves that each person makes before something happens to a process."""


@dataclass
class Played:
    """A person's hand at a table, and the moves that were answered."""

    who: Person
    hand: Message
    answered: dict[int, str] = field(default_factory=dict[int, str])
    """By ply."""

    async def plays(self, most: int = 10**6) -> bool:
        """Make moves to the end of the match; False: only so many."""
        while len(self.answered) < most:
            now = await self.who.until(self._ready, "a turn")
            if is_over(now):
                return True
            before = len(self.answered)
            for _ in range(TRIES):
                await self._move(now)
                if len(self.answered) > before or self._ready() is not now:
                    break
            else:
                raise AssertionError(f"{self.who.name} presses {TRIES} times, and nobody answers")
        return False

    def _ready(self) -> Message | None:
        now = self.who.now(self.hand)
        return now if moves(now) or is_over(now) else None

    async def _move(self, now: Message) -> None:
        """Press the first move; again if no process answers, as people do."""
        pressed = moves(now)[0]
        try:
            async with asyncio.timeout(SLOW):
                await self.who.press_id(self.hand, pressed)
                await self.who.until(lambda: pressed not in moves(self.who.now(self.hand)), "the answer in the hand")
        except (NoAnswer, RefusedByPlayground, TimeoutError):
            return
        move = MovePress.read(pressed)
        assert move is not None
        self.answered[move.ply] = move.move


async def people_of(bots: Fleet, stack: AsyncExitStack, *names: str) -> list[Person]:
    return [await stack.enter_async_context(bots.someone(name, among=2)) for name in names]


def shard_of(bots: Fleet, number: str | int) -> int:
    return (int(number) >> 22) % bots.shards


async def group_of(bots: Fleet, who: Person, *others: Person) -> str:
    """A group DM whose tables belong to the other shard."""
    while True:
        channel = await conversation(who, *(each.id for each in others), name="Friday")
        if shard_of(bots, channel) == OTHER:
            return channel


async def one_of_the_other_shard(bots: Fleet, stack: AsyncExitStack) -> Person:
    """A person whose private tables belong to the other shard."""
    while True:
        [who] = await people_of(bots, stack, "Dan")
        if shard_of(bots, who.id) == OTHER:
            return who


async def table_in(bots: Fleet, **where: int) -> Table:
    """The newest table of a channel or a user, from its log."""
    [(name, number)] = where.items()
    query = f"SELECT id FROM tables WHERE {name} = $1 ORDER BY id DESC LIMIT 1"
    [row] = await bots.rows(query, number)
    log = await bots.rows("SELECT at_ms, body FROM entries WHERE table_id = $1 ORDER BY n", row["id"])
    return fold(Table(row["id"], 0, 0), [(each["at_ms"], each["body"]) for each in log])


async def until_noted(bots: Fleet, *numbers: str) -> None:
    """Wait until the messages with these numbers are known to the process that goes on with their tables."""
    for number in numbers:
        until = time.monotonic() + PATIENCE
        while not await bots.rows("SELECT FROM tables WHERE cache::text LIKE $1", f"%{number}%"):
            assert time.monotonic() < until, f"message {number} is in no notes"
            await asyncio.sleep(0.05)


def is_answered(table: Table, played: Played) -> bool:
    """Whether each answered move of a person is in the log."""
    history = {ply: str(each.move) for ply, each in enumerate(table.history)}
    return all(history[ply] == move for ply, move in played.answered.items())


def boards(who: Person, channel: str) -> list[Message]:
    """The public messages that show a table or its end."""
    shown = {ENGLISH.hand, ENGLISH.again, ENGLISH.texts("board-wake")}
    return [each for each in who.public(channel) if shown & {*labels_of(each)}]


@pytest.fixture
async def bots(tmp_path: Path, postgres: str) -> AsyncIterator[Fleet]:
    """Bots that are not started, with two shards."""
    with fleet(tmp_path, await new_database(postgres), shards=2) as started:
        yield started


@pytest.mark.parametrize("killed", [GATEWAY, OTHER], ids=["that of the gateway", "that of the tables"])
async def test_games_outside_of_servers_go_on_after_a_process_is_killed(bots: Fleet, killed: Literal[0, 1]) -> None:
    """And after another has taken a share of the work from the one that was left."""
    pids = dict[str, int]()
    for _ in range(2):
        [pid] = bots.start()
        await bots.until_shared(len(pids) + 1)
        [name] = {*(await bots.holders()).values()} - pids.keys()
        pids[name] = pid
    async with AsyncExitStack() as stack:
        aoi, ben, chloe = await people_of(bots, stack, "Aoi", "Ben", "Chloe")
        dan = await one_of_the_other_shard(bots, stack)
        await install(aoi)
        channel = await group_of(bots, aoi, ben, chloe)
        table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
        own = await conversation(dan, str(bots.playground.get("/world")["application"]["id"]))
        page = await dan.command(own, "play", game="classic")
        await dan.until(lambda: to_press(dan.now(page)), "a hand")
        hands = [Played(*each) for each in [*await take_hands(table, aoi, ben), (dan, page)]]
        await asyncio.gather(*(each.plays(BEFORE) for each in hands))
        await until_noted(bots, *(each.hand["id"] for each in hands), table["id"], '"press"')
        bots.kill(pids[(await bots.holders())[killed]])
        assert not any(await asyncio.gather(*(each.plays(2 * BEFORE) for each in hands)))
        bots.start()
        await bots.until_shared(2)
        assert all(await asyncio.gather(*(each.plays() for each in hands)))
        result = await chloe.until(lambda: chloe.newest(channel, is_over), "the result")
        assert [each["id"] for each in boards(chloe, channel)] == [result["id"]], "one message shows the table"
        together, alone = await table_in(bots, channel_id=int(channel)), await table_in(bots, user_id=int(dan.id))
        assert all(is_answered(together, each) for each in hands[:2])
        assert is_answered(alone, hands[2])
    asked = bots.journal()
    assert [each for each in asked if each["errors"]] == []
