"""A process of the bot in the simulated world."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextvars import Context
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import discord
from discord.app_commands import Command

from bot.client import BEAT_SECONDS
from bot.platform.traffic import Traffic
from bot.services import Parts, Services, build
from bot.settings import Settings
from bot.tables.refusals import TableError
from data.outside import now_ms, outside
from data.store import Store
from tests.simulation.checks import Broken
from tests.simulation.database import Disk
from tests.simulation.discord import BadDiscord
from tests.simulation.drawing import BlankDrawing
from tests.simulation.loop import Host, OfHost
from tests.simulation.thinking import BusyThinkers

log = logging.getLogger(__name__)

COMPUTER_PAUSE: Final = 1.0


class Process(Host):
    """A process of the bot: its clock, chance, connections and services. `skew_s`: how far its clock is off."""

    def __init__(
        self,
        name: str,
        discord_: BadDiscord,
        database: Path,
        *,
        epoch_s: float,
        chance_of: Callable[[str], Random],
    ) -> None:
        """`chance_of`: the chance of each part that draws from it."""
        super().__init__(name)
        loop = discord_.loop
        self.skew_s = 0.0
        self.drawing: type[BlankDrawing] = BlankDrawing
        self.services: Services | None = None
        self.is_up = False
        self.up_at = 0.0
        """Since when it is up, in the loop's seconds."""
        self._loop, self._discord, self._database, self._epoch_s = loop, discord_, database, epoch_s
        self._chance_of = chance_of
        disk, self._watching = chance_of("disk"), chance_of("watch")
        self.disk = Disk(loop, lambda: disk.uniform(0.0002, 0.01))
        self._tasks: list[asyncio.Task[object]] = []
        self._watch = 0.0
        self.context = Context()
        self.context.run(
            outside.set,
            OfHost(self._now_ms, self._stopwatch, chance_of("bot"), host=self),
        )

    def _now_ms(self) -> int:
        return round((self._epoch_s + self._loop.now + self.skew_s) * 1000)

    def _stopwatch(self) -> float:
        """Each look takes a moment, as the loop's time does not go on while something runs."""
        self._watch = max(self._watch, self._loop.now) + self._watching.uniform(0, 0.0005)
        return self._watch

    def run(self, work: Coroutine[object, None, object]) -> "asyncio.Task[object]":
        """Run as a part of this process."""
        task = self._loop.create_task(work, context=self.context.copy())
        self._tasks.append(task)
        task.add_done_callback(self._report)
        return task

    def _report(self, task: "asyncio.Task[object]") -> None:
        """What ends by an error is an error in the log, as the product handles all of its own."""
        if not task.cancelled() and (error := task.exception()) is not None and not self.is_usual(error):
            log.error("A task ended: %r", error, exc_info=error)

    def is_usual(self, error: BaseException) -> bool:
        """Whether the work for a user, or a check, may end by this error."""
        return isinstance(error, TableError | Broken)

    async def start(self) -> None:
        """Open the store and take up what the process before has left."""
        engine = partial(self.disk.engine, path=self._database)
        self.store = await Store.open(f"sqlite:///{self._database}", create=engine)
        settings = Settings(
            _env_file=None,  # type: ignore[call-arg]
            SEVENS_COMPUTER_PAUSE=COMPUTER_PAUSE,
            SEVENS_OPENED_BY_PERSON=10_000,
            SEVENS_OPENED_IN_SERVER=100_000,
        )
        client = self._discord.client_of(self)
        parts = Parts(
            drawing=lambda _: self.drawing(self._chance_of("drawing")),
            thinkers=lambda _: BusyThinkers(self._chance_of("thinking")),
        )
        traffic = Traffic(rate=45)
        self.services = services = build(client, settings, self.store, emojis={}, traffic=traffic, parts=parts)
        self.client = client
        self._components = [component for each in services.features for component in each.components()]
        self._commands = {command.name: command for each in services.features for command in each.get_app_commands()}
        await services.list_tables()
        self.is_up, self.up_at = True, self._loop.now
        self.run(services.resume_tables())
        self.run(self._beat())
        self.run(services.forgetting.run())

    async def _beat(self) -> None:
        services = self.services
        assert services is not None
        await services.tables.restoring.passed()
        while True:
            await services.tables.clock.correct_deadlines()
            await self.store.heartbeat.beat(now_ms())
            await asyncio.sleep(BEAT_SECONDS)

    def deliver(self, press: discord.Interaction, custom_id: str) -> "asyncio.Task[object]":
        """Discord tells this process of a press, or of a command where it begins with a slash."""
        return self.run(self._answer(press, custom_id))

    async def _answer(self, press: discord.Interaction, custom_id: str) -> None:
        assert self.services is not None
        if custom_id.startswith("/"):
            name, *options = custom_id[1:].split()
            command = self._commands[name]
            assert isinstance(command, Command)
            await command.callback(command.binding, press, *options)
            return
        for component in self._components:
            if await component.answer(self.services.answers, press, custom_id):
                return
        raise AssertionError(f"nobody handles {custom_id}")

    def die(self) -> None:
        """Killed: nothing of it runs again, and what it has not committed is lost."""
        self.is_dead, self.is_up = True, False
        self.lived_until = self._loop.now
        self.disk.die()
