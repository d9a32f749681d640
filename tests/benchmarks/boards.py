"""Requests by the bot's own token a move, which Discord limits to 50 a second: tables of four people in virtual time.

The whole bot runs over a Discord in memory, in which nothing goes wrong, with a store on SQLite; nothing is drawn. What is
assumed of people:

- they move 4 to 16 s after their turn begins, 10 in the mean, by the buttons of their private hands;
- each opens the hand by *My hand* on the board at the start of a match, and opens it once more at one turn in 40: it was
  dismissed, has scrolled away, or the app was started again;
- somebody writes in the channel every two minutes, so that a board scrolls away every 20;
- when a match is over, the host presses *Play again*, the others join, and it is started.

Counted are all requests by the bot's own token, also those for lobbies, calls and ends; moves are those of people.
"""

import asyncio
import logging
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from discord.http import Route

from bot.tables.table import Stage, Table
from playground.errors import Json
from playground.models import MessageType, PostedMessage
from playground.validation.messages import Draft
from tests.benchmarks._bars import Result, at_least, at_most
from tests.campaigns._stand_in import answer_of
from tests.discord_in_memory import Part
from tests.e2e.playing import any_control, choice, to_press
from tests.simulation.discord import BadDiscord
from tests.simulation.loop import SeededLoop
from tests.simulation.process import Process
from tests.simulation.world import EPOCH_S, template

BAR: Final = 0.2
"""Requests by the bot's own token a move."""
LIMIT: Final = 50
"""Requests a second that Discord allows a bot."""
TABLES_BAR: Final = 2_000
"""Live tables that so many requests carry."""
PEOPLE: Final = 4
THINKS_S: Final = (4.0, 16.0)
LOOKS_AGAIN: Final = 1 / 40
WRITES_S: Final = 120.0
_WARM_S: Final = 60.0
"""Until all tables are in play; what is asked before counts, too."""


@dataclass(frozen=True, slots=True)
class _Scale:
    tables: int
    seconds: float


FULL: Final = _Scale(500, 1_200.0)
QUICK: Final = _Scale(3, 240.0)


@dataclass(slots=True)
class Counted:
    """What was asked of Discord. `kinds`: requests by the bot's own token."""

    by_bot: int = 0
    by_token: int = 0
    moves: int = 0
    matches: int = 0
    kinds: Counter[str] = field(default_factory=Counter[str])


class CountingDiscord(BadDiscord):
    """Counts requests by whose right they are made."""

    def __init__(self, loop: SeededLoop, chance: Random, counted: Counted) -> None:
        super().__init__(loop, EPOCH_S, lambda line: None, chance)
        self.counted = counted

    async def request(
        self, route: Route, *, body: Json | None = None, form: Iterable[Part] | None = None, query: Mapping[str, object]
    ) -> object:
        path = route.url.removeprefix(Route.BASE)
        if path.startswith(("/webhooks/", "/interactions/")):
            self.counted.by_token += 1
        else:
            self.counted.by_bot += 1
            self.counted.kinds[f"{route.method} {path.rstrip('0123456789').removesuffix('/')[-8:]}"] += 1
        return await super().request(route, body=body, form=form, query=query)


class Place:
    """A channel with its people, who play one match after another."""

    def __init__(self, hall: "Hall", number: int) -> None:
        self.channel = 1_000 + number
        self.users = [700_000_000 + number * PEOPLE + each for each in range(PEOPLE)]
        self._hall, self._chance = hall, Random(f"place {number}")
        self._hands: dict[int, int] = {}
        self._last: int | None = None

    async def live(self) -> None:
        """Play on and on."""
        await asyncio.sleep(self._chance.uniform(0, _WARM_S / 2))
        while True:
            services = self._hall.process.services
            assert services is not None
            table = services.tables.in_channel(self.channel)
            if table is None:
                await self._open()
            elif table.stage is Stage.LOBBY:
                await self._gather(table)
            else:
                await self._move(table)

    async def chat(self) -> None:
        """Write below the board."""
        world = self._hall.discord.app.world
        while True:
            await asyncio.sleep(self._chance.uniform(0.5, 1.5) * WRITES_S)
            author, there = self._hall.discord.person(self.users[0]), world.channels[self.channel]
            message = PostedMessage(world.snowflakes.new(), there, author, world.now_iso(), type=MessageType.DEFAULT)
            self._hall.discord.app.messaging.post(message, Draft(content="hm"))

    async def _open(self) -> None:
        """Open a table, or play again with the same people."""
        self._hands.clear()
        await asyncio.sleep(self._chance.uniform(*THINKS_S))
        if self._last is None:
            await self._press(self.users[0], "g:preset:classic", 0)
        else:
            await self._press(self.users[0], f"t:again:{self._last}", self._newest())

    async def _gather(self, table: Table) -> None:
        self._last, board = table.id, self._newest()
        for user in self.users[1:]:
            if table.participant_of(user) is None:
                await asyncio.sleep(self._chance.uniform(1, 4))
                await self._press(user, f"l:join:{table.id}", board)
        await asyncio.sleep(self._chance.uniform(1, 4))
        answer = await self._press(table.host, f"l:start:{table.id}", board)
        if table.stage is Stage.PLAYING:
            self._hall.counted.matches += 1
            self._hands[table.host] = answer or 0
            for user in self.users:
                if user != table.host:
                    self._hands[user] = await self._press(user, f"t:hand:{table.id}", self._newest()) or 0

    async def _move(self, table: Table) -> None:
        user = next((table.at(seat).user for seat in table.to_act()), None)
        if user is None:  # Its end is being written.
            await asyncio.sleep(0.5)
            return
        await asyncio.sleep(self._chance.uniform(*THINKS_S))
        if self._chance.random() < LOOKS_AGAIN:
            self._hands[user] = await self._press(user, f"t:hand:{table.id}", self._newest()) or 0
        shown = self._hall.discord.messages_by_id.get(self._hands.get(user, 0))
        controls = [] if shown is None else to_press({"components": shown.components})
        if not controls:
            self._hands[user] = await self._press(user, f"t:hand:{table.id}", self._newest()) or 0
            return
        before = table.ply
        control = any_control(controls, self._chance)
        await self._press(user, control["custom_id"], self._hands[user], choice(control, self._chance))
        self._hall.counted.moves += table.ply > before

    def _newest(self) -> int:
        """The newest message of the bot that is no plain line: the board."""
        there = reversed(self._hall.discord.channel(self.channel).messages.values())
        return next((each.id for each in there if each.components and not each.content), 0)

    async def _press(self, user: int, custom_id: str, message: int, values: list[str] | None = None) -> int | None:
        """The message that answers."""
        discord, process = self._hall.discord, self._hall.process
        discord.client = process.client
        press = discord.press(
            user=user,
            channel=self.channel,
            custom_id=custom_id,
            message=message or None,
            values=values,
            name=f"P{user}",
        )
        await process.deliver(press, custom_id)
        discord.forget()
        return answer_of(press)


class Hall:
    """All channels, and the bot."""

    def __init__(self, scale: _Scale, folder: Path) -> None:
        self.loop = SeededLoop(Random("order"))
        self.counted = Counted()
        self.discord = CountingDiscord(self.loop, Random("discord"), self.counted)
        database = folder / "sevens.db"
        shutil.copy(template(), database)
        self._scale = scale
        self.places = [Place(self, number) for number in range(scale.tables)]
        self._database = database

    async def run(self) -> None:
        """Play for so long."""
        for place in self.places:
            self.discord.channel(place.channel)
        self.process = Process("bot", self.discord, self._database, epoch_s=EPOCH_S, seed="process")
        await self.process.run(self.process.start())
        tasks = [asyncio.create_task(work) for place in self.places for work in (place.live(), place.chat())]
        await asyncio.sleep(self._scale.seconds)
        services = self.process.services
        assert services is not None
        for each in tasks:
            if each.done():
                each.result()
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.process.run(services.stop_services())
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for each in rest:
            each.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        self.process.disk.close()


def run(*, quick: bool = False) -> list[Result]:
    """Print how many requests a move takes, and how many tables Discord's limit carries."""
    scale = QUICK if quick else FULL
    begun = time.process_time()
    counted = played(scale)
    each = counted.by_bot / max(1, counted.moves)
    second = counted.by_bot / scale.seconds / scale.tables
    carried = LIMIT / second if second else 0.0
    print(
        f"{scale.tables} tables of {PEOPLE} people, {scale.seconds / 60:g} minutes: {counted.matches} matches begun,"
        f" {counted.moves} moves, one in {scale.tables * scale.seconds / max(1, counted.moves):.1f} s at each table"
    )
    print(f"requests: {counted.by_bot} by the bot's own token, {counted.by_token} by tokens of presses")
    print(f"by the bot's own: {', '.join(f'{n} {kind}' for kind, n in counted.kinds.most_common())}")
    print(f"processor: {time.process_time() - begun:.0f} s")
    return [
        at_most("requests by the bot's own token a move", each, BAR),
        at_least(f"live tables that {LIMIT} requests a second carry", carried, TABLES_BAR),
    ]


def played(scale: _Scale) -> Counted:
    """What is asked of Discord in a run."""
    shm, log = Path("/dev/shm"), logging.getLogger()
    level = log.level
    log.setLevel(logging.ERROR)
    with tempfile.TemporaryDirectory(dir=shm if shm.is_dir() else None) as folder:
        hall = Hall(scale, Path(folder))
        asyncio.set_event_loop(hall.loop)
        try:
            hall.loop.run_until_complete(hall.run())
        finally:
            log.setLevel(level)
            asyncio.set_event_loop(None)
    return hall.counted
