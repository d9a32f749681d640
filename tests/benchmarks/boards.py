"""Requests by the bot's own token a move, which Discord limits to 50 a second: 500 tables in virtual time, in channels,
in people's direct messages with the bot (own places), and in group DMs (borrowed places).

The whole bot runs over a Discord in memory, in which nothing goes wrong, with a store on SQLite; nothing is drawn. What is
assumed of people:

- they move 4 to 16 s after their turn begins, 10 in the mean, by the buttons of their private hands;
- in channels and groups four people play; each opens the hand by *My hand* on the board at the start of a match, and
  opens it once more at one turn in 40: it was dismissed, has scrolled away, or the app was started again;
- one of them writes in the channel every two minutes, so that a board scrolls away every 20;
- when a match is over, the host presses *Play again*, the others join, and it is started;
- in direct messages one person plays with computers, and goes away for 20 to 30 minutes at one turn in 100.

Counted are all requests by the bot's own token, also those for lobbies, calls and ends; moves are those of people. Each
edit of a board by a press's token is one by the bot's own where there are no press tokens: so one run counts both. Each
table plays a match from its lobby to the start of the next one, so that lobbies, moves and ends have their usual shares.
The tables are divided among processes, each with a bot of its own, as nothing is shared between tables.
"""

import asyncio
import logging
import re
import tempfile
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final, cast

from discord.http import Route

from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from playground.errors import Json
from playground.models import MessageFlag, MessageType, PostedMessage
from playground.validation.messages import Draft
from tests.benchmarks._bars import Result, at_least, at_most
from tests.campaigns._stand_in import answer_of
from tests.data.migrated import migrated
from tests.discord_in_memory import GUILD, Part
from tests.e2e.playing import any_control, choice, to_press
from tests.simulation.discord import BadDiscord
from tests.simulation.loop import SeededLoop
from tests.simulation.process import Process
from tests.simulation.world import EPOCH_S

BAR: Final = 0.2
"""Requests by the bot's own token a move in a channel."""
OWN_BAR: Final = 0.15
BORROWED_BAR: Final = 0.0
LIMIT: Final = 50
"""Requests a second that Discord allows a bot."""
TABLES_BAR: Final = 2_000
"""Live tables that so many requests carry."""
PEOPLE: Final = 4
IN_SERVER: Final = 100
"""Channels of a server, which has at most 200 tables."""
THINKS_S: Final = (4.0, 16.0)
LOOKS_AGAIN: Final = 1 / 40
WRITES_S: Final = 120.0
GOES_AWAY: Final = 1 / 100
AWAY_S: Final = (1_200.0, 1_800.0)
_CHANNEL: Final = re.compile(r"/channels/(\d+)")
STARTS_S: Final = 30.0
"""In which all tables are opened."""


TABLES: Final = 500
QUICK_TABLES: Final = 2
PART: Final = 125
"""Tables of a process."""


@dataclass(slots=True)
class Counted:
    """What was asked of Discord. `kinds`: requests by the bot's own token. `boards_by_token`: edits of public messages
    by the tokens of presses."""

    by_bot: int = 0
    by_token: int = 0
    boards_by_token: int = 0
    moves: int = 0
    matches: int = 0
    seconds: float = 0.0
    """For which tables were played, in all."""
    kinds: Counter[str] = field(default_factory=Counter[str])

    def __add__(self, other: "Counted") -> "Counted":
        return Counted(*(getattr(self, each.name) + getattr(other, each.name) for each in fields(Counted)))

    @property
    def second(self) -> float:
        """Moves a second at a table."""
        return self.moves / self.seconds

    @property
    def each(self) -> float:
        """Requests by the bot's own token a move."""
        return self.by_bot / max(1, self.moves)

    @property
    def each_without(self) -> float:
        """The same without press tokens."""
        return (self.by_bot + self.boards_by_token) / max(1, self.moves)


class CountingDiscord(BadDiscord):
    """Counts requests by whose right they are made."""

    def __init__(self, loop: SeededLoop, chance: Random, counted: Counted) -> None:
        super().__init__(loop, EPOCH_S, lambda line: None, chance)
        self.counted = counted
        self.playing: set[int] = set()
        """The channels in which people play. Where they have stopped, what the bot asks is not counted."""

    async def request(
        self, route: Route, *, body: Json | None = None, form: Iterable[Part] | None = None, query: Mapping[str, object]
    ) -> object:
        path = route.url.removeprefix(Route.BASE)
        is_by_token = path.startswith(("/webhooks/", "/interactions/"))
        channel = _CHANNEL.match(path)
        if is_by_token:
            self.counted.by_token += 1
        elif channel is None or int(channel[1]) in self.playing:
            self.counted.by_bot += 1
            self.counted.kinds[f"{route.method} {path.rstrip('0123456789').removesuffix('/')[-8:]}"] += 1
        answer = await super().request(route, body=body, form=form, query=query)
        if is_by_token and route.method == "PATCH" and isinstance(answer, dict):
            message = cast(Json, answer)
            is_public = not message["flags"] & MessageFlag.EPHEMERAL
            self.counted.boards_by_token += is_public and int(message["channel_id"]) in self.playing
        return answer


class Place:
    """A channel with its people, who play one match after another."""

    people = PEOPLE
    guild: int | None = GUILD

    def __init__(self, hall: "Hall", number: int) -> None:
        self.users = [700_000_000 + number * PEOPLE + each for each in range(self.people)]
        self._hall, self._chance = hall, Random(f"place {number}")
        self._hands: dict[int, int] = {}
        self._last: int | None = None
        self.channel = self._made(number)

    def _made(self, number: int) -> int:
        """Make the channel before the bot starts."""
        self._hall.discord.channel(1_000 + number, guild=GUILD + number // IN_SERVER)
        return 1_000 + number

    async def live(self) -> None:
        """Play a match, and begin the next one."""
        await asyncio.sleep(self._chance.uniform(0, STARTS_S))
        begun, counted = self._hall.loop.time(), self._hall.counted
        self._hall.discord.playing.add(self.channel)
        await self._play()
        self._hall.discord.playing.discard(self.channel)
        counted.matches += 1
        counted.seconds += self._hall.loop.time() - begun

    async def _play(self) -> None:
        starts = 0
        while starts < 2:
            table = self._hall.tables.in_channel(self.channel)
            if table is None:
                await self._open()
            elif table.stage is Stage.LOBBY:
                starts += await self._gather(table)
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

    async def _gather(self, table: Table) -> bool:
        """Join the lobby and start the match; whether it has begun."""
        self._last, board = table.id, self._newest()
        for user in self.users[1:]:
            if table.participant_of(user) is None:
                await asyncio.sleep(self._chance.uniform(1, 4))
                await self._press(user, f"l:join:{table.id}", board)
        await asyncio.sleep(self._chance.uniform(1, 4))
        answer = await self._press(table.host, f"l:start:{table.id}", board)
        if table.stage is Stage.PLAYING:
            self._hands[table.host] = answer or 0
            for user in self.users:
                if user != table.host:
                    self._hands[user] = await self._press(user, f"t:hand:{table.id}", self._newest()) or 0
        return table.stage is Stage.PLAYING

    async def _move(self, table: Table) -> None:
        user = next((table.at(seat).user for seat in table.to_act()), None)
        if user is None:  # Its end is being written.
            await asyncio.sleep(0.5)
            return
        await asyncio.sleep(self._chance.uniform(*THINKS_S))
        if self._chance.random() < LOOKS_AGAIN:
            self._hands[user] = await self._press(user, f"t:hand:{table.id}", self._newest()) or 0
        if not await self._move_in(table, user):
            self._hands[user] = await self._press(user, f"t:hand:{table.id}", self._newest()) or 0

    async def _move_in(self, table: Table, user: int) -> bool:
        """Press a move in the user's hand; False where it shows none."""
        controls = self._controls(self._hands.get(user, 0))
        if not controls:
            return False
        before = table.ply
        control = any_control(controls, self._chance)
        await self._press(user, control["custom_id"], self._hands[user], choice(control, self._chance))
        self._hall.counted.moves += table.ply > before
        return True

    def _controls(self, message: int) -> list[Json]:
        shown = self._hall.discord.messages_by_id.get(message)
        return [] if shown is None else to_press({"components": shown.components})

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
            guild=self.guild,
        )
        await process.deliver(press, custom_id)
        discord.forget()
        return answer_of(press)


class Group(Place):
    """A group DM, whose first member has installed the bot."""

    def _made(self, number: int) -> int:
        people = [self._hall.discord.person(user, name=f"P{user}") for user in self.users]
        people[0].has_installed = True
        return self._hall.discord.group(people).place.id

    async def chat(self) -> None:
        """The bot hears nothing of it."""


class Own(Place):
    """A person's direct messages with the bot."""

    people = 1
    guild = None

    def _made(self, number: int) -> int:
        return self._hall.discord.app.world.dm_with(self._hall.discord.person(self.users[0]))[0].id

    async def _play(self) -> None:
        user = self.users[0]
        self._hands[user] = await self._press(user, "g:preset:classic", 0) or 0
        table = self._hall.tables.registry.own(user)[0]
        while table.stage is not Stage.OVER:
            await asyncio.sleep(self._chance.uniform(*(AWAY_S if self._chance.random() < GOES_AWAY else THINKS_S)))
            await self._move_in(table, user)

    async def chat(self) -> None:
        """Nobody else is there."""


class Hall:
    """Places, and the bot. `kind`: of the places."""

    def __init__(self, kind: type[Place], numbers: range, folder: Path) -> None:
        self.loop = SeededLoop(Random(f"order {numbers.start}"))
        self.counted = Counted()
        self.discord = CountingDiscord(self.loop, Random(f"discord {numbers.start}"), self.counted)
        self._database = folder / "sevens.db"
        self._database.write_bytes(migrated())
        self._places = [kind(self, number) for number in numbers]

    @property
    def tables(self) -> TableService:
        services = self.process.services
        assert services is not None
        return services.tables

    async def run(self) -> None:
        """Play until all are done."""
        chance = Random(f"process {self._places[0].users[0]}")
        self.process = Process("bot", self.discord, self._database, epoch_s=EPOCH_S, chance_of=lambda _: chance)
        await self.process.run(self.process.start())
        chats = [asyncio.create_task(place.chat()) for place in self._places]
        await asyncio.gather(*(place.live() for place in self._places))
        services = self.process.services
        assert services is not None
        for each in chats:
            each.cancel()
        await asyncio.gather(*chats, return_exceptions=True)
        await self.process.run(services.stop_services())
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for each in rest:
            each.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        self.process.disk.close()


def run(*, quick: bool = False) -> list[Result]:
    """Print how many requests a move takes in each kind of place, and how many tables Discord's limit carries."""
    channels = _printed("channels", Place, quick)
    own = _printed("direct messages with the bot", Own, quick)
    borrowed = _printed("group DMs", Group, quick)
    carried = LIMIT / (channels.each * channels.second) if channels.by_bot else 0.0
    before = LIMIT / (channels.each_without * channels.second)
    print(f"{LIMIT} requests a second carry {carried:,.0f} tables in channels, {before:,.0f} without press tokens")
    return [
        at_most("requests by the bot's own token a move, channels", channels.each, BAR),
        at_most("the same in own places", own.each, OWN_BAR),
        at_most("the same in borrowed places", borrowed.each, BORROWED_BAR),
        at_least(f"live tables in channels that {LIMIT} requests a second carry", carried, TABLES_BAR),
    ]


def _printed(name: str, kind: type[Place], quick: bool) -> Counted:
    """Play in such places, and print what was counted."""
    tables = QUICK_TABLES if quick else TABLES
    parts = [(kind, range(first, min(first + PART, tables))) for first in range(0, tables, PART)]
    # A process plays one part: what a simulated world leaves behind may end in the next one, at any time.
    with get_context("spawn").Pool(maxtasksperchild=1) as pool:
        found = pool.starmap(played, parts, chunksize=1)
    counted = sum(found, Counted())
    print(
        f"{name}: {counted.matches} tables, people at each: {kind.people}, {counted.moves} moves of people,"
        f" one in {1 / counted.second:.1f} s at each table"
    )
    print(
        f"requests: {counted.by_bot} by the bot's own token, {counted.by_token} by tokens of presses,"
        f" of these {counted.boards_by_token} edits of public messages"
    )
    print(f"by the bot's own: {', '.join(f'{n} {asked}' for asked, n in counted.kinds.most_common()) or 'none'}")
    if kind is not Group:  # There boards have no other way.
        print(f"a move: {counted.each:.2f} by the bot's own token, {counted.each_without:.2f} without press tokens")
    print(flush=True)
    return counted


def played(kind: type[Place], numbers: range) -> Counted:
    """What the places with these numbers ask of Discord."""
    shm, log = Path("/dev/shm"), logging.getLogger()
    level = log.level
    log.setLevel(logging.ERROR)
    with tempfile.TemporaryDirectory(dir=shm if shm.is_dir() else None) as folder:
        hall = Hall(kind, numbers, Path(folder))
        asyncio.set_event_loop(hall.loop)
        try:
            hall.loop.run_until_complete(hall.run())
        finally:
            log.setLevel(level)
            asyncio.set_event_loop(None)
    return hall.counted
