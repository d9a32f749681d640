"""Worlds of several processes, which share the shards of servers over a model of PostgreSQL."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager, ExitStack
from contextvars import Context, copy_context
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

from discord.gateway import DiscordWebSocket

from bot.tables.entries import CloseReason
from bot.tables.table import Stage, Table
from data.leases import shard_of
from tests.simulation.checks import Broken
from tests.simulation.discord import BadDiscord, Weather
from tests.simulation.gateway import Socket, opened
from tests.simulation.loop import host_of, wait_for
from tests.simulation.process import Process
from tests.simulation.server import ModelServer
from tests.simulation.shared_process import ENDS_S, SharedClient, SharedProcess
from tests.simulation.world import EPOCH_S, FIRST_CHANNEL, Plan, World

PLAYED_S: Final = 30.0
"""The bar of a takeover: so long after a process has ended, others play its shards."""
CONNECTED_S: Final = 60.0
"""The bar of a start: so long a shard is held until it has its session."""
STARTS_S: Final = 10.0
"""So long after its start a process can be expected to take part."""
_SPARE_SLOTS: Final = 2
"""One that waits for a socket, and one that was taken for a shard that was then given back."""
_OUTAGE: Final = (
    "The database takes no writes",
    "the server is away",
    "the connection has ended",
    "Cannot operate on a closed",
)
"""What a process says while the database is away. The last is how SQLite says that a connection has ended, where SQLAlchemy
does not take that for a loss of PostgreSQL's."""
_RESTARTS_S: Final = (0.5, 40.0)
_SLEEPS_S: Final = (2.0, 150.0)
_AWAY_S: Final = (1.0, 25.0)


@dataclass(frozen=True, slots=True)
class FleetPlan(Plan):
    """`ends`: how often a process is asked to end. `sleeps`: how often one stands still. `outages`: how often the
    database is away. `jumps`: how often a clock is set."""

    tables: int = 3
    people: int = 1
    seconds: float = 300.0
    processes: int = 2
    shards: int = 3
    kills: int = 6
    stops: int = 1
    sleeps: int = 1
    outages: int = 1
    jumps: int = 1
    twice: float = 0.0
    limited: float = 0.0
    banned: float = 0.0
    tokens_die: float = 0.0
    late: float = 0.0
    unheard: float = 0.0
    deletes: float = 0.0
    denies: float = 0.0
    drops: float = 0.0
    ends: float = 0.0
    writes: float = 0.0
    deletions: float = 0.0
    commands: float = 0.0

    def world(self, seed: int, folder: Path) -> World:
        return Fleet(seed, self, folder)


class SharedDiscord(BadDiscord):
    """Discord, which sends events to the sessions of a server's shard."""

    def __init__(self, *given: Any, shards: int) -> None:
        super().__init__(*given)
        self.shards = shards
        gateway: Any = self.app.gateway
        del gateway.dispatch, gateway.dispatch_message


@dataclass(slots=True)
class _Shard:
    """Since when a shard is not played as it could be, and not connected where it is held."""

    idle_since: float = 0.0
    held_by: SharedProcess | None = None
    held_since: float = 0.0


class Fleet(World):
    """Discord, people, a database server, and processes that share the shards."""

    plan: FleetPlan

    def __init__(self, seed: int, plan: FleetPlan, folder: Path) -> None:
        super().__init__(seed, plan, folder)
        self.discord: Any = SharedDiscord(self.loop, EPOCH_S, self.trace, Random(f"discord {seed}"), shards=plan.shards)
        chance = Random(f"server {seed}")
        self.clock_s = 0.0
        """How far the server's clock is off."""
        self.server = ModelServer(
            now=lambda: round((EPOCH_S + self.loop.now + self.clock_s) * 1000),
            delay=lambda: chance.uniform(0.0002, 0.01),
            on_written=self._check_entry,
        )
        self._was_away = False
        self._gateway_chance = Random(f"gateway {seed}")
        self.processes: list[SharedProcess] = []
        self.shards = [_Shard() for _ in range(plan.shards)]
        self._tasks: list[asyncio.Task[object]] = []

    # -- Where what is --------------------------------------------------------------------------------------------

    def shard(self, channel: int) -> int:
        """The shard of a channel's server."""
        return (channel - FIRST_CHANNEL) % self.plan.shards

    def guild_of(self, channel: int) -> int:
        return self.shard(channel) << 22 | 7

    def process_of(self, channel: int) -> Process | None:
        holding = [each for each in self.processes if each.holds(self.shard(channel))]
        return next((each for each in holding if each.is_awake), next(iter(holding), None))

    def own_table_of(self, user: int) -> Table | None:
        return None

    # -- What happens ---------------------------------------------------------------------------------------------

    async def start_process(self) -> None:
        self._started += 1
        name = f"p{self._started}"
        process = SharedProcess(
            name,
            self.discord,
            self.database,
            self.server,
            epoch_s=EPOCH_S,
            chance_of=self._chance_of(f"process {self.seed} {self._started}"),
        )
        process.skew_s = self.chance.choice((0.0, 0.0, 0.0, -30.0, 40.0, 3_600.0))
        self.trace(f"{name} starts")
        self.processes.append(process)
        try:
            await process.run(process.start())
        except Exception as error:
            if not process.is_usual(error):
                raise
            self.trace(f"{name} cannot start: {error!r}")
            process.die()
            self._soon(self._follow(process))

    def connected(self) -> AbstractContextManager[object]:
        there = ExitStack()
        there.enter_context(patch.object(DiscordWebSocket, "from_client", self._opened))
        there.enter_context(patch.object(asyncio, "wait_for", wait_for))
        return there

    def leave(self) -> None:
        for process in self.processes:
            process.disk.close()

    async def run(self) -> None:
        plan = self.plan
        for number in range(plan.tables):
            channel = FIRST_CHANNEL + number
            self.discord.channel(channel, guild=self.guild_of(channel))
        await asyncio.gather(*(self._starts(self.chance.uniform(0, 4)) for _ in range(plan.processes)))
        self.discord.weather = Weather.of(plan)
        for person in self.people:
            person.begin()
        self._look()
        for at, act in self._events():
            await asyncio.sleep(max(0.0, at - self.loop.now))
            await self._some_steps(self.chance.randrange(200))
            act()
        await asyncio.sleep(max(0.0, plan.seconds - self.loop.now))
        self.discord.weather, self.calm_at = Weather(), self.loop.now
        for person in self.people:
            person.calm_down()
        await self.end()

    async def _starts(self, after: float) -> None:
        await asyncio.sleep(after)
        await self.start_process()

    def _events(self) -> list[tuple[float, Callable[[], object]]]:
        plan = self.plan
        acts = (self._kill, self._stop, self._sleep, self._outage, self._jump)
        counts = (plan.kills, plan.stops, plan.sleeps, plan.outages, plan.jumps)
        found = [
            (self.chance.uniform(5, plan.seconds), act)
            for act, count in zip(acts, counts, strict=True)
            for _ in range(count)
        ]
        return sorted(found, key=lambda each: each[0])

    async def _some_steps(self, left: int) -> None:
        done: asyncio.Future[None] = self.loop.create_future()

        def step() -> None:
            nonlocal left
            left -= 1
            if left < 0 and not done.done():
                self.loop.before_step = None
                done.set_result(None)

        self.loop.before_step = step
        await done

    def _some_process(self) -> SharedProcess | None:
        there = [each for each in self.processes if each.is_awake and not each.is_ending]
        return self.chance.choice(there) if there else None

    def _soon(self, work: Coroutine[object, None, object]) -> None:
        self._tasks.append(self.loop.create_task(work, context=Context()))

    def _kill(self) -> None:
        if (process := self._some_process()) is not None:
            process.is_ending = True
            process.die()
            self.kills += 1
            self._soon(self._follow(process))

    async def _follow(self, process: SharedProcess) -> None:
        """Start another process for one that has ended."""
        if process not in self.processes:
            return
        self.trace(f"{process.name} is dead")
        self.processes.remove(process)
        self.dead.append(process)
        await asyncio.sleep(self.chance.uniform(*_RESTARTS_S))
        await self.start_process()

    def _stop(self) -> None:
        if (process := self._some_process()) is not None:
            self._soon(self._stopped(process))

    async def _stopped(self, process: SharedProcess) -> None:
        self.trace(f"{process.name} is asked to end")
        await asyncio.wait([process.run(process.end())], timeout=ENDS_S)
        process.die()
        await self._follow(process)

    def _sleep(self) -> None:
        if (process := self._some_process()) is not None:
            seconds = self.chance.uniform(*_SLEEPS_S)
            self.trace(f"{process.name} stands still for {seconds:.1f} s")
            process.asleep_until = self.loop.now + seconds
            process.stood_still = True

    def _outage(self) -> None:
        if not self.server.is_away:
            seconds = self.chance.uniform(*_AWAY_S)
            self.trace(f"the database is away for {seconds:.1f} s")
            self._was_away = True
            self.server.go_away()
            self.loop.call_later(seconds, self._is_back, context=Context())

    def _is_back(self) -> None:
        self.trace("the database is back")
        self.server.come_back()

    def _jump(self) -> None:
        seconds = self.chance.choice((-40.0, -5.0, 3.0, 90.0))
        process = self._some_process()
        if process is not None:
            self.trace(f"the clock of {process.name} jumps by {seconds:g} s")
            process.skew_s += seconds

    async def _opened(self, client: SharedClient, **facts: Any) -> Socket:
        host = host_of(copy_context())
        assert isinstance(host, SharedProcess)
        shard = facts["shard_id"]
        socket = await opened(
            client,
            self.discord.app.gateway,
            host,
            self._gateway_chance,
            shard=shard,
            session=facts.get("session"),
            sequence=facts.get("sequence"),
            resume=facts.get("resume", False),
        )
        self.trace(f"{host.name} {'resumes' if facts.get('resume') else 'identifies'} shard {shard}")
        if not facts.get("resume"):
            self.server.slots[host] -= 1
        host.sockets.append(socket)
        return socket

    # -- What must hold -------------------------------------------------------------------------------------------

    def _look(self) -> None:
        try:
            self._look_at_all()
        except Broken as error:
            self.broken = error
            self.loop.stop()
        else:
            self.loop.call_later(self.plan.looks_s, self._look, context=Context())

    def _look_at_all(self) -> None:
        if self.discord.malformed:
            raise Broken(f"refused for its form: {self.discord.malformed[0]}")
        for process in list(self.processes):
            if process.is_dead and not process.is_ending:
                if process.lost is not None:
                    self._check_loss(process)
                self._soon(self._follow(process))
                process.is_ending = True
            elif not process.is_dead and not process.stood_still and not self._was_away:
                self._uses_slots(process)
        for shard in range(self.plan.shards):
            self._is_played(shard)

    def _check_entry(self, shards: set[int], tokens: dict[int, int]) -> None:
        """Entries are written by the holder of their shard only."""
        for shard in shards:
            if self.server.rows["leases", shard].token != tokens.get(shard):
                self.broken = Broken(f"an entry of shard {shard} was written without its lease")
                self.loop.stop()

    def _uses_slots(self, process: SharedProcess) -> None:
        """A slot to identify that was taken begins a session, or is given back."""
        unused = self.server.slots[process]
        if unused > _SPARE_SLOTS:
            raise Broken(f"{process.name} has taken {unused} slots to identify and used none of them")

    def _check_loss(self, process: SharedProcess) -> None:
        """A process loses leases only if it stood still."""
        self.trace(f"{process.name} has lost: {process.lost}")
        if not process.stood_still:
            raise Broken(f"{process.name} has lost a lease, though it stood still at no time: {process.lost}")

    def _is_played(self, shard: int) -> None:
        """Some process plays each shard, soon after another one has ended."""
        state, now = self.shards[shard], self.loop.now
        able = [each for each in self.processes if each.is_awake and now - each.up_at > STARTS_S]
        holder = next((each for each in self.processes if each.is_awake and each.holds(shard)), None)
        if self.server.is_away or not able or holder is not None:
            state.idle_since = now
        if now - state.idle_since > PLAYED_S:
            raise Broken(f"nobody plays shard {shard} for {now - state.idle_since:.0f} s")
        if holder is not state.held_by or holder is None or self.server.is_away or holder.connected(shard):
            state.held_by, state.held_since = holder, now
        elif now - state.held_since > CONNECTED_S:
            raise Broken(f"{holder.name} has had no session for shard {shard} for {now - state.held_since:.0f} s")

    async def check(self) -> None:
        """What must hold at the end."""
        self.process = next(each for each in self.processes if each.is_awake)
        errors = [each for each in self.errors.lines if not any(words in each for words in _OUTAGE)]
        if errors:
            raise Broken(f"the log has errors: {errors[0]}")
        stored = {number: await self._stored(number) for number in self._tables_seen()}
        for table, _ in stored.values():
            self._check_end(table)
        for person in self.people:
            for table_id, ply, move in person.answered:
                table, made = stored[table_id]
                if move not in made[ply] or (len(made[ply]) > 1 and not table.take_backs):
                    raise Broken(f"{move} by {person.user} at ply {ply} of table {table_id} was answered: {made[ply]}")
        for process in self.processes:
            assert process.services is not None
            for table in process.services.tables.all():
                if not table.is_private and process.holds(shard_of(table.home, self.plan.shards)):
                    await process.run(self._check_board(process, table))

    def _check_end(self, table: Table) -> None:
        """The bot leaves no server, so no table is closed for that."""
        if table.stage is Stage.OVER and table.close_reason is CloseReason.CHANNEL_GONE:
            raise Broken(f"table {table.id} was closed, though its channel is there")
