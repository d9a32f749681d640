"""People play at many tables while the bots of a fleet are killed and started again at random."""

import asyncio
import signal
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from random import Random

from bot.tables.entries import CloseReason
from tests.e2e.chaos import Ledger
from tests.e2e.fleet import Fleet
from tests.e2e.patient import SLOW, Pace, PatientCrew
from tests.e2e.people import Message, Person, person


@dataclass(frozen=True)
class Timing:
    """How fast people press and bots die."""

    slow: float = SLOW
    """Seconds after which a press counts as not answered: the holder of its shard has died."""
    pauses: tuple[float, float] = (0.3, 1.5)
    """Between a person's presses, in seconds."""
    between: tuple[float, float] = (0.2, 2.0)
    """Between two kills, in seconds."""
    settles: float = 0.5
    """The chance that a kill waits until all shards are played; else one dies before the others have taken over."""


USUAL = Timing()


class Rested(Exception):
    """The kills are over, and a move was answered since."""


@dataclass
class RestingCrew(PatientCrew):
    """A crew that plays until the kills are over, and a move was answered since."""

    async def play(self) -> None:
        while not self.chaos.is_over:
            table = await self._gather()
            self.tables.append(table)
            try:
                await asyncio.gather(*(self._play(who, table) for who in self.people))
            except Rested:
                return

    async def _press_move(self, who: Person, hand: Message, custom_id: str, together: bool) -> bool:
        is_answered = await super()._press_move(who, hand, custom_id, together)
        if is_answered and self.chaos.is_over:
            raise Rested
        return is_answered


@dataclass
class Storm:
    """Kills, tables and what came of them."""

    bots: Fleet
    chance: Random
    kills: int
    processes: int
    tables: int
    timing: Timing = USUAL
    crews: list[RestingCrew] = field(default_factory=list[RestingCrew])
    ledger: Ledger = field(default_factory=Ledger)
    lost_leases: int = 0
    """Bots that ended by themselves, as a busy machine kept them from renewing a lease in time."""
    seconds: float = 0.0

    async def rage(self) -> None:
        """Play and kill, until a move was answered at every table after the last kill."""
        began = time.monotonic()
        guilds = await asyncio.to_thread(self.bots.guilds)
        self.bots.start(self.processes)
        await self.bots.until_played()
        await self.bots.until_registered()
        async with AsyncExitStack() as stack:
            for number in range(self.tables):
                who = await stack.enter_async_context(person(self.bots.playground.url, f"P{number}"))
                guild = guilds[number % len(guilds)]
                body = {"guild_id": guild["id"], "name": f"table-{number}"}
                channel = (await who.ask("POST", "/world/channels", body))["id"]
                who.only_in = channel  # Sixty people who keep sixty channels take gigabytes.
                chance = Random(self.chance.getrandbits(32))
                pace = Pace(self.ledger, chance, self.timing.pauses, self.timing.slow)
                self.crews.append(RestingCrew.of(pace, channel, who))
            playing = [asyncio.create_task(crew.play()) for crew in self.crews]
            over = asyncio.Event()
            hearing = asyncio.create_task(self._hear(over))
            watching = asyncio.create_task(self._watch())
            try:
                await self._kill()
                for crew in self.crews:
                    crew.pace.is_over = True
                await asyncio.gather(*playing)
                over.set()
                await hearing
                await self._check()
            finally:
                for task in (*playing, hearing, watching):
                    task.cancel()
        self.seconds = time.monotonic() - began

    async def _hear(self, over: asyncio.Event) -> None:
        """Copy the playground's journal before it drops anything."""
        while not over.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await over.wait()
            await asyncio.to_thread(self.ledger.hear, self.bots.playground)

    async def _watch(self) -> None:
        """After the kills, a bot that lost its leases to a busy machine ends by itself: start another one, and let
        people look again."""
        while True:
            await asyncio.sleep(2 * self.timing.slow)
            if all(crew.chaos.is_over for crew in self.crews):
                self.lost_leases += len(await self._ended())
                await self._fill_up()

    async def _fill_up(self) -> None:
        """Start as many bots as are missing; people look again at what is there."""
        for crew in self.crews:
            crew.pace.epoch += 1
            crew.people[0].changed.set()
        await asyncio.to_thread(self.bots.start, self.processes - len(self.bots.pids))

    async def _kill(self) -> None:
        for _ in range(self.kills):
            if self.chance.random() < self.timing.settles:
                with suppress(TimeoutError):
                    await self.bots.until_played(patience=self.timing.slow)
            await asyncio.sleep(self.chance.uniform(*self.timing.between))
            statuses = await self._ended()
            if self.bots.pids:
                victim = self.chance.choice(self.bots.pids)
                statuses.append(await asyncio.to_thread(self.bots.kill, victim))
            lost = [status for status in statuses if status != -signal.SIGKILL]
            assert {*lost} <= {1}, self.bots.log
            self.lost_leases += len(lost)
            assert self.bots.log.count("taken over shard") >= self.lost_leases, self.bots.log
            await self._fill_up()

    async def _ended(self) -> list[int]:
        """The statuses of bots that have ended by themselves."""
        ended = [pid for pid in self.bots.pids if self.bots.has_ended(pid)]
        return [await asyncio.to_thread(self.bots.ended, pid) for pid in ended]

    async def _check(self) -> None:
        """Every answered move is there once, no board is there twice, and no command was answered twice."""
        rows = await self.bots.rows("SELECT table_id, n, at_ms, body FROM entries ORDER BY 1, 2")
        tables = self.ledger.stored_tables(rows)
        assert tables.keys() == {table for crew in self.crews for table in crew.tables}
        over = [number for number, table in tables.items() if table.close_reason is not None]
        for number in over:
            reason = tables[number].close_reason
            assert reason is CloseReason.PLAYED, f"table {number} did not go on: {reason}"
        results = await self.bots.rows("SELECT table_id, count(*) AS count FROM results GROUP BY 1")
        assert {row["table_id"]: row["count"] for row in results} == dict.fromkeys(over, 1)
        twice = [each for each, count in Counter(self._answers()).items() if count > 1]
        assert not twice, "answered twice"
        assert all(crew.has_one_board_each() for crew in self.crews)

    def _answers(self) -> list[str]:
        """The interactions that were answered, each as often as it was."""
        asked = [each for each in self.ledger.requests if each["method"] == "POST" and each["status"] < 300]
        return [each["path"].split("/")[2] for each in asked if each["path"].startswith("/interactions/")]

    def __str__(self) -> str:
        moves, games = len(self.ledger.answered()), sum(len(crew.tables) for crew in self.crews)
        return (
            f"{self.kills} kills, {self.lost_leases} leases lost to a busy machine, {self.tables} tables at a time,"
            f" {games} matches, {moves} moves answered, {self.seconds:.0f} s"
        )
