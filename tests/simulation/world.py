"""The simulated world: one run from one seed."""

import asyncio
import hashlib
import logging
import re
import tempfile
import time
import traceback
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import Context
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from bot.tables import entries
from bot.tables.table import Table
from playground.errors import Json
from tests.data.migrated import migrated
from tests.e2e.people import components as all_of
from tests.e2e.people import ids_of
from tests.simulation.checks import Broken, Checks
from tests.simulation.discord import BadDiscord, Weather
from tests.simulation.drawing import BlankDrawing
from tests.simulation.garbage import collected_afterwards
from tests.simulation.limit import LIMIT_S, Endless, limited
from tests.simulation.loop import SeededLoop
from tests.simulation.moderators import Moderators
from tests.simulation.outcome import Outcome
from tests.simulation.people import THINKS_LONG_S, Person
from tests.simulation.process import Process

_MOMENT: Final = re.compile(r"<t:\d+:R>")
_PROJECT: Final = Path(__file__).parents[2]
EPOCH_S: Final = 1_800_000_000.0
FIRST_CHANNEL: Final = 1_000
FIRST_USER: Final = 700_000_000
"""No other number in the database has so many digits that begin like this."""

_QUIET_S: Final = 120.0
"""Where nothing is asked of Discord for so long nothing is under way."""
_THINKS_S: Final = (0.2, 3.0)
_DOWN_S: Final = ((0.5, 5.0), (0.5, 5.0), (5.0, 60.0))
"""How long nothing runs after a death: mostly as a supervisor starts the process again, at times until its operator does."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What happens in a run; shrinking leaves parts of it out.

    `seconds`: of virtual time in which things go wrong. `kills`: how often the process dies.
    """

    tables: int = 3
    people: int = 3
    seconds: float = 600.0
    kills: int = 12
    fails: float = 0.03
    is_lost: float = 0.02
    twice: float = 0.01
    limited: float = 0.01
    banned: float = 0.005
    tokens_die: float = 0.03
    late: float = 0.05
    unheard: float = 0.02
    deletes: float = 0.06
    denies: float = 0.04
    drops: float = 0.01
    ends: float = 0.01
    writes: float = 0.1
    slow: float = 0.5
    impatient: float = 0.3
    hostile: float = 0.1
    dozes: float = 0.03
    asides: float = 0.05
    flaps: float = 0.03
    leaves: float = 0.06
    settings: float = 0.1
    takes_back: float = 0.3
    looks_back: float = 0.5
    deletions: float = 0.004
    invites: float = 0.15
    commands: float = 0.2
    """The share of lobbies that are opened by a command, and of what is done beside moves."""
    paced: float = 0.0
    """The share of lobbies that are set up for a slow match."""
    looks_s: float = 5.0
    """Time between two looks at the running tables."""
    quiet_s: ClassVar[float] = 900.0
    """How long requests may go on once people have stopped and nothing goes wrong any more."""

    def thinks(self, chance: Random) -> tuple[float, float]:
        """How long a person thinks before they do something, in seconds: at least and at most."""
        return THINKS_LONG_S if chance.random() < self.slow else _THINKS_S

    def deaths(self, chance: Random) -> Iterator[float]:
        """When the process dies, in seconds from the start."""
        for _ in range(self.kills):
            yield chance.uniform(5, self.seconds)

    def without(self, *names: str) -> "Plan":
        """The same plan without these kinds of what people do and what goes wrong."""
        return replace(self, **dict.fromkeys(names, 0.0))

    def world(self, seed: int, folder: Path) -> "World":
        """The world of this seed, with its files in the folder."""
        return World(seed, self, folder)

    def run(self, seed: int) -> "Outcome":
        """Run this seed."""
        return run(seed, self)[0]


WEATHER: Final = (
    "fails",
    "is_lost",
    "twice",
    "limited",
    "banned",
    "tokens_die",
    "late",
    "unheard",
    "deletes",
    "denies",
    "drops",
    "ends",
    "writes",
)
"""What goes wrong at Discord."""
PASTIMES: Final = ("leaves", "settings", "takes_back", "looks_back", "deletions", "invites", "commands")
"""What people do beside their moves."""
USUAL: Final = Plan(slow=0.8)
"""Most people think for seconds before they move, as people do; the others press what comes first."""


class World:
    """Discord, people, and the bot's process, which dies and is started again."""

    drawing: type[BlankDrawing] = BlankDrawing

    def __init__(self, seed: int, plan: Plan, folder: Path) -> None:
        self.plan, self.seed = plan, seed
        self.chance = Random(f"world {seed}")
        self.loop = self._new_loop()
        self.lines: list[str] = []
        self.database = folder / "world.db"
        self.database.write_bytes(migrated())
        self.discord = BadDiscord(self.loop, EPOCH_S, self.trace, Random(f"discord {seed}"))
        self.process: Process | None = None
        self._started = 0
        self.people = [
            Person(self, FIRST_USER + number, FIRST_CHANNEL + number % plan.tables, Random(f"person {seed} {number}"))
            for number in range(plan.tables * plan.people)
        ]
        self.moderators = Moderators(self, Random(f"moderators {seed}"))
        self.dead: list[Process] = []
        self.kills = 0
        self.errors = _Errors(self)
        self.checks = Checks(self)
        self.pressed: defaultdict[tuple[int, int, str], set[int]] = defaultdict(set)
        """The plies of the buttons by which a move was asked for: by table, user and move."""
        self.chosen: defaultdict[tuple[int, int], set[int]] = defaultdict(set)
        """The plies of the menus from which a user has chosen: by table and user."""
        self.delivered_at: dict[int, float] = {}
        """When a press of a user last came to the bot."""
        self.silent: set[int] = set()
        """Who may have switched calls off."""
        self.by_message: set[int] = set()
        """Who may have chosen direct messages at slow tables."""
        self.ended: defaultdict[int, list[int]] = defaultdict(list)
        """By channel: the tables that are over."""
        self.automatic: set[int] = set()
        """Who has let their only moves be made for them."""
        self.calm_at = float("inf")
        """Since when nothing goes wrong any more."""
        self.broken: Broken | None = None

    def _new_loop(self) -> SeededLoop:
        return SeededLoop(Random(f"order {self.seed}"))

    def _chance_of(self, process: str) -> Callable[[str], Random]:
        """The chance of each part of a process: the same for all."""
        chance = Random(process)
        return lambda _: chance

    def unix_ms(self) -> float:
        """The time by a clock that is right, in milliseconds since 1970."""
        return (EPOCH_S + self.loop.now) * 1000

    def process_of(self, channel: int) -> Process | None:
        """The process that plays the tables of this channel."""
        del channel
        return self.process

    def trace(self, line: str) -> None:
        """Note what happens."""
        self.lines.append(f"{self.loop.now:10.4f} {line}")

    async def start_process(self) -> None:
        """Start the bot's process over what the one before has left."""
        self._started += 1
        name = f"p{self._started}"
        self.process = process = Process(
            name,
            self.discord,
            self.database,
            epoch_s=EPOCH_S,
            chance_of=self._chance_of(f"process {self.seed} {self._started}"),
        )
        process.drawing = self.drawing
        process.skew_s = self.chance.choice((0.0, 0.0, 0.0, -30.0, 40.0, 3_600.0))
        self.trace(f"{name} starts")
        await process.run(process.start())
        self.checks.attend(process)

    async def kill(self) -> None:
        """Kill the process, and start another after a while."""
        process, self.process = self.process, None
        assert process is not None
        self.trace(f"{process.name} is dead")
        self.dead.append(process)  # Its coroutines must not be collected, which would run their `finally` blocks.
        self.kills += 1
        lock = self.database.with_name(self.database.name + ".lock")
        lock.unlink(missing_ok=True)  # The operating system releases it.
        await asyncio.sleep(self.chance.uniform(*self.chance.choice(_DOWN_S)))
        await self.start_process()

    def connected(self) -> AbstractContextManager[object]:
        """Where discord.py connects to while the world runs: a world that has failed never leaves its coroutines."""
        return nullcontext()

    def leave(self) -> None:
        """Close the files of the processes that are left."""
        self.checks.leave()
        if self.process is not None:
            self.process.disk.close()

    async def run(self) -> None:
        """One run, from the first start to the quiet end."""
        for number in range(self.plan.tables):
            self.discord.channel(FIRST_CHANNEL + number)
        await self.start_process()
        self.discord.weather = Weather.of(self.plan)
        for person in self.people:
            person.begin()
        self.moderators.begin()
        self._look()
        for moment in sorted(self.plan.deaths(self.chance)):
            await asyncio.sleep(max(0.0, moment - self.loop.now))
            await self._some_steps(self.chance.randrange(200))
            await self.kill()
        await asyncio.sleep(max(0.0, self.plan.seconds - self.loop.now))
        self.discord.weather, self.calm_at = Weather(), self.loop.now
        self.moderators.calm_down()
        for person in self.people:
            person.calm_down()
        await self.end()

    def _look(self) -> None:
        """Look whether all is as it must be, again and again; the first thing that is not ends the world."""
        try:
            self.checks.look()
        except Broken as error:
            self.broken = error
            self.loop.stop()
        else:
            self.loop.call_later(self.plan.looks_s, self._look, context=Context())

    async def _some_steps(self, left: int) -> None:
        """Kill the process after so many callbacks: it may be in the middle of anything."""
        done: asyncio.Future[None] = self.loop.create_future()

        def step() -> None:
            nonlocal left
            left -= 1
            if left < 0:
                self.loop.before_step = None
                assert self.process is not None
                self.process.die()
                done.set_result(None)

        self.loop.before_step = step
        await done

    async def end(self) -> None:
        """Wait until people have stopped and nothing is asked of Discord, and check what must hold then."""
        await asyncio.gather(*(person.task for person in self.people))
        until = self.loop.now + self.plan.quiet_s
        while True:
            await self._quiet(until)
            asked = self.discord.asked
            try:
                await self.check()
            except Broken:
                # A move that is made for a person, minutes after the last one, may come just now.
                await asyncio.sleep(_QUIET_S)
                if self.discord.asked == asked:
                    raise
            else:
                return

    async def _quiet(self, until: float) -> None:
        """Wait until nothing is asked of Discord; Broken if that is not so by then."""
        before = -1
        while before != self.discord.asked:
            if self.loop.now > until:
                raise Broken(f"requests go on for {self.plan.quiet_s:g} seconds though nobody does anything")
            before = self.discord.asked
            await asyncio.sleep(_QUIET_S)

    async def check(self) -> None:
        """What must hold at the end."""
        if self.errors.lines:
            raise Broken(f"the log has errors: {self.errors.lines[0]}")
        stored = {number: await self._stored(number) for number in sorted(self._tables_seen())}
        for table, _ in stored.values():
            self.checks.presses(table)
        for person in self.people:
            for table_id, ply, move in person.answered:
                found = stored[table_id][1][ply]
                if move not in found or (len(found) > 1 and not stored[table_id][0].take_backs):
                    raise Broken(f"{move} by {person.user} at ply {ply} of table {table_id} was answered: {found}")
        process = self.process
        assert process is not None
        assert process.services is not None
        for table in process.services.tables.all():
            if not table.is_private:
                await process.run(self._check_board(process, table))
            await process.run(self.checks.hands(process, table))
            await process.run(self.checks.messages(process, table))
        self.checks.calls(process)
        self.checks.invitations_left(process.services.tables.all())
        self.checks.memory(process)
        self.checks.ends()
        await self.checks.deletions(process)

    def _tables_seen(self) -> set[int]:
        answered = {table_id for person in self.people for table_id, _, _ in person.answered}
        return answered | {table_id for table_id, _, _ in self.pressed}

    async def _check_board(self, process: Process, table: Table) -> None:
        """An open table has one board, which shows what it should."""
        assert process.services is not None
        if table.channel not in self.discord.app.world.channels:
            if self.discord.is_untold(table.channel):
                return  # It is found when its board is edited next.
            raise Broken(f"table {table.id} is open in a channel that is gone")
        boards = [
            message
            for message in self.discord.channel(table.channel).messages.values()
            if {f"t:log:{table.id}", f"l:setup:{table.id}"} & set(ids_of({"components": message.components}))
        ]
        shown = process.services.delivery.remembered.of(table.id).message
        if not boards and shown is not None and self.discord.is_untold(shown):
            return  # It is missed when it is edited next.
        # An answer whose receipt was lost is sent again, without a nonce; the bot finds that if it hears of it and lives
        # until that is noted.
        boards = [
            each for each in boards if each.id == shown or not each.interaction or not self.discord.is_untold(each.id)
        ]
        if len(boards) != 1:
            raise Broken(f"table {table.id} has {len(boards)} boards")
        wanted = await process.services.publisher.render(table)
        shows, should = _words(boards[0].components), _words(wanted.components)
        if shows != should:
            raise Broken(f"the board of table {table.id} shows {shows} and should show {should}")

    async def _stored(self, table_id: int) -> tuple[Table, dict[int, list[str]]]:
        """The table, and by ply the moves that were ever made there: some may have been taken back."""
        process = self.process
        assert process is not None
        log = await process.run(process.store.tables.entries_of(table_id))
        table, made = Table(table_id, 0, 0), defaultdict[int, list[str]](list)
        for each in log:
            before = len(table.history)
            table.apply(entries.load(each.body), each.at_ms)
            for played in table.history[before:]:
                made[played.ply].append(str(played.move))
        return table, made

    def table_of(self, channel: int) -> Table | None:
        """The open table in this channel, as the process knows it."""
        process = self.process_of(channel)
        if process is None or process.services is None or not process.is_up:
            return None
        return process.services.tables.in_channel(channel)

    def own_table_of(self, user: int) -> Table | None:
        """The open table of this user in nobody's sight."""
        process = self.process
        if process is None or process.services is None or not process.is_up:
            return None
        return next((each for each in process.services.tables.all() if each.is_private and each.is_for(user)), None)


def _words(components: list[Json]) -> list[str]:
    """The texts of a message, but for moments of time."""
    return [_MOMENT.sub("", each["content"]) for each in all_of({"components": components}) if each["type"] == 10]


class _Errors(logging.Handler):
    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        line = record.getMessage()
        if record.exc_info is not None and (error := record.exc_info[1]) is not None:
            line = f"{line} {type(error).__name__}: {error} {_places(error)}"
        self._world.trace(f"ERROR {line}")
        self.lines.append(line)


def _places(error: BaseException) -> str:
    """Where an error comes from within the project. Whole tracebacks look different in each version of Python."""
    frames = traceback.extract_tb(error.__traceback__)
    return " < ".join(
        f"{path.relative_to(_PROJECT)}:{frame.lineno}"
        for frame in reversed(frames)
        if (path := Path(frame.filename)).is_relative_to(_PROJECT) and "site-packages" not in path.parts
    )


def simulate(seed: int, plan: Plan = USUAL, limit_s: float = LIMIT_S) -> Outcome:
    """Run the world of this seed, or, by the plan, its worlds. `limit_s`: the processor's time that this may take."""
    begun = time.process_time()
    with collected_afterwards():
        try:
            with limited(limit_s):
                outcome = plan.run(seed)
        except Endless as error:  # Between two worlds.
            outcome = Outcome(seed, plan, error=f"Endless: {error}")
    outcome.cpu_s = time.process_time() - begun
    return outcome


def run(seed: int, plan: Plan) -> tuple[Outcome, World]:
    """Run one world."""
    outcome = Outcome(seed, plan)
    shm = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=shm if shm.is_dir() else None) as folder:
        world = plan.world(seed, Path(folder))
        loop = world.loop
        asyncio.set_event_loop(loop)
        try:
            with world.connected(), _read_only_by(world.errors):
                loop.run_until_complete(world.run())
        except (Exception, Endless) as raised:
            error = world.broken or raised
            outcome.error = f"{type(error).__name__}: {error}"
            if isinstance(error, Endless):
                outcome.error += f", with {loop.steps - loop.steps_before} callbacks at this moment: {_places(error)}"
            world.trace(outcome.error)
            if not isinstance(error, Broken):
                logging.getLogger(__name__).exception("The world ended")
        finally:
            asyncio.set_event_loop(None)
            world.leave()
            for task in asyncio.all_tasks(loop):
                task._log_destroy_pending = False  # type: ignore[attr-defined]  # What a world left never ends.
            loop.set_exception_handler(_say_nothing)
            loop.close()
            outcome.seconds, outcome.steps, outcome.requests = loop.now, loop.steps, world.discord.asked
            outcome.kills = world.kills
            outcome.moves = sum(len(person.answered) for person in world.people)
            outcome.trace = world.lines
            outcome.digest = hashlib.sha256("\n".join(world.lines).encode()).hexdigest()[:16]
    return outcome, world


@contextmanager
def _read_only_by(handler: logging.Handler) -> Generator[None]:
    """No other handler reads the log: pytest's would keep records, their exceptions and, with those, the world."""
    log = logging.getLogger()
    handlers, level = log.handlers, log.level
    log.handlers = [handler]
    log.setLevel(logging.ERROR)
    try:
        yield
    finally:
        log.handlers = handlers
        log.setLevel(level)


def _say_nothing(loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    del loop, context


def searched(seconds: float, first: int, plan: Plan = USUAL, limit_s: float = LIMIT_S) -> list[Outcome]:
    """Run worlds for so long, from this seed on; their outcomes, without traces, until one fails."""
    until, found = time.monotonic() + seconds, list[Outcome]()
    while time.monotonic() < until and not (found and found[-1].error):
        found.append(replace(simulate(first + len(found), plan, limit_s), trace=[]))
    return found
